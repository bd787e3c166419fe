// Retrieval up to the reveal: start, "Before Retrieval", rolling and covering. Ledger section 14, RULING-16 and -58.

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/phases/phases.h"

#include <algorithm>
#include <bit>

namespace w13 {

namespace {

/// No Retrieval of the cards in the box comes near: each round at least one die is applied, or a card is used up. One
/// made of other cards, which keep everybody from covering, ends here.
constexpr int kMostRounds = 60;

/// Whether an Agent rolls this round: standing, with claimed dice, and not kept out by a card.  RETR-08, RETR-09
bool takesPart(const World& w, Seat seat) {
  return w.isFree(seat) && w.isUp(seat) && !w.agent(seat).claimed.empty() &&
         (w.retrieval.alone == Seat::Table || w.retrieval.alone == seat);
}

/// Whether an Agent covers: who has rolled does, KO'd since or not.  RETR-12, RULING-65
bool covers(const World& w, Seat seat) {
  return w.retrieval.rolled.has(seat) && w.isFree(seat) && !w.agent(seat).claimed.empty() &&
         !w.retrieval.sitOut.has(seat);
}

bool anyoneTakesPart(const World& w) {
  for (const Seat seat : w.seats())
    if (w.isFree(seat) && !w.agent(seat).claimed.empty()) return true;
  return false;
}

/// Covers the only die of an Agent; one that may not be applied is lost instead.  RETR-12, CONSQ-02
void coverOnlyDie(Table& t, Seat seat) {
  const DieId die = t.world.agent(seat).claimed.first();
  if (!mayApply(t.now(), t.world.clue(die))) return t.neutralize(die);
  t.cover(seat, die);
}

/// Covers a die of an Agent who has looked; whether more are to be covered.
bool coverOne(Table& t, Seat seat, DieId die) {
  const bool more = t.world.agent(seat).covered.size() + 1 < coverCount(t.now(), seat);
  t.cover(seat, die, !more);
  return more;
}

/// How many dice an Agent covers.
int dueCovers(const Situation& now, Seat seat) {
  return std::min(coverCount(now, seat), now.world.agent(seat).claimed.size());
}

/// Whether an Agent must look and choose, by public facts.  RULING-58
bool looksToCover(const Situation& now, Seat seat) {
  if (!covers(now.world, seat)) return false;
  const Agent& agent = now.world.agent(seat);
  const int count = dueCovers(now, seat);
  if (agent.covered.size() >= count) return false;  // named by the Traitor
  return agent.claimed.size() > count || (count > 1 && anyAnswer(now, Query::MayNotApply, seat));
}

/// All who must look and choose.
SeatSet lookers(const Situation& now) {
  SeatSet all;
  if (!now.world.retrieval.open) return all;
  for (const Seat seat : now.world.seats())
    if (looksToCover(now, seat)) all |= seat;
  return all;
}

/// Covers what an Agent who need not look has to cover.
void coverUnseen(Table& t, Seat seat) {
  const Agent& agent = t.world.agent(seat);
  const int count = dueCovers(t.now(), seat);
  if (agent.covered.size() >= count) return;
  if (count == 1) return coverOnlyDie(t, seat);
  t.cover(seat, agent.claimed);
}

/// Whether a card in force may cost somebody a die that cannot be applied, in the open. Then all cover one after the
/// other, so that each knows what the ones before have lost.  CONSQ-02, RULING-58
bool coversTellSomething(const Situation& now) {
  bool forbidden = false;
  eachAnswer(now, Query::MayNotApply, [&](const Standing&) { forbidden = true; });
  return forbidden;
}

/// Whether the revealed Traitor covers a Goo die this round; not in an extra one.  TGOO-02, RULING-71
bool usesGoo(const World& w) {
  return w.retrieval.open && w.traitor.revealed && !w.traitor.bronzed && w.retrieval.alone == Seat::Table;
}

/// The last Goo die there is leaves nothing to choose; how many are left is public.  SECRET-37
void coverOnlyGoo(Table& t) {
  const unsigned goo = t.world.traitor.goo;
  if (usesGoo(t.world) && std::has_single_bit(goo)) t.coverGoo(std::countr_zero(goo));
}

}  // namespace

/// Whether the lists of the artifact or Plot act: all of an Adversary Artifact's but its Whammy wait until it is lost.
static bool actsNow(const Table& t, CardId target) {
  return target != CardId::None && t.cards.of(target).kind != Kind::Adversary;
}

void trigger(Table& t, When event) {
  const World& w = t.world;
  if (!t.cards.awaited[at(event)]) return;
  const auto each = [&](const auto& cards) {
    for (int at = cards.size(); at-- > 0;) t.carryOut(cards[at], event, w.firstAgent);
  };
  for (int at = w.staying.size(); at-- > 0;)  // the last put on the agenda is done first
    actWhileStaying(t, w.staying[at], event, w.firstAgent);
  each(w.faceUp);
  each(w.inForce);
  for (int at = w.lost.size(); at-- > 0;)
    if (t.cards.of(w.lost[at]).kind == Kind::Adversary) t.carryOut(w.lost[at], event, w.firstAgent);  // CARD-23
  if (actsNow(t, w.target())) t.carryOut(w.target(), event, w.firstAgent);
}

void resume(const RetrievalPhase&, Table& t) {
  const World& w = t.world;
  t.beginPhase(Phase::Retrieval);
  if (w.fieldAgents().empty()) return t.run(LoseArtifact{});  // RETR-02
  t.openRetrieval();
  t.run(Commit{Window::BeforeRetrieval, w.firstAgent}, BeforeRetrieval{}, ApplyBronzeDice{},
        RetrievalRound{});  // RETR-03, RETR-05
}

// Artifact, then Consequences from the oldest on, then Abilities in order.  RETR-04, RULING-16
void resume(const BeforeRetrieval& step, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open) return;
  if (step.stage == 0) {
    t.run(BeforeRetrieval{1, 0});
    if (actsNow(t, w.target())) t.carryOut(w.target(), When::BeforeRetrieval, w.firstAgent);
    return;
  }
  const int next = step.next;
  const int lost = w.lost.size();
  const int forced = lost + w.inForce.size();
  const int consequences = forced + w.faceUp.size();
  if (step.stage == 1 && next < consequences) {
    const CardId card = next < lost ? w.lost[next] : next < forced ? w.inForce[next - lost] : w.faceUp[next - forced];
    t.run(BeforeRetrieval{1, next + 1});
    if (next < lost && t.cards.of(card).kind != Kind::Adversary) return;
    return t.carryOut(card, When::BeforeRetrieval, w.firstAgent);
  }
  for (int place = step.stage == 1 ? 0 : next; place < w.players * kSlots; ++place) {
    const Seat seat = kernel::clockwise(w.firstAgent, place / kSlots, w.players);
    const Slot slot = kAllSlots[place % kSlots];
    const Design* design = w.isFree(seat) ? ability(t.now(), seat, slot) : nullptr;
    if (design == nullptr || design->at(When::BeforeRetrieval) == 0) continue;
    t.run(BeforeRetrieval{2, place + 1});
    if (slot == Slot::Asset || slot == Slot::Downside)
      return t.carryOut(t.cards.abilityCard(w.agent(seat).who, slot), When::BeforeRetrieval, seat);
    return t.run(MayUseAbility{seat, slot, When::BeforeRetrieval});
  }
}

