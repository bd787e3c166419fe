#include "engine/games/warehouse13/effects/question.h"

#include <array>

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string signedNumber(Amount amount, const Speech& in) {
  const bool plus = amount.isPrinted() && amount.number > 0;
  return (plus ? "+" : "") + say::number(amount, in);
}
/// "every Agent covers", "you cover".
std::string everyAgent(const Standing& rule, const std::string& verb) {
  return rule.mine ? "you " + verb : "every Agent " + verb + "s";
}

std::string sayDifficulty(const Standing& rule, const Speech& in) {
  const auto& of = rule.as<OfAttribute>();
  const std::string which = of.any ? "" : words::kAttributes.say(of.attribute) + " ";
  return which + "challenges have difficulty " + signedNumber(of.amount, in);
}
std::string sayRequirement(const Standing& rule, const Speech& in) {
  const auto& more = rule.as<ManyOfType>();
  return "the requirement for " + words::kTypes.say(more.type) + " rises by " + say::number(more.amount, in);
}
std::string sayCoverMore(const Standing& rule, const Speech& in) {
  const Amount more = rule.as<HowMany>().amount;
  return everyAgent(rule, "cover") + " " + say::number(more, in) + (more.is(1) ? " die" : " dice") +
         " more, if able; that alone lets nobody apply more";
}
std::string sayApplyMore(const Standing& rule, const Speech& in) {
  return (rule.mine ? "you apply " : "every Agent applies ") + say::number(rule.as<HowMany>().amount, in) +
         " more of the revealed dice";
}
std::string sayGooMatches(const Standing& rule, const Speech& in) {
  const auto& also = rule.as<ManyAsNumber>();
  return "a " + std::to_string(also.number) + "-clue on a Goo die also neutralizes a " + say::number(also.amount, in) +
         "-clue of the same type";
}
std::string saySnagPlace(const Standing& rule, const Speech& in) {
  const auto& at = rule.as<SnaggedAt>();
  return words::kPlaces.say(at.place) + " is Snagged: roll more than " + say::number(at.amount, in);
}
std::string saySnagAbilities(const Standing& rule, const Speech& in) {
  return "all Abilities except Downsides are Snagged: roll more than " + say::number(rule.as<HowMany>().amount, in);
}
std::string sayMayNotDraw(const Standing& rule, const Speech&) {
  return "no " + words::kTypes.say(rule.as<OfType>().type) + " Trait may be drawn";
}
std::string sayNotAlone(const Standing&, const Speech&) { return "the Field may not be entered alone"; }
std::string sayMayNotApply(const Standing& rule, const Speech&) {
  return std::to_string(rule.as<OfNumber>().number) +
         "-clues may not be applied; who could apply nothing else neutralizes one";
}
std::string sayCleanupStress(const Standing& rule, const Speech& in) {
  return everyAgent(rule, "draw") + " " + say::many(rule.as<HowMany>().amount, "Stress", in) + " more in Cleanup";
}
std::string sayAppliesAs(const Standing& rule, const Speech&) {
  return "a revealed " + say::filtered(rule.as<Filtered>().filter) + " may be applied as any type";
}
std::string sayClaimsDie(const Standing& rule, const Speech&) {
  const auto& with = rule.as<ClaimedWith>();
  return "in Work the Case a " + say::filtered(with.filter) + " from Leads or Field may be claimed with a " +
         words::kTypes.say(with.type) + " Trait of " + std::to_string(with.number) + " or more";
}
std::string sayTopInstead(const Standing&, const Speech&) {
  return "Warehouse Research may take a top discard instead of a draw";
}
std::string sayTraitorLooks(const Standing& rule, const Speech&) {
  return rule.as<OfLooks>().once
             ? "once per Retrieval the revealed Traitor looks behind one shield and names the die to be covered"
             : "after each roll of Retrieval the revealed Traitor looks behind one shield";
}
std::string sayPaysAs(const Standing& rule, const Speech& in) {
  const auto& as = rule.as<PaidAs>();
  return "a " + std::to_string(as.number) + "-" + words::kTypes.say(as.type) + " Trait pays for clues up to " +
         say::number(as.amount, in);
}
std::string sayMayNotPlay(const Standing& rule, const Speech&) {
  const auto& barred = rule.as<OfTiming>();
  const std::string what =
      barred.type != Symbol::None ? words::kTypes.say(barred.type) : words::kTimings.say(barred.timing);
  return "no " + what + " Traits may be played for their text";
}
std::string sayMayNotUse(const Standing& rule, const Speech&) {
  return "nobody may use " + words::kPlaces.say(rule.as<AtPlace>().place);
}

