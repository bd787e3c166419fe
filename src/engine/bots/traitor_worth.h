#pragma once
// The Traitor: when to reveal, what to do in the Traitor's turns and in the Finale.

#include "engine/bots/outlook.h"

namespace w13 {

/// TraitorAction, TraitorFinaleAction and TraitorResponse.
[[nodiscard]] double worthOfTraitorAct(const Outlook& o, kernel::Choice c);
/// Capture, RevealOnBronzing and RevealOnLoss; only a sabotaging Traitor reveals.
[[nodiscard]] double worthOfRevealing(const Outlook& o, kernel::Choice c, Ask asked);
/// PlayPlot, KeepPlot, TraitorDiscardDown, LookBehind and NameCover.
[[nodiscard]] double worthOfTraitorChoice(const Outlook& o, kernel::Choice c, Ask asked);
/// NameForBronze and Vote, for Agents and the hidden Traitor alike.
[[nodiscard]] double worthOfVote(const Outlook& o, kernel::Choice c);

}  // namespace w13