// All dice on the Bronze Sector, then those of a Bronzed Agent: no cover, no Goo.  RETR-05, RETR-06, RETR-07
void resume(const ApplyBronzeDice&, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open || allMet(t.now())) return;
  Dice dice = w.dice(Spot::Bronze);
  if (dice.empty() && w.bronzed != Seat::Table) dice = w.agent(w.bronzed).claimed;  // BRONZE-19
  if (dice.empty()) return;
  const DieId die = dice.first();
  const Seat owner = w.ownerOf(die);
  t.roll(die);
  t.run(DeclareSymbol{owner == Seat::Table ? w.firstAgent : owner, die}, ApplyDie{die},
        ApplyBronzeDice{});  // RULING-16
}

// ---- a round ----------------------------------------------------------------------------------------------------

void resume(const RetrievalRound&, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open) return;
  const bool stuck = w.retrieval.round >= kMostRounds;
  if (stuck || allMet(t.now())) return t.run(FinishRetrieval{});     // RETR-20
  if (!anyoneTakesPart(w)) return t.run(LetItGo{}, AfterLetItGo{});  // RETR-21
  t.beginRetrievalRound();
  t.run(HealAndNeutralize{{w.firstAgent}}, RollBehindShields{}, Commit{Window::Cover, w.firstAgent},
        CoverInOrder{{w.firstAgent}}, CoverGoo{}, Commit{Window::Reveal, w.firstAgent}, LiftCovers{},
        Commit{Window::Revealed, w.firstAgent}, DeclareWilds{{w.firstAgent}}, GooStep{}, ApplyInOrder{{w.firstAgent}},
        RoundEnd{});
  trigger(t, When::RoundBegins);
}

