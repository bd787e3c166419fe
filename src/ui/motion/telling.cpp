#include "ui/motion/telling.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace ui {

void Telling::forget() {
  waiting_.clear();
  first_ = told_ = 0;
}

void Telling::learn(int events) {
  for (int each = 0; each < events; ++each) waiting_.emplace_back();
}

void Telling::pass(int first, const Showings& showings, int ms) {
  int told = first;
  int event = first;
  for (const Showing& each : showings) {
    if (each.begins <= ms) reach(event, At::Begins);
    if (each.rests <= ms) reach(event, At::Rests);
    ++event;
    if (each.told <= ms) told = event;
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
  Waiting& waiting = kernel::at(waiting_, event - first_);
  bool& done = at == At::Begins ? waiting.begun : waiting.rested;
  if (done) return;
  done = true;
  emit reached(event, at);
}

void Telling::tell(int upTo) {
  const int before = told_;
  told_ = std::max(told_, std::min(upTo, known()));
  while (first_ < told_ && waiting_.front().begun && waiting_.front().rested) {
    waiting_.pop_front();
    ++first_;
  }
  if (told_ > before) emit told(told_ - before);
}

}  // namespace ui
