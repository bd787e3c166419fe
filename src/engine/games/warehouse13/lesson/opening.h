#pragma once
// Where a lesson or a worked example begins: with its secrets, so not for screens.

#include <span>

#include "engine/games/warehouse13/scenario/said_chance.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/house/scenario/beginning.h"

namespace w13 {

class LessonOpening final : public house::Beginning {
 public:
  LessonOpening(std::shared_ptr<const Catalog> cards, const State& state, Setup setup, bool deals, SaidChance chance)
      : cards(std::move(cards)), state(state), setup(std::move(setup)), deals(deals), chance(std::move(chance)) {}

  [[nodiscard]] std::shared_ptr<house::KeptMatch> match(std::uint64_t seed) const override;

  std::shared_ptr<const Catalog> cards;
  State state;  ///< at its first decision
  Setup setup;
  bool deals;         ///< it begins as a season does, with the deal
  SaidChance chance;  ///< all that the lesson says, from that decision on; from the deal on if it deals
};

/// Who plays in a position, with which options.
[[nodiscard]] Setup setupOf(const World& world);

/// The season of an opening after these moves. Chance gives what is said, then is drawn from `seed`. `cards` are those
/// the opening was read with.
[[nodiscard]] Season seasonFrom(const LessonOpening& opening, std::shared_ptr<const Catalog> cards,
                                std::span<const kernel::Move> moves, std::uint64_t seed);

}  // namespace w13
