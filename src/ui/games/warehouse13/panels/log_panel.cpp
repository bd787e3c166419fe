#include "ui/games/warehouse13/panels/log_panel.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/panels/place_light.h"
#include "ui/games/warehouse13/table/table_screen.h"
#include "ui/look/illustration.h"
#include "ui/look/style.h"

namespace w13 {

namespace {

constexpr int kRailIcon = 44, kRail = 100, kAgentFace = 40;  // points in the smallest window
constexpr double kWide = 0.49, kWider = 0.7;                 // of the window; with large text
constexpr int kWiderAbove = 120;                             // percent

}  // namespace

LogPanel::LogPanel(const Catalog& cards, const Words& words, QWidget* parent)
    : QFrame(parent), cards_(cards), words_(words), rows_(cards, words), title_(new QLabel),
      kinds_(new QButtonGroup(this)), faces_(new QButtonGroup(this)), search_(new QLineEdit), rail_(new QListWidget),
      list_(new LogList(cards, words, this)), head_(new QLabel), none_(new QLabel), close_(new QPushButton) {
  setObjectName("log");
  title_->setProperty("look", "head");
  head_->setProperty("look", "head");
  none_->setWordWrap(true);
  none_->setAlignment(Qt::AlignCenter);
  search_->setClearButtonEnabled(true);
  close_->setProperty("small", true);
  close_->setFocusPolicy(Qt::NoFocus);
  rail_->setObjectName("rail");
  rail_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  rail_->setViewMode(QListView::IconMode);
  rail_->setFlow(QListView::TopToBottom);
  rail_->setWrapping(false);
  rail_->setMovement(QListView::Static);
  rail_->setWordWrap(true);
  faces_->setExclusive(false);
  addKinds();
  layOut();
  retranslate();
  setFocusProxy(search_);
  connect(search_, &QLineEdit::textChanged, this, &LogPanel::refresh);
  connect(rail_, &QListWidget::currentRowChanged, this, [this](int at) {
    if (at < 0) return;
    episode_ = at;
    newest_ = at + 1 == rail_->count();
    refresh();
  });
  connect(list_, &LogList::pageWanted, this, &LogPanel::pageWanted);
  connect(close_, &QPushButton::clicked, this, &LogPanel::left);
}

void LogPanel::layOut() {
  QVBoxLayout* all = new QVBoxLayout(this);
  all->setContentsMargins(12, 8, 12, 10);
  QHBoxLayout* top = new QHBoxLayout;
  top->addWidget(title_);
  for (QAbstractButton* each : kinds_->buttons()) top->addWidget(each);
  top->addStretch(1);
  all->addLayout(top);
  QHBoxLayout* second = new QHBoxLayout;
  faceRow_ = new QHBoxLayout;
  second->addLayout(faceRow_);
  second->addWidget(search_, 1);
  second->addWidget(close_);
  all->addLayout(second);
  QHBoxLayout* rest = new QHBoxLayout;
  rest->addWidget(rail_);
  QVBoxLayout* right = new QVBoxLayout;
  right->addWidget(head_);
  right->addWidget(list_, 1);
  right->addWidget(none_, 1);
  rest->addLayout(right, 1);
  all->addLayout(rest, 1);
}

void LogPanel::addKinds() {
  for (int kind = 0; kind < kTopics; ++kind) {
    QPushButton* button = new QPushButton;
    button->setProperty("small", true);
    button->setProperty("chip", true);
    button->setCheckable(true);
    button->setChecked(kind == 0);
    kinds_->addButton(button, kind);
  }
  connect(kinds_, &QButtonGroup::idToggled, this, [this](int, bool on) {
    if (on) refresh();
  });
}

// A face that is pressed shows that seat alone; pressed again, everybody.
void LogPanel::addFaces(const View& v) {
  if (!faces_->buttons().isEmpty() || v.players == 0) return;
  for (int seat = 0; seat < v.players; ++seat) {
    QToolButton* button = new QToolButton;
    button->setObjectName(QStringLiteral("face %1").arg(seat));
    button->setCheckable(true);
    button->setAutoRaise(true);
    faces_->addButton(button, seat);
    faceRow_->addWidget(button);
  }
  connect(faces_, &QButtonGroup::idToggled, this, [this](int seat, bool on) {
    for (QAbstractButton* each : faces_->buttons())
      if (on && faces_->id(each) != seat) each->setChecked(false);
    refresh();
  });
  dress();
}

void LogPanel::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
}

