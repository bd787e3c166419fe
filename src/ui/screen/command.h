#pragma once
// What a piece, a button or a key does instead of making a choice.

#include "engine/kernel/choice.h"
#include "ui/screen/of_game.h"

namespace ui {

struct Command {
  OfGame what;        ///< the game's order; 0: nothing
  kernel::Noun with;  ///< its seat or thing

  constexpr Command() = default;
  template <GameEnum Order>
  constexpr Command(Order order, kernel::Noun thing = {}) : what(order), with(thing) {}  // NOLINT(*-explicit-*)
  [[nodiscard]] constexpr explicit operator bool() const { return static_cast<bool>(what); }
  constexpr bool operator==(const Command&) const = default;
};

}  // namespace ui
