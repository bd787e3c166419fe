#pragma once
// What a change of the cards does to the game: plays the same seasons with the cards before and after it, in the
// background, with figures that tighten as more are played.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "workshop/so_far.h"

namespace w13 {

/// What to measure. The figures depend on all of it except the number of threads.
struct MeasurePlan {
  CardSet before;
  CardSet after;
  /// The id of a card: `after` is compared with itself where that card is blank. Empty: `before` is compared with it.
  std::string card;
  std::vector<int> players = {3, 4, 5};  ///< numbers of players; two play the cooperative game
  int seasons = 2000;                    ///< per number of players and set of cards
  std::uint64_t seed = 1;                ///< of the first season
  int threads = 2;
};

/// A figure; its true value is between low and high 95 times in 100. Shares are fractions (0.03: three percent).
struct Ranged {
  double value = 0;
  double low = 0;
  double high = 0;
  friend bool operator==(const Ranged&, const Ranged&) = default;
};

/// Seasons of one number of players with one set of cards.
struct MeasuredSide {
  Ranged wins;                  ///< share of seasons that the Warehouse wins
  double episodes = 0;          ///< of a season
  std::vector<double> lengths;  ///< share of seasons with one Episode, two ...; the last covers all longer ones
  std::vector<double> endings;  ///< share of each, in the order of measuredEndings()
  friend bool operator==(const MeasuredSide&, const MeasuredSide&) = default;
};

/// One number of players. Differences are after minus before, over the same seasons.
struct MeasuredTable {
  int players = 0;
  long seasons = 0;  ///< played so far with each set
  MeasuredSide before;
  MeasuredSide after;
  Ranged wins;
  Ranged episodes;
  std::vector<Ranged> endings;
  friend bool operator==(const MeasuredTable&, const MeasuredTable&) = default;
};

/// How often a card came to a use, per hundred seasons.
struct MeasuredUse {
  std::string card;  ///< its id
  Text name;
  std::string use;  ///< "played", "turned_up": one of measuredUses()
  double before = 0;
  double after = 0;
  double deviations = 0;  ///< from no change, in standard deviations of chance
  friend bool operator==(const MeasuredUse& a, const MeasuredUse& b) {
    return a.card == b.card && a.use == b.use && a.before == b.before && a.after == b.after &&
           a.deviations == b.deviations;
  }
};

/// All that is known so far; its matches are seasons.
struct Measured : house::SoFar {
  std::vector<MeasuredTable> tables;
  std::vector<MeasuredUse> uses;  ///< the least likely by chance first
  /// Cards that are measured and that bots have held, but never chose to play or use: the figures tell nothing of what
  /// they do.
  std::vector<Text> unused;
};

/// An ending of seasons: its name in files ("three_artifacts") and whether the Warehouse wins.
struct MeasuredEnding {
  std::string name;
  bool warehouse = false;
};
[[nodiscard]] const std::vector<MeasuredEnding>& measuredEndings();
/// The uses counted, by their names in files.
[[nodiscard]] const std::vector<std::string>& measuredUses();
/// The designs that can be measured alone: those with an effect, in the catalog's order.
[[nodiscard]] std::vector<DesignId> measurableIn(const Catalog& cards);

/// Plays from construction until done or cancelled.
class Measuring {
 public:
  /// Called on a separate thread whenever more is known, the last time with `over`.
  using Tell = std::function<void(const Measured&)>;

  /// Throws kernel::RefusedError with one sentence if the plan cannot be played.
  Measuring(const MeasurePlan& plan, Tell tell);
  Measuring(const Measuring&) = delete;
  Measuring& operator=(const Measuring&) = delete;
  /// Cancels, and waits for the running seasons.
  ~Measuring();

  /// Returns at once. Results so far are kept.
  void cancel();
  /// All that is known so far.
  [[nodiscard]] Measured soFar() const;
  /// The same for programs, as the balance report writes it (docs/balance.md): a line per number of players; a line per
  /// card.
  [[nodiscard]] std::string summaryCsv() const;
  [[nodiscard]] std::string cardsCsv() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace w13
