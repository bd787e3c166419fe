// Conditions of the card language: words, comparisons, dice and cards, and what is made of them.

#include <algorithm>

#include "engine/games/warehouse13/cards/step_reader.h"

namespace w13 {

namespace {

constexpr int kMostCompared = 13;
constexpr std::size_t kMostJoined = 4;
constexpr int kDeepestCondition = 4;
constexpr std::size_t kMostConditions = 60000;  // their places are small numbers

std::vector<std::string> namesOfConditions() {
  std::vector<std::string> names = namesOf(words::kConditions);
  for (const Word& word : words::kJudgings.words) names.emplace_back(word.name);
  return names;
}

}  // namespace

ConditionAt StepReader::keep(const Condition& condition) {
  cards_.conditions.push_back(condition);
  return static_cast<ConditionAt>(cards_.conditions.size() - 1);
}

ConditionAt StepReader::condition(const Node& node) {
  if (cards_.conditions.size() >= kMostConditions) {
    reader_.error(node, "found more conditions than there is room for, expected at most 60000 in all cards");
    return 0;
  }
  if (node.is(Node::Type::Text)) {
    const Word* word = words::kConditions.find(node.text);
    if (word == nullptr) reader_.unknownWord(node, namesOfConditions(), "a condition");
    else if (word->with == With::Number) reader_.expected(node, "{\"" + node.text + "\": number}");
    else if (word->with == With::Form) reader_.expected(node, "{\"" + node.text + "\": " + inQuotes(word->form) + "}");
    else return keep({.word = word->as<If>()});
    return 0;
  }
  if (!node.is(Node::Type::Object) || node.members.empty()) {
    reader_.expected(node, "a condition, like \"in_field\" or {\"not\": \"in_field\"}");
    return 0;
  }
  for (const Member& member : node.members)
    if (const Word* word = words::kJudgings.find(member.key)) return judged(*word, node, member.value);
  return node.members.size() == 1 ? about(node) : unknownCondition(node);
}

ConditionAt StepReader::unknownCondition(const Node& node) {
  reader_.unknownKey(node, node.members.front(), namesOfConditions(), "a condition");
  return 0;
}

// A word with the person or the number that it is about.
ConditionAt StepReader::about(const Node& node) {
  const Member& written = node.members.front();
  const Word* word = words::kConditions.find(written.key);
  if (word == nullptr) return unknownCondition(node);
  Condition found{.word = word->as<If>()};
  switch (word->with) {
    case With::Number: {
      const std::optional<Amount> number = amount(written.value, 0, kMostCompared);
      if (!number) return 0;
      found.one = *number;
      return keep(found);
    }
    case With::Person: {
      const Word* who = reader_.word(written.value, words::kWhos);
      if (who == nullptr) return 0;
      found.who = who->as<Who>();
      return keep(found);
    }
    case With::Form: return inForm(written);
    default: reader_.expected(node, "\"" + written.key + "\" without more"); return 0;
  }
}

// One of the forms of a word: {"challenge": "mental"}.
ConditionAt StepReader::inForm(const Member& written) {
  const Node& node = written.value;
  if (node.is(Node::Type::Text))
    if (const Word* word = words::kConditions.find(written.key, node.text)) return keep({.word = word->as<If>()});
  std::vector<std::string> forms;
  for (const Word& word : words::kConditions.words)
    if (word.name == written.key) forms.emplace_back(word.form);
  reader_.unknownWord(node, forms, "a form of \"" + written.key + "\"");
  return 0;
}

ConditionAt StepReader::judged(const Word& word, const Node& node, const Node& parts) {
  Condition made{.how = word.as<Judging>()};
  const bool alone = word.with != With::Dice && word.with != With::Filter;
  if (alone && node.members.size() > 1) {
    const auto other = std::ranges::find_if(node.members, [&](const Member& each) { return each.key != word.name; });
    reader_.unknownKey(node, *other, {word.name}, "a condition");
    return 0;
  }
  if (++conditionsDeep_ > kDeepestCondition) {
    reader_.error(node, "found conditions inside conditions, " + std::to_string(conditionsDeep_) +
                            " deep, expected at most " + std::to_string(kDeepestCondition));
    --conditionsDeep_;
    return 0;
  }
  ConditionAt all = 0;
  switch (word.with) {
    case With::Condition:
      made.first = condition(parts);
      all = made.first == 0 ? ConditionAt{0} : keep(made);
      break;
    case With::Conditions: all = joined(made.how, parts); break;
    case With::Two: all = compared(made, parts); break;
    default: all = filtered(made, word, node); break;
  }
  --conditionsDeep_;
  return all;
}

ConditionAt StepReader::joined(Judging how, const Node& parts) {
  if (!reader_.isList(parts, 2, kMostJoined, "a list of 2 to 4 conditions")) return 0;
  return joined(how, parts.items);
}

ConditionAt StepReader::joined(Judging how, std::span<const Node> parts) {
  ConditionAt all = 0;
  for (const Node& part : parts) {
    const ConditionAt next = condition(part);
    if (next == 0) return 0;
    all = all == 0 ? next : keep({.how = how, .first = all, .second = next});
  }
  return all;
}

ConditionAt StepReader::compared(Condition made, const Node& parts) {
  if (!reader_.isList(parts, 2, 2, "a list of two numbers")) return 0;
  const std::optional<Amount> one = amount(parts.items[0], -kMostCompared, kMostCompared);
  const std::optional<Amount> other = amount(parts.items[1], -kMostCompared, kMostCompared);
  if (!one || !other) return 0;
  made.one = *one;
  made.other = *other;
  if (made.one.isPrinted() && made.other.isPrinted())
    reader_.warn(parts, "found two printed numbers compared, expected at least one that is counted");
  return keep(made);
}

// A die of a group, or the Trait just played or spent, with what it must be like.
ConditionAt StepReader::filtered(Condition made, const Word& word, const Node& node) {
  const bool die = word.with == With::Dice;
  const Details allowed = die ? kDieFilter : kTraitFilter;
  for (const Member& member : node.members) {
    if (member.key == word.name) {
      if (!die) (void)reader_.justTrue(member.value);
      else if (const Word* heap = reader_.word(member.value, words::kHeaps)) made.heap = heap->as<Heap>();
      continue;
    }
    const auto detail = std::ranges::find_if(allowed, [&](Detail each) { return member.key == nameOf(each); });
    if (detail == allowed.end())
      reader_.unknownKey(node, member, namesOf(allowed), std::string("a detail of \"") + word.name + "\"");
    else if (*detail == Detail::Focus) made.focus = reader_.justTrue(member.value);
    else if (*detail == Detail::Type) set(member.value, words::kTypes, made.filter.symbol);
    else dieFilter(*detail, member.value, made.filter);
  }
  return keep(made);
}

// ---- what a condition needs before it -----------------------------------------------------------------------------

Needs StepReader::needsOf(ConditionAt of) const {
  Needs needs;
  (void)anyPart(of, cards_.conditions, [&](const Condition& part) {
    needs.add(needsOf(part.one));
    needs.add(needsOf(part.other));
    needs.roll = needs.roll || part.word == If::RolledAtLeast;
    needs.reroll = needs.reroll || part.word == If::SameFace;
    needs.agent = needs.agent || part.who == Who::Them;
    if (part.how == Judging::AnyDie) {
      needs.die = needs.die || part.heap == Heap::It;
      needs.agent = needs.agent || part.heap == Heap::TheirClaimed;
    }
    needs.die = needs.die || part.who == Who::EachOwner;
    needs.bearer = needs.bearer || part.who == Who::Bearer;
    if (isConcerned(part.who)) needs.concerned |= part.who;
    return false;
  });
  return needs;
}

}  // namespace w13
