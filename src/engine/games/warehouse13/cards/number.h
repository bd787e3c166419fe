#pragma once
// Numbers that cards work out when they are needed: what is counted, and what is made of it. How they are written:
// docs/effects.md; what they come to: effects/numbers.cpp.

#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

/// What can be counted.
enum class Count : std::uint8_t {
  Rolled,           ///< the last Warehouse die
  DieNumber,        ///< the number on the die chosen last
  MisappliedLogic,  ///< the sum of the numbers of the misapplied dice of that symbol
  MisappliedIntuition,
  MisappliedLore,
  MisappliedTech,
  Hand,     ///< cards held, Stress included
  Stress,   ///< Stress held: a secret
  Claimed,  ///< claimed dice
  Agents,   ///< who play and are not Bronzed
  FieldAgents,
  WarehouseAgents,
  Obstacles,  ///< on the Maintenance track
  Round,
  Episode,
  Retrieved,  ///< artifacts
  Lost,
  PlotsStopped,
  PlotsExecuted,
  Consequences,  ///< that stay in force
  Leads,
  FieldClues,
  Neutralized,
  Counters,  ///< on the card itself
  Bronzed,   ///< Agents who are; the revealed Traitor is none
};

/// What is made of numbers.
enum class Working : std::uint8_t {
  Counted,
  Plus,
  Minus,
  Half,    ///< rounded down
  HalfUp,  ///< rounded up
  AtLeast,
  AtMost,
};

/// A number that is worked out. Of a number below 0 there is no half: it is 0.
struct WorkedOut {
  Working how = Working::Counted;
  Count count = Count::Rolled;
  bool named = false;    ///< a count of a person: whose is named; else of whom the step concerns
  Who whose = Who::You;  ///< if it is named
  Amount one = {};       ///< what it is made of
  Amount other = {};     ///< of two
};

/// Whether a count is of one person.
[[nodiscard]] constexpr bool isPersonal(Count count) {
  return count == Count::Hand || count == Count::Stress || count == Count::Claimed;
}
/// Whether it may be a secret (SECRET-14, SECRET-34).
[[nodiscard]] constexpr bool isSecret(Count count) { return count == Count::Stress || count == Count::DieNumber; }

/// Whether a number counts something, in any of its parts: `is(const WorkedOut&)`.
template <class Numbers, class Is>
[[nodiscard]] bool anyPart(Amount of, const Numbers& numbers, const Is& is) {
  if (of.isPrinted()) return false;
  const WorkedOut& worked = numbers[of.worked];
  return is(worked) || anyPart(worked.one, numbers, is) || anyPart(worked.other, numbers, is);
}

}  // namespace w13
