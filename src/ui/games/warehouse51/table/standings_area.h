#pragma once
// The standings: what each seat would score if it ended now and all relics were genuine, part by part, and why.

#include "ui/games/warehouse51/reckoning/story.h"
#include "ui/games/warehouse51/table/chart_area.h"

namespace w51 {

class StandingsArea final : public ChartArea {
  Q_OBJECT
 public:
  StandingsArea() : ChartArea(Chart::Standings) {}

 protected:
  void drawChart(const Sight& sight, Ink& ink, const QRectF& at) override;

 private:
  void addHead(const Sight& sight, Seat seat, const QRectF& at);
  void addPart(const Sight& sight, const ScorePart& part, const QRectF& at);
  void addCell(const Sight& sight, const ScorePart& part, Seat seat, const QRectF& at);
  void addTotal(const Sight& sight, const ScorePart& last, Seat seat, const QRectF& at);
};

}  // namespace w51
