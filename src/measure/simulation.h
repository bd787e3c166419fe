#pragma once
// Whole seasons played by bots, counted.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/bots/beliefs.h"
#include "engine/bots/bot.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/handovers.h"
#include "engine/games/warehouse13/season/setup.h"
#include "measure/report/card_uses.h"

namespace w13 {

/// What to play. Season k of a plan is played from `seed` + k, whatever the number of threads, so that a failure can be
/// reproduced from its seed alone.
struct SimulationPlan {
  Setup setup;
  bool mixed = false;               ///< agents and options drawn anew each season by its seed; only the seats are kept
  bool anyAgents = false;           ///< agents drawn anew each season by its seed
  bool cards = false;               ///< count what becomes of each card; otherwise nothing listens
  std::vector<int> only;            ///< the seasons to play, by number from 0; empty: all
  std::vector<std::string> bots;    ///< by seat
  std::string traitorBot;           ///< who plays the seat that is dealt the Traitor; empty: as `bots` has it
  const Beliefs* learnt = nullptr;  ///< what wary bots and searches judge by; nullptr: the shipped beliefs
  /// Puts something around the bots of a season, by number from 0, to look over their shoulders. Called on all threads.
  std::function<std::unique_ptr<Bot>(std::unique_ptr<Bot>, int season)> around;
  int seasons = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  bool check = false;              ///< check invariants at every decision
  kernel::SeatSet onShields = {};  ///< seats that nobody hands over to
  std::optional<Tongue> talk;      ///< bots talk at the table, the Traitor's like this; none: nobody says anything
  bool beliefs = false;            ///< count whom Agents suspect
};

struct SimulationFailure {
  std::uint64_t seed = 0;
  int step = 0;      ///< choices made before it
  std::string what;  ///< one sentence
};

inline constexpr int kEndings = 7;
/// A T for each way a season may end.
template <class T>
using PerEnding = kernel::Per<Ending, T, kEndings>;

/// Votes that passed while the Traitor was hidden.
struct PassedVotes {
  long traitor = 0;  ///< they Bronzed him
  long loyal = 0;
  [[nodiscard]] long all() const { return traitor + loyal; }
};

/// Counts over seasons. A decision with a single choice is forced; forced ones and polls are counted separately.
struct Tally {
  long seasons = 0;
  long warehouse = 0;
  long traitor = 0;
  PerEnding<long> endings;
  long decisions = 0;
  long forced = 0;
  long polls = 0;
  long choices = 0;  ///< offered in all unforced decisions
  long episodes = 0;
  PassedVotes votes;
  long remarks = 0;  ///< made at the table
  // Asked of each Loyal Agent at the beginning of a round from Episode 2 on, while the Traitor is hidden:
  long asked = 0;
  double suspected = 0;  ///< the sum of what they believe of the Traitor, from 0 to 1
  HandOvers handovers;
  std::vector<SimulationFailure> failures;

  void add(const Tally& other);
};

/// The result of one season.
struct SeasonResult {
  Winner winner = Winner::None;  ///< None: not played to its end
  Ending ending = Ending::None;
  std::uint8_t episodes = 0;
  kernel::Small<std::uint8_t> retrieved;  ///< artifacts
  kernel::Small<std::uint8_t> lost;
  bool revealed = false;  ///< the Traitor, at the end or before
  kernel::Small<std::int16_t> handovers;
};

/// The results of a plan. Only the time depends on the number of threads.
struct Simulated {
  Tally tally;
  std::vector<SeasonResult> seasons;  ///< by season of the plan; one not played has no winner
  CardTally cards;                    ///< empty unless asked for
  std::vector<SeenDesigns> seen;      ///< by season; empty unless cards are counted
  double seconds = 0;                 ///< time taken

  /// Appends the seasons that follow, from the same plan begun later.
  void add(const Simulated& next);
};

/// The set-up of one season of the plan.
[[nodiscard]] Setup setupOf(const Catalog& cards, const SimulationPlan& plan, std::uint64_t seed);
/// Plays all seasons of the plan on its threads. `progress` is called now and then with the number of seasons done. On
/// `stop`, running seasons are finished and no more begin: the result is then incomplete and not usable as a whole.
[[nodiscard]] Simulated simulate(const Catalog& cards, const SimulationPlan& plan,
                                 const std::function<void(int)>& progress, const std::stop_token& stop = {});

}  // namespace w13
