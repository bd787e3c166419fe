#include "shields/hall.h"

#include <utility>

namespace shields {

Hall::Hall(SeatSet people, std::optional<Time> grace) : people_(people), grace_(grace) {}

Stands Hall::of(Seat seat) const {
  const Place& place = at(seat);
  if (place.second) return Stands::Twice;
  if (place.phone && !place.lapsed) return place.away ? Stands::Away : Stands::Shield;
  return place.code ? Stands::Free : Stands::Curtain;
}

SeatSet Hall::shields() const {
  SeatSet all;
  for (const Seat seat : people_)
    if (at(seat).phone && !at(seat).lapsed) all |= seat;
  return all;
}

const Phone* Hall::phone(Seat seat) const { return at(seat).phone ? &*at(seat).phone : nullptr; }
const Phone* Hall::second(Seat seat) const { return at(seat).second ? &*at(seat).second : nullptr; }
const Token* Hall::code(Seat seat) const { return at(seat).code ? &*at(seat).code : nullptr; }

// ---- at the table

const Token& Hall::offer(Seat seat) { return at(seat).code.emplace(newToken()); }

void Hall::toCurtain(Seat seat) { at(seat) = {}; }

void Hall::keepFirst(Seat seat) { at(seat).second.reset(); }

void Hall::takeSecond(Seat seat) {
  Place& place = at(seat);
  if (!place.second) return;
  const Phone taken = *place.second;
  for (const Seat other : people_)  // a phone is the shield of one seat
    if (at(other).phone && at(other).phone->key == taken.key) at(other) = {};
  place = {};
  place.phone = taken;
}

SeatSet Hall::pass(Time now) {
  SeatSet back;
  for (const Seat seat : people_) {
    Place& place = at(seat);
    if (!grace_ || !place.away || place.lapsed || now - *place.away < *grace_) continue;
    place.lapsed = true;
    back |= seat;
  }
  return back;
}

// ---- from one start of the program to the next

std::vector<Known> Hall::known() const {
  std::vector<Known> all;
  for (const Seat seat : people_)
    if (const Phone* its = phone(seat)) all.push_back({seat, its->key, its->sign});
  return all;
}

void Hall::await(const Known& known, Time now) {
  if (!people_.has(known.seat)) return;  // a program plays it now
  Place& place = at(known.seat);
  place = {};
  place.phone = Phone{known.key, known.sign, now};
  place.away = now;
}

// ---- from the network

Hall::Greeted Hall::greet(const Phone& phone, const std::optional<Token>& token) {
  const auto seatWhere = [this](auto fits) {
    for (const Seat seat : people_)
      if (fits(at(seat))) return seat;
    return Seat::Table;
  };
  const Seat shown = seatWhere([&](const Place& place) { return token && place.code && same(*token, *place.code); });
  const Seat own = seatWhere([&](const Place& place) { return place.phone && place.phone->key == phone.key; });
  const Seat seat = shown != Seat::Table ? shown : own;
  if (seat == Seat::Table) return {};
  Place& place = at(seat);
  if (shown != Seat::Table) place.code.reset();  // it has let somebody in
  if (seat != own && place.phone) {
    place.second = phone;
    if (own != Seat::Table && !at(own).away) at(own).away = phone.since;  // it is not there now
    return {Answer::Asks, seat};
  }
  if (own != Seat::Table && seat != own) at(own) = {};  // a phone is the shield of one seat
  place.away.reset();
  place.lapsed = false;
  if (seat == own) return {Answer::Back, seat};
  place.phone = phone;
  return {Answer::Joined, seat};
}

void Hall::left(const PublicKey& key, Time now) {
  for (const Seat seat : people_) {
    Place& place = at(seat);
    if (place.second && place.second->key == key) place.second.reset();
    if (place.phone && place.phone->key == key && !place.away) place.away = now;
  }
}

}  // namespace shields
