#include "engine/games/warehouse13/cards/read_back.h"

#include <array>
#include <cctype>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/question.h"
#include "engine/games/warehouse13/effects/say.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

constexpr std::array<const char*, kKinds> kKindNames = {
    "Trait",   "Calamity", "Stress",   "Traitor card",       "Consequence", "Loyalty",
    "Ability", "Ping",     "Artifact", "Adversary Artifact", "Plot"};

std::string symbol(int of) { return words::kSymbols.say(of); }

/// "Logic 2, Lore 1"; empty if all are 0.
template <class Numbers>
std::string counts(const Numbers& numbers) {
  std::string text;
  for (std::size_t at = 0; at < numbers.size(); ++at)
    if (numbers[at] != 0)
      text += (text.empty() ? "" : ", ") + symbol(static_cast<int>(at)) + " " + std::to_string(numbers[at]);
  return text;
}

/// What is printed on the card beside its text.
std::string facts(const Design& design, const Catalog& cards) {
  std::string text = kKindNames[static_cast<std::size_t>(design.kind)];
  if (design.kind == Kind::Trait) text += " " + nameOf(design.worth());
  if (design.kind == Kind::Calamity) text += " of the " + symbol(index(design.type)) + " pile";
  if (design.timing != Timing::None) text += ", " + words::kTimings.say(design.timing);
  if (design.kind == Kind::Ability)
    text += ", " + words::kSlots.say(design.slot) + " of " + cards.of(design.agent).name.en;
  if (design.kind == Kind::Loyalty) text += design.traitor ? ", Traitor" : ", Loyal Agent";
  if (const std::string needs = counts(design.needs); !needs.empty()) text += ", needs " + needs;
  if (const std::string dice = counts(design.fieldDice); !dice.empty()) text += ", Field dice " + dice;
  if (design.copies > 1) text += ", " + std::to_string(design.copies) + " copies";
  return text + ".";
}

/// When the card's main list is done.
std::string mainEvent(const Design& design) {
  switch (design.kind) {
    case Kind::Trait: return "Played";
    case Kind::Calamity: return "Drawn";
    case Kind::Traitor: return "Played or drawn by the Adversary";
    case Kind::Ability: return "Used";
    case Kind::Consequence: return "Turned up";
    default: return "Revealed";
  }
}

std::string playing(const Design& design, const Catalog& cards) {
  std::string text;
  for (std::size_t at = 0; at < kWindows; ++at)
    if (design.answersTo(static_cast<Window>(at))) {
      const Word* window = words::kWindows.of(static_cast<int>(at));
      text += (text.empty() ? "  Answers: " : ", ") + words::kWindows.say(window->id);
    }
  if (!text.empty()) text += ".\n";
  if (design.anyTime) text += "  At any time.\n";
  if (design.only != 0) text += "  Only if " + say::condition(design.only, Speech{cards}) + ".\n";
  if (design.stays != Stays::No) text += "  " + words::kStays.say(design.stays) + "\n";
  return text;
}

/// The First Agent is "you" on cards of the table; on a Traitor card that lies in wait, whoever springs it is.
Speech speechOf(const Design& design, When event, const Catalog& cards) {
  const bool ofTheTable = design.kind == Kind::Artifact || design.kind == Kind::Adversary ||
                          design.kind == Kind::Plot || design.kind == Kind::Consequence;
  Speech speech{cards};
  speech.first = ofTheTable && event != When::Misapplied;
  speech.each = design.kind == Kind::Traitor && event == When::Arrive;
  return speech;
}

/// The event as this card means it.
std::string eventOf(const Design& design, When event) {
  if (event == When::Done) return mainEvent(design);
  if (event == When::Lost && design.kind == Kind::Ability) return "When an artifact is lost";
  if (event == When::Lost && design.kind == Kind::Adversary) return "When it is lost";
  if (event == When::Arrive && design.kind == Kind::Traitor) return "When an Agent arrives in the Field";
  std::string when = words::kWhens.say(event);
  if (design.kind != Kind::Adversary || event == When::Whammy) return when;
  when[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(when[0])));
  return "Once lost, " + when;  // CARD-23
}

std::string entries(const Design& design, const Catalog& cards) {
  std::string text;
  for (const Standing& rule : entriesOf(design, cards)) {
    std::string when = rule.mine ? "For its owner" : "Always";
    if (design.stays != Stays::No) when = rule.mine ? "While it stays, for its owner" : "While it stays";
    if (rule.mark) when = design.kind == Kind::Adversary ? "Once lost" : "Once it has come to stay";
    if (rule.whammy) when = "If the Whammy came";
    if (rule.only != 0) when += ", as long as " + say::condition(rule.only, Speech{cards});
    text += "  " + when + ": " + say::sentence(questionOf(rule.query).say(rule, Speech{cards})) + "\n";
  }
  return text;
}

std::string asked(const YesOrNo& question) {
  if (question.ask.en.empty()) return "";
  return "  Asks: " + question.ask.en + " [" + question.yes.en + "] [" + question.no.en + "]\n";
}

/// The questions of a list and of the lists in it, in their own words.
std::string askedIn(EffectAt at, const Catalog& cards) {
  std::string text;
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    if (const auto* words = step.part<InOwnWords>(); words != nullptr && words->asks != 0)
      text += asked(cards.questions[words->asks]);
    text += askedIn(step.then, cards) + askedIn(step.otherwise, cards);
  }
  return text;
}

}  // namespace

std::string readBack(const Design& design, const Catalog& cards) {
  std::string text = design.name.en + " (" + design.id + "). " + facts(design, cards) + "\n" + playing(design, cards);
  for (std::size_t at = 0; at < design.when.size(); ++at) {
    if (design.when[at] == 0) continue;
    const auto event = static_cast<When>(at);
    text += "  " + eventOf(design, event) + ": " + say::list(design.when[at], speechOf(design, event, cards)) + "\n";
  }
  for (std::size_t at = 0; at < design.instead.size(); ++at)
    if (design.instead[at] != 0)
      text += "  " + words::kInsteads.say(static_cast<int>(at)) + ": " + say::list(design.instead[at], Speech{cards}) +
              "\n";
  text += entries(design, cards) + asked(design.asks);
  for (const EffectAt at : design.when) text += askedIn(at, cards);
  for (const EffectAt at : design.instead) text += askedIn(at, cards);
  if (design.mayReveal) text += "  Lost: a hidden Traitor may reveal.\n";
  if (!design.pending && !hasEffect(design)) text += "  No effect of its own.\n";
  if (design.pending) text += "  Its effect is not written yet.\n";
  if (!design.pendingPart.empty()) text += "  Not written yet: " + design.pendingPart + ".\n";
  return text;
}

std::string readBack(const AgentCard& agent) {
  return agent.name.en + " (" + agent.id + "). Agent " + agent.agentNumber + ", Physical " +
         std::to_string(agent.attribute[0]) + ", Mental " + std::to_string(agent.attribute[1]) + ", Focus " +
         symbol(index(agent.focus[0])) + " and " + symbol(index(agent.focus[1])) + ".\n";
}

}  // namespace w13
