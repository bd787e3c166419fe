#pragma once
// What of a card can ever happen: lists that the rules never run, conditions that never or always hold where they are,
// choices that skip more than intended.

#include <optional>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/effect.h"

namespace w13 {

/// Whether the rules ever run a card's list for an event: deck, kind of Ability and whether it stays decide.
[[nodiscard]] bool acts(const Design& design, When event);
/// Those events by name, for mistakes.
[[nodiscard]] std::vector<std::string> eventsOf(const Design& design);

/// Conditions known to hold, or known not to, at a place in a card.
class Known {
 public:
  void holds(If condition);
  void fails(If condition) { fails_ |= bit(condition); }
  /// Takes to heart that a condition is so, or is not: as far as it follows for words about you.
  void learn(ConditionAt condition, bool so, const Catalog& cards);
  /// Whether a condition is sure to hold or not to; nothing if it may do both.
  [[nodiscard]] std::optional<bool> judge(ConditionAt condition, const Catalog& cards) const;
  /// Call after steps that may change where Agents are, who holds what, and which dice are open.
  void forget();
  [[nodiscard]] bool isSure(If condition) const { return (holds_ & bit(condition)) != 0; }
  [[nodiscard]] bool isOut(If condition) const { return (fails_ & bit(condition)) != 0; }

 private:
  static std::uint32_t bit(If condition) { return std::uint32_t{1} << static_cast<unsigned>(condition); }
  std::uint32_t holds_ = 0;
  std::uint32_t fails_ = 0;
};

/// Whether a condition asks about the challenge, Snag roll or harm being answered: only `only` can. `event`: in a list
/// for an event, where `concerns` is about that.
[[nodiscard]] bool asksTheOccasion(ConditionAt condition, const Catalog& cards, bool event = false);
/// Whether a condition asks what the steps before it have done, or about the Trait just played or spent.
[[nodiscard]] bool asksSteps(ConditionAt condition, const Catalog& cards);
/// Whether a condition or one of its numbers is about you.
[[nodiscard]] bool isAboutYou(ConditionAt condition, const Catalog& cards);
/// The words for the Agent whom an event is about, in a list for it; for the main event, whom the answered is about.
[[nodiscard]] Whos concernedAt(When event, Windows answers);
/// Whether an event is about a die, `it`.
[[nodiscard]] constexpr bool isAboutADie(When event) {
  return event == When::Misapplied || event == When::Claimed || event == When::Neutralized;
}
/// Whether a condition of `only` can hold when a card that answers these windows is played.
[[nodiscard]] bool canHoldInOnly(ConditionAt condition, Windows answers, const Catalog& cards);
/// Whether a condition's number makes it hold always (true) or never (false), and why; empty: neither.
struct Foregone {
  bool always = false;
  std::string reason;
};
[[nodiscard]] Foregone foregone(ConditionAt condition, const Catalog& cards);

/// Whether a step acts on a Trait pile or type that must have been chosen before.
[[nodiscard]] bool needsPile(const Effect& step);
/// Whether a choice can find nothing to choose from, so that the rest of its list is skipped.
[[nodiscard]] bool canBeEmpty(const Effect& choice);
/// The first step after the choice at `at` that is unrelated to what is chosen there; the size if there is none.
[[nodiscard]] std::size_t unrelatedAfter(const std::vector<Effect>& list, std::size_t at, const Catalog& cards);
/// Whether a list run when an Agent arrives in the Field brings that Agent there again before any choice or roll: where
/// the way is free, it never ends.
[[nodiscard]] bool arrivesAnew(EffectAt list, const Catalog& cards);
/// Whether a list holds a verb, inner lists included.
[[nodiscard]] bool holdsVerb(EffectAt list, Do verb, const Catalog& cards);

}  // namespace w13
