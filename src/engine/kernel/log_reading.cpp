// Reading a log, whatever has become of it.

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "engine/kernel/errors.h"
#include "engine/kernel/letters.h"
#include "engine/kernel/log.h"
#include "engine/kernel/log_line.h"

namespace kernel {

using line::kFront;

namespace {

constexpr std::size_t kLongestHead = 200;

/// The body in which one bit, or one letter that is zero now, is as it must have been for a checksum to fit; none if
/// there is no such bit. `wrong` is what the checksum is off by.
std::optional<std::string> mendedBody(std::string_view body, std::uint32_t wrong) {
  std::string mended(body);
  if (const std::size_t zero = body.find('\0'); zero != std::string_view::npos) {
    for (std::uint8_t letter = 1; letter != 0; ++letter) {
      std::uint32_t sum = line::shifted(0, letter);
      for (std::size_t after = zero + 1; after < body.size(); ++after) sum = line::shifted(sum, 0);
      if (sum != wrong) continue;
      mended[zero] = letterOf(letter);
      return mended;
    }
  }
  // What a bit of the last letter does to the checksum, then what it does one letter before, and so on.
  std::uint32_t does[8];
  constexpr std::uint8_t kBits[8] = {1, 2, 4, 8, 16, 32, 64, 128};
  for (unsigned bit = 0; bit < 8; ++bit) does[bit] = line::shifted(0, kBits[bit]);
  for (std::size_t at = body.size(); at-- > 0;)
    for (unsigned bit = 0; bit < 8; ++bit) {
      if (does[bit] == wrong) {
        mended[at] = letterOf(byteOf(mended[at]) ^ kBits[bit]);
        return mended;
      }
      does[bit] = line::shifted(does[bit], 0);
    }
  return std::nullopt;
}

bool oneLetterApart(std::string_view a, std::string_view b) {
  int apart = 0;
  for (std::size_t at = 0; at < a.size() && at < b.size(); ++at) apart += a[at] == b[at] ? 0 : 1;
  return a.size() == b.size() && apart == 1;
}

/// The records of a log after its first line, one after the other.
class Reading {
 public:
  Reading(std::string_view bytes, std::uint32_t salt, std::uint32_t sum, const Genuine& genuine)
      : bytes_(bytes), salt_(salt), sum_(sum), genuine_(genuine) {}

  void readAll() {
    for (; at_ < bytes_.size() && !torn; ++line_) {
      if (proven() || mended()) continue;
      if (isTorn()) torn = true;
      else lose();
    }
  }

  std::vector<LogRecord> records;
  std::vector<LogDamage> damage;
  bool torn = false;
  [[nodiscard]] std::uint32_t place() const { return place_; }

 private:
  /// The record that stands here, if its checksum fits; its line end may be another letter or missing.
  bool proven() {
    std::uint32_t sum = 0;
    std::size_t size = 0;
    const std::string_view rest = bytes_.substr(at_);
    if (!sum_ || !line::readFront(rest, sum, size) || rest.size() - kFront < size) return false;
    const std::string_view body = rest.substr(kFront, size);
    if (line::checksum(*sum_, body) != sum) return false;
    const std::size_t end = kFront + size;
    const bool asWritten = end < rest.size() && rest[end] == '\n' && rest.substr(0, kFront) == line::frontOf(sum, size);
    return take(body, sum, std::min(end + 1, rest.size()), !asWritten);
  }

  /// The same if one letter is wrong; only where the checksum before is certain.
  bool mended() {
    if (!sum_ || lost_ > 0) return false;
    const std::string_view rest = bytes_.substr(at_);
    std::uint32_t sum = 0;
    std::size_t size = 0;
    const std::size_t end = rest.find('\n');
    if (end != std::string_view::npos && end >= kFront) {
      const std::string_view body = rest.substr(kFront, end - kFront);
      const std::uint32_t found = line::checksum(*sum_, body);
      if (oneLetterApart(rest.substr(0, kFront), line::frontOf(found, body.size())))
        return take(body, found, end + 1, true);
    }
    if (!line::readFront(rest, sum, size) || rest.size() - kFront <= size || rest[kFront + size] != '\n') return false;
    const std::string_view body = rest.substr(kFront, size);
    const std::optional<std::string> whole = mendedBody(body, line::checksum(*sum_, body) ^ sum);
    return whole && take(*whole, sum, kFront + size + 1, true);
  }

