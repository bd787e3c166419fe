#pragma once
// Card files of any game with one thing wrong, to hold a game's schema against its reader.

#include <functional>
#include <string>

#include "engine/house/cards/card_part.h"
#include "engine/house/match/game_module.h"

namespace slips {

/// A shipped card file that differs in one place.
struct Slip {
  std::string path;
  std::string text;
  std::string fault;  ///< what its schema says; empty: nothing
  std::string error;  ///< the first error of the reader in this file; empty: it is read
};

/// Calls with every `each`-th slip in the shipped files of a game whose cards are files, or in a dozen of them if there
/// are many: a value is another, a key is gone or mistyped, a list is too long.
void forEach(const house::GameModule& game, int each, const std::function<void(const Slip&)>& with);

}  // namespace slips
