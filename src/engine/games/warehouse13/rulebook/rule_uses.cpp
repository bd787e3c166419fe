#include "engine/games/warehouse13/rulebook/rule_uses.h"

#include "engine/games/warehouse13/rulebook/rule_file.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/scenario/choice_words.h"

namespace w13 {

namespace {

using Json = nlohmann::json;
using kernel::Rule;

Ask askNamed(const std::string& word) {
  for (int ask = 0; ask <= static_cast<int>(kLastAsk); ++ask)
    if (wordFor(static_cast<Ask>(ask)) == word) return static_cast<Ask>(ask);
  kUsesFile.damaged("there is no question \"" + word + "\"");
}

}  // namespace

RuleUses usesFrom(std::string_view json) {
  RuleUses uses;
  try {
    const Json all = Json::parse(json);
    for (const auto& [card, rules] : all.at("cards").items()) uses.cards[card] = rules.get<std::vector<std::string>>();
    for (const auto& [word, rules] : all.at("questions").items())
      uses.questions[askNamed(word)] = rules.get<std::vector<std::string>>();
  } catch (const Json::exception& thrown) {
    kUsesFile.damaged(thrown.what());
  }
  return uses;
}

// clang-format off
Rule ruleOf(Happened what) {
  switch (what) {
    case Happened::SeasonBegan:         return "SETUP-23"_rule;
    case Happened::EpisodeBegan:
    case Happened::PhaseBegan:          return "EPI-01"_rule;
    case Happened::TurnBegan:           return "TURN-03"_rule;
    case Happened::AgentChose:          return Rule::None;  // by itself: whatever was asked has its own rule
    case Happened::PingRevealed:        return "PING-01"_rule;
    case Happened::DieRolled:           return "DICE-09"_rule;
    case Happened::DiceSwept:           return "CLEAN-02"_rule;
    case Happened::DieMoved:            return "PING-08"_rule;
    case Happened::DieTurned:           return "DICE-09"_rule;
    case Happened::DieClaimed:          return "CLAIM-08"_rule;
    case Happened::DieNeutralized:      return "DICE-12"_rule;
    case Happened::DieLocked:           return "DICE-14"_rule;
    case Happened::DieApplied:          return "APPLY-03"_rule;
    case Happened::DieMisapplied:       return "APPLY-04"_rule;
    case Happened::WarehouseRolled:     return "DICE-11"_rule;
    case Happened::GooRolled:           return "GOO-02"_rule;
    case Happened::CardDrawn:           return "SECRET-44"_rule;
    case Happened::CardDiscarded:       return "PILE-01"_rule;
    case Happened::CardPlayed:          return "CARD-01"_rule;
    case Happened::CardTurnedUp:
    case Happened::CardGone:            return "CARD-32"_rule;
    case Happened::CardHanded:          return "SECRET-45"_rule;
    case Happened::CardStored:          return "SECRET-19"_rule;
    case Happened::PileRefilled:        return "PILE-02"_rule;
    case Happened::CouldNot:            return "CARD-29"_rule;
    case Happened::StressDrawn:         return "CARD-30"_rule;
    case Happened::StressReturned:      return "BED-01"_rule;
    case Happened::HandLost:            return "BRONZE-04"_rule;
    case Happened::AgentMoved:          return "TURN-08"_rule;
    case Happened::AgentKo:             return "HEAL-01"_rule;
    case Happened::AgentWounded:        return "HEAL-02"_rule;
    case Happened::AgentHealed:         return "HEAL-03"_rule;
    case Happened::HarmPrevented:       return "CARD-32"_rule;
    case Happened::ObstaclePlaced:      return "OBST-01"_rule;
    case Happened::ObstacleGone:        return "OBST-11"_rule;
    case Happened::RingPlaced:          return "RING-01"_rule;
    case Happened::GearPlaced:          return "GEAR-01"_rule;
    case Happened::Snagged:             return "SNAG-01"_rule;
    case Happened::ChallengeBegan:      return "OBST-07"_rule;
    case Happened::ChallengeWon:        return "OBST-08"_rule;
    case Happened::ChallengeLost:       return "OBST-09"_rule;
    case Happened::VoteCast:            return "VOTE-04"_rule;
    case Happened::VotesShown:          return "VOTE-05"_rule;
    case Happened::VoteShown:           return "SECRET-41"_rule;
    case Happened::Bronzed:             return "VOTE-08"_rule;
    case Happened::Debronzed:           return "VOTE-07"_rule;
    case Happened::LoyaltyShown:        return "BRONZE-01"_rule;
    case Happened::TraitorRevealed:     return "REVEAL-12"_rule;
    case Happened::AbilityUsed:         return "CARD-15"_rule;
    case Happened::AbilitiesRefreshed:  return "CLEAN-09"_rule;
    case Happened::ArtifactRevealed:    return "ART-02"_rule;
    case Happened::WhammyStruck:        return "WHAM-01"_rule;
    case Happened::ConsequenceTurnedUp: return "CONSQ-01"_rule;
    case Happened::ConsequenceStays:    return "CONSQ-02"_rule;
    case Happened::ArtifactRetrieved:   return "OUT-01"_rule;
    case Happened::ArtifactLost:        return "OUT-05"_rule;
    case Happened::ArtifactCaptured:    return "CAPT-01"_rule;
    case Happened::RoundBegan:
    case Happened::Rolled:              return "RETR-08"_rule;
    case Happened::Covered:             return "RETR-12"_rule;
    case Happened::CoverNamed:          return "RULING-53"_rule;
    case Happened::CoverLifted:         return "RETR-14"_rule;
    case Happened::SymbolDeclared:      return "RETR-15"_rule;
    case Happened::DiceSwapped:         return "APPLY-07"_rule;
    case Happened::FirstAgentPassed:    return "CLEAN-11"_rule;
    case Happened::PlotRevealed:        return "FINAL-05"_rule;
    case Happened::PlotStopped:         return "FINAL-28"_rule;
    case Happened::PlotExecuted:        return "FINAL-29"_rule;
    case Happened::DieTaken:            return "FINAL-10"_rule;
    case Happened::LookedBehind:        return "SECRET-09"_rule;
    case Happened::SeasonEnded:         return "WIN-01"_rule;
  }
  return Rule::None;
}
// clang-format on

}  // namespace w13
