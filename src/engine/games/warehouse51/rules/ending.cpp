// The end of the game: buying back, certificates, the counterfeit cards, and the score. END, SCORE

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

void resume(EndOfAuctions, Table& t) {
  t.closeAuctions();
  const OneByOne all = t.inTurnOrder();
  t.run(BuyBackRound{all}, CertifyRound{all}, TurnUp{}, CancelRound{all}, FakesFall{}, NameRound{all}, Scoring{});
}

// ---- buying back

void resume(BuyBackRound step, Table& t) {
  const Seat seat = step.round.next(t.open().seats, [](Seat) { return true; });
  if (seat != Seat::Table) t.run(BuyBack{seat}, step);
}

// END-02 to END-04, RULING-30: a relic a click, then done.
void ask(BuyBack q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::BuyBack, "END-02"_rule);
  const Rule unpaid = now.open.ingots[q.seat] < now.cards.game.buyBack ? "END-03"_rule : Rule::None;
  for (const Seat seat : now.open.all())
    for (const RelicId relic : now.open.owned[seat]) {
      const bool own = seat == q.seat && now.open.pawned.has(relic);
      d.consider({verb::Buy, of(relic)}, own ? unpaid : "END-02"_rule);
    }
  if (!d.empty()) d.offer({verb::Done, {}});
}
void answer(BuyBack q, Table& t, Choice c) {
  if (c.verb == verb::Done) return;
  t.buyBack(q.seat, relicOf(c.noun));
  t.run(q);
}

// ---- certificates

namespace {

/// Whether a certificate lies on a relic of the seat that is not pawned, and has not been placed. RULING-31
bool hasCertificate(const Open& open, Seat seat) {
  for (const Certificate& each : open.certificates)
    if (each.on == RelicId::None && open.owned[seat].has(each.giver) && !open.pawned.has(each.giver)) return true;
  return false;
}

}  // namespace

void resume(CertifyRound step, Table& t) {
  const Seat seat = step.round.next(t.open().seats, [&](Seat each) { return hasCertificate(t.open(), each); });
  if (seat != Seat::Table) t.run(Certify{seat}, step);
}

// CERT-05, RULING-32, SECRET-37
void ask(Certify q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::Certify, "END-08"_rule);
  if (!hasCertificate(now.open, q.seat)) return;
  for (const Seat seat : now.open.all())
    for (const RelicId relic : now.open.owned[seat]) {
      const bool fits = seat == q.seat && !now.open.pawned.has(relic) && now.open.certificateOn(relic) == nullptr;
      d.consider({verb::Seal, of(relic)}, fits ? Rule::None : "CERT-05"_rule);
    }
  d.offer({verb::Keep, {}});
}
void answer(Certify q, Table& t, Choice c) {
  if (c.verb == verb::Keep) return;
  t.certify(q.seat, relicOf(c.noun));
  t.run(q);
}

// ---- the counterfeit cards

void resume(TurnUp, Table& t) { t.turnUpCounterfeits(); }

namespace {

Relics fakes(const Open& open) {
  Relics all;
  for (const OnTable& each : open.onTable)
    if (each.card == Card::Stands) all |= each.relic;
  return all;
}

/// How many cards a seat may cancel, judged as if all fakes were gone. RULING-34
int cancelsOf(const Situation& now, Seat seat) {
  Open without = now.open;
  without.owned[seat] = without.owned[seat].without(fakes(now.open));
  const Situation then{without, now.cards};
  int many = 0;
  for (const RelicId relic : without.owned[seat])
    for (const Step& step : now.cards.of(relic).ends)
      if (step.verb == Do::CancelCounterfeit && isActive(then, seat, relic)) many += step.number;
  return many;
}

}  // namespace

// END-13: whether a Horn acts is judged once, before the choice.
void resume(CancelRound step, Table& t) {
  const Seat seat = step.round.next(t.open().seats, [&](Seat each) { return cancelsOf(t.now(), each) > 0; });
  if (seat != Seat::Table) t.run(CancelOne{seat, small(cancelsOf(t.now(), seat))}, step);
}
void ask(CancelOne q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::Horn, "END-13"_rule);
  for (int place = 0; place < now.open.onTable.size(); ++place)
    d.consider({verb::Cancel, counterfeitAt(place)},
               now.open.onTable[place].card == Card::Stands ? Rule::None : "END-13"_rule);
  if (!d.empty()) d.offer({verb::CancelNone, {}});
}
void answer(CancelOne q, Table& t, Choice c) {
  if (c.verb == verb::CancelNone) return t.cancelNone(q.seat);
  t.cancel(q.seat, c.noun.index);
  if (q.left > 1) t.run(CancelOne{q.seat, small(q.left - 1)});
}

// END-14 to END-17
void resume(FakesFall, Table& t) { t.letFakesFall(); }

// ---- before scoring: END-18, RULING-42

namespace {

/// The relics of a seat that let it name their category.
Relics naming(const Situation& now, Seat seat) {
  Relics all;
  for (const RelicId relic : now.open.owned[seat])
    for (const Step& step : now.cards.of(relic).ends)
      if (step.verb == Do::NameCategory && isActive(now, seat, relic)) all |= relic;
  return all;
}

}  // namespace

void resume(NameRound step, Table& t) {
  const Seat seat = step.round.next(t.open().seats, [&](Seat each) { return !naming(t.now(), each).empty(); });
  if (seat == Seat::Table) return;
  t.run(step);
  for (const RelicId relic : naming(t.now(), seat)) t.run(NameCategory{seat, relic});
}
void ask(NameCategory q, const Situation&, Decision& d) {
  pose(d, q.seat, Ask::NameCategory, "CARD-22"_rule);
  for (const Category category : kEachCategory) d.offer({verb::Name, of(category)});
}
void answer(NameCategory q, Table& t, Choice c) { t.nameCategory(q.seat, q.relic, categoryOf(c.noun)); }

void resume(Scoring, Table& t) { t.score(); }

}  // namespace w51
