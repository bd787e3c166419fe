#include "engine/kernel/log.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "engine/kernel/chance.h"
#include "engine/kernel/errors.h"

namespace kernel {

namespace {

constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr std::size_t kSum = 8;     // letters of a checksum
constexpr std::size_t kLength = 7;  // digits of a length
constexpr std::size_t kFront = kSum + 1 + kLength + 1;

/// CRC-32 as in zlib and PNG, continued from a sum before.
std::uint32_t checksum(std::uint32_t sum, std::string_view bytes) {
  static const std::array<std::uint32_t, 256> kTable = [] {
    std::array<std::uint32_t, 256> made{};
    for (std::uint32_t at = 0; at < 256; ++at) {
      std::uint32_t value = at;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1u) != 0 ? 0xEDB88320u ^ (value >> 1u) : value >> 1u;
      made[at] = value;
    }
    return made;
  }();
  sum = ~sum;
  for (const char each : bytes) sum = kTable[(sum ^ static_cast<std::uint8_t>(each)) & 0xFFu] ^ (sum >> 8u);
  return ~sum;
}

/// Seals or opens the secret of a record: the same stream of bits is laid over it both times.
void turnSeal(Bytes& secret, std::uint32_t salt, std::uint32_t record) {
  Luck stream((std::uint64_t{salt} << 32u) | record);
  for (std::size_t at = 0; at < secret.size(); at += 4) {
    std::uint32_t bits = stream.bits();
    for (std::size_t each = at; each < at + 4 && each < secret.size(); ++each, bits >>= 8u)
      secret[each] = static_cast<std::uint8_t>(secret[each] ^ (bits & 0xFFu));
  }
}

std::string hex(std::uint32_t value) {
  std::string text(8, '0');
  for (std::size_t at = 8; at-- > 0; value >>= 4u) text[at] = "0123456789abcdef"[value & 15u];
  return text;
}

std::string digits(std::size_t value, std::size_t width) {
  std::string text = std::to_string(value);
  return std::string(width - std::min(width, text.size()), '0') + text;
}

template <class Number>
bool number(std::string_view text, Number& value, int base) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc{} && end == text.data() + text.size();
}

std::string lineOf(const LogRecord& record, std::uint32_t salt, std::uint32_t place, std::uint32_t& sum) {
  assert(record.text.find_first_of("\t\n") == std::string::npos);
  std::string body = record.text;
  if (!record.secret.empty()) {
    Bytes sealed = record.secret;
    turnSeal(sealed, salt, place);
    body += '\t' + toLetters(sealed);
  }
  sum = checksum(sum, body);
  return hex(sum) + ' ' + digits(body.size(), kLength) + ' ' + body + '\n';
}

/// What the first line says.
struct Head {
  int format = 0;
  std::uint32_t salt = 0;
};

std::string headLine(std::string_view title, const Head& head) {
  return std::string(title) + ", format " + std::to_string(head.format) + ", seal " + hex(head.salt) + '\n';
}

Head readHead(std::string_view line, std::string_view name, std::string_view title, int newest) {
  const std::string start = std::string(title) + ", format ";
  const std::string what = std::string(name) + " is no " + std::string(title);
  if (!line.starts_with(start)) throw DataError(what + ": it does not begin with \"" + start + "\"");
  line.remove_prefix(start.size());
  const std::size_t comma = line.find(',');
  Head head;
  if (!number(line.substr(0, std::min(comma, line.size())), head.format, 10) || head.format < 1)
    throw DataError(what + ": its first line names no format");
  if (head.format > newest)
    throw DataError(std::string(name) + " was written by a newer program: it has format " +
                    std::to_string(head.format) + ", this program reads up to " + std::to_string(newest));
  const bool sealed = comma != std::string_view::npos && line.substr(comma).starts_with(", seal ");
  if (!sealed || line.size() != comma + 15 || !number(line.substr(comma + 7), head.salt, 16))
    throw DataError(std::string(name) + " is damaged in line 1: the seal is missing");
  return head;
}

