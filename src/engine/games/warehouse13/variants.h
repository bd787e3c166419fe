#pragma once
// The options of a season. Each is a switch, not a mode: VAR-29.

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

/// Options of a season.  VAR-01 to VAR-29, and the house options of RULING-28 and RULING-50.
struct Variants {
  bool cooperative = false;
  bool revealedTraitor = false;
  bool shorterGame = false;
  std::uint8_t startConsequences = 0;  ///< 0 to 3
  bool twoConsequences = false;
  bool twoGoo = false;
  bool noStartingTraits = false;
  bool onePlot = false;
  bool twoStartingTraits = false;
  std::uint8_t fewerCalamities = 0;  ///< 0 to 2 out of every Trait deck
  bool harmlessCalamities = false;
  bool fourLost = false;
  bool threePlots = false;
  bool debronzeStaysOpen = false;  ///< house option (RULING-28)
  bool quickWindows = false;       ///< house option (RULING-50)
  friend bool operator==(const Variants&, const Variants&) = default;
};

}  // namespace w13
