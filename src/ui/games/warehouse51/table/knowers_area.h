#pragma once
// Who knows what: for each counterfeit card on the table, the seats that have looked at it. That they have is public,
// what they saw is not. SECRET-02

#include "ui/games/warehouse51/table/chart_area.h"

namespace w51 {

class KnowersArea final : public ChartArea {
  Q_OBJECT
 public:
  KnowersArea() : ChartArea(Chart::Knowers) {}

 protected:
  void drawChart(const Sight& sight, Ink& ink, const QRectF& at) override;

 private:
  void addRow(const Sight& sight, int place, const QString& where, const QRectF& at);
};

}  // namespace w51
