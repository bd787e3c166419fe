// Pages when they are opened first, repaints through the filters, and the window's thread while bots play.

#include <QApplication>
#include <QElapsedTimer>
#include <QPixmapCache>
#include <QPushButton>
#include <cstdio>
#include <functional>

#include "bench/window/figures.h"
#include "ui/games/warehouse13/window/self_player.h"
#include "ui/look/vision.h"

namespace w13::bench {

namespace {

constexpr int kRepaints = 25;

/// What is done, with all painting that follows from it.
void measure(const char* what, const std::function<void()>& act) {
  Watch since;
  act();
  QApplication::processEvents();
  std::printf("  %-34s %6.1f ms\n", what, static_cast<double>(since.nsecsElapsed()) / 1e6);
  std::fflush(stdout);
}

/// Clicks until a page is up; the click that brings it is measured.
void measureUntil(MainWindow& window, SelfPlayer& player, const char* what, const std::function<bool()>& up) {
  Watch since;
  while (!up()) {
    QApplication::processEvents();
    since.start();
    if (!player.step() && !window.room()->thinking()) return;
    QApplication::processEvents();
  }
  std::printf("  %-34s %6.1f ms\n", what, static_cast<double>(since.nsecsElapsed()) / 1e6);
}

void measureFilter(MainWindow& window) {
  const Options kept = window.options();
  for (const ColourVision vision : {ColourVision::Normal, ColourVision::Deuteranopia, ColourVision::Grey}) {
    Options options = kept;
    options.colours = static_cast<int>(vision);
    window.follow(options);
    QApplication::processEvents();
    Times times;
    for (int repaint = 0; repaint < kRepaints; ++repaint) {
      Watch since(CLOCK_PROCESS_CPUTIME_ID);  // the filter works on all cores: their time together
      window.table()->viewport()->repaint();
      times.add(since.nsecsElapsed());
    }
    times.print(vision == ColourVision::Normal         ? "  repaint without a filter"
                : vision == ColourVision::Deuteranopia ? "  repaint without green, all cores"
                                                       : "  repaint in grey, all cores");
  }
  window.follow(kept);
}

}  // namespace

void measureOpenings(const WindowSetup& setup) {
  for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
    QPixmapCache::clear();
    std::printf("%d x %d, opened first\n", size.width(), size.height());
    MainWindow window(setup);
    window.resize(size);
    measure("the menu", [&] { window.show(); });
    measure("what stands beside it", [&] { window.startScreen()->repaint(); });
    measure("options", [&] { window.openOptions(); });
    window.optionsScreen()->findChild<QPushButton*>("back")->click();
    QApplication::processEvents();
    measure("seasons on disk", [&] { window.startScreen()->findChild<QPushButton*>("load")->click(); });
    measure("a season begins: the curtain", [&] { (void)window.begin(season(4, 1)); });
    SelfPlayer player(window, 1, press);
    measureUntil(window, player, "a secret screen", [&] { return window.page() == window.secret(); });
    measureUntil(window, player, "the table", [&] { return window.page() == window.table(); });
    measure("the rule book", [&] { window.rulesPanel()->openAt(kernel::Rule::None); });
    measure("the log", [&] { window.log()->show(); });
    window.log()->hide();
    window.rulesPanel()->hide();
    measureFilter(window);
  }
}

void measureBots(const WindowSetup& setup) {
  WindowSetup quick = setup;
  quick.botDelay = 50;
  quick.motion = Pace::Fast;
  MainWindow window(quick);
  window.resize(1920, 1080);
  window.show();
  Times turns;
  if (!window.begin(season(5, 1, "rule"))) return;
  QElapsedTimer all;
  all.start();
  while (!window.room()->over() && all.elapsed() < 60'000) {
    Watch since;  // what one turn of the event loop takes, without the time it waits
    QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    turns.add(since.nsecsElapsed());
    if (window.page() == window.vote()) window.vote()->pressed({});
  }
  turns.print("five bots play: the loop's turns");
}

}  // namespace w13::bench
