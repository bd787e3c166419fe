#pragma once
// The cards of a first season (data/rules/first-season.json): what is on the table, what each kind of decision is about
// when it first comes, and what has happened for the first time. Which card is due follows from the question or from
// public events, so it reveals only public facts.

#include <optional>
#include <string_view>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/house/rulebook/first_cards.h"

namespace w13 {

using house::FirstCard;
using house::FirstCards;

/// For what a card may wait that neither a question nor an event brings: on the table, before anybody looks at a card;
/// before the first question.
inline constexpr std::string_view kBeforeDeal = "deal", kBeforeEpisode = "episode";

/// Reads the JSON text. Throws kernel::DataError with one sentence if it is damaged or lacks a question.
[[nodiscard]] FirstCards firstCardsFrom(std::string_view json, const house::RuleBook& rules);
/// The place of a question's card among all. Ask::Nothing: a seat that is not asked may respond.
[[nodiscard]] std::size_t placeOfCard(const FirstCards& all, Ask question);
/// The place of the card for an event; nothing if there is none. `cards` are those of the season.
[[nodiscard]] std::optional<std::size_t> placeOfCard(const FirstCards& all, const Event& event, const Catalog& cards);

}  // namespace w13
