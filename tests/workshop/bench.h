#pragma once
// A desk with the shipped cards and a folder of its own that is gone after the test.

#include "engine/house/data_folder.h"
#include "support/catch.h"
#include "support/folder.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

inline const std::filesystem::path kShipped = std::filesystem::path(W13_DATA_DIR) / "cards/warehouse13";

/// A place for the designer's cards.
struct Bench {
  files::Folder folder;
  [[nodiscard]] std::filesystem::path own() const { return std::filesystem::path(folder.path()) / "cards"; }
  [[nodiscard]] Desk desk() const {
    return {seasonCards(), kShipped, own(), readArtNames(W13_DATA_DIR "/art/game-icons.txt")};
  }
};

/// The card of a desk with this path.
inline CardOnDesk cardAt(const Desk& desk, const std::string& path) {
  for (CardOnDesk& card : desk.cards())
    if (card.path == path) return card;
  FAIL("there is no " + path);
  return {};
}

/// What the last check found in a card, one line each.
inline std::string foundIn(const Desk& desk, const std::string& path) {
  std::string all;
  for (const Finding& finding : desk.checked().findings)
    if (finding.path == path) all += toString(finding.mistake) + "\n";
  return all;
}

}  // namespace w13::test
