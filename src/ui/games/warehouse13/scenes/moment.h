#pragma once
// Finds the moments in the table's news that get a scene. Made only from what everybody learns and sees: a scene, its
// length and its order reveal no secret.

#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/variants.h"
#include "ui/games/warehouse13/motion/motion_plan.h"

namespace w13 {

enum class MomentKind : std::uint8_t {
  Episode,   ///< a Ping: a new Episode begins
  TurnedUp,  ///< the artifact is turned up, with its Consequence
  Whammy,    ///< the Whammy strikes
  Retrieved,
  Lost,
  TraitorRevealed,
  Bronzed,
  FinaleBegins,
  PlotStopped,
  PlotExecuted,
  Cleanup,
  End,
};
inline constexpr int kMomentKinds = static_cast<int>(MomentKind::End) + 1;

/// A moment, with the public facts for its scene.
struct StoryMoment {
  MomentKind kind = MomentKind::Episode;
  Beat beat;       ///< the events its scene shows, by the table's event numbers
  Events events;   ///< those events; for a Cleanup, all since it began
  View before;     ///< the table's view before them
  View now;        ///< the table's view after all the news
  Events earlier;  ///< earlier news of the same change
  Events later;    ///< later news of the same change
  Variants variants;

  /// Its first event of a kind; nullptr: none.
  [[nodiscard]] const Event* find(Happened what) const;
};

/// Finds the moments of a season, change by change.
class MomentFinder {
 public:
  /// The moments in the table's news; `first` is the number of the first event.
  [[nodiscard]] std::vector<StoryMoment> momentsOf(const Events& news, const View& before, const View& now,
                                                   const Variants& variants, int first);

 private:
  bool cleaning_ = false;  ///< a Cleanup has begun, and its First Agent token has not yet passed
  View beforeCleanup_;
  Events cleaned_;
};

}  // namespace w13
