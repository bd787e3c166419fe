// A blind auction: all close a fist around their bid, and open them at once. BLIND

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

namespace {

// BLIND-01
void offerFists(const Situation& now, Seat seat, Decision& d) {
  const int most = cap(now, seat);
  for (int number = 0; number <= (d.probing() ? now.cards.game.ingots : most); ++number) {
    const Rule broken = number > now.open.ingots[seat] ? "LOT-03"_rule : "CARD-21"_rule;
    d.consider({verb::Fist, ingots(number)}, number > most ? broken : Rule::None);
  }
}

/// Clockwise from the revealer's left. SECRET-31
kernel::Clockwise inOrder(const Open& open) { return open.clockwise(open.left(open.revealer)); }

/// Whose fist is closed behind the curtain: everybody's, unless people hold theirs over the table. VAR-03
SeatSet inSecret(const Open& open) { return open.plays(Variant::RealFists) ? open.programs : open.all(); }

/// Who shuts the purses for the whole table: the revealer; for a seat of the program the first person who could pawn.
Seat presser(const Situation& now, SeatSet could) {
  if (!now.open.programs.has(now.open.revealer)) return now.open.revealer;
  for (const Seat seat : inOrder(now.open))
    if (could.without(now.open.programs).has(seat)) return seat;
  return now.open.revealer;
}

}  // namespace

void resume(BlindAuction, Table& t) {
  const OneByOne all{t.open().left(t.open().revealer)};
  t.run(Purses{}, SpeakFirst{all}, EmptyFists{}, Fists{}, RealFists{all}, OpenFists{});
}

// BLIND-08: the window is there if somebody could pawn.
void ask(Purses, const Situation& now, Decision& d) {
  const SeatSet could = whoMayPawn(now);
  pose(d, presser(now, could), Ask::Purses, "BLIND-08"_rule);
  if (!could.empty()) d.offer({verb::Shut, {}});
}
void answer(Purses, Table& t, Choice) { t.shutPurses(); }

// ---- the fist that is heard by all: CARD-20, RULING-63

void resume(SpeakFirst step, Table& t) {
  const Seat seat = step.round.next(t.open().seats,
                                    [&](Seat each) { return !answering(t.now(), each, Query::FistInPublic).empty(); });
  if (seat != Seat::Table) t.run(TalkFist{seat}, step);
}
void ask(TalkFist q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::TalkFist, "CARD-20"_rule, Openness::Public, {.automatic = true});
  offerFists(now, q.seat, d);
}
void answer(TalkFist q, Table& t, Choice c) { t.speakFist(q.seat, c.noun.index); }

// ---- fists

// BLIND-07
void resume(EmptyFists, Table& t) {
  for (const Seat seat : inOrder(t.open()))
    if (!t.open().closed.has(seat) && cap(t.now(), seat) == 0) t.closeFist(seat, 0);
}

SeatSet asked(Fists, const Situation& now) { return inSecret(now.open).without(now.open.closed); }
Seat nextAsked(Fists, const Situation& now) {
  const SeatSet open = asked(Fists{}, now);
  for (const Seat seat : inOrder(now.open))
    if (open.has(seat)) return seat;
  return Seat::Table;
}
void ask(Fists, const Situation& now, Seat seat, Decision& d) {
  pose(d, seat, Ask::Fists, "BLIND-01"_rule, Openness::Secret);
  offerFists(now, seat, d);
}
void answer(Fists, Table& t, Seat seat, Choice c) { t.closeFist(seat, c.noun.index); }

// ---- fists of flesh: VAR-03

void resume(RealFists step, Table& t) {
  const Seat seat = step.round.next(t.open().seats, [&](Seat each) { return !t.open().closed.has(each); });
  if (seat != Seat::Table) t.run(RealFist{seat}, step);
}
void ask(RealFist q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::RealFist, "VAR-03"_rule);
  offerFists(now, q.seat, d);
}
void answer(RealFist q, Table& t, Choice c) { t.speakFist(q.seat, c.noun.index); }

// BLIND-02, BLIND-05
void resume(OpenFists, Table& t) {
  const Seat winner = t.openFists();
  if (winner == Seat::Table) t.run(Unsold{});
  else t.run(Sell{winner, small(t.open().fists[winner])});
}

}  // namespace w51