// Nobody has dice any more, and the last window has closed.
void resume(const AfterLetItGo&, Table& t) {
  if (!t.world.retrieval.open) return;
  if (!allMet(t.now()) && anyoneTakesPart(t.world)) return t.run(RetrievalRound{});
  t.run(FinishRetrieval{});
}

void resume(HealAndNeutralize step, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open) return;
  const Seat seat = t.next(step.round, [&](Seat each) {
    return w.isFree(each) && !w.isUp(each) && (w.retrieval.alone == Seat::Table || w.retrieval.alone == each);
  });
  if (seat == Seat::Table) return;
  t.heal(seat);  // RETR-10: instead of rolling
  t.sitOut(seat);
  t.run(LoseClaimedDie{seat}, step);
}

void ask(const LoseClaimedDie& q, const Situation& now, Decision& d) {
  d.ask(q.seat, id(Ask::NeutralizeOwnDie), "RETR-11"_rule, Openness::Public, {.automatic = true});
  for (const DieId die : distinct(now.world, now.world.agent(q.seat).claimed))
    d.offer(choice(verb::Neutralize, of(die)));
}

void answer(const LoseClaimedDie&, Table& t, Choice c) { t.neutralize(dieOf(c.noun)); }

void ask(const RollBehindShields&, const Situation& now, Decision& d) {
  if (!now.world.retrieval.open) return;
  d.ask(now.world.firstAgent, id(Ask::RollDice), "RETR-08"_rule, Openness::Public);
  d.offer(choice(verb::Roll));
}

void answer(const RollBehindShields&, Table& t, Choice) {
  const World& w = t.world;
  for (const Seat seat : w.clockwise(w.firstAgent))
    if (takesPart(w, seat) && !w.retrieval.sitOut.has(seat)) t.rollBehindShield(seat);
  if (usesGoo(w)) t.rollGooHidden();  // TGOO-01
  t.run(TraitorLooks{false}, TraitorLooks{true});
  trigger(t, When::Rolled);
}

// ---- looks of the revealed Traitor: RULING-53 -------------------------------------------------------------------

void ask(const TraitorLooks& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  const TraitorSeat& traitor = w.traitor;
  if (!w.retrieval.open || !traitor.revealed || traitor.bronzed) return;
  bool mayLook = false;
  eachAnswer(now, Query::TraitorLooks,
             [&](const Standing& rule) { mayLook = mayLook || rule.as<OfLooks>().once == q.names; });
  if (!mayLook || (q.names && w.retrieval.lookUsed)) return;
  d.ask(traitor.seat, id(Ask::LookBehind), "RULING-53"_rule, Openness::Public);
  for (const Seat seat : w.seats())
    if (w.isAgent(seat) && !(w.agent(seat).claimed & w.hidden).empty()) d.offer(choice(verb::Choose, of(seat)));
  if (!d.empty()) d.offer(choice(verb::Decline));
}

void answer(const TraitorLooks& q, Table& t, Choice c) {
  if (c.verb == verb::Decline) return;
  const Seat seat = seatOf(c.noun);
  t.lookBehind(t.world.traitor.seat, seat);
  if (!q.names) return;
  t.useUpLook();
  t.run(NameCover{seat});
}

