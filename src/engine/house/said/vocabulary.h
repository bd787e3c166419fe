#pragma once
// The words of a game: the number that each has in code, and the name it has in data files, logs and the protocol.

#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "engine/kernel/choice.h"

namespace house {

/// One word. Names are small letters and hyphens: "die-claimed".
struct Word {
  std::uint16_t number;
  const char* key;
};

/// All words of a game, each list by its own numbers.
struct Vocabulary {
  std::span<const Word> events;
  std::span<const Word> questions;
  std::span<const Word> verbs;
  std::span<const Word> things;
  std::uint8_t amount = 0;             ///< the thing whose index is a number, such as the coins of a bid; 0: none
  std::span<const Word> remarks = {};  ///< what may be said in the open; none: the game has no table talk
};

/// The word of a number of the game's own: an event, a question, a verb, a thing.
template <class Number>
[[nodiscard]] constexpr Word wordOf(Number number, const char* key) {
  return {static_cast<std::uint16_t>(number), key};
}

/// A verb, or a kind of thing, as choices have it: they keep it in a byte.
[[nodiscard]] constexpr std::uint8_t byteOf(const Word& word) {
  assert(std::in_range<std::uint8_t>(word.number));
  return static_cast<std::uint8_t>(word.number);
}
/// A thing of this kind with an index, from 0 to 65535.
[[nodiscard]] constexpr kernel::Noun nounOf(const Word& thing, int index) {
  assert(std::in_range<std::uint16_t>(index));
  return {byteOf(thing), static_cast<std::uint16_t>(index)};
}

/// The name of a number; "number-7" if the list lacks it.
[[nodiscard]] inline std::string keyOf(std::span<const Word> words, int number) {
  for (const Word& word : words)
    if (word.number == number) return word.key;
  return "number-" + std::to_string(number);
}

}  // namespace house
