// All verbs together, and the names of what accompanies them.

#include <algorithm>
#include <array>

#include "engine/games/warehouse13/effects/verb.h"

namespace w13 {

namespace {

struct DetailWord {
  const char* name;
  const char* means;
};

constexpr std::array<DetailWord, kDetails> kDetailWords = {{
    {"who", "whom the step concerns: you, them, first_agent, adversary, owner or concerned (default: you)"},
    {"by",
     "who chooses (default: the Adversary on Traitor cards, Calamities, Consequences and Adversary Artifacts, "
     "else you)"},
    {"symbol", "only dice that show this symbol; a `?` shows no named symbol (FAQ-02)"},
    {"colour", "only dice of this colour"},
    {"number", "only dice that show this number"},
    {"at_most", "only dice that show this number or less"},
    {"no_wild", "not the Wild die"},
    {"another", "not the die chosen before"},
    {"paid_by",
     "\"top_discard\": only dice whose named symbol and number the top discard of the chosen pile could pay "
     "for"},
    {"type", "the type or Trait pile; without it, the one chosen"},
    {"to", "the face: any_1, any, own_1, own_2, or a clue like 1-tech"},
    {"to", "where the dice go: leads, field, claimed, supply"},
    {"ring", "with a ring on the obstacle, while rings last"},
    {"free", "Calamities among the cards are discarded without effect"},
    {"any_types", "each from a pile that is named for it; all piles are named before a card is drawn"},
    {"random", "at random"},
    {"up_to", "fewer will do"},
    {"do", "the steps"},
    {"then", "the steps if the condition holds"},
    {"otherwise", "the steps if not"},
    {"if_unable",
     "what is done instead, and instead of the rest of the list, if the step cannot be done in full; "
     "without it, the rest of the list is skipped"},
    {"won", "the steps if the obstacle is beaten"},
    {"lost", "the steps if it is not"},
    {"ask", "the question in one sentence; {it} is the die chosen, {other} whose card it is"},
    {"yes", "what the button says that does it"},
    {"no", "what the button says that does not"},
    {"take", "so many Traits of them go to the hand"},
    {"secret", "only who chooses knows on whom"},
    {"give", "so many of the Traits go to you, as who draws them picks"},
    {"focus", "of one of your Focus types"},
}};

template <Do First, Do Until>
constexpr Subject subject(const char* title, const VerbsFrom<First, Until>& verbs) {
  return {title, First, verbs.rows};
}

constexpr std::array kSubjects = {
    subject("Choosing", kChoosingVerbs),
    subject("Order", kFlowVerbs),
    subject("Dice", kDiceVerbs),
    subject("Piles", kDrawingVerbs),
    subject("Cards in hand", kHandVerbs),
    subject("Agents", kAgentVerbs),
    subject("The Warehouse", kWarehouseVerbs),
    subject("The season and Retrieval", kSeasonVerbs),
};

constexpr auto rowsOf(const auto& subjects) {
  std::array<const Verb*, static_cast<std::size_t>(kVerbsEnd)> rows{};
  for (const Subject& subject : subjects)
    for (std::size_t at = 0; at < subject.verbs.size(); ++at)
      rows[static_cast<std::size_t>(subject.first) + at] = subject.verbs.data() + at;
  return rows;
}

/// Whether each subject begins with the verb after the last of the one before it.
constexpr bool cover(const auto& subjects) {
  auto next = static_cast<std::size_t>(Do::ChooseAgent);
  for (const Subject& subject : subjects) {
    if (static_cast<std::size_t>(subject.first) != next) return false;
    next += subject.verbs.size();
  }
  return next == static_cast<std::size_t>(kVerbsEnd);
}

}  // namespace

constexpr std::array<const Verb*, static_cast<std::size_t>(kVerbsEnd)> kRowOf = rowsOf(kSubjects);
static_assert(cover(kSubjects), "every verb but End and Option has its row");

std::span<const Subject> subjects() { return kSubjects; }

const Verb* verbNamed(std::string_view name) {
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs)
      if (name == verb.name) return &verb;
  return nullptr;
}

const char* nameOf(Detail detail) { return kDetailWords[static_cast<std::size_t>(detail)].name; }
const char* meansOf(Detail detail) { return kDetailWords[static_cast<std::size_t>(detail)].means; }

}  // namespace w13
