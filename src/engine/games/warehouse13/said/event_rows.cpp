#include "engine/games/warehouse13/said/event_rows.h"

#include <array>

#include "engine/games/warehouse13/rulebook/rule_ids.h"

namespace w13 {

namespace {

using kernel::Rule;

// clang-format off
constexpr std::array kRows = {
    EventRow{Happened::SeasonBegan, "season-began", NumberIs::Nothing, "SETUP-23"_rule, Topic::Course, kWired},
    EventRow{Happened::EpisodeBegan, "episode-began", NumberIs::Count, "EPI-01"_rule, Topic::Course, kWired},
    EventRow{Happened::PhaseBegan, "phase-began", NumberIs::Phase, "EPI-01"_rule, Topic::Course, kWired},
    EventRow{Happened::TurnBegan, "turn-began", NumberIs::Nothing, "TURN-03"_rule, Topic::Course, 0},
    EventRow{Happened::AgentChose, "agent-chose", NumberIs::Nothing, Rule::None, Topic::Course, 0},
    EventRow{Happened::PingRevealed, "ping-revealed", NumberIs::Nothing, "PING-01"_rule, Topic::Course, kWired | kAtRest},
    EventRow{Happened::DieRolled, "die-rolled", NumberIs::Face, "DICE-09"_rule, Topic::Dice, kAtRest},
    EventRow{Happened::DiceSwept, "dice-swept", NumberIs::Nothing, "CLEAN-02"_rule, Topic::Dice, 0},
    EventRow{Happened::DieMoved, "die-moved", NumberIs::Spot, "PING-08"_rule, Topic::Dice, 0},
    EventRow{Happened::DieTurned, "die-turned", NumberIs::Face, "DICE-09"_rule, Topic::Dice, 0},
    EventRow{Happened::DieClaimed, "die-claimed", NumberIs::Face, "CLAIM-08"_rule, Topic::Dice, kWired},
    EventRow{Happened::DieNeutralized, "die-neutralized", NumberIs::Face, "DICE-12"_rule, Topic::Dice, kWired},
    EventRow{Happened::ClueNeutralized, "clue-neutralized", NumberIs::Face, "NEUT-01"_rule, Topic::Dice, kWired},
    EventRow{Happened::DieLocked, "die-locked", NumberIs::Face, "DICE-14"_rule, Topic::Dice, kWired},
    EventRow{Happened::DieApplied, "die-applied", NumberIs::Face, "APPLY-03"_rule, Topic::Dice, kWired},
    EventRow{Happened::DieMisapplied, "die-misapplied", NumberIs::Face, "APPLY-04"_rule, Topic::Dice, kWired},
    EventRow{Happened::WarehouseRolled, "warehouse-rolled", NumberIs::Count, "DICE-11"_rule, Topic::Dice, kWired | kAtRest},
    EventRow{Happened::GooRolled, "goo-rolled", NumberIs::GooFace, "GOO-02"_rule, Topic::Dice, kWired | kAtRest},
    EventRow{Happened::CardDrawn, "card-drawn", NumberIs::Pile, "SECRET-44"_rule, Topic::Course, kWired},
    EventRow{Happened::CardDiscarded, "card-discarded", NumberIs::Nothing, "PILE-01"_rule, Topic::Cards, 0},
    EventRow{Happened::CardPlayed, "card-played", NumberIs::Nothing, "CARD-01"_rule, Topic::Cards, kWired},
    EventRow{Happened::CardTurnedUp, "card-turned-up", NumberIs::Nothing, "CARD-32"_rule, Topic::Cards, kWired | kAtRest},
    EventRow{Happened::CardGone, "card-gone", NumberIs::Nothing, "CARD-32"_rule, Topic::Cards, 0},
    EventRow{Happened::CardHanded, "card-handed", NumberIs::Seat, "SECRET-45"_rule, Topic::Cards, 0},
    EventRow{Happened::HandsSwapped, "hands-swapped", NumberIs::Seat, "SECRET-45"_rule, Topic::Cards, kWired},
    EventRow{Happened::TopLookedAt, "top-looked-at", NumberIs::Count, "CARD-29"_rule, Topic::Cards, 0},
    EventRow{Happened::CardLaidOn, "laid-on", NumberIs::Seat, "CARD-32"_rule, Topic::Cards, 0},
    EventRow{Happened::CountersLaid, "counters-laid", NumberIs::Count, "CARD-32"_rule, Topic::Cards, 0},
    EventRow{Happened::CardStored, "card-stored", NumberIs::Nothing, "SECRET-19"_rule, Topic::Cards, 0},
    EventRow{Happened::PileRefilled, "pile-refilled", NumberIs::Pile, "PILE-02"_rule, Topic::Course, 0},
    EventRow{Happened::CouldNot, "could-not", NumberIs::Nothing, "CARD-29"_rule, Topic::Cards, 0},
    EventRow{Happened::StressDrawn, "stress-drawn", NumberIs::Count, "CARD-30"_rule, Topic::Cards, kWired},
    EventRow{Happened::StressReturned, "stress-returned", NumberIs::Count, "BED-01"_rule, Topic::Cards, kWired},
    EventRow{Happened::HandLost, "hand-lost", NumberIs::Count, "BRONZE-04"_rule, Topic::Cards, 0},
    EventRow{Happened::AgentMoved, "agent-moved", NumberIs::Location, "TURN-08"_rule, Topic::Places, kWired},
    EventRow{Happened::AgentKo, "agent-ko", NumberIs::Nothing, "HEAL-01"_rule, Topic::Places, kWired},
    EventRow{Happened::AgentWounded, "agent-wounded", NumberIs::Nothing, "HEAL-02"_rule, Topic::Places, kWired},
    EventRow{Happened::AgentHealed, "agent-healed", NumberIs::Nothing, "HEAL-03"_rule, Topic::Places, kWired},
    EventRow{Happened::HarmPrevented, "harm-prevented", NumberIs::Nothing, "CARD-32"_rule, Topic::Places, 0},
    EventRow{Happened::ObstaclePlaced, "obstacle-placed", NumberIs::Obstacle, "OBST-01"_rule, Topic::Places, kWired},
    EventRow{Happened::ObstacleGone, "obstacle-gone", NumberIs::Obstacle, "OBST-11"_rule, Topic::Places, 0},
    EventRow{Happened::RingPlaced, "ring-placed", NumberIs::Nothing, "RING-01"_rule, Topic::Places, 0},
    EventRow{Happened::GearPlaced, "gear-placed", NumberIs::Nothing, "GEAR-01"_rule, Topic::Places, kWired},
    EventRow{Happened::Snagged, "snagged", NumberIs::Count, "SNAG-01"_rule, Topic::Places, kWired},
    EventRow{Happened::ChallengeBegan, "challenge-began", NumberIs::Count, "OBST-07"_rule, Topic::Places, 0},
    EventRow{Happened::ChallengeWon, "challenge-won", NumberIs::Count, "OBST-08"_rule, Topic::Places, kWired},
    EventRow{Happened::ChallengeLost, "challenge-lost", NumberIs::Count, "OBST-09"_rule, Topic::Places, kWired},
    EventRow{Happened::VoteCalled, "vote-called", NumberIs::Nothing, "VOTE-01"_rule, Topic::Votes, kWired},
    EventRow{Happened::VoteCast, "vote-cast", NumberIs::Nothing, "VOTE-04"_rule, Topic::Votes, 0},
    EventRow{Happened::VotesShown, "votes-shown", NumberIs::Count, "VOTE-05"_rule, Topic::Votes, kWired},
    EventRow{Happened::VoteShown, "vote-shown", NumberIs::YesOrNo, "SECRET-41"_rule, Topic::Votes, 0},
    EventRow{Happened::Bronzed, "bronzed", NumberIs::YesOrNo, "VOTE-08"_rule, Topic::Votes, kWired},
    EventRow{Happened::Debronzed, "debronzed", NumberIs::Nothing, "VOTE-07"_rule, Topic::Votes, kWired},
    EventRow{Happened::LoyaltyShown, "loyalty-shown", NumberIs::YesOrNo, "BRONZE-01"_rule, Topic::Votes, 0},
    EventRow{Happened::TraitorRevealed, "traitor-revealed", NumberIs::Nothing, "REVEAL-12"_rule, Topic::Adversary, kWired},
    EventRow{Happened::AbilityUsed, "ability-used", NumberIs::Nothing, "CARD-15"_rule, Topic::Cards, kWired},
    EventRow{Happened::AbilitiesRefreshed, "abilities-refreshed", NumberIs::Nothing, "CLEAN-09"_rule, Topic::Cards, 0},
    EventRow{Happened::ArtifactRevealed, "artifact-revealed", NumberIs::Nothing, "ART-02"_rule, Topic::Course, kWired | kAtRest},
    EventRow{Happened::WhammyStruck, "whammy-struck", NumberIs::Nothing, "WHAM-01"_rule, Topic::Adversary, kWired},
    EventRow{Happened::ConsequenceTurnedUp, "consequence-turned-up", NumberIs::Nothing, "CONSQ-01"_rule, Topic::Adversary, kWired | kAtRest},
    EventRow{Happened::ConsequenceStays, "consequence-stays", NumberIs::Nothing, "CONSQ-02"_rule, Topic::Adversary, 0},
    EventRow{Happened::ArtifactRetrieved, "artifact-retrieved", NumberIs::Nothing, "OUT-01"_rule, Topic::Course, kWired},
    EventRow{Happened::ArtifactLost, "artifact-lost", NumberIs::Nothing, "OUT-05"_rule, Topic::Adversary, kWired},
    EventRow{Happened::ArtifactCaptured, "artifact-captured", NumberIs::Nothing, "CAPT-01"_rule, Topic::Adversary, kWired},
    EventRow{Happened::RoundBegan, "round-began", NumberIs::Count, "RETR-08"_rule, Topic::Dice, kWired},
    EventRow{Happened::Rolled, "rolled", NumberIs::Count, "RETR-08"_rule, Topic::Dice, 0},
    EventRow{Happened::Covered, "covered", NumberIs::Nothing, "RETR-12"_rule, Topic::Dice, 0},
    EventRow{Happened::CoverNamed, "cover-named", NumberIs::Nothing, "RULING-53"_rule, Topic::Dice, 0},
    EventRow{Happened::CoverLifted, "cover-lifted", NumberIs::Face, "RETR-14"_rule, Topic::Dice, kAtRest},
    EventRow{Happened::SymbolDeclared, "symbol-declared", NumberIs::Face, "RETR-15"_rule, Topic::Dice, 0},
    EventRow{Happened::DiceSwapped, "dice-swapped", NumberIs::Die, "APPLY-07"_rule, Topic::Dice, 0},
    EventRow{Happened::FirstAgentPassed, "first-agent-passed", NumberIs::Nothing, "CLEAN-11"_rule, Topic::Course, kWired},
    EventRow{Happened::PlotRevealed, "plot-revealed", NumberIs::Nothing, "FINAL-05"_rule, Topic::Adversary, kWired | kAtRest},
    EventRow{Happened::PlotStopped, "plot-stopped", NumberIs::Nothing, "FINAL-28"_rule, Topic::Adversary, kWired},
    EventRow{Happened::PlotExecuted, "plot-executed", NumberIs::Nothing, "FINAL-29"_rule, Topic::Adversary, kWired},
    EventRow{Happened::DieTaken, "die-taken", NumberIs::Nothing, "FINAL-10"_rule, Topic::Dice, 0},
    EventRow{Happened::LookedBehind, "looked-behind", NumberIs::Seat, "SECRET-09"_rule, Topic::Course, 0},
    EventRow{Happened::SeasonEnded, "season-ended", NumberIs::Ending, "WIN-01"_rule, Topic::Course, kWired},
};
// clang-format on

constexpr bool inOrder() {
  for (std::size_t row = 0; row < kRows.size(); ++row)
    if (at(kRows[row].what) != row) return false;
  return kRows.back().what == kLastHappened;
}
static_assert(inOrder());

/// Whether the first event only repeats the other: the move of a die that is claimed, applied ...
bool saidBy(const Event& moved, const Event& other) {
  if (moved.what != Happened::DieMoved || other.noun != moved.noun) return false;
  switch (spotOf(moved)) {
    case Spot::Claimed: return other.what == Happened::DieClaimed;
    case Spot::Neutralized: return other.what == Happened::DieNeutralized || other.what == Happened::ClueNeutralized;
    case Spot::Locked: return other.what == Happened::DieLocked;
    case Spot::Applied: return other.what == Happened::DieApplied;
    case Spot::Misapplied: return other.what == Happened::DieMisapplied;
    default: return false;
  }
}

}  // namespace

std::span<const EventRow> eventRows() { return kRows; }

const EventRow& rowOf(Happened what) { return kRows[at(what)]; }

const Event& saying(const Events& events, std::size_t at) {
  const Event& event = events[at];
  if (at + 1 < events.size() && saidBy(event, events[at + 1])) return events[at + 1];
  if (at > 0 && saidBy(event, events[at - 1])) return events[at - 1];
  return event;
}

std::span<const house::Word> eventWords() {
  static const std::vector<house::Word> kWords = [] {
    std::vector<house::Word> words;
    for (const EventRow& each : eventRows()) words.push_back(house::wordOf(each.what, each.key));
    return words;
  }();
  return kWords;
}

std::optional<Happened> happenedNamed(std::string_view key) {
  for (const EventRow& row : kRows)
    if (key == row.key) return row.what;
  return std::nullopt;
}

}  // namespace w13
