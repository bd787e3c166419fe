#pragma once
// Reads one file of the game's data.

#include "engine/games/warehouse51/cards/catalog.h"
#include "engine/house/cards/reader.h"

namespace w51 {

inline constexpr std::size_t kLongestName = 60, kLongestText = 240, kLongestLine = 120;
inline constexpr int kMostWorth = 9;  ///< of an effect, in points

void readRelic(house::Reader& reader, Relic& relic);
void readCollector(house::Reader& reader, Collector& collector);
void readCategories(house::Reader& reader, PerCategory<CategoryDesign>& categories);
void readNumbers(house::Reader& reader, GameNumbers& numbers);

/// A number of rules.json.
struct NumberKey {
  std::string_view name;
  std::int8_t GameNumbers::*number;
  std::int8_t least, most;
  std::string_view means;
};
[[nodiscard]] std::span<const NumberKey> numberKeys();

}  // namespace w51
