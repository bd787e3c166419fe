#include <algorithm>

#include "engine/games/warehouse51/table.h"

namespace w51 {

void Table::turnUp(Category deck) {
  const RelicId relic = w_.decks[deck].pop();
  --open_.deckSize[deck];
  ++open_.auctions;
  open_.hidden = open_.hidden.without(relic);
  open_.lastDeck = deck;
  open_.auction = {};
  open_.auction.lot = relic;
  open_.closed = {};
  open_.fists.fill(kNoFist);
  w_.fists = {};
  tell(Happened::LotTurnedUp, open_.revealer, of(relic), open_.auctions);
}

// ---- open

void Table::bid(Seat seat, int number) {
  Auction& auction = open_.auction;
  auction.standing = small(number);
  auction.bidder = seat;
  auction.spoken |= seat;
  tell(Happened::Bid, seat, ingots(number));
}

void Table::pass(Seat seat) {
  open_.auction.passed |= seat;
  open_.auction.spoken |= seat;
  tell(Happened::Passed, seat);
}

void Table::land(Seat seat, int number) {
  Auction& auction = open_.auction;
  ++auction.landed[seat];
  auction.passed = auction.passed.without(seat);
  auction.standing = small(number);
  auction.bidder = seat;
  tell(Happened::Landed, seat, ingots(number));
}

void Table::stayOut(Seat seat) {
  ++open_.auction.landed[seat];
  tell(Happened::StayedOut, seat);
}

// ---- blind

void Table::shutPurses() { tell(Happened::PursesShut, open_.revealer); }

void Table::closeFist(Seat seat, int number) {
  open_.closed |= seat;
  w_.fists[seat] = small(number);
  tell(Happened::FistClosed, seat);
}

void Table::speakFist(Seat seat, int number) {
  open_.closed |= seat;
  open_.fists[seat] = static_cast<std::int8_t>(number);
  w_.fists[seat] = small(number);
  tell(Happened::FistSpoken, seat, ingots(number));
}

Seat Table::openFists() {
  for (const Seat seat : open_.clockwise(open_.left(open_.revealer))) {
    open_.fists[seat] = static_cast<std::int8_t>(w_.fists[seat]);
    tell(Happened::FistOpened, seat, ingots(w_.fists[seat]));
  }
  Seat best = Seat::Table;
  for (const Seat seat : open_.clockwise(open_.revealer))
    if (w_.fists[seat] > (best == Seat::Table ? 0 : w_.fists[best])) best = seat;
  return best;
}

// ---- what comes of it

void Table::pay(Seat from, Seat to, int number) {
  open_.ingots[from] = small(open_.ingots[from] - number);
  std::uint8_t& purse = to == Seat::Table ? open_.reserve : open_.ingots[to];
  purse = small(purse + number);
}

void Table::sell(Seat seat, int bid) {
  const RelicId lot = open_.auction.lot;
  const int surcharge = std::min(sumOf(now_, seat, Query::Surcharge), open_.ingots[seat] - bid);
  tell(Happened::Sold, seat, of(lot), bid);
  pay(seat, open_.left(seat), bid);
  tell(Happened::Paid, seat, ingots(bid), bid);
  if (surcharge > 0) {
    pay(seat, Seat::Table, surcharge);
    tell(Happened::ToReserve, seat, ingots(surcharge), surcharge);
  }
  open_.auction.lot = RelicId::None;
  open_.owned[seat] |= lot;
  open_.revealer = seat;
  open_.lastWinner = seat;
}

void Table::leaveUnsold() {
  const RelicId lot = open_.auction.lot;
  open_.auction.lot = RelicId::None;
  open_.discards.push(lot);
  tell(Happened::Unsold, open_.revealer, of(lot));
}

void Table::pawn(Seat seat, RelicId relic) {
  const int given = std::min<int>(cards_.game.pawnGives, open_.reserve);
  open_.pawned |= relic;
  --open_.tokens;
  open_.reserve = small(open_.reserve - given);
  open_.ingots[seat] = small(open_.ingots[seat] + given);
  tell(Happened::Pawned, seat, of(relic), given);
}

}  // namespace w51
