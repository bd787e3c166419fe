#pragma once
// The ways in which a hand can claim a clue, and what has been picked of them: a clue, a Trait, an Ability, in any
// order. What is picked last counts; what does not fit it is dropped.

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/seen/view.h"
#include "ui/season/foreseen.h"

namespace w13 {

/// One way to claim a clue.
struct Claim {
  CardId card = CardId::None;  ///< the Trait that is spent
  bool byAbility = false;      ///< an Ability makes it pay
  DieId die = DieId::None;     ///< None: something that all may see comes before the clue is named
  [[nodiscard]] kernel::Choice spend() const;
};

class Claims {
 public:
  /// What comes of some choices of the visit (Room::preview).
  using Preview = std::function<Foreseen(std::span<const kernel::Choice>)>;

  Claims() = default;
  /// All ways that a question of paying for a clue offers; none for any other question.
  Claims(const kernel::Decision& asked, const Preview& preview);

  [[nodiscard]] bool empty() const { return all_.empty(); }
  /// Whether this question is about claiming, whether or not the hand can.
  [[nodiscard]] static bool asks(const kernel::Decision& asked);

  // ---- picking; a second pick of the same thing takes it back
  void pick(DieId die);
  void pick(CardId card);
  void pickAbility();
  void drop();
  /// Takes the last pick back; false if there was none.
  bool dropLast();
  [[nodiscard]] bool picked() const { return !order_.empty(); }
  /// The clue that was picked, or the only one that the Trait picked pays for.
  [[nodiscard]] DieId die() const;
  [[nodiscard]] CardId card() const { return card_; }
  /// Whether the Ability was picked, or nothing else makes it pay.
  [[nodiscard]] bool byAbility() const;

  // ---- what still fits what is picked
  [[nodiscard]] Dice dice() const;
  [[nodiscard]] bool fits(CardId card) const;
  [[nodiscard]] bool abilityFits() const;
  /// What a Trait pays for, by itself or with the Ability, whatever is picked.
  [[nodiscard]] Dice paidBy(CardId card, bool byAbility) const;
  /// Whether a Trait pays, though it cannot be said beforehand for which clue.
  [[nodiscard]] bool unsaid(CardId card) const;
  /// The clue that is offered for a die: itself, or the one it is alike to; DieId::None if none is.
  [[nodiscard]] DieId offeredFor(DieId die, const View& view) const;
  /// The way that has been picked, once nothing is missing.
  [[nodiscard]] std::optional<Claim> whole() const;
  /// The way to begin with: the Trait that is picked, and its clue if there is one already.
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
