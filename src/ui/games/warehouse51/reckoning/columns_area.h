#pragma once
// The score as a column for each seat, grown block by block, beside the list of what is counted.

#include "ui/games/warehouse51/reckoning/stage.h"
#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class ColumnsArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(const Stage& stage) { stage_ = stage; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  [[nodiscard]] const ScorePart& partNow() const;
  [[nodiscard]] double perPoint() const;
  void addCounted(const Sight& sight, Ink& ink);
  void drawScale(Ink& ink) const;
  void addColumn(const Sight& sight, Ink& ink, Seat seat, const QRectF& at);
  void drawBlock(const Sight& sight, Ink& ink, const ScorePart& part, Seat seat, const QRectF& at) const;
  void drawStruck(const Sight& sight, Ink& ink, Seat seat, const QRectF& at) const;
  void drawTotal(Ink& ink, Seat seat, const QRectF& at, double top) const;
  void addFoot(const Sight& sight, Seat seat, const QRectF& at);

  Stage stage_;
};

}  // namespace w51
