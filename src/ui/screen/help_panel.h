#pragma once
// The F1 panel: all help on one thing, rules in full. Its screen owns it.

#include <QFrame>

#include "ui/screen/help.h"

class QTextBrowser;

namespace ui {

class HelpPanel final : public QFrame {
  Q_OBJECT
 public:
  HelpPanel(const house::RuleBook* rules, QWidget* parent);

  /// Shows help on the side away from the thing; `thing` is in the parent's coordinates. It uses only the parent's top
  /// left `room`.
  void show(const Help& help, const QRect& thing, const QSize& room);
  /// Its text.
  [[nodiscard]] QString text() const;

 signals:
  /// F1 again, or a link was clicked: asks for the rule book at this page; empty: at its beginning.
  void bookWanted(const QString& page);
  void left();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  const house::RuleBook* rules_;
  QTextBrowser* text_;
  QString first_;  ///< the most relevant rule
};

}  // namespace ui
