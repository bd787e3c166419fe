#pragma once
// Texts of strangers: names, cards, files, requests. Characters in them that would act instead of being read (control
// codes, which a terminal obeys; marks of writing direction and line separators, which reorder what stands around
// them) are found, refused or written out; and what is quoted of a text is never long.

#include <cstddef>
#include <string>
#include <string_view>

namespace kernel {

/// One character of a UTF-8 text.
struct Character {
  char32_t code = 0;       ///< a byte that belongs to no character: that byte
  std::size_t length = 1;  ///< in bytes
  bool whole = true;       ///< false: the byte belongs to no character
};
/// The character that begins at a byte of a text.
[[nodiscard]] Character characterAt(std::string_view text, std::size_t at);

/// Whether a character acts: control codes (line breaks too), marks of writing direction, line separators.
[[nodiscard]] bool acts(char32_t code);
/// The first byte of a character that acts, or that belongs to no character; npos if the text is harmless.
[[nodiscard]] std::size_t harmAt(std::string_view text);
/// How such a character is written out: "\u202e"; a byte that belongs to no character: "\x9b".
[[nodiscard]] std::string writtenOut(const Character& character);
/// The text with all such characters written out.
[[nodiscard]] std::string harmless(std::string_view text);

/// A harmless piece of a text, at most 60 bytes of it, cut between characters: what messages show of their input.
[[nodiscard]] std::string piece(std::string_view text);
/// The same in quotes.
[[nodiscard]] std::string inQuotes(std::string_view text);

}  // namespace kernel
