#pragma once
// The words of the card language, each with its meaning: loader, schema, documentation and read-back are made from
// these tables. The verbs have tables of their own (verb.h).

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

/// A word and the number it stands for: an enumerator of the list's type.
struct Word {
  std::uint8_t id = 0;
  const char* name = "";
  const char* means = "";  ///< for the documentation
  const char* said = "";   ///< in a read-back sentence; empty: the name
  bool counted = false;    ///< a condition that needs a number: {"rolled_at_least": 2}

  /// What it stands for, in a list of words for such.
  template <class Enum>
  [[nodiscard]] Enum as() const {
    return static_cast<Enum>(id);
  }
};

template <class Enum>
constexpr Word word(Enum id, const char* name, const char* means, const char* said = "", bool counted = false) {
  return {static_cast<std::uint8_t>(id), name, means, said, counted};
}

/// The words allowed in one place.
struct Vocabulary {
  const char* name;  ///< in the schema's definitions
  const char* what;  ///< "a group of dice", for mistakes and documentation
  std::span<const Word> words;

  /// The word with this name, or nullptr.
  [[nodiscard]] const Word* find(std::string_view word) const;
  /// The word of an enumerator, or nullptr.
  [[nodiscard]] const Word* of(int id) const;
  /// How a read-back sentence says it.
  [[nodiscard]] std::string say(int id) const;
  template <class Enum>
  requires std::is_enum_v<Enum>
  [[nodiscard]] const Word* of(Enum id) const { return of(static_cast<int>(id)); }
  template <class Enum>
  requires std::is_enum_v<Enum>
  [[nodiscard]] std::string say(Enum id) const { return say(static_cast<int>(id)); }
};

namespace words {

extern const Vocabulary kWhos;
extern const Vocabulary kAgentFilters;
extern const Vocabulary kGroups;
extern const Vocabulary kHeaps;
extern const Vocabulary kTypes;    ///< the four types
extern const Vocabulary kSymbols;  ///< the four types and the Wild
extern const Vocabulary kFaces;    ///< how a die is turned, besides clues like "1-tech"
extern const Vocabulary kSpots;    ///< where a die is moved
extern const Vocabulary kAmounts;  ///< counted or rolled numbers
extern const Vocabulary kConditions;
extern const Vocabulary kPlaces;
extern const Vocabulary kAttributes;
extern const Vocabulary kPiles;
extern const Vocabulary kStashes;
extern const Vocabulary kOutcomes;
extern const Vocabulary kPassings;
extern const Vocabulary kWhens;
extern const Vocabulary kInsteads;
extern const Vocabulary kWindows;
extern const Vocabulary kStays;
extern const Vocabulary kTimings;
extern const Vocabulary kSlots;
extern const Vocabulary kSources;
extern const Vocabulary kLoyalties;
extern const Vocabulary kIcons;  ///< tokens such as {logic} in the texts of cards

/// All of them, in the order of the documentation.
[[nodiscard]] std::span<const Vocabulary* const> all();

}  // namespace words

/// A clue as written in card files: "1-tech", "2-wild"; Goo faces also "blank". False if it is none.
[[nodiscard]] bool readClue(std::string_view text, Clue& clue);
[[nodiscard]] std::string nameOf(Clue clue);

}  // namespace w13
