#pragma once
// The one clock of the window. Whatever moves, sounds, waits or falls asleep reads it and is woken by it, so that a
// test that holds it holds all of them.

#include <QObject>
#include <QTimer>
#include <functional>

namespace w13 {

/// Milliseconds by the clock of the window, from any moment on.
[[nodiscard]] qint64 timeNow();

/// Rings when its time has come, by the clock of the window. For the thread of the window only.
class Alarm final : public QObject {
  Q_OBJECT
 public:
  enum class Rings { Once, Again };

  explicit Alarm(Rings rings, int milliseconds = 0, QObject* parent = nullptr);
  ~Alarm() override;

  /// How long it waits when it is started; one that is under way begins anew.
  void setInterval(int milliseconds);
  [[nodiscard]] int interval() const { return interval_; }
  /// Starts it, or begins anew; with a time: as setInterval.
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
  QTimer timer_;  ///< wakes it while nobody holds the clock
};

/// Holds the clock of the window, for tests and benchmarks: while it lives, time passes only when it is told to. What
/// waits for no time at all does not wait for it either.
class HandClock final {
 public:
  HandClock();
  ~HandClock();
  HandClock(const HandClock&) = delete;
  HandClock& operator=(const HandClock&) = delete;

  /// So much time passes. What rings once does so at its moment, in order; what rings again and again, as frames do,
  /// rings once at the end: the frames between are skipped, as on a busy computer.
  void pass(int milliseconds);
};

}  // namespace w13
