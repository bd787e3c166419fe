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

/// What stands behind a word: {"hand_at_least": 3}, {"not": "in_field"}, {"challenge": "mental"}.
enum class With : std::uint8_t {
  Nothing,
  Number,
  Person,   ///< or nothing: the word alone is about you, or about whom the step concerns
  One,      ///< a number to work with
  Two,      ///< numbers
  Several,  ///< numbers, up to four
  Condition,
  Conditions,  ///< up to four
  Dice,        ///< a group of dice, with a filter beside it
  Filter,      ///< `true`, with a filter beside it
  Form,        ///< a second word: the first has several forms, each with a row of its own
};

/// A word and the number it stands for: an enumerator of the list's type.
struct Word {
  std::uint8_t id = 0;
  const char* name = "";
  const char* means = "";  ///< for the documentation
  const char* said = "";   ///< in a read-back sentence; empty: the name
  With with = With::Nothing;
  const char* form = "";  ///< the second word of With::Form

  /// What it stands for, in a list of words for such.
  template <class Enum>
  [[nodiscard]] Enum as() const {
    return static_cast<Enum>(id);
  }
};

template <class Enum>
constexpr Word word(Enum id, const char* name, const char* means, const char* said = "", With with = With::Nothing) {
  return {static_cast<std::uint8_t>(id), name, means, said, with};
}

/// A word in one of its forms.
template <class Enum>
constexpr Word form(Enum id, const char* name, const char* form, const char* means, const char* said) {
  return {static_cast<std::uint8_t>(id), name, means, said, With::Form, form};
}

/// The words allowed in one place.
struct Vocabulary {
  const char* name;  ///< in the schema's definitions
  const char* what;  ///< "a group of dice", for mistakes and documentation
  std::span<const Word> words;

  /// The word with this name, or nullptr.
  [[nodiscard]] const Word* find(std::string_view word) const;
  /// A word in one of its forms, or nullptr.
  [[nodiscard]] const Word* find(std::string_view word, std::string_view form) const;
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
extern const Vocabulary kTypes;     ///< the four types
extern const Vocabulary kSymbols;   ///< the four types and the Wild
extern const Vocabulary kFaces;     ///< how a die is turned, besides clues like "1-tech"
extern const Vocabulary kSpots;     ///< where a die is moved
extern const Vocabulary kCounts;    ///< counted or rolled numbers
extern const Vocabulary kWorkings;  ///< what is made of numbers
extern const Vocabulary kConditions;
extern const Vocabulary kJudgings;  ///< what is made of conditions, numbers, dice and cards
extern const Vocabulary kPlaces;
extern const Vocabulary kAttributes;
extern const Vocabulary kPiles;
extern const Vocabulary kStashes;
extern const Vocabulary kTurnedUp;
extern const Vocabulary kLocations;
extern const Vocabulary kPartakings;
extern const Vocabulary kOutcomes;
extern const Vocabulary kPassings;
extern const Vocabulary kSwaps;
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
