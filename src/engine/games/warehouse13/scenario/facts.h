#pragma once
// Facts about a position by their paths: "leads", "claudia.hand", "logic.discards.top", "winner". docs/scenarios.md
// lists them.

#include <optional>

#include "engine/games/warehouse13/scenario/playing.h"

namespace w13 {

/// What is at a path, in the words of scenarios.
struct Fact {
  enum class Type : std::uint8_t {
    Number,
    Truth,
    Word,   ///< a card, agent, place ...; "none" for nothing
    Words,  ///< a list whose order matters
    Heap,   ///< a list whose order does not
    Dice,   ///< a heap of dice
  };
  Type type = Type::Word;
  int number = 0;
  std::string word;
  std::vector<std::string> words;
};

/// The fact at a path; an error that names the nearest path if there is none.
[[nodiscard]] Fact factAt(std::string_view path, const Playing& game);
/// A fact as a person reads it: "[red 2-intuition, tesla]", "3".
[[nodiscard]] std::string toString(const Fact& fact);
/// All paths, with "<agent>", "<pile>", "<place>" and "<type>" where a name belongs, each with what it says.
struct FactPath {
  const char* path;
  const char* means;
};
[[nodiscard]] std::span<const FactPath> factPaths();

}  // namespace w13
