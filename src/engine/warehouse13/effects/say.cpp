#include "engine/warehouse13/effects/say.h"

#include <cctype>

#include "engine/warehouse13/effects/verb.h"
#include "engine/warehouse13/effects/words.h"

namespace w13::say {

namespace {

std::string oneStep(const Effect& step, const Catalog& cards) {
  const Verb* verb = verbOf(step.verb);
  return verb == nullptr ? "" : verb->say(step, cards);
}

/// Whether the list of what is done otherwise is said by the verb itself.
bool saysOtherwise(Do verb) { return verb == Do::If || verb == Do::May || verb == Do::Face; }

/// What a filter says before the noun: "1-Tech ", "Lore ".
std::string before(const DieFilter& filter) {
  std::string text;
  const auto symbol = [](Symbol of) { return words::symbols.say(index(of)); };
  if (filter.number >= 0) text += std::to_string(filter.number) + "-";
  if (filter.symbol != Symbol::None) text += symbol(filter.symbol) + " clue";
  else if (filter.number >= 0) text += "clue";
  if (filter.colour != Symbol::None) {
    text += text.empty() ? "" : " on a ";
    text += symbol(filter.colour) + " die";
  }
  return text.empty() ? "die" : text;
}

std::string after(const DieFilter& filter) {
  std::string text;
  if (filter.atMost >= 0) text += " of " + std::to_string(filter.atMost) + " or less";
  if (filter.noWild) text += ", not the Wild die";
  if (filter.paidByTop) text += " that the top discard of that pile could pay for";
  return text;
}

/// Adjectives stand before the noun, places after it.
bool isAdjective(Heap heap) {
  return heap == Heap::Accessible || heap == Heap::Unclaimed || heap == Heap::AnyClaimed || heap == Heap::Neutralized ||
         heap == Heap::Misapplied || heap == Heap::Revealed;
}

std::string plural(std::string text) {
  const std::size_t die = text.find("die");
  if (die != std::string::npos && text.find(" on a ") == std::string::npos) return text.replace(die, 3, "dice");
  const std::size_t clue = text.find("clue");
  if (clue != std::string::npos) text.insert(clue + 4, "s");
  return text;
}

std::string article(const std::string& noun) {
  return std::string("AEIOUaeiou").find(noun[0]) == std::string::npos ? "a " : "an ";
}

}  // namespace

std::string sentence(std::string text) {
  if (text.empty()) return text;
  text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
  if (text.back() != '.') text += '.';
  return text;
}

std::string list(EffectAt at, const Catalog& cards) {
  std::string text;
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    text += (text.empty() ? "" : " ") + sentence(oneStep(step, cards));
    if (step.otherwise != 0 && !saysOtherwise(step.verb))
      text += " If that is not possible: " + clause(step.otherwise, cards) + ".";
  }
  return text;
}

std::string clause(EffectAt at, const Catalog& cards) {
  std::string text;
  for (; at != 0 && cards.effect(at).verb != Do::End; ++at) {
    const Effect& step = cards.effect(at);
    text += (text.empty() ? "" : "; ") + oneStep(step, cards);
    if (step.otherwise != 0 && !saysOtherwise(step.verb))
      text += " (if that is not possible: " + clause(step.otherwise, cards) + ")";
  }
  return text.empty() ? "nothing happens" : text;
}

std::string does(Who who, std::string_view verb) {
  std::string text = words::whos.say(static_cast<int>(who)) + " " + std::string(verb);
  if (who == Who::You || who == Who::Them) return text;
  const std::size_t word = verb.find(' ');
  const std::size_t end = word == std::string_view::npos ? text.size() : text.size() - (verb.size() - word);
  const bool hiss = text[end - 1] == 's' || text[end - 1] == 'h';
  return text.insert(end, hiss ? "es" : "s");
}

std::string whose(Who who) {
  if (who == Who::You) return "your";
  if (who == Who::Them || who == Who::EachOwner) return "their";
  return words::whos.say(static_cast<int>(who)) + "'s";
}

std::string whom(Who who) { return who == Who::Them ? "them" : words::whos.say(static_cast<int>(who)); }

std::string number(Amount amount) {
  if (amount.of == Amount::Of::Fixed) return std::to_string(amount.number);
  return words::amounts.say(static_cast<int>(amount.of));
}

std::string many(Amount amount, std::string_view thing) {
  const bool stress = thing == "Stress";
  if (amount.of != Amount::Of::Fixed)
    return "as many " + std::string(thing) + (stress ? "" : "s") + " as " + number(amount);
  return std::to_string(amount.number) + " " + std::string(thing) + (amount.number == 1 || stress ? "" : "s");
}

std::string aDie(const Effect& step) {
  if (step.heap == Heap::It) return "it";
  const std::string where = words::heaps.say(static_cast<int>(step.heap));
  if (step.heap == Heap::JustRolled) return "the die just rolled";
  const std::string noun = before(step.filter);
  const std::string text = isAdjective(step.heap) ? where + " " + noun : noun + " " + where;
  return (step.another ? "another " : article(text)) + text + after(step.filter);
}

std::string allDice(const Effect& step) {
  if (step.heap == Heap::It || step.heap == Heap::JustRolled) return aDie(step);
  const std::string where = words::heaps.say(static_cast<int>(step.heap));
  const std::string noun = plural(before(step.filter));
  return "all " + (isAdjective(step.heap) ? where + " " + noun : noun + " " + where) + after(step.filter);
}

std::string condition(If condition, int number) {
  std::string text = words::conditions.say(static_cast<int>(condition));
  const std::size_t at = text.find('#');
  if (at != std::string::npos) text.replace(at, 1, std::to_string(number));
  return text;
}

}  // namespace w13::say
