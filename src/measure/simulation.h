#pragma once
// Whole seasons played by bots, counted.

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/handovers.h"
#include "engine/games/warehouse13/season/setup.h"
#include "measure/report/card_uses.h"

namespace w13 {

/// What is to be played. Season k of a plan is played from `seed` + k, whatever the number of threads, so that a
/// failure can be had again by its seed alone.
struct SimulationPlan {
  Setup setup;
  bool mixed = false;             ///< other agents and options each season, drawn by its seed; only the seats are kept
  bool anyAgents = false;         ///< other agents each season, drawn by its seed
  bool cards = false;             ///< count what becomes of each card; without it nothing listens
  std::vector<int> only;          ///< the seasons to be played, by number from 0; empty: all
  std::vector<std::string> bots;  ///< by seat
  int seasons = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  bool check = false;  ///< invariants at every decision
};

struct SimulationFailure {
  std::uint64_t seed = 0;
  int step = 0;      ///< choices made before
  std::string what;  ///< one sentence
};

inline constexpr int kEndings = 7;

/// Counts over seasons. A decision with a single choice is forced: it counts apart, as polls do.
struct Tally {
  long seasons = 0;
  long warehouse = 0;
  long traitor = 0;
  std::array<long, kEndings> endings{};
  long decisions = 0;
  long forced = 0;
  long polls = 0;
  long choices = 0;  ///< offered in all decisions that are not forced
  long episodes = 0;
  HandOvers handovers;
  std::vector<SimulationFailure> failures;

  void add(const Tally& other);
};

/// How one season came out.
struct SeasonResult {
  Winner winner = Winner::None;  ///< None: it could not be played to its end
  Ending ending = Ending::None;
  std::uint8_t episodes = 0;
  std::uint8_t retrieved = 0;  ///< artifacts
  std::uint8_t lost = 0;
  bool revealed = false;  ///< the Traitor, at the end or before
  std::int16_t handovers = 0;
};

/// What came of a plan. Only the time depends on the number of threads.
struct Simulated {
  Tally tally;
  std::vector<SeasonResult> seasons;  ///< by season of the plan; one that was not to be played has no winner
  CardTally cards;                    ///< empty unless asked for
  std::vector<SeenDesigns> seen;      ///< by season; empty unless cards are counted
  double seconds = 0;                 ///< that it took

  /// The seasons that follow, of the same plan begun later.
  void add(const Simulated& next);
};

/// The set-up of one season of the plan.
[[nodiscard]] Setup setupOf(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed);
/// Plays all seasons of the plan on its threads. `progress` is called now and then with the number of seasons done.
/// When it is to stop, the seasons that are being played are the last: what comes back is then a part, of no use as a
/// whole.
[[nodiscard]] Simulated simulate(const Catalog& cards, const SimulationPlan& plan,
                                 const std::function<void(int)>& progress, const std::stop_token& stop = {});

}  // namespace w13
