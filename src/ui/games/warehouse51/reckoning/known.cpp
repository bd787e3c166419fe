#include "ui/games/warehouse51/reckoning/known.h"

#include <algorithm>

#include "engine/games/warehouse51/events.h"

namespace w51 {

namespace {

/// Goes through the game again.
class Retelling {
 public:
  explicit Retelling(const Situation& now) : open_(now.open) {
    laid_ = kernel::countIf(open_.onTable, [](const OnTable& card) { return !card.laid; });
  }

  void tell(const house::Event& event) {
    const Seat seat = event.seat;
    switch (static_cast<Happened>(event.what)) {
      case Happened::LookedFirst: return lookBeside(seat);
      case Happened::LookedAt: seen_[event.noun.index] |= seat; return;
      case Happened::LotTurnedUp:
        known_.lots.push_back(lotOf(relicOf(event.noun)));
        bids_ = {};
        return;
      case Happened::Bid:
      case Happened::Landed:
      case Happened::FistSpoken:
      case Happened::FistOpened: bids_[seat] = std::max<int>(bids_[seat], event.noun.index); return;
      case Happened::Sold: return sell(seat, event.number);
      case Happened::Unsold: return settle();
      case Happened::Paid: paid_[open_.left(seat)] += event.noun.index; return;
      default: return;
    }
  }

  [[nodiscard]] Known end() {
    for (const Seat seat : open_.all()) keepMore(known_.paid, {seat, RelicId::None, paid_[seat]});
    return known_;
  }

 private:
  /// The card on the table that names a relic; -1: none does.
  [[nodiscard]] int placeOf(RelicId relic) const {
    return kernel::placeWhere(open_.onTable, [relic](const OnTable& card) { return card.relic == relic; });
  }
  void lookBeside(Seat seat) {
    for (int place = 0; place < laid_; ++place)
      if (const Seat beside = open_.onTable[place].beside; beside == seat || open_.left(beside) == seat)
        kernel::at(seen_, place) |= seat;
  }
  [[nodiscard]] LotTold lotOf(RelicId relic) const {
    LotTold lot;
    lot.relic = relic;
    const int place = placeOf(relic);
    lot.fake = place >= 0 && open_.onTable[place].card == Card::Stands;
    return lot;
  }
  void sell(Seat buyer, int price) {
    settle();
    LotTold& lot = known_.lots.back();
    lot.buyer = buyer;
    lot.price = price;
    if (!lot.fake) return;
    keepMore(known_.dearest, {buyer, lot.relic, price});
    for (const Seat seat : kernel::at(seen_, placeOf(lot.relic)))
      if (seat != buyer) keepMore(known_.bluff, {seat, lot.relic, bids_[seat]});
  }
  static void keepMore(Feat& best, const Feat& other) {
    if (other.number > best.number) best = other;
  }

  /// Notes who has seen its card when the auction of a lot is over.
  void settle() {
    const int place = placeOf(known_.lots.back().relic);
    if (place >= 0) known_.lots.back().knew = kernel::at(seen_, place);
  }

  const Open& open_;
  int laid_ = 0;  ///< cards in slots come before those that effects lay
  std::array<SeatSet, kMostOnTable> seen_{};
  PerSeat<int> bids_{}, paid_{};
  Known known_;
};

}  // namespace

Known knownOf(const Situation& now, std::span<const house::Event> events) {
  Retelling retelling(now);
  for (const house::Event& event : events) retelling.tell(event);
  return retelling.end();
}

}  // namespace w51
