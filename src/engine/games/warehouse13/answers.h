#pragma once
// The entries in force that answer a query, for rules that read what they say.

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// The seat that owns an entry (Abilities: the agent's seat); Seat::Table if nobody does.
[[nodiscard]] Seat ownerOf(const Situation& now, const Standing& rule);
/// Whether an entry's own condition holds now.
[[nodiscard]] bool saysNow(const Situation& now, const Standing& rule);
/// Calls `with` for each entry in force that answers a query.
template <class With>
void eachAnswer(const Situation& now, Query query, With&& with) {
  const InForce& asked = now.cards.answering(query);
  if (!meet(now.world.standing, asked)) return;  // nearly always
  eachInBoth(now.world.standing, asked, [&](std::size_t entry) {
    const Standing& rule = now.cards.standing[entry];
    if (rule.only == 0 || saysNow(now, rule)) with(rule);
  });
}
/// Whether an entry in force applies to a seat: it is everybody's, or from the seat's own, unstopped Ability.
[[nodiscard]] bool concerns(const Situation& now, const Standing& rule, Seat seat);
/// An entry's number, as it comes to now; one that is worked out counts the cards and dice of the entry's owner.
[[nodiscard]] int workedFor(const Situation& now, Amount of, const Standing& rule);
[[nodiscard]] inline int amountFor(const Situation& now, Amount of, const Standing& rule) {
  return of.isPrinted() ? of.number : workedFor(now, of, rule);
}

}  // namespace w13
