#include "engine/games/warehouse13/effects/say.h"

#include <cctype>
#include <cstdlib>

#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

std::string oneStep(const Effect& step, const Speech& in) {
  const Verb* verb = verbOf(step.verb);
  return verb == nullptr ? "" : verb->say(step, in);
}

/// Whether the list of what is done otherwise is said by the verb itself.
bool saysOtherwise(Do verb) { return !verbOf(verb)->details.has(Detail::IfUnable); }

std::string withArticle(const std::string& noun) {
  const bool vowel = std::string_view("AEIOUaeiou").find(noun.front()) != std::string_view::npos;
  return (vowel ? "an " : "a ") + noun;
}

/// What a filter says behind the noun.
std::string after(const DieFilter& filter) {
  std::string text;
  if (filter.atMost >= 0) text += " showing " + std::to_string(filter.atMost) + " or less";
  if (filter.noWild) text += ", not the Wild die";
  if (filter.paidByTop) text += " that the top discard of that pile could pay for";
  return text;
}

/// Adjectives stand before the noun, places behind it.
bool isAdjective(Heap heap) {
  return heap == Heap::Accessible || heap == Heap::Unclaimed || heap == Heap::AnyClaimed || heap == Heap::Neutralized ||
         heap == Heap::Misapplied || heap == Heap::Revealed;
}

std::string several(std::string noun) {
  const std::size_t clue = noun.find("clue");
  if (clue != std::string::npos) return noun.insert(clue + 4, "s");
  const std::size_t die = noun.find("die");
  return die == std::string::npos ? noun : noun.replace(die, 3, "dice");
}

/// Where the dice of a heap lie, as said behind the noun.
std::string where(Heap heap, const Speech& in) {
  if (heap == Heap::YourClaimed) return in.has(Who::You) + " claimed";
  if (heap == Heap::YourRevealed) return in.has(Who::You) + " revealed";
  return words::kHeaps.say(heap);
}

}  // namespace

// ---- persons ------------------------------------------------------------------------------------------------------

std::string Speech::name(Who who) const {
  if (first && who == Who::You) return "the First Agent";
  if (each && who == Who::You) return "they";
  if (each && who == Who::Them) return "that Agent";
  return words::kWhos.say(who);
}

std::string Speech::whom(Who who) const {
  const std::string subject = name(who);
  return subject == "they" ? "them" : subject;
}

bool Speech::isPlural(Who who) const {
  if (who == Who::You) return !first;
  return who == Who::Them && !each;
}

std::string Speech::does(Who who, std::string_view verb) const {
  const std::string subject = name(who) + " ";
  if (isPlural(who)) return subject + std::string(verb);
  const std::size_t end = verb.find(' ');
  const std::string_view word = verb.substr(0, end);
  const bool hiss = word.ends_with('s') || word.ends_with('h');
  return subject + std::string(word) + (hiss ? "es" : "s") +
         (end == std::string_view::npos ? "" : std::string(verb.substr(end)));
}

std::string Speech::is(Who who, std::string_view what) const {
  return name(who) + (isPlural(who) ? " are " : " is ") + std::string(what);
}

std::string Speech::has(Who who) const { return name(who) + (isPlural(who) ? " have" : " has"); }

std::string Speech::whose(Who who) const {
  const std::string owner = name(who);
  if (owner == "you") return "your";
  return owner == "they" || who == Who::EachOwner ? "their" : owner + "'s";
}

