#include "engine/games/warehouse13/cards/step_reader.h"

#include <algorithm>
#include <array>

namespace w13 {

namespace {

constexpr std::size_t kMostSteps = 32;
constexpr std::size_t kMostEffects = 60000;  // EffectAt is a small number
constexpr std::size_t kLongestLabel = 60;
constexpr std::size_t kLongestAsk = 120;
constexpr std::array<std::string_view, 2> kAskGaps = {"it", "other"};
constexpr int kDeepestList = 6;  // each list puts steps on the agenda, which has room for few cards at once

std::vector<std::string> verbNames() {
  std::vector<std::string> names;
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) names.emplace_back(verb.name);
  return names;
}

/// The detail of a set with this name.
std::optional<Detail> detailNamed(Details details, std::string_view name) {
  for (const Detail detail : details)
    if (name == nameOf(detail)) return detail;
  return std::nullopt;
}

}  // namespace

std::vector<std::string> namesOf(Details details) {
  std::vector<std::string> names;
  for (const Detail detail : details) names.emplace_back(nameOf(detail));
  return names;
}

void readWords(Reader& reader, std::string_view key, const Node& node, YesOrNo& question) {
  if (key == "ask") question.ask = reader.bothLanguages(node, kLongestAsk, kAskGaps);
  else (key == "yes" ? question.yes : question.no) = reader.bothLanguages(node, kLongestLabel);
}

EffectAt StepReader::list(const Node& node, Settled& settled, Begun begun) {
  if (!reader_.isList(node, 1, kMostSteps, "a list of 1 to 32 steps")) return 0;
  if (++settled.depth > kDeepestList) {
    reader_.error(node, "found steps inside steps, " + std::to_string(settled.depth) + " deep, expected at most " +
                            std::to_string(kDeepestList));
    return 0;
  }
  const std::size_t told = reader_.told();
  std::vector<Effect> steps;
  steps.reserve(node.items.size());
  for (const Node& item : node.items) {
    Effect effect;
    step(item, settled, effect);  // its inner lists are in the catalog before it is
    steps.push_back(effect);
  }
  if (cards_.effects.size() + steps.size() > kMostEffects) {
    reader_.error(node, "found more steps than there is room for, expected at most 60000 in all cards");
    return 0;
  }
  if (reader_.told() == told) checkChoices(node, steps, begun);
  const auto start = static_cast<EffectAt>(cards_.effects.size());
  cards_.effects.insert(cards_.effects.end(), steps.begin(), steps.end());
  cards_.effects.resize(cards_.effects.size() + 1 + reader_.leftOutOf(node));
  return start;
}

const Verb* StepReader::verbIn(const Node& node) {
  const Verb* found = nullptr;
  for (const Member& member : node.members) {
    const Verb* verb = verbNamed(member.key);
    if (verb == nullptr) continue;
    if (found != nullptr) {
      reader_.error(node, std::string("found two verbs, \"") + found->name + "\" and \"" + verb->name +
                              "\", expected one in each step");
      return nullptr;
    }
    found = verb;
  }
  if (found != nullptr) return found;
  if (node.members.empty()) {
    reader_.expected(node, "a step with one verb, like {\"draw\": 2}");
    return nullptr;
  }
  const std::vector<std::string> names = verbNames();
  std::string hint;
  for (const Member& member : node.members)
    if (const std::string near = nearest(member.key, names); hint.empty() && !near.empty())
      hint = "; did you mean \"" + near + "\"?";
  reader_.error(node, "found no verb (" + inQuotes(node.members.front().key) +
                          " is none), expected one of docs/effects.md" + hint);
  return nullptr;
}

void StepReader::step(const Node& node, Settled& settled, Effect& effect) {
  if (!reader_.isObject(node, "a step: an object with one verb")) return;
  const Verb* verb = verbIn(node);
  if (verb == nullptr) return;
  effect.verb = verb->id;
  effect.given = verb->taken;
  effect.by = chooser_;
  const Settled before = settled;
  const std::size_t told = reader_.told();
  // Inner lists may use what the verb itself settles: `face` rolls, `choose_agent` sets `them`.
  if (const Node* taken = node.find(verb->name)) value(*verb, *taken, settled, effect);
  for (const Member& member : node.members) {
    if (member.key == verb->name) continue;
    if (const std::optional<Detail> known = detailNamed(verb->details, member.key)) {
      detail(*verb, *known, member.value, settled, effect);
    } else {
      const std::vector<std::string> names = namesOf(verb->details);
      if (names.empty())
        reader_.error(member.value,
                      "found the key " + inQuotes(member.key) + ", expected none beside \"" + verb->name + "\"");
      else reader_.unknownKey(node, member, names, std::string("a detail of \"") + verb->name + "\"");
    }
  }
  for (const Detail detail : verb->required)
    if (node.find(nameOf(detail)) == nullptr) reader_.missing(node, nameOf(detail), meansOf(detail));
  if (reader_.told() == told) check(*verb, node, before, effect);  // else it would only repeat what is wrong
  const auto* words = effect.part<InOwnWords>();
  if (reader_.told() == told && words != nullptr && (words->asks == 0 || !cards_.questions[words->asks].whole()))
    reader_.wordless(node, std::string("found a \"") + verb->name +
                               "\" without words of its own, expected \"ask\", \"yes\" and \"no\" beside it");
  settled.add(verb->leaves);
  if (!verb->isChoice()) settled.known.forget();
}

