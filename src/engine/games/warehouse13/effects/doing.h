#pragma once
// What the verbs of the card language do: one function per verb, named after it, called by carry_out.cpp.

#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

void unable(Table& t, const Effect& effect, const CarryOut& card);

/// A step of a card being carried out: the step, the card's place, and the rest of its list.
struct Doing {
  const Effect& effect;
  CarryOut card;  ///< at the step itself
  CarryOut rest;  ///< at the next one
  Table& t;

  [[nodiscard]] Seat seat(Who who) const { return seatFor(t.world, card, who); }
  [[nodiscard]] Seat who() const { return seat(effect.who); }
  [[nodiscard]] int amount() const { return w13::amount(t.now(), effect.amount, card.you, card.number); }
  /// The dice the step is about.
  [[nodiscard]] Dice dice() const { return diceFor(t.now(), effect, card); }
  /// Continues with the list.
  void goOn() const { goOnAfter(); }
  /// Continues with the list after some steps. The end of a list is not put on the agenda: the enclosing list follows.
  template <class... Steps>
  void goOnAfter(const Steps&... steps) const {
    if (!ended()) return t.run(steps..., rest);
    if (card.unable) t.report(Unable{});
    t.run(steps...);
  }
  [[nodiscard]] bool ended() const { return t.cards.effect(rest.at).verb == Do::End; }
  /// The step of this kind that the card answers: the question itself, or `under` places below it.
  template <class Step>
  [[nodiscard]] Step* answered(int under = 0) const {
    return card.answers.place == 0 ? nullptr : t.stepAt<Step>(card.answers.place - under);
  }
  /// The step cannot be done: the rest of the list is skipped, or the list of `if_unable` runs.
  void unable() const { w13::unable(t, effect, card); }
  /// A list inside the step, with the choices made so far.
  [[nodiscard]] CarryOut list(EffectAt first) const { return card.list(first); }

  [[nodiscard]] static Seat seatFor(const World& world, const CarryOut& card, Who who);
  [[nodiscard]] static Dice diceFor(const Situation& now, const Effect& effect, const CarryOut& card);
};

/// The step a card is at.
[[nodiscard]] inline const Effect& effectOf(const Situation& now, const CarryOut& card) {
  return now.cards.effect(card.at);
}
/// The rest of a card after its question was answered.
[[nodiscard]] inline CarryOut next(CarryOut card) {
  ++card.at;
  return card;
}
/// The seat that chooses: the one named; for the Adversary the revealed Traitor, else the First Agent (ADV-03).
[[nodiscard]] Seat chooserOf(const World& world, const CarryOut& card, Who by);
/// Whether Standard Protocol picks dice and Agents.  WSP-01
[[nodiscard]] bool byProtocol(const World& world, Who by);
/// The dice that may be chosen: the heap and filter, narrowed by Standard Protocol.  WSP-02 to WSP-05, RULING-23
[[nodiscard]] Dice candidates(const Situation& now, const Effect& effect, const CarryOut& card);
/// The Agents that may be chosen, in order.
[[nodiscard]] Few<Seat, kMaxPlayers> eligible(const Situation& now, const Effect& effect, const CarryOut& card);
/// Whether a pile may be chosen in the step at `at`: not if the seat that draws next may not draw from it.
[[nodiscard]] bool pileOpen(const Situation& now, EffectAt at, const CarryOut& card, Symbol type);
/// Whether a step could be done now, from public facts: for `may` and options.
[[nodiscard]] bool possible(const Situation& now, const CarryOut& card, EffectAt at);

/// Whether the Stress deck holds the price of an optional list.
[[nodiscard]] bool affordable(const Situation& now, EffectAt list);

// choosing
void doChooseAgent(const Doing& d);
void doChooseDie(const Doing& d);
void doChoosePile(const Doing& d);
void doChooseType(const Doing& d);
void doChooseOne(const Doing& d);
void doMay(const Doing& d);
// flow
void doEach(const Doing& d);
void doRepeat(const Doing& d);
void doIf(const Doing& d);
void doRoll(const Doing& d);
void doFace(const Doing& d);
// dice
void doClaim(const Doing& d);
void doNeutralize(const Doing& d);
void doLock(const Doing& d);
void doReroll(const Doing& d);
void doTurn(const Doing& d);
void doMove(const Doing& d);
void doApply(const Doing& d);
void doTakeBack(const Doing& d);
// cards
void doDraw(const Doing& d);
void doDrawAside(const Doing& d);
void doHandOver(const Doing& d);
void doDiscard(const Doing& d);
void doTakeTop(const Doing& d);
void doDrawStress(const Doing& d);
void doReturnStress(const Doing& d);
void doTransfer(const Doing& d);
void doStash(const Doing& d);
void doShuffleDiscards(const Doing& d);
void doDigForCalamity(const Doing& d);
// agents
void doKo(const Doing& d);
void doWound(const Doing& d);
void doSoften(const Doing& d);
void doTravel(const Doing& d);
void doSendHome(const Doing& d);
void doAct(const Doing& d);
// the Warehouse
void doMaintenance(const Doing& d);
void doObstacle(const Doing& d);
void doDefeat(const Doing& d);
void doGear(const Doing& d);
void doDifficulty(const Doing& d);
void doSettle(const Doing& d);
// the season
void doConsequence(const Doing& d);
void doDropConsequence(const Doing& d);
void doNewPing(const Doing& d);
void doRequire(const Doing& d);
void doRoundAlone(const Doing& d);
void doSitOut(const Doing& d);
void doLook(const Doing& d);

}  // namespace w13
