#include "engine/games/warehouse51/table.h"

namespace w51 {

void Table::closeAuctions() { tell(Happened::AuctionsOver, open_.first()); }

void Table::buyBack(Seat seat, RelicId relic) {
  const int price = cards_.game.buyBack;
  pay(seat, Seat::Table, price);
  open_.pawned = open_.pawned.without(relic);
  ++open_.tokens;
  tell(Happened::BoughtBack, seat, of(relic), price);
}

void Table::certify(Seat seat, RelicId relic) {
  for (Certificate& each : open_.certificates) {
    if (each.on != RelicId::None || !open_.owned[seat].has(each.giver) || open_.pawned.has(each.giver)) continue;
    each.on = relic;
    return tell(Happened::CertificatePlaced, seat, of(relic));
  }
}

void Table::turnUpCounterfeits() {
  open_.turnedUp = true;
  for (int place = 0; place < open_.onTable.size(); ++place) {
    OnTable& each = counterfeit(place);
    each.relic = w_.names[place];
    each.card = Card::Stands;
    tell(Happened::TurnedUp, each.beside, of(each.relic), place);
  }
  for (int place = 0; place < open_.onTable.size(); ++place) {
    OnTable& each = counterfeit(place);
    if (open_.certificateOn(each.relic) == nullptr) continue;
    each.card = Card::Ignored;
    tell(Happened::Ignored, open_.owner(each.relic), of(each.relic), place);
  }
}

void Table::cancel(Seat seat, int place) {
  counterfeit(place).card = Card::Cancelled;
  tell(Happened::Cancelled, seat, of(counterfeit(place).relic), place);
}

void Table::cancelNone(Seat seat) { tell(Happened::CancelledNone, seat); }

void Table::letFakesFall() {
  for (const OnTable& each : open_.onTable) {
    const Seat owner = each.card == Card::Stands ? open_.owner(each.relic) : Seat::Table;
    if (owner == Seat::Table) continue;  // END-17
    tell(Happened::Fake, owner, of(each.relic));
    if (open_.plays(Variant::GentleReckoning)) open_.fallen |= each.relic;
    else remove(owner, each.relic);
  }
}

void Table::nameCategory(Seat seat, RelicId relic, Category category) {
  open_.as[relic] = category;
  tell(Happened::CategoryNamed, seat, of(category));
}

void Table::score() {
  open_.scores = scores(now_);
  open_.scored = true;
  for (const Seat seat : open_.clockwise(open_.first())) tell(Happened::Scored, seat, {}, open_.scores[seat].total());
  for (const Seat seat : winners(now_, open_.scores)) tell(Happened::Won, seat, {}, open_.scores[seat].total());
}

}  // namespace w51
