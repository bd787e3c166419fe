// The Finale: Plot turns until two are stopped or executed. Ledger section 16, RULING-36 to -38.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

void resume(const Finale&, Table& t) {
  const World& w = t.world;
  t.beginPhase(Phase::Finale);
  t.run(PlotTurn{});
  if (!w.variants.cooperative && !w.traitor.revealed) t.run(RevealTraitor{});  // FINAL-02, REVEAL-05
}

void resume(const PlotTurn&, Table& t) {
  const World& w = t.world;
  t.beginRound();
  const Happens begins{When::CaseRoundBegins, w.firstAgent};
  if (w.variants.cooperative) {  // VAR-07
    t.layPlot(t.takePlot());
    return t.run(EndStays{Stays::Round}, begins, RevealPlot{});
  }
  while (w.traitor.plots.size() < 2)  // FINAL-04
    if (!t.drawPlot()) break;
  t.run(EndStays{Stays::Round}, begins, PlayPlot{}, KeepPlot{}, RevealPlot{});
}

void ask(const PlayPlot&, const Situation& now, Decision& d) {
  d.ask(now.world.traitor.seat, id(Ask::PlayPlot), "FINAL-05"_rule, Openness::Secret);
  for (const CardId card : now.world.traitor.plots) d.offer(choice(verb::Play, of(card)));
}

void answer(const PlayPlot&, Table& t, Choice c) { t.layPlot(cardOf(c.noun)); }

void ask(const KeepPlot&, const Situation& now, Decision& d) {
  if (now.world.traitor.plots.empty()) return;
  d.ask(now.world.traitor.seat, id(Ask::KeepPlot), "FINAL-06"_rule, Openness::Secret);
  d.offer(choice(verb::Keep));
  d.offer(choice(verb::Discard));
}

void answer(const KeepPlot&, Table& t, Choice c) {
  if (c.verb == verb::Discard) t.discardPlot();
}

// Plot, its effects, dice, Actions, Stop the Plot.  FINAL-03
void resume(const RevealPlot&, Table& t) {
  const World& w = t.world;
  if (w.plot == CardId::None) return;
  t.revealPlot();
  t.enforce(w.plot, true);  // FINAL-08
  const AllocateDice allocate{{w.firstAgent}};
  if (w.variants.cooperative)
    t.run(allocate, AdversaryTurn{}, InOrder{Turn::FinaleAction}, StopThePlot{});  // VAR-08, RULING-36
  else
    t.run(allocate, TraitorFinaleAction{}, TraitorDraw{}, InOrder{Turn::FinaleAction},
          StopThePlot{});                        // FINAL-15, FINAL-20
  t.carryOut(w.plot, When::Done, w.firstAgent);  // FINAL-07, FINAL-09
  t.run(Commit{Window::Plot, w.firstAgent});
}

// ---- Allocate Dice ----------------------------------------------------------------------------------------------

void resume(AllocateDice step, Table& t) {
  const World& w = t.world;
  if (w.dice(Spot::Supply).empty()) return;
  const Seat seat = t.next(step.round, [&](Seat each) { return w.isAgent(each); });
  if (seat == Seat::Table) return t.run(AllocateDice{{step.round.start}, 1});  // FINAL-13: round and round
  if (step.pass == 1) return t.run(TakeDie{seat, Symbol::None}, step);
  const auto& focus = t.cards.of(w.agent(seat).who).focus;
  t.run(TakeDie{seat, focus[0]}, TakeDie{seat, focus[1]}, step);  // FINAL-10, FINAL-12
}

// Dice of one colour are alike: one of each stands for them.
void ask(const TakeDie& q, const Situation& now, Decision& d) {
  const Dice pool = now.world.dice(Spot::Supply);  // FINAL-14
  const bool focus = q.colour != Symbol::None;
  d.ask(q.seat, id(focus ? Ask::TakeFocusDie : Ask::TakeDie), focus ? "FINAL-11"_rule : "FINAL-13"_rule,
        Openness::Public, {.automatic = true});
  if (focus && !(pool & diceOf(q.colour)).empty())
    return d.offer(choice(verb::Take, of((pool & diceOf(q.colour)).first())));
  for (const Symbol colour : kAllSymbols) {
    const Dice alike = pool & diceOf(colour);
    if (!alike.empty()) d.offer(choice(verb::Take, of(alike.first())));
  }
}

