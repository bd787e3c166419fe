// Verbs that do something to clue dice.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string sayClaim(const Effect& step, const Speech& in) {
  return in.does(step.who, "claim ") + say::allDice(step, in);
}
std::string sayNeutralize(const Effect& step, const Speech& in) { return "neutralize " + say::allDice(step, in); }
std::string sayLock(const Effect& step, const Speech& in) { return "lock " + say::allDice(step, in) + " for good"; }
std::string sayReroll(const Effect& step, const Speech& in) { return "reroll " + say::allDice(step, in); }
std::string sayApply(const Effect& step, const Speech& in) { return "apply " + say::allDice(step, in); }
std::string sayTakeBack(const Effect& step, const Speech& in) {
  return in.does(step.who, "take ") + say::allDice(step, in) + " back";
}

std::string sayTurn(const Effect& step, const Speech& in) {
  std::string face = words::kFaces.say(static_cast<int>(step.turned));
  if (step.turned == Turned::Given) face = nameOf(step.clue);
  const bool several = step.heap != Heap::It && step.filter.colour != Symbol::Wild;
  if (const std::size_t its = face.find("its"); several && its != std::string::npos) face.replace(its, 3, "their");
  return "turn " + say::allDice(step, in) + " to " + face;
}

std::string sayMove(const Effect& step, const Speech& in) {
  return "move " + say::allDice(step, in) + " to " + words::kSpots.say(static_cast<int>(step.to));
}

constexpr Verb kDiceVerbs[] = {
    {Do::Claim,
     "claim",
     Takes::Dice,
     kDieFilter | Detail::Who,
     {},
     "The dice are claimed.",
     R"({ "claim": "it" })",
     sayClaim},
    {Do::Neutralize,
     "neutralize",
     Takes::Dice,
     kDieFilter,
     {},
     "The dice go to the Neutralizer bucket.",
     R"({ "neutralize": "it" })",
     sayNeutralize},
    {Do::Lock,
     "lock",
     Takes::Dice,
     kDieFilter,
     {},
     "The dice are out of the game (DICE-14).",
     R"({ "lock": "it" })",
     sayLock},
    {Do::Reroll,
     "reroll",
     Takes::Dice,
     kDieFilter,
     {},
     "The dice are rolled again where they lie. A misapplied die is placed again by its new face (RULING-15).",
     R"({ "reroll": "unclaimed", "at_most": 1 })",
     sayReroll},
    {Do::Turn, "turn", Takes::TurnedDice, kDieFilter | Detail::ToFace | Detail::By, Detail::ToFace,
     "The dice are turned to a face. If the face is to be picked (`any_1`, `any`), the dice must be `it`.",
     R"({ "turn": "it", "to": "any_1" })", sayTurn},
    {Do::Move, "move", Takes::Dice, kDieFilter | Detail::ToSpot, Detail::ToSpot,
     "The dice are laid somewhere else, as they lie.", R"({ "move": "it", "to": "field" })", sayMove},
    {Do::Apply,
     "apply",
     Takes::Dice,
     kDieFilter,
     {},
     "The dice are applied at once, as they lie; no cover, no Goo.",
     R"({ "apply": "it" })",
     sayApply},
    {Do::TakeBack,
     "take_back",
     Takes::Dice,
     kDieFilter | Detail::Who,
     {},
     "A revealed die goes back behind its owner's shield.",
     R"({ "take_back": "it" })",
     sayTakeBack},
};

}  // namespace

std::span<const Verb> diceVerbs() { return kDiceVerbs; }

}  // namespace w13
