#pragma once
// The entries of `always`: what a card in force answers when rules ask.

#include <span>
#include <variant>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

// ---- what entries say: one type for each kind of query
// -----------------------------------------------------------------

struct OfNumber {
  std::int8_t number = 0;
};
/// Difficulty
struct OfAttribute : HowMany {
  bool any = true;  ///< both
  Attribute attribute = Attribute::Physical;
};
/// GooMatches
struct ManyAsNumber : HowMany, OfNumber {};
/// SnagPlace
struct SnaggedAt : HowMany, AtPlace {};
/// ClaimsDie
struct ClaimedWith : OfType, OfNumber, Filtered {};
/// PaysAs
struct PaidAs : ManyOfType, OfNumber {};
/// TraitorLooks
struct OfLooks {
  bool once = false;  ///< per Retrieval; else after each roll
};
/// MayNotPlay
struct OfTiming : OfType {
  Timing timing = Timing::None;
};

/// What an entry says: one of these, as its query's row says.
using Said = std::variant<Nothing, HowMany, OfType, ManyOfType, AtPlace, Filtered, OfNumber, OfAttribute, ManyAsNumber,
                          SnaggedAt, ClaimedWith, PaidAs, OfLooks, OfTiming>;

/// An answer to a question, in force while its card is.
struct Standing : Holding<Said> {
  Query query = Query::Difficulty;
  DesignId design = DesignId::None;
  bool mine = false;     ///< applies to the card's owner only (Abilities)
  bool mark = false;     ///< a permanent mark: in force only once the card stays (RULING-21)
  bool whammy = false;   ///< only if the artifact's Whammy struck
  ConditionAt only = 0;  ///< only while this holds
};

/// The entries of a design.
[[nodiscard]] inline std::span<const Standing> entriesOf(const Design& design, const Catalog& cards) {
  return {cards.standing.data() + design.firstStanding, design.standingCount};
}

}  // namespace w13
