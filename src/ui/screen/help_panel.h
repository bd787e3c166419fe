#pragma once
// The panel that F1 opens: all that is told about one thing, rules in full. It belongs to its screen and goes with it.

#include <QFrame>

#include "ui/screen/help.h"

class QTextBrowser;

namespace w13 {

class HelpPanel final : public QFrame {
  Q_OBJECT
 public:
  HelpPanel(const RuleBook* rules, QWidget* parent);

  /// Shows help at the side where the thing is not; `thing` in the parent's coordinates, of which it takes the `room`
  /// from the top left.
  void show(const Help& help, const QRect& thing, const QSize& room);
  /// What it says.
  [[nodiscard]] QString text() const;

 signals:
  /// F1 again, or a link was clicked: the rule book is wanted at this page; empty: at its beginning.
  void bookWanted(const QString& page);
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const RuleBook* rules_;
  QTextBrowser* text_;
  QString first_;  ///< the nearest rule
};

}  // namespace w13
