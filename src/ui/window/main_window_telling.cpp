// What the table has learnt is told by one clock: the motion of the table that is looked at, or the page of a vote.

#include <algorithm>
#include <utility>

#include "ui/season/shelving.h"
#include "ui/window/main_window.h"

namespace w13 {

// To be called before anything else listens to the room: sounds wait for their moments.
void MainWindow::listenToNews() {
  telling_->forget();
  sounds_->forget(room_->start().setup.variants);
  captions_->clear();
  voteEvent_ = -1;
  secondNews_.clear();
  connect(room_.get(), &Room::changed, this, [this](const Events& news) {
    const View v = room_->view(Seat::Table);
    scenes_->learn(news, v, telling_->known());
    sounds_->news(news, v, telling_->known(), scenes_->beats());
    telling_->learn(news);
    if (!guide_ && positionBar_ == nullptr)
      for (const Shelved& each : shelvedBy(*room_, news, QDate::currentDate())) shelf_.add(each);
  });
  connect(table_, &TableScreen::passes, telling_, &Telling::pass);
  connect(table_, &TableScreen::rested, this, [this] {
    if (second_) second_->table()->motion().finish();  // it shows the same, and is skipped with it
  });
  connect(vote_, &VotePage::counts, this, [this] { telling_->begin(voteEvent_); });
  connect(vote_, &VotePage::thumbs, this, [this] { telling_->upTo(voteEvent_ - (vote_->bronzes() ? 1 : 0)); });
  connect(vote_, &VotePage::counted, this, [this] {
    if (voteEvent_ < 0) return;
    telling_->upTo(std::exchange(voteEvent_, -1));
    showOnSecond();
  });
}

void MainWindow::addTelling() {
  connect(scenes_, &ScenePlayer::sounds, sounds_, &Sounds::play);
  // Not at once: the table is in the middle of going on.
  connect(
      scenes_, &ScenePlayer::ended, this,
      [this] {
        if (!room_ || scenes_->waiting()) return;
        page()->setFocus();
        onRested();
      },
      Qt::QueuedConnection);
  connect(telling_, &Telling::reached, sounds_, &Sounds::reach);
  connect(telling_, &Telling::told, this, &MainWindow::onTold);
}

void MainWindow::onTold(const Events& events) {
  if (!room_) return;
  log_->add(events, room_->view(Seat::Table));
  tellTables(events);
}

// The lines also change where nothing is told: a discard is named no longer than it lies on top.
void MainWindow::tellTables(const Events& events) {
  const QStringList lines = log_->lines(room_->view(Seat::Table));
  table_->tell(events, lines);
  if (second_) second_->table()->tell(events, lines);
}

// A vote is not seen in the second window before its page shows it.
void MainWindow::showOnSecond(const Events& news) {
  if (!second_) return;
  secondNews_.insert(secondNews_.end(), news.begin(), news.end());
  if (voteEvent_ >= 0) return;
  TableShown shown = table_->shown();
  shown.news = std::exchange(secondNews_, {});
  shown.beats = table_->beats();
  second_->table()->show(shown);
}

// The page of a vote that has just been taken comes before the table.
void MainWindow::takeVote(const Events& news, const View& v) {
  const int first = telling_->known() - static_cast<int>(news.size());
  for (std::size_t at = 0; at < news.size(); ++at) {
    if (news[at].what != Happened::VotesShown) continue;
    const Seat named = seatOf(news[at].noun);
    const auto bronzes = [&](const Event& each) { return each.what == Happened::LoyaltyShown && each.seat == named; };
    const bool bronzed = std::any_of(news.begin(), news.end(), bronzes);
    const bool shown = at + 1 < news.size() && bronzes(news[at + 1]);
    const bool scene = shown && scenes_->waiting();  // the Loyalty card is its
    if (pace() != Pace::Off) voteEvent_ = first + static_cast<int>(at) + (shown && !scene ? 1 : 0);
    vote_->show(named, news[at].number, bronzed, v, table_->shown().view.vote, scene);
    voteWaits_ = true;
  }
}

}  // namespace w13
