#include "engine/games/warehouse13/effects/question.h"

#include <array>

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string typeOf(const Standing& rule) { return words::kTypes.say(index(rule.type)); }
std::string placeOf(const Standing& rule) { return words::kPlaces.say(index(rule.place)); }
std::string signedNumber(Amount amount) {
  const bool plus = amount.of == Amount::Of::Fixed && amount.number > 0;
  return (plus ? "+" : "") + say::number(amount);
}
std::string dieOf(const Standing& rule) { return say::filtered(rule.filter); }

std::string sayDifficulty(const Standing& rule) {
  const std::string which = rule.any ? "" : words::kAttributes.say(static_cast<int>(rule.attribute)) + " ";
  return which + "challenges have difficulty " + signedNumber(rule.amount);
}
std::string sayRequirement(const Standing& rule) {
  return "the requirement for " + typeOf(rule) + " rises by " + say::number(rule.amount);
}
std::string sayCoverMore(const Standing& rule) {
  const bool one = rule.amount.of == Amount::Of::Fixed && rule.amount.number == 1;
  return std::string(rule.mine ? "you cover " : "every Agent covers ") + say::number(rule.amount) +
         (one ? " die" : " dice") + " more, if able; that alone lets nobody apply more";
}
std::string sayApplyMore(const Standing& rule) {
  return std::string(rule.mine ? "you apply " : "every Agent applies ") + say::number(rule.amount) +
         " more of the revealed dice";
}
std::string sayGooMatches(const Standing& rule) {
  return "a " + std::to_string(rule.number) + "-clue on a Goo die also neutralizes a " + say::number(rule.amount) +
         "-clue of the same type";
}
std::string saySnagPlace(const Standing& rule) {
  return placeOf(rule) + " is Snagged: roll more than " + say::number(rule.amount);
}
std::string saySnagAbilities(const Standing& rule) {
  return "all Abilities except Downsides are Snagged: roll more than " + say::number(rule.amount);
}
std::string sayMayNotDraw(const Standing& rule) { return "no " + typeOf(rule) + " Trait may be drawn"; }
std::string sayNotAlone(const Standing&) { return "the Field may not be entered alone"; }
std::string sayMayNotApply(const Standing& rule) {
  return std::to_string(rule.number) + "-clues may not be applied; who could apply nothing else neutralizes one";
}
std::string sayCleanupStress(const Standing& rule) {
  return std::string(rule.mine ? "you draw " : "every Agent draws ") + say::many(rule.amount, "Stress") +
         " more in Cleanup";
}
std::string sayAppliesAs(const Standing& rule) { return "a revealed " + dieOf(rule) + " may be applied as any type"; }
std::string sayClaimsDie(const Standing& rule) {
  return "in Work the Case a " + dieOf(rule) + " from Leads or Field may be claimed with a " + typeOf(rule) +
         " Trait of " + std::to_string(rule.number) + " or more";
}
std::string sayTopInstead(const Standing&) { return "Warehouse Research may take a top discard instead of a draw"; }
std::string sayLookEachRound(const Standing&) {
  return "after each roll of Retrieval the revealed Traitor looks behind one shield";
}
std::string sayLookOnce(const Standing&) {
  return "once per Retrieval the revealed Traitor looks behind one shield and names the die to be covered";
}
std::string sayPaysAs(const Standing& rule) {
  return "a " + std::to_string(rule.number) + "-" + typeOf(rule) + " Trait pays for clues up to " +
         say::number(rule.amount);
}
std::string sayMayNotPlay(const Standing& rule) {
  const std::string what = rule.type != Symbol::None ? typeOf(rule) + " Traits" : "";
  const std::string when =
      rule.timing != Timing::None ? words::kTimings.say(static_cast<int>(rule.timing)) + " Traits" : "";
  return "no " + (what.empty() ? when : what) + " may be played for their text";
}
std::string sayMayNotUse(const Standing& rule) { return "nobody may use " + placeOf(rule); }

std::string sayWorseRoll(const Standing&) {
  return "the next roll of a Warehouse die is made with both dice; the worse one counts and cannot be rerolled";
}

