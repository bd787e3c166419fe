#pragma once
// An Agent's turn: which Action to take, what to draw, claim and let go. Worths are for the asked seat.

#include "engine/bots/outlook.h"

namespace w13 {

/// TakeAction and FinaleAction.
[[nodiscard]] double worthOfAction(const Outlook& o, kernel::Choice c);
/// Travelling to the Field now, by an Action or a card.
[[nodiscard]] double worthOfTravel(const Outlook& o);
/// Drawing a Trait of a type.
[[nodiscard]] double worthOfDraw(const Outlook& o, Symbol type);
/// WorkTheCase and PayForClue: spending a Trait, or letting a die go.
[[nodiscard]] double worthOfWork(const Outlook& o, kernel::Choice c);
/// ClaimClue: which die to take.
[[nodiscard]] double worthOfTaking(const Outlook& o, DieId die);

}  // namespace w13