// What the Traitor saw stays secret; which die must be covered is said aloud.
void ask(const NameCover& q, const Situation& now, Decision& d) {
  const World& w = now.world;
  d.ask(w.traitor.seat, id(Ask::NameCover), "RULING-53"_rule, Openness::Secret);
  for (const DieId die : w.agent(q.seat).claimed& w.hidden) d.offer(choice(verb::CoverDie, of(die)));
  d.offer(choice(verb::Decline));
}

void answer(const NameCover& q, Table& t, Choice c) {
  if (c.verb != verb::Decline) t.nameCover(q.seat, dieOf(c.noun));
}

// ---- covering ---------------------------------------------------------------------------------------------------

void resume(CoverInOrder step, Table& t) {
  const World& w = t.world;
  if (!coversTellSomething(t.now()))
    if (const SeatSet all = lookers(t.now()); !all.empty()) return t.run(CoverDice{all}, step);
  const Seat seat = t.next(step.round, [&](Seat each) {
    if (!w.retrieval.open || !covers(w, each)) return false;
    if (looksToCover(t.now(), each)) return true;
    coverUnseen(t, each);
    return false;
  });
  if (seat == Seat::Table) return coverOnlyGoo(t);  // the Traitor last: RULING-03
  t.run(CoverDie{seat}, step);
}

SeatSet asked(const CoverDice& q, const Situation&) { return q.left; }

Seat nextAsked(const CoverDice& q, const Situation& now) { return now.world.firstInOrder(q.left); }

void ask(const CoverDice&, const Situation& now, Seat seat, Decision& d) { ask(CoverDie{seat}, now, d); }

void answer(const CoverDice&, Table& t, Seat seat, Choice c) {
  if (!coverOne(t, seat, dieOf(c.noun))) t.report(HasCovered{seat});
}

void ask(const CoverDie& q, const Situation& now, Decision& d) {
  const Agent& me = now.world.agent(q.seat);
  const Dice open = me.claimed.without(me.covered);
  const int left = coverCount(now, q.seat) - me.covered.size();
  if (open.empty() || left <= 0) return;
  d.ask(q.seat, id(Ask::CoverDie), "RETR-12"_rule, Openness::Secret);
  for (const DieId die : open)
    d.consider(choice(verb::CoverDie, of(die)), mayApply(now, now.world.clue(die)) ? Rule::None : "CONSQ-02"_rule);
  if (!d.empty()) return;
  if (!me.covered.empty()) return d.offer(choice(verb::Cannot));            // asked all the same: faces are secret
  for (const DieId die : open) d.offer(choice(verb::Neutralize, of(die)));  // none can be applied: one is lost
}

void answer(const CoverDie& q, Table& t, Choice c) {
  if (c.verb == verb::Neutralize) return t.neutralize(dieOf(c.noun));
  if (c.verb == verb::Cannot) return t.tell(Happened::Covered, q.seat);
  if (coverOne(t, q.seat, dieOf(c.noun))) t.run(CoverDie{q.seat});
}

void ask(const CoverGoo&, const Situation& now, Decision& d) {
  const TraitorSeat& traitor = now.world.traitor;
  if (!usesGoo(now.world) || traitor.goo == 0) return;
  if (traitor.gooCover >= 0) return;  // there is but one
  d.ask(traitor.seat, id(Ask::CoverGoo), "TGOO-02"_rule, Openness::Secret);
  for (int die = 0; die < kGooDice; ++die)
    if ((traitor.goo >> die) & 1) d.offer(choice(verb::CoverDie, nounOf(Thing::Goo, die)));
}

void answer(const CoverGoo&, Table& t, Choice c) { t.coverGoo(c.noun.index); }

void resume(const LiftCovers&, Table& t) {
  if (!t.world.retrieval.open) return;
  t.liftCovers();  // RETR-14; the others keep their faces: RETR-13
  trigger(t, When::Revealed);
}

}  // namespace w13
