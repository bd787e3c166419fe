// The interpreter of all cards: one step, then the rest of its list.

#include "engine/games/warehouse13/card_fault.h"
#include "engine/games/warehouse13/effects/doing.h"
#include "engine/games/warehouse13/effects/verb.h"

namespace w13 {

static void carryOut(const CarryOut& card, Table& t) {
  const Effect& effect = t.cards.effect(card.at);
  if (const Verb* verb = verbOf(effect.verb)) return verb->does({effect, card, next(card), t});
  if (card.unable) t.report(Unable{});  // the end: the list that this one stands in was not done in full either
}

void resume(const CarryOut& card, Table& t) {
  blamed(card.card, t.cards, [&] { carryOut(card, t); });
}

// The list that this one stands in hears of it; nothing else does.  RULING-63
void unable(Table& t, const Effect& effect, const CarryOut& card) {
  t.report(Unable{});
  if (effect.otherwise == 0) return;
  t.run(card.list(effect.otherwise));
}

// ---- events ---------------------------------------------------------------------------------------------------------

void resume(Happens step, Table& t) {
  if (!t.cards.wakes[at(step.event)]) return;
  if (--step.times > 0) t.run(step);
  t.wakeFor(step);
}

void resume(const Woken&, Table&) {}

// ---- what could be done ---------------------------------------------------------------------------------------------

bool possible(const Situation& now, const CarryOut& card, EffectAt at) {
  const Verb* verb = verbOf(now.cards.effect(at).verb);
  return verb == nullptr || verb->possible == nullptr || verb->possible(now, card, at);
}

bool restPossible(const Situation& now, const CarryOut& card, EffectAt at) {
  ++at;
  return now.cards.effect(at).verb != Do::End && possible(now, card, at);
}

}  // namespace w13
