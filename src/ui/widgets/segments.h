#pragma once
// A few exclusive choices side by side: buttons joined to a bar.

#include <QFrame>
#include <QPushButton>
#include <QString>
#include <vector>

namespace ui {

/// A choice of the bar: its value and its label.
struct Segment {
  QString value;
  QString words;
};

/// One of a few exclusive buttons. Enter chooses it; once it is chosen, Enter is the page's, which may go on with it.
class OneOfSome final : public QPushButton {
 public:
  explicit OneOfSome(const QString& words);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
};

class Segments final : public QFrame {
  Q_OBJECT
 public:
  /// The buttons are named "NAME-VALUE".
  Segments(const QString& name, const std::vector<Segment>& all, QWidget* parent = nullptr);

  [[nodiscard]] QString value() const;
  /// Chooses without a click or a signal; an unknown value changes nothing.
  void set(const QString& value);
  [[nodiscard]] QPushButton* button(const QString& value) const;

 signals:
  /// The user has chosen another.
  void chosen(const QString& value);

 private:
  std::vector<std::pair<QString, QPushButton*>> buttons_;
};

}  // namespace ui
