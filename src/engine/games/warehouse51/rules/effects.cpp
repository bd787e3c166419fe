// What a relic does when it is bought at auction: the steps of `do`, one after the other. EFF-04, CARD

#include "engine/games/warehouse51/rules/rules.h"

namespace w51 {

namespace {

const Step& stepOf(const Catalog& cards, RelicId relic, int at) { return kernel::at(cards.of(relic).does, at); }

void layCounterfeit(Table& t, Seat beside, Seer seer) {
  const int place = t.layCounterfeit(beside);
  if (place < 0 || seer == Seer::Nobody) return;
  const Seat seat = seer == Seer::You ? beside : seer == Seer::Left ? t.open().left(beside) : t.open().right(beside);
  t.show(seat, place);
  t.run(LookAt{seat, small(place)});
}

void doStep(const CarryOut& now, const Step& step, Table& t) {
  switch (step.verb) {
    case Do::TakeIngots: return t.takeIngots(now.seat, step.number);
    case Do::TakeCertificate:
      for (int left = step.number; left > 0; --left) t.takeCertificate(now.seat, now.relic);
      return;
    case Do::EachOtherGives: return t.collect(now.seat, now.relic, step.number);
    case Do::DiscardRelic: return t.run(DiscardOne{now.relic, now.seat, now.at});
    case Do::LayCounterfeit: return layCounterfeit(t, now.seat, step.seer);
    case Do::LookAtCounterfeit: return t.run(PointAt{now.seat, small(step.number)});
    case Do::ExchangeSelf: return t.run(ExchangeOne{now.relic, now.seat, now.at});
    case Do::CancelCounterfeit:
    case Do::NameCategory: return;  // at the end of the game
  }
}

}  // namespace

// Whether the effect acts is judged once, when the relic has entered the collection. RULING-41, CARD-15
void resume(CarryOut step, Table& t) {
  if (step.at == 0 && !isActive(t.now(), step.seat, step.relic)) return;
  if (step.at == kernel::count(t.cards().of(step.relic).does)) return;
  t.run(CarryOut{step.relic, step.seat, small(step.at + 1)});
  doStep(step, stepOf(t.cards(), step.relic, step.at), t);
}

// CARD-06, CARD-07
void ask(DiscardOne q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::PawDiscard, "CARD-06"_rule, Openness::Public, {.automatic = true});
  const Relics fit = meant(now, now.open.owned[q.seat], stepOf(now.cards, q.relic, q.at).which).without(q.relic);
  for (const RelicId relic : now.open.owned[q.seat])
    d.consider({verb::Discard, of(relic)}, fit.has(relic) ? Rule::None : "CARD-06"_rule);
}
void answer(DiscardOne q, Table& t, Choice c) { t.discard(q.seat, relicOf(c.noun)); }

// CARD-18, RULING-61
void ask(ExchangeOne q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::Lamp, "CARD-18"_rule);
  for (const Seat seat : now.open.all()) {
    if (seat == q.seat) continue;
    const Relics fit = meant(now, now.open.owned[seat], stepOf(now.cards, q.relic, q.at).which);
    for (const RelicId relic : now.open.owned[seat])
      d.consider({verb::Exchange, of(relic)}, fit.has(relic) ? Rule::None : "CARD-18"_rule);
  }
  if (!d.empty()) d.offer({verb::Keep, {}});
}
void answer(ExchangeOne q, Table& t, Choice c) {
  if (c.verb == verb::Exchange) t.exchange(q.seat, q.relic, relicOf(c.noun));
}

// CARD-13, SECRET-41
void ask(PointAt q, const Situation& now, Decision& d) {
  pose(d, q.seat, Ask::MimirPoint, "CARD-13"_rule, Openness::Public, {.automatic = true});
  for (int place = 0; place < now.open.onTable.size(); ++place)
    d.consider({verb::Point, counterfeitAt(place)},
               now.open.onTable[place].seenBy.has(q.seat) ? "CARD-13"_rule : Rule::None);
}
void answer(PointAt q, Table& t, Choice c) {
  t.pointAt(q.seat, c.noun.index);
  if (q.left > 1) t.run(PointAt{q.seat, small(q.left - 1)});
  t.run(LookAt{q.seat, small(c.noun.index)});
}

void ask(LookAt q, const Situation& now, Decision& d) {
  const OnTable& card = now.open.onTable[q.place];
  const bool laid = card.laid && card.beside != q.seat;
  pose(d, q.seat, laid ? Ask::PandoraLook : Ask::MimirLook, laid ? "CARD-10"_rule : "CARD-13"_rule, Openness::Secret);
  d.offer({verb::Seen, {}});
}
void answer(LookAt q, Table& t, Choice) { t.lookAt(q.seat, q.place); }

}  // namespace w51
