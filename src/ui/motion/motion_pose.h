#pragma once
// Where a ghost is at a moment of its way, and how it stands there.

#include "ui/motion/motion_plan.h"

namespace w13 {

struct Pose {
  bool seen = false;  ///< false: it has not begun, or has arrived
  QRectF at;          ///< in units of the scene
  double angle = 0;   ///< degrees
  double wide = 1;    ///< 0 to 1: how wide it is seen while it turns over
  double opacity = 1;
  double changed = 0;  ///< 0: what it was, 1: what it is; between them one fades into the other
  int face = -1;       ///< of a tumbling die: which of its faces; -1: it has come to rest
  Way way = Way::Stay;
  double part = 0;  ///< how much of this leg is done, eased

  friend bool operator==(const Pose&, const Pose&) = default;
};

/// The pose at so many milliseconds of the plan.
[[nodiscard]] Pose poseOf(const Move& move, int ms);

}  // namespace w13