std::string sayWorseRoll(const Standing&, const Speech&) {
  return "the next roll of a Warehouse die is made with both dice; the worse one counts and cannot be rerolled";
}

constexpr std::array<Question, kQueries> kQuestions = {{
    {Query::Difficulty, "difficulty", OfAttribute{}, Says::Attribute | Says::Amount | Says::Only, Says::Amount,
     "Changes the difficulty of challenges; without `attribute`, of all.",
     R"({ "query": "difficulty", "attribute": "physical", "amount": 1 })", sayDifficulty},
    {Query::Requirement, "requirement", ManyOfType{}, Says::Type | Says::Amount | Says::Whammy | Says::Only,
     Says::Type | Says::Amount, "Adds to the requirement of a type, as long as it holds.",
     R"({ "query": "requirement", "type": "logic", "amount": "misapplied_lore" })", sayRequirement},
    {Query::CoverMore, "more", HowMany{}, Says::What | Says::Amount | Says::Only, Says::What | Says::Amount,
     "Agents cover so many dice more, if able. If they apply no more, they pick after the reveal which to apply.",
     R"({ "query": "more", "what": "cover", "amount": 1 })", sayCoverMore, false, "cover"},
    {Query::ApplyMore, "more", HowMany{}, Says::What | Says::Amount | Says::Only, Says::What | Says::Amount,
     "Agents apply so many of the revealed dice more.", R"({ "query": "more", "what": "apply", "amount": 1 })",
     sayApplyMore, false, "apply"},
    {Query::GooMatches, "goo_matches", ManyAsNumber{}, Says::Number | Says::Amount | Says::Only,
     Says::Number | Says::Amount, "A Goo face of `number` also matches clues of number `amount` of its type.",
     R"({ "query": "goo_matches", "number": 1, "amount": 2 })", sayGooMatches},
    {Query::SnagPlace, "snag", SnaggedAt{}, Says::Place | Says::Amount, Says::Place | Says::Amount,
     "The place is Snagged: a roll must exceed `amount`. A permanent mark.",
     R"({ "query": "snag", "place": "travel", "amount": 0 })", saySnagPlace, true},
    {Query::SnagAbilities, "snag", HowMany{}, Says::Place | Says::Amount, Says::Place | Says::Amount,
     "All Abilities except Downsides are Snagged. A permanent mark.",
     R"({ "query": "snag", "place": "abilities", "amount": 0 })", saySnagAbilities, true, "abilities", Says::Place},
    {Query::MayNotDraw, "may_not", OfType{}, Says::What | Says::Type | Says::Only, Says::What | Says::Type,
     "Traits of the type may not be drawn.", R"({ "query": "may_not", "what": "draw", "type": "intuition" })",
     sayMayNotDraw, false, "draw"},
    {Query::NotAloneInField, "may_not", Nothing{}, Says::What | Says::Only, Says::What,
     "The Field may not be entered while no Agent is there; who is left alone may stay.",
     R"({ "query": "may_not", "what": "enter_alone" })", sayNotAlone, false, "enter_alone"},
    {Query::MayNotApply, "may_not", OfNumber{}, Says::What | Says::Number | Says::Only, Says::What | Says::Number,
     "Dice showing the number may not be applied; an Agent left with no other die neutralizes one.",
     R"({ "query": "may_not", "what": "apply", "number": 2 })", sayMayNotApply, false, "apply"},
    {Query::CleanupStress, "more", HowMany{}, Says::What | Says::Amount | Says::Only, Says::What | Says::Amount,
     "Agents draw so much more Stress in Cleanup.", R"({ "query": "more", "what": "cleanup_stress", "amount": 1 })",
     sayCleanupStress, false, "cleanup_stress"},
    {Query::AppliesAs,
     "applies_as",
     Filtered{},
     Says::Symbol | Says::Colour | Says::Number | Says::AtMost | Says::Whammy | Says::Only,
     {},
     "A revealed die that passes the filter may be applied as any type.",
     R"({ "query": "applies_as", "symbol": "lore" })",
     sayAppliesAs},
    {Query::ClaimsDie, "claims_die", ClaimedWith{},
     Says::Symbol | Says::Colour | Says::AtMost | Says::Type | Says::Number | Says::Only, Says::Type | Says::Number,
     "In Work the Case a die that passes the filter can be claimed, from Leads or Field, with a Trait of `type` and at "
     "least `number`.",
     R"({ "query": "claims_die", "colour": "tech", "type": "tech", "number": 1 })", sayClaimsDie},
    {Query::TopInstead,
     "top_instead",
     Nothing{},
     Says::Only,
     {},
     "Warehouse Research may take the top card of a discard pile instead of a draw.",
     R"({ "query": "top_instead" })",
     sayTopInstead},
    {Query::TraitorLooks,
     "traitor_looks",
     OfLooks{},
     Says::Once | Says::Only,
     {},
     "The revealed Traitor looks behind one shield right after each roll. `once`: once per Retrieval, and the Traitor "
     "names the die to be covered (RULING-53).",
     R"({ "query": "traitor_looks" })",
     sayTraitorLooks},
    {Query::PaysAs, "pays_as", PaidAs{}, Says::Type | Says::Number | Says::Amount | Says::Only,
     Says::Type | Says::Number | Says::Amount, "A Trait of `type` and `number` pays for clues up to `amount`.",
     R"({ "query": "pays_as", "type": "tech", "number": 0, "amount": 1 })", sayPaysAs},
    {Query::MayNotPlay, "may_not", OfTiming{}, Says::What | Says::Type | Says::Timing | Says::Only, Says::What,
     "Traits of the type, or of the timing, may not be played for their text.",
     R"({ "query": "may_not", "what": "play", "timing": "retrieval" })", sayMayNotPlay, false, "play"},
    {Query::MayNotUse, "may_not", AtPlace{}, Says::What | Says::Place | Says::Only, Says::What | Says::Place,
     "Nobody may use the place.", R"({ "query": "may_not", "what": "use", "place": "travel" })", sayMayNotUse, false,
     "use"},
    {Query::WorseRoll,
     "worse_roll",
     Nothing{},
     {},
     {},
     "The next roll of a Warehouse die is made with both; the worse one counts and may not be rerolled (PRINT-06). A "
     "card that stays until it is used is discarded then.",
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
    {"once", "true: once per Retrieval"},
    {"what", "what more is done, or what may not be"},
    {"only", "all these conditions must hold; who `you` is only an Ability knows"},
}};

/// Whether an entry of such a type has a place for a detail.
constexpr bool holds(const Said& said, Says detail) {
  switch (detail) {
    case Says::Attribute: return partOf<OfAttribute>(said) != nullptr;
    case Says::Type: return partOf<OfType>(said) != nullptr;
    case Says::Timing: return partOf<OfTiming>(said) != nullptr;
    case Says::Number: return partOf<OfNumber>(said) != nullptr || partOf<Filtered>(said) != nullptr;
    case Says::Amount: return partOf<HowMany>(said) != nullptr;
    case Says::Place: return partOf<AtPlace>(said) != nullptr;
    case Says::Symbol:
    case Says::Colour:
    case Says::AtMost: return partOf<Filtered>(said) != nullptr;
    case Says::Once: return partOf<OfLooks>(said) != nullptr;
    case Says::Whammy:
    case Says::What:
    case Says::Only: return true;
  }
  return false;
}
constexpr bool complete() {
  for (std::size_t at = 0; at < kQuestions.size(); ++at) {
    if (static_cast<std::size_t>(kQuestions[at].id) != at) return false;
    for (const Says detail : kQuestions[at].says)
      if (!holds(kQuestions[at].said, detail) && !kQuestions[at].isFormedBy(detail)) return false;
  }
  return true;
}
static_assert(complete(), "each query has its row, and its entries hold what card files may say");

}  // namespace

std::span<const Question> questions() { return kQuestions; }

const Question& questionOf(Query id) { return kQuestions[static_cast<std::size_t>(id)]; }

const char* nameOf(Says detail) { return kSaysWords[static_cast<std::size_t>(detail)].name; }
const char* meansOf(Says detail) { return kSaysWords[static_cast<std::size_t>(detail)].means; }

}  // namespace w13
