#include "ui/pages/pause_menu.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr int kWide = 380;  // points of the smallest window

}  // namespace

PauseMenu::PauseMenu(const QString& title, const QString& where, QWidget* parent)
    : QWidget(parent), panel_(new QWidget(this)), column_(new QVBoxLayout(panel_)) {
  setObjectName("table-menu");
  setAttribute(Qt::WA_DeleteOnClose);
  setAccessibleName(tr("Menu"));
  const double scale = std::max(1.0, std::min(parent->width() / 1280.0, parent->height() / 800.0));
  setStyleSheet(w13::styleSheet(scale, 200));
  panel_->setObjectName("menu-panel");
  panel_->setAttribute(Qt::WA_StyledBackground);
  panel_->setMinimumWidth(qRound(kWide * scale));
  const int side = qRound(22 * scale);
  column_->setContentsMargins(side, side, side, side);
  column_->setSpacing(qRound(8 * scale));
  QLabel* head = new QLabel(title);
  head->setProperty("look", "heading");
  column_->addWidget(head);
  if (!where.isEmpty()) addNote(where);
  add(tr("Back to the table"), tr("Esc"), "go-on", [] {});
  findChild<QPushButton*>("go-on")->setProperty("gold", true);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(panel_, 0, Qt::AlignCenter);
  parent->installEventFilter(this);
}

void PauseMenu::addNote(const QString& words) {
  QLabel* note = new QLabel(words);
  note->setProperty("look", "small");
  note->setWordWrap(true);
  column_->addWidget(note);
}

void PauseMenu::add(const QString& words, const QString& key, const char* name, std::function<void()> does) {
  QPushButton* entry = new QPushButton(key.isEmpty() ? words : tr("%1 (%2)", "entry and its key").arg(words, key));
  entry->setObjectName(name);
  entry->setProperty("menu", true);
  entry->setAutoDefault(true);
  column_->addWidget(entry);
  connect(entry, &QPushButton::clicked, this, [this, does = std::move(does)] {
    const std::function<void()> kept = does;  // it goes away, and this with it
    goAway();
    kept();
  });
}

void PauseMenu::addGrave(const QString& words, const QString& sure, const char* name, std::function<void()> does) {
  QPushButton* entry = new QPushButton(words);
  entry->setObjectName(name);
  entry->setProperty("menu", true);
  entry->setAutoDefault(true);
  column_->addWidget(entry);
  connect(entry, &QPushButton::clicked, this, [this, entry, sure, does = std::move(does)] {
    if (entry->text() != sure) return entry->setText(sure);
    const std::function<void()> kept = does;
    goAway();
    kept();
  });
}

void PauseMenu::open() {
  setGeometry(parentWidget()->rect());
  show();
  raise();
  findChild<QPushButton*>("go-on")->setFocus(Qt::TabFocusReason);
}

void PauseMenu::goAway() {
  if (isHidden()) return;
  hide();
  emit left();
  deleteLater();
}

void PauseMenu::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.fillRect(rect(), QColor(0, 0, 0, 165));
}

void PauseMenu::keyPressEvent(QKeyEvent* event) {
  event->accept();  // no key goes on to the table
  if (event->key() == Qt::Key_Escape && !event->isAutoRepeat()) return goAway();
  if (event->key() == Qt::Key_Up) focusNextPrevChild(false);
  if (event->key() == Qt::Key_Down) focusNextPrevChild(true);
}

void PauseMenu::mousePressEvent(QMouseEvent* event) {
  if (!panel_->geometry().contains(event->pos())) goAway();
}

bool PauseMenu::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
  return QWidget::eventFilter(watched, event);
}

}  // namespace w13
