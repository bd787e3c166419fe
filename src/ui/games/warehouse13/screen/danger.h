#pragma once
// The public dangers: what would end the season with the next blow.

#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/variants.h"

namespace w13 {

struct Dangers {
  bool track = false;   ///< one free space is left on the Maintenance track
  bool stress = false;  ///< one Stress is left in its deck, or none
  bool plots = false;   ///< one more executed Plot wins for the Traitor
  bool lost = false;    ///< in a shorter game: one more lost artifact
  [[nodiscard]] int count() const { return int{track} + int{stress} + int{plots} + int{lost}; }
  friend bool operator==(const Dangers&, const Dangers&) = default;
};

/// The season's current dangers; none once it is over.
[[nodiscard]] Dangers dangersOf(const View& v, const Variants& variants);
/// Whether a new danger has appeared.
[[nodiscard]] bool moreDangers(const Dangers& before, const Dangers& now);

}  // namespace w13
