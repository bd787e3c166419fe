#pragma once
// The worth of a card's steps to the Agents, read from the effect language itself: no card is known by name here.

#include "engine/bots/concerned.h"

namespace w13 {

/// The worth of the rest of a list to the Agents, in dice; negative if it harms them.
[[nodiscard]] double worthOfList(const Outlook& o, EffectAt list, const Concerned& about);
/// The worth of a card's text to the Agents when a seat plays it, or when it is drawn.
[[nodiscard]] double worthOfText(const Outlook& o, const Design& design, Seat you);

/// The worth to the Agents of a die that is claimed, covered or rerolled.
[[nodiscard]] double worthOfClaim(const Outlook& o, DieId die);
/// The die that the Goo dice on the table will take: the first revealed one in order that matches.  GOO-02
[[nodiscard]] DieId takenByGoo(const Outlook& o);
/// What a revealed, rolled or misapplied die adds to the requirement as it lies.
[[nodiscard]] double fillingOf(const Outlook& o, DieId die);

}  // namespace w13
