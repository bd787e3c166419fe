#pragma once
// Whether a key goes down anew, or is still down from before.

#include <QKeyEvent>

namespace w13 {

/// Watches one key. A key that is held repeats, and what it did not go down for must not take it as a press. Not every
/// system marks a repeat as one: some tell it as the key going up and down again, faster than a finger can.
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
  quint64 up_ = 0;                          ///< when, by the clock of the system's events; 0: never, or it has no clock
};

}  // namespace w13
