// The Investigation phase: rounds of the Adversary's or Traitor's turn and the Agents' turns, and the moment when the
// artifact is revealed. Ledger sections 8, 9 and 13.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

namespace {

void beginTurn(Table& t, Turn turn, Seat seat) {
  switch (turn) {
    case Turn::Action: return t.run(TakeAction{seat});
    case Turn::WorkTheCase: return t.run(WorkTheCase{seat});
    case Turn::FocusDraw: return t.run(FocusDraw{seat});
    case Turn::FinaleAction: return t.run(TakeAction{seat, true});  // FINAL-21
  }
}

}  // namespace

void resume(const Investigation&, Table& t) {
  const World& w = t.world;
  if (w.phase != Phase::Investigation && !w.unclaimed().empty()) t.beginPhase(Phase::Investigation);
  if (w.round > 0) t.happened(When::CaseRoundEnds, w.firstAgent);
  if (w.unclaimed().empty()) return t.run(EndStays{Stays::Round});  // EPI-03
  t.beginRound();
  t.run(EndStays{Stays::Round}, Happens{When::CaseRoundBegins, w.firstAgent}, AdversaryTurn{}, InOrder{Turn::Action},
        InOrder{Turn::WorkTheCase}, InOrder{Turn::FocusDraw}, Investigation{});  // EPI-02, TURN-01, TURN-02
}

void resume(InOrder step, Table& t) {
  const World& w = t.world;
  if (caseClosed(w)) return;  // RETR-01, RULING-20
  if (step.round.passed == 0) {
    step.round.start = w.firstAgent;  // RULING-56
    t.forgetSnagRolls();              // RULING-06: until the next step
  }
  const Seat seat = t.next(step.round, [&](Seat each) {                                // TURN-03, RULING-25
    return w.isAgent(each) && (!w.isBronzed(each) || step.turn == Turn::WorkTheCase);  // BRONZE-14, BRONZE-16
  });
  if (seat == Seat::Table) return;
  t.run(step);
  const bool takesAction = step.turn == Turn::Action || step.turn == Turn::FinaleAction;
  if (takesAction && t.cards.waits) t.run(Happens{When::TurnEnds, seat});
  t.tell(Happened::TurnBegan, seat, {}, index(step.turn));
  beginTurn(t, step.turn, seat);
}

// ---- the Adversary and the Traitor ------------------------------------------------------------------------------

void resume(const AdversaryTurn&, Table& t) {
  const World& w = t.world;
  if (w.traitor.bronzed) {  // BRONZE-08
    t.debronze(w.traitor.seat);
    return t.run(TraitorDraw{});
  }
  if (w.traitor.revealed) return t.run(TraitorAction{}, TraitorDraw{});  // ADV-04, TRT-01
  const CardId card = t.takeTraitorCard();                               // ADV-01
  if (card == CardId::None) return;
  t.turnUp(card);
  t.run(PutAway{card, w.firstAgent});
  t.carryOut(card, When::Done, w.firstAgent);  // ADV-03: any other choice is the First Agent's
  t.run(Commit{Window::TraitorCard, w.firstAgent});
}

void ask(const TraitorAction&, const Situation& now, Decision& d) {
  if (caseClosed(now.world)) return;  // RULING-64
  const TraitorSeat& traitor = now.world.traitor;
  d.ask(traitor.seat, id(Ask::TraitorAction), "TRT-02"_rule, Openness::WithHand);
  d.offer(choice(verb::DrawCard));
  for (const CardId card : traitor.hand)
    d.considerFromHand(choice(verb::Play, of(card)),
                       now.cards.of(card).timing == Timing::Action ? Rule::None : "TRT-03"_rule);
}

void answer(const TraitorAction&, Table& t, Choice c) {
  if (c.verb == verb::Play) return playCard(t, t.world.traitor.seat, cardOf(c.noun));  // CARD-26
  t.drawTraitorCard();
  t.run(TraitorHandLimit{});
}

void resume(const TraitorDraw&, Table& t) {
  if (!t.world.traitor.revealed || caseClosed(t.world)) return;  // RULING-64
  t.drawTraitorCard();                                           // TRT-05
  t.run(TraitorHandLimit{});
}

// ---- the artifact -----------------------------------------------------------------------------------------------

bool artifactIsDue(const World& w) {
  return w.artifactWaits && w.dice(Spot::Field).empty() && !w.artifacts.empty();  // ART-01
}

void resume(const UncoverArtifact&, Table& t) {
  const World& w = t.world;
  if (!artifactIsDue(w)) return;
  t.uncoverArtifact();                                                               // ART-02
  const bool whammy = w.dice(Spot::Leads).empty() && t.cards.of(w.artifact).whammy;  // WHAM-01, -02
  t.setWhammied(whammy);
  for (int more = w.variants.twoConsequences ? 2 : 1; more-- > 0;) t.turnUpConsequence(false);  // CONSQ-01, VAR-17
  if (t.cards.of(w.artifact).kind == Kind::Artifact) t.enforce(w.artifact, true);               // CARD-23
  // RULING-21: artifact and Consequence are turned together; then the Whammy, then the Consequence's immediate text.
  for (int at = w.faceUp.size(); at-- > 0;) t.carryOut(w.faceUp[at], When::Done, w.firstAgent);
  if (whammy) t.run(Commit{Window::Whammy, w.firstAgent}, StrikeWhammy{});
}

void resume(const StrikeWhammy&, Table& t) {
  t.tell(Happened::WhammyStruck, Seat::Table, of(t.world.artifact));
  t.carryOut(t.world.artifact, When::Whammy, t.world.firstAgent);
}

}  // namespace w13