void LogPanel::retranslate() {
  const std::array<QString, kTopics> kinds = {tr("Everything"), tr("Cards"), tr("Dice"),
                                              tr("Places"),     tr("Votes"), tr("Adversary")};
  for (int kind = 0; kind < kTopics; ++kind) kinds_->button(kind)->setText(kernel::at(kinds, kind));
  title_->setText(tr("Log"));
  setAccessibleName(tr("Log"));
  search_->setAccessibleName(tr("Search the log"));
  search_->setPlaceholderText(tr("Search in this season"));
  rail_->setAccessibleName(tr("Episodes"));
  list_->setAccessibleName(tr("Log"));
  list_->setToolTip(tr("Click a line to open its card or rule. Only the whole log lists draws, and only the last %1.")
                        .arg(kDrawsTold));
  close_->setText(tr("Esc"));
  close_->setAccessibleName(tr("Close the log"));
  none_->setText(tr("Nothing in the log fits. Choose Everything, or search for another word."));
  refresh();
}

LogFilter LogPanel::filter() const {
  Seat seat = Seat::Table;
  for (QAbstractButton* each : faces_->buttons())
    if (each->isChecked()) seat = seatAt(faces_->id(each));
  return {static_cast<Topic>(std::max(0, kinds_->checkedId())), seat, search_->text()};
}

void LogPanel::add(const Events& news, const View& v) {
  rows_.add(news);
  if (isVisible()) show(v);
}

void LogPanel::takeBack(int events, const View& v) {
  rows_.takeBack(events);
  if (isVisible()) show(v);
}

void LogPanel::note(const QString& sentence, Seat by) {
  rows_.note(sentence, by);
  if (isVisible()) refresh();
}

void LogPanel::show(const View& v) {
  view_ = v;
  addFaces(v);
  refresh();
}

// A search goes through the whole season; without one, an Episode is read at a time.
void LogPanel::refresh() {
  if (view_.players == 0) return;
  fillRail();
  const LogFilter wanted = filter();
  const bool search = !wanted.search.trimmed().isEmpty();
  std::vector<LogRow> rows = rows_.rows(view_, search ? LogRows::kEverywhere : episode_, wanted);
  head_->setText(search ? tr("The whole season") : nameOf(kernel::at(rows_.episodes(), episode_)));
  none_->setVisible(rows.empty());
  list_->setVisible(!rows.empty());
  list_->show(std::move(rows), view_, scale_);
}

// ---- Episodes ----------------------------------------------------------------------------------------------------

QString LogPanel::nameOf(const LogEpisode& episode) const {
  if (episode.finale) return tr("Finale");
  if (episode.episode == 0) return tr("The deal");
  if (episode.ping == CardId::None) return tr("Episode %1").arg(episode.episode);
  const QString city = QString::fromStdString(words_.text(cards_.of(episode.ping).name)).section(u',', 0, 0);
  return tr("Episode %1, %2").arg(episode.episode).arg(city);
}

QIcon LogPanel::iconOf(const LogEpisode& episode) const {
  const double dpr = devicePixelRatioF();
  const int side = qRound(kRailIcon * scale_);
  QPixmap made(QSize(side, side) * dpr);
  made.setDevicePixelRatio(dpr);
  made.fill(Qt::transparent);
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Ink ink(p, dpr);
  const QRectF box(0, 0, side, side);
  if (episode.finale) ink.picture("agents/adversary", box);
  else if (episode.episode == 0) ink.picture("icons/hand", box);
  else if (episode.artifact == CardId::None ||
           !illustrate(ink, box, side * 0.85, cards_.of(episode.artifact).art, QColor(colour::kGold)))
    ink.text(box, QStringLiteral("?"), Role::Heading, side * 0.8, QColor(colour::kGold), Qt::AlignCenter);
  return QIcon(made);
}

