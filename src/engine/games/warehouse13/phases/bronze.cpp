// The Bronze Sector and the reveals of the Traitor: ledger sections 11 (votes), 18 and 19.

#include "engine/games/warehouse13/phases/phases.h"

#include <algorithm>

namespace w13 {

namespace {

void diceToBronzeSector(Table& t, Seat seat) {
  for (const DieId die : t.world.agent(seat).claimed) t.layInBronze(die);  // BRONZE-03, REVEAL-07
}

void passTokenFrom(Table& t, Seat seat) {
  if (t.world.firstAgent == seat) t.passFirstAgent();  // BRONZE-06, REVEAL-10
}

void layInBronzeSector(Table& t, Seat seat) {
  while (!t.world.isUp(seat)) t.heal(seat);  // RULING-29
  t.move(seat, Location::BronzeSector);
}

}  // namespace

// ---- the vote ---------------------------------------------------------------------------------------------------

void ask(const NameForBronze& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  d.ask(q.seat, id(Ask::NameForBronze), "VOTE-01"_rule, Openness::Public, {.automatic = true});
  if (w.bronzed != Seat::Table) {
    d.offer(choice(verb::Debronze, of(w.bronzed)));  // VOTE-07
    if (!d.probing()) return;
  }
  for (const Seat seat : w.seats()) {
    const Rule broken = w.bronzed != Seat::Table ? "VOTE-10"_rule  // VOTE-09
                        : seat == q.seat         ? "RULING-29"_rule
                        : !w.isAgent(seat)       ? "RULING-25"_rule
                                                 : Rule::None;
    d.consider(choice(verb::Name, of(seat)), broken);
  }
}

void answer(const NameForBronze& q, Table& t, Choice c) {
  const Seat named = seatOf(c.noun);
  if (c.verb == verb::Debronze) return t.debronze(named);
  t.beginVote(q.seat, named);
  t.run(Vote{q.seat, named}, CountVotes{named});  // VOTE-03, VOTE-04
}

SeatSet asked(const Vote& q, const Situation& now) {
  return now.world.agentSeats().without(q.named).without(now.world.voted);  // VOTE-02
}

// At one screen they come in order, from the First Agent on.
Seat nextAsked(const Vote& q, const Situation& now) { return now.world.firstInOrder(asked(q, now)); }

void ask(const Vote& q, const Situation&, Seat seat, Decision& d) {
  d.ask(seat, id(Ask::Vote), "VOTE-04"_rule, Openness::Secret);
  d.offer(choice(verb::VoteBronze, of(q.named)));
  d.offer(choice(verb::VoteSpare, of(q.named)));
}

void answer(const Vote&, Table& t, Seat seat, Choice c) { t.castVote(seat, c.verb == verb::VoteBronze); }

void resume(const CountVotes& step, Table& t) {
  const int down = t.showVotes(step.named);  // all together: VOTE-04
  if (down >= t.cards.game.votesNeeded(t.world.voted.size()))
    t.run(BronzeAgent{step.named});  // VOTE-05, VOTE-06, VOTE-08
}

// ---- Bronzing ---------------------------------------------------------------------------------------------------

void resume(const BronzeAgent& step, Table& t) {
  const World& w = t.world;
  t.showLoyalty(step.seat);  // BRONZE-01, BRONZE-09
  if (w.traitor.seat != step.seat) {
    t.sealReveal(false);
    return t.run(AskToReveal{RevealCase::Bronzing, {w.firstAgent}}, FinishBronzing{step.seat});  // BRONZE-10
  }
  t.bronze(step.seat);              // BRONZE-07
  layInBronzeSector(t, step.seat);  // BRONZE-02
  diceToBronzeSector(t, step.seat);
  t.tell(Happened::HandLost, step.seat, {}, w.agent(step.seat).handSize());
  t.run(OrderDiscards{step.seat}, LoseRest{step.seat});  // BRONZE-04, BRONZE-05
  t.loseAbilities(step.seat);                            // RULING-27
  passTokenFrom(t, step.seat);
}

// Only the top of each discard pile shows, so only that is asked, and asked of every hand (RULING-59) in which two
// cards could be of one type.
void ask(const OrderDiscards& q, const Situation& now, Decision& d) {
  const Agent& me = now.world.agent(q.seat);
  if (me.handSize() < 2) return;
  d.ask(q.seat, id(Ask::OrderDiscards), "RULING-34"_rule, Openness::Secret);
  d.offer(choice(verb::Continue));
  for (const CardId card : me.hand) {
    const auto alike = [&](CardId other) { return now.cards.of(other).type == now.cards.of(card).type; };
    if (std::count_if(me.hand.begin(), me.hand.end(), alike) > 1) d.offer(choice(verb::Discard, of(card)));
  }
}

void answer(const OrderDiscards& q, Table& t, Choice c) {
  if (c.verb == verb::Continue) return;
  const CardId top = cardOf(c.noun);
  const Hand hand = t.world.agent(q.seat).hand;
  for (const CardId card : hand)
    if (card != top && t.cards.of(card).type == t.cards.of(top).type) t.discardFromHand(q.seat, card);
  t.discardFromHand(q.seat, top);
  t.run(OrderDiscards{q.seat});
}

void resume(const LoseRest& step, Table& t) { t.loseHand(step.seat, false); }

void resume(const FinishBronzing& step, Table& t) {
  const World& w = t.world;
  if (w.willReveal) {  // the Traitor first
    t.sealReveal(false);
    return t.run(RevealTraitor{}, step);
  }
  for (const DieId die : w.agent(step.seat).covered) t.layInBronze(die);  // in a Retrieval: RULING-70
  t.bronze(step.seat);
  layInBronzeSector(t, step.seat);  // BRONZE-11
  t.tell(Happened::HandLost, step.seat, {}, w.agent(step.seat).handSize());
  t.loseHand(step.seat, true);  // BRONZE-12
}

// ---- reveals ----------------------------------------------------------------------------------------------------

// Every seat that could be the Traitor is asked in the same way, so that being asked tells nothing.  RULING-04
void resume(AskToReveal step, Table& t) {
  const Seat seat = t.next(step.round, [&](Seat each) { return couldBeTraitor(t.world, each); });
  if (seat != Seat::Table) t.run(RevealOrContinue{seat, step.why}, step);
}

void ask(const RevealOrContinue& q, const Situation&, Decision& d) {
  const Ask which = q.why == RevealCase::Capture    ? Ask::Capture
                    : q.why == RevealCase::Bronzing ? Ask::RevealOnBronzing
                                                    : Ask::RevealOnLoss;
  const Rule rule = q.why == RevealCase::Capture    ? "CAPT-01"_rule
                    : q.why == RevealCase::Bronzing ? "REVEAL-03"_rule
                                                    : "REVEAL-04"_rule;
  d.ask(q.seat, id(which), rule, Openness::Secret);
  d.offer(choice(verb::Reveal));
  d.offer(choice(verb::Continue));
}

void answer(const RevealOrContinue& q, Table& t, Choice c) {
  if (c.verb == verb::Reveal && t.world.traitor.seat == q.seat) t.sealReveal(true);
}

void resume(const RevealTraitor&, Table& t) {
  const World& w = t.world;
  const Seat seat = w.traitor.seat;
  if (seat == Seat::Table || w.traitor.revealed) return;
  t.showLoyalty(seat);
  t.tell(Happened::TraitorRevealed, seat);
  while (w.agent(seat).health != Health::Standing) t.heal(seat);
  t.move(seat, Location::LostBoard);  // REVEAL-06
  diceToBronzeSector(t, seat);        // REVEAL-07
  t.tell(Happened::HandLost, seat, {}, w.agent(seat).handSize());
  t.loseHand(seat, true);  // REVEAL-08
  t.loseAbilities(seat);   // REVEAL-09
  passTokenFrom(t, seat);  // REVEAL-10
  t.drawTraitorCard();     // REVEAL-11, in this order: REVEAL-12
  t.drawTraitorCard();
}

}  // namespace w13
