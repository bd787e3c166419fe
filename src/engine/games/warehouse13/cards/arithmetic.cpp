#include "engine/games/warehouse13/cards/arithmetic.h"

#include <utility>

namespace w13 {

std::optional<Amount> plus(Amount one, Amount other) {
  if (one.of == Amount::Of::Fixed) std::swap(one, other);
  if (other.of != Amount::Of::Fixed) return std::nullopt;
  std::int8_t& to = one.half ? one.more : one.number;
  to = static_cast<std::int8_t>(to + other.number);
  return one;
}

std::optional<Amount> half(Amount of) {
  if (of.half) return std::nullopt;
  if (of.of == Amount::Of::Fixed) of.number = static_cast<std::int8_t>(of.number < 0 ? 0 : of.number / 2);
  else of.half = true;
  return of;
}

}  // namespace w13
