#pragma once
// Reads rules.json. The keys it may have are in a table, which reader, schema and documentation share.

#include <span>

#include "engine/games/warehouse13/cards/game_numbers.h"
#include "engine/games/warehouse13/cards/reader.h"

namespace w13 {

/// A key of rules.json: one number between two bounds, or a value with a reader and a schema of its own.
struct NumberKey {
  const char* name;
  const char* means;
  int GameNumbers::*number = nullptr;
  int least = 0;
  int most = 0;
  const char* schema = "";
  void (*read)(Reader&, const house::Node&, GameNumbers&) = nullptr;
};
[[nodiscard]] std::span<const NumberKey> numberKeys();
/// The words for a Majority.
[[nodiscard]] const Vocabulary& majorities();

/// Reads rules.json. A key that is missing keeps the box's number.
void readNumbers(Reader& reader, GameNumbers& numbers);

/// Warns of numbers that the cards and dice of the game cannot keep, at their keys in rules.json.
void checkNumbers(Reader& reader, const Catalog& cards);

}  // namespace w13
