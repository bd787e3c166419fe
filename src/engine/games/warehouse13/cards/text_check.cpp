#include "engine/games/warehouse13/cards/text_check.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

struct NumberWord {
  std::string_view word;
  int number;
};
constexpr std::array kNumberWords = {NumberWord{"two", 2},  NumberWord{"three", 3}, NumberWord{"four", 4},
                                     NumberWord{"five", 5}, NumberWord{"six", 6},   NumberWord{"zwei", 2},
                                     NumberWord{"drei", 3}, NumberWord{"vier", 4},  NumberWord{"fünf", 5},
                                     NumberWord{"sechs", 6}};

bool isLetter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || (static_cast<unsigned char>(c) & 0x80u) != 0;
}
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

void mentionType(Mentions& found, Symbol type) {
  if (index(type) < kTypeCount) found.types.insert(index(type));
}

void mentionIcon(Mentions& found, const std::string& icon) {
  found.icons.insert(icon);
  for (const Word& type : words::kTypes.words)
    if (icon.find(type.name) != std::string::npos) found.types.insert(type.id);
  for (const char c : icon)
    if (isDigit(c)) found.numbers.insert(c - '0');
}

/// Icons that name something a card does. One in the text that the effect does not have is a slip.
constexpr std::array<std::string_view, 11> kTellingIcons = {
    "ko", "wound", "neutralize", "lock", "maintenance", "maintenance-2", "gear", "ring", "snag", "physical", "mental"};

/// The icon of what a verb does; empty if there is none.
std::string iconOf(Do verb) {
  switch (verb) {
    case Do::Ko: return "ko";
    case Do::Wound: return "wound";
    case Do::Neutralize: return "neutralize";
    case Do::Lock: return "lock";
    case Do::Maintenance: return "maintenance";
    default: return "";
  }
}

std::string iconOf(Attribute attribute) { return attribute == Attribute::Physical ? "physical" : "mental"; }

/// The steps of a card, as numbers and types.
class Steps {
 public:
  Steps(const Catalog& cards, Mentions& found) : cards_(cards), found_(found) {}

  void list(EffectAt at) {
    for (; at != 0 && cards_.effect(at).verb != Do::End; ++at) {
      const Effect& step = cards_.effect(at);
      one(step);
      list(step.then);
      list(step.otherwise);
    }
  }
  void amount(Amount of) {
    if (of.isPrinted()) return say(std::abs(static_cast<int>(of.number)), std::abs(static_cast<int>(of.number)) >= 2);
    (void)anyPart(of, cards_.numbers, [&](const WorkedOut& part) {
      worked(part);
      return false;
    });
  }
  void condition(ConditionAt at) {
    (void)anyPart(at, cards_.conditions, [&](const Condition& part) {
      for (const Amount each : {part.one, part.other}) {
        amount(each);
        if (each.isPrinted() && each.number > 0) say(each.number - 1, false);  // "on a 0" for "not 1 or more"
      }
      filter(part.filter);
      if (part.word == If::PhysicalChallenge) found_.means.insert(iconOf(Attribute::Physical));
      if (part.word == If::MentalChallenge) found_.means.insert(iconOf(Attribute::Mental));
      return false;
    });
  }
  void filter(const DieFilter& filter) {
    mentionType(found_, filter.symbol);
    mentionType(found_, filter.colour);
    if (filter.number >= 0) say(filter.number, true);
    if (filter.atMost >= 0) say(filter.atMost, true);
  }
  void say(int number, bool telling) {
    found_.numbers.insert(number);
    if (telling) found_.telling.insert(number);
  }

 private:
  void worked(const WorkedOut& part) {
    constexpr std::array kSums = {Count::MisappliedLogic, Count::MisappliedIntuition, Count::MisappliedLore,
                                  Count::MisappliedTech};
    const auto sum = std::ranges::find(kSums, part.count);
    if (part.how == Working::Counted && sum != kSums.end())
      mentionType(found_, kTypes[static_cast<std::size_t>(sum - kSums.begin())]);
    if (part.how == Working::Counted) found_.numbers.insert(1);  // "1 for each obstacle"
    const bool halved = part.how == Working::Half || part.how == Working::HalfUp;
    if (halved) found_.numbers.insert({1, 2});  // "1 for every two"
    for (const Amount each : {part.one, part.other})
      if (each.isPrinted() && each.number != 0) say(std::abs(static_cast<int>(each.number)), true);
  }
  void one(const Effect& step) {
    const Verb* verb = verbOf(step.verb);
    if (verb == nullptr) return;
    const auto* track = step.part<OnTrack>();
    const bool gear = track != nullptr && track->gear;
    if (step.verb != Do::Soften && !gear)
      eachAmount(step, [&](Amount each) {
        if (!isAll(each)) amount(each);
      });
    if (const auto* top = step.part<Arranged>(); top != nullptr && top->take > 0) say(top->take, top->take >= 2);
    if (const auto* dice = step.part<WhichDice>()) filter(dice->filter);
    if (const auto* of = step.part<OfType>()) mentionType(found_, of->type);
    found_.means.insert(gear ? "gear" : iconOf(step.verb));
    if (step.verb == Do::Maintenance && !gear) found_.means.insert("maintenance-2");  // the number is compared as such
    if (const auto* obstacle = step.part<Ringed>(); obstacle != nullptr && obstacle->ring) found_.means.insert("ring");
    if (const auto* only = step.part<OnlyIf>()) condition(only->condition);
    if (const auto* to = step.part<TurnedTo>()) face(*to);
  }

