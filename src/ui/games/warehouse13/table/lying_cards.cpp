#include "ui/games/warehouse13/table/lying_cards.h"

#include <algorithm>

namespace w13 {

std::vector<CardId> cardsAtSeat(const View& view, Seat seat) {
  std::vector<CardId> cards;
  if (view.seats[seat].bag != CardId::None) cards.push_back(view.seats[seat].bag);
  for (const Owned& laid : view.laid)
    if (laid.seat == seat) cards.push_back(laid.card);
  return cards;
}

std::vector<CardId> cardsInTheMiddle(const View& view) {
  const auto atSeat = [&](CardId card) {
    return std::any_of(view.laid.begin(), view.laid.end(),
                       [&](const Owned& laid) { return laid.card == card && laid.seat != Seat::Table; });
  };
  std::vector<CardId> cards(view.faceUp.begin(), view.faceUp.end());
  for (const CardId card : view.staying)
    if (!atSeat(card)) cards.push_back(card);
  return cards;
}

}  // namespace w13
