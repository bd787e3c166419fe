// The Episode sequence, the Ping phase and Cleanup: ledger sections 6, 7 and 15.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

void resume(const Episode&, Table& t) {
  t.beginEpisode();
  t.run(PingPhase{}, Investigation{}, RetrievalPhase{}, Cleanup{}, NextEpisode{});  // EPI-01
}

void resume(const NextEpisode&, Table& t) {
  const int losses = t.world.variants.fourLost ? 4 : 3;  // VAR-25
  if (t.world.lost.size() >= losses) t.run(Finale{});    // FINAL-01
  else t.run(Episode{});                                 // EPI-04
}

// ---- Ping -------------------------------------------------------------------------------------------------------

void resume(const PingPhase&, Table& t) {
  const World& w = t.world;
  t.beginPhase(Phase::Ping);
  t.layPing(t.takePing());  // PING-01
  t.run(RollClues{}, UncoverArtifact{});
  if (w.ping != CardId::None) t.carryOut(w.ping, When::Done, w.firstAgent);  // PING-02: before any clue die is rolled
}

void resume(const RollClues&, Table& t) {
  const World& w = t.world;
  t.awaitArtifact();
  if (w.ping != CardId::None) {
    const Design& ping = t.cards.of(w.ping);
    for (const Symbol colour : kAllSymbols) {
      int left = ping.fieldDice[colour];
      for (const DieId die : w.dice(Spot::Supply) & diceOf(colour)) {  // PING-04
        if (left-- <= 0) break;
        t.move(die, Spot::Field);  // PING-03, PING-05
        t.roll(die);
      }
    }
  }
  for (const DieId die : w.dice(Spot::Supply)) {
    t.move(die, Spot::Leads);  // PING-07
    t.roll(die);               // by its face it lies at its symbol: PING-08 to PING-10
  }
  if (w.ping != CardId::None) t.carryOut(w.ping, When::CluesRolled, w.firstAgent);
}

// ---- Cleanup ----------------------------------------------------------------------------------------------------

void resume(const Cleanup&, Table& t) {
  const World& w = t.world;
  t.beginPhase(Phase::Cleanup);
  t.sweepDice();  // CLEAN-02, CLEAN-03
  for (const Seat seat : w.seats()) {
    if (!w.isFree(seat)) continue;                                                   // RULING-30
    while (!w.isUp(seat)) t.heal(seat);                                              // CLEAN-05
    if (w.agent(seat).at != Location::Warehouse) t.move(seat, Location::Warehouse);  // CLEAN-04
  }
  t.run(CleanupCards{}, RefreshAbilities{}, PassFirstAgent{});  // CLEAN-01
  for (int step = w.players; step-- > 0;) {                     // CLEAN-06, one by one in order (RULING-33)
    const Seat seat = kernel::clockwise(w.firstAgent, step, w.players);
    if (w.isFree(seat)) t.run(DrawStress{seat, cleanupStress(t.now(), seat)});
  }
}

void resume(const CleanupCards&, Table& t) {
  // Consequences with a Cleanup effect, and those of lost Adversary Artifacts: oldest first.  CLEAN-08, FINAL-34
  trigger(t, When::Cleanup);
}

void resume(const RefreshAbilities&, Table& t) { t.refreshAbilities(); }  // CLEAN-09

void resume(const PassFirstAgent&, Table& t) {
  t.passFirstAgent();                                                                // CLEAN-11, FINAL-35
  if (t.world.ping != CardId::None && t.world.phase != Phase::Finale) t.dropPing();  // CLEAN-12
}

}  // namespace w13
