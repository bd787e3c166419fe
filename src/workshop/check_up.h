#pragma once
// Checking cards, away from the desk: in another thread, while somebody types on.

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/art_names.h"
#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/cards/mistake.h"

namespace w13 {

/// A mistake with the card it belongs to.
struct Finding {
  std::string path;  ///< "traits/tesla.json"; a deck, "traits", if no one card is to blame; empty: all of them
  Mistake mistake;
  bool own = false;  ///< it stands in the designer's file; line and column are of that
};

/// What a check needs: values only, so that the desk may go on.
struct ToCheck {
  int number = 0;  ///< how many checks were asked for before it
  std::shared_ptr<const Layer> shipped;
  std::map<std::string, std::string> own;       ///< the designer's files by path, drafts laid over what is saved
  std::map<std::string, std::string> lastGood;  ///< those of the cards that were last good
  std::string folder;                           ///< of the designer, as mistakes name it
  const ArtNames* art = nullptr;                ///< outlives the check; nullptr: pictures are not looked at
};

/// What came of it.
struct CheckUp {
  int number = -1;
  std::vector<Finding> findings;  ///< in the order of files and lines
  int files = 0;
  int errors = 0;
  int warnings = 0;
  CardSet cards;                            ///< as written; a file with errors as it was last good, or not at all
  std::map<std::string, std::string> good;  ///< the designer's files in it
  /// Whether a card is as it is written, not as it was last good.
  [[nodiscard]] bool isCurrent(std::string_view path) const;
};

/// Checks everything. If nothing loads, `cards` are those of the shipped folder.
[[nodiscard]] CheckUp checkUp(const ToCheck& what);

/// What the engine understood of a card or an Agent, in plain words; empty if it is not among these cards.
[[nodiscard]] std::string inPlainWords(std::string_view path, const Catalog& cards);

}  // namespace w13
