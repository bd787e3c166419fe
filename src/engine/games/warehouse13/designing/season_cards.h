#pragma once
// The cards of this game for the house's tools for designers.

#include <optional>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/house/cards/card_part.h"

namespace w13 {

[[nodiscard]] const house::CardPart& seasonCards();
/// The type of a Trait pile that CardPart::tint stands for; Symbol::None for 0.
[[nodiscard]] Symbol typeOfTint(std::uint8_t tint);
/// The kind of the cards in a folder; nullopt for the Agents and the dice.
[[nodiscard]] std::optional<Kind> kindIn(std::string_view folder);
/// The cards in a box of this game.
[[nodiscard]] const CardSet& cardsIn(const house::Box& box);

}  // namespace w13
