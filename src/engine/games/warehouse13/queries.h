#pragma once
// What rules ask of the table and of all cards in force. Pure functions of the situation. What the cards answer word
// for word: answers.h.

#include <cstdint>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/world.h"

namespace w13 {

/// The seat an agent plays at; Seat::Table if the agent is not seated.
[[nodiscard]] Seat seatOfAgent(const World& world, AgentId agent);

/// Whether some entry in force answers a query for a seat.
[[nodiscard]] bool anyAnswer(const Situation& now, Query query, Seat seat);

// ---- dice -------------------------------------------------------------------------------------------------------

/// The dice an Agent can claim at the Agent's location.  CLAIM-09, CLAIM-10
[[nodiscard]] Dice accessible(const World& world, Seat seat);
/// The dice of a set that a Trait of this worth pays for.  CLAIM-02 to CLAIM-05, CLAIM-12
[[nodiscard]] Dice payable(const World& world, Dice dice, Clue pays);
/// The dice an Agent's ready Ability lets a Trait pay for, and its slot; empty if there are none.  PRINT-19
[[nodiscard]] Dice payableByAbility(const Situation& now, Seat seat, Clue pays, Slot* slot = nullptr);
/// The dice of a set that pass a filter.
[[nodiscard]] Dice matching(const World& world, Dice dice, const DieFilter& filter);
/// One die per group of dice alike by public facts and in every later course: in an open question it represents the
/// group.  RULING-73
[[nodiscard]] Dice distinct(const World& world, Dice dice);
/// The dice of a set with the lowest number.
[[nodiscard]] Dice lowest(const World& world, Dice dice);
/// Whether a Goo face matches a clue.  RULING-12
[[nodiscard]] bool gooMatches(const Situation& now, GooFace goo, Clue clue);

// ---- Retrieval --------------------------------------------------------------------------------------------------

/// The artifact's or Plot's requirement of a type now, all changes included; never below 0.
[[nodiscard]] int requirement(const Situation& now, Symbol type);
/// The sum of a type on the applied dice.  APPLY-02
[[nodiscard]] int applied(const World& world, Symbol type);
[[nodiscard]] bool allMet(const Situation& now);
[[nodiscard]] int coverCount(const Situation& now, Seat seat);
[[nodiscard]] int applyCount(const Situation& now, Seat seat);
[[nodiscard]] bool mayApply(const Situation& now, Clue clue);
/// Whether a revealed die may be applied as any type.
[[nodiscard]] bool appliesAsAny(const Situation& now, Seat seat, DieId die);

// ---- Agents and places ------------------------------------------------------------------------------------------

[[nodiscard]] int attribute(const Situation& now, Seat seat, Attribute attribute);
[[nodiscard]] int difficultyChange(const Situation& now, Attribute attribute);
/// The value of the Snag on a place, or -1.
[[nodiscard]] int snagOn(const Situation& now, Place place);
/// The value of the Snag on Abilities other than Downsides, or -1.
[[nodiscard]] int snagOnAbilities(const Situation& now);
/// Whether a place may be used: no card in force forbids it.
[[nodiscard]] bool mayUse(const Situation& now, Place place);
/// Whether a Trait may be played for its text: no card in force forbids it.
[[nodiscard]] bool mayPlayText(const Situation& now, const Design& design);
/// What a Trait counts as when an Agent spends it on a clue.
[[nodiscard]] Clue payment(const Situation& now, Seat seat, CardId card);
[[nodiscard]] bool mayDraw(const Situation& now, Seat seat, Symbol type);
/// Whether a pile or its discards hold a card.  RULING-07
[[nodiscard]] bool hasCards(const World& world, Symbol type);
/// Whether an Agent may go to the Field now.  PRINT-18
[[nodiscard]] bool mayEnterField(const Situation& now, Seat seat);
[[nodiscard]] int cleanupStress(const Situation& now, Seat seat);
/// Whether an automatic Asset is stopped: Abilities are Snagged, and its owner has not beaten the Snag in this
/// step.  SNAG-01, PRINT-24
[[nodiscard]] bool assetStopped(const Situation& now, Seat seat);
/// The list a seat's Asset runs automatically on an event; 0 if there is none, or it is stopped.
[[nodiscard]] EffectAt assetList(const Situation& now, Seat seat, When when);
/// Whether an Ability is on its ready side and its owner may use it.
[[nodiscard]] bool ready(const Situation& now, Seat seat, Slot slot);
[[nodiscard]] const Design* ability(const Situation& now, Seat seat, Slot slot);
/// The Field Agent with the lowest rank (the highest ID); Seat::Table if the Field is empty.  RULING-40
[[nodiscard]] Seat lowestRankedInField(const Situation& now);
/// Whether a seat could be the hidden Traitor, from public facts alone.  RULING-04
[[nodiscard]] bool couldBeTraitor(const World& world, Seat seat);

}  // namespace w13
