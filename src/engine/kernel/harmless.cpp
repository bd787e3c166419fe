#include "engine/kernel/harmless.h"

#include <array>

#include "engine/kernel/letters.h"

namespace kernel {

namespace {

constexpr std::size_t kLongestPiece = 60;

struct Range {
  char32_t first;
  char32_t last;
};
constexpr std::array kActing = {
    Range{0x0000, 0x001F}, Range{0x007F, 0x009F},  // control codes of 7 and of 8 bits
    Range{0x061C, 0x061C}, Range{0x200E, 0x200F},  // writing direction: marks,
    Range{0x202A, 0x202E}, Range{0x2066, 0x2069},  // embeddings and overrides, isolates
    Range{0x2028, 0x2029},                         // line and paragraph separators
};

std::size_t lengthFrom(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  if (first >= 0xF0 && first < 0xF5) return 4;
  return 0;
}

}  // namespace

Character characterAt(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t place) { return byteOf(text[place]); };
  const Character none{byte(at), 1, false};
  const std::size_t length = lengthFrom(byte(at));
  if (length == 0 || at + length > text.size()) return none;
  if (length == 1) return {byte(at), 1, true};
  char32_t code = byte(at) & (0xFFu >> (length + 1));
  for (std::size_t next = 1; next < length; ++next) {
    if ((byte(at + next) & 0xC0u) != 0x80u) return none;
    code = (code << 6u) | (byte(at + next) & 0x3Fu);
  }
  const bool tooLong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
  const bool noCharacter = (code >= 0xD800 && code <= 0xDFFF) || code > 0x10FFFF;
  return tooLong || noCharacter ? none : Character{code, length, true};
}

bool acts(char32_t code) {
  for (const Range& each : kActing)
    if (code >= each.first && code <= each.last) return true;
  return false;
}

std::size_t harmAt(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const Character here = characterAt(text, at);
    if (!here.whole || acts(here.code)) return at;
    at += here.length;
  }
  return std::string_view::npos;
}

std::string writtenOut(const Character& character) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text = character.whole ? "\\u" : "\\x";
  for (unsigned shift = character.whole ? 16 : 8; shift > 0;) {
    shift -= 4;
    text += kDigits[(character.code >> shift) & 0xFu];
  }
  return text;
}

std::string harmless(std::string_view text) {
  std::string all;
  all.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const Character here = characterAt(text, at);
    if (here.whole && !acts(here.code)) all += text.substr(at, here.length);
    else all += writtenOut(here);
    at += here.length;
  }
  return all;
}

std::string piece(std::string_view text) {
  std::size_t end = 0;
  while (end < text.size()) {
    const std::size_t next = end + characterAt(text, end).length;
    if (next > kLongestPiece) return harmless(text.substr(0, end)) + "...";
    end = next;
  }
  return harmless(text);
}

std::string inQuotes(std::string_view text) { return "\"" + piece(text) + "\""; }

}  // namespace kernel
