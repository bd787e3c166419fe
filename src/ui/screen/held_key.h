#pragma once
// Tells a new key press from a key still held down.

#include <QKeyEvent>

namespace ui {

/// Watches one key. A held key repeats, and a widget that did not get the first press must not take a repeat as one.
/// Not every system marks repeats: some report the key going up and down again, faster than a finger can.
class HeldKey {
 public:
  /// The key went up.
  void wentUp(const QKeyEvent& release) {
    if (!release.isAutoRepeat()) up_ = release.timestamp();
  }
  /// Whether a press only repeats.
  [[nodiscard]] bool repeats(const QKeyEvent& press) const {
    return press.isAutoRepeat() || (up_ != 0 && press.timestamp() <= up_ + kNoFinger);
  }

 private:
  static constexpr quint64 kNoFinger = 25;  ///< milliseconds from up to down
  quint64 up_ = 0;                          ///< when, by the system's event clock; 0: never, or no clock
};

}  // namespace ui
