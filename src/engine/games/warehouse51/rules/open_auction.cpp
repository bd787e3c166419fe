// An open auction: seats bid or pass, round and round, until one is left. OPEN

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

namespace {

/// The next seat that speaks, from one on: it has not passed, and its bid does not stand. OPEN-08
Seat nextToSpeak(const Open& open, Seat from) {
  for (const Seat seat : open.clockwise(from))
    if (!open.auction.passed.has(seat) && seat != open.auction.bidder) return seat;
  return Seat::Table;
}

/// The next seat that may come back, clockwise from the one that would win; Table: none.
Seat nextToLand(const Situation& now) {
  for (const Seat seat : now.open.clockwise(now.open.auction.bidder))
    if (mayLand(now, seat)) return seat;
  return Seat::Table;
}

/// Lists all bids; asked why not, those too low or too high with the rule against them. OPEN-11
void offerBids(const Situation& now, Seat seat, std::uint8_t verb, Decision& d) {
  const int lowest = lowestBid(now), most = cap(now, seat), standing = now.open.auction.standing;
  const auto broken = [&](int number) {
    if (number < lowest) return number > standing && standing > 0 ? "CARD-04"_rule : "OPEN-04"_rule;
    if (number > now.open.ingots[seat]) return "LOT-03"_rule;
    return number > most ? "CARD-21"_rule : Rule::None;
  };
  const bool why = d.probing();
  for (int number = why ? 1 : lowest; number <= (why ? now.cards.game.ingots : most); ++number)
    d.consider({verb, ingots(number)}, broken(number));
}

}  // namespace

void resume(OpenRound step, Table& t) {
  const Seat seat = nextToSpeak(t.open(), step.from);
  if (seat == Seat::Table) return t.run(CloseOpen{});
  t.run(OpenTurn{seat}, OpenRound{t.open().left(seat)});
}

// OPEN-02, OPEN-10
void ask(OpenTurn q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::OpenTurn, "OPEN-02"_rule, Openness::Public, {.automatic = !mayPawn(now, q.seat)});
  offerBids(now, q.seat, verb::Bid, d);
  d.consider({verb::Pass, {}}, mustOpen(now, q.seat) ? "CARD-17"_rule : Rule::None);
}
void answer(OpenTurn q, Table& t, Choice c) {
  if (c.verb == verb::Pass) t.pass(q.seat);
  else t.bid(q.seat, c.noun.index);
}

// OPEN-05 to OPEN-07, CARD-14
void resume(CloseOpen, Table& t) {
  const Auction& auction = t.open().auction;
  if (auction.bidder == Seat::Table) return t.run(Unsold{});
  const Seat seat = nextToLand(t.now());
  if (seat != Seat::Table) t.run(LandOn{seat});
  else t.run(Sell{auction.bidder, auction.standing});
}

void ask(LandOn q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::Land, "CARD-14"_rule);
  offerBids(now, q.seat, verb::Land, d);
  d.offer({verb::StayOut, {}});
}
void answer(LandOn q, Table& t, Choice c) {
  if (c.verb == verb::StayOut) {
    t.stayOut(q.seat);
    return t.run(CloseOpen{});
  }
  t.land(q.seat, c.noun.index);
  t.run(OpenRound{t.open().left(q.seat)});
}

}  // namespace w51
