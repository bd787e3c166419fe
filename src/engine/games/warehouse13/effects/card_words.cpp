// The words of cards: when they act, what they answer, how long they stay, what their texts show.

#include "engine/games/warehouse13/effects/vocabulary.h"

#include <array>

namespace w13 {

namespace {

// ---- when cards act ---------------------------------------------------------------------------------------------

constexpr std::array kWhenWords = {
    word(When::Done, "done",
         "the card is played for its text, used (Ability), drawn by the Adversary, or revealed (Ping, Plot, "
         "Consequence); the same as `do` beside the other keys",
         "When it is played or revealed"),
    word(When::Arrive, "arrive", "an Agent arrives in the Field (Travel effect); of an Ability: its owner",
         "When you arrive in the Field"),
    word(When::PingAction, "ping_action", "an Agent takes the Ping Action", "Ping Action"),
    word(When::Whammy, "whammy", "the artifact is revealed and no Lead is left", "Whammy"),
    word(When::BeforeRetrieval, "before_retrieval", "before the first round of Retrieval or Stop the Plot",
         "Before Retrieval"),
    word(When::RoundBegins, "round_begins", "a round of Retrieval begins, before the dice are rolled",
         "When a round begins"),
    word(When::Rolled, "rolled", "the dice of a round have been rolled behind the shields, before the first is covered",
         "When the dice of a round have been rolled"),
    word(When::Revealed, "revealed", "the covered dice have been revealed (RETR-15)", "After the reveal"),
    word(When::Misapplied, "misapplied", "a die has been misapplied; `you` is its owner, `it` the die",
         "When a die of yours is misapplied"),
    word(When::Lost, "lost",
         "an artifact is lost; of a Consequence or Adversary Artifact: it comes to stay, its permanent marks are made "
         "(RULING-21, RULING-57)",
         "When it comes to stay"),
    word(When::Cleanup, "cleanup", "the Consequence step of Cleanup", "In Cleanup"),
    word(When::TraitPlayed, "trait_played", "you have played a Trait for its text",
         "After you play a Trait for its text"),
    word(When::TravelledEither, "travelled", "an Agent has travelled, either way; once per Agent and round (RULING-60)",
         "When you have travelled"),
    word(When::CluesRolled, "clues_rolled", "the dice of the Episode have been rolled",
         "When the dice have been rolled"),
    word(When::TraitSpent, "trait_spent", "you have spent a Trait on a clue", "After you spend a Trait on a clue"),
    word(When::CaseRoundBegins, "investigation_round_begins",
         "a round of the Investigation begins; in the Finale a Plot turn", "When a round of the Investigation begins"),
    word(When::CaseRoundEnds, "investigation_round_ends", "a round of the Investigation has ended",
         "When a round of the Investigation ends"),
    word(When::TurnBegins, "turn_begins", "an Agent is about to take the Action of the round",
         "Before an Agent takes an Action"),
    word(When::TurnEnds, "turn_ends", "an Agent has taken the Action of the round",
         "After an Agent has taken an Action"),
    word(When::RoundEnds, "round_ends", "a round of Retrieval or Stop the Plot has ended", "When a round ends"),
    word(When::WarehouseRolled, "warehouse_rolled",
         "a Warehouse die has been rolled; `concerned` is who rolled it, as far as an Agent did",
         "When a Warehouse die is rolled"),
    word(When::Drawn, "drawn", "an Agent has drawn a Trait into the hand; once for each",
         "When an Agent draws a Trait"),
    word(When::StressDrawn, "stress_drawn", "an Agent has drawn a Stress; once for each", "When an Agent draws Stress"),
    word(When::Discarded, "discarded", "an Agent has discarded a Trait from the hand; once for each",
         "When an Agent discards a Trait"),
    word(When::Claimed, "claimed", "an Agent has claimed a die, `it`", "When an Agent claims a die"),
    word(When::Neutralized, "neutralized",
         "a die, `it`, has been neutralized; `concerned` is who had it, if anybody did", "When a die is neutralized"),
    word(When::Ko, "ko", "an Agent has been KO'd", "When an Agent is KO'd"),
    word(When::Wounded, "wounded", "an Agent has been wounded", "When an Agent is wounded"),
    word(When::Healed, "healed", "an Agent has healed", "When an Agent heals"),
};
constexpr std::array kInsteadWords = {
    word(Instead::Ko, "ko", "a KO; `you` would have been KO'd", "Instead of a KO"),
};
constexpr std::array kWindowWords = {
    word(Window::Turn, "turn", "before a required choice, and at the end of each step"),
    word(Window::Challenge, "challenge", "a challenge is announced, before the roll", "a challenge"),
    word(Window::Faced, "faced", "an obstacle is faced at once, before the roll", "an obstacle faced at once"),
    word(Window::Snag, "snag", "a Snag roll is announced, before the roll", "a Snag roll"),
    word(Window::Rolled, "rolled", "a Warehouse die has been rolled, before its result is used",
         "a Warehouse die roll"),
    word(Window::Harm, "harm", "an Agent would be KO'd or wounded", "a KO or wound"),
    word(Window::TraitorCard, "traitor_card", "a Traitor card is turned up, before it resolves", "a Traitor card"),
    word(Window::Calamity, "calamity", "a Calamity is turned up, before it resolves", "a Calamity"),
    word(Window::Whammy, "whammy", "a Whammy is about to resolve", "a Whammy"),
    word(Window::Plot, "plot", "a Plot is turned up", "a Plot"),
    word(Window::BeforeRetrieval, "before_retrieval", "before the first round of Retrieval", "the start of Retrieval"),
    word(Window::Cover, "cover", "after all secret rolls, before the first die is covered", "the covering"),
    word(Window::Reveal, "reveal", "all dice are covered, before they are revealed", "the moment before the reveal"),
    word(Window::Revealed, "revealed", "the covered dice have been revealed", "the reveal"),
    word(Window::Goo, "goo", "the Goo die is known, before it neutralizes", "the Goo die"),
    word(Window::Applied, "applied", "the dice of the round have been applied", "the end of a round"),
};
constexpr std::array kStaysWords = {
    word(Stays::UntilUsed, "until_used", "until one of its `when` or `instead` lists has been done",
         "It stays face up until that has happened."),
    word(Stays::Round, "round", "until the round of Retrieval or Investigation (Finale: the Plot turn) ends",
         "It stays face up until the end of the round."),
    word(Stays::Episode, "episode", "until the Episode (Finale: the Plot turn) ends",
         "It stays face up until the end of the Episode."),
};
constexpr std::array kTimingWords = {
    word(Timing::Action, "action", "costs an Action", "Action"),
    word(Timing::Instant, "instant", "costs no Action", "Instant"),
    word(Timing::Retrieval, "retrieval", "in Retrieval and Stop the Plot", "Retrieval"),
};
constexpr std::array kSlotWords = {
    word(Slot::Asset, "asset", "always available", "Asset"),
    word(Slot::Episode, "episode", "once per Episode", "Episode"),
    word(Slot::Season, "season", "once per game", "Season"),
    word(Slot::Downside, "downside", "a lasting handicap", "Downside"),
};

// ---- the card itself --------------------------------------------------------------------------------------------

enum class Source : std::uint8_t { Manual, Published, House };
constexpr std::array kSourceWords = {
    word(Source::Manual, "manual", "legible in the manual"),
    word(Source::Published, "published", "a public fact; what it leaves open is ours"),
    word(Source::House, "house", "ours (RULING-52)"),
};
enum class Loyalty : std::uint8_t { Loyal, Traitor };
constexpr std::array kLoyaltyWords = {
    word(Loyalty::Loyal, "loyal", "its owner is a Loyal Agent"),
    word(Loyalty::Traitor, "traitor", "its owner is the Traitor"),
};

constexpr Word icon(const char* name, const char* means) { return {0, name, means}; }
constexpr std::array kIconWords = {
    icon("logic", "a Logic clue, any number"),
    icon("intuition", "an Intuition clue, any number"),
    icon("lore", "a Lore clue, any number"),
    icon("tech", "a Tech clue, any number"),
    icon("wild", "a `?`"),
    icon("0-logic", "a clue: number and symbol"),
    icon("1-logic", ""),
    icon("2-logic", ""),
    icon("0-intuition", ""),
    icon("1-intuition", ""),
    icon("2-intuition", ""),
    icon("0-lore", ""),
    icon("1-lore", ""),
    icon("2-lore", ""),
    icon("0-tech", ""),
    icon("1-tech", ""),
    icon("2-tech", ""),
    icon("1-wild", ""),
    icon("2-wild", ""),
    icon("logic-die", "the blue die"),
    icon("intuition-die", "the red die"),
    icon("lore-die", "the yellow die"),
    icon("tech-die", "the green die"),
    icon("wild-die", "the black die"),
    icon("die", "a die of any colour"),
    icon("goo", "a Goo die"),
    icon("neutralize", "neutralize a die"),
    icon("lock", "lock a die for good"),
    icon("maintenance", "one obstacle on the Maintenance track"),
    icon("maintenance-2", "two obstacles on the Maintenance track"),
    icon("gear", "the Broken Gear"),
    icon("ring", "an obstacle ring"),
    icon("physical", "the Physical attribute"),
    icon("mental", "the Mental attribute"),
    icon("snag", "a Snag"),
    icon("ko", "a KO"),
    icon("wound", "a wound"),
};

}  // namespace

namespace words {

constinit const Vocabulary kWhens{"when", "an event that cards wait for", kWhenWords};
constinit const Vocabulary kInsteads{"instead", "what a card can replace", kInsteadWords};
constinit const Vocabulary kWindows{"window", "a moment that a card may answer", kWindowWords};
constinit const Vocabulary kStays{"stays", "how long a played card stays face up", kStaysWords};
constinit const Vocabulary kTimings{"timing", "when a card may be played", kTimingWords};
constinit const Vocabulary kSlots{"slot", "a kind of Ability", kSlotWords};
constinit const Vocabulary kSources{"source", "where a card's text comes from", kSourceWords};
constinit const Vocabulary kLoyalties{"loyalty", "a side", kLoyaltyWords};
constinit const Vocabulary kIcons{"icon", "an icon in a text", kIconWords};

}  // namespace words

}  // namespace w13
