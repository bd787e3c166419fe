#include "ui/games/warehouse13/sound/cue.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/screen/danger.h"

namespace w13 {

namespace {

// clang-format off
constexpr SoundTable<Cue, kCues> kSounds = {{
    {Cue::CardDraw, {"card-draw", QT_TRANSLATE_NOOP("Sound", "a card is drawn"), 2, 190, 0.7}},
    {Cue::CardPlay, {"card-play", QT_TRANSLATE_NOOP("Sound", "a card is played"), 3, 280, 0.8}},
    {Cue::CardDiscard, {"card-discard", QT_TRANSLATE_NOOP("Sound", "a card is discarded"), 2, 240, 0.7}},
    {Cue::Shuffle, {"shuffle", QT_TRANSLATE_NOOP("Sound", "cards are shuffled"), 2, 700, 0.7}},
    {Cue::FewDice, {"dice-roll-1", QT_TRANSLATE_NOOP("Sound", "a die is rolled"), 5, 420, 0.8}},
    {Cue::SomeDice, {"dice-roll-2", QT_TRANSLATE_NOOP("Sound", "dice are rolled"), 5, 560, 0.8}},
    {Cue::ManyDice, {"dice-roll-3", QT_TRANSLATE_NOOP("Sound", "many dice are rolled"), 5, 700, 0.8}},
    {Cue::DiceSettle, {"dice-settle", QT_TRANSLATE_NOOP("Sound", "dice come to rest"), 3, 220, 0.7}},
    {Cue::DieClaim, {"die-claim", QT_TRANSLATE_NOOP("Sound", "a die is claimed"), 5, 260, 0.6}},
    {Cue::DieGoo, {"die-goo", QT_TRANSLATE_NOOP("Sound", "goo swallows a die"), 5, 330, 0.7}},
    {Cue::GooRoll, {"goo-roll", QT_TRANSLATE_NOOP("Sound", "goo bubbles"), 5, 800, 0.7}},
    {Cue::CoverDown, {"cover-down", QT_TRANSLATE_NOOP("Sound", "a cover goes down"), 4, 300, 0.6}},
    {Cue::CoversUp, {"covers-up", QT_TRANSLATE_NOOP("Sound", "covers are lifted"), 5, 450, 0.6}},
    {Cue::Apply, {"apply", QT_TRANSLATE_NOOP("Sound", "a latch closes"), 3, 170, 0.8}},
    {Cue::GaugeFull, {"gauge-full", QT_TRANSLATE_NOOP("Sound", "a requirement is met"), 6, 500, 0.5}},
    {Cue::ObstacleIn, {"obstacle-in", QT_TRANSLATE_NOOP("Sound", "an obstacle falls in"), 5, 320, 0.9}},
    {Cue::ObstacleOut, {"obstacle-out", QT_TRANSLATE_NOOP("Sound", "an obstacle goes"), 5, 600, 0.7}},
    {Cue::ChallengeFail, {"challenge-fail", QT_TRANSLATE_NOOP("Sound", "a challenge fails"), 6, 500, 0.7}},
    {Cue::Ko, {"ko", QT_TRANSLATE_NOOP("Sound", "an Agent falls"), 7, 350, 1.0}},
    {Cue::Heal, {"heal", QT_TRANSLATE_NOOP("Sound", "an Agent heals"), 5, 600, 0.6}},
    {Cue::Travel, {"travel", QT_TRANSLATE_NOOP("Sound", "a steel door"), 4, 650, 0.8}},
    {Cue::Ping, {"ping", QT_TRANSLATE_NOOP("Sound", "a Ping"), 7, 750, 0.5}},
    {Cue::Whammy, {"whammy", QT_TRANSLATE_NOOP("Sound", "a Whammy strikes"), 8, 750, 0.8}},
    {Cue::Retrieved, {"retrieved", QT_TRANSLATE_NOOP("Sound", "a warm chord"), 9, 900, 0.6}},
    {Cue::Lost, {"lost", QT_TRANSLATE_NOOP("Sound", "a falling chord"), 9, 900, 0.6}},
    {Cue::VoteCount, {"vote-count", QT_TRANSLATE_NOOP("Sound", "three, two, one"), 8, 1200, 0.8}},
    {Cue::Bronze, {"bronze", QT_TRANSLATE_NOOP("Sound", "metal cools"), 9, 900, 0.6}},
    {Cue::RevealTraitor, {"reveal-traitor", QT_TRANSLATE_NOOP("Sound", "a match is struck"), 9, 900, 0.9}},
    {Cue::Wire, {"wire", QT_TRANSLATE_NOOP("Sound", "the wire"), 1, 500, 0.6}},
    {Cue::Alarm, {"alarm", QT_TRANSLATE_NOOP("Sound", "an alarm"), 10, 900, 0.35}},
    {Cue::WinWarehouse, {"win-warehouse", QT_TRANSLATE_NOOP("Sound", "the Warehouse wins"), 20, 1200, 0.7}},
    {Cue::WinTraitor, {"win-traitor", QT_TRANSLATE_NOOP("Sound", "the Traitor wins"), 20, 1200, 0.7}},
}};
// clang-format on

static_assert(inOrder(kSounds));

/// Dice sound by how many are rolled in one step, which everybody can count.
Cue diceCue(const Events& news) {
  int dice = 0;
  for (const Event& event : news) {
    if (event.what == Happened::DieRolled || event.what == Happened::WarehouseRolled) ++dice;
    if (event.what == Happened::Rolled) dice += event.number;
  }
  return dice <= 1 ? Cue::FewDice : dice <= 5 ? Cue::SomeDice : Cue::ManyDice;
}

/// Whether a sound is that of a thing that arrives.
bool arrives(Cue cue) {
  switch (cue) {
    case Cue::DiceSettle:
    case Cue::DieClaim:
    case Cue::DieGoo:
    case Cue::Apply:
    case Cue::GaugeFull:
    case Cue::ObstacleIn:
    case Cue::Alarm: return true;
    default: return false;
  }
}

int fullGauges(const View& v) {
  int full = 0;
  for (std::size_t type = 0; type < v.needed.size(); ++type)
    full += v.needed[type] > 0 && v.applied[type] >= v.needed[type] ? 1 : 0;
  return full;
}

}  // namespace

const Sound& soundOf(Cue cue) { return kSounds.at(at(cue)).second; }

Cue cueOf(Happened what) {
  switch (what) {
    case Happened::SeasonBegan:
    case Happened::PileRefilled: return Cue::Shuffle;
    case Happened::EpisodeBegan:
    case Happened::PhaseBegan:
    case Happened::FirstAgentPassed: return Cue::Wire;
    case Happened::PingRevealed: return Cue::Ping;
    case Happened::DieRolled:
    case Happened::WarehouseRolled:
    case Happened::Rolled: return Cue::SomeDice;
    case Happened::DieMisapplied:
    case Happened::DieTurned: return Cue::DiceSettle;
    case Happened::DieClaimed:
    case Happened::DieTaken: return Cue::DieClaim;
    case Happened::DieNeutralized:
    case Happened::ClueNeutralized: return Cue::DieGoo;
    case Happened::DieApplied:
    case Happened::DieLocked:
    case Happened::Snagged:
    case Happened::DiceSwapped: return Cue::Apply;
    case Happened::GooRolled: return Cue::GooRoll;
    case Happened::CardDrawn:
    case Happened::CardHanded:
    case Happened::HandsSwapped:
    case Happened::TopLookedAt:
    case Happened::CountersLaid:
    case Happened::CardLaidOn:
    case Happened::StressDrawn: return Cue::CardDraw;
    case Happened::CardPlayed:
    case Happened::CardTurnedUp:
    case Happened::CardStored:
    case Happened::AbilityUsed:
    case Happened::ArtifactRevealed:
    case Happened::ConsequenceTurnedUp:
    case Happened::PlotRevealed:
    case Happened::LoyaltyShown: return Cue::CardPlay;
    case Happened::CardDiscarded:
    case Happened::CardGone:
    case Happened::StressReturned:
    case Happened::HandLost: return Cue::CardDiscard;
    case Happened::AgentMoved: return Cue::Travel;
    case Happened::AgentKo:
    case Happened::AgentWounded: return Cue::Ko;
    case Happened::AgentHealed:
    case Happened::Debronzed: return Cue::Heal;
    case Happened::ObstaclePlaced:
    case Happened::RingPlaced:
    case Happened::GearPlaced: return Cue::ObstacleIn;
    case Happened::ObstacleGone: return Cue::ObstacleOut;
    case Happened::ChallengeLost: return Cue::ChallengeFail;
    case Happened::VotesShown: return Cue::VoteCount;
    case Happened::Bronzed: return Cue::Bronze;
    case Happened::TraitorRevealed: return Cue::RevealTraitor;
    case Happened::WhammyStruck: return Cue::Whammy;
    case Happened::ArtifactRetrieved:
    case Happened::PlotStopped: return Cue::Retrieved;
    case Happened::ArtifactLost:
    case Happened::ArtifactCaptured:
    case Happened::PlotExecuted: return Cue::Lost;
    case Happened::Covered: return Cue::CoverDown;
    case Happened::CoverLifted: return Cue::CoversUp;
    case Happened::SeasonEnded:  // sounds by who has won
    case Happened::TurnBegan:
    case Happened::AgentChose:
    case Happened::DiceSwept:
    case Happened::DieMoved:
    case Happened::CouldNot:
    case Happened::HarmPrevented:
    case Happened::ChallengeBegan:
    case Happened::ChallengeWon:  // the obstacle goes
    case Happened::VoteCalled:
    case Happened::VoteCast:
    case Happened::VoteShown:
    case Happened::AbilitiesRefreshed:
    case Happened::ConsequenceStays:
    case Happened::RoundBegan:
    case Happened::CoverNamed:
    case Happened::SymbolDeclared:
    case Happened::LookedBehind: return Cue::None;
  }
  return Cue::None;
}

std::vector<Sounding> soundsOf(const Events& news, const View& before, const View& now, const std::vector<bool>& scenes,
                               const Variants& variants) {
  std::vector<Sounding> change;
  int at = -1;
  const auto add = [&](Cue cue) {
    if (cue != Cue::None) addOnce(change, {&soundOf(cue), at, arrives(cue)});
  };
  const Cue dice = diceCue(news);
  for (const Event& event : news) {
    ++at;
    if (at < kernel::count(scenes) && kernel::at(scenes, at)) continue;
    const Cue cue = cueOf(event.what);
    add(cue == Cue::SomeDice ? dice : cue);
    if (cue == Cue::SomeDice) add(Cue::DiceSettle);
    if (event.what == Happened::SeasonEnded) add(now.winner == Winner::Warehouse ? Cue::WinWarehouse : Cue::WinTraitor);
  }
  const bool known = before.players > 0;
  if (known && before.retrievalOpen && now.retrievalOpen && fullGauges(now) > fullGauges(before)) add(Cue::GaugeFull);
  if (known && moreDangers(dangersOf(before, variants), dangersOf(now, variants))) add(Cue::Alarm);
  keepWeightiest(change);
  return change;
}

}  // namespace w13