  /// A record that was being written when the program ended: no line end yet, or zeros where a disk lost power.
  [[nodiscard]] bool isTorn() const {
    std::string_view rest = bytes_.substr(at_);
    rest = rest.substr(0, rest.find_last_not_of('\0') + 1);
    if (rest.find_first_of(std::string_view("\n\0", 2)) != std::string_view::npos) return false;
    const std::string front =
        std::string(rest.substr(0, kFront)) + std::string("00000000 0000000 ").substr(std::min(rest.size(), kFront));
    std::uint32_t sum = 0;
    std::size_t size = 0;
    return line::readFront(front, sum, size) && (rest.size() < kFront || rest.size() - kFront < size);
  }

  /// Goes on behind a line of which nothing can be said, but perhaps the checksum that the next one continues.
  void lose() {
    if (lost_++ == 0) {
      damage.push_back({line_, records.size(), false});
      lostBytes_ = 0;
    }
    const std::string_view rest = bytes_.substr(at_);
    const std::size_t size = std::min(rest.find('\n'), rest.size() - 1) + 1;
    std::uint32_t sum = 0;
    sum_.reset();
    if (rest.size() >= line::kSum && line::number(rest.substr(0, line::kSum), sum, 16)) sum_ = sum;
    lostBytes_ += size;
    at_ += size;
  }

  /// Takes a record whose letters are certain; false if its secret cannot be opened.
  bool take(std::string_view body, std::uint32_t sum, std::size_t size, bool wasMended) {
    LogRecord record;
    const std::size_t tab = body.find('\t');
    record.text = body.substr(0, tab);
    if (tab != std::string_view::npos) {
      if (!fromLetters(body.substr(tab + 1), record.secret) || !open(record)) return false;
      lost_ = 0;
    }
    if (wasMended) damage.push_back({line_, records.size(), true});
    records.push_back(std::move(record));
    sum_ = sum;
    ++place_;
    at_ += size;
    return true;
  }

  /// Opens the seal of a record by its place. After a damage it is looked for: a line end may have gone or come.
  bool open(LogRecord& record) {
    const Bytes sealed = record.secret;
    const auto fits = [&](std::uint32_t place) {
      record.secret = sealed;
      line::turnSeal(record.secret, salt_, place);
      if (genuine_ && !genuine_(record)) return false;
      place_ = place;
      return true;
    };
    if (lost_ == 0) {
      line::turnSeal(record.secret, salt_, place_);
      return true;
    }
    if (fits(place_ + lost_)) return true;
    for (std::uint32_t place = place_; place <= place_ + lostBytes_ / kFront + 1; ++place)
      if (fits(place)) return true;
    return false;
  }

