#pragma once
// What a choice does, learnt by making it in dreams: for words that no rule of thumb weighs. No card is known by name
// here, and no word.

#include <cstdint>

#include "engine/bots/foresight.h"
#include "engine/kernel/dreams.h"

namespace w13 {

/// A choice to be played out, and what would be done instead of it.
struct Foreseen {
  kernel::Move move;
  Foresight how = Foresight::Resolved;
  /// Made in its place where a round is played; verb 0: nothing is, the window passes.
  kernel::Choice instead{};
};

/// The worth of a choice to the seat whose outlook it is, in dice, beside not making it; less the standard error, by as
/// much as the dreams disagree. Others, and the seat itself once the choice is made, play by rules of thumb. The same
/// seed gives the same worth.
[[nodiscard]] double dreamtWorth(const Outlook& o, const kernel::Dreams<View>& match, const Foreseen& what,
                                 std::uint64_t seed);

}  // namespace w13
