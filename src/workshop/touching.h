#pragma once
// The scenarios, worked examples and lessons in which a card stands.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// A scenario, an example or a lesson: they are written alike.
struct Played {
  std::filesystem::path file;
  Text title;
  std::vector<std::string> rules;  ///< that it shows
  std::string text;
};

/// All that lie in these folders and the folders in them, by their places; folders that are not there count as empty.
[[nodiscard]] std::vector<Played> playedIn(const std::vector<std::filesystem::path>& folders);

/// How it goes with these cards: empty is well, else one sentence that says where it first goes another way.
[[nodiscard]] std::string faultIn(const Played& played, const Catalog& cards);

/// Whether a card, by its id, is named in one of the words of a text: "play tesla", not "teslas".
[[nodiscard]] bool names(std::string_view text, std::string_view id);

/// The text with another id wherever `names` finds it; titles, notes and what is written for readers stay. `key`: only
/// where this key says it.
[[nodiscard]] std::string renamedIn(const std::string& text, const std::string& id, const std::string& now,
                                    std::string_view key = {});

}  // namespace w13