void answer(const TakeDie& q, Table& t, Choice c) {
  t.claim(dieOf(c.noun), q.seat);
  t.tell(Happened::DieTaken, q.seat, c.noun);
}

// ---- the Traitor's Actions --------------------------------------------------------------------------------------

void ask(const TraitorFinaleAction&, const Situation& now, Decision& d) {
  const TraitorSeat& traitor = now.world.traitor;
  d.ask(traitor.seat, id(Ask::TraitorFinaleAction), "FINAL-15"_rule, Openness::WithHand);
  if (traitor.bronzed) return d.offer(choice(verb::Continue));  // RULING-27: the move is the Action
  d.offer(choice(verb::DrawCard));                              // FINAL-17
  for (const CardId card : traitor.hand) {
    if (now.cards.of(card).timing == Timing::Action) d.offerFromHand(choice(verb::Play, of(card)));  // FINAL-16
    d.offerFromHand(choice(verb::DiscardForObstacle, of(card)));                                     // FINAL-18
    d.offerFromHand(choice(verb::DiscardForStress, of(card)));                                       // FINAL-19
  }
}

void answer(const TraitorFinaleAction&, Table& t, Choice c) {
  const Seat seat = t.world.traitor.seat;
  switch (c.verb) {
    case verb::Continue: return t.debronze(seat);
    case verb::Play: return playCard(t, seat, cardOf(c.noun));
    case verb::DiscardForObstacle:
      t.discardFromHand(seat, cardOf(c.noun));
      t.addToTrack();
      return;
    case verb::DiscardForStress: t.discardFromHand(seat, cardOf(c.noun)); return t.run(StressVictim{});
    default: t.drawTraitorCard(); return t.run(TraitorHandLimit{});
  }
}

void ask(const StressVictim&, const Situation& now, Decision& d) {
  d.ask(now.world.traitor.seat, id(Ask::ChooseAgent), "FINAL-19"_rule, Openness::Public, {.automatic = true});
  for (const Seat seat : now.world.seats())
    if (now.world.isFree(seat)) d.offer(choice(verb::Choose, of(seat)));
}

void answer(const StressVictim&, Table& t, Choice c) { t.run(DrawStress{seatOf(c.noun), 2}); }

// After each Action an Agent takes.  FINAL-22; not after a pass: FINAL-23
void ask(const TraitorResponse&, const Situation& now, Decision& d) {
  const TraitorSeat& traitor = now.world.traitor;
  if (!traitor.revealed || traitor.bronzed) return;
  d.ask(traitor.seat, id(Ask::TraitorResponse), "FINAL-22"_rule, Openness::WithHand);
  d.offer(choice(verb::DrawCard));
  d.offer(choice(verb::Decline));
  for (const CardId card : traitor.hand)
    if (now.cards.of(card).timing == Timing::Action) d.offerFromHand(choice(verb::Play, of(card)));
}

void answer(const TraitorResponse&, Table& t, Choice c) {
  if (c.verb == verb::Play) return playCard(t, t.world.traitor.seat, cardOf(c.noun));
  if (c.verb != verb::DrawCard) return;
  t.drawTraitorCard();
  t.run(TraitorHandLimit{});
}

// ---- Stop the Plot ----------------------------------------------------------------------------------------------

// A Retrieval in all but name; a Plot needs nobody in the Field.  FINAL-26, FINAL-27, RULING-37
void resume(const StopThePlot&, Table& t) {
  t.openRetrieval();
  t.run(Commit{Window::BeforeRetrieval, t.world.firstAgent}, BeforeRetrieval{}, ApplyBronzeDice{}, RetrievalRound{});
}

void resume(const EndPlotTurn& step, Table& t) {
  const World& w = t.world;
  t.setPlotAside(step.stopped);  // RULING-38
  if (step.stopped) {            // FINAL-28
    if (w.plotsStopped >= t.cards.game.plotsToStop)
      return t.end(Winner::Warehouse, Ending::TwoPlotsStopped);  // FINAL-30
  } else {                                                       // FINAL-29
    const int enough = plotsToExecute(t.cards.game, w.variants);
    if (w.plotsExecuted >= enough) return t.end(Winner::Traitor, Ending::PlotsExecuted);  // FINAL-31
  }
  t.sweepDice();                                        // FINAL-33
  t.run(CleanupCards{}, PassFirstAgent{}, PlotTurn{});  // FINAL-34 to FINAL-38
}

}  // namespace w13
