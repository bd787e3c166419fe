#include "ui/time/clock.h"

#include <QElapsedTimer>
#include <QPointer>
#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace ui {

namespace {

/// Real time counts from `since`; `time` is what the clock showed then, or shows while it is held.
struct Clock {
  Clock() { since.start(); }
  QElapsedTimer since;
  qint64 time = 0;
  bool held = false;
  std::vector<Alarm*> active;
};

Clock& theClock() {
  static Clock clock;
  return clock;
}

/// At most what an int holds, which is 24 days: nothing waits so long.
int milliseconds(qint64 span) { return static_cast<int>(std::min<qint64>(span, std::numeric_limits<int>::max())); }

}  // namespace

qint64 timeNow() {
  const Clock& clock = theClock();
  return clock.held ? clock.time : clock.time + clock.since.elapsed();
}

int timeSince(qint64 moment) { return milliseconds(timeNow() - moment); }
int timeUntil(qint64 moment) { return milliseconds(std::max<qint64>(0, moment - timeNow())); }

Alarm::Alarm(Rings rings, int milliseconds, QObject* parent) : QObject(parent), rings_(rings), interval_(milliseconds) {
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &Alarm::ring);
}

Alarm::~Alarm() { stop(); }

void Alarm::setInterval(int milliseconds) {
  interval_ = milliseconds;
  if (active_) start();
}

void Alarm::start(int milliseconds) {
  interval_ = milliseconds;
  start();
}

void Alarm::start() {
  stop();
  active_ = true;
  theClock().active.push_back(this);
  due_ = timeNow() + interval_;
  wait();
}

void Alarm::stop() {
  active_ = false;
  timer_.stop();
  std::erase(theClock().active, this);
}

void Alarm::wait() {
  if (!theClock().held || interval_ == 0) timer_.start(timeUntil(due_));
  else timer_.stop();
}

void Alarm::ring() {
  if (rings_ == Rings::Once) {
    stop();
  } else {
    due_ = timeNow() + interval_;
    wait();
  }
  emit rang();
}

void Alarm::after(int milliseconds, QObject* whom, std::function<void()> what) {
  auto* alarm = new Alarm(Rings::Once, milliseconds, whom);
  connect(alarm, &Alarm::rang, alarm, [alarm, what = std::move(what)] {
    alarm->deleteLater();
    what();
  });
  alarm->start();
}

HandClock::HandClock() {
  Clock& clock = theClock();
  Q_ASSERT(!clock.held);
  clock.time = timeNow();
  clock.held = true;
  for (Alarm* each : clock.active) each->wait();
}

HandClock::~HandClock() {
  Clock& clock = theClock();
  clock.held = false;
  clock.since.restart();
  for (Alarm* each : clock.active) each->wait();
}

void HandClock::pass(int milliseconds) {
  Clock& clock = theClock();
  const qint64 end = clock.time + milliseconds;
  const auto next = [&] {
    Alarm* first = nullptr;
    for (Alarm* each : clock.active)
      if (each->rings_ == Alarm::Rings::Once && each->due_ <= end && (first == nullptr || each->due_ < first->due_))
        first = each;
    return first;
  };
  while (Alarm* first = next()) {
    clock.time = std::max(clock.time, first->due_);
    first->ring();
  }
  clock.time = end;
  std::vector<QPointer<Alarm>> frames;
  for (Alarm* each : clock.active)
    if (each->rings_ == Alarm::Rings::Again) frames.emplace_back(each);
  for (const QPointer<Alarm>& each : frames)
    if (each && each->isActive()) each->ring();
}

}  // namespace ui
