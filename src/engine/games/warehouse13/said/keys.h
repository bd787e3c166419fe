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

using house::wordOf;

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
    wordOf(verb::None, "nothing"),
    // Actions
    wordOf(verb::Heal, "heal"), wordOf(verb::Use, "use"), wordOf(verb::Play, "play"), wordOf(verb::Tackle, "tackle"),
    wordOf(verb::Pass, "pass"), wordOf(verb::DrawCard, "draw-card"), wordOf(verb::DiscardForObstacle, "discard-for-obstacle"),
    wordOf(verb::DiscardForStress, "discard-for-stress"),
    // Work the Case and drawing
    wordOf(verb::Spend, "spend"), wordOf(verb::SpendByAbility, "spend-by-ability"), wordOf(verb::Claim, "claim"),
    wordOf(verb::Neutralize, "neutralize"), wordOf(verb::DrawFrom, "draw"), wordOf(verb::TakeTop, "take-top"),
    wordOf(verb::Decline, "decline"), wordOf(verb::Return, "return"),
    // cards and effects
    wordOf(verb::Choose, "choose"), wordOf(verb::Accept, "accept"), wordOf(verb::Refuse, "refuse"),
    wordOf(verb::Discard, "discard"), wordOf(verb::Give, "give"), wordOf(verb::Take, "take"), wordOf(verb::Cannot, "cannot"),
    wordOf(verb::UseAbility, "use-ability"),
    // commits
    wordOf(verb::Roll, "roll"), wordOf(verb::Resolve, "resolve"), wordOf(verb::Cover, "cover"), wordOf(verb::Reveal, "reveal"),
    wordOf(verb::LetItGo, "let-it-go"),
    // Bronze Sector and reveals
    wordOf(verb::Name, "name"), wordOf(verb::Debronze, "debronze"), wordOf(verb::VoteBronze, "vote-bronze"),
    wordOf(verb::VoteSpare, "vote-spare"), wordOf(verb::Continue, "continue"),
    // Retrieval and Finale
    wordOf(verb::CoverDie, "cover"), wordOf(verb::Declare, "declare"), wordOf(verb::Apply, "apply"), wordOf(verb::Swap, "swap"),
    wordOf(verb::Keep, "keep"),
};
static_assert(inOrder(kVerbWords) && kVerbWords.back().number == verb::Keep);

/// The kinds of thing.
inline constexpr std::array kThingWords = {
    wordOf(Thing::None, "none"), wordOf(Thing::Card, "card"), wordOf(Thing::Die, "die"), wordOf(Thing::Seat, "seat"),
    wordOf(Thing::Place, "place"), wordOf(Thing::Track, "track"), wordOf(Thing::Type, "type"), wordOf(Thing::Number, "number"),
    wordOf(Thing::Face, "face"), wordOf(Thing::Option, "option"), wordOf(Thing::Goo, "goo"), wordOf(Thing::Location, "location"),
};
static_assert(inOrder(kThingWords) && kThingWords.back().number == index(Thing::Location));

