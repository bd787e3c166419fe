#include "ui/games/warehouse13/pages/pause_menu.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/games/warehouse13/shell.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr int kWide = 380;  // points of the smallest window
constexpr int kLargestText = 200;

}  // namespace

PauseMenu::PauseMenu(const QString& note, Leaves leaves, QWidget* parent)
    : QWidget(parent), panel_(new QWidget(this)), column_(new QVBoxLayout(panel_)) {
  setObjectName("table-menu");
  setAccessibleName(tr("Menu"));
  const double scale = std::max(1.0, std::min(parent->width() / 1280.0, parent->height() / 800.0));
  setStyleSheet(w13::styleSheet(scale, kLargestText));
  panel_->setObjectName("menu-panel");
  panel_->setAttribute(Qt::WA_StyledBackground);
  panel_->setMinimumWidth(qRound(kWide * scale));
  const int side = qRound(22 * scale);
  column_->setContentsMargins(side, side, side, side);
  column_->setSpacing(qRound(8 * scale));
  QLabel* head = new QLabel(tr("Menu"));
  head->setProperty("look", "heading");
  column_->addWidget(head);
  if (!note.isEmpty()) {
    QLabel* words = new QLabel(note);
    words->setProperty("look", "hint");
    words->setWordWrap(true);
    column_->addWidget(words);
  }
  add(tr("Back to the table (Esc)"), Order::GoOn)->setProperty("gold", true);
  add(tr("Save a copy ... (Ctrl+S)"), Order::Save);
  add(tr("Open another season ... (Ctrl+O)"), Order::Open);
  add(tr("Options"), Order::Options);
  add(tr("Rule book"), Order::Rules);
  if (leaves == Leaves::Lesson) add(tr("Start this lesson again"), Order::Restart);
  add(leaves == Leaves::Lesson   ? tr("Leave the lesson")
      : leaves == Leaves::Season ? tr("Leave the season (it is saved)")
                                 : tr("Leave the table"),
      Order::Leave);
  add(tr("Quit"), Order::Quit);
  QVBoxLayout* all = new QVBoxLayout(this);
  all->addWidget(panel_, 0, Qt::AlignCenter);
  parent->installEventFilter(this);
}

QPushButton* PauseMenu::add(const QString& words, Command command) {
  QPushButton* entry = new QPushButton(words);
  entry->setObjectName(QStringLiteral("menu-") + nameOf(command.what.as<Order>()));
  entry->setProperty("menu", true);
  entry->setAutoDefault(true);
  column_->addWidget(entry);
  connect(entry, &QPushButton::clicked, this, [this, command] { choose(command); });
  return entry;
}

// The first press asks, the second does it: all at the table see it.
void PauseMenu::addPin(int seat, const QString& name) {
  QPushButton* entry = add(tr("Remove the PIN of %1").arg(name), Command(Order::DropPin, of(seatAt(seat))));
  place(entry, column_->count() - 3);  // above what leads away
  disconnect(entry, &QPushButton::clicked, nullptr, nullptr);
  connect(entry, &QPushButton::clicked, this, [this, entry, seat, asked = false]() mutable {
    if (std::exchange(asked, true)) return choose(Command(Order::DropPin, of(seatAt(seat))));
    entry->setText(tr("Press again to remove it"));
  });
}

void PauseMenu::offerShields() {
  QPushButton* entry = add(tr("Shields: phones as private screens"), Order::Shields);
  place(entry, column_->indexOf(findChild<QPushButton*>("menu-rules")));
}

// Keys go through the entries as they stand.
void PauseMenu::place(QPushButton* entry, int at) {
  column_->removeWidget(entry);
  column_->insertWidget(at, entry);
  QWidget* before = nullptr;
  for (int item = 0; item < column_->count(); ++item) {
    QPushButton* each = qobject_cast<QPushButton*>(column_->itemAt(item)->widget());
    if (each != nullptr && before != nullptr) setTabOrder(before, each);
    if (each != nullptr) before = each;
  }
}

void PauseMenu::choose(Command command) {
  goAway();
  if (command != Order::GoOn) emit this->command(command);
}

void PauseMenu::open() {
  setGeometry(parentWidget()->rect());
  show();
  raise();
  findChild<QPushButton*>("menu-go-on")->setFocus(Qt::TabFocusReason);
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
