#pragma once
// How a game without a stage of its own lays the positions of its scenarios and lessons.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/house/cards/reader.h"
#include "engine/house/match/box.h"

namespace house {

class Positions {
 public:
  virtual ~Positions() = default;

  /// What may stand in "given" beside the set-up: "ingots", "decks".
  [[nodiscard]] virtual std::vector<std::string> keys() const = 0;
  /// The bytes of the state that "given" describes, at its first decision; nothing if a mistake was reported.
  /// `players`: the names by seat.
  [[nodiscard]] virtual std::optional<std::vector<std::uint8_t>> lay(const Node& given, const SetupValues& setup,
                                                                     const std::vector<std::string>& players,
                                                                     const Box& box, Reader& reader) const = 0;
};

}  // namespace house
