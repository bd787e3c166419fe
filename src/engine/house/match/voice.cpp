#include "engine/house/match/voice.h"

namespace house {

std::vector<std::string> Voice::lines(std::span<const Event> events, kernel::Seat viewer) const {
  std::vector<std::string> lines;
  for (const Event& each : events)
    if (std::string line = event(each, viewer); !line.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace house
