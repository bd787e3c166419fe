#pragma once
// The places that files in a pack may have. Everything else is refused.

#include <string>
#include <string_view>

namespace w13 {

inline constexpr std::string_view kManifest = "pack.json";

/// Lower-case letters, digits and single hyphens between them, 1 to 60 characters.
[[nodiscard]] bool isId(std::string_view text);
/// Whether a pack may hold a file of this path, for example "cards/traits/coffee-break.json".
[[nodiscard]] bool isPackPlace(std::string_view path);
/// Whether it is the folder of such places, as zips list them: "cards/traits/".
[[nodiscard]] bool isPackFolder(std::string_view path);

}  // namespace w13
