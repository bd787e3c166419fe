// Verbs that do something to Agents.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"

namespace w13 {

namespace {

std::string sayKo(const Effect& step, const Speech& in) { return in.is(step.who, "KO'd"); }
std::string sayWound(const Effect& step, const Speech& in) { return in.is(step.who, "wounded"); }
std::string saySoften(const Effect& step, const Speech&) {
  return step.amount.number >= 2 ? "the KO or wound does not happen" : "a KO does not happen; a wound becomes a KO";
}
std::string sayTravel(const Effect& step, const Speech& in) { return in.does(step.who, "travel"); }
std::string saySendHome(const Effect& step, const Speech& in) {
  return in.does(step.who, "go ") + "back to the Warehouse";
}
std::string sayAct(const Effect& step, const Speech& in) { return in.does(step.who, "take ") + "an Action at once"; }

constexpr Verb kAgentVerbs[] = {
    {Do::Ko, "ko", Takes::Who, {}, {}, "A KO; cards may answer it.", R"({ "ko": "them" })", sayKo},
    {Do::Wound, "wound", Takes::Who, {}, {}, "A wound; cards may answer it.", R"({ "wound": "you" })", sayWound},
    {Do::Soften,
     "soften",
     Takes::Number,
     {},
     {},
     "The KO or wound that is about to happen is so many levels milder: with 1 a wound becomes a KO and a KO nothing.",
     R"({ "soften": 1 })",
     saySoften},
    {Do::Travel,
     "travel",
     Takes::Who,
     {},
     {},
     "The Agent travels, as by the Action but at no cost; what blocks the way counts.",
     R"({ "travel": "you" })",
     sayTravel},
    {Do::SendHome,
     "send_home",
     Takes::Who,
     {},
     {},
     "The Agent goes to the Warehouse; claimed dice stay.",
     R"({ "send_home": "them" })",
     saySendHome},
    {Do::Act,
     "act",
     Takes::Who,
     {},
     {},
     "The Agent takes an Action at once (RULING-42).",
     R"({ "act": "them" })",
     sayAct},
};

}  // namespace

std::span<const Verb> agentVerbs() { return kAgentVerbs; }

}  // namespace w13
