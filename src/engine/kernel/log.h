#pragma once
// A log as text: one line a record, for everybody to read, with the record's secrets sealed at its end.
//
//   Vault log, format 1, seal 5d1e0c77, records 0000018 0e61c5d3
//   9f3c01ab 0000069 step 17 seat 0: answers in secret<tab>kYv3...44 letters...8=
//
// The first line counts the records, with a checksum of its own, so that a log that was cut is noticed even where a
// record ends; older logs do not. A record begins with its line's checksum, which continues that of the line before,
// and its length. Sealing stops a glance, not an expert: the key is in the program. It does keep the length, so records
// of one kind, with secrets of one size, are equally long whatever they hold.

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kernel {

using Bytes = std::vector<std::uint8_t>;

/// One record: a line that everybody may read (no tab, no line break), and what is sealed.
struct LogRecord {
  std::string text;
  Bytes secret;
};

/// A log in memory, as it stands in a file.
class LogText {
 public:
  /// An empty log: its title and format number stand in the first line. `salt` makes equal secrets of two logs look
  /// different and is no secret. `counts`: the first line says how many records there are; it is as long as ever.
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
  std::size_t headEnds_;  ///< where the first line begins to count
  bool counts_;
  std::uint32_t count_ = 0;
  std::uint32_t sum_;
};

/// A place of a log where it is not as it was written.
struct LogDamage {
  int line = 0;            ///< from 1 on; where it begins
  std::size_t record = 0;  ///< the record that follows it, by its index among those that are left
  bool mended = false;     ///< one letter was wrong, and the checksum says which: nothing is lost
};

/// A log that was read.
struct ReadLog {
  LogText text;                    ///< of these records, to be continued
  std::vector<LogRecord> records;  ///< unsealed; those that their checksums prove
  int format = 0;
  bool torn = false;              ///< the last record was cut off while it was written, and is left out
  std::vector<LogDamage> damage;  ///< in order
  std::uint32_t missing = 0;      ///< records that its first line counts beyond the last one that is left

  /// Nobody but the program that wrote it has changed it.
  [[nodiscard]] bool sound() const { return damage.empty() && missing == 0; }
  /// What is wrong with a log that is not sound, as a sentence: "my.log is damaged in line 7".
  [[nodiscard]] std::string fault(std::string_view name) const;
};

/// Whether a secret is as somebody wrote it, as far as that can be told.
using Genuine = std::function<bool(const LogRecord&)>;

/// Reads a log of a title, up to a format. `name` is what sentences call the file. Records after a damaged one are kept
/// if their checksums fit; where it is not clear how many are missing before them, `genuine` says whether their secrets
/// were opened by the right place. Throws DataError with one sentence for a text that is something else, newer, cut off
/// before its first record, or has no record that could be read.
[[nodiscard]] ReadLog readLog(std::string_view bytes, std::string_view name, std::string_view title, int newest,
                              const Genuine& genuine = {});

/// Bytes as letters, four for every three, and back; false if the letters are none of ours.
[[nodiscard]] std::string toLetters(std::span<const std::uint8_t> bytes);
[[nodiscard]] bool fromLetters(std::string_view letters, Bytes& bytes);

/// Packs numbers into bytes of fixed size, the lowest byte first, and takes them out again.
class Packing {
 public:
  Packing& put(std::uint64_t value, int bytes);
  /// Fills up with zeros to a size, which nothing may exceed.
  [[nodiscard]] Bytes paddedTo(std::size_t size) &&;

 private:
  Bytes bytes_;
};
class Unpacking {
 public:
  explicit Unpacking(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
  /// The next number; 0 beyond the end.
  std::uint64_t take(int bytes);

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
};

/// A digest of numbers, to compare what a replay comes to with what was.
class Digest {
 public:
  explicit Digest(std::uint64_t key = 0) : sum_(0xcbf29ce484222325u ^ key) {}
  Digest& add(std::uint64_t value, int bytes = 8);
  Digest& add(std::span<const std::uint8_t> bytes);
  Digest& add(std::string_view text);
  [[nodiscard]] std::uint64_t value() const { return sum_ ^ (sum_ >> 29u); }

 private:
  std::uint64_t sum_;
};

}  // namespace kernel
