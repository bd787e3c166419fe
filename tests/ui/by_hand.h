#pragma once
// A window as people have it: things move, curtains are held, keys repeat, and time passes by a clock that the test
// holds.

#include "window.h"

namespace w13::test {

/// The shipped game at its normal pace.
inline WindowSetup unhurried() {
  WindowSetup setup = shipped();
  setup.language = "en";
  setup.motion = Pace::Normal;
  setup.botDelay = Room::kBotDelay;
  return setup;
}

/// Hands on mouse or keyboard of a window; time passes only while they wait.
class Hands {
 public:
  enum class On { Mouse, Keys };
  static constexpr int kFrame = 50;     ///< milliseconds
  static constexpr int kRepeats = 500;  ///< milliseconds until a key that is held repeats
  static constexpr int kHold = Curtain::kHold + 150;

  Hands(HandClock& clock, MainWindow& window, On on) : clock_(clock), window_(window), on_(on) {}

  /// Time passes in frames, and all that is due happens; somebody watches each frame.
  template <class Watch>
  void wait(int milliseconds, const Watch& watch) {
    for (int passed = 0; passed < milliseconds; passed += kFrame) {
      clock_.pass(kFrame);
      for (int turn = 0; turn < 4; ++turn) QApplication::processEvents(QEventLoop::AllEvents, 2);
      watch();
    }
  }
  void wait(int milliseconds) {
    wait(milliseconds, [] {});
  }

  /// Holds the curtain until it is open and lets go, as late as people do.
  void holdCurtain() {
    Curtain* curtain = window_.curtain();
    if (on_ == On::Mouse) {
      QTest::mousePress(curtain, Qt::LeftButton, {}, curtain->button().center());
      wait(kHold);
      QTest::mouseRelease(under(), Qt::LeftButton);
      return;
    }
    QTest::keyPress(curtain, Qt::Key_Space);
    int held = 0;
    wait(kHold, [&] {
      held += kFrame;
      QWidget* to = window_.focusWidget();
      if (held < kRepeats || to == nullptr) return;
      QKeyEvent again(QEvent::KeyPress, Qt::Key_Space, Qt::NoModifier, " ", true);
      QApplication::sendEvent(to, &again);
    });
    if (QWidget* to = window_.focusWidget()) QTest::keyRelease(to, Qt::Key_Space);
  }
  /// Presses a button of the window.
  void press(QWidget* button) {
    if (on_ == On::Mouse) QTest::mouseClick(button, Qt::LeftButton);
    else button->setFocus(), QTest::keyClick(button, Qt::Key_Return);
  }
  [[nodiscard]] On on() const { return on_; }

 private:
  /// What lies under the button of a curtain that has opened.
  QWidget* under() {
    if (window_.halves()->opening()) return window_.halves();
    const Screen* screen = qobject_cast<const Screen*>(window_.page());
    return screen == nullptr ? window_.page() : screen->viewport();
  }

  HandClock& clock_;
  MainWindow& window_;
  On on_;
};

}  // namespace w13::test
