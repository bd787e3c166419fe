#pragma once
// What of a card can ever happen: lists that the rules never do, conditions that cannot hold, or always do, where they
// stand, choices that leave out more than they mean to.

#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"

namespace w13 {

/// Whether the rules ever do a card's list for an event: its deck, its kind of Ability and whether it stays decide.
[[nodiscard]] bool acts(const Design& design, When event);
/// Those events by name, for mistakes.
[[nodiscard]] std::vector<std::string> eventsOf(const Design& design);

/// Conditions that are known to hold, or known not to, at a place in a card.
class Known {
 public:
  void holds(If condition);
  void fails(If condition) { fails_ |= bit(condition); }
  /// Steps have been done that may change where Agents stand, who holds what, and which dice lie open.
  void forget();
  [[nodiscard]] bool isSure(If condition) const { return (holds_ & bit(condition)) != 0; }
  [[nodiscard]] bool isOut(If condition) const { return (fails_ & bit(condition)) != 0; }

 private:
  static std::uint32_t bit(If condition) { return std::uint32_t{1} << static_cast<unsigned>(condition); }
  std::uint32_t holds_ = 0;
  std::uint32_t fails_ = 0;
};

/// Whether a condition asks about a challenge, a Snag roll or a harm that is being answered: only `only` can.
[[nodiscard]] bool asksTheOccasion(If condition);
/// Whether a condition of `only` can hold when a card that answers these windows is played.
[[nodiscard]] bool canHoldInOnly(If condition, Windows answers);
/// A number that makes a condition hold never (false) or always (true), with the reason; empty: neither.
struct Foregone {
  bool always = false;
  std::string reason;
};
[[nodiscard]] Foregone foregone(If condition, int number, const Catalog& cards);

/// Whether a verb does nothing but choose an Agent, a die, a pile or a type.
[[nodiscard]] bool isChoice(Do verb);
/// Whether a choice can find nothing to choose from, so that the rest of its list is skipped.
[[nodiscard]] bool canBeEmpty(const Effect& choice);
/// The first step behind the choice at `at` that has nothing to do with what is chosen there; the size if there is
/// none.
[[nodiscard]] std::size_t unrelatedAfter(const std::vector<Effect>& list, std::size_t at, const Catalog& cards);
/// The highest number that may stand behind a verb: some put a question on the agenda for each.
[[nodiscard]] constexpr int mostOf(Do verb) {
  if (verb == Do::Defeat || verb == Do::DropConsequence) return 4;
  return verb == Do::HandOver || verb == Do::DrawAside ? 8 : 13;
}
/// Whether a list that is done when an Agent arrives in the Field brings that Agent there anew, before anybody chooses
/// or anything is rolled: where the way is free, it never ends.
[[nodiscard]] bool arrivesAnew(EffectAt list, const Catalog& cards);
/// Whether a list holds a verb, inner lists included.
[[nodiscard]] bool holdsVerb(EffectAt list, Do verb, const Catalog& cards);

}  // namespace w13
