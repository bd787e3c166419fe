#pragma once
// The figures of a balance report: shares, differences and flags, in the order shown.

#include <optional>
#include <string>
#include <vector>

#include "measure/report/balance.h"

namespace w13 {

/// A finding is flagged if at most this share of all findings flagged with it is false (Benjamini and Hochberg) ...
inline constexpr double kFalseShare = 0.05;
/// ... and if it is at least this large: two percentage points.
inline constexpr double kLeastDifference = 0.02;
/// Seasons with and without a card are compared only if in each group at least this many wins, and losses, were to be
/// expected if the card made no difference: with fewer the methods do not hold.
inline constexpr double kLeastExpected = 5;

/// A share with its interval.
struct Rate {
  long hits = 0;
  long of = 0;
  [[nodiscard]] double value() const { return ratio(hits, of); }
  [[nodiscard]] Interval interval() const { return wilson(hits, of); }
};

/// A difference in the Warehouse's share of wins, judged among all of its kind.
struct Judged {
  Estimate difference;    ///< positive: in favour of the Warehouse
  double falseShare = 1;  ///< if it and all more significant ones are believed
  [[nodiscard]] bool flagged() const;
};

/// Seasons with and without something. For a card: seen or not, among the seasons in which some card of its pile was
/// seen. Only seasons with equally many players and cards seen of the pile are compared: which cards came up is then up
/// to the shuffle.
struct Presence {
  Rate with;
  Rate without;
  std::optional<Judged> judged;  ///< from like compared with like; none: too few
};

struct CardFigures {
  DesignId design = DesignId::None;
  CardCounts counts;  ///< of all numbers of players
  Presence presence;
  std::vector<Presence> byTable;  ///< each judged by itself
};

struct AgentFigures {
  AgentId agent = AgentId::None;
  Presence presence;
  std::vector<Presence> byTable;
};

struct BlankFigures {
  DesignId design = DesignId::None;
  Pairs pairs;                 ///< the seasons in which it is seen: with its text (first), without
  long seasons = 0;            ///< all of them
  Judged judged;               ///< with its text minus without, where seen
  Estimate overall;            ///< the same, over all seasons
  std::vector<Pairs> byTable;  ///< by number of players
};

/// Means over seasons.
struct Means {
  double episodes = 0;
  double retrieved = 0;
  double lost = 0;
  double revealed = 0;   ///< share of seasons in which the Traitor was revealed
  double decisions = 0;  ///< per season
  double handovers = 0;  ///< per Episode
};

/// Seasons by number of Episodes: 1, 2, ... The last entry covers all longer ones.
inline constexpr int kLengths = 8;

/// One number of players with one data set.
struct TableFigures {
  int players = 0;
  Rate warehouse;
  PerEnding<long> endings;
  std::array<long, kLengths> lengths{};  ///< seasons by number of Episodes
  Means means;
};

/// What the other data set changed for one number of players; differences are other minus base.
struct ChangeFigures {
  int players = 0;
  Pairs pairs;  ///< first: the other set
  Estimate wins;
  PerEnding<Estimate> endings;
  Estimate episodes;
  Estimate handovers;  ///< per season
};

/// The change of a card's use, per hundred seasons.
struct UseChange {
  std::string id;
  Use use = Use::Drawn;
  const char* heading = "";
  double before = 0;
  double after = 0;
  double deviations = 0;  ///< from no change, in standard deviations of chance
};

/// All figures.
struct Figures {
  std::vector<TableFigures> base;
  std::vector<TableFigures> against;
  std::vector<ChangeFigures> changes;
  std::vector<UseChange> useChanges;  ///< the least likely by chance first
  std::vector<AgentFigures> agents;
  std::vector<CardFigures> cards;         ///< by deck; within a deck flagged ones first, then by name
  std::vector<CardFigures> againstCards;  ///< of the second data set, in the same order of decks
  std::vector<BlankFigures> blanks;       ///< flagged ones first, then by deck and size
};

/// The results of one number of players.
[[nodiscard]] TableFigures tableOf(int players, const Simulated& played);
[[nodiscard]] Figures figuresOf(const BalancePlan& plan, const Balance& balance);

}  // namespace w13