/// The questions.
inline constexpr std::array kAskWords = {
    wordOf(Ask::Nothing, "nothing"), wordOf(Ask::TakeAction, "take-action"), wordOf(Ask::TakeExtraAction, "take-extra-action"),
    wordOf(Ask::FinaleAction, "finale-action"), wordOf(Ask::TraitorAction, "traitor-action"),
    wordOf(Ask::TraitorFinaleAction, "traitor-finale-action"), wordOf(Ask::TraitorResponse, "traitor-response"),
    wordOf(Ask::WorkTheCase, "work-the-case"), wordOf(Ask::ClaimClue, "claim-clue"), wordOf(Ask::PayForClue, "pay-for-clue"),
    wordOf(Ask::FocusDraw, "focus-draw"), wordOf(Ask::ResearchPile, "research-pile"),
    wordOf(Ask::ResearchDraw, "research-draw"), wordOf(Ask::ReturnStress, "return-stress"),
    wordOf(Ask::TrackObstacle, "track-obstacle"), wordOf(Ask::DiscardDown, "discard-down"),
    wordOf(Ask::TraitorDiscardDown, "traitor-discard-down"), wordOf(Ask::RollChallenge, "roll-challenge"),
    wordOf(Ask::RollSnag, "roll-snag"), wordOf(Ask::UseAbility, "use-ability"), wordOf(Ask::ResolveHarm, "resolve-harm"),
    wordOf(Ask::ResolveTraitorCard, "resolve-traitor-card"), wordOf(Ask::ResolveCalamity, "resolve-calamity"),
    wordOf(Ask::ResolveWhammy, "resolve-whammy"), wordOf(Ask::ResolvePlot, "resolve-plot"), wordOf(Ask::KeepRoll, "keep-roll"),
    wordOf(Ask::BeginRetrieval, "begin-retrieval"), wordOf(Ask::RollDice, "roll-dice"),
    wordOf(Ask::BeginCovering, "begin-covering"), wordOf(Ask::LiftCovers, "lift-covers"),
    wordOf(Ask::GoOnToGoo, "go-on-to-goo"), wordOf(Ask::LetGooAct, "let-goo-act"),
    wordOf(Ask::GoOnAfterApplying, "go-on-after-applying"), wordOf(Ask::LetItGo, "let-it-go"),
    wordOf(Ask::NameForBronze, "name-for-bronze"), wordOf(Ask::Vote, "vote"),
    wordOf(Ask::RevealOnBronzing, "reveal-on-bronzing"), wordOf(Ask::RevealOnLoss, "reveal-on-loss"),
    wordOf(Ask::Capture, "capture"), wordOf(Ask::CoverDie, "cover-die"), wordOf(Ask::CoverGoo, "cover-goo"),
    wordOf(Ask::NameCover, "name-cover"), wordOf(Ask::OrderDiscards, "order-discards"),
    wordOf(Ask::NeutralizeOwnDie, "neutralize-own-die"), wordOf(Ask::DeclareSymbol, "declare-symbol"),
    wordOf(Ask::ChooseApplied, "choose-applied"), wordOf(Ask::UseGoo, "use-goo"), wordOf(Ask::SwapDice, "swap-dice"),
    wordOf(Ask::PlayPlot, "play-plot"), wordOf(Ask::KeepPlot, "keep-plot"), wordOf(Ask::TakeFocusDie, "take-focus-die"),
    wordOf(Ask::TakeDie, "take-die"), wordOf(Ask::ChooseAgent, "choose-agent"), wordOf(Ask::ChooseDie, "choose-die"),
    wordOf(Ask::ChoosePile, "choose-pile"), wordOf(Ask::ChooseOption, "choose-option"), wordOf(Ask::MayDo, "may-do"),
    wordOf(Ask::ChooseFace, "choose-face"), wordOf(Ask::DiscardTraits, "discard-traits"), wordOf(Ask::HandOver, "hand-over"),
    wordOf(Ask::ChooseObstacle, "choose-obstacle"), wordOf(Ask::OfferTransfer, "offer-transfer"),
    wordOf(Ask::AnswerTransfer, "answer-transfer"), wordOf(Ask::ChooseConsequence, "choose-consequence"),
    wordOf(Ask::LookBehind, "look-behind"), wordOf(Ask::TakeFromTop, "take-from-top"),
    wordOf(Ask::OrderTop, "order-top"), wordOf(Ask::LayOn, "lay-on"),
};
// clang-format on
static_assert(inOrder(kAskWords) && kAskWords.back().number == id(kLastAsk));
[[nodiscard]] constexpr const char* keyOf(Ask question) { return kAskWords[id(question)].key; }

/// A word for each value of an enum.
template <class Key, std::size_t N>
using Keys = kernel::Per<Key, const char*, N>;
inline constexpr Keys<Symbol, 6> kSymbolKeys = {{"logic", "intuition", "lore", "tech", "wild", "none"}};
inline constexpr Keys<Place, kPlaces + 1> kPlaceKeys = {
    {"logic-pile", "intuition-pile", "lore-pile", "tech-pile", "travel", "warehouse-research", "bed-and-breakfast",
     "maintenance", "bronze-sector", "field-research", "field-investigation", "ping-action", "none"}};
inline constexpr Keys<Kind, kKinds> kKindKeys = {{"trait", "calamity", "stress", "traitor", "consequence", "loyalty",
                                                  "ability", "ping", "artifact", "adversary", "plot"}};
inline constexpr Keys<Slot, kSlots> kSlotKeys = {{"asset", "episode", "season", "downside"}};
inline constexpr Keys<Spot, kSpots> kSpotKeys = {
    {"supply", "leads", "field", "claimed", "neutralized", "bronze", "applied", "misapplied", "locked"}};
inline constexpr Keys<Location, 4> kLocationKeys = {{"warehouse", "field", "bronze-sector", "lost-board"}};
inline constexpr Keys<Health, 3> kHealthKeys = {{"standing", "ko", "wounded"}};
inline constexpr Keys<Phase, 7> kPhaseKeys = {
    {"setup", "ping", "investigation", "retrieval", "cleanup", "finale", "over"}};
inline constexpr Keys<Winner, 3> kWinnerKeys = {{"none", "warehouse", "traitor"}};
inline constexpr Keys<Ending, 7> kEndingKeys = {{"none", "three-artifacts", "two-plots-stopped", "stress-ran-out",
                                                 "maintenance-full", "plots-executed", "shorter-game"}};

/// The question with this key: "work-the-case".
[[nodiscard]] std::optional<Ask> askNamed(std::string_view key);

/// An option of a card by its English label: "Discard 2 Traits" is "discard-2-traits"; "option" for none.
[[nodiscard]] std::string keyOfLabel(std::string_view label);

}  // namespace w13
