#pragma once
// A view as JSON: what the protocol answers and readable logs end with.

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// Changes whenever the same view gives different JSON: stored states are compared by it.
inline constexpr int kViewForm = 2;

/// All that a view shows, in names: cards as {"card": number, "id": "goozooka"}, clues as "1-logic".
[[nodiscard]] nlohmann::ordered_json jsonOf(const View& view, const Catalog& cards);

[[nodiscard]] std::string nameOf(Phase phase);
[[nodiscard]] std::string nameOf(Winner winner);
[[nodiscard]] std::string nameOf(Ending ending);

}  // namespace w13