namespace say {

// ---- lists --------------------------------------------------------------------------------------------------------

std::string sentence(std::string text) {
  if (text.empty()) return text;
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (text.back() != '.') text += '.';
  return text;
}

/// What is done if a step cannot be: the rest of its list is not.
static std::string instead(EffectAt at, const Speech& in) {
  const bool last = in.cards.effect(static_cast<EffectAt>(at + 1)).verb == Do::End;
  return clause(in.cards.effect(at).otherwise, in) + (last ? "" : ", and that is all");
}

std::string list(EffectAt at, const Speech& in) {
  std::string text;
  for (; at != 0 && in.cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = in.cards.effect(at);
    text += (text.empty() ? "" : " ") + sentence(oneStep(step, in));
    if (step.otherwise != 0 && !saysOtherwise(step.verb)) text += " If that is not possible: " + instead(at, in) + ".";
  }
  return text;
}

std::string clause(EffectAt at, const Speech& in) {
  std::string text;
  for (; at != 0 && in.cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = in.cards.effect(at);
    text += (text.empty() ? "" : "; ") + oneStep(step, in);
    if (step.otherwise != 0 && !saysOtherwise(step.verb)) text += " (if that is not possible: " + instead(at, in) + ")";
  }
  return text.empty() ? "nothing happens" : text;
}

// ---- numbers and dice ---------------------------------------------------------------------------------------------

/// A count of a person who is named.
static std::string counted(const WorkedOut& count, const Speech& in) {
  switch (count.count) {
    case Count::Hand: return "the number of cards in " + in.whose(count.whose) + " hand";
    case Count::Stress: return "the number of Stress in " + in.whose(count.whose) + " hand";
    case Count::Claimed: return "the number of dice " + in.has(count.whose) + " claimed";
    default: return words::kCounts.say(count.count);
  }
}

/// Two numbers with a word between them.
static std::string both(const WorkedOut& of, const Speech& in) {
  const std::string one = number(of.one, in);
  if (of.how == Working::Plus && of.other.isPrinted() && of.other.number < 0)
    return one + " less " + std::to_string(-of.other.number);
  const bool brackets = of.how == Working::Minus && !of.other.isPrinted();
  const std::string other = number(of.other, in);
  return one + words::kWorkings.say(of.how) + (brackets ? "(" + other + ")" : other);
}

std::string number(Amount amount, const Speech& in) {
  if (amount.isPrinted()) return std::to_string(amount.number);
  const WorkedOut& of = in.cards.numbers[amount.worked];
  if (of.how == Working::Counted) return of.named ? counted(of, in) : words::kCounts.say(of.count);
  const bool halved = of.how == Working::Half || of.how == Working::HalfUp;
  return halved ? "half of " + number(of.one, in) + words::kWorkings.say(of.how) : both(of, in);
}

std::string many(Amount amount, std::string_view thing, const Speech& in) {
  const std::string ending = thing == "Stress" ? "" : "s";
  const std::string noun(thing);
  if (!amount.isPrinted()) return "as many " + noun + ending + " as " + number(amount, in);
  return std::to_string(amount.number) + " " + noun + (amount.number == 1 ? "" : ending);
}

std::string filtered(const DieFilter& filter) {
  std::string text;
  const auto symbol = [](Symbol of) { return words::kSymbols.say(of); };
  if (filter.number >= 0) text = std::to_string(filter.number) + "-";
  if (filter.symbol != Symbol::None) text += symbol(filter.symbol) + " ";
  if (!text.empty()) text += "clue";
  if (filter.colour == Symbol::None) return text.empty() ? "die" : text;
  const std::string die = symbol(filter.colour) + " die";
  return text.empty() ? die : text + " on " + withArticle(die);
}

/// Whether only one die can be meant: there is but one Wild die.
static bool isTheOnly(const WhichDice& dice) { return dice.filter.colour == Symbol::Wild && dice.filter.number < 0; }

/// "accessible 1-clue", "Lore die in the Field".
static std::string placed(const std::string& noun, Heap heap, const Speech& in) {
  return isAdjective(heap) ? where(heap, in) + " " + noun : noun + " " + where(heap, in);
}

/// A die that needs no description; empty for others.
static std::string pointedAt(Heap heap) {
  return heap == Heap::It ? "it" : heap == Heap::JustRolled ? "the die just rolled" : "";
}

std::string aDie(const DieWanted& die, const Speech& in) {
  if (std::string known = pointedAt(die.heap); !known.empty()) return known;
  const std::string text = placed(filtered(die.filter), die.heap, in);
  const std::string which = die.another ? "another " + text : isTheOnly(die) ? "the " + text : withArticle(text);
  return which + after(die.filter);
}

std::string allDice(const WhichDice& dice, const Speech& in) {
  if (std::string known = pointedAt(dice.heap); !known.empty()) return known;
  const std::string noun = filtered(dice.filter);
  const bool only = isTheOnly(dice);
  return (only ? "the " : "all ") + placed(only ? noun : several(noun), dice.heap, in) + after(dice.filter);
}

// ---- conditions ---------------------------------------------------------------------------------------------------

/// A word about somebody: "you are in the Field", "they hold 10 cards or more".
static std::string said(const Condition& asked, const Speech& in, std::string_view no = "") {
  std::string text = words::kConditions.say(asked.word);
  if (const std::size_t at = text.find('#'); at != std::string::npos) text.replace(at, 1, number(asked.one, in));
  if (text.starts_with("it concerns "))
    return (no.empty() ? "it concerns " : "it does not concern ") + in.whom(asked.who);
  if (text.starts_with("you are ")) return in.is(asked.who, std::string(no) + text.substr(8));
  if (text.starts_with("you hold ")) return in.does(asked.who, text.substr(4));
  return text;
}

static std::string aTrait(const Condition& asked) {
  const DieFilter& filter = asked.filter;
  std::string focus = asked.focus ? "of one of your Focus types" : "";
  if (asked.focus && filter == DieFilter{}) return focus;
  std::string text = filter.number >= 0 ? std::to_string(filter.number) + "-" : "";
  text += filter.symbol == Symbol::None ? "" : words::kTypes.say(filter.symbol) + " ";
  return withArticle(text + "Trait") + (filter.atMost >= 0 ? " of " + std::to_string(filter.atMost) + " or less" : "") +
         (focus.empty() ? "" : " " + focus);
}

/// What a comparison says that does not hold.
static const char* beyond(Judging how) {
  if (how == Judging::AtLeast) return " is less than ";
  return how == Judging::AtMost ? " is more than " : " is not ";
}

static std::string denied(const Condition& asked, const Speech& in) {
  const bool person = asked.how == Judging::Word && words::kConditions.of(asked.word)->with == With::Person;
  const bool numbers = asked.how == Judging::AtLeast || asked.how == Judging::AtMost || asked.how == Judging::Exactly;
  if (numbers) return number(asked.one, in) + beyond(asked.how) + number(asked.other, in);
  return person ? said(asked, in, "not ") : "it is not true that " + condition(asked, in);
}

/// A part of several conditions; one of the other kind in brackets.
static std::string joined(ConditionAt at, Judging within, const Speech& in) {
  const Condition& part = in.cards.conditions[at];
  const bool other = part.how != within && (part.how == Judging::And || part.how == Judging::Or);
  return other ? "(" + condition(part, in) + ")" : condition(part, in);
}

std::string condition(const Condition& asked, const Speech& in) {
  const auto word = [&] { return words::kJudgings.say(asked.how); };
  switch (asked.how) {
    case Judging::Word: return said(asked, in);
    case Judging::Not: return denied(in.cards.conditions[asked.first], in);
    case Judging::And:
    case Judging::Or: return joined(asked.first, asked.how, in) + word() + joined(asked.second, asked.how, in);
    case Judging::AtLeast:
    case Judging::AtMost:
    case Judging::Exactly: return number(asked.one, in) + word() + number(asked.other, in);
    case Judging::AnyDie: return word() + aDie({{{asked.filter}, asked.heap}}, in);
    case Judging::Trait: return word() + aTrait(asked);
  }
  return "";
}

std::string condition(ConditionAt at, const Speech& in) { return condition(in.cards.conditions[at], in); }

}  // namespace say

}  // namespace w13
