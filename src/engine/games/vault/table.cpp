#include "engine/games/vault/table.h"

namespace vault {

void Table::setUp(int seats) {
  w_.seats = seats;
  w_.coins.fill(kCoins);
  w_.bids.fill(kNone);
  w_.loot.fill(kNone);
  for (CardId id = 0; id < kCards; ++id) w_.deck.push({id, {}});
  chance_.shuffle(w_.deck);
  drawUp();
}

void Table::beginNight() {
  ++w_.night;
  w_.bidsOpen = false;
  w_.bids.fill(kNone);
}

// ---- bids and loot

void Table::bid(Seat seat, int coins) {
  w_.bids[seat] = coins;
  if (events_) events_->push_back({Happened::Bid, seat, seat, seat, false, coinsOf(coins)});
}

void Table::openBids() {
  w_.bidsOpen = true;
  Seat highest = w_.leader;
  for (const Seat seat : w_.clockwise(w_.leader)) {
    tell(Happened::BidOpened, seat, SeatSet::all(), coinsOf(w_.bids[seat]));
    if (w_.bids[seat] > w_.bids[highest]) highest = seat;
  }
  w_.leader = highest;
  w_.coins[highest] -= w_.bids[highest];
}

void Table::hide(Seat seat, int place) {
  w_.loot[seat] = place;
  w_.searched[seat] = 0;
  tell(Happened::Hid, seat, seat, placeOf(seat, place));
}

bool Table::search(Seat owner, int place) {
  const bool found = w_.loot[owner] == place;
  if (found) w_.loot[owner] = kNone;
  else w_.searched[owner] = static_cast<std::uint8_t>(w_.searched[owner] | (1 << place));
  tell(found ? Happened::Found : Happened::Missed, owner, SeatSet::all(), placeOf(owner, place));
  return found;
}

// ---- cards

void Table::lay(Seat seat, CardId id) {
  w_.laid.push(fromHand(seat, id));
  tell(Happened::Laid, seat, seat, of(id));
}

void Table::say(Seat seat, bool gold) { tell(Happened::Said, seat, SeatSet::all(), metal(gold)); }

bool Table::reveal(Seat doubter) {
  --w_.coins[doubter];
  const Card card = w_.laid.pop();
  w_.discard.push(card);
  tell(Happened::Doubted, doubter, SeatSet::all(), {});
  tell(Happened::Revealed, w_.leader, SeatSet::all(), of(card.id));
  return isGold(card.id);
}

void Table::sink() {
  const Card card = w_.laid.pop();
  w_.deck.insert(0, card);
  tell(Happened::Sank, w_.leader, card.seen, of(card.id));
}

void Table::burn(Seat seat, CardId id) {
  w_.discard.push(fromHand(seat, id));
  tell(Happened::Burned, seat, SeatSet::all(), of(id));
  draw(seat);
}

void Table::drawUp() {
  for (const Seat seat : w_.clockwise(w_.leader))
    while (w_.hands[seat].size() < kHand && draw(seat)) {
    }
}

bool Table::draw(Seat seat) {
  if (w_.deck.empty()) {
    for (const Card& card : w_.discard) w_.deck.push({card.id, {}});
    w_.discard.clear();
    chance_.shuffle(w_.deck);
  }
  if (w_.deck.empty()) return false;
  Card card = w_.deck.pop();
  card.seen |= seat;
  w_.hands[seat].push(card);
  sortHand(w_.hands[seat]);
  tell(Happened::Drew, seat, card.seen, of(card.id));
  return true;
}

Card Table::fromHand(Seat seat, CardId id) {
  Cards& hand = w_.hands[seat];
  int at = 0;
  while (hand[at].id != id) ++at;
  return hand.take(at);
}

void Table::score(Seat seat, int points) { w_.score[seat] += points; }

void Table::tell(Happened what, Seat seat, SeatSet sees, Noun noun) {
  if (events_) events_->push_back({what, seat, SeatSet::all(), sees, false, noun});
}

}  // namespace vault
