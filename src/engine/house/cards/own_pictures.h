#pragma once
// Pictures of a designer's own: PNG and SVG files in the folder "pictures" beside those of the cards, which name them
// by their path, "pictures/coffee.png". They may come from anybody, so only what can do no harm is one.

#include <string>
#include <string_view>

#include "engine/house/cards/folder.h"

namespace house {

/// The folder, as it begins their paths.
inline constexpr std::string_view kPictures = "pictures/";
/// Larger ones are refused: bytes of a file, dots of a side.
inline constexpr std::size_t kLargestPicture = std::size_t{1} << 20;
inline constexpr int kWidestPicture = 2048;

/// Whether a path is one that a picture may have: "pictures/coffee.png", in lower-case letters, digits and hyphens.
[[nodiscard]] bool isPicturePath(std::string_view path);

/// The picture of this path in the last of these layers that has it; nullptr: none has.
[[nodiscard]] const SourceFile* pictureIn(const std::vector<Layer>& layers, std::string_view path);

/// Why a file is no picture that cards may have, as the end of a sentence: "it is larger than 1 MB"; empty: it is one.
/// A PNG must be whole and not too wide; an SVG must be plain shapes, which neither run nor load anything.
[[nodiscard]] std::string pictureFault(std::string_view path, std::string_view bytes);

}  // namespace house