// ---- what stands behind the verb ----------------------------------------------------------------------------------

void StepReader::value(const Verb& verb, const Node& node, Settled& settled, Effect& effect) {
  const auto number = [&](int least, int most) {
    if (const std::optional<Amount> read = amount(node, least, most)) effect.part<HowMany>()->amount = *read;
  };
  switch (verb.takes) {
    case Takes::True: reader_.justTrue(node); break;
    case Takes::Number: number(verb.least, verb.most); break;
    case Takes::Track:
      effect.part<OnTrack>()->gear = node.is(Node::Type::Text) && node.text == "gear";
      if (!effect.part<OnTrack>()->gear) number(verb.least, verb.most);
      break;
    case Takes::Times:
      if (node.is(Node::Type::Text) && node.text == "all") effect.given = HowMany{printed(kAllOfThem)};
      else number(1, 13);
      break;
    case Takes::Dice:
    case Takes::TurnedDice: set(node, words::kHeaps, effect.part<WhichDice>()->heap); break;
    case Takes::AgentFilters: effect.part<AgentsWanted>()->filters = agentFilters(node); break;
    case Takes::Group: set(node, words::kGroups, effect.part<OfGroup>()->group); break;
    case Takes::Piles: set(node, words::kPiles, effect.part<PilesWanted>()->piles); break;
    case Takes::Types:
      if (!node.is(Node::Type::Text) || (node.text != "any" && node.text != "required"))
        reader_.unknownWord(node, {"any", "required"}, "which types may be chosen");
      effect.given = TypesWanted{node.text == "required"};
      break;
    case Takes::Options: options(node, settled, effect); break;
    case Takes::Steps: {
      Settled inside = settled;
      effect.then = list(node, inside, Begun::IfPossible);
      break;
    }
    case Takes::Condition: effect.part<OnlyIf>()->condition = condition(node); break;
    case Takes::Place: {
      auto& on = *effect.part<OnPlace>();
      on.onPile = node.is(Node::Type::Text) && node.text == "pile";
      if (!on.onPile) set(node, words::kPlaces, on.place);
      break;
    }
    case Takes::Stash: set(node, words::kStashes, effect.part<StashedTo>()->stash); break;
    case Takes::Outcome: set(node, words::kOutcomes, effect.part<EndsAs>()->outcome); break;
    case Takes::TurnedUp: set(node, words::kTurnedUp, effect.part<NextOf>()->what); break;
    case Takes::Location: set(node, words::kLocations, effect.part<SentTo>()->to); break;
    case Takes::Partaking: set(node, words::kPartakings, effect.part<PartOfRound>()->part); break;
    case Takes::Swap: set(node, words::kSwaps, effect.part<SwappedWith>()->what); break;
    case Takes::Passing: set(node, words::kPassings, effect.part<Passed>()->passing); break;
  }
}

AgentFilters StepReader::agentFilters(const Node& node) {
  AgentFilters filters;
  if (node.is(Node::Type::Truth) && node.number != 0) return filters;  // any
  if (!reader_.isList(node, 1, 6, "true, or a list of words like [\"other\", \"here\"]")) return filters;
  for (const Node& item : node.items)
    if (const Word* word = reader_.word(item, words::kAgentFilters)) filters |= word->as<AgentFilter>();
  return filters;
}

void StepReader::options(const Node& node, Settled& settled, Effect& effect) {
  if (!reader_.isList(node, 2, 6, "a list of 2 to 6 options")) return;
  std::vector<Effect> options;
  for (const Node& item : node.items) {
    if (!reader_.isObject(item, "an option: {\"label\": ..., \"do\": [...]}")) continue;
    Effect option;
    option.verb = Do::Option;
    Labelled label;
    for (const Member& member : item.members) {
      if (member.key == "label") {
        cards_.texts.push_back(reader_.bothLanguages(member.value, kLongestLabel));
        label.text = static_cast<std::uint16_t>(cards_.texts.size() - 1);
      } else if (member.key == "do") {
        Settled inside = settled;
        option.then = list(member.value, inside, Begun::IfPossible);
      } else {
        reader_.unknownKey(item, member, {"label", "do"}, "a part of an option");
      }
    }
    if (item.find("label") == nullptr) reader_.missing(item, "label", "what the button says");
    if (item.find("do") == nullptr) reader_.missing(item, "do", "the steps");
    option.given = label;
    options.push_back(option);
  }
  effect.then = static_cast<EffectAt>(cards_.effects.size());
  cards_.effects.insert(cards_.effects.end(), options.begin(), options.end());
  cards_.effects.push_back(Effect{});
}

}  // namespace w13
