#include "ui/games/warehouse51/table/auction_table.h"

#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QShortcut>
#include <QTextBrowser>

#include "engine/games/warehouse51/events.h"
#include "engine/games/warehouse51/seen/seen_in.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/pointed.h"
#include "ui/games/warehouse51/sound/cue.h"
#include "ui/look/say.h"

namespace w51 {

namespace {

Happened whatOf(const house::Event& event) { return static_cast<Happened>(event.what); }

using Learnt = std::vector<house::Event>;

/// All that the table has learnt.
Learnt allIn(const house::Match& match) { return match.events(Seat::Table, house::Since::Beginning); }

/// How the lot before went.
void tellLast(TableShown& shown, const PlainRoom& room, const Learnt& events) {
  int sold = -1;
  for (int at = 0; at < kernel::count(events); ++at) {
    const house::Event& event = kernel::at(events, at);
    if (whatOf(event) == Happened::LotTurnedUp) shown.turnedUpBy = event.seat;
    if (whatOf(event) != Happened::Sold && whatOf(event) != Happened::Unsold) continue;
    sold = at;
    shown.sold = relicOf(event.noun);
  }
  if (sold < 0) return;
  constexpr int kLines = 5;
  const std::span<const house::Event> since(events.begin() + sold, events.end());
  for (const std::string& line : room.voice().lines(since, Seat::Table)) {
    if (shown.last.size() == kLines) break;
    shown.last << ui::say(line);
  }
}

/// What the reckoning has to tell.
std::shared_ptr<const Told> toldIn(const house::Match& match, const View& view, const Learnt& events) {
  const Situation now{view.open, cardsIn(match)};
  return std::make_shared<const Told>(Told{storyOf(now, events), knownOf(now, events)});
}

}  // namespace

PerSeat<int> collectorsOf(const house::Match& match) {
  PerSeat<int> all{};
  const std::vector<std::string>& ids = collectorsIn(match);
  for (int at = 0; at < kernel::count(ids); ++at) all[kernel::seatAt(at)] = collectorNamed(kernel::at(ids, at));
  return all;
}

AuctionTable::AuctionTable(QWidget* parent) : TablePage(parent) {
  bringTitleFace();
  new QShortcut(QKeySequence::Undo, this, this, &AuctionTable::undoes, Qt::WidgetWithChildrenShortcut);
}

AuctionTable::~AuctionTable() { dropScreen(); }

void AuctionTable::dropScreen() {
  if (screen_ == nullptr) return;
  screen_->disconnect(this);
  delete screen_;
  screen_ = nullptr;
}

void AuctionTable::sitIn(PlainRoom* room) {
  dropScreen();
  room_ = room;
  if (log_ != nullptr) log_->hide();
  if (room_ == nullptr) return;
  beginTelling(kernel::count(allIn(room_->match())));  // what was played before is not heard again
  makeScreen();
  connect(room_, &PlainRoom::changed, this, &AuctionTable::refresh);
  connect(room_, &PlainRoom::pauses, this, &AuctionTable::refresh);
  connect(room_, &PlainRoom::asked, this, [this] {
    if (!screen_->motion().moving()) onRested();
  });
  connect(room_, &PlainRoom::refused, this, &AuctionTable::say);
  connect(room_, &PlainRoom::said, this, &AuctionTable::say);
}

void AuctionTable::makeScreen() {
  screen_ = new TableScreen(*room_, this);
  screen_->setPace(pace_);
  setFocusProxy(screen_);
  listenToScreen();
  screen_->setGeometry(rect());
  screen_->QWidget::show();
  screen_->lower();
}

// A click is heard before what it does.
void AuctionTable::listenToScreen() {
  if (sounds() != nullptr) {
    const auto click = [this] { sounds()->play(kClick); };
    connect(screen_, &TableScreen::chosen, this, click);
    connect(screen_, &TableScreen::pawns, this, click);
    connect(screen_, &TableScreen::command, this, click);
    connect(screen_, &TableScreen::bookWanted, this, click);
    connect(screen_, &TableScreen::saidWhyNot, this, [this] { sounds()->play(kDeny); });
    connect(&screen_->ceremony(), &Ceremony::sounds, sounds(), &Sounds::play);
    connect(&telling_, &Telling::reached, sounds(), &Sounds::reach, Qt::UniqueConnection);
  }
  connect(screen_, &TableScreen::chosen, this, &AuctionTable::chosen);
  connect(screen_, &TableScreen::pawns, this, &AuctionTable::interjects);
  connect(screen_, &TableScreen::command, this, qOverload<Command>(&AuctionTable::obey));
  connect(screen_, &TableScreen::bookWanted, this,
          [this](const QString& page) { page.isEmpty() ? emit reads() : emit readsAt(page); });
  connect(screen_, &TableScreen::passes, &telling_, &Telling::pass);
  connect(screen_, &TableScreen::rested, this, &AuctionTable::onRested);
  connect(screen_, &TableScreen::laidOut, this, &AuctionTable::laidOut);
  connect(screen_, &TableScreen::coveredChanged, this, &AuctionTable::laidOut);
}

TableShown AuctionTable::shownNow(const std::vector<house::Event>& events) const {
  const house::Match& match = room_->match();
  TableShown shown;
  shown.view = viewIn(match, Seat::Table);
  if (!match.over()) shown.decision = room_->face();
  shown.collectors = collectorsOf(match);
  shown.persons = room_->persons();
  shown.shielded = room_->shielded();
  // In secret several seats are asked: the one that answers next is named, which in a lesson is the learner.
  if (shown.decision.openness() != Openness::Public) shown.asked = room_->answersNext();
  const Seat asked = shown.asked == Seat::Table ? shown.decision.seat() : shown.asked;
  shown.thinking = !match.over() && (room_->thinking() || !room_->isPerson(asked));
  shown.paused = room_->paused();
  shown.mayUndo = room_->mayUndo();
  shown.pawn.resize(kMostSeats);
  for (const Seat seat : shown.view.open.all()) {
    if (match.over() || !room_->isPerson(seat) || !match.mayInterject(seat)) continue;
    shown.mayPawn |= seat;
    match.interjections(seat, kernel::at(shown.pawn, index(seat)));
  }
  if (match.over()) shown.ending = ui::say(room_->voice().ending());
  if (shown.view.open.turnedUp) shown.told = toldIn(match, shown.view, events);
  shown.why = [this](Noun noun) {
    const Rule rule = room_->match().why(Seat::Table, noun);
    return rule == Rule::None ? QString() : ui::say(room_->voice().why(rule, noun, Seat::Table));
  };
  shown.prices = pricesIn(events);
  tellLast(shown, *room_, events);
  return shown;
}

void AuctionTable::refresh() {
  if (screen_ == nullptr) return;
  const Learnt events = allIn(room_->match());
  TableShown shown = shownNow(events);
  if (kernel::count(events) < telling_.known()) beginTelling(kernel::count(events));  // undone
  shown.first = telling_.known();
  shown.news.assign(events.begin() + shown.first, events.end());
  if (sounds() != nullptr) sounds()->expect(soundsOf(shown.news), shown.first);
  telling_.learn(kernel::count(shown.news));
  screen_->show(std::move(shown));
  if (!screen_->motion().moving()) onRested();
  if (log_ != nullptr && log_->isVisible()) layLog();
}

void AuctionTable::beginTelling(int known) {
  telling_.forget();
  telling_.learn(known);
  telling_.all();
}

void AuctionTable::onRested() {
  telling_.all();
  emit laidOut();
  if (room_ != nullptr) ring(*room_);
}

void AuctionTable::wait(bool on) {
  if (screen_ != nullptr) screen_->wait(on);
}

// Opened fists are numbers to compare, and the next lot takes their place.
int AuctionTable::delaysToRead() const {
  constexpr int kFists = 5;
  return screen_ != nullptr && courseOf(screen_->shown().view, cardsIn(room_->match())) == Course::Opened ? kFists : 1;
}

void AuctionTable::caption(const QString& line) {
  if (screen_ != nullptr) screen_->caption(line);
}

std::vector<QRect> AuctionTable::placesOf(const Pointing& pointing) const {
  if (screen_ == nullptr || screen_->motion().moving() || screen_->chart() || screen_->covered()) return {};
  if (log_ != nullptr && log_->isVisible()) return {};
  return placesOn(*screen_, pointing);
}

void AuctionTable::takeFocus() {
  if (screen_ != nullptr) screen_->setFocus();
}

void AuctionTable::say(const QString& sentence) {
  if (screen_ != nullptr) screen_->say(sentence);
}

void AuctionTable::obey(const Options& options) {
  pace_ = options.motion;
  if (screen_ == nullptr) return;
  screen_->setPace(pace_);
  screen_->settle();
}

void AuctionTable::obey(Command order) {
  switch (order.what.as<Order>()) {
    case Order::Curtain: {
      const Seat seat = room_->answersNext();
      if (room_->isPerson(seat) && !room_->shielded().has(seat)) emit looks(seat, false);
      return;
    }
    case Order::Look: return emit looks(kernel::seatAt(order.with.index), false);
    case Order::Log: return turnLog();
    case Order::Menu: return room_->match().over() ? emit leaves() : openMenu();
    case Order::Rules:
    case Order::Rule: return emit reads();
    default: return;
  }
}

void AuctionTable::openMenu() {
  QMenu* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  menu->setObjectName(QStringLiteral("menu"));
  const auto entry = [&](const QString& words, void (AuctionTable::*does)(), bool on) {
    QAction* action = menu->addAction(words);
    action->setEnabled(on);
    connect(action, &QAction::triggered, this, does);
  };
  entry(tr("Undo"), &AuctionTable::undoes, room_->mayUndo());
  entry(tr("Log"), &AuctionTable::turnLog, true);
  entry(tr("Rules"), &AuctionTable::reads, true);
  entry(tr("Options"), &AuctionTable::setsUp, true);
  if (shielding_) entry(tr("Shields"), &AuctionTable::shields, !room_->match().over());
  if (saving_) entry(tr("Save a copy"), &AuctionTable::saves, true);
  menu->addSeparator();
  entry(tr("Leave the table"), &AuctionTable::leaves, true);
  menu->popup(mapToGlobal(QPoint(width() - menu->sizeHint().width() - 12, static_cast<int>(height() * 0.06))));
}

// ---- the log ----------------------------------------------------------------------------------------------------

void AuctionTable::turnLog() {
  if (log_ == nullptr) {
    log_ = new QTextBrowser(this);
    log_->setObjectName(QStringLiteral("log"));
    log_->setAccessibleName(tr("Log"));
    log_->installEventFilter(this);
    log_->hide();
  }
  const bool on = !log_->isVisible();
  log_->setVisible(on);
  if (on) layLog();
  on ? log_->setFocus() : takeFocus();
  emit laidOut();
}

void AuctionTable::layLog() {
  const int wide = std::max(360, width() / 3);
  log_->setGeometry(width() - wide, 0, wide, height());
  log_->setPlainText(room_->log().join(u'\n'));
  log_->verticalScrollBar()->setValue(log_->verticalScrollBar()->maximum());
  log_->raise();
}

bool AuctionTable::eventFilter(QObject* watched, QEvent* event) {
  if (watched == log_ && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_F3 || key == Qt::Key_Escape) return turnLog(), true;
  }
  return TablePage::eventFilter(watched, event);
}

void AuctionTable::resizeEvent(QResizeEvent* event) {
  TablePage::resizeEvent(event);
  if (screen_ != nullptr) screen_->setGeometry(rect());
  if (log_ != nullptr && log_->isVisible()) layLog();
}

void AuctionTable::changeEvent(QEvent* event) {
  TablePage::changeEvent(event);
  if (event->type() == QEvent::LanguageChange && screen_ != nullptr)
    QMetaObject::invokeMethod(this, &AuctionTable::refresh, Qt::QueuedConnection);
}

}  // namespace w51
