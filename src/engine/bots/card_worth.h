#pragma once
// What the steps of a card are worth to the Agents, read from the effect language itself: nothing here knows a card by
// its name.

#include "engine/bots/outlook.h"

namespace w13 {

/// Whom and what a list of steps concerns, as far as it has been chosen.
struct Concerned {
  Seat you = Seat::Table;
  Seat them = Seat::Table;
  DieId die = DieId::None;
};

/// What the rest of a list is worth to the Agents, in dice; negative if it harms them.
[[nodiscard]] double worthOfList(const Outlook& o, EffectAt list, const Concerned& about);
/// What the text of a card is worth to the Agents when a seat plays it, or when it is drawn.
[[nodiscard]] double worthOfText(const Outlook& o, const Design& design, Seat you);

/// What one die is worth in the hands of the Agents, on the way of a claim, a cover or a reroll.
[[nodiscard]] double worthOfClaim(const Outlook& o, DieId die);
/// The die that the Goo dice on the table will take: the first revealed one in order that matches.  GOO-02
[[nodiscard]] DieId takenByGoo(const Outlook& o);
/// What a revealed, rolled or misapplied die gives the requirement as it lies.
[[nodiscard]] double fillingOf(const Outlook& o, DieId die);

}  // namespace w13
