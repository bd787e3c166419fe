// Steps 2 and 3 of the Agent turns: Work the Case, and the Focus draw. Ledger section 13.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

/// Offers the Traits in a hand that pay for some die; in Work the Case also those that do through a ready Ability.
void offerPayments(const Situation& now, Seat seat, bool byAbility, Decision& d) {
  const World& w = now.world;
  const Dice open = accessible(w, seat);
  byAbility = byAbility && anyAnswer(now, Query::ClaimsDie, seat);
  for (const CardId card : w.agent(seat).hand) {
    const Clue pays = payment(now, seat, card);
    d.considerFromHand(choice(verb::Spend, of(card)),
                       payable(w, open, pays).empty() ? "CLAIM-04"_rule : Rule::None);  // CLAIM-05, CLAIM-06
    // PRINT-19: a 1- or 2-Tech Trait, whatever it counts as
    if (byAbility && !payableByAbility(now, seat, now.cards.of(card).worth()).empty())
      d.offerFromHand(choice(verb::SpendByAbility, of(card)));
  }
}

/// The dice that an Ability of Work the Case could claim, whatever the hand holds.
Dice reachedByAbility(const Situation& now, Seat seat) {
  Dice dice;
  if (!anyAnswer(now, Query::ClaimsDie, seat)) return dice;
  for (const Symbol type : kTypes) dice |= payableByAbility(now, seat, {type, kHighestClue});
  return dice;
}

/// For why-not: the rule that keeps an Agent from claiming a die beyond these, whatever the hand holds.
void explainDice(const Situation& now, Seat seat, Dice reach, Decision& d) {
  if (!d.probing()) return;
  const World& w = now.world;
  const Rule broken = !w.isFree(seat) ? "BRONZE-18"_rule : !w.isUp(seat) ? "CLAIM-11"_rule : Rule::None;
  for (const DieId die : Dice::all())
    d.explain(choice(verb::Claim, of(die)), broken != Rule::None ? broken
                                            : reach.has(die)     ? Rule::None
                                                                 : "CLAIM-09"_rule);
}

/// Before an Ability pays, the Snag on Abilities is rolled for, once.  SNAG-01
bool snagFirst(Table& t, Seat seat) {
  const int snag = snagOnAbilities(t.now());
  if (snag < 0) return false;
  t.run(SnagRoll{seat, snag}, PayAfterSnag{seat});
  return true;
}

/// A Trait is paid: it goes to its discards (CLAIM-02) without any effect (CLAIM-07), unless an Asset keeps it.
void spend(Table& t, Seat seat, CardId card) {
  CarryOut list;
  list.at = assetList(t.now(), seat, When::TraitSpent);
  if (list.at == 0) return t.discardFromHand(seat, card);
  t.layOpen(seat, card);
  list.card = card;
  list.you = seat;
  t.run(list, Discarded{card});
}

}  // namespace

void ask(const WorkTheCase& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  if (!w.isAgent(q.seat) || w.unclaimed().empty()) return;
  const bool claims = w.isFree(q.seat) && w.isUp(q.seat);  // CLAIM-11, BRONZE-18
  d.ask(q.seat, id(Ask::WorkTheCase), "CLAIM-01"_rule, Openness::WithHand);
  const Dice leads = w.dice(Spot::Leads);
  explainDice(now, q.seat, accessible(w, q.seat) | reachedByAbility(now, q.seat), d);
  for (const DieId die : distinct(w, leads)) d.offer(choice(verb::Neutralize, of(die)));  // NEUT-01, NEUT-02, NEUT-04
  for (const DieId die : distinct(w, w.dice(Spot::Field)))                                // NEUT-03, RULING-19
    d.consider(choice(verb::Neutralize, of(die)), leads.empty() ? Rule::None : "NEUT-03"_rule);
  if (claims) return offerPayments(now, q.seat, true, d);
  if (d.probing())
    for (const CardId card : w.agent(q.seat).hand) d.considerFromHand(choice(verb::Spend, of(card)), "CLAIM-11"_rule);
}

void answer(const WorkTheCase& q, Table& t, Choice c) {
  if (c.verb == verb::Neutralize) {
    if (t.world.isFree(q.seat)) t.heal(q.seat);  // RULING-17
    t.neutralize(dieOf(c.noun), q.seat);         // NEUT-05
    return t.run(UncoverArtifact{});
  }
  if (c.verb == verb::SpendByAbility && !q.cleared && snagFirst(t, q.seat)) return;
  const CardId card = cardOf(c.noun);
  t.run(UncoverArtifact{});
  if (c.verb == verb::SpendByAbility) t.run(ClaimByAbility{q.seat, card});
  else t.run(ClaimClue{q.seat, card});
  spend(t, q.seat, card);
}

