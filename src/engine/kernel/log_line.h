#pragma once
// How the lines of a log are spelt; for log.cpp and log_reading.cpp.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/kernel/log.h"

namespace kernel::line {

inline constexpr std::size_t kSum = 8;     ///< letters of a checksum
inline constexpr std::size_t kLength = 7;  ///< digits of a length, and of how many records there are
inline constexpr std::size_t kFront = kSum + 1 + kLength + 1;

/// CRC-32 as in zlib and PNG, continued from a sum before.
[[nodiscard]] std::uint32_t checksum(std::uint32_t sum, std::string_view bytes);
/// The checksums that one more byte makes of a sum: CRC-32 without its two complements.
[[nodiscard]] std::uint32_t shifted(std::uint32_t sum, std::uint8_t byte);

/// What the first line says.
struct Head {
  int format = 0;
  std::uint32_t salt = 0;
  bool counts = true;                  ///< whether it says how many records there are; older ones do not
  std::optional<std::uint32_t> count;  ///< none: it does not say so, or no more
};
/// The first line without the number of records, where the checksums begin.
[[nodiscard]] std::string headOf(std::string_view title, int format, std::uint32_t salt);
/// How the first line goes on: always equally long.
[[nodiscard]] std::string countOf(std::uint32_t count);
/// Reads a first line, without its end. False if it is none of this title.
[[nodiscard]] bool readHead(std::string_view text, std::string_view title, Head& head);

/// A record's line up to its body.
[[nodiscard]] std::string frontOf(std::uint32_t sum, std::size_t size);
/// Reads what a front says; false if it is none.
[[nodiscard]] bool readFront(std::string_view text, std::uint32_t& sum, std::size_t& size);

/// Seals or opens the secret of a record by its place: the same stream of bits is laid over it both times.
void turnSeal(Bytes& secret, std::uint32_t salt, std::uint32_t place);

/// A number, and nothing else.
[[nodiscard]] bool number(std::string_view text, std::uint32_t& value, int base);

}  // namespace kernel::line
