#pragma once
// Checks cards away from the desk: in another thread, while the designer keeps typing.

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/card_part.h"

namespace house {

/// A mistake with the card it belongs to.
struct Finding {
  std::string path;  ///< "traits/tesla.json"; a deck, "traits", if no single card is at fault; empty: all cards
  Mistake mistake;
  bool own = false;  ///< in the designer's file; line and column refer to it
};

/// The input of a check: values only, so that the desk may change meanwhile.
struct ToCheck {
  int number = 0;  ///< the number of checks requested before it
  std::shared_ptr<const Layer> shipped;
  std::map<std::string, std::string> own;       ///< the designer's files by path, drafts in place of saved ones
  std::map<std::string, std::string> lastGood;  ///< those of the last good cards
  std::vector<SourceFile> pictures;             ///< of the designer's folder
  std::string folder;                           ///< the designer's, as named in mistakes
  const ArtNames* art = nullptr;                ///< outlives the check; nullptr: pictures are not checked
  const CardPart* cards = nullptr;              ///< of the game
};

/// The result of a check.
struct CheckUp {
  int number = -1;
  std::vector<Finding> findings;  ///< by file and line
  int files = 0;
  int errors = 0;
  int warnings = 0;
  std::shared_ptr<const Box> box;           ///< the cards as written; a file with errors as last good, or left out
  std::vector<Layer> layers;                ///< what they were read from
  std::map<std::string, std::string> good;  ///< the designer's files in it
  /// Whether a card is as written, not as last good.
  [[nodiscard]] bool isCurrent(std::string_view path) const;
};

/// Checks everything. If nothing loads, the box is the shipped one.
[[nodiscard]] CheckUp checkUp(const ToCheck& what);

}  // namespace house
