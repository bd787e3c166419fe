#pragma once
// A log as text: one readable line per record, with the record's secrets sealed at its end.
//
//   Vault log, format 1, seal 5d1e0c77, records 0000018 0e61c5d3
//   9f3c01ab 0000069 step 17 seat 0: answers in secret<tab>kYv3...44 letters...8=
//
// The first line holds the number of records, with its own checksum, so that a log cut even between records is noticed;
// older logs lack it. A record begins with its line's checksum, chained to the previous line's, and its length. Sealing
// stops a glance, not an expert: the key is in the program. It preserves length, so records of one kind, with secrets
// of one size, are equally long whatever they hold.

#include <concepts>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kernel {

using Bytes = std::vector<std::uint8_t>;

/// One record: a line that anyone may read (no tab, no line break), and its sealed part.
struct LogRecord {
  std::string text;
  Bytes secret;
};

/// A log in memory, byte for byte as in its file.
class LogText {
 public:
  /// An empty log; its first line holds title and format number. `salt` makes equal secrets look different in two logs
  /// and is itself no secret. `counts`: the first line holds the number of records, at a fixed width.
  LogText(std::string_view title, int format, std::uint32_t salt, bool counts = true);

  /// The same log with other records.
  [[nodiscard]] LogText with(std::span<const LogRecord> records) const;
  /// Adds records.
  void add(std::span<const LogRecord> records);
  /// Everything so far.
  [[nodiscard]] const std::string& bytes() const { return bytes_; }
  [[nodiscard]] std::uint32_t records() const { return count_; }
  [[nodiscard]] std::uint32_t salt() const { return salt_; }

 private:
  std::string bytes_;
  std::uint32_t salt_;
  std::size_t headEnds_;  ///< where the number of records begins
  bool counts_;
  std::uint32_t count_ = 0;
  std::uint32_t sum_;
};

/// A place where a log differs from what was written.
struct LogDamage {
  int line = 0;            ///< where it begins; from 1
  std::size_t record = 0;  ///< index of the next record among those left
  bool mended = false;     ///< one letter was wrong and was restored by the checksum: nothing is lost
};

/// The result of reading a log.
struct ReadLog {
  LogText text;                    ///< the log of these records, ready to grow
  std::vector<LogRecord> records;  ///< unsealed; those with valid checksums
  int format = 0;
  bool torn = false;              ///< the last record was cut off in writing; it is left out
  std::vector<LogDamage> damage;  ///< in order
  std::uint32_t missing = 0;      ///< records counted in the first line beyond the last one left

  /// Unchanged since the program wrote it.
  [[nodiscard]] bool sound() const { return damage.empty() && missing == 0; }
  /// The fault of an unsound log as a sentence: "my.log is damaged in line 7".
  [[nodiscard]] std::string fault(std::string_view name) const;
};

/// Whether a secret looks as it was written, as far as that can be judged.
using Genuine = std::function<bool(const LogRecord&)>;

/// Reads a log with this title, in a format up to `newest`. `name` is the file's name in messages. Records after a
/// damaged one are kept if their checksums fit; if the number missing before them is unclear, `genuine` decides whether
/// their secrets were opened at the right place. Throws DataError with one sentence if the text is something else,
/// newer, cut off before its first record, or without a readable record.
[[nodiscard]] ReadLog readLog(std::string_view bytes, std::string_view name, std::string_view title, int newest,
                              const Genuine& genuine = {});

/// Bytes as letters, four for every three, and back; false if the letters are not such an encoding.
[[nodiscard]] std::string toLetters(std::span<const std::uint8_t> bytes);
[[nodiscard]] bool fromLetters(std::string_view letters, Bytes& bytes);

/// Packs numbers into bytes of fixed size, the lowest byte first, and takes them out again.
class Packing {
 public:
  Packing& put(std::uint64_t value, int bytes);
  /// Pads with zeros to a size, which must not be exceeded.
  [[nodiscard]] Bytes paddedTo(std::size_t size) &&;

 private:
  Bytes bytes_;
};
class Unpacking {
 public:
  explicit Unpacking(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  /// The next number; 0 beyond the end.
  std::uint64_t take(int bytes);
  /// The next number of the size of its type.
  template <std::unsigned_integral Number>
  Number take() {
    return static_cast<Number>(take(sizeof(Number)));
  }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

/// A digest of numbers, to compare a replay's result with the original.
class Digest {
 public:
  explicit Digest(std::uint64_t key = 0) : sum_(0xcbf29ce484222325u ^ key) {}
  Digest& add(std::uint64_t value, int bytes = 8);
  Digest& add(std::span<const std::uint8_t> bytes);
  Digest& add(std::string_view text);
  [[nodiscard]] std::uint64_t value() const { return sum_ ^ (sum_ >> 29u); }
  /// Its lower half, where a log has room for no more.
  [[nodiscard]] std::uint32_t half() const { return static_cast<std::uint32_t>(value()); }

 private:
  std::uint64_t sum_;
};

}  // namespace kernel
