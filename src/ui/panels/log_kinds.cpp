// What the lines of the log are about.

#include "ui/panels/log_rows.h"

namespace w13 {

LogKind kindOf(Happened what) {
  switch (what) {
    case Happened::CardPlayed:
    case Happened::CardDiscarded:
    case Happened::CardTurnedUp:
    case Happened::CardGone:
    case Happened::CardHanded:
    case Happened::CardStored:
    case Happened::CouldNot:
    case Happened::StressDrawn:
    case Happened::StressReturned:
    case Happened::HandLost:
    case Happened::AbilityUsed:
    case Happened::AbilitiesRefreshed: return LogKind::Cards;
    case Happened::DieRolled:
    case Happened::DiceSwept:
    case Happened::DieMoved:
    case Happened::DieTurned:
    case Happened::DieClaimed:
    case Happened::DieNeutralized:
    case Happened::DieLocked:
    case Happened::DieApplied:
    case Happened::DieMisapplied:
    case Happened::WarehouseRolled:
    case Happened::GooRolled:
    case Happened::RoundBegan:
    case Happened::Rolled:
    case Happened::Covered:
    case Happened::CoverNamed:
    case Happened::CoverLifted:
    case Happened::SymbolDeclared:
    case Happened::DiceSwapped:
    case Happened::DieTaken: return LogKind::Dice;
    case Happened::AgentMoved:
    case Happened::AgentKo:
    case Happened::AgentWounded:
    case Happened::AgentHealed:
    case Happened::HarmPrevented:
    case Happened::ObstaclePlaced:
    case Happened::ObstacleGone:
    case Happened::RingPlaced:
    case Happened::GearPlaced:
    case Happened::Snagged:
    case Happened::ChallengeBegan:
    case Happened::ChallengeWon:
    case Happened::ChallengeLost: return LogKind::Places;
    case Happened::VoteCast:
    case Happened::VotesShown:
    case Happened::VoteShown:
    case Happened::Bronzed:
    case Happened::Debronzed:
    case Happened::LoyaltyShown: return LogKind::Votes;
    case Happened::TraitorRevealed:
    case Happened::WhammyStruck:
    case Happened::ConsequenceTurnedUp:
    case Happened::ConsequenceStays:
    case Happened::ArtifactLost:
    case Happened::ArtifactCaptured:
    case Happened::PlotRevealed:
    case Happened::PlotStopped:
    case Happened::PlotExecuted: return LogKind::Adversary;
    default: return LogKind::All;  // seasons, phases and turns; and draws, which no list tells
  }
}

}  // namespace w13
