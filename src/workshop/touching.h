#pragma once
// The scenarios, worked examples and lessons that name a card.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/house/cards/card_part.h"
#include "engine/house/said/text.h"

namespace house {

class Staging;

/// A scenario, an example or a lesson: all have one format.
struct Played {
  std::filesystem::path file;
  Text title;
  std::vector<std::string> rules;  ///< that it shows
  std::string text;
};

/// All in these folders and their subfolders, by path; a missing folder counts as empty.
[[nodiscard]] std::vector<Played> playedIn(const std::vector<std::filesystem::path>& folders);

/// Plays it on this stage: empty if all is well, else one sentence on where it first goes differently.
[[nodiscard]] std::string faultIn(const Played& played, const Staging& staging);

/// Whether a text names a card's id as a whole word: "play tesla", not "teslas".
[[nodiscard]] bool names(std::string_view text, std::string_view id, const CardPart& cards);

/// The text with the id replaced wherever `names` finds it; titles, notes and other text for readers stay. `key`: only
/// in values of this key.
[[nodiscard]] std::string renamedIn(const std::string& text, const std::string& id, const std::string& now,
                                    const CardPart& cards, std::string_view key = {});

}  // namespace house
