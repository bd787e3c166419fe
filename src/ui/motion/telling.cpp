#include "ui/motion/telling.h"

#include <algorithm>

namespace w13 {

bool toldAtRest(Happened what) {
  switch (what) {
    case Happened::DieRolled:
    case Happened::WarehouseRolled:
    case Happened::GooRolled:
    case Happened::CoverLifted:
    case Happened::PingRevealed:
    case Happened::ArtifactRevealed:
    case Happened::ConsequenceTurnedUp:
    case Happened::PlotRevealed:
    case Happened::CardTurnedUp: return true;
    default: return false;
  }
}

void Telling::forget() {
  waiting_.clear();
  first_ = told_ = 0;
}

void Telling::learn(const Events& news) {
  for (const Event& event : news) waiting_.push_back({event, false, false});
}

void Telling::pass(int first, const Showings& showings, int ms) {
  int told = first;
  for (std::size_t at = 0; at < showings.size(); ++at) {
    const int event = first + static_cast<int>(at);
    if (showings[at].begins <= ms) reach(event, At::Begins);
    if (showings[at].rests <= ms) reach(event, At::Rests);
    if (showings[at].told <= ms) told = event + 1;
  }
  tell(told);
}

void Telling::upTo(int event) {
  for (int each = first_; each <= event; ++each) {
    reach(each, At::Begins);
    reach(each, At::Rests);
  }
  tell(event + 1);
}

void Telling::reach(int event, At at) {
  if (event < first_ || event >= known()) return;
  Waiting& waiting = waiting_[static_cast<std::size_t>(event - first_)];
  bool& done = at == At::Begins ? waiting.begun : waiting.rested;
  if (done) return;
  done = true;
  emit reached(event, at);
}

void Telling::tell(int upTo) {
  Events now;
  for (; told_ < std::min(upTo, known()); ++told_)
    now.push_back(waiting_[static_cast<std::size_t>(told_ - first_)].event);
  while (first_ < told_ && waiting_.front().begun && waiting_.front().rested) {
    waiting_.pop_front();
    ++first_;
  }
  if (!now.empty()) emit told(now);
}

}  // namespace w13
