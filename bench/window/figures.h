#pragma once
// What the figures of the window are made with.

#include <QSize>
#include <QString>
#include <cstdint>
#include <ctime>
#include <vector>

#include "ui/games/warehouse13/window/main_window.h"

namespace w13::bench {

/// The processor's time of this thread, or of all: what else runs on the machine does not count.
class Watch {
 public:
  explicit Watch(clockid_t clock = CLOCK_THREAD_CPUTIME_ID) : clock_(clock) { start(); }
  void start();
  [[nodiscard]] qint64 nsecsElapsed() const;

 private:
  clockid_t clock_;
  timespec began_{};
};

/// Times in milliseconds.
class Times {
 public:
  void add(qint64 nanoseconds) { all_.push_back(static_cast<double>(nanoseconds) / 1e6); }
  void print(const char* what);
  [[nodiscard]] double median();

 private:
  [[nodiscard]] double at(double part) const { return all_[static_cast<std::size_t>(part * double(all_.size() - 1))]; }
  std::vector<double> all_;
};

/// A season of so many people, or bots, with everything known from a seed.
[[nodiscard]] SeasonStart season(int seats, std::uint64_t seed, const std::string& bot = {});

/// Presses or releases the left button.
void press(QWidget* widget, QPoint at, bool down);

/// Time and processor's time of a program from its start to its first paint: an empty widget, and the window.
void measureStart();
/// Such a program, by its second argument, "empty" or "window". Ends when the first paint is on the screen.
[[nodiscard]] int paintOnce(int& argc, char** argv);

/// Frames, repaints and clicks of seasons that play themselves, in each size.
void measureSeasons(const WindowSetup& setup, int seasons);
/// The same of their scenes.
void measureScenes(const WindowSetup& setup, int seasons);
/// The same of auctions of Warehouse 51.
void measureAuctions(int auctions);
/// What the process takes after each of some seasons in one window.
void measureMemory(const WindowSetup& setup, int seasons);
/// How long each page takes when it is opened first, and a repaint through each filter.
void measureOpenings(const WindowSetup& setup);
/// From a card being saved by another program to its new preview, messages and read-back in the workshop.
void measureWorkshop(const WindowSetup& setup);
/// How long the window's thread is busy at once while five bots play.
void measureBots(const WindowSetup& setup);

}  // namespace w13::bench
