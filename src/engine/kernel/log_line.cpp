#include "engine/kernel/log_line.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "engine/kernel/chance.h"
#include "engine/kernel/letters.h"

namespace kernel::line {

namespace {

constexpr std::string_view kFormat = ", format ";
constexpr std::string_view kSeal = ", seal ";
constexpr std::string_view kRecords = ", records ";

std::string hex(std::uint32_t value) {
  std::string text(kSum, '0');
  for (std::size_t at = kSum; at-- > 0; value >>= 4u) text[at] = "0123456789abcdef"[value & 15u];
  return text;
}

std::string digits(std::size_t value) {
  std::string text = std::to_string(value);
  return std::string(kLength - std::min(kLength, text.size()), '0') + text;
}

/// Takes a word off the front of a text; false if it does not begin so.
bool took(std::string_view& text, std::string_view word) {
  if (!text.starts_with(word)) return false;
  text.remove_prefix(word.size());
  return true;
}

}  // namespace

std::uint32_t shifted(std::uint32_t sum, std::uint8_t byte) {
  static const std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t at = 0; at < 256; ++at) {
      std::uint32_t value = at;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1u) != 0 ? 0xEDB88320u ^ (value >> 1u) : value >> 1u;
      made[at] = value;
    }
    return made;
  }();
  return kTable[(sum ^ byte) & 0xFFu] ^ (sum >> 8u);
}

std::uint32_t checksum(std::uint32_t sum, std::string_view bytes) {
  sum = ~sum;
  for (const char each : bytes) sum = shifted(sum, byteOf(each));
  return ~sum;
}

bool number(std::string_view text, std::uint32_t& value, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string headOf(std::string_view title, int format, std::uint32_t salt) {
  return std::string(title).append(kFormat).append(std::to_string(format)).append(kSeal).append(hex(salt));
}

std::string countOf(std::uint32_t count) {
  const std::string text = std::string(kRecords) + digits(count);
  return text + ' ' + hex(checksum(0, text));
}

bool readHead(std::string_view text, std::string_view title, Head& head) {
  const std::string_view whole = text;
  std::uint32_t format = 0;
  if (!took(text, title) || !took(text, kFormat)) return false;
  const std::size_t comma = std::min(text.find(','), text.size());
  if (!number(text.substr(0, comma), format, 10) || format < 1 || format > 999) return false;
  head.format = static_cast<int>(format);
  text.remove_prefix(comma);
  if (!took(text, kSeal) || text.size() < kSum || !number(text.substr(0, kSum), head.salt, 16)) return false;
  if (!whole.starts_with(headOf(title, head.format, head.salt))) return false;
  text.remove_prefix(kSum);
  head.counts = !text.empty();
  head.count.reset();
  if (!head.counts) return true;
  std::uint32_t count = 0;
  if (text.size() != countOf(0).size()) return false;
  if (number(text.substr(kRecords.size(), kLength), count, 10) && text == countOf(count)) head.count = count;
  return true;
}

std::string frontOf(std::uint32_t sum, std::size_t size) { return hex(sum) + ' ' + digits(size) + ' '; }

bool readFront(std::string_view text, std::uint32_t& sum, std::size_t& size) {
  if (text.size() < kFront || text[kSum] != ' ' || text[kFront - 1] != ' ') return false;
  std::uint32_t length = 0;
  if (!number(text.substr(0, kSum), sum, 16) || !number(text.substr(kSum + 1, kLength), length, 10)) return false;
  size = length;
  return true;
}

void turnSeal(Bytes& secret, std::uint32_t salt, std::uint32_t place) {
  Luck stream((std::uint64_t{salt} << 32u) | place);
  for (std::size_t at = 0; at < secret.size(); at += 4) {
    std::uint32_t bits = stream.bits();
    for (std::size_t each = at; each < at + 4 && each < secret.size(); ++each, bits >>= 8u)
      secret[each] = static_cast<std::uint8_t>(secret[each] ^ (bits & 0xFFu));
  }
}

}  // namespace kernel::line
