// Choices in the few words of scenarios, logs and the protocol. Documented in docs/keys.md.

#include <array>

#include "engine/warehouse13/words.h"

namespace w13 {

namespace {

using kernel::Choice;
using kernel::Decision;

constexpr std::array<const char*, 5> kSymbols = {"logic", "intuition", "lore", "tech", "wild"};
constexpr std::array<const char*, kPlaces> kPlaceKeys = {
    "logic-pile",    "intuition-pile",     "lore-pile",           "tech-pile",
    "travel",        "warehouse-research", "bed-and-breakfast",   "maintenance",
    "bronze-sector", "field-research",     "field-investigation", "ping-action"};
constexpr std::array<const char*, kSlots> kSlotKeys = {"asset", "episode", "season", "downside"};
constexpr std::array<const char*, 4> kLocationKeys = {"warehouse", "field", "bronze-sector", "lost-board"};

struct VerbKey {
  verb::Id verb;
  const char* key;
};
constexpr std::array kVerbs = {
    VerbKey{verb::Heal, "heal"},
    VerbKey{verb::Use, "use"},
    VerbKey{verb::Play, "play"},
    VerbKey{verb::Tackle, "tackle"},
    VerbKey{verb::Pass, "pass"},
    VerbKey{verb::DrawCard, "draw-card"},
    VerbKey{verb::DiscardForObstacle, "discard-for-obstacle"},
    VerbKey{verb::DiscardForStress, "discard-for-stress"},
    VerbKey{verb::Spend, "spend"},
    VerbKey{verb::SpendByAbility, "spend-by-ability"},
    VerbKey{verb::Claim, "claim"},
    VerbKey{verb::Neutralize, "neutralize"},
    VerbKey{verb::DrawFrom, "draw"},
    VerbKey{verb::TakeTop, "take-top"},
    VerbKey{verb::Decline, "decline"},
    VerbKey{verb::Return, "return"},
    VerbKey{verb::Choose, "choose"},
    VerbKey{verb::Accept, "accept"},
    VerbKey{verb::Refuse, "refuse"},
    VerbKey{verb::Discard, "discard"},
    VerbKey{verb::Give, "give"},
    VerbKey{verb::Take, "take"},
    VerbKey{verb::Cannot, "cannot"},
    VerbKey{verb::UseAbility, "use-ability"},
    VerbKey{verb::Roll, "roll"},
    VerbKey{verb::Resolve, "resolve"},
    VerbKey{verb::Cover, "cover"},
    VerbKey{verb::Reveal, "reveal"},
    VerbKey{verb::LetItGo, "let-it-go"},
    VerbKey{verb::Name, "name"},
    VerbKey{verb::Debronze, "debronze"},
    VerbKey{verb::VoteBronze, "vote-bronze"},
    VerbKey{verb::VoteSpare, "vote-spare"},
    VerbKey{verb::Continue, "continue"},
    VerbKey{verb::CoverDie, "cover"},
    VerbKey{verb::Declare, "declare"},
    VerbKey{verb::Apply, "apply"},
    VerbKey{verb::Swap, "swap"},
    VerbKey{verb::Keep, "keep"},
};

std::string keyOfVerb(int which) {
  for (const VerbKey& each : kVerbs)
    if (each.verb == which) return each.key;
  return "verb-" + std::to_string(which);
}

std::string counted(const char* word, int number) { return std::string(word) + "-" + std::to_string(number); }

std::string keyOf(DieId die) {
  if (die == kWildDie) return "wild";
  return counted(kSymbols[static_cast<std::size_t>(index(colourOf(die)))], index(die) % 3 + 1);
}

std::string keyOf(Clue face) {
  if (face.symbol == Symbol::None) return "blank";
  return std::to_string(face.number) + "-" + kSymbols[static_cast<std::size_t>(index(face.symbol))];
}

/// Lower-case words joined by dashes: "Discard 2 Traits" becomes "discard-2-traits".
std::string joined(const std::string& label) {
  std::string key;
  for (const char c : label) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (kept) key += upper ? static_cast<char>(c - 'A' + 'a') : c;
    if (!kept && !key.empty() && key.back() != '-') key += '-';
  }
  while (!key.empty() && key.back() == '-') key.pop_back();
  return key.empty() ? "option" : key;
}

std::string keyOf(const Choice& c, const Catalog& cards) {
  const int number = c.noun.index;
  const auto at = static_cast<std::size_t>(number);
  switch (thingOf(c.noun)) {
    case Thing::None: return {};
    case Thing::Card: return at < cards.cards.size() ? cards.of(cardOf(c.noun)).id : "card";
    case Thing::Die: return keyOf(dieOf(c.noun));
    case Thing::Seat: return counted("seat", number);
    case Thing::Place: return kPlaceKeys[at];
    case Thing::Track: return counted("track", number + 1);
    case Thing::Type: return kSymbols[at];
    case Thing::Number: return c.verb == verb::UseAbility ? kSlotKeys[at] : std::to_string(number);
    case Thing::Face: return keyOf(faceOf(c.noun));
    case Thing::Option: return joined(cards.texts[cards.effect(c.noun.index).text].en);
    case Thing::Goo: return counted("goo", number + 1);
    case Thing::Location: return kLocationKeys[at];
  }
  return {};
}

std::string wordsOf(const Choice& c, const Catalog& cards) {
  const std::string noun = keyOf(c, cards);
  return noun.empty() ? keyOfVerb(c.verb) : keyOfVerb(c.verb) + " " + noun;
}

}  // namespace

// Copies of one card are told apart by their place in the decision: "spend tesla", "spend tesla#2".
std::string Words::key(Choice c, const Decision& d) const {
  const std::string words = wordsOf(c, cards_);
  int copy = 1;
  for (const Choice& other : d.choices()) {
    if (other == c) break;
    if (other.verb == c.verb && other.noun.kind == c.noun.kind && wordsOf(other, cards_) == words) ++copy;
  }
  return copy == 1 ? words : words + "#" + std::to_string(copy);
}

}  // namespace w13
