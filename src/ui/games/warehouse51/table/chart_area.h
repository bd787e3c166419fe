#pragma once
// A chart that lies over the table: tabs lead to the others, and below stands the question that waits.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

enum class Chart : std::uint8_t {
  Relics,     ///< all relics, with what has become of each
  Knowers,    ///< who has seen which counterfeit card
  Standings,  ///< the points, if it ended now and all relics were genuine
};
inline constexpr int kCharts = 3;
/// "All relics".
[[nodiscard]] QString nameOf(Chart chart);
/// The key that turns to it.
[[nodiscard]] QString keyOf(Chart chart);
/// The command that turns to it.
[[nodiscard]] Command turnsTo(Chart chart);

class ChartArea : public AuctionArea {
  Q_OBJECT
 public:
  explicit ChartArea(Chart chart) : chart_(chart) {}
  [[nodiscard]] Chart chart() const { return chart_; }
  /// The question that waits below; empty: none.
  void ask(const QString& question) { asked_ = question; }

 protected:
  void draw(const Sight& sight, Ink& ink) final;
  /// Draws what it is about into this place.
  virtual void drawChart(const Sight& sight, Ink& ink, const QRectF& at) = 0;

 private:
  void addTabs();

  Chart chart_;
  QString asked_;
};

}  // namespace w51
