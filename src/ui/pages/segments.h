#pragma once
// A few choices side by side, of which one holds: buttons joined to a bar.

#include <QFrame>
#include <QPushButton>
#include <QString>
#include <vector>

namespace w13 {

/// A choice of the bar: what it means to the program, and what it is called.
struct Segment {
  QString value;
  QString words;
};

class Segments final : public QFrame {
  Q_OBJECT
 public:
  /// The buttons are named "NAME-VALUE".
  Segments(const QString& name, const std::vector<Segment>& all, QWidget* parent = nullptr);

  [[nodiscard]] QString value() const;
  /// Chooses without a click; what is no choice changes nothing. Tells nobody.
  void set(const QString& value);
  [[nodiscard]] QPushButton* button(const QString& value) const;

 signals:
  /// Somebody chose another.
  void chosen(const QString& value);

 private:
  std::vector<std::pair<QString, QPushButton*>> buttons_;
};

}  // namespace w13
