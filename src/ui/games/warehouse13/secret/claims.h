#pragma once
// The ways a hand can claim a clue, and what is picked so far: a clue, a Trait, an Ability, in any order. The last pick
// counts; earlier picks that do not fit it are dropped.

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/season/foreseen.h"

namespace w13 {

/// One way to claim a clue.
struct Claim {
  CardId card = CardId::None;  ///< the Trait to spend
  bool byAbility = false;      ///< an Ability makes it pay
  DieId die = DieId::None;     ///< None: something public happens before the clue is named
  [[nodiscard]] kernel::Choice spend() const;
};

class Claims {
 public:
  /// The outcome of some choices of the visit (Room::preview).
  using Preview = std::function<Foreseen(std::span<const kernel::Choice>)>;

  Claims() = default;
  /// All ways offered by a question about paying for a clue; none for any other question.
  Claims(const kernel::Decision& asked, const Preview& preview);

  [[nodiscard]] bool empty() const { return all_.empty(); }
  /// Whether this question is about claiming, even if the hand cannot claim.
  [[nodiscard]] static bool asks(const kernel::Decision& asked);

  // ---- picking; picking a thing again undoes it
  void pick(DieId die);
  void pick(CardId card);
  void pickAbility();
  void drop();
  /// Undoes the last pick; false if there was none.
  bool dropLast();
  [[nodiscard]] bool picked() const { return !order_.empty(); }
  /// The picked clue, or the only one that the picked Trait pays for.
  [[nodiscard]] DieId die() const;
  [[nodiscard]] CardId card() const { return card_; }
  /// Whether the Ability is picked, or is the only way to pay.
  [[nodiscard]] bool byAbility() const;

  // ---- what still fits what is picked
  [[nodiscard]] Dice dice() const;
  [[nodiscard]] bool fits(CardId card) const;
  [[nodiscard]] bool abilityFits() const;
  /// What a Trait pays for, by itself or with the Ability, regardless of picks.
  [[nodiscard]] Dice paidBy(CardId card, bool byAbility) const;
  /// Whether a Trait pays for a clue that is not known beforehand.
  [[nodiscard]] bool unsaid(CardId card) const;
  /// The clue offered for a die: itself or an alike one; DieId::None if there is none.
  [[nodiscard]] DieId offeredFor(DieId die, const View& view) const;
  /// The picked way, once complete.
  [[nodiscard]] std::optional<Claim> whole() const;
  /// The way to begin with: the picked Trait, and its clue if there is one yet.
  [[nodiscard]] std::optional<Claim> begun() const;

 private:
  enum class Part { Die, Card, Ability };
  [[nodiscard]] bool fit(const Claim& claim, DieId die, CardId card, bool ability) const;
  [[nodiscard]] bool any(DieId die, CardId card, bool ability) const;
  void picked(Part part);
  void forget(Part part);
  std::vector<Claim> all_;
  DieId die_ = DieId::None;
  CardId card_ = CardId::None;
  bool ability_ = false;
  std::vector<Part> order_;
};

}  // namespace w13