  void face(const TurnedTo& to) {
    if (to.turned == Turned::OwnTwo) say(2, true);
    else if (to.turned != Turned::Given) say(1, false);
    else say(to.clue.number, true);
    mentionType(found_, to.clue.symbol);
  }

  const Catalog& cards_;
  Mentions& found_;
};

std::string listed(const std::set<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}
std::string listedTypes(const std::set<int>& types) {
  std::string text;
  for (const int type : types) text += (text.empty() ? "" : ", ") + words::kTypes.say(type);
  return text;
}
std::set<int> without(const std::set<int>& some, const std::set<int>& others) {
  std::set<int> rest;
  std::set_difference(some.begin(), some.end(), others.begin(), others.end(), std::inserter(rest, rest.end()));
  return rest;
}

}  // namespace

Mentions mentionsIn(const std::string& text) {
  Mentions found;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    if (text[at] == '{') {
      end = std::min(text.find('}', at), text.size() - 1) + 1;
      mentionIcon(found, text.substr(at + 1, end - at - 2));
    } else if (isDigit(text[at])) {
      while (end < text.size() && isDigit(text[end])) ++end;
      if (end - at < 4) found.numbers.insert(std::stoi(text.substr(at, end - at)));
    } else if (isLetter(text[at])) {
      while (end < text.size() && isLetter(text[end])) ++end;
      std::string word = text.substr(at, end - at);
      word.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(word.front())));
      for (const NumberWord& each : kNumberWords)
        if (word == each.word) found.numbers.insert(each.number);
    }
    at = end;
  }
  return found;
}

Mentions mentionsOf(const Design& design, const Catalog& cards) {
  Mentions found;
  Steps steps(cards, found);
  for (const EffectAt at : design.when) steps.list(at);
  for (const EffectAt at : design.instead) steps.list(at);
  for (const Standing& rule : entriesOf(design, cards)) {
    if (const auto* count = rule.part<HowMany>()) steps.amount(count->amount);
    if (const auto* dice = rule.part<Filtered>()) steps.filter(dice->filter);
    if (const auto* of = rule.part<OfNumber>()) steps.say(of->number, of->number >= 2);
    if (const auto* of = rule.part<OfType>()) mentionType(found, of->type);
    if (rule.query == Query::SnagPlace || rule.query == Query::SnagAbilities) found.means.insert("snag");
    if (rule.query == Query::MayNotApply) found.means.insert("neutralize");
    steps.condition(rule.only);
    const auto* difficulty = rule.part<OfAttribute>();
    if (difficulty != nullptr && !difficulty->any) found.means.insert(iconOf(difficulty->attribute));
  }
  steps.condition(design.only);
  if (design.answersTo(Window::Harm) || design.at(Instead::Ko) != 0) found.means.insert({"ko", "wound"});
  return found;
}

int lengthOnCard(const std::string& text) {
  int length = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '{') {
      at = std::min(text.find('}', at), text.size() - 1);
      length += 2;
    } else if ((static_cast<unsigned char>(text[at]) & 0xC0u) != 0x80u) {
      ++length;  // a character, not a byte of one
    }
  }
  return length;
}

namespace {

bool isLarge(Kind kind) {
  return kind == Kind::Ping || kind == Kind::Artifact || kind == Kind::Adversary || kind == Kind::Plot;
}

}  // namespace

// Letters that the text boxes of a large and a small card hold at their size of type.
int roomForText(Kind kind) { return isLarge(kind) ? 180 : 156; }
int roomForName(Kind kind) { return isLarge(kind) ? 34 : 26; }

std::string textFault(const std::string& text, const Mentions& effect) {
  const Mentions said = mentionsIn(text);
  const auto more = without(said.numbers, effect.numbers), missing = without(effect.telling, said.numbers);
  if (!more.empty() || !missing.empty())
    return "found " + (more.empty() ? "no " + listed(missing) : "the number " + listed(more)) + " in the text, " +
           (missing.empty() ? "expected only numbers of the effect"
                            : "expected " + listed(missing) + " as in the effect");
  const auto types = without(said.types, effect.types), lacking = without(effect.types, said.types);
  if (!types.empty() || !lacking.empty())
    return "found " + (types.empty() ? "no " + listedTypes(lacking) : listedTypes(types)) + " in the text, " +
           (lacking.empty() ? "expected only types of the effect"
                            : "expected " + listedTypes(lacking) + " as in the effect");
  for (const std::string& icon : said.icons) {
    const bool telling = std::find(kTellingIcons.begin(), kTellingIcons.end(), icon) != kTellingIcons.end();
    if (telling && !effect.means.contains(icon))
      return "found the icon {" + icon + "} in the text, expected only icons of what the effect does";
  }
  return "";
}

}  // namespace w13
