#pragma once
// What the logs of one game are like.

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "engine/house/match/box.h"

namespace house {

/// Names stand in the open part of a log: they stay as they are, so that older logs can be read.
struct LogKind {
  std::string title;          ///< the first words of the file: "Vault match log"
  std::string match;          ///< what the game calls a match: "season"
  std::string role;           ///< what it calls the part of a seat: "agent"; empty if seats have none
  std::string chapter;        ///< what the numbered parts of a match are called: "episode"
  std::string data;           ///< what a match carries along: "cards"
  int viewForm = 1;           ///< changes whenever the same view gives different JSON: stored states are compared by it
  std::uint32_t shape = 0;    ///< of states: shapeOf
  std::size_t stateSize = 0;  ///< in bytes
  std::size_t stateRoom = 0;  ///< the room for a state in a log, however small it is
  /// The box with the data that a log carries. Throws kernel::DataError if it is not as written.
  std::function<std::shared_ptr<const Box>(const std::string& carried)> unpack;
};

}  // namespace house
