#pragma once
// The small picture of a table in one line, for tests that say what stands in it.

#include <string>

#include "engine/house/match/voice.h"

namespace any {

/// "Coins*: Ann 3,; ...": a star for what is asked about.
[[nodiscard]] inline std::string drawn(const house::Voice& voice) {
  std::string text;
  for (const house::OpenPlace& place : voice.openPlaces()) {
    text += place.name + (place.asked ? "*" : "") + ":";
    for (const house::OpenPiece& each : place.pieces) text += " " + each.words + " " + each.note + ",";
    text += "; ";
  }
  return text;
}

[[nodiscard]] inline bool tells(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace any
