#pragma once
// What the table keeps of its shields, so that phones come back by themselves to a program that was ended and begun
// anew. Whoever reads it can read all that the phones are shown: it is to be kept like a save.

#include <string>

#include "shields/hall.h"

namespace shields {

struct Kept {
  std::array<std::uint8_t, 32> secret{};  ///< of the table's keys
  std::vector<Known> phones = {};         ///< one of a seat at most
  friend bool operator==(const Kept&, const Kept&) = default;
};

/// As text, for a file.
[[nodiscard]] std::string textOf(const Kept& kept);
/// Reads it. Throws kernel::DataError with one sentence if it is not as it was written.
[[nodiscard]] Kept keptIn(const std::string& text);

}  // namespace shields
