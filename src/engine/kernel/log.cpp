#include "engine/kernel/log.h"

#include <array>
#include <cassert>

#include "engine/kernel/letters.h"
#include "engine/kernel/log_line.h"

namespace kernel {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string lineOf(const LogRecord& record, std::uint32_t salt, std::uint32_t place, std::uint32_t& sum) {
  assert(record.text.find_first_of("\t\n") == std::string::npos);
  std::string body = record.text;
  if (!record.secret.empty()) {
    Bytes sealed = record.secret;
    line::turnSeal(sealed, salt, place);
    body += '\t' + toLetters(sealed);
  }
  sum = line::checksum(sum, body);
  return line::frontOf(sum, body.size()) + body + '\n';
}

}  // namespace

LogText::LogText(std::string_view title, int format, std::uint32_t salt, bool counts)
    : bytes_(line::headOf(title, format, salt)), salt_(salt), headEnds_(bytes_.size()), counts_(counts),
      sum_(line::checksum(0, bytes_ + '\n')) {
  if (counts_) bytes_ += line::countOf(0);
  bytes_ += '\n';
}

LogText LogText::with(std::span<const LogRecord> records) const {
  LogText other = *this;
  other.bytes_.resize(bytes_.find('\n') + 1);
  other.count_ = 0;
  other.sum_ = line::checksum(0, bytes_.substr(0, headEnds_) + '\n');
  other.add(records);
  return other;
}

void LogText::add(std::span<const LogRecord> records) {
  for (const LogRecord& record : records) bytes_ += lineOf(record, salt_, count_++, sum_);
  if (!counts_) return;
  const std::string count = line::countOf(count_);
  bytes_.replace(headEnds_, count.size(), count);
}

// ---- bytes ----------------------------------------------------------------------------------------------------------

std::string toLetters(std::span<const std::uint8_t> bytes) {
  std::string letters;
  letters.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::uint32_t three = 0;
    const std::size_t there = std::min<std::size_t>(3, bytes.size() - at);
    for (std::size_t each = 0; each < 3; ++each) three = (three << 8u) | (each < there ? bytes[at + each] : 0u);
    for (std::size_t each = 0; each < 4; ++each)
      letters += each <= there ? kLetters[(three >> (18u - 6u * each)) & 63u] : '=';
  }
  return letters;
}

bool fromLetters(std::string_view letters, Bytes& bytes) {
  static const std::array<std::uint8_t, 256> kValues = [] {
    std::array<std::uint8_t, 256> made{};
    made.fill(64);
    std::uint8_t value = 0;
    for (const char letter : kLetters) made[byteOf(letter)] = value++;
    return made;
  }();
  if (letters.size() % 4 != 0) return false;
  std::size_t spare = 0;
  while (spare < 2 && spare < letters.size() && letters[letters.size() - 1 - spare] == '=') ++spare;
  bytes.clear();
  bytes.reserve(letters.size() / 4 * 3);
  for (std::size_t at = 0; at < letters.size(); at += 4) {
    std::uint32_t three = 0;
    for (std::size_t each = at; each < at + 4; ++each) {
      const bool pad = each + spare >= letters.size();
      const std::uint8_t value = pad ? std::uint8_t{0} : kValues[byteOf(letters[each])];
      if (value > 63) return false;
      three = (three << 6u) | value;
    }
    for (const unsigned shift : {16u, 8u, 0u}) bytes.push_back(static_cast<std::uint8_t>(three >> shift));
  }
  bytes.resize(bytes.size() - spare);
  return true;
}

Packing& Packing::put(std::uint64_t value, int bytes) {
  for (; bytes > 0; --bytes, value >>= 8u) bytes_.push_back(static_cast<std::uint8_t>(value & 0xFFu));
  return *this;
}

Bytes Packing::paddedTo(std::size_t size) && {
  assert(bytes_.size() <= size);
  bytes_.resize(size);
  return std::move(bytes_);
}

std::uint64_t Unpacking::take(int bytes) {
  std::uint64_t value = 0;
  for (int at = 0; at < bytes; ++at, ++next_)
    if (next_ < bytes_.size()) value |= std::uint64_t{bytes_[next_]} << (8 * at);
  return value;
}

Digest& Digest::add(std::uint64_t value, int bytes) {
  for (; bytes > 0; --bytes, value >>= 8u) sum_ = (sum_ ^ (value & 0xFFu)) * 0x100000001b3u;
  return *this;
}

Digest& Digest::add(std::span<const std::uint8_t> bytes) {
  for (const std::uint8_t each : bytes) add(each, 1);
  return *this;
}

Digest& Digest::add(std::string_view text) {
  for (const char each : text) add(byteOf(each), 1);
  return *this;
}

}  // namespace kernel
