#pragma once
// Which choices the rules of thumb can weigh, and which have to be played out in dreams to learn what they do.

#include "engine/bots/outlook.h"

namespace w13 {

/// How far a choice has to be played out.
enum class Foresight : std::uint8_t {
  None,      ///< not at all: rules of thumb weigh it
  Resolved,  ///< until the card has done what it does
  Round,     ///< for a round: the card waits for something
};

/// What it takes to learn the worth of a choice.
[[nodiscard]] Foresight foresightFor(const Outlook& o, const kernel::Decision& d, kernel::Choice c);
/// What it takes to learn the worth of a card's text to whoever plays or uses it.
[[nodiscard]] Foresight foresightFor(const Catalog& cards, const Design& design);

}  // namespace w13
