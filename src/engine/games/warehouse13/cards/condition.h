#pragma once
// What steps and cards may depend on: a word, a comparison, dice or a card, and what is made of them with and, or, not.
// How they are written: docs/effects.md; whether they hold: effects/conditions.cpp.

#include "engine/games/warehouse13/cards/terms.h"

namespace w13 {

/// What a condition is made of.
enum class Judging : std::uint8_t {
  Word,  ///< a word, about a person if it names one
  Not,
  And,
  Or,
  AtLeast,  ///< one number against the other
  AtMost,
  Exactly,
  AnyDie,  ///< a die of the group passes the filter
  Trait,   ///< the Trait just played or spent
};

struct Condition {
  Judging how = Judging::Word;
  If word = If::Always;
  Who who = Who::You;     ///< whom the word is about
  Amount one = {};        ///< of a comparison, or the number of a word that has one
  Amount other = {};      ///< of a comparison
  Heap heap = Heap::It;   ///< AnyDie
  DieFilter filter = {};  ///< AnyDie; of a Trait its type (as symbol), number and at most
  bool focus = false;     ///< of a Trait: it is of one of your Focus types
  ConditionAt first = 0;  ///< what it is made of
  ConditionAt second = 0;
};

/// Whether a condition is made of a part, at any depth: `is(const Condition&)`.
template <class Conditions, class Is>
[[nodiscard]] bool anyPart(ConditionAt of, const Conditions& conditions, const Is& is) {
  if (of == 0) return false;
  const Condition& condition = conditions[of];
  return is(condition) || anyPart(condition.first, conditions, is) || anyPart(condition.second, conditions, is);
}

}  // namespace w13
