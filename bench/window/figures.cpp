#include "bench/window/figures.h"

#include <QApplication>
#include <QMouseEvent>
#include <algorithm>
#include <cstdio>

namespace w13::bench {

namespace {

qint64 nanoseconds(const timespec& time) { return qint64(time.tv_sec) * 1'000'000'000 + time.tv_nsec; }

}  // namespace

void Watch::start() { clock_gettime(clock_, &began_); }

qint64 Watch::nsecsElapsed() const {
  timespec now{};
  clock_gettime(clock_, &now);
  return nanoseconds(now) - nanoseconds(began_);
}

void Times::print(const char* what) {
  if (all_.empty()) return;
  std::sort(all_.begin(), all_.end());
  std::printf("%-34s %6zu  p50 %6.2f  p99 %6.2f  max %6.2f ms\n", what, all_.size(), at(0.5), at(0.99), all_.back());
  std::fflush(stdout);
}

double Times::median() {
  std::sort(all_.begin(), all_.end());
  return at(0.5);
}

SeasonStart season(int seats, std::uint64_t seed, const std::string& bot) {
  SeasonStart start;
  for (int seat = 0; seat < seats; ++seat) start.setup.agents.push_back(static_cast<AgentId>(seat));
  start.players.assign(static_cast<std::size_t>(seats), "");
  start.bots.assign(static_cast<std::size_t>(seats), bot);
  start.seed = seed;
  start.typedSeed = true;
  return start;
}

void press(QWidget* widget, QPoint at, bool down) {
  QMouseEvent event(down ? QEvent::MouseButtonPress : QEvent::MouseButtonRelease, at, widget->mapToGlobal(at),
                    Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
  QApplication::sendEvent(widget, &event);
}

}  // namespace w13::bench
