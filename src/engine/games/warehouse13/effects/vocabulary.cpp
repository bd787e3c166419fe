// How words are looked up.

#include "engine/games/warehouse13/effects/vocabulary.h"

#include <array>

namespace w13 {

const Word* Vocabulary::find(std::string_view name) const {
  for (const Word& word : words)
    if (name == word.name) return &word;
  return nullptr;
}

const Word* Vocabulary::find(std::string_view name, std::string_view form) const {
  for (const Word& word : words)
    if (name == word.name && form == word.form) return &word;
  return nullptr;
}

const Word* Vocabulary::of(int id) const {
  for (const Word& word : words)
    if (word.id == id) return &word;
  return nullptr;
}

std::string Vocabulary::say(int id) const {
  const Word* word = of(id);
  if (word == nullptr) return "";
  return *word->said == '\0' ? word->name : word->said;
}

bool readClue(std::string_view text, Clue& clue) {
  if (text == "blank") {
    clue = {};
    return true;
  }
  if (text.size() < 3 || text[0] < '0' || text[0] > '0' + kHighestClue || text[1] != '-') return false;
  const Word* symbol = words::kSymbols.find(text.substr(2));
  if (symbol == nullptr || text == "0-wild") return false;
  clue = {symbol->as<Symbol>(), static_cast<std::uint8_t>(text[0] - '0')};
  return true;
}

std::string nameOf(Clue clue) {
  if (clue.symbol == Symbol::None) return "blank";
  return std::to_string(clue.number) + "-" + words::kSymbols.say(clue.symbol);
}

namespace words {

std::span<const Vocabulary* const> all() {
  static const std::array kAll = {
      &kWhos,     &kAgentFilters, &kGroups,     &kHeaps,     &kTypes,      &kSymbols,    &kFaces, &kSpots,
      &kCounts,   &kWorkings,     &kConditions, &kJudgings,  &kPlaces,     &kAttributes, &kPiles, &kStashes,
      &kOutcomes, &kPassings,     &kTurnedUp,   &kLocations, &kPartakings, &kSwaps,      &kWhens, &kInsteads,
      &kWindows,  &kStays,        &kTimings,    &kSlots,     &kSources,    &kLoyalties,  &kIcons};
  return kAll;
}

}  // namespace words

}  // namespace w13
