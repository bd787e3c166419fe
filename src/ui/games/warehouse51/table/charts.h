#pragma once
// Charts that lie over the table to be read: all relics, who knows which counterfeit, the standings. Everybody sees
// what stands on them. While one lies there no key answers the question that waits below.

#include <optional>

#include "ui/games/warehouse51/table/knowers_area.h"
#include "ui/games/warehouse51/table/relics_area.h"
#include "ui/games/warehouse51/table/standings_area.h"
#include "ui/screen/held_key.h"

namespace w51 {

class Charts final {
 public:
  [[nodiscard]] std::array<ChartArea*, kCharts> areas() { return {&relics_, &knowers_, &standings_}; }
  [[nodiscard]] std::optional<Chart> open() const { return open_; }
  /// Lays it over the table; if it lies there already, takes it away.
  void turnTo(Chart chart);
  void close() { open_.reset(); }
  /// Draws the one that lies open. `asked` is the question that waits below.
  void show(const Sight& sight, const Prices& prices, const QString& asked);

  enum class Takes : std::uint8_t {
    Nothing,  ///< the key means what it means on the table
    Key,      ///< it has no meaning now
    Turned,   ///< another chart lies there, or none any more
  };
  /// What becomes of a key. The repeats of one that turned a chart have no meaning, until it is let go.
  [[nodiscard]] Takes press(const QKeyEvent& key);
  void release(const QKeyEvent& key);

 private:
  RelicsArea relics_;
  KnowersArea knowers_;
  StandingsArea standings_;
  std::optional<Chart> open_;
  int turnedBy_ = 0;  ///< the key that turned to a chart or back, and may still be held
  HeldKey turning_;
};

}  // namespace w51
