#pragma once
// The wording of measurements, in the current language.

#include <QString>

#include "workshop/warehouse13/measure.h"

namespace w13 {

/// "Three artifacts retrieved", of an ending's name.
[[nodiscard]] QString endingSaid(const MeasuredEnding& ending);
/// "Played for its text", of a use's name.
[[nodiscard]] QString useSaid(const std::string& use);
/// "42.5 %", of a share.
[[nodiscard]] QString percentSaid(double share);
/// "+1.2 (-0.3 to +2.7)", of a difference of shares in percentage points, or of Episodes.
[[nodiscard]] QString differenceSaid(const Ranged& difference, double times = 100);
/// "42.5 % (40.3 to 44.7)"
[[nodiscard]] QString shareSaid(const Ranged& share);

}  // namespace w13
