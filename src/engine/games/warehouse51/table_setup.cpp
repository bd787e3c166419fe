#include "engine/games/warehouse51/table.h"

namespace w51 {

void Table::tell(Happened what, Seat seat, Noun noun, int number) {
  if (events_ == nullptr) return;
  events_->push_back({what, seat, SeatSet::all(), SeatSet::all(), false, noun, static_cast<std::int16_t>(number)});
}

void Table::tellOnly(Seat seat, Happened what, Noun noun, int number) {
  if (events_ == nullptr) return;
  events_->push_back({what, seat, seat, seat, false, noun, static_cast<std::int16_t>(number)});
}

void Table::lay(Seat beside, bool laid, SeatSet seenBy) {
  open_.onTable.push({beside, laid, seenBy});
  w_.names.push(w_.aside.pop());
  --open_.aside;
}

// SETUP-01 to SETUP-14. All chance of a game is here: decks, counterfeits, and who begins.
void Table::layOut(const Layout& layout) {
  const GameNumbers& game = cards_.game;
  open_ = {};
  open_.seats = small(layout.seats);
  open_.variants = layout.variants;
  open_.programs = layout.programs;
  open_.hidden = cards_.all();
  open_.as.fill(Category::None);
  open_.fists.fill(kNoFist);
  for (const Seat seat : open_.all()) open_.ingots[seat] = small(game.each);
  open_.reserve = small(game.reserve);
  open_.tokens = small(game.tokens);
  open_.certificatesLeft = small(game.certificates);
  for (const Category category : kEachCategory) {
    RelicList& deck = w_.decks[category];
    for (const RelicId relic : cards_.byCategory[category]) deck.push(relic);
    chance_.shuffle(deck);
    for (int out = open_.plays(Variant::ShortSale) ? game.shortSaleOut[category] : 0; out > 0 && !deck.empty(); --out)
      w_.out[category].push(deck.pop());
    open_.deckSize[category] = small(deck.size());
  }
  for (const RelicId relic : cards_.named) w_.aside.push(relic);
  chance_.shuffle(w_.aside);
  open_.aside = small(w_.aside.size());
  for (const Seat seat : open_.all())
    for (int card = 0; card < cardsPerSlot(now_); ++card) lay(seat, false, SeatSet(seat) | open_.left(seat));
  open_.revealer = layout.revealer != Seat::Table ? layout.revealer
                                                  : kernel::seatAt(chance_.pick(layout.seats, kernel::ChanceOf::Card));
  for (const Seat seat : open_.all())
    for (int place = 0; place < open_.onTable.size(); ++place)
      if (counterfeit(place).seenBy.has(seat)) tellOnly(seat, Happened::CounterfeitSeen, of(w_.names[place]), place);
}

void Table::lookFirst(Seat seat) {
  open_.looked |= seat;
  tell(Happened::LookedFirst, seat);
}

}  // namespace w51
