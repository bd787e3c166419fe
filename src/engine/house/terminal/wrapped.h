#pragma once
// Texts for a screen of letters: broken into lines, filled up, and harmless.

#include <string>
#include <string_view>

namespace house {

/// A text broken into lines of at most `width` characters (UTF-8), all except the first indented.
[[nodiscard]] std::string broken(const std::string& text, int width, int indent);
/// The number of characters of a UTF-8 text.
[[nodiscard]] int lengthOf(const std::string& text);
/// The text padded with spaces to a length.
[[nodiscard]] std::string padded(std::string text, int length);
/// The text without characters that act on a terminal: names come from outside.
[[nodiscard]] std::string printable(std::string_view text);

}  // namespace house
