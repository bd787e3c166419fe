#pragma once
// Which of the table's news are moments that get a scene. Made from what everybody learns and sees, and from nothing
// else: a scene, its length and its order tell no secret.

#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/variants.h"
#include "ui/motion/motion_plan.h"

namespace w13 {

enum class MomentKind : std::uint8_t {
  Episode,   ///< a Ping: a new Episode begins
  TurnedUp,  ///< the artifact is turned up, with its Consequence
  Whammy,    ///< it strikes
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

/// A moment, with the public facts that its scene is made of.
struct StoryMoment {
  MomentKind kind = MomentKind::Episode;
  Beat beat;       ///< the events that its scene shows, numbered as the table learnt them
  Events events;   ///< those events; of a Cleanup all since it began
  View before;     ///< what the table showed before them
  View now;        ///< and what it shows after all the news
  Events earlier;  ///< news of the same change before it
  Variants variants;

  /// The first of its events of a kind; nullptr: there is none.
  [[nodiscard]] const Event* find(Happened what) const;
};

/// Finds the moments of a season, change by change.
class MomentFinder {
 public:
  /// The moments of what the table has learnt; `first` is the number of the first of the news.
  [[nodiscard]] std::vector<StoryMoment> momentsOf(const Events& news, const View& before, const View& now,
                                                   const Variants& variants, int first);

 private:
  bool cleaning_ = false;  ///< a Cleanup has begun, and its First Agent token has not been passed on
  View beforeCleanup_;
  Events cleaned_;
};

}  // namespace w13
