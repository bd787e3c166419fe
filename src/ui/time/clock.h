#pragma once
// The window's only clock. All that moves, sounds, waits or falls asleep reads it and is woken by it, so that a test
// that holds it holds everything.

#include <QObject>
#include <QTimer>
#include <functional>

namespace ui {

/// Milliseconds by the window's clock, from an arbitrary start.
[[nodiscard]] qint64 timeNow();
/// Milliseconds from a moment of this clock until now, and from now until one: none if it has passed.
[[nodiscard]] int timeSince(qint64 moment);
[[nodiscard]] int timeUntil(qint64 moment);

/// Rings when due, by the window's clock. For the window's thread only.
class Alarm final : public QObject {
  Q_OBJECT
 public:
  enum class Rings { Once, Again };

  explicit Alarm(Rings rings, int milliseconds = 0, QObject* parent = nullptr);
  ~Alarm() override;

  /// Sets how long it waits when started; restarts it if active.
  void setInterval(int milliseconds);
  [[nodiscard]] int interval() const { return interval_; }
  /// Starts or restarts it; with a time: as setInterval.
  void start();
  void start(int milliseconds);
  void stop();
  [[nodiscard]] bool isActive() const { return active_; }

  /// Does something once after a time, unless `whom` is gone by then.
  static void after(int milliseconds, QObject* whom, std::function<void()> what);

 signals:
  void rang();

 private:
  friend class HandClock;

  void wait();
  void ring();

  Rings rings_;
  int interval_;
  bool active_ = false;
  qint64 due_ = 0;
  QTimer timer_;  ///< wakes it unless the clock is held
};

/// Holds the window's clock, for tests and benchmarks: while it lives, time passes only by `pass`. An alarm with no
/// delay does not wait for it.
class HandClock final {
 public:
  HandClock();
  ~HandClock();
  HandClock(const HandClock&) = delete;
  HandClock& operator=(const HandClock&) = delete;

  /// Advances the clock. Alarms that ring once do so at their time, in order; repeating ones, such as frames, ring once
  /// at the end: the frames between are skipped, as on a busy computer.
  void pass(int milliseconds);
};

}  // namespace ui
