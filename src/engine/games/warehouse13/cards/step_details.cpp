// What stands beside a verb, what a step needs before it, and the standing entries.

#include "engine/games/warehouse13/cards/step_reader.h"

namespace w13 {

// ---- details ------------------------------------------------------------------------------------------------------

void StepReader::detail(const Verb& verb, Detail detail, const Node& node, Settled& settled, Effect& effect) {
  const auto number = [&](std::int8_t& to, int least, int most) {
    if (const std::optional<int> read = reader_.whole(node, least, most)) to = static_cast<std::int8_t>(*read);
  };
  const auto inner = [&](EffectAt& to, bool chosen) {
    Settled inside = settled;
    // What a failed choice would have chosen is not there.
    if (chosen && verb.id == Do::ChooseAgent) inside.add(Leaves::Agent);
    if (verb.id == Do::If) chosen ? inside.known.holds(effect.condition) : inside.known.fails(effect.condition);
    else if (verb.id != Do::May) inside.known.forget();
    inside.again = inside.again || verb.id == Do::Repeat;
    const bool perhaps = verb.id == Do::Each || verb.id == Do::Repeat;
    to = list(node, inside, perhaps ? Begun::IfPossible : Begun::Always);
  };
  switch (detail) {
    case Detail::Who: set(node, words::kWhos, effect.who); break;
    case Detail::By: set(node, words::kWhos, effect.by); break;
    case Detail::Symbol: set(node, words::kTypes, effect.filter.symbol); break;
    case Detail::Colour: set(node, words::kSymbols, effect.filter.colour); break;
    case Detail::Number: number(effect.filter.number, 0, 2); break;
    case Detail::AtMost: number(effect.filter.atMost, 0, 2); break;
    case Detail::NoWild: effect.filter.noWild = reader_.justTrue(node); break;
    case Detail::Another: effect.another = reader_.justTrue(node); break;
    case Detail::PaidBy:
      if (!node.is(Node::Type::Text) || node.text != "top_discard")
        reader_.unknownWord(node, {"top_discard"}, "what pays");
      effect.filter.paidByTop = true;
      break;
    case Detail::Type: set(node, words::kTypes, effect.type); break;
    case Detail::ToFace: face(node, effect); break;
    case Detail::ToSpot: set(node, words::kSpots, effect.to); break;
    case Detail::Ring: effect.ring = reader_.justTrue(node); break;
    case Detail::Free: effect.free = reader_.justTrue(node); break;
    case Detail::AnyTypes: effect.anyTypes = reader_.justTrue(node); break;
    case Detail::Random: effect.random = reader_.justTrue(node); break;
    case Detail::UpTo: effect.upTo = reader_.justTrue(node); break;
    case Detail::Do:
    case Detail::Then:
    case Detail::Won: inner(effect.then, true); break;
    case Detail::Otherwise:
    case Detail::IfUnable:
    case Detail::Lost: inner(effect.otherwise, false); break;
    case Detail::Ask:
    case Detail::Yes:
    case Detail::No: ownWords(detail, node, effect); break;
  }
}

void StepReader::ownWords(Detail detail, const Node& node, Effect& effect) {
  if (effect.asks == 0) {
    if (cards_.questions.empty()) cards_.questions.emplace_back();  // place 0 is that of no question
    effect.asks = static_cast<std::uint16_t>(cards_.questions.size());
    cards_.questions.emplace_back();
  }
  YesOrNo& question = cards_.questions[effect.asks];
  readWords(reader_, nameOf(detail), node, question);
}

void StepReader::face(const Node& node, Effect& effect) {
  if (node.is(Node::Type::Text)) {
    if (const Word* word = words::kFaces.find(node.text)) {
      effect.turned = static_cast<Turned>(word->id);
      return;
    }
    if (node.text != "blank" && readClue(node.text, effect.clue)) return;
  }
  std::vector<std::string> names = namesOf(words::kFaces);
  names.emplace_back("a clue like 1-tech");
  reader_.unknownWord(node, names, "a face");
}

// ---- what a step needs, and what it leaves --------------------------------------------------------------------------

void StepReader::check(const Verb& verb, const Node& node, const Settled& before, const Effect& effect) {
  const auto needs = [&](bool there, const char* what, const char* verbs) {
    if (!there)
      reader_.error(node, std::string("found a step that needs ") + what + ", expected " + verbs + " before it");
  };
  if (verb.isAboutDice() && effect.heap == Heap::It) {
    needs(before.has(Leaves::Die), "a die chosen", "\"choose_die\"");
    if (verb.id == Do::ChooseDie) reader_.error(node, "found \"it\", expected a group of dice to choose from");
  }
  if (verb.isAboutDice() && effect.heap == Heap::TheirClaimed)
    needs(before.has(Leaves::Agent), "an Agent chosen", "\"choose_agent\"");
  if (effect.who == Who::Them || effect.by == Who::Them)
    needs(before.has(Leaves::Agent), "an Agent chosen", "\"choose_agent\"");
  if (effect.amount.of == Amount::Of::Rolled) needs(before.has(Leaves::Roll), "a roll", "\"roll\"");
  if (effect.condition == If::RolledAtLeast) needs(before.has(Leaves::Roll), "a roll", "\"roll\"");
  if ((verb.needsPile || effect.onPile) && effect.type == Symbol::None && effect.who != Who::Adversary &&
      !effect.anyTypes)
    needs(before.has(Leaves::Pile), "a pile or type", "\"type\" beside it, or \"choose_pile\" or \"choose_type\"");
  if (effect.anyTypes && effect.amount.of == Amount::Of::Fixed && effect.amount.number > kMostNamed)
    reader_.error(node, "found " + std::to_string(effect.amount.number) + " Traits of any types, expected at most " +
                            std::to_string(kMostNamed));
  if (effect.filter.paidByTop) needs(before.has(Leaves::Pile), "a pile", "\"choose_pile\"");
  if (verb.id == Do::HandOver) needs(before.has(Leaves::Aside), "Traits laid aside", "\"draw_aside\"");
  const bool picked = effect.turned == Turned::AnyOne || effect.turned == Turned::AnyFace;
  if (verb.id == Do::Turn && picked && effect.heap != Heap::It)
    reader_.error(node, "found a face to be picked for several dice, expected \"turn\": \"it\"");
  if (verb.id == Do::If && effect.then == 0 && effect.otherwise == 0)
    reader_.missing(node, "then", "the steps if the condition holds (or \"otherwise\")");
  if (verb.id == Do::If) checkCondition(node, before, effect);
  if (verb.id == Do::Repeat && before.again)
    reader_.error(node, "found a \"repeat\" inside a \"repeat\", expected one with all its steps");
}

// Conditions about what is being answered hold for `only` alone: when the steps are done, it is settled.
void StepReader::checkCondition(const Node& node, const Settled& before, const Effect& effect) {
  const Node& asked = *node.find("if");
  if (asksTheOccasion(effect.condition))
    return reader_.error(
        asked, "found " + describe(asked) + " in a step, expected it in \"only\": it is about what the card answers");
  if (effect.condition == If::SameFace && !before.has(Leaves::Reroll))
    return reader_.error(asked, "found a condition that needs a rerolled die, expected \"reroll\" before it");
  if (effect.condition == If::RolledAtLeast || effect.condition == If::HandAtLeast ||
      effect.condition == If::FieldAgentsBelow) {
    const Foregone told = foregone(effect.condition, effect.conditionNumber, cards_);
    if (told.reason.empty()) return;
    return reader_.warn(asked, std::string("found a condition that ") + (told.always ? "always" : "never") +
                                   " holds, expected one that can do both: " + told.reason);
  }
  const bool sure = before.known.isSure(effect.condition);
  if (sure || before.known.isOut(effect.condition))
    reader_.warn(asked, std::string("found a condition that ") + (sure ? "always" : "never") +
                            " holds here, expected one that can do both: it has been asked before, or follows from "
                            "the event");
}

// A choice that finds nothing skips the rest of its list: what does not need the choice should not be lost with it.
void StepReader::checkChoices(const Node& node, const std::vector<Effect>& steps, Begun begun) {
  for (std::size_t at = begun == Begun::IfPossible ? 1 : 0; at < steps.size(); ++at) {
    if (!canBeEmpty(steps[at]) || steps[at].otherwise != 0) continue;
    const std::size_t lost = unrelatedAfter(steps, at, cards_);
    if (lost == steps.size()) continue;
    reader_.warn(node.items[at], "found a choice that can be empty, and step " + std::to_string(lost + 1) +
                                     " of the list, which does not need it, is skipped then; expected \"if_unable\", "
                                     "or that step before it");
    return;
  }
}

// ---- standing entries ---------------------------------------------------------------------------------------------

bool StepReader::standing(const Node& node, Standing& rule) {
  if (!reader_.isObject(node, "an entry with a query")) return false;
  const Node* named = node.find("query");
  if (named == nullptr) {
    reader_.missing(node, "query", "the question that the card answers");
    return false;
  }
  const Question* question = named->is(Node::Type::Text) ? questionNamed(named->text) : nullptr;
  if (question == nullptr) {
    std::vector<std::string> names;
    for (const Question& known : questions()) names.emplace_back(known.name);
    reader_.unknownWord(*named, names, "a query");
    return false;
  }
  rule.query = question->id;
  rule.mark = question->mark;
  std::vector<std::string> names = {"query"};
  for (int at = 0; at < kSays; ++at)
    if (question->says.has(static_cast<Says>(at))) names.emplace_back(nameOf(static_cast<Says>(at)));
  for (const Member& member : node.members) {
    if (member.key == "query") continue;
    bool known = false;
    for (int at = 0; at < kSays && !known; ++at) {
      known = question->says.has(static_cast<Says>(at)) && member.key == nameOf(static_cast<Says>(at));
      if (known) says(static_cast<Says>(at), member.value, rule);
    }
    if (!known) reader_.unknownKey(node, member, names, std::string("a detail of \"") + question->name + "\"");
  }
  for (int at = 0; at < kSays; ++at)
    if (question->required.has(static_cast<Says>(at)) && node.find(nameOf(static_cast<Says>(at))) == nullptr)
      reader_.missing(node, nameOf(static_cast<Says>(at)), meansOf(static_cast<Says>(at)));
  return true;
}

void StepReader::says(Says detail, const Node& node, Standing& rule) {
  const auto number = [&](std::int8_t& to) {
    if (const std::optional<int> read = reader_.whole(node, 0, 2)) to = static_cast<std::int8_t>(*read);
  };
  switch (detail) {
    case Says::Attribute:
      set(node, words::kAttributes, rule.attribute);
      rule.any = false;
      break;
    case Says::Type: set(node, words::kTypes, rule.type); break;
    case Says::Timing: set(node, words::kTimings, rule.timing); break;
    case Says::Number: number(rule.query == Query::AppliesAs ? rule.filter.number : rule.number); break;
    case Says::Amount:
      if (const std::optional<Amount> read = reader_.amount(node, -9, 9)) rule.amount = *read;
      break;
    case Says::Place: set(node, words::kPlaces, rule.place); break;
    case Says::Symbol: set(node, words::kTypes, rule.filter.symbol); break;
    case Says::Colour: set(node, words::kSymbols, rule.filter.colour); break;
    case Says::AtMost: number(rule.filter.atMost); break;
    case Says::Whammy: rule.whammy = reader_.justTrue(node); break;
  }
}

}  // namespace w13
