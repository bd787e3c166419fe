#pragma once
// The format of a log's lines; for log.cpp and log_reading.cpp.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/kernel/log.h"

namespace kernel::line {

inline constexpr std::size_t kSum = 8;     ///< letters of a checksum
inline constexpr std::size_t kLength = 7;  ///< digits of a length, and of the number of records
inline constexpr std::size_t kFront = kSum + 1 + kLength + 1;

/// CRC-32 as in zlib and PNG, continued from `sum`.
[[nodiscard]] std::uint32_t checksum(std::uint32_t sum, std::string_view bytes);
/// The checksum after one more byte: CRC-32 without its two complements.
[[nodiscard]] std::uint32_t shifted(std::uint32_t sum, std::uint8_t byte);

/// The contents of the first line.
struct Head {
  int format = 0;
  std::uint32_t salt = 0;
  bool counts = true;                  ///< whether it has a number of records; older ones do not
  std::optional<std::uint32_t> count;  ///< none: missing or unreadable
};
/// The first line without the number of records: the checksums start with it.
[[nodiscard]] std::string headOf(std::string_view title, int format, std::uint32_t salt);
/// The rest of the first line; its length is fixed.
[[nodiscard]] std::string countOf(std::uint32_t count);
/// Reads a first line, without its line end. False if it is not one with this title.
[[nodiscard]] bool readHead(std::string_view text, std::string_view title, Head& head);

/// A record's line up to its body.
[[nodiscard]] std::string frontOf(std::uint32_t sum, std::size_t size);
/// Reads a front; false if it is none.
[[nodiscard]] bool readFront(std::string_view text, std::uint32_t& sum, std::size_t& size);

/// Seals or opens a record's secret by its place: XOR with the same stream both times.
void turnSeal(Bytes& secret, std::uint32_t salt, std::uint32_t place);

/// Reads a text that is a number and nothing else.
[[nodiscard]] bool number(std::string_view text, std::uint32_t& value, int base);

}  // namespace kernel::line
