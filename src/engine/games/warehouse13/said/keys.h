#pragma once
// The short words for choices, each spelt once: keys of choices, scenarios and the protocol read and write these.
// docs/keys.md explains them; a test compares. Event keys are in event_rows.h.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/house/said/vocabulary.h"

namespace w13 {

template <class Number>
[[nodiscard]] constexpr house::Word row(Number number, const char* key) {
  return {static_cast<std::uint16_t>(number), key};
}
/// Whether each word stands at its number, so that it can be looked up there.
[[nodiscard]] constexpr bool inOrder(std::span<const house::Word> words) {
  for (std::size_t at = 0; at < words.size(); ++at)
    if (words[at].number != at) return false;
  return true;
}
/// The names alone.
[[nodiscard]] std::vector<std::string> keysOf(std::span<const house::Word> words);

/// The kinds of choice. Cover, the commit, and CoverDie share a word: one has no noun.
// clang-format off
inline constexpr std::array kVerbWords = {
    row(verb::None, "nothing"),
    // Actions
    row(verb::Heal, "heal"), row(verb::Use, "use"), row(verb::Play, "play"), row(verb::Tackle, "tackle"),
    row(verb::Pass, "pass"), row(verb::DrawCard, "draw-card"), row(verb::DiscardForObstacle, "discard-for-obstacle"),
    row(verb::DiscardForStress, "discard-for-stress"),
    // Work the Case and drawing
    row(verb::Spend, "spend"), row(verb::SpendByAbility, "spend-by-ability"), row(verb::Claim, "claim"),
    row(verb::Neutralize, "neutralize"), row(verb::DrawFrom, "draw"), row(verb::TakeTop, "take-top"),
    row(verb::Decline, "decline"), row(verb::Return, "return"),
    // cards and effects
    row(verb::Choose, "choose"), row(verb::Accept, "accept"), row(verb::Refuse, "refuse"),
    row(verb::Discard, "discard"), row(verb::Give, "give"), row(verb::Take, "take"), row(verb::Cannot, "cannot"),
    row(verb::UseAbility, "use-ability"),
    // commits
    row(verb::Roll, "roll"), row(verb::Resolve, "resolve"), row(verb::Cover, "cover"), row(verb::Reveal, "reveal"),
    row(verb::LetItGo, "let-it-go"),
    // Bronze Sector and reveals
    row(verb::Name, "name"), row(verb::Debronze, "debronze"), row(verb::VoteBronze, "vote-bronze"),
    row(verb::VoteSpare, "vote-spare"), row(verb::Continue, "continue"),
    // Retrieval and Finale
    row(verb::CoverDie, "cover"), row(verb::Declare, "declare"), row(verb::Apply, "apply"), row(verb::Swap, "swap"),
    row(verb::Keep, "keep"),
};
static_assert(inOrder(kVerbWords) && kVerbWords.back().number == verb::Keep);

/// The kinds of thing.
inline constexpr std::array kThingWords = {
    row(Thing::None, "none"), row(Thing::Card, "card"), row(Thing::Die, "die"), row(Thing::Seat, "seat"),
    row(Thing::Place, "place"), row(Thing::Track, "track"), row(Thing::Type, "type"), row(Thing::Number, "number"),
    row(Thing::Face, "face"), row(Thing::Option, "option"), row(Thing::Goo, "goo"), row(Thing::Location, "location"),
};
static_assert(inOrder(kThingWords) && kThingWords.size() == static_cast<std::size_t>(Thing::Location) + 1u);

/// The questions.
inline constexpr std::array kAskWords = {
    row(Ask::Nothing, "nothing"), row(Ask::TakeAction, "take-action"), row(Ask::TakeExtraAction, "take-extra-action"),
    row(Ask::FinaleAction, "finale-action"), row(Ask::TraitorAction, "traitor-action"),
    row(Ask::TraitorFinaleAction, "traitor-finale-action"), row(Ask::TraitorResponse, "traitor-response"),
    row(Ask::WorkTheCase, "work-the-case"), row(Ask::ClaimClue, "claim-clue"), row(Ask::PayForClue, "pay-for-clue"),
    row(Ask::FocusDraw, "focus-draw"), row(Ask::ResearchPile, "research-pile"),
    row(Ask::ResearchDraw, "research-draw"), row(Ask::ReturnStress, "return-stress"),
    row(Ask::TrackObstacle, "track-obstacle"), row(Ask::DiscardDown, "discard-down"),
    row(Ask::TraitorDiscardDown, "traitor-discard-down"), row(Ask::RollChallenge, "roll-challenge"),
    row(Ask::RollSnag, "roll-snag"), row(Ask::UseAbility, "use-ability"), row(Ask::ResolveHarm, "resolve-harm"),
    row(Ask::ResolveTraitorCard, "resolve-traitor-card"), row(Ask::ResolveCalamity, "resolve-calamity"),
    row(Ask::ResolveWhammy, "resolve-whammy"), row(Ask::ResolvePlot, "resolve-plot"), row(Ask::KeepRoll, "keep-roll"),
    row(Ask::BeginRetrieval, "begin-retrieval"), row(Ask::RollDice, "roll-dice"),
    row(Ask::BeginCovering, "begin-covering"), row(Ask::LiftCovers, "lift-covers"),
    row(Ask::GoOnToGoo, "go-on-to-goo"), row(Ask::LetGooAct, "let-goo-act"),
    row(Ask::GoOnAfterApplying, "go-on-after-applying"), row(Ask::LetItGo, "let-it-go"),
    row(Ask::NameForBronze, "name-for-bronze"), row(Ask::Vote, "vote"),
    row(Ask::RevealOnBronzing, "reveal-on-bronzing"), row(Ask::RevealOnLoss, "reveal-on-loss"),
    row(Ask::Capture, "capture"), row(Ask::CoverDie, "cover-die"), row(Ask::CoverGoo, "cover-goo"),
    row(Ask::NameCover, "name-cover"), row(Ask::OrderDiscards, "order-discards"),
    row(Ask::NeutralizeOwnDie, "neutralize-own-die"), row(Ask::DeclareSymbol, "declare-symbol"),
    row(Ask::ChooseApplied, "choose-applied"), row(Ask::UseGoo, "use-goo"), row(Ask::SwapDice, "swap-dice"),
    row(Ask::PlayPlot, "play-plot"), row(Ask::KeepPlot, "keep-plot"), row(Ask::TakeFocusDie, "take-focus-die"),
    row(Ask::TakeDie, "take-die"), row(Ask::ChooseAgent, "choose-agent"), row(Ask::ChooseDie, "choose-die"),
    row(Ask::ChoosePile, "choose-pile"), row(Ask::ChooseOption, "choose-option"), row(Ask::MayDo, "may-do"),
    row(Ask::ChooseFace, "choose-face"), row(Ask::DiscardTraits, "discard-traits"), row(Ask::HandOver, "hand-over"),
    row(Ask::ChooseObstacle, "choose-obstacle"), row(Ask::OfferTransfer, "offer-transfer"),
    row(Ask::AnswerTransfer, "answer-transfer"), row(Ask::ChooseConsequence, "choose-consequence"),
    row(Ask::LookBehind, "look-behind"),
};
// clang-format on
static_assert(inOrder(kAskWords) && kAskWords.back().number == id(kLastAsk));
[[nodiscard]] constexpr const char* keyOf(Ask question) { return kAskWords[id(question)].key; }

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

/// The question with this key: "work-the-case".
[[nodiscard]] std::optional<Ask> askNamed(std::string_view key);

/// An option of a card by its English label: "Discard 2 Traits" is "discard-2-traits"; "option" for none.
[[nodiscard]] std::string keyOfLabel(std::string_view label);

}  // namespace w13
