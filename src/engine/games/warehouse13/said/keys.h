#pragma once
// The short words for choices, each spelt once: keys of choices, scenarios and the protocol read and write these.
// docs/keys.md explains them; a test compares. Event keys are in event_rows.h.

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

/// By verb::Id. Cover, the commit, and CoverDie share a word: one has no noun.
// clang-format off
inline constexpr std::array kVerbKeys = {
    "nothing",
    // Actions
    "heal", "use", "play", "tackle", "pass", "draw-card", "discard-for-obstacle", "discard-for-stress",
    // Work the Case and drawing
    "spend", "spend-by-ability", "claim", "neutralize", "draw", "take-top", "decline", "return",
    // cards and effects
    "choose", "accept", "refuse", "discard", "give", "take", "cannot", "use-ability",
    // commits
    "roll", "resolve", "cover", "reveal", "let-it-go",
    // Bronze Sector and reveals
    "name", "debronze", "vote-bronze", "vote-spare", "continue",
    // Retrieval and Finale
    "cover", "declare", "apply", "swap", "keep",
};
// clang-format on
static_assert(kVerbKeys.size() == verb::Keep + 1u);

/// By Thing.
inline constexpr std::array kThingKeys = {"none", "card",   "die",  "seat",   "place", "track",
                                          "type", "number", "face", "option", "goo",   "location"};
static_assert(kThingKeys.size() == static_cast<std::size_t>(Thing::Location) + 1u);

/// By Symbol, by Place, by Slot, by Spot, by Location.
inline constexpr std::array kSymbolKeys = {"logic", "intuition", "lore", "tech", "wild", "none"};
inline constexpr std::array kPlaceKeys = {"logic-pile",    "intuition-pile",     "lore-pile",           "tech-pile",
                                          "travel",        "warehouse-research", "bed-and-breakfast",   "maintenance",
                                          "bronze-sector", "field-research",     "field-investigation", "ping-action",
                                          "none"};
static_assert(kPlaceKeys.size() == kPlaces + 1u);
inline constexpr std::array kSlotKeys = {"asset", "episode", "season", "downside"};
static_assert(kSlotKeys.size() == kSlots);
inline constexpr std::array kSpotKeys = {"supply", "leads",   "field",      "claimed", "neutralized",
                                         "bronze", "applied", "misapplied", "locked"};
static_assert(kSpotKeys.size() == kSpots);
inline constexpr std::array kLocationKeys = {"warehouse", "field", "bronze-sector", "lost-board"};
/// By Health, by Phase, by Winner, by Ending.
inline constexpr std::array kHealthKeys = {"standing", "ko", "wounded"};
inline constexpr std::array kPhaseKeys = {"setup", "ping", "investigation", "retrieval", "cleanup", "finale", "over"};
inline constexpr std::array kWinnerKeys = {"none", "warehouse", "traitor"};
inline constexpr std::array kEndingKeys = {"none",           "three-artifacts",  "two-plots-stopped",
                                           "stress-ran-out", "maintenance-full", "plots-executed",
                                           "shorter-game"};

/// By Ask.
// clang-format off
inline constexpr std::array kAskKeys = {
    "nothing", "take-action", "take-extra-action", "finale-action", "traitor-action", "traitor-finale-action",
    "traitor-response", "work-the-case", "claim-clue", "pay-for-clue", "focus-draw", "research-pile",
    "research-draw", "return-stress", "track-obstacle", "discard-down", "traitor-discard-down", "roll-challenge",
    "roll-snag", "use-ability", "resolve-harm", "resolve-traitor-card", "resolve-calamity", "resolve-whammy",
    "resolve-plot", "keep-roll", "begin-retrieval", "roll-dice", "begin-covering", "lift-covers", "go-on-to-goo",
    "let-goo-act", "go-on-after-applying", "let-it-go", "name-for-bronze", "vote", "reveal-on-bronzing",
    "reveal-on-loss", "capture", "cover-die", "cover-goo", "name-cover", "order-discards", "neutralize-own-die",
    "declare-symbol", "choose-applied", "use-goo", "swap-dice", "play-plot", "keep-plot", "take-focus-die",
    "take-die", "choose-agent", "choose-die", "choose-pile", "choose-option", "may-do", "choose-face",
    "discard-traits", "hand-over", "choose-obstacle", "offer-transfer", "answer-transfer", "choose-consequence",
    "look-behind",
};
// clang-format on
static_assert(kAskKeys.size() == static_cast<std::size_t>(kLastAsk) + 1);

/// The question with this key: "work-the-case".
[[nodiscard]] std::optional<Ask> askNamed(std::string_view key);

/// An option of a card by its English label: "Discard 2 Traits" is "discard-2-traits"; "option" for none.
[[nodiscard]] std::string keyOfLabel(std::string_view label);

}  // namespace w13