  std::string_view bytes_;
  std::uint32_t salt_;
  std::optional<std::uint32_t> sum_;  ///< of the line before, which this one continues; none: not known
  const Genuine& genuine_;
  std::size_t at_ = 0;
  int line_ = 2;
  std::uint32_t place_ = 0;
  std::uint32_t lost_ = 0;  ///< lines that were given up since a place was certain
  std::size_t lostBytes_ = 0;
};

/// The first line, as it is or as it must have been for the first record to fit.
struct Begun {
  line::Head head;
  std::size_t size = 0;  ///< of the line in the file, with its end
  bool mended = false;
};

/// Whether a first line stands at the beginning and the first record continues it.
bool fits(std::string_view bytes, std::string_view title, Begun& begun) {
  const std::size_t end = bytes.substr(0, kLongestHead).find('\n');
  if (end == std::string_view::npos || !line::readHead(bytes.substr(0, end), title, begun.head)) return false;
  begun.size = end + 1;
  const std::string_view rest = bytes.substr(end + 1);
  std::uint32_t sum = 0;
  std::size_t size = 0;
  if (!line::readFront(rest, sum, size) || rest.size() - kFront < size) return false;
  const std::uint32_t first = line::checksum(0, line::headOf(title, begun.head.format, begun.head.salt) + '\n');
  return line::checksum(first, rest.substr(kFront, size)) == sum;
}

/// The same with one bit, or one letter that is zero, changed back.
bool mend(std::string_view bytes, std::string_view title, Begun& begun) {
  std::string other(bytes.substr(0, std::min(bytes.find('\n', bytes.find('\n') + 1), bytes.size())));
  for (std::size_t at = 0; at < std::min(other.size(), kLongestHead); ++at) {
    const char was = other[at];
    for (unsigned change = 1; change < 256; was == '\0' ? ++change : change <<= 1u) {
      other[at] = static_cast<char>(byteOf(was) ^ change);
      if (fits(other, title, begun) && at < begun.size) return begun.mended = true;
    }
    other[at] = was;
  }
  return false;
}

Begun begin(std::string_view bytes, std::string_view name, std::string_view title, int newest) {
  Begun begun;
  if (fits(bytes, title, begun) && begun.head.format <= newest) return begun;
  if (Begun other; mend(bytes, title, other) && other.head.format <= newest) return other;
  const std::string start = std::string(title) + ", format ";
  const std::string what = std::string(name) + " is no " + std::string(title);
  if (!bytes.starts_with(start)) throw DataError(what + ": it does not begin with \"" + start + "\"");
  const std::size_t end = std::min(bytes.substr(0, kLongestHead).find('\n'), std::min(bytes.size(), kLongestHead));
  const std::string_view format = bytes.substr(start.size(), end - start.size());
  std::uint32_t number = 0;
  if (!line::number(format.substr(0, format.find(',')), number, 10) || number < 1)
    throw DataError(what + ": its first line names no format");
  if (std::cmp_greater(number, newest))
    throw DataError(std::string(name) + " was written by a newer program: it has format " + std::to_string(number) +
                    ", this program reads up to " + std::to_string(newest));
  if (!line::readHead(bytes.substr(0, end), title, begun.head))
    throw DataError(std::string(name) + " is damaged in line 1: the seal is missing");
  begun.size = std::min(end + 1, bytes.size());
  return begun;
}

}  // namespace

ReadLog readLog(std::string_view bytes, std::string_view name, std::string_view title, int newest,
                const Genuine& genuine) {
  if (bytes.empty()) throw DataError(std::string(name) + " is empty");
  const Begun begun = begin(bytes, name, title, newest);
  const line::Head& head = begun.head;
  const std::uint32_t sum = line::checksum(0, line::headOf(title, head.format, head.salt) + '\n');
  Reading reading(bytes.substr(begun.size), head.salt, sum, genuine);
  reading.readAll();
  ReadLog log{LogText(title, head.format, head.salt, head.counts),
              std::move(reading.records),
              head.format,
              reading.torn,
              std::move(reading.damage),
              0};
  if (begun.mended || (head.counts && !head.count)) log.damage.insert(log.damage.begin(), {1, 0, true});
  log.missing = std::max(head.count.value_or(0), reading.place()) - reading.place();
  if (log.records.empty())
    throw DataError(log.damage.empty() ? std::string(name) + " was cut off before its first record"
                                       : log.fault(name) + ", and nothing in it can be read");
  log.text.add(log.records);
  return log;
}

std::string ReadLog::fault(std::string_view name) const {
  constexpr std::size_t kMost = 3;
  std::string told;
  std::vector<int> lines;
  for (const LogDamage& each : damage)
    if (lines.empty() || lines.back() != each.line) lines.push_back(each.line);
  for (std::size_t at = 0; at < std::min(lines.size(), kMost); ++at)
    told += (at == 0 ? "" : at + 1 == lines.size() ? " and " : ", ") + std::to_string(lines[at]);
  if (lines.size() > kMost) told += " and " + std::to_string(lines.size() - kMost) + " more";
  if (!told.empty()) told = " is damaged in line" + std::string(lines.size() == 1 ? " " : "s ") + told;
  if (missing > 0)
    told += std::string(told.empty() ? " ends" : ", and ends") + " earlier than it did: " +
            (missing == 1 ? "its last record is" : "its last " + std::to_string(missing) + " records are") + " missing";
  return std::string(name) + told;
}

}  // namespace kernel
