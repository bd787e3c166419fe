#pragma once
// Words that cards were written with once. They mean what they always did, for ever: a saved season carries its cards
// as they were written, and packs and folders of designers are older than the program that reads them. The lint names
// the newer word.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

/// What stood behind a verb that now takes `true`.
enum class Stood : std::uint8_t {
  Person,    ///< whom it concerns, now `who`
  One,       ///< 1
  Obstacle,  ///< "obstacle"
  NoFilter,  ///< []
};

/// A verb that was written with something that says nothing, or that says whom it concerns.
struct OldVerb {
  const char* name;
  Stood stood;
};

/// A word for an amount that is worked out now.
struct OldAmount {
  const char* name;
  const char* now;  ///< as it is written today
};

/// A query that is now another one with a detail.
struct OldQuery {
  const char* name;
  Query query;
  Said means;
  const char* now;  ///< as it is written today
};

/// The old form of a verb, if that is how its value is written; else nullptr.
[[nodiscard]] const OldVerb* oldVerb(std::string_view verb, const Node& value);
/// A query's old word, or nullptr.
[[nodiscard]] const OldQuery* oldQuery(std::string_view word);
/// An amount's old word, or nullptr.
[[nodiscard]] const OldAmount* oldAmount(std::string_view word);
/// "found X, expected Y" for the old form of a verb.
[[nodiscard]] std::string hintOf(const OldVerb& old, const Node& value);
/// The same for a query, and for an amount.
[[nodiscard]] std::string hintOf(const OldQuery& old);
[[nodiscard]] std::string hintOf(const OldAmount& old);

/// All of them, for tests.
[[nodiscard]] std::span<const OldVerb> oldVerbs();
[[nodiscard]] std::span<const OldQuery> oldQueries();
[[nodiscard]] std::span<const OldAmount> oldAmounts();

}  // namespace w13