void ask(const ClaimClue& q, const Situation& now, Decision& d) {
  d.ask(q.seat, id(Ask::ClaimClue), "CLAIM-04"_rule, Openness::Public, {.automatic = true, .inVisit = true});
  const Dice open = accessible(now.world, q.seat);
  const Clue pays = payment(now, q.seat, q.paid);
  const Dice payableNow = payable(now.world, open, pays);
  for (const DieId die : distinct(now.world, payableNow)) d.offer(choice(verb::Claim, of(die)));
  if (!d.probing()) return;
  explainDice(now, q.seat, open, d);
  for (const DieId die : open.without(payableNow)) {
    const bool type = !payable(now.world, die, {now.cards.of(q.paid).type, kHighestClue}).empty();
    d.consider(choice(verb::Claim, of(die)), type ? "CLAIM-04"_rule : "CLAIM-02"_rule);  // CLAIM-03
  }
}

void answer(const ClaimClue& q, Table& t, Choice c) { t.claim(dieOf(c.noun), q.seat); }  // CLAIM-08

void ask(const ClaimByAbility& q, const Situation& now, Decision& d) {
  d.ask(q.seat, id(Ask::ClaimClue), "PRINT-19"_rule, Openness::Public, {.automatic = true, .inVisit = true});
  for (const DieId die : distinct(now.world, payableByAbility(now, q.seat, now.cards.of(q.paid).worth())))
    d.offer(choice(verb::Claim, of(die)));
}

void answer(const ClaimByAbility& q, Table& t, Choice c) {
  Slot slot = Slot::Asset;
  (void)payableByAbility(t.now(), q.seat, t.cards.of(q.paid).worth(), &slot);
  t.useAbility(q.seat, slot);
  t.claim(dieOf(c.noun), q.seat);
}

// Field Investigation: the Action is announced openly, the payment comes from the hand, at the normal cost; an Ability
// for Work the Case does not help here.  FIELD-03, FIELD-05, PRINT-19
void ask(const PayForClue& q, const Situation& now, Decision& d) {
  if (now.world.agent(q.seat).handSize() == 0 || now.world.unclaimed().empty()) return;
  d.ask(q.seat, id(Ask::PayForClue), "FIELD-03"_rule, Openness::Secret);
  offerPayments(now, q.seat, false, d);
  d.offerFromHand(choice(verb::Decline));  // RULING-42: an Action may come to nothing
}

void answer(const PayForClue& q, Table& t, Choice c) {
  if (c.verb != verb::Decline) answer(WorkTheCase{q.seat, true}, t, c);
}

void resume(const PayAfterSnag& step, Table& t) {
  for (const Symbol type : kTypes) {
    Slot slot = Slot::Asset;
    if (!step.won && !payableByAbility(t.now(), step.seat, {type, kHighestClue}, &slot).empty())
      t.bar(step.seat, slot);  // RULING-06
  }
  t.run(WorkTheCase{step.seat, step.won});
}

// ---- the Focus draw ---------------------------------------------------------------------------------------------

void ask(const FocusDraw& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  if (!w.isFree(q.seat) || (caseClosed(w) && !q.announced)) return;  // RULING-64
  d.ask(q.seat, id(Ask::FocusDraw), "FOCUS-02"_rule, Openness::Public, {.automatic = true});
  const auto& focus = now.cards.of(w.agent(q.seat).who).focus;
  bool open = false;
  for (const Symbol type : kTypes) {
    const bool mine = type == focus[0] || type == focus[1];
    const bool legal = mine && mayDraw(now, q.seat, type);
    const Rule broken = !mine || !legal ? "FOCUS-02"_rule : !hasCards(w, type) ? "RULING-07"_rule : Rule::None;
    d.consider(choice(verb::DrawFrom, of(type)), broken);
    open = open || (broken == Rule::None && w.obstacleOn(pileOf(type)).none());
  }
  if (!d.empty() && !open) d.offer(choice(verb::Decline));  // RULING-08: only a challenge is left
}

void answer(const FocusDraw& q, Table& t, Choice c) {
  if (c.verb == verb::DrawFrom) t.run(DrawTraits{q.seat, q.seat, typeOf(c.noun)});
}

}  // namespace w13
