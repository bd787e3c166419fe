#pragma once
// Letters of texts one by one: as bytes, and in upper and lower case. Plain ASCII; all other bytes stay as they are.

#include <cstdint>

namespace kernel {

/// The byte that a letter is, 0 to 255.
[[nodiscard]] constexpr std::uint8_t byteOf(char letter) { return static_cast<std::uint8_t>(letter); }
/// The letter that a byte is.
[[nodiscard]] constexpr char letterOf(std::uint8_t byte) { return static_cast<char>(byte); }

/// Whether a byte goes on with a character of UTF-8 that an earlier byte has begun.
[[nodiscard]] constexpr bool goesOn(char letter) { return (byteOf(letter) & 0xC0u) == 0x80u; }

[[nodiscard]] constexpr char lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}
[[nodiscard]] constexpr char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace kernel
