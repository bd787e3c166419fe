#pragma once
// The positions in which the workshop tries to use a card, by its kind.

#include "engine/games/warehouse13/cards/catalog.h"
#include "workshop/warehouse13/trial.h"

namespace w13 {

/// What a place waits for before a card counts as tried there.
enum class Awaits : std::uint8_t {
  Nothing,    ///< it is in force, or a rule could use it: the position is enough
  Played,     ///< somebody may play or use it
  Spent,      ///< somebody may spend it on a clue
  Happening,  ///< it is turned up, strikes or comes into force
  PingAction  ///< its Ping Action may be taken
};

/// One position: the common one with `rest` overlaid.
struct TrialPlace {
  const char* kinds;  ///< the decks it is for, "traits abilities"; "" is the dice
  bool (*fits)(const Design&);
  const char* says;  ///< what can be done there: a sentence of data/words, below "trial"
  bool inField;      ///< whether the first two Agents are there
  const char* rest;  ///< JSON with $card, $type, $calamity, $you, $second and $third
  Awaits awaits;
};

/// The Agents and cards that fill the gaps of a place.
struct Cast {
  std::string card;                 ///< id
  std::string type = "logic";       ///< of its Trait pile, if it has one
  std::string calamity;             ///< one of that type
  bool inHand = false;              ///< a Trait: the first Agent holds it
  std::vector<std::string> agents;  ///< three; the first has the card
  std::vector<std::string> traits;  ///< cards for hands, one of each type
};

/// The places for a card, an Agent ("agents/claudia.json") or the dice ("dice.json"), likeliest first.
[[nodiscard]] std::vector<TrialPlace> placesFor(const std::string& path, DesignId design, const Catalog& cards);
/// DesignId::None for an Agent and the dice.
[[nodiscard]] DesignId designAt(const std::string& path, const Catalog& cards);
[[nodiscard]] Cast castFor(const std::string& path, DesignId design, const Catalog& cards);
/// The name of the thing tried.
[[nodiscard]] Text nameAt(const std::string& path, const Catalog& cards);
/// The "given" of a scenario.
[[nodiscard]] std::string givenOf(const TrialPlace& place, const Cast& cast);
[[nodiscard]] Text saysOf(const TrialPlace& place, const Cast& cast, const Catalog& cards);

}  // namespace w13