void LogPanel::fillRail() {
  const QSignalBlocker quiet(rail_);
  const std::vector<LogEpisode>& all = rows_.episodes();
  if (newest_) episode_ = kernel::count(all) - 1;
  while (rail_->count() > kernel::count(all)) delete rail_->takeItem(rail_->count() - 1);
  for (int at = 0; at < kernel::count(all); ++at) {
    const LogEpisode& each = kernel::at(all, at);
    const QString name = nameOf(each);
    // Only what has changed since is drawn again.
    const QString look = QStringLiteral("%1 %2 %3").arg(name).arg(index(each.artifact)).arg(scale_);
    if (at >= rail_->count()) new QListWidgetItem(rail_);
    QListWidgetItem* item = rail_->item(at);
    if (item->data(Qt::UserRole).toString() == look) continue;
    item->setData(Qt::UserRole, look);
    item->setText(name.section(QStringLiteral(", "), -1));
    item->setToolTip(name);
    item->setIcon(iconOf(each));
    item->setTextAlignment(Qt::AlignHCenter);
    item->setSizeHint(QSize(qRound((kRail - 16) * scale_), qRound((kRailIcon + 40) * scale_)));
  }
  rail_->setCurrentRow(episode_);
}

// ---- where it stands ---------------------------------------------------------------------------------------------

void LogPanel::standOn(TableScreen& table) {
  table_ = &table;
  table.installEventFilter(this);
  connect(&table, &Screen::laidOut, this, &LogPanel::place);
  connect(list_, &LogList::pointsAt, new PlaceLight(table), &PlaceLight::show);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move;
  if (moved && watched == table_) place();
  return QFrame::eventFilter(watched, event);
}

void LogPanel::place() {
  if (!table_) return;
  const QRect board = table_->aboveSeats();
  const QPoint from = table_->mapTo(parentWidget(), board.topLeft());
  const int wide = qRound(board.width() * (textSize() > kWiderAbove ? kWider : kWide));
  const QRect at(from.x() + board.width() - wide - 6, from.y(), wide, board.height());
  if (at != geometry()) setGeometry(at);
  const double scale = std::max(1.0, std::min(table_->width() / 1280.0, table_->height() / 800.0));
  const QString sheet = w13::styleSheet(scale);
  if (scale == scale_ && sheet == styleSheet()) return;
  scale_ = scale;
  setStyleSheet(sheet);
  title_->setVisible(textSize() <= kWiderAbove);
  dress();
  refresh();
}

/// Sets what no style sheet can.
void LogPanel::dress() {
  rail_->setFixedWidth(qRound(kRail * scale_));
  rail_->setIconSize(QSize(kRailIcon, kRailIcon) * scale_);
  for (QAbstractButton* each : faces_->buttons()) {
    const int side = qRound(kAgentFace * scale_);
    const AgentId who = view_.seats[faces_->id(each)].who;
    each->setIcon(QIcon(art::picture(art::agentFile(cards_.of(who).id), QSize(side, side))));
    each->setIconSize({side - 6, side - 6});
    each->setFixedSize(side + 4, side + 4);
    const QString name = QString::fromStdString(words_.seat(seatAt(faces_->id(each)), view_));
    each->setToolTip(name);
    each->setAccessibleName(tr("Only %1").arg(name));
  }
}

void LogPanel::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_F3) return emit left();
  if (event->key() == Qt::Key_Down && search_->hasFocus() && list_->count() > 0) {
    list_->setFocus();
    return list_->setCurrentRow(list_->count() - 1);
  }
  event->accept();  // the table below does nothing meanwhile
}

}  // namespace w13
