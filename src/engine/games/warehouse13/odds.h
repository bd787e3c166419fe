#pragma once
// What a die's faces can do: public facts, printed on the dice and on the cards in force.

#include <array>
#include <span>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// How many of a clue die's six faces give at least `least` of this type; a Wild face gives any. COMP-04
[[nodiscard]] int facesGiving(const Catalog& cards, Symbol colour, Symbol type, int least);
/// How many of them give something needed; `needed` has a number per type, 0 where nothing is needed.
[[nodiscard]] int facesHelping(const Catalog& cards, Symbol colour, const PerType& needed);
/// How many faces of a Warehouse die beat this difficulty with an attribute: a 0 always fails.
[[nodiscard]] int facesBeating(const Catalog& cards, int attribute, int difficulty);
/// What a clue counts as when revealed.
enum class CountsAs : std::uint8_t {
  Nothing,  ///< a 0-clue, or a number that cannot be applied now
  ItsType,
  AnyType,  ///< the Wild, or a clue that a card in force opens: any_type of the view
};
/// What this face of a die counts as if this seat reveals it, according to the view.  RETR-15, APPLY-05
[[nodiscard]] CountsAs countsAs(const View& view, Seat seat, Symbol colour, Clue face);
/// Whether it gives something the artifact or Plot still needs.
[[nodiscard]] bool helps(const View& view, Seat seat, Symbol colour, Clue face);
/// What an artifact still needs of each type.
[[nodiscard]] PerType stillNeeded(const PerType& needed, const PerType& applied);

}  // namespace w13
