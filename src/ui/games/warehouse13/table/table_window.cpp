#include "ui/games/warehouse13/table/table_window.h"

#include <QCloseEvent>
#include <QVBoxLayout>

#include "ui/window/window_place.h"

namespace w13 {

TableWindow::TableWindow(const Catalog& cards, const Words& words, const RuleBook* rules, QWidget* owner)
    : QWidget(owner, Qt::Window | Qt::WindowDoesNotAcceptFocus), table_(new TableScreen(cards, words, rules, this)) {
  setWindowTitle(tr("Warehouse 13: the table"));
  setAttribute(Qt::WA_ShowWithoutActivating);  // the one who plays keeps the keys
  setMinimumSize(ui::kLeastWindow);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->setContentsMargins(0, 0, 0, 0);
  all->addWidget(table_);
  table_->setFocusPolicy(Qt::NoFocus);
  table_->setInteractive(false);
  table_->setAttribute(Qt::WA_TransparentForMouseEvents);
  table_->viewport()->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void TableWindow::closeEvent(QCloseEvent* event) {
  emit closed();
  QWidget::closeEvent(event);
}

void TableWindow::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) setWindowTitle(tr("Warehouse 13: the table"));
}

}  // namespace w13
