#pragma once
// Plays the seasons of a balance report: for each number of players, and again with a card blank or with other cards,
// on the same seeds.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/kit.h"
#include "measure/simulation.h"
#include "measure/statistics.h"

namespace w13 {

/// What to play.
struct BalancePlan {
  std::vector<SimulationPlan> tables;    ///< one for each number of players
  std::vector<std::string> folders;      ///< of cards, as the user named them, the shipped ones first
  std::vector<Layer> layers;             ///< the same, as read
  std::shared_ptr<const Catalog> cards;  ///< loaded from them
  std::vector<DesignId> blanks;
  std::shared_ptr<const Catalog> against;  ///< the second data set, or nullptr
  std::string againstName;                 ///< its folder
};

/// One card's text, by number of players: wins with it (first) and with the card blank (second), in the seasons in
/// which the card is seen. The others are not replayed: rule bots play them the same way, and for other bots an unseen
/// card can only change their luck.
struct BlankPlayed {
  DesignId design = DesignId::None;
  std::vector<Pairs> byTable;
};

/// All seasons played.
struct Balance {
  std::vector<Simulated> base;  ///< by number of players, as in the plan
  std::vector<BlankPlayed> blanks;
  std::vector<Simulated> against;           ///< empty without a second data set
  std::vector<SimulationFailure> failures;  ///< of blanks and the second set; `what` says which
};

/// The card counts of all numbers of players together.
[[nodiscard]] CardTally together(const std::vector<Simulated>& tables);

/// The wins of the Warehouse with either data set, season by season, without seasons that could not be played.
[[nodiscard]] Pairs pairsOf(const std::vector<SeasonResult>& first, const std::vector<SeasonResult>& second);

/// Called now and then with the number of seasons done and the number known to be played in all.
using Progress = std::function<void(long done, long all)>;

/// Plays it all. Throws kernel::RefusedError if an Agent of the plan is missing from the second data set.
[[nodiscard]] Balance play(const BalancePlan& plan, const Progress& progress);

}  // namespace w13
