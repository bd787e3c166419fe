#pragma once
// Whom and what the steps of a card concern, as far as a bot can tell from its view.

#include "engine/bots/outlook.h"
#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

/// The seats and the die that a list of steps concerns, as far as chosen.
struct Concerned {
  Seat you = Seat::Table;
  Seat them = Seat::Table;
  DieId die = DieId::None;
};

/// The seat a step concerns; Seat::Table: nobody's, or unknown.
[[nodiscard]] Seat concernedSeat(const Outlook& o, const Effect& step, const Concerned& about);
/// The number of a step that has one; 1 of others.
[[nodiscard]] double countOf(const Outlook& o, const Effect& step, Seat seat);
/// The dice a step may be about.
[[nodiscard]] Dice diceOf(const Outlook& o, const WhichDice& dice, const Concerned& about);
/// The Agents of a group.
[[nodiscard]] SeatSet groupOf(const Outlook& o, Group group, const Concerned& about);
/// The Agents that a step could choose.
[[nodiscard]] SeatSet choosable(const Outlook& o, AgentFilters only, const Concerned& about);
/// The chance that a condition holds.
[[nodiscard]] double chanceOf(const Outlook& o, ConditionAt at, const Concerned& about);

}  // namespace w13
