#pragma once
// What the ceremony shows now: how far the story is told, and how far what moves has got.

#include <QEasingCurve>

#include "ui/games/warehouse51/reckoning/known.h"

namespace w51 {

struct Stage {
  static constexpr int kDone = 1 << 20;  ///< everything has come to rest
  // milliseconds at normal pace
  static constexpr int kTurn = 240, kTremble = 360, kTear = 520, kFlutter = 900, kGrow = 420, kCrown = 300;

  const Story* story = nullptr;
  int card = -1;      ///< the card of the story that is being told; those before it are
  bool fell = false;  ///< the fakes have fallen
  int part = -1;      ///< the part of the score that is being told; those before it are
  bool won = false;   ///< all is told
  int ms = kDone;     ///< since this began
};

/// How far a movement has got, from 0 to 1, that begins after so many milliseconds.
[[nodiscard]] inline double eased(const Stage& stage, int begin, int length, QEasingCurve::Type curve) {
  const double part = static_cast<double>(stage.ms - begin) / length;
  return QEasingCurve(curve).valueForProgress(part < 0 ? 0 : part > 1 ? 1 : part);
}

}  // namespace w51
