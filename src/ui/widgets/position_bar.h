#pragma once
// The bar above the table in a position outside a season: what it is, what to try, and the way back.

#include <QFrame>
#include <exception>
#include <functional>

class QLabel;
class QPushButton;

namespace ui {

/// A position's description, in the current language.
struct PositionWords {
  QString name;     ///< "Example EX-08"
  QString text;     ///< what it is
  QString attempt;  ///< what to try; empty: said already
  QString leave;    ///< "Back to the rule"
  QString keep;     ///< "Keep as a scenario"; empty: cannot be kept
};

class PositionBar final : public QFrame {
  Q_OBJECT
 public:
  /// `says` is called again on every change of language.
  PositionBar(std::function<PositionWords()> says, QWidget* parent);
  /// Shows news of the position, below its text; empty: none.
  void tell(const QString& news);
  [[nodiscard]] const QString& news() const { return news_; }
  /// Its text.
  [[nodiscard]] QString words() const;

  /// What it says above a card that is tried from the workshop; `keep` as above.
  [[nodiscard]] static PositionWords trying(const QString& card, const QString& says, const QString& keep = {});
  /// What the workshop says of a card that cannot be tried, with the reason.
  [[nodiscard]] static QString untried(const QString& card, const std::exception& why);

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

}  // namespace ui
