// An Episode as people play it: things move, scenes pass, curtains are held, and hands that are too quick click twice.

#include <QPointer>

#include "by_hand.h"
#include "support/catch.h"

namespace w13::test {

namespace {

/// Three people at a window at its normal pace.
struct Evening {
  Evening(std::uint64_t seed, Hands::On on)
      : hands(clock, window, on), player(window, seed, [this](QWidget* widget, QPoint at, bool down) {
          last = widget;
          lastAt = at;
          mouse(widget, at, down);
        }) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    window.centralWidget()->setUpdatesEnabled(false);
    REQUIRE(window.begin(people(3, seed)));
  }
  Room& room() { return *window.room(); }

  /// Does the next thing, or lets a moment pass.
  void act() {
    const int steps = room().steps();
    if (window.page() == window.curtain()) {
      hands.holdCurtain();
      REQUIRE(opens());
      return;
    }
    const bool watches = window.scenes().layer().up() || (window.table()->moving() && ++patient % 4 != 0);
    if (watches || !player.step()) return hands.wait(100);
    const bool answered = room().steps() != steps;
    if (answered) clickAgain();
    hands.wait(Hands::kFrame);
  }
  /// The hand has clicked twice: the second click was not meant for what is asked now.
  void clickAgain() {
    const int steps = room().steps();
    if (last != nullptr && last->isVisible()) {
      mouse(last, lastAt, true);
      mouse(last, lastAt, false);
    }
    REQUIRE(room().steps() == steps);
    ++twice;
  }
  /// After it was held, a curtain opens within a moment.
  bool opens() {
    for (int waited = 0; waited < 2000 && window.page() == window.curtain(); waited += Hands::kFrame)
      hands.wait(Hands::kFrame);
    ++curtains;
    return window.page() != window.curtain();
  }
  /// Plays until the second Episode begins or the season ends; something must go on all the time.
  void playEpisode() {
    int quiet = 0, steps = 0, was = 0;
    std::size_t scenes = 0;
    while (!room().over() && room().view(Seat::Table).episode < 2) {
      const QWidget* page = window.page();
      const std::string on = page->metaObject()->className();  // it may go
      act();
      const int now = room().steps();
      const std::size_t waiting = window.scenes().moments().size();
      const bool goesOn = now != steps || page != window.page() || player.clicks() != was || waiting != scenes;
      quiet = goesOn ? 0 : quiet + 1;
      steps = now;
      was = player.clicks();
      scenes = waiting;
      INFO("step " << steps << " on a " << on);
      REQUIRE(quiet < 300);  // 30 seconds: no scene is longer, not even for slow readers
    }
  }

  HandClock clock;
  MainWindow window{unhurried()};
  Hands hands;
  SelfPlayer player;
  QPointer<QWidget> last;
  QPoint lastAt;
  int patient = 0;  ///< how often somebody has watched what moves, and not skipped it
  int twice = 0;
  int curtains = 0;
};

}  // namespace

TEST_CASE("An Episode is played by hand with motion, scenes and curtains that are held; a second click answers nothing",
          "[hand][season]") {
  for (const Hands::On on : {Hands::On::Mouse, Hands::On::Keys}) {
    // given three people, who hold the curtain with the mouse, or with a key that repeats
    Evening evening(on == Hands::On::Mouse ? 5 : 6, on);
    // when they play an Episode, then each curtain opens, and something goes on all the time
    evening.playEpisode();
    CHECK(evening.curtains > 5);
    CHECK(evening.twice > 20);
  }
}

}  // namespace w13::test
