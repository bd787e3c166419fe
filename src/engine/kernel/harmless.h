#pragma once
// Untrusted text: names, cards, files, requests. Characters that act instead of being read (control codes, which a
// terminal obeys; marks of writing direction and line separators, which reorder the text around them) are found,
// refused or escaped; quotations are kept short.

#include <cstddef>
#include <string>
#include <string_view>

namespace kernel {

/// One character of a UTF-8 text.
struct Character {
  char32_t code = 0;       ///< or the byte, if it belongs to no character
  std::size_t length = 1;  ///< in bytes
  bool whole = true;       ///< false: the byte belongs to no character
};
/// The character that begins at a byte of a text.
[[nodiscard]] Character characterAt(std::string_view text, std::size_t at);

/// Whether a character acts: control codes (line breaks too), marks of writing direction, line separators.
[[nodiscard]] bool acts(char32_t code);
/// The position of the first character that acts, or byte that belongs to no character; npos if harmless.
[[nodiscard]] std::size_t harmAt(std::string_view text);
/// The escape of such a character: "\u202e"; of a byte that belongs to no character: "\x9b".
[[nodiscard]] std::string writtenOut(const Character& character);
/// The text with all of these escaped.
[[nodiscard]] std::string harmless(std::string_view text);

/// A harmless excerpt, at most 60 bytes of the text, cut between characters: what messages show of their input.
[[nodiscard]] std::string piece(std::string_view text);
/// The same in quotes.
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace kernel
