#pragma once
// What the verbs of the card language are done with: the step being carried out, whom it concerns, and which dice.
// Each verb's functions stand beside its row, in the file of its subject.

#include "engine/games/warehouse13/answers.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/phases/phases.h"

namespace w13 {

/// The step cannot be done: the list it stands in hears of it, and the list of `if_unable` runs.
void unable(Table& t, const Effect& effect, const CarryOut& card);

/// For what a number is worked out: the card, with what was chosen and rolled, and whom the step concerns.
struct NumberFor {
  const Situation& now;
  const CarryOut& card;
  Seat concerned = Seat::Table;
  bool openly = false;  ///< by public facts: what is secret counts as the most that it can be
};
/// What a number that is worked out comes to, -99 to 99.
[[nodiscard]] int worked(Amount of, const NumberFor& by);
/// Whether a number, or one in a condition, counts what not everybody knows.
[[nodiscard]] bool isSecret(const Catalog& cards, Amount of);
[[nodiscard]] bool isSecret(const Catalog& cards, ConditionAt condition);
/// What a number comes to.
[[nodiscard]] inline int amount(Amount of, const NumberFor& by) { return of.isPrinted() ? of.number : worked(of, by); }

/// A step of a card being carried out: the step, the card's place, and the rest of its list.
struct Doing {
  const Effect& effect;
  CarryOut card;  ///< at the step itself
  CarryOut rest;  ///< at the next one
  Table& t;

  [[nodiscard]] Seat seat(Who who) const { return seatFor(t.world, card, who); }
  [[nodiscard]] Seat who() const { return seat(effect.who); }
  /// What the step takes, of the type that its verb's row names.
  template <class Type>
  [[nodiscard]] const Type& as() const {
    return effect.as<Type>();
  }
  /// The number of a step that has one; what is counted goes no further than what a card may print.
  [[nodiscard]] int amount() const;
  /// The dice of a step about dice.
  [[nodiscard]] Dice dice() const { return diceFor(t.now(), *effect.part<WhichDice>(), card); }
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
  [[nodiscard]] static Dice diceFor(const Situation& now, const WhichDice& dice, const CarryOut& card);
};

/// Whether a seat is that of an Agent whom cards can do something to: not Bronzed.
[[nodiscard]] inline bool isFree(const World& world, Seat seat) { return seat != Seat::Table && world.isFree(seat); }
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
/// Whether any Agent may be chosen.
[[nodiscard]] bool anyFits(const World& world, const Effect& effect, const CarryOut& card);
/// The Agents that may be chosen, in order.
[[nodiscard]] Few<Seat, kMaxPlayers> eligible(const Situation& now, const Effect& effect, const CarryOut& card);
/// Whether a step could be done now, from public facts: for `may` and options.
[[nodiscard]] bool possible(const Situation& now, const CarryOut& card, EffectAt at);
/// Whether the list goes on after a step that does nothing, with one that could be done.
[[nodiscard]] bool restPossible(const Situation& now, const CarryOut& card, EffectAt at);

}  // namespace w13
