// How a Retrieval ends: the end of a round, "Let it go", retrieved, captured or lost. Ledger section 14, RULING-20,
// -21, -31 and -32.

#include "engine/games/warehouse13/phases/phases.h"

#include <bit>

namespace w13 {

void resume(const RoundEnd&, Table& t) {
  const World& w = t.world;
  if (!w.retrieval.open) return;
  for (const Seat seat : w.seats()) t.keepRevealed(seat, {});
  if (allMet(t.now())) return t.run(RoundOver{});
  t.run(Commit{Window::Applied, w.firstAgent}, RoundOver{});
}

void resume(const RoundOver&, Table& t) {
  const Retrieval& r = t.world.retrieval;
  if (!r.open) return;
  const bool extra = r.alone != Seat::Table;
  t.endRetrievalRound();
  t.happened(When::RoundEnds, t.world.firstAgent);
  t.run(EndStays{Stays::Round}, NextRound{extra});
}

// An extra round goes back to where it came in, unless nothing is left to do.
void resume(const NextRound& step, Table& t) {
  if (!t.world.retrieval.open) return;
  if (!step.extra || allMet(t.now())) t.run(RetrievalRound{});  // RETR-19
}

// The last window: cards and Abilities may still save it.  RETR-21, RULING-20
void ask(const LetItGo&, const Situation& now, Decision& d) {
  if (!now.world.retrieval.open || allMet(now)) return;
  d.ask(now.world.firstAgent, id(Ask::LetItGo), "RETR-21"_rule, Openness::Public,
        {.automatic = !windowOpen(now, Window::Applied)});
  d.offer(choice(verb::LetItGo));
}

void answer(const LetItGo&, Table&, Choice) {}

void resume(const FinishRetrieval&, Table& t) {
  if (!t.world.retrieval.open) return;
  const bool met = allMet(t.now());
  t.closeRetrieval();
  t.run(EndStays{Stays::Round}, EndStays{Stays::Episode}, EndRetrieval{met});
}

void resume(const EndRetrieval& step, Table& t) {
  const World& w = t.world;
  const bool met = step.met;
  if (w.phase == Phase::Finale) return t.run(EndPlotTurn{met});
  const SeatSet field = w.fieldAgents();
  if (!met || field.empty()) return t.run(LoseArtifact{});  // OUT-05, RULING-20
  t.sealReveal(false);
  t.run(AfterRetrieval{});
  const Seat alone = seatAt(std::countr_zero(field.bits()));
  if (field.size() == 1 && couldBeTraitor(w, alone))
    t.run(RevealOrContinue{alone, RevealCase::Capture});  // CAPT-01, CAPT-02, RULING-32
}

void resume(const AfterRetrieval&, Table& t) {
  const World& w = t.world;
  if (w.artifact == CardId::None) return;  // cards have let it be lost meanwhile
  if (w.willReveal) {                      // CAPT-03, CAPT-04
    t.sealReveal(false);
    t.tell(Happened::ArtifactCaptured, w.traitor.seat, of(w.artifact));
    return t.run(LoseArtifact{true}, RevealTraitor{});
  }
  t.stackArtifact();                                                           // OUT-02
  while (!w.faceUp.empty()) t.dropConsequence(w.faceUp[0]);                    // CONSQ-03
  if (w.stacks.size() >= 3) t.end(Winner::Warehouse, Ending::ThreeArtifacts);  // OUT-03; else Cleanup: OUT-04
}

/// Abilities that wait for the loss: Assets and Downsides act, the others may be used.
static void tellAbilitiesOfLoss(Table& t) {
  const World& w = t.world;
  for (int place = w.players * kSlots; place-- > 0;) {
    const Seat seat = kernel::clockwise(w.firstAgent, place / kSlots, w.players);
    const Slot slot = kAllSlots[place % kSlots];
    const Design* design = w.isFree(seat) ? ability(t.now(), seat, slot) : nullptr;
    if (design == nullptr || design->at(When::Lost) == 0) continue;
    if (slot == Slot::Asset || slot == Slot::Downside)
      t.carryOut(t.cards.abilityCard(w.agent(seat).who, slot), When::Lost, seat);
    else t.run(MayUseAbility{seat, slot, When::Lost});
  }
}

void resume(const LoseArtifact& step, Table& t) {
  const World& w = t.world;
  t.closeRetrieval();
  const CardId card = w.artifact;
  if (card == CardId::None) return;
  const Design& design = t.cards.of(card);
  t.loseArtifact();                                                                                      // OUT-06
  if (w.variants.shorterGame && w.lost.size() >= 3) return t.end(Winner::Traitor, Ending::ShorterGame);  // VAR-28
  t.sealReveal(false);
  tellAbilitiesOfLoss(t);
  if (design.mayReveal && !step.captured)  // REVEAL-04, RULING-31
    t.run(AskToReveal{RevealCase::LostArtifact, {w.firstAgent}}, RevealIfWilling{});
  if (design.kind == Kind::Adversary) {  // CARD-23
    t.enforce(card, true);
    t.carryOut(card, When::Lost, w.firstAgent);
  }
  while (!w.faceUp.empty()) t.keepConsequence(w.faceUp[0]);  // CONSQ-02, OUT-07
}

void resume(const RevealIfWilling&, Table& t) {
  if (!t.world.willReveal) return;
  t.sealReveal(false);
  t.run(RevealTraitor{});
}

}  // namespace w13
