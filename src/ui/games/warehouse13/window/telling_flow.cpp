#include "ui/games/warehouse13/window/telling_flow.h"

#include <algorithm>
#include <utility>

#include "engine/kernel/count.h"
#include "ui/screen/take_down.h"

namespace w13 {

TellingFlow::TellingFlow(Frame& frame) : frame_(frame), sounds_(frame.setup().speaker), scenes_(&frame.pages()) {
  connect(&frame_, &Frame::changed, this, &TellingFlow::follow);
  connect(&scenes_, &ScenePlayer::sounds, this, [this](Cue cue) { sounds_.play(soundOf(cue)); });
  connect(&telling_, &Telling::reached, &sounds_, &Sounds::reach);
  connect(&telling_, &Telling::told, this, &TellingFlow::onTold);
  connect(&sounds_, &Sounds::sounding, this, [this](const Sound& sound) {
    if (frame_.options().captions) captions_.add(sound);
  });
  connect(&captions_, &Captions::changed, this, [this](const QString& line) {
    if (season_.table != nullptr) season_.table->caption(line);
    if (second_) second_->table()->caption(line);
  });
}

void TellingFlow::follow() {
  const Options& options = frame_.options();
  sounds_.setVolume(options.volume, options.mute);
  if (!options.captions) captions_.clear();
  if (season_.table != nullptr) season_.table->motion().setPace(frame_.pace());
  if (season_.vote != nullptr) season_.vote->setPace(frame_.pace());
  if (second_) second_->table()->motion().setPace(frame_.pace());
  scenes_.setForm(frame_.scenes(), frame_.pace());
  if (season_.room != nullptr) showSecond();
}

void TellingFlow::begin(const Season& season) {
  season_ = season;
  telling_.forget();
  untold_.clear();
  sounds_.forget(season.room->start().setup.variants);
  captions_.clear();
  voteEvent_ = -1;
  secondWaits_.clear();
  connect(season.table, &TableScreen::chosen, this, [this] { sounds_.play(kClick); });
  connect(season.table, &TableScreen::command, this, [this] { sounds_.play(kClick); });
  connect(season.table, &TableScreen::rulePageWanted, this, [this] { sounds_.play(kClick); });
  connect(season.table, &TableScreen::denied, this, [this] { sounds_.play(kDeny); });
  connect(season.room, &Room::refused, this, [this] { sounds_.play(kDeny); });
  connect(season.room, &Room::changed, this, [this](const Events& news) {
    const View now = season_.room->view(Seat::Table);
    scenes_.learn(news, now, telling_.known());
    sounds_.news(news, now, telling_.known(), scenes_.beats());
    untold_.insert(untold_.end(), news.begin(), news.end());
    telling_.learn(kernel::count(news));
  });
  connect(season.room, &Room::undone, this, &TellingFlow::takeBack);
  connect(season.table, &TableScreen::passes, &telling_, &Telling::pass);
  connect(season.table, &TableScreen::rested, this, [this] {
    if (second_) second_->table()->finish();  // it shows the same, and is skipped with it
  });
  listenToVote();
  season.table->motion().setPace(frame_.pace());
  season.vote->setPace(frame_.pace());
}

void TellingFlow::leave() {
  scenes_.forget();
  takeDown(second_);
  season_ = {};
}

void TellingFlow::listenToVote() {
  connect(season_.vote, &VotePage::counts, this, [this] { telling_.begin(voteEvent_); });
  connect(season_.vote, &VotePage::thumbs, this,
          [this] { telling_.upTo(voteEvent_ - (season_.vote->bronzes() ? 1 : 0)); });
  connect(season_.vote, &VotePage::counted, this, [this] {
    if (voteEvent_ < 0) return;
    telling_.upTo(std::exchange(voteEvent_, -1));
    if (second_) second_->table()->show(std::exchange(secondWaits_, {}));
  });
}

bool TellingFlow::takeVote(const Events& news, const View& now) {
  bool taken = false;
  const int first = telling_.known() - kernel::count(news);
  for (int at = 0; at < kernel::count(news); ++at) {
    const Event& votes = kernel::at(news, at);
    if (votes.what != Happened::VotesShown) continue;
    const Seat named = seatOf(votes.noun);
    const auto bronzes = [&](const Event& each) { return each.what == Happened::LoyaltyShown && each.seat == named; };
    const bool bronzed = std::any_of(news.begin(), news.end(), bronzes);
    const bool shown = at + 1 < kernel::count(news) && bronzes(kernel::at(news, at + 1));
    const bool scene = shown && scenes_.waiting();  // the Loyalty card is its
    if (frame_.pace() != Pace::Off) voteEvent_ = first + at + (shown && !scene ? 1 : 0);
    season_.vote->show(named, votes.number, bronzed, now, season_.table->shown().view.vote, scene);
    taken = true;
  }
  return taken;
}

void TellingFlow::onTold(int events) {
  const Events now(untold_.begin(), untold_.begin() + events);
  untold_.erase(untold_.begin(), untold_.begin() + events);
  if (season_.room == nullptr) return;
  season_.log->add(now, season_.room->view(Seat::Table));
  tellTables(now);
}

// What was undone is told no more: the log and the wire read as if it had not happened.
void TellingFlow::takeBack(int events) {
  constexpr int kOnWire = 40;  // more than it has lines for
  telling_.all();
  const View now = season_.room->view(Seat::Table);
  season_.log->takeBack(events, now);
  for (TableScreen* table : {season_.table, second_ ? second_->table() : nullptr})
    if (table != nullptr) table->retell(season_.log->latest(kOnWire), season_.log->lines(now));
}

void TellingFlow::tellTables(const Events& events) {
  const QStringList lines = season_.log->lines(season_.room->view(Seat::Table));
  season_.table->tell(events, lines);
  if (second_) second_->table()->tell(events, lines);
}

void TellingFlow::say(const QString& sentence) {
  season_.table->say(sentence);
  if (second_) second_->table()->say(sentence);
}

// ---- the second window ------------------------------------------------------------------------------------------

// Made and taken away as a whole.
void TellingFlow::showSecond() {
  if (frame_.options().secondWindow == !second_.isNull()) return;
  secondWaits_.clear();
  if (second_) return takeDown(second_);
  second_ = new TableWindow(season_.room->cards(), season_.room->words(), &frame_.setup().rules, frame_.window());
  connect(second_, &TableWindow::closed, this, [this] {
    if (!frame_.window()->isVisible()) return;  // the program ends: it comes up again next time
    Options options = frame_.options();
    options.secondWindow = false;
    QMetaObject::invokeMethod(
        &frame_, [this, options] { frame_.follow(options); }, Qt::QueuedConnection);
  });
  TableScreen& table = *second_->table();
  table.motion().setPace(frame_.pace());
  scenes_.follow(table);
  second_->resize(1280, 800);
  second_->show();
  connect(&table, &TableScreen::passes, this, [this](int first, const Showings& showings, int ms) {
    if (frame_.page() != season_.table) telling_.pass(first, showings, ms);  // else the table itself is looked at
  });
  season_.table->finish();
  TableShown now = season_.table->shown();
  now.news.clear();  // the table tells them, once it is seen again
  now.beats.clear();
  now.glimpses.clear();
  table.show(now);
  table.turn(season_.table->turned());
  connect(season_.table, &TableScreen::turnedTo, &table, &TableScreen::turn);
  table.tell(season_.table->wired(), season_.table->lastLines());
  frame_.filter(table, Cover::Whole);
}

void TellingFlow::showOnSecond(const TableShown& shown) {
  if (!second_) return;
  secondWaits_.push_back(shown);
  if (voteEvent_ < 0) second_->table()->show(std::exchange(secondWaits_, {}));
}

}  // namespace w13
