#pragma once
// The list of all relics: by colour, with what has become of each, from what everybody sees.

#include "ui/games/warehouse51/reckoning/known.h"
#include "ui/games/warehouse51/table/chart_area.h"

namespace w51 {

/// What each relic that came up was sold for; 0: for nothing, or not.
using Prices = PerRelic<std::uint8_t>;
/// Read off what the table has learnt.
[[nodiscard]] Prices pricesIn(std::span<const house::Event> events);

class RelicsArea final : public ChartArea {
  Q_OBJECT
 public:
  RelicsArea() : ChartArea(Chart::Relics) {}
  void take(const Prices& prices) { prices_ = prices; }

 protected:
  void drawChart(const Sight& sight, Ink& ink, const QRectF& at) override;

 private:
  void addColumn(const Sight& sight, Ink& ink, Category category, const QRectF& at);
  void addRow(const Sight& sight, RelicId relic, const QRectF& at);
  /// "Ada Quill, for 7"; "not seen yet".
  [[nodiscard]] QString whereIs(const Sight& sight, RelicId relic) const;

  Prices prices_{};
};

}  // namespace w51
