#pragma once
// The questions that rules ask of all cards in force (`always` in card files): what each may say, and how it reads.

#include <span>
#include <string>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/say.h"
#include "engine/kernel/bit_set.h"

namespace w13 {

/// What may accompany a query. One bit each.
enum class Says : std::uint8_t {
  Attribute,
  Type,
  Timing,
  Number,
  Amount,
  Place,
  Symbol,
  Colour,
  AtMost,
  Whammy,
  Once,
  What,
  Only,
};
inline constexpr int kSays = 13;

using SaysSet = kernel::BitSet<Says, kSays>;
constexpr SaysSet operator|(Says a, Says b) { return SaysSet(a) | SaysSet(b); }

/// One query, or one form of it: "may_not" has a row for each thing that may not be done.
struct Question {
  Query id = Query::Difficulty;
  const char* name = "";
  Said said = {};    ///< what an entry says that gives no details
  SaysSet says;      ///< what may accompany it
  SaysSet required;  ///< what must
  const char* means = "";
  const char* example = "";
  std::string (*say)(const Standing&, const Speech&) = nullptr;
  bool mark = false;      ///< a permanent mark: placed only when the card stays (RULING-21)
  const char* form = "";  ///< of a query with several forms: what stands behind `formedBy`
  Says formedBy = Says::What;

  /// Whether a detail says which form it is.
  [[nodiscard]] constexpr bool isFormedBy(Says detail) const { return *form != '\0' && detail == formedBy; }
};

[[nodiscard]] std::span<const Question> questions();
[[nodiscard]] const Question& questionOf(Query id);
[[nodiscard]] const char* nameOf(Says detail);
[[nodiscard]] const char* meansOf(Says detail);

}  // namespace w13
