#pragma once
// The ring round the table: the slots between neighbours, who has seen their cards, which way money runs, and from whom
// to whom it would run if the lot were sold now.

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/games/warehouse51/table/places.h"

namespace w51 {

class RingArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(const Places& places) { places_ = places; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawWay(const Sight& sight, Ink& ink, Seat from) const;
  /// The counterfeit cards in a seat's slot, and the row of them.
  [[nodiscard]] static std::vector<int> cardsBeside(const Sight& sight, Seat from);
  [[nodiscard]] QSizeF cardOf(Seat from) const;
  [[nodiscard]] QSizeF rowOf(const Sight& sight, Seat from) const;
  /// How far the two seats are apart in height.
  [[nodiscard]] double gapOf(Seat from) const;
  /// Who would be paid what if the lot were sold now.
  [[nodiscard]] static QString paysIn(const Sight& sight, Seat from);
  void drawPayment(const Sight& sight, Ink& ink, Seat from) const;
  void addSlot(const Sight& sight, Ink& ink, Seat from);

  Places places_{QSizeF(1920, 1080), kFewestSeats};
};

}  // namespace w51
