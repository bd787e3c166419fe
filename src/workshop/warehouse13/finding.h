#pragma once
// Where a card can be tried: positions that the program finds, and those of scenarios that name it.

#include "workshop/warehouse13/kit.h"
#include "workshop/warehouse13/trial.h"

namespace w13 {

/// Positions in which a card can be played at once or is about to take effect; the simplest first. Empty only if
/// `cards` lack it. `path`: "traits/tesla.json".
[[nodiscard]] std::vector<Trial> trialsFor(const std::string& path, const Catalog& cards);

/// The positions of those scenarios and examples that name the card and can be played with these cards.
[[nodiscard]] std::vector<Trial> trialsIn(const std::vector<Played>& played, const std::string& path,
                                          const Catalog& cards);

}  // namespace w13
