// Verbs that choose: an Agent, a die, a pile, one of several options, or whether to do something at all. If nothing
// can be chosen, the rest of the list is skipped, or the list of `if_unable` is done instead.

#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

/// "you choose", "the Adversary chooses".
std::string chooses(const Effect& step, const Speech& in) { return in.does(step.by, "choose "); }

std::string sayChooseAgent(const Effect& step, const Speech& in) {
  std::string text = chooses(step, in) + (step.other ? "another Agent" : "an Agent");
  const auto add = [&](bool asked, AgentFilter filter) {
    if (asked) text += " " + words::kAgentFilters.say(static_cast<int>(filter));
  };
  add(step.here, AgentFilter::Here);
  add(step.inField, AgentFilter::InField);
  add(step.hasClaimed, AgentFilter::HasClaimed);
  add(step.hasCards, AgentFilter::HasCards);
  add(step.standing, AgentFilter::Standing);
  return text;
}

std::string sayChooseDie(const Effect& step, const Speech& in) { return chooses(step, in) + say::aDie(step, in); }

std::string sayChoosePile(const Effect& step, const Speech& in) {
  return chooses(step, in) + words::kPiles.say(static_cast<int>(step.piles));
}

std::string sayChooseType(const Effect& step, const Speech& in) {
  return chooses(step, in) + (step.required ? "a type that is still required" : "a type");
}

std::string sayChooseOne(const Effect& step, const Speech& in) {
  std::string text = chooses(step, in) + "one:";
  int option = 0;
  for (EffectAt at = step.then; at != 0 && in.cards.effect(at).verb == Do::Option; ++at) {
    text += (option == 0 ? " (" : "; or (") + std::string(1, static_cast<char>('a' + option)) + ") ";
    text += say::clause(in.cards.effect(at).then, in);
    ++option;
  }
  return text;
}

std::string sayMay(const Effect& step, const Speech& in) {
  std::string text = in.name(step.by) + " may: ";
  text += say::clause(step.then, in);
  if (step.otherwise != 0) text += ". Otherwise: " + say::clause(step.otherwise, in);
  return text;
}

constexpr Verb kChoosingVerbs[] = {
    {Do::ChooseAgent,
     "choose_agent",
     Takes::AgentFilters,
     Detail::By | Detail::IfUnable,
     {},
     "An Agent is chosen: `them` in the steps that follow. The list says which Agents may be chosen; `[]` is any. "
     "A Bronzed Agent never may.",
     R"({ "choose_agent": ["other", "here"] })",
     sayChooseAgent},
    {Do::ChooseDie,
     "choose_die",
     Takes::Dice,
     kDieFilter | Detail::Another | Detail::PaidBy | Detail::By | Detail::IfUnable,
     {},
     "A die is chosen: `it` in the steps that follow.",
     R"({ "choose_die": "accessible", "number": 1 })",
     sayChooseDie},
    {Do::ChoosePile,
     "choose_pile",
     Takes::Piles,
     Detail::By | Detail::IfUnable,
     {},
     "A Trait pile is chosen, for the steps that follow.",
     R"({ "choose_pile": "any" })",
     sayChoosePile},
    {Do::ChooseType,
     "choose_type",
     Takes::Types,
     Detail::By | Detail::IfUnable,
     {},
     "One of the four types is chosen, for `require`; `required`: only one that artifact or Plot still asks for.",
     R"({ "choose_type": "required" })",
     sayChooseType},
    {Do::ChooseOne,
     "choose_one",
     Takes::Options,
     Detail::By | Detail::IfUnable,
     {},
     "One of several lists is done. An option whose first step cannot be done is not offered.",
     R"({ "choose_one": [{ "label": { "en": "Two obstacles", "de": "Zwei Hindernisse" }, "do": [{ "maintenance": 2 }] }, )"
     R"({ "label": { "en": "A Consequence", "de": "Eine Konsequenz" }, "do": [{ "consequence": 1 }] }] })",
     sayChooseOne},
    {Do::May,
     "may",
     Takes::Steps,
     Detail::By | Detail::Otherwise | kInOwnWords,
     {},
     "The list may be done. It is not offered if its first step cannot be done or its price cannot be paid; "
     "`otherwise` is done then, and if it is declined. `ask`, `yes` and `no` are the question and its two answers.",
     R"({ "may": [{ "draw_stress": 2 }, { "act": "you" }], )"
     R"("ask": { "en": "Take another Action for 2 Stress?", "de": "Für 2 Stress noch eine Aktion ausführen?" }, )"
     R"("yes": { "en": "Draw 2 Stress and act", "de": "2 Stress ziehen und handeln" }, )"
     R"("no": { "en": "No, rest here", "de": "Nein, hier ausruhen" } })",
     sayMay},
};

}  // namespace

std::span<const Verb> choosingVerbs() { return kChoosingVerbs; }

}  // namespace w13
