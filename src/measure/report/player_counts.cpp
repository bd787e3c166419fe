#include "measure/report/player_counts.h"

#include <charconv>
#include <set>
#include <sstream>

#include "engine/games/warehouse13/pieces.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

constexpr int kFewest = 2;

[[noreturn]] void refuse(const std::string& said) {
  throw kernel::RefusedError("\"" + said + "\" does not say how many play; give a number from 2 to " +
                             std::to_string(kMaxPlayers) + ", a list like 3,4,5 or a range like 3-5");
}

int one(const std::string& text, const std::string& said) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end || number < kFewest || number > kMaxPlayers) refuse(said);
  return number;
}

}  // namespace

std::vector<int> playerCounts(const std::string& said) {
  std::set<int> counts;
  std::istringstream parts(said + ",");
  for (std::string part; std::getline(parts, part, ',');) {
    const std::size_t dash = part.find('-');
    const int from = one(part.substr(0, dash), said);
    const int to = dash == std::string::npos ? from : one(part.substr(dash + 1), said);
    if (to < from) refuse(said);
    for (int count = from; count <= to; ++count) counts.insert(count);
  }
  return {counts.begin(), counts.end()};
}

}  // namespace w13
