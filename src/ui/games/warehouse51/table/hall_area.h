#pragma once
// Between the seats: the four decks, the lot under its light, the reserve with the Pawnbroker's tickets, what went
// unsold, and the counterfeits set aside.

#include "ui/games/warehouse51/screen/auction_area.h"

namespace w51 {

class HallArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets what stands where the lot would lie while there is none: how the last one went.
  void take(QStringList last) { last_ = std::move(last); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addDecks(const Sight& sight, Ink& ink);
  void addLot(const Sight& sight, Ink& ink);
  void drawReserve(const Sight& sight, Ink& ink);
  void addUnsold(const Sight& sight, Ink& ink);
  void drawAside(const Sight& sight, Ink& ink);

  QStringList last_;
};

/// The relics of a deck that can still come, by value: "3: Holy Grail, Excalibur; 2: ...".
[[nodiscard]] QString leftIn(const Sight& sight, Category category);
/// Adds the back of a deck with the number of its cards.
[[nodiscard]] PieceLook deckLook(const Sight& sight, Category category, const QRectF& at);

}  // namespace w51
