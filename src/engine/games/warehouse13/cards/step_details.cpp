// What stands beside a verb, what a step needs before it, and the standing entries.

#include <algorithm>

#include "engine/games/warehouse13/cards/step_reader.h"

namespace w13 {

// ---- details ------------------------------------------------------------------------------------------------------

void StepReader::detail(const Verb& verb, Detail detail, const Node& node, Settled& settled, Effect& effect) {
  const auto inner = [&](EffectAt& to, bool chosen) {
    Settled inside = settled;
    // What a failed choice would have chosen is not there.
    if (chosen && verb.id == Do::ChooseAgent) inside.add(Leaves::Agent);
    if (const auto* asked = effect.part<OnlyIf>()) inside.known.learn(asked->condition, chosen, cards_);
    else if (verb.id != Do::May) inside.known.forget();
    inside.again = inside.again || verb.id == Do::Repeat;
    const bool perhaps = verb.id == Do::Each || verb.id == Do::Repeat;
    to = list(node, inside, perhaps ? Begun::IfPossible : Begun::Always);
  };
  switch (detail) {
    case Detail::Who: set(node, words::kWhos, effect.who); break;
    case Detail::By: set(node, words::kWhos, effect.by); break;
    case Detail::Symbol:
    case Detail::Colour:
    case Detail::Number:
    case Detail::AtMost:
    case Detail::NoWild:
    case Detail::PaidBy: dieFilter(detail, node, effect.part<Filtered>()->filter); break;
    case Detail::Another: effect.part<DieWanted>()->another = reader_.justTrue(node); break;
    case Detail::Type: set(node, words::kTypes, effect.part<OfType>()->type); break;
    case Detail::ToFace: face(node, *effect.part<TurnedTo>()); break;
    case Detail::ToSpot: set(node, words::kSpots, effect.part<MovedTo>()->to); break;
    case Detail::Ring: effect.part<Ringed>()->ring = reader_.justTrue(node); break;
    case Detail::Free: effect.part<Drawn>()->free = reader_.justTrue(node); break;
    case Detail::Give:
      if (const std::optional<Amount> some = amount(node, 1, kMostAside)) effect.part<Drawn>()->give = *some;
      break;
    case Detail::Focus: break;  // of a condition
    case Detail::AnyTypes: effect.part<Drawn>()->anyTypes = reader_.justTrue(node); break;
    case Detail::Random: effect.part<Dropped>()->random = reader_.justTrue(node); break;
    case Detail::Secret: effect.part<LaidOnAgent>()->secret = reader_.justTrue(node); break;
    case Detail::Take:
      if (const std::optional<int> some = reader_.whole(node, 1, kMostAside))
        effect.part<Arranged>()->take = static_cast<std::int8_t>(*some);
      break;
    case Detail::UpTo: effect.part<Returned>()->upTo = reader_.justTrue(node); break;
    case Detail::Do:
    case Detail::Then:
    case Detail::Won: inner(effect.then, true); break;
    case Detail::Otherwise:
    case Detail::IfUnable:
    case Detail::Lost: inner(effect.otherwise, false); break;
    case Detail::Ask:
    case Detail::Yes:
    case Detail::No: ownWords(detail, node, *effect.part<InOwnWords>()); break;
  }
}

void StepReader::dieFilter(Detail detail, const Node& node, DieFilter& filter) {
  switch (detail) {
    case Detail::Symbol: set(node, words::kTypes, filter.symbol); break;
    case Detail::Colour: set(node, words::kSymbols, filter.colour); break;
    case Detail::Number: number(node, filter.number); break;
    case Detail::AtMost: number(node, filter.atMost); break;
    case Detail::NoWild: filter.noWild = reader_.justTrue(node); break;
    default:
      if (!node.is(Node::Type::Text) || node.text != "top_discard")
        reader_.unknownWord(node, {"top_discard"}, "what pays");
      filter.paidByTop = true;
  }
}

void StepReader::number(const Node& node, std::int8_t& to) {
  if (const std::optional<int> read = reader_.whole(node, 0, kHighestClue)) to = static_cast<std::int8_t>(*read);
}

void StepReader::ownWords(Detail detail, const Node& node, InOwnWords& words) {
  if (words.asks == 0) {
    if (cards_.questions.empty()) cards_.questions.emplace_back();  // place 0 is that of no question
    words.asks = static_cast<std::uint16_t>(cards_.questions.size());
    cards_.questions.emplace_back();
  }
  YesOrNo& question = cards_.questions[words.asks];
  readWords(reader_, nameOf(detail), node, question);
}

void StepReader::face(const Node& node, TurnedTo& to) {
  if (node.is(Node::Type::Text)) {
    if (const Word* word = words::kFaces.find(node.text)) {
      to.turned = word->as<Turned>();
      return;
    }
    if (node.text != "blank" && readClue(node.text, to.clue)) return;
  }
  std::vector<std::string> names = namesOf(words::kFaces);
  names.emplace_back("a clue like 1-tech");
  reader_.unknownWord(node, names, "a face");
}

// ---- what a step needs, and what it leaves --------------------------------------------------------------------------

void StepReader::check(const Verb& verb, const Node& node, const Settled& before, const Effect& effect) {
  const auto needs = [&](Leaves what, const char* said, const char* verbs) {
    if (!before.has(what))
      reader_.error(node, std::string("found a step that needs ") + said + ", expected " + verbs + " before it");
  };
  const auto* dice = effect.part<WhichDice>();
  if (dice != nullptr && dice->heap == Heap::It) needs(Leaves::Die, "a die chosen", "\"choose_die\"");
  if (effect.who == Who::Them || effect.by == Who::Them || (dice != nullptr && dice->heap == Heap::TheirClaimed))
    needs(Leaves::Agent, "an Agent chosen", "\"choose_agent\"");
  const auto* asked = effect.part<OnlyIf>();
  Needs counts;
  eachAmount(effect, [&](Amount amount) { counts.add(needsOf(amount)); });
  if (asked != nullptr) counts.add(needsOf(asked->condition));
  for (const Who who : {effect.who, effect.by}) {
    if (isConcerned(who)) counts.concerned |= who;
    counts.bearer = counts.bearer || who == Who::Bearer;
  }
  aboutBearer_ = aboutBearer_ || counts.bearer;
  checkConcerned(node, counts.concerned, before);
  if (counts.roll) needs(Leaves::Roll, "a roll", "\"roll\"");
  if (counts.die) needs(Leaves::Die, "a die chosen", "\"choose_die\"");
  if (counts.agent) needs(Leaves::Agent, "an Agent chosen", "\"choose_agent\"");
  if (needsPile(effect))
    needs(Leaves::Pile, "a pile or type", "\"type\" beside it, or \"choose_pile\" or \"choose_type\"");
  if (dice != nullptr && dice->filter.paidByTop) needs(Leaves::Pile, "a pile", "\"choose_pile\"");
  if (verb.id == Do::ChooseDie && dice->heap == Heap::It)
    reader_.error(node, "found \"it\", expected a group of dice to choose from");
  if (const auto* to = effect.part<TurnedTo>()) {
    if (isPicked(to->turned) && to->heap != Heap::It)
      reader_.error(node, "found a face to be picked for several dice, expected \"turn\": \"it\"");
  }
  if (effect.part<Drawn>() != nullptr) checkDraw(node, effect);
  if (const auto* track = effect.part<OnTrack>(); track != nullptr && track->gear && track->ring)
    reader_.error(node, "found a ring on the Broken Gear, expected it on obstacles alone");
  if (const auto* next = effect.part<NextOf>();
      next != nullptr && next->what == TurnedUp::Ping && next->type != Symbol::None)
    reader_.error(node, "found a type of a Ping, expected \"type\" beside \"calamity\" alone");
  if (asked != nullptr && effect.then == 0 && effect.otherwise == 0)
    reader_.missing(node, "then", "the steps if the condition holds (or \"otherwise\")");
  if (asked != nullptr) checkCondition(node, before, *asked);
  if (verb.id == Do::Repeat && before.again)
    reader_.error(node, "found a \"repeat\" inside a \"repeat\", expected one with all its steps");
}

void StepReader::checkDraw(const Node& node, const Effect& effect) {
  const Drawn& drawn = effect.as<Drawn>();
  const auto tooMany = [&](int most, const char* what) {
    if (drawn.amount.isPrinted() && drawn.amount.number > most)
      reader_.error(node, "found " + std::to_string(drawn.amount.number) + " Traits " + what + ", expected at most " +
                              std::to_string(most));
  };
  if (drawn.anyTypes) tooMany(kMostNamed, "of any types");
  if (!drawn.isAside()) return;
  tooMany(kMostAside, "that lie aside first");
  const std::string what = drawn.isShared() ? "\"give\"" : "\"free\"";
  if (drawn.anyTypes || effect.who == Who::Adversary)
    reader_.error(node, "found " + what + " of cards that are no Traits of one pile, expected it on such a draw alone");
  else if (drawn.isShared() && effect.who == Who::You)
    reader_.warn(node, "found \"give\" on a draw of your own, expected \"who\": who draws and gives you Traits");
}

void StepReader::checkConcerned(const Node& node, Whos words, const Settled& before) {
  for (const Who who : words)
    if (!before.concerned.has(who))
      reader_.error(
          node, "found \"" + std::string(words::kWhos.of(who)->name) + "\" in a list that is about no such Agent, " +
                    (before.concerned.empty() ? "expected it in a list for an event" : "expected \"concerned\""));
}

// Conditions about what is being answered hold for `only` alone: when the steps are done, it is settled.
void StepReader::checkCondition(const Node& node, const Settled& before, const OnlyIf& only) {
  const Node& asked = *node.find("if");
  if (asksTheOccasion(only.condition, cards_, !before.concerned.empty()))
    return reader_.error(
        asked, "found " + describe(asked) + " in a step, expected it in \"only\": it is about what the card answers");
  if (needsOf(only.condition).reroll && !before.has(Leaves::Reroll))
    return reader_.error(asked, "found a condition that needs a rerolled die, expected \"reroll\" before it");
  if (const Foregone told = foregone(only.condition, cards_); !told.reason.empty())
    return reader_.warn(asked, std::string("found a condition that ") + (told.always ? "always" : "never") +
                                   " holds, expected one that can do both: " + told.reason);
  const std::optional<bool> known = before.known.judge(only.condition, cards_);
  if (known)
    reader_.warn(asked, std::string("found a condition that ") + (*known ? "always" : "never") +
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

// A query may have several forms: one of its details says which.
const Question* StepReader::question(const Node& node) {
  const Node* named = node.find("query");
  if (named == nullptr) {
    reader_.missing(node, "query", "the question that the card answers");
    return nullptr;
  }
  std::vector<std::string> names, forms;
  const Question* plain = nullptr;
  for (const Question& each : questions()) {
    if (std::ranges::find(names, each.name) == names.end()) names.emplace_back(each.name);
    if (!named->is(Node::Type::Text) || named->text != each.name) continue;
    const Node* form = *each.form == '\0' ? nullptr : node.find(nameOf(each.formedBy));
    if (form != nullptr && form->is(Node::Type::Text) && form->text == each.form) return &each;
    if (*each.form == '\0') plain = &each;
    else forms.emplace_back(each.form);
  }
  if (plain != nullptr) return plain;
  const Node* what = node.find(nameOf(Says::What));
  if (forms.empty()) reader_.unknownWord(*named, names, "a query");
  else if (what == nullptr) reader_.missing(node, nameOf(Says::What), anyOf(forms));
  else reader_.unknownWord(*what, forms, "a form of \"" + named->text + "\"");
  return nullptr;
}

bool StepReader::standing(const Node& node, Standing& rule) {
  if (!reader_.isObject(node, "an entry with a query")) return false;
  const Question* question = this->question(node);
  if (question == nullptr) return false;
  rule.query = question->id;
  rule.mark = question->mark;
  rule.given = question->said;
  std::vector<std::string> names = {"query"};
  for (const Says detail : question->says) names.emplace_back(nameOf(detail));
  for (const Member& member : node.members) {
    if (member.key == "query") continue;
    const auto known = std::ranges::find_if(question->says, [&](Says detail) { return member.key == nameOf(detail); });
    if (known != question->says.end() && question->isFormedBy(*known)) continue;
    if (known != question->says.end()) says(*known, member.value, rule);
    else reader_.unknownKey(node, member, names, std::string("a detail of \"") + question->name + "\"");
  }
  for (const Says detail : question->required)
    if (node.find(nameOf(detail)) == nullptr) reader_.missing(node, nameOf(detail), meansOf(detail));
  return true;
}

// The rules ask at any time, and everybody sees what they are told.
void StepReader::standingAmount(const Node& node, Amount& to) {
  const std::optional<Amount> read = amount(node, -kMostSigned, kMostSigned);
  if (!read) return;
  to = *read;
  const Needs needs = needsOf(to);
  if (needs.secret) reader_.error(node, "found a number that is a secret, expected one that everybody can count");
  else if (needs.roll || needs.die || needs.agent || !needs.concerned.empty())
    reader_.error(node, "found a number that steps settle, expected one that can be counted at any time");
}

// At any time as well, and about nobody whom the rules do not know: `you` is an Ability's owner.
ConditionAt StepReader::standingCondition(const Node& node, const Standing& rule) {
  if (!reader_.isList(node, 1, kMostOnly, "a list of 1 to 3 conditions")) return 0;
  const std::size_t told = reader_.told();
  const ConditionAt all = joined(Judging::And, node.items);
  if (all == 0 || reader_.told() != told) return all;
  const Needs needs = needsOf(all);
  const bool steps = needs.roll || needs.reroll || needs.die || needs.agent || needs.bearer || !needs.concerned.empty();
  if (steps || asksTheOccasion(all, cards_) || asksSteps(all, cards_))
    reader_.error(node,
                  "found a condition about what a step or an event settles, expected one that can hold at any time");
  else if (needs.secret) reader_.error(node, "found a number that is a secret, expected one that everybody can count");
  else if (!rule.mine && isAboutYou(all, cards_))
    reader_.error(node, "found a condition about you on a card that is nobody's, expected it on an Ability");
  return all;
}

void StepReader::says(Says detail, const Node& node, Standing& rule) {
  switch (detail) {
    case Says::Attribute: {
      auto& difficulty = *rule.part<OfAttribute>();
      set(node, words::kAttributes, difficulty.attribute);
      difficulty.any = false;
      break;
    }
    case Says::Type: set(node, words::kTypes, rule.part<OfType>()->type); break;
    case Says::Timing: set(node, words::kTimings, rule.part<OfTiming>()->timing); break;
    case Says::Number: {
      auto* own = rule.part<OfNumber>();
      number(node, own != nullptr ? own->number : rule.part<Filtered>()->filter.number);
      break;
    }
    case Says::Amount: standingAmount(node, rule.part<HowMany>()->amount); break;
    case Says::Place: set(node, words::kPlaces, rule.part<AtPlace>()->place); break;
    case Says::Symbol: dieFilter(Detail::Symbol, node, rule.part<Filtered>()->filter); break;
    case Says::Colour: dieFilter(Detail::Colour, node, rule.part<Filtered>()->filter); break;
    case Says::AtMost: dieFilter(Detail::AtMost, node, rule.part<Filtered>()->filter); break;
    case Says::Whammy: rule.whammy = reader_.justTrue(node); break;
    case Says::Only: rule.only = standingCondition(node, rule); break;
    case Says::What: break;  // it has chosen the question
    case Says::Once: rule.part<OfLooks>()->once = reader_.justTrue(node); break;
  }
}

}  // namespace w13