constexpr std::array<Question, kQueries> kQuestions = {{
    {Query::Difficulty, "difficulty", Says::Attribute | Says::Amount, Says::Amount,
     "Changes the difficulty of challenges; without `attribute`, of all.",
     R"({ "query": "difficulty", "attribute": "physical", "amount": 1 })", sayDifficulty},
    {Query::Requirement, "requirement", Says::Type | Says::Amount | Says::Whammy, Says::Type | Says::Amount,
     "Adds to the requirement of a type, as long as it holds.",
     R"({ "query": "requirement", "type": "logic", "amount": "misapplied_lore" })", sayRequirement},
    {Query::CoverMore, "cover_more", Says::Amount, Says::Amount,
     "Agents cover so many dice more, if able. Without `apply_more` they pick after the reveal which to apply.",
     R"({ "query": "cover_more", "amount": 1 })", sayCoverMore},
    {Query::ApplyMore, "apply_more", Says::Amount, Says::Amount, "Agents apply so many of the revealed dice more.",
     R"({ "query": "apply_more", "amount": 1 })", sayApplyMore},
    {Query::GooMatches, "goo_matches", Says::Number | Says::Amount, Says::Number | Says::Amount,
     "A Goo face of `number` also matches clues of number `amount` of its type.",
     R"({ "query": "goo_matches", "number": 1, "amount": 2 })", sayGooMatches},
    {Query::SnagPlace, "snag_place", Says::Place | Says::Amount, Says::Place | Says::Amount,
     "The place is Snagged: a roll must exceed `amount`. A permanent mark.",
     R"({ "query": "snag_place", "place": "travel", "amount": 0 })", saySnagPlace, true},
    {Query::SnagAbilities, "snag_abilities", Says::Amount, Says::Amount,
     "All Abilities except Downsides are Snagged. A permanent mark.", R"({ "query": "snag_abilities", "amount": 0 })",
     saySnagAbilities, true},
    {Query::MayNotDraw, "may_not_draw", Says::Type, Says::Type, "Traits of the type may not be drawn.",
     R"({ "query": "may_not_draw", "type": "intuition" })", sayMayNotDraw},
    {Query::NotAloneInField,
     "not_alone_in_field",
     {},
     {},
     "The Field may not be entered while no Agent is there; who is left alone may stay.",
     R"({ "query": "not_alone_in_field" })",
     sayNotAlone},
    {Query::MayNotApply, "may_not_apply", Says::Number, Says::Number,
     "Dice showing the number may not be applied; an Agent left with no other die neutralizes one.",
     R"({ "query": "may_not_apply", "number": 2 })", sayMayNotApply},
    {Query::CleanupStress, "cleanup_stress", Says::Amount, Says::Amount, "Stress drawn in Cleanup on top of the one.",
     R"({ "query": "cleanup_stress", "amount": 1 })", sayCleanupStress},
    {Query::AppliesAs,
     "applies_as",
     Says::Symbol | Says::Colour | Says::Number | Says::AtMost | Says::Whammy,
     {},
     "A revealed die that passes the filter may be applied as any type.",
     R"({ "query": "applies_as", "symbol": "lore" })",
     sayAppliesAs},
    {Query::ClaimsDie, "claims_die", Says::Symbol | Says::Colour | Says::AtMost | Says::Type | Says::Number,
     Says::Type | Says::Number,
     "In Work the Case a die that passes the filter can be claimed, from Leads or Field, with a Trait of `type` and at "
     "least `number`.",
     R"({ "query": "claims_die", "colour": "tech", "type": "tech", "number": 1 })", sayClaimsDie},
    {Query::TopInstead,
     "top_instead",
     {},
     {},
     "Warehouse Research may take the top card of a discard pile instead of a draw.",
     R"({ "query": "top_instead" })",
     sayTopInstead},
    {Query::LookEachRound,
     "look_each_round",
     {},
     {},
     "The revealed Traitor looks behind one shield right after each roll (RULING-53).",
     R"({ "query": "look_each_round" })",
     sayLookEachRound},
    {Query::LookOncePerRetrieval,
     "look_once_per_retrieval",
     {},
     {},
     "Once per Retrieval the revealed Traitor looks behind one shield and names the die to be covered (RULING-53).",
     R"({ "query": "look_once_per_retrieval" })",
     sayLookOnce},
    {Query::PaysAs, "pays_as", Says::Type | Says::Number | Says::Amount, Says::Type | Says::Number | Says::Amount,
     "A Trait of `type` and `number` pays for clues up to `amount`.",
     R"({ "query": "pays_as", "type": "tech", "number": 0, "amount": 1 })", sayPaysAs},
    {Query::MayNotPlay,
     "may_not_play",
     Says::Type | Says::Timing,
     {},
     "Traits of the type, or of the timing, may not be played for their text.",
     R"({ "query": "may_not_play", "timing": "retrieval" })",
     sayMayNotPlay},
    {Query::MayNotUse, "may_not_use", Says::Place, Says::Place, "Nobody may use the place.",
     R"({ "query": "may_not_use", "place": "travel" })", sayMayNotUse},
    {Query::WorseRoll,
     "worse_roll",
     {},
     {},
     "The next roll of a Warehouse die is made with both; the worse one counts and may not be rerolled (PRINT-06). A "
     "card "
     "that stays until it is used is discarded then.",
     R"({ "query": "worse_roll" })",
     sayWorseRoll},
}};

struct SaysWord {
  const char* name;
  const char* means;
};
constexpr std::array<SaysWord, kSays> kSaysWords = {{
    {"attribute", "physical or mental"},
    {"type", "one of the four types"},
    {"timing", "action, instant or retrieval"},
    {"number", "0 to 2"},
    {"amount", "a number, or a word for a counted one"},
    {"place", "a place of the board"},
    {"symbol", "only dice that show this symbol"},
    {"colour", "only dice of this colour"},
    {"at_most", "only dice that show this number or less"},
    {"whammy", "true: only if the Whammy of the artifact came"},
}};

}  // namespace

std::span<const Question> questions() { return kQuestions; }

const Question* questionNamed(std::string_view name) {
  for (const Question& question : kQuestions)
    if (name == question.name) return &question;
  return nullptr;
}

const Question& questionOf(Query id) { return kQuestions[static_cast<std::size_t>(id)]; }

const char* nameOf(Says detail) { return kSaysWords[static_cast<std::size_t>(detail)].name; }
const char* meansOf(Says detail) { return kSaysWords[static_cast<std::size_t>(detail)].means; }

}  // namespace w13
