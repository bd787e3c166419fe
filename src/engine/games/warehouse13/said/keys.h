#pragma once
// The short words for what is chosen, each spelt once: keys of choices, scenarios and the protocol read and write
// these. docs/keys.md explains them; a test compares.

#include <array>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/events.h"

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

/// By Symbol, by Place, by Slot, by Location.
inline constexpr std::array kSymbolKeys = {"logic", "intuition", "lore", "tech", "wild", "none"};
inline constexpr std::array kPlaceKeys = {"logic-pile",    "intuition-pile",     "lore-pile",           "tech-pile",
                                          "travel",        "warehouse-research", "bed-and-breakfast",   "maintenance",
                                          "bronze-sector", "field-research",     "field-investigation", "ping-action",
                                          "none"};
static_assert(kPlaceKeys.size() == kPlaces + 1u);
inline constexpr std::array kSlotKeys = {"asset", "episode", "season", "downside"};
static_assert(kSlotKeys.size() == kSlots);
inline constexpr std::array kLocationKeys = {"warehouse", "field", "bronze-sector", "lost-board"};
/// By Health, by Phase, by Winner, by Ending.
inline constexpr std::array kHealthKeys = {"standing", "ko", "wounded"};
inline constexpr std::array kPhaseKeys = {"setup", "ping", "investigation", "retrieval", "cleanup", "finale", "over"};
inline constexpr std::array kWinnerKeys = {"none", "warehouse", "traitor"};
inline constexpr std::array kEndingKeys = {"none",           "three-artifacts",  "two-plots-stopped",
                                           "stress-ran-out", "maintenance-full", "plots-executed",
                                           "shorter-game"};

/// By Happened.
// clang-format off
inline constexpr std::array kHappenedKeys = {
    "season-began", "episode-began", "phase-began", "turn-began", "agent-chose", "ping-revealed", "die-rolled",
    "dice-swept", "die-moved", "die-turned", "die-claimed", "die-neutralized", "die-locked", "die-applied",
    "die-misapplied", "warehouse-rolled", "goo-rolled", "card-drawn", "card-discarded", "card-played",
    "card-turned-up", "card-gone", "card-handed", "card-stored", "pile-refilled", "could-not", "stress-drawn",
    "stress-returned", "hand-lost", "agent-moved", "agent-ko", "agent-wounded", "agent-healed", "harm-prevented",
    "obstacle-placed", "obstacle-gone", "ring-placed", "gear-placed", "snagged", "challenge-began", "challenge-won",
    "challenge-lost", "vote-cast", "votes-shown", "vote-shown", "bronzed", "debronzed", "loyalty-shown",
    "traitor-revealed", "ability-used", "abilities-refreshed", "artifact-revealed", "whammy-struck",
    "consequence-turned-up", "consequence-stays", "artifact-retrieved", "artifact-lost", "artifact-captured",
    "round-began", "rolled", "covered", "cover-named", "cover-lifted", "symbol-declared", "dice-swapped",
    "first-agent-passed", "plot-revealed", "plot-stopped", "plot-executed", "die-taken", "looked-behind",
    "season-ended",
};
// clang-format on
static_assert(kHappenedKeys.size() == static_cast<std::size_t>(kLastHappened) + 1);

/// An option of a card by its English label: "Discard 2 Traits" is "discard-2-traits"; "option" for none.
[[nodiscard]] std::string keyOfLabel(std::string_view label);

}  // namespace w13
