#pragma once
// A ghost's place and look at a time of its way.

#include "ui/motion/plan.h"

namespace ui {

struct Pose {
  bool seen = false;  ///< false: it has not begun, or has arrived
  QRectF at;          ///< in units of the scene
  double angle = 0;   ///< degrees
  double wide = 1;    ///< 0 to 1: its visible width while it turns over
  double opacity = 1;
  double changed = 0;  ///< 0: old look, 1: new look; in between one fades into the other
  int face = -1;       ///< of a tumbling die: the face shown; -1: at rest
  Way way = Way::Stay;
  double part = 0;  ///< the eased progress of this leg

  friend bool operator==(const Pose&, const Pose&) = default;
};

/// The pose at `ms` milliseconds of the plan.
[[nodiscard]] Pose poseOf(const Move& move, int ms);

}  // namespace ui
