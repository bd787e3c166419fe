// Verbs of the season and of Retrieval: Consequences, Pings, requirements, rounds.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string sayConsequence(const Effect& step, const Speech&) {
  return say::many(step.amount, "new Consequence") + " takes effect and stays";
}
std::string sayDropConsequence(const Effect& step, const Speech& in) {
  return in.does(step.by, "discard ") + say::many(step.amount, "Consequence") + " in force";
}
std::string sayNewPing(const Effect&, const Speech&) { return "a new Ping replaces this one"; }
std::string sayRequire(const Effect& step, const Speech&) {
  const std::string type = step.type == Symbol::None ? "of that type" : "for " + words::kTypes.say(index(step.type));
  const bool less = step.amount.of == Amount::Of::Fixed && step.amount.number < 0;
  return "the requirement " + type + (less ? " falls by " : " rises by ") +
         (less ? std::to_string(-step.amount.number) : say::number(step.amount));
}
std::string sayRoundAlone(const Effect& step, const Speech& in) {
  return in.does(step.who, "play ") + "an extra round of Retrieval alone; no Goo die is rolled for it";
}
std::string saySitOut(const Effect& step, const Speech& in) {
  return in.does(step.who, "sit ") + "this round out: the dice are kept, none is covered";
}
std::string sayLook(const Effect& step, const Speech& in) {
  return "look behind " + in.whose(step.who) + " shield; a die that lies covered there may not be changed any more";
}

constexpr Verb kSeasonVerbs[] = {
    {Do::Consequence,
     "consequence",
     Takes::Number,
     {},
     {},
     "So many Consequences come into force and stay (RULING-57).",
     R"({ "consequence": 1 })",
     sayConsequence},
    {Do::DropConsequence,
     "drop_consequence",
     Takes::Number,
     Detail::By | Detail::IfUnable,
     {},
     "Consequences in force are discarded; their text and Snags end, locks and the Broken Gear stay (RULING-57).",
     R"({ "drop_consequence": 1, "by": "adversary" })",
     sayDropConsequence},
    {Do::NewPing,
     "new_ping",
     Takes::True,
     {},
     {},
     "The Ping is discarded and the next one turned up; the dice stay.",
     R"({ "new_ping": true })",
     sayNewPing},
    {Do::Require,
     "require",
     Takes::Signed,
     Detail::Type,
     {},
     "The requirement of the artifact or Plot changes, for `type` or for the type chosen; never below 0.",
     R"({ "require": 2, "type": "logic" })",
     sayRequire},
    {Do::RoundAlone,
     "round_alone",
     Takes::Who,
     {},
     {},
     "An extra round of Retrieval follows, in which this Agent alone rolls, covers, reveals and applies; no Goo.",
     R"({ "round_alone": "them" })",
     sayRoundAlone},
    {Do::SitOut,
     "sit_out",
     Takes::Who,
     {},
     {},
     "The Agent covers nothing this round and keeps the dice.",
     R"({ "sit_out": "them" })",
     saySitOut},
    {Do::Look,
     "look",
     Takes::Who,
     {},
     {},
     "You look behind the Agent's shield. If a die lies covered there, it may not be changed any more.",
     R"({ "look": "them" })",
     sayLook},
};

}  // namespace

std::span<const Verb> seasonVerbs() { return kSeasonVerbs; }

}  // namespace w13
