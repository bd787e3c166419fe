#pragma once
// The cards of a program that runs while somebody writes them: read again when their files change, and never worse than
// they were.
//
//   LiveCards live({"data/cards/warehouse13", "my-cards"});
//   if (live.changed()) live.reload();                // now and then: asking is cheap
//   Season season = beginSeason(live.cards(), start); // keeps these cards, whatever is edited later

#include <filesystem>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/cards/mistake.h"

namespace w13 {

class LiveCards {
 public:
  /// Reads folders laid over each other, the later over the earlier. Throws kernel::DataError with the first mistake:
  /// there is nothing older to stay with yet.
  explicit LiveCards(std::vector<std::filesystem::path> folders);

  /// The last cards that could be read as a whole. A season that began with them keeps them.
  [[nodiscard]] const CardSet& cards() const { return cards_; }

  /// Whether a file has come, gone, or changed in size or time since the last reading. Looks at the files' entries
  /// only, not into them: cheap enough for several times a second.
  [[nodiscard]] bool changed() const;

  /// Reads everything again. Without an error the cards are the new ones; else they stay as they were. Gives whether
  /// they are new; `mistakes` says what is wrong, and warns. Never throws for what stands in the folders.
  bool reload();

  /// What the last reading found, errors and warnings, in the order of files and lines.
  [[nodiscard]] const std::vector<Mistake>& mistakes() const { return mistakes_; }

 private:
  [[nodiscard]] std::vector<Stamp> stamps() const;

  std::vector<std::filesystem::path> folders_;
  std::vector<Stamp> read_;
  CardSet cards_;
  std::vector<Mistake> mistakes_;
};

}  // namespace w13