/// The body of a line if its length and checksum are right.
bool bodyOf(std::string_view line, std::uint32_t& sum, std::string_view& body) {
  std::uint32_t stated = 0;
  std::size_t length = 0;
  if (line.size() < kFront || line[kSum] != ' ' || line[kFront - 1] != ' ') return false;
  if (!number(line.substr(0, kSum), stated, 16) || !number(line.substr(kSum + 1, kLength), length, 10)) return false;
  body = line.substr(kFront);
  if (body.size() != length) return false;
  const std::uint32_t found = checksum(sum, body);
  if (found != stated) return false;
  sum = found;
  return true;
}

}  // namespace

LogText::LogText(std::string_view title, int format, std::uint32_t salt)
    : bytes_(headLine(title, {format, salt})), salt_(salt), sum_(checksum(0, bytes_)) {}

std::string LogText::lines(std::span<const LogRecord> records) const {
  std::string lines;
  std::uint32_t sum = sum_;
  std::uint32_t place = count_;
  for (const LogRecord& record : records) lines += lineOf(record, salt_, place++, sum);
  return lines;
}

LogText LogText::with(std::span<const LogRecord> records) const {
  LogText other = *this;
  other.bytes_.resize(bytes_.find('\n') + 1);
  other.count_ = 0;
  other.sum_ = checksum(0, other.bytes_);
  other.add(records);
  return other;
}

void LogText::add(std::span<const LogRecord> records) {
  for (const LogRecord& record : records) bytes_ += lineOf(record, salt_, count_++, sum_);
}

ReadLog readLog(std::string_view bytes, std::string_view name, std::string_view title, int newest) {
  if (bytes.empty()) throw DataError(std::string(name) + " is empty");
  std::size_t end = bytes.find('\n');
  if (end == std::string_view::npos && bytes.size() > 200) end = 200;
  const Head head = readHead(bytes.substr(0, std::min(end, bytes.size())), name, title, newest);
  ReadLog log{LogText(title, head.format, head.salt), {}, head.format, false};
  std::size_t at = end + 1;
  for (int line = 2; at < bytes.size(); ++line) {
    end = bytes.find('\n', at);
    std::string_view body;
    if (end == std::string_view::npos || !bodyOf(bytes.substr(at, end - at), log.text.sum_, body)) {
      // A record that was being written when the program ended: no line end yet, or zeros where a disk lost power.
      const bool zeros = bytes.substr(at).find('\0') != std::string_view::npos;
      if (end != std::string_view::npos && !zeros)
        throw DataError(std::string(name) + " is damaged in line " + std::to_string(line) +
                        ": the checksum does not fit");
      log.torn = true;
      break;
    }
    LogRecord record;
    const std::size_t tab = body.find('\t');
    record.text = body.substr(0, tab);
    if (tab != std::string_view::npos) {
      if (!fromLetters(body.substr(tab + 1), record.secret))
        throw DataError(std::string(name) + " is damaged in line " + std::to_string(line) + ": the seal is broken");
      turnSeal(record.secret, head.salt, log.text.count_);
    }
    log.records.push_back(std::move(record));
    ++log.text.count_;
    log.text.bytes_.append(bytes.substr(at, end + 1 - at));
    at = end + 1;
  }
  if (log.records.empty()) throw DataError(std::string(name) + " was cut off before its first record");
  return log;
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
    for (std::size_t at = 0; at < kLetters.size(); ++at)
      made[static_cast<std::uint8_t>(kLetters[at])] = static_cast<std::uint8_t>(at);
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
      const std::uint8_t value = pad ? std::uint8_t{0} : kValues[static_cast<std::uint8_t>(letters[each])];
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
  for (unsigned at = 0; at < static_cast<unsigned>(bytes); ++at, ++next_)
    if (next_ < bytes_.size()) value |= std::uint64_t{bytes_[next_]} << (8u * at);
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
  for (const char each : text) add(static_cast<std::uint8_t>(each), 1);
  return *this;
}

}  // namespace kernel
