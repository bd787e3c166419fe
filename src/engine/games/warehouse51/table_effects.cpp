#include <algorithm>

#include "engine/games/warehouse51/table.h"

namespace w51 {

void Table::remove(Seat seat, RelicId relic) {
  open_.owned[seat] = open_.owned[seat].without(relic);
  if (open_.pawned.has(relic)) {
    open_.pawned = open_.pawned.without(relic);
    ++open_.tokens;
  }
  Few<Certificate, kMostCertificates> kept;
  for (const Certificate& each : open_.certificates) {
    const bool lay = each.on == RelicId::None ? each.giver == relic : each.on == relic;
    if (lay) tell(Happened::CertificateGone, seat, of(relic));
    else kept.push(each);
  }
  open_.certificates = kept;
  open_.discards.push(relic);
}

void Table::takeIngots(Seat seat, int number) {
  const int taken = std::min<int>(number, open_.reserve);
  if (taken == 0) return;
  open_.reserve = small(open_.reserve - taken);
  open_.ingots[seat] = small(open_.ingots[seat] + taken);
  tell(Happened::FromReserve, seat, ingots(taken), taken);
}

void Table::takeCertificate(Seat seat, RelicId giver) {
  if (open_.certificatesLeft == 0) return;
  --open_.certificatesLeft;
  open_.certificates.push({giver, RelicId::None});
  tell(Happened::CertificateTaken, seat, of(giver));
}

void Table::collect(Seat seat, RelicId forRelic, int number) {
  for (const Seat each : open_.clockwise(seat)) {
    const int given = std::min<int>(number, open_.ingots[each]);
    if (each == seat || given == 0) continue;
    pay(each, seat, given);
    tell(Happened::Gave, each, of(forRelic), given);
  }
}

void Table::discard(Seat seat, RelicId relic) {
  tell(Happened::Discarded, seat, of(relic));
  remove(seat, relic);
}

void Table::exchange(Seat seat, RelicId given, RelicId received) {
  const Seat other = open_.owner(received);
  open_.owned[seat] = open_.owned[seat].without(given) | received;
  open_.owned[other] = open_.owned[other].without(received) | given;
  tell(Happened::Received, seat, of(received));
  tell(Happened::Received, other, of(given));
}

// ---- counterfeit cards

int Table::layCounterfeit(Seat beside) {
  if (open_.aside == 0 || open_.onTable.full()) return -1;
  lay(beside, true, {});
  const int place = open_.onTable.size() - 1;
  tell(Happened::CounterfeitLaid, beside, counterfeitAt(place));
  return place;
}

void Table::pointAt(Seat seat, int place) {
  tell(Happened::PointedAt, seat, counterfeitAt(place));
  show(seat, place);
}

void Table::show(Seat seat, int place) {
  counterfeit(place).seenBy |= seat;
  tellOnly(seat, Happened::CounterfeitSeen, of(w_.names[place]), place);
}

void Table::lookAt(Seat seat, int place) { tell(Happened::LookedAt, seat, counterfeitAt(place)); }

}  // namespace w51
