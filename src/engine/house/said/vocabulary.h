#pragma once
// The words of a game: the number that each has in code, and the name it has in data files, logs and the protocol.

#include <cstdint>
#include <span>
#include <string>

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
  std::uint8_t amount = 0;  ///< the thing whose index is a number, such as the coins of a bid; 0: none
};

/// The name of a number; "number-7" if the list lacks it.
[[nodiscard]] inline std::string keyOf(std::span<const Word> words, int number) {
  for (const Word& word : words)
    if (word.number == number) return word.key;
  return "number-" + std::to_string(number);
}

}  // namespace house
