#pragma once
// Above the table while a position is played that is no season: what it is, what to try, and the way back.

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;

namespace w13 {

/// What a position says of itself, in the language spoken.
struct PositionWords {
  QString name;     ///< "Example EX-08"
  QString text;     ///< what it is
  QString attempt;  ///< what to try; empty: that is said already
  QString leave;    ///< "Back to the rule"
  QString keep;     ///< "Keep as a scenario"; empty: it cannot be kept
};

class PositionBar final : public QFrame {
  Q_OBJECT
 public:
  /// `says` is asked again whenever another language is spoken.
  PositionBar(std::function<PositionWords()> says, QWidget* parent);
  /// News of the position, below it; empty: none.
  void tell(const QString& news);
  [[nodiscard]] const QString& news() const { return news_; }
  /// What it says.
  [[nodiscard]] QString words() const;

 signals:
  void again();
  void left();
  void kept();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void write();
  std::function<PositionWords()> says_;
  QString news_;
  QLabel* said_;
  QPushButton* keep_;
  QPushButton* again_;
  QPushButton* left_;
};

}  // namespace w13
