#pragma once
// The cards of a program that runs while somebody writes them: re-read when their files change, and never replaced by
// faulty ones.
//
//   LiveCards live({"data/cards/warehouse13", "my-cards"});
//   if (live.changed()) live.reload();                // now and then: asking is cheap
//   Season season = beginSeason(live.cards(), start); // keeps these cards, whatever is edited later

#include <filesystem>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/cards/kit.h"

namespace w13 {

class LiveCards {
 public:
  /// Reads folders overlaid, later over earlier. Throws kernel::DataError with the first mistake: there are no older
  /// cards to keep yet.
  explicit LiveCards(std::vector<std::filesystem::path> folders);

  /// The last cards read without an error. A season that began with them keeps them.
  [[nodiscard]] const CardSet& cards() const { return cards_; }

  /// Whether a file was added, removed, or changed in size or time since the last reading. Opens no file: cheap enough
  /// for several times a second.
  [[nodiscard]] bool changed() const;

  /// Reads everything again. If there is an error, the old cards stay. Returns whether the cards are new; `mistakes`
  /// has errors and warnings. Never throws because of the folders' contents.
  bool reload();

  /// Errors and warnings of the last reading, in the order of files and lines.
  [[nodiscard]] const std::vector<Mistake>& mistakes() const { return mistakes_; }

 private:
  [[nodiscard]] std::vector<Stamp> stamps() const;

  std::vector<std::filesystem::path> folders_;
  std::vector<Stamp> read_;
  CardSet cards_;
  std::vector<Mistake> mistakes_;
};

}  // namespace w13
