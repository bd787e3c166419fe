#pragma once
// Words that cards were written with once. They mean what they always did, for ever: a saved season carries its cards
// as they were written, and packs and folders of designers are older than the program that reads them. Before a card is
// read, today's words take their place, and the lint names them.

#include <cstdint>
#include <span>
#include <string>

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/cards/reader.h"

namespace w13 {

/// What stood behind an old verb.
enum class Stood : std::uint8_t {
  Person,    ///< whom it concerns, now `who`
  True,      ///< nothing to say
  One,       ///< 1
  Obstacle,  ///< "obstacle"
  NoFilter,  ///< []
  Number,    ///< a number, printed or worked out
};

/// A verb that is spelt anew, or that is now another one with an argument.
struct OldVerb {
  const char* name;
  Stood stood;
  const char* now;  ///< as it is written today; # is what stood behind the old one, -# its opposite
};

/// A word that is written with others now: of an amount, a condition, a query.
struct OldWord {
  const char* name;
  const char* now;  ///< as it is written today; # is what stood behind the old one
};

/// Puts today's words in the place of old ones in a card that has been parsed, with a hint for each.
void respell(Node& card, Reader& reader);

/// All of them, for tests. A query's `now` begins behind `"query": `.
[[nodiscard]] std::span<const OldVerb> oldVerbs();
[[nodiscard]] std::span<const OldWord> oldQueries();
[[nodiscard]] std::span<const OldWord> oldAmounts();
[[nodiscard]] std::span<const OldWord> oldConditions();

}  // namespace w13
