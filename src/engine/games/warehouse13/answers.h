#pragma once
// The entries in force that answer a query, for rules that read what they say.

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// The seat that owns an entry (Abilities: the agent's seat); Seat::Table if nobody does.
[[nodiscard]] Seat ownerOf(const Situation& now, const Standing& rule);
/// Calls `with` for each entry in force that answers a query.
template <class With>
void eachAnswer(const Situation& now, Query query, With&& with) {
  eachInBoth(now.world.standing, now.cards.answering(query),
             [&](std::size_t entry) { with(now.cards.standing[entry]); });
}
/// Whether an entry in force applies to a seat: it is everybody's, or from the seat's own, unstopped Ability.
[[nodiscard]] bool concerns(const Situation& now, const Standing& rule, Seat seat);
/// A card's number: what it counts, and what is worked out from that. `you` is the seat whose hand is counted, `rolled`
/// the last Warehouse die.
[[nodiscard]] int amount(const Situation& now, Amount of, Seat you, int rolled);

}  // namespace w13
