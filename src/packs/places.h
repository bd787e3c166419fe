#pragma once
// The paths that files in a pack may have. All others are refused.

#include <string>
#include <string_view>

#include "engine/house/cards/card_part.h"

namespace house {

inline constexpr std::string_view kManifest = "pack.json";

/// Whether a text is lower-case letters, digits and single hyphens between them, 1 to 60 characters.
[[nodiscard]] bool isId(std::string_view text);
/// Whether a pack of a game with these cards may hold a file with this path: "cards/traits/coffee-break.json".
[[nodiscard]] bool isPackPlace(std::string_view path, const CardPart& cards);
/// Whether it is that of a picture: "cards/pictures/coffee.png".
[[nodiscard]] bool isPackPicture(std::string_view path);
/// Such a path below cards/, for messages: "traits/my-card.json".
[[nodiscard]] std::string exampleCard(const CardPart& cards);
/// Whether it is a folder of such paths, as zips list them: "cards/traits/".
[[nodiscard]] bool isPackFolder(std::string_view path, const CardPart& cards);

}  // namespace house
