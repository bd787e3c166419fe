#pragma once
// Retrieval and Stop the Plot: what to cover, apply, lose and declare; the Traitor's Goo and Plots.

#include "engine/bots/outlook.h"

namespace w13 {

/// CoverDie, ChooseApplied, NeutralizeOwnDie, DeclareSymbol, SwapDice: the choices of an Agent.
[[nodiscard]] double worthOfCover(const Outlook& o, DieId die);
[[nodiscard]] double worthOfApplying(const Outlook& o, DieId die);
[[nodiscard]] double worthOfLosing(const Outlook& o, DieId die);
[[nodiscard]] double worthOfDeclaring(const Outlook& o, Clue face);
[[nodiscard]] double worthOfSwap(const Outlook& o, kernel::Choice c);

/// The die that a First Agent would rather have misapplied, because the hand or an Ability can reroll it, or
/// DieId::None.
[[nodiscard]] DieId dieToFree(const Outlook& o, Symbol type);
/// Whether a card or Ability of mine rerolls misapplied dice.
[[nodiscard]] bool canReroll(const Outlook& o);

/// CoverGoo and UseGoo: the choices of the revealed Traitor.
[[nodiscard]] double worthOfGooCover(const Outlook& o, int goo);
[[nodiscard]] double worthOfGoo(const Outlook& o, kernel::Choice c);
/// How hard a Plot is.
[[nodiscard]] double hardness(const Outlook& o, CardId plot);

}  // namespace w13
