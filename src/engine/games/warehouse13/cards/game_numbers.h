#pragma once
// The numbers of the game that rules.json states: the hand limit, the Maintenance track, Plots, Stress, dice. Without
// the file they are those of the box.

#include <array>
#include <string>
#include <vector>

#include "engine/games/warehouse13/pieces.h"
#include "engine/games/warehouse13/variants.h"

namespace w13 {

/// Which votes Bronze an Agent.
enum class Majority : std::uint8_t { MoreThanHalf, TwoThirds, All };

struct GameNumbers {
  int fewestPlayers = 3;  ///< without the cooperative variant, which two may play (COMP-01, VAR-02)
  int mostPlayers = 5;
  int handLimit = 13;                         ///< HAND-01
  int trackSpaces = 5;                        ///< of the Maintenance track.  RULING-05
  int plotsToExecute = 2;                     ///< FINAL-31
  int plotsToStop = 2;                        ///< FINAL-30
  int pings = 6;                              ///< in the Ping deck.  SETUP-10
  int rings = 4;                              ///< COMP-13
  int gooDice = kGooDice;                     ///< of the revealed Traitor.  COMP-03
  Majority bronzes = Majority::MoreThanHalf;  ///< VOTE-05
  /// In the deck, by the number of players.  SETUP-04
  std::array<int, kMaxPlayers + 1> stress = {0, 0, 10, 15, 20, 25, 30};
  /// Clue dice by colour.  COMP-04
  kernel::Per<Symbol, int, kTypeCount + 1> dice{{3, 3, 3, 3, 1}};
  /// By kind and difficulty.  COMP-14, COMP-15
  kernel::Per<Attribute, std::array<int, kHardest + 1>, 2> obstacles{{{{0, 0, 4, 3, 2, 0}, {0, 0, 4, 3, 2, 0}}}};

  friend bool operator==(const GameNumbers&, const GameNumbers&) = default;

  /// The clue dice in play; the others stay out of the game.
  [[nodiscard]] Dice diceInPlay() const;
  /// The obstacles in the game, in the order of their numbers. Of those that are alike the box's own come first.
  [[nodiscard]] std::vector<ObstacleId> obstaclesInPlay() const;
  /// Votes to Bronze that are needed of so many voters: of 2 both, of 3 two, of 4 three.  VOTE-05, RULING-29
  [[nodiscard]] int votesNeeded(int voters) const;
};

/// Executed Plots that win the season for the Traitor.  VAR-20, VAR-26
[[nodiscard]] int plotsToExecute(const GameNumbers& numbers, const Variants& variants);

/// One of the numbers as people read it: "Hand limit", "13".
struct SaidNumber {
  std::string name;
  std::string number;
};
/// All of them, in an order that does not depend on what they are.
[[nodiscard]] std::vector<SaidNumber> spelledOut(const GameNumbers& numbers);

}  // namespace w13
