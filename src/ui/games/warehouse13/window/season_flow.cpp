// A season begins and ends, and what happens in its room.

#include "ui/games/warehouse13/window/season_flow.h"
#include "ui/games/warehouse13/look/game_art.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include "engine/house/any_seed.h"
#include "ui/games/warehouse13/table/table_of.h"
#include "ui/screen/take_down.h"
#include "ui/settings/language.h"

namespace w13 {

namespace {

/// A file for a season that begins now; empty: none are kept.
std::string newFile(const QString& saves) {
  if (saves.isEmpty()) return {};
  QDir().mkpath(saves);
  const QDir folder(saves);
  const QString now = QDateTime::currentDateTime().toString("yyyy-MM-dd_hh-mm-ss");
  QString name = now + ".season";
  for (int more = 2; folder.exists(name); ++more) name = QStringLiteral("%1_%2.season").arg(now).arg(more);
  return folder.filePath(name).toStdString();
}

}  // namespace

SeasonFlow::SeasonFlow(Frame& frame) : frame_(frame), telling_(frame), cards_(frame.setup().cards) {
  connect(&frame_, &Frame::changed, this, &SeasonFlow::follow);
  connect(&frame_.pages(), &Pages::opens, this, [this] { holdTables(true); });
  connect(&frame_.pages().halves(), &CurtainHalves::opened, this, [this] {
    holdTables(false);
    if (Screen* screen = qobject_cast<Screen*>(frame_.page())) screen->holdStill();
  });
  frame_.stillness().watch([this] { return room_ && moves(); });
  frame_.stillness().watch([this] { return vote_ && frame_.page() == vote_ && vote_->counting(); });
  connect(&frame_.stillness(), &Stillness::look, this, [this](bool still) {
    if (explainer_) explainer_->look(frame_.page(), still);
  });
  telling_.scenes().playWhile([this] { return frame_.page() == table_ && !covered(); });
  // Not at once: the table is in the middle of going on.
  connect(
      &telling_.scenes(), &ScenePlayer::ended, this,
      [this] {
        if (!room_ || telling_.scenes().waiting()) return;
        frame_.page()->setFocus();
        onRested();
      },
      Qt::QueuedConnection);
}

SeasonFlow::~SeasonFlow() { takeDownScreens(); }

// The screens read from the room, so they go first.
void SeasonFlow::takeDownScreens() {
  emit leaving();
  takeDown(explainer_);
  telling_.leave();
  takeDown(log_);  // it watches the table
  takeDown(table_);
  takeDown(vote_);
  takeDown(end_);
}

// ---- a season begins and ends -----------------------------------------------------------------------------------

void SeasonFlow::begin(const SeasonStart& start) {
  Season season = beginSeason(cards_, start, newFile(frame_.setup().saves));
  enter(std::make_unique<Room>(std::move(season), start, cards_, &frame_.setup().rules, frame_.botDelay()),
        Plays::Season);
}

void SeasonFlow::resume(const QString& path) {
  LoadedSeason loaded = loadSeason(path.toStdString(), Autosave::Continue);
  const std::vector<Answered> answered =
      loaded.start.first.on ? answeredIn(path.toStdString()) : std::vector<Answered>();
  enter(std::make_unique<Room>(std::move(loaded.season), loaded.start, loaded.cards, &frame_.setup().rules,
                               frame_.botDelay()),
        Plays::Season);
  if (explainer_) explainer_->remember(answered);
  if (!loaded.note.empty()) {
    say(QString::fromStdString(loaded.note));
    log_->note(QString::fromStdString(loaded.note));
  } else if (const QString packs = packsInPlay(); !packs.isEmpty()) {
    say(packs);
  }
}

void SeasonFlow::useCards(CardSet cards) {
  cards_ = std::move(cards);
  art::useCards(cards_);
}

void SeasonFlow::enter(std::unique_ptr<Room> room, Plays plays) {
  leave();
  room_ = std::move(room);
  plays_ = plays;
  try {
    furnish();
  } catch (...) {  // a first position that the cards do not let be shown
    leave();
    throw;
  }
}

void SeasonFlow::furnish() {
  room_->speak(spoken());
  makeScreens();
  telling_.begin({room_.get(), table_, vote_, log_});
  listen();
  addKeys();
  letClockRun();
  if (plays_ == Plays::Season) {  // in lessons and positions somebody explains already
    telling_.scenes().begin(room_->cards(), room_->words(), room_->start().setup.variants);
    telling_.scenes().follow(*table_);
  }
  if (room_->start().first.on) {
    explainer_ = new Explainer(frame_.setup().firstCards, frame_.setup().rules, *room_);
    connect(explainer_, &Explainer::freed, &frame_.stillness(), &Stillness::stir);
  }
  emit entered();
  telling_.showSecond();
  deal_ = plays_ == Plays::Season ? Deal(*room_, explainer_ && explainer_->greets()) : Deal();
  if (!dealWaits_) beginDeal();
}

void SeasonFlow::beginDeal() {
  if (!deal_.greets()) return dealNext();
  const TableShown greeting = greetingOf(*room_);
  table_->show(greeting);
  telling_.showOnSecond(greeting);
  showTable();
}

void SeasonFlow::leave() {
  takeDownScreens();
  filter_ = {};
  first_ = First::Nothing;
  deal_ = {};
  dealWaits_ = false;
  room_.reset();
  if (bar_) {
    bar_.clear();
    emit barChanged(nullptr);
  }
  emit left();
}

// The season that is up is on disk already. If the other cannot be read, it stays.
void SeasonFlow::goOnWith(const QString& path) {
  if (!room_ || frame_.page() != table_ || QFileInfo(path) == QFileInfo(room_->file())) return;
  try {
    (void)loadSeason(path.toStdString(), Autosave::Off);
  } catch (const std::runtime_error& error) {
    return say(QString::fromUtf8(error.what()));
  }
  resume(path);
}

void SeasonFlow::saveTo(const QString& path) {
  if (!room_) return;
  try {
    room_->saveTo(path);
    say(tr("Saved: %1").arg(path));
  } catch (const std::runtime_error& error) {
    say(QString::fromUtf8(error.what()));
  }
}

void SeasonFlow::branchFrom(int step) {
  if (!room_) return;
  Season branch = branchSeason(room_->season(), step, house::anySeed());
  const SeasonStart start = room_->start();
  const CardSet cards = room_->cardSet();
  const std::string path = newFile(frame_.setup().saves);
  if (path.empty())
    return enter(std::make_unique<Room>(std::move(branch), start, cards, &frame_.setup().rules, frame_.botDelay()),
                 Plays::Season);
  saveSeason(branch, path);
  resume(QString::fromStdString(path));
}

QString SeasonFlow::packsInPlay() const {
  const QStringList packs = room_->packs();
  return packs.isEmpty() ? QString() : tr("Played with %1").arg(packs.join(", "));
}

// Everybody looks before the season opens.
void SeasonFlow::dealNext() {
  Seat next = deal_.next();
  while (room_->shielded().has(next)) next = deal_.next();  // dealt to on their phones
  if (next != Seat::Table) return emit calls({next, VisitFor::Deal});
  showTable();
  room_->open();
}

void SeasonFlow::dealAfterGreeting() {
  if (deal_.greets()) dealNext();
}

// ---- what happens in the room -----------------------------------------------------------------------------------

void SeasonFlow::onChanged(const Events& news) {
  const View now = room_->view(Seat::Table);
  telling_.tellTables({});
  if (log_->isVisible()) log_->show(now);
  const bool votes = telling_.takeVote(news, now);
  if (votes) first_ = First::Vote;
  if (first_ == First::Vote && frame_.page() == table_)
    showTable();  // what comes of it is shown on the table afterwards
  if (first_ == First::Motion) first_ = First::Nothing;
  TableShown shown = tableOf(*room_, news);
  shown.known = telling_.telling().known();
  if (!news.empty()) shown.beats = telling_.scenes().beats();
  table_->show(shown);
  telling_.showOnSecond(shown);
  if (frame_.pace() == Pace::Off) telling_.telling().all();
  if (frame_.page() == table_ && !table_->moving()) telling_.scenes().catchUp();
  if (moves()) room_->hold(true);  // bots wait, so that nothing piles up
}

void SeasonFlow::onAsked(Seat seat) {
  if (table_->shown().thinking) onChanged({});  // bots have finished: the table can be clicked
  if (first_ == First::Vote) return showTable();
  if (frame_.page() != table_ && telling_.scenes().waiting()) showTable();  // what has happened is told first
  if (moves()) {
    first_ = First::Motion;
    return;
  }
  const Seat next = room_->answersNext();
  if (seat != Seat::Table && room_->isPerson(next) && !room_->shielded().has(next) &&
      room_->decision(Seat::Table).openness() == kernel::Openness::Secret)
    return emit calls({next, VisitFor::Answer});
  showTable();
  if (moves()) first_ = First::Motion;  // the question comes when everything has been told
  else if (room_->isPerson(seat)) telling_.sounds().ask(seat, room_->decision(Seat::Table));
}

void SeasonFlow::onChosen(kernel::Choice choice) {
  const Seat asked = room_->decision(Seat::Table).seat();
  if (!room_->thinking() && allows({&choice, 1}, kernel::How::Answer) && room_->isPerson(asked))
    room_->choose(asked, choice);
}

void SeasonFlow::onVoteRead() {
  if (vote_->counting()) return vote_->finish();
  first_ = First::Nothing;
  showTable();  // its moments come before the end
  askNow();
}

// What people are to see comes before the next question, and before the end.
void SeasonFlow::onRested() {
  if (room_ && frame_.page() == table_ && !table_->moving()) telling_.scenes().catchUp();
  frame_.stillness().stir();
  letClockRun();
  if (!room_ || frame_.page() != table_ || moves() || covered()) return;
  const bool waited = first_ == First::Motion;
  if (waited) first_ = First::Nothing;
  room_->hold(false);
  if (waited && frame_.page() == table_ && !moves()) askNow();
}

void SeasonFlow::askNow() {
  if (room_->over()) showEnd();
  else if (!room_->thinking()) onAsked(room_->decision(Seat::Table).seat());
}

bool SeasonFlow::moves() const { return frame_.page() == table_ && (table_->moving() || telling_.scenes().waiting()); }

// Bots go on when nothing moves any more.
void SeasonFlow::showTable() {
  emit returned();
  room_->hold(true);
  if (first_ == First::Vote) return frame_.pages().turnTo(vote_);
  frame_.pages().turnTo(table_);
  telling_.scenes().resume();
  onRested();
}

void SeasonFlow::showEnd() {
  if (first_ == First::Vote) return showTable();  // its result comes first
  if (frame_.page() != table_ && (telling_.scenes().waiting() || table_->chaptersLeft() > 0)) showTable();
  if (moves()) {
    first_ = First::Motion;
    return;
  }
  telling_.telling().all();
  if (plays_ == Plays::Season) emit finished();
  end_->show(room_->view(Seat::Table), room_->story());
  frame_.pages().turnTo(end_);
}

void SeasonFlow::pause() {
  room_->hold(true);
  log_->hide();
}

void SeasonFlow::waitForPhones() {
  pause();
  dealWaits_ = frame_.page() != table_;
}

void SeasonFlow::goOnWithPhones() {
  if (std::exchange(dealWaits_, false)) beginDeal();
  else showTable();
}

void SeasonFlow::waitFor(QWidget* over) {
  std::erase_if(over_, [&](const auto& each) { return each.isNull() || each == over; });
  over_.emplace_back(over);
  if (!room_) return;
  room_->hold(true);
  letClockRun();
}

void SeasonFlow::uncover() {
  if (room_ && frame_.page() == table_ && !covered()) showTable();
}

bool SeasonFlow::covered() const {
  return std::ranges::any_of(over_, [](const auto& each) { return each && !each->isHidden(); });
}

}  // namespace w13
