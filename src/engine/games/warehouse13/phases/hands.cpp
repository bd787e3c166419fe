// Drawing and discarding: multi-card draws, Calamities, Stress, the hand limit, and where played cards go.
// Ledger sections 21 and 22, FAQ-07 to -09, RULING-33 and -34.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

void resume(const DrawTraits& step, Table& t) {
  const bool blocked = !t.world.obstacleOn(pileOf(step.type)).none();
  if (blocked && !step.cleared) {  // OBST-03, RULING-08, RULING-09
    DrawTraits after = step;
    after.cleared = true;
    return t.run(ClearPlace{step.challenger, pileOf(step.type)}, after);
  }
  if (step.cleared && !step.won) return;   // OBST-14
  if (!t.world.isFree(step.seat)) return;  // BRONZE-16
  const int from = t.world.calamities.size();
  for (int drawn = 0; drawn < step.count; ++drawn)                 // FAQ-07: the whole draw before anything else
    if (t.drawTrait(step.seat, step.type) == CardId::None) break;  // RULING-07
  t.run(ResolveCalamities{step.seat, from}, HandLimit{step.seat});
}

// In drawn order: RULING-34. One that is drawn while these are resolved comes with a draw of its own.
void resume(const ResolveCalamities& step, Table& t) {
  const World& w = t.world;
  if (w.calamities.size() <= step.from) return;
  const CardId card = t.takeCalamity(step.from);
  if (w.variants.harmlessCalamities) {  // VAR-24
    t.putAway(card);
    return t.run(step);
  }
  t.run(PutAway{card, step.seat}, step);
  t.carryOut(card, When::Done, step.seat);  // CARD-08, CARD-10
  t.run(Commit{Window::Calamity, step.seat});
}

// One card at a time, and only Traits.  HAND-02, HAND-03
void ask(const HandLimit& q, const Situation& now, Decision& d) {
  const Agent& me = now.world.agent(q.seat);
  if (!now.world.isFree(q.seat) || me.handSize() <= now.cards.game.handLimit) return;
  d.ask(q.seat, id(Ask::DiscardDown), "HAND-02"_rule, Openness::Secret);
  for (const CardId card : me.hand) d.offer(choice(verb::Discard, of(card)));
}

void answer(const HandLimit& q, Table& t, Choice c) {
  t.discardFromHand(q.seat, cardOf(c.noun));
  t.run(HandLimit{q.seat});
}

void ask(const TraitorHandLimit&, const Situation& now, Decision& d) {
  const TraitorSeat& traitor = now.world.traitor;
  if (!traitor.revealed || traitor.hand.size() <= now.cards.game.handLimit) return;  // HAND-06, HAND-07
  d.ask(traitor.seat, id(Ask::TraitorDiscardDown), "TRT-06"_rule, Openness::Secret);
  for (const CardId card : traitor.hand) d.offer(choice(verb::Discard, of(card)));
}

void answer(const TraitorHandLimit&, Table& t, Choice c) {
  t.discardFromHand(t.world.traitor.seat, cardOf(c.noun));
  t.run(TraitorHandLimit{});
}

void resume(const DrawStress& step, Table& t) {
  if (!t.world.isFree(step.seat)) return;                                                       // BRONZE-16, RULING-25
  for (int drawn = 0; drawn < step.count && !t.world.over(); ++drawn) t.drawStress(step.seat);  // RULING-33
  t.run(HandLimit{step.seat});
}

void resume(const PutAway& step, Table& t) {
  if (!t.world.playing.has(step.card)) return;
  const bool stays = t.cards.of(step.card).stays != Stays::No && !t.world.staying.full();
  if (stays) return t.stay(step.card, step.seat);  // its entries stay in force
  t.run(Leave{step.card, step.seat});
}

// On its way to the discards a Trait that was played for its text may go into the Travel Bag.  PRINT-15, RULING-68
void resume(const Leave& step, Table& t) {
  const World& w = t.world;
  t.endStay(step.card);
  if (!w.playing.has(step.card)) return;
  if (t.cards.of(step.card).kind == Kind::Trait && w.isFree(step.seat)) {
    CarryOut list;
    list.at = assetList(t.now(), step.seat, When::TraitPlayed);
    list.card = step.card;
    list.you = step.seat;
    if (list.at != 0) return t.run(list, Discarded{step.card});
  }
  t.putAway(step.card);
}

void actWhileStaying(Table& t, const Owned& stays, When event, Seat you) {
  const Design& design = t.cards.of(stays.card);
  CarryOut as;
  as.card = stays.card;
  as.you = as.about = you;
  if (design.at(event) == 0 || !wouldAct(t.now(), as, design.at(event))) return;
  if (design.stays == Stays::UntilUsed) t.run(Leave{stays.card, stays.seat});
  t.carryOut(stays.card, event, you);
}

void resume(const EndStays& step, Table& t) {
  for (const auto& [card, seat] : t.endStays(step.stays)) t.run(Leave{card, seat});
}

void resume(const Discarded& step, Table& t) { t.putAway(step.card); }

}  // namespace w13
