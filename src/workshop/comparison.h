#pragma once
// What a change of the cards does to a game: bots play the same matches with the cards before and after it, in the
// background, and what the game's Gauge counts is compared. Figures tighten as more matches are played.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "engine/house/match/game_module.h"
#include "engine/house/match/gauge.h"
#include "workshop/so_far.h"

namespace house {

/// What is played. Figures depend on all of it except the number of threads.
struct ComparisonPlan {
  const GameModule& game;  ///< has a Gauge
  std::shared_ptr<const Box> before, after;
  /// A card's file: `after` is compared with itself without that card's effect. Empty: `before` is compared with it.
  std::string card = {};
  std::vector<int> players = {};  ///< numbers of players
  int matches = 2000;             ///< for each of them, with each of both
  std::uint64_t seed = 1;         ///< of the first match
  int threads = 2;
};

/// A figure of matches with both. The true change is within `give` of `change` 95 times in 100.
struct FigureCompared {
  double before = 0, after = 0;
  double change = 0, give = 0;
  friend bool operator==(const FigureCompared&, const FigureCompared&) = default;
};

/// Matches of one number of players.
struct TableCompared {
  int players = 0;
  long matches = 0;                     ///< with each of both
  std::vector<FigureCompared> figures;  ///< by Gauge::ofMatch()
  friend bool operator==(const TableCompared&, const TableCompared&) = default;
};

/// A figure of a card over all numbers of players.
struct CardCompared {
  std::string card;  ///< its file
  int figure = 0;    ///< of Gauge::ofCards()
  double before = 0, after = 0;
  bool ever = true;       ///< it came up with both
  double deviations = 0;  ///< of the change, in standard deviations of chance; infinite where chance has no part
  friend bool operator==(const CardCompared&, const CardCompared&) = default;
};

/// All that is known so far.
struct Compared : SoFar {
  std::vector<TableCompared> tables;
  std::vector<CardCompared> cards;  ///< of cards that are in both; the least likely by chance first
};

/// Plays from construction until done or cancelled.
class Comparison {
 public:
  /// Called on another thread whenever more is known, the last time with `over`.
  using Tell = std::function<void(const Compared&)>;

  /// Throws kernel::RefusedError with one sentence if the plan cannot be played.
  Comparison(ComparisonPlan plan, Tell tell);
  Comparison(const Comparison&) = delete;
  Comparison& operator=(const Comparison&) = delete;
  /// Cancels, and waits for the running matches.
  ~Comparison();

  /// Returns at once. What is known so far is kept.
  void cancel();
  [[nodiscard]] Compared soFar() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

/// As CSV: a line for each figure of each number of players, or of each card.
[[nodiscard]] std::string figuresCsv(const Compared& compared, const Gauge& gauge);
[[nodiscard]] std::string cardsCsv(const Compared& compared, const Gauge& gauge);

}  // namespace house
