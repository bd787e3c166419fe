#pragma once
// What just happened, for motion, sound, log and recap. The screen itself is always drawn from the view.

#include <cstdint>
#include <vector>

#include "engine/games/warehouse13/pieces.h"
#include "engine/kernel/event.h"

namespace w13 {

/// Kinds of things a person can point at, and that choices and events name.
enum class Thing : std::uint8_t {
  None,
  Card,  ///< CardId
  Die,   ///< DieId
  Seat,
  Place,
  Track,  ///< a space of the Maintenance track
  Type,   ///< a Trait type or a clue symbol
  Number,
  Face,    ///< a clue: symbol * 4 + number
  Option,  ///< an alternative of a card, by its place
  Goo,     ///< one of the Traitor's Goo dice
  Location,
};
using kernel::Noun;
[[nodiscard]] constexpr Noun nounOf(Thing thing, int index) {
  return {static_cast<std::uint8_t>(thing), static_cast<std::uint16_t>(index)};
}
[[nodiscard]] constexpr Noun of(CardId card) { return nounOf(Thing::Card, index(card)); }
[[nodiscard]] constexpr Noun of(DieId die) { return nounOf(Thing::Die, index(die)); }
[[nodiscard]] constexpr Noun of(Seat seat) { return nounOf(Thing::Seat, index(seat)); }
[[nodiscard]] constexpr Noun of(Place place) { return nounOf(Thing::Place, index(place)); }
[[nodiscard]] constexpr Noun of(Symbol type) { return nounOf(Thing::Type, index(type)); }
[[nodiscard]] constexpr Noun of(Clue face) { return nounOf(Thing::Face, index(face.symbol) * 4 + face.number); }
[[nodiscard]] constexpr Thing thingOf(Noun noun) { return static_cast<Thing>(noun.kind); }
[[nodiscard]] constexpr CardId cardOf(Noun noun) { return static_cast<CardId>(noun.index); }
[[nodiscard]] constexpr DieId dieOf(Noun noun) { return static_cast<DieId>(noun.index); }
[[nodiscard]] constexpr Seat seatOf(Noun noun) { return seatAt(noun.index); }
[[nodiscard]] constexpr Place placeOf(Noun noun) { return kAllPlaces[noun.index]; }
[[nodiscard]] constexpr Symbol typeOf(Noun noun) { return kAllSymbols[noun.index]; }
[[nodiscard]] constexpr Location locationOf(Noun noun) { return static_cast<Location>(noun.index); }
/// The Ability that a number stands for.
[[nodiscard]] constexpr Slot slotOf(Noun noun) { return kAllSlots[noun.index]; }
[[nodiscard]] constexpr Clue faceOf(Noun noun) {
  return {kAllSymbols[noun.index / 4], static_cast<std::uint8_t>(noun.index % 4)};
}

/// What a choice does with its noun: the verbs of kernel::Choice.
// clang-format off
namespace verb {
enum Id : std::uint8_t {
  None,
  // Actions
  Heal, Use, Play, Tackle, Pass, DrawCard, DiscardForObstacle, DiscardForStress,
  // Work the Case and drawing
  Spend, SpendByAbility, Claim, Neutralize, DrawFrom, TakeTop, Decline, Return,
  // cards and effects
  Choose, Accept, Refuse, Discard, Give, Take, Cannot, UseAbility,
  // commits
  Roll, Resolve, Cover, Reveal, LetItGo,
  // Bronze Sector and reveals
  Name, Debronze, VoteBronze, VoteSpare, Continue,
  // Retrieval and Finale
  CoverDie, Declare, Apply, Swap, Keep,
};
}  // namespace verb
// clang-format on
[[nodiscard]] constexpr kernel::Choice choice(verb::Id verb, Noun noun = {}) { return {verb, noun}; }

/// What happened. `seat` did it or was affected; each value notes what noun and number mean.
enum class Happened : std::uint8_t {
  SeasonBegan,      ///< seat: First Agent
  EpisodeBegan,     ///< number: which
  PhaseBegan,       ///< number: Phase
  TurnBegan,        ///< seat
  AgentChose,       ///< a choice made automatically: noun as chosen
  PingRevealed,     ///< card
  DieRolled,        ///< die; number: face (hidden behind a shield: known to the roller)
  DiceSwept,        ///< all unlocked clue dice return to the supply
  DieMoved,         ///< die; number: Spot
  DieTurned,        ///< die; number: face
  DieClaimed,       ///< die; number: face, symbol None if it lies behind a shield or was not rolled
  DieNeutralized,   ///< die; number: face as above
  ClueNeutralized,  ///< die that seat gives up when working the case; number: face as above
  DieLocked,        ///< die; number: face as above
  DieApplied,       ///< die; number: face
  DieMisapplied,    ///< die; number: face
  WarehouseRolled,  ///< number
  GooRolled,        ///< number: face
  CardDrawn,        ///< card, known to its drawer; number: Pile
  CardDiscarded,    ///< card; seat: whose hand it was in, or Table
  CardPlayed,       ///< card
  CardTurnedUp,     ///< card
  CardGone,         ///< card leaves the table (box, or put away face down)
  CardHanded,       ///< card, known to giver and receiver; number: the other seat
  HandsSwapped,     ///< number: the other seat
  TopLookedAt,      ///< type; number: how many cards
  CardLaidOn,       ///< card; number: the Agent's seat, known to who laid it
  CountersLaid,     ///< card; number: how many lie there now
  CardStored,       ///< card in the Travel Bag
  PileRefilled,     ///< number: Pile
  CouldNot,         ///< seat had nothing of what a card asked for
  StressDrawn,      ///< number
  StressReturned,   ///< number
  HandLost,         ///< the whole hand goes to discards or box; number: how many
  AgentMoved,       ///< number: Location
  AgentKo,
  AgentWounded,
  AgentHealed,
  HarmPrevented,
  ObstaclePlaced,  ///< place or track; number: obstacle
  ObstacleGone,    ///< place or track; number: obstacle
  RingPlaced,      ///< place or track
  GearPlaced,
  Snagged,         ///< place; number: value
  ChallengeBegan,  ///< place or track; number: difficulty
  ChallengeWon,
  ChallengeLost,
  VoteCalled,  ///< seat calls a vote; noun: named
  VoteCast,    ///< seat has voted
  VotesShown,  ///< noun: named; number: votes for Bronze
  VoteShown,   ///< seat; number: 1 Bronze, 0 not
  Bronzed,     ///< seat; number: 1 Traitor, 0 Loyal
  Debronzed,
  LoyaltyShown,  ///< seat; number: 1 Traitor
  TraitorRevealed,
  AbilityUsed,  ///< card
  AbilitiesRefreshed,
  ArtifactRevealed,     ///< card
  WhammyStruck,         ///< card
  ConsequenceTurnedUp,  ///< card
  ConsequenceStays,     ///< card
  ArtifactRetrieved,    ///< card
  ArtifactLost,         ///< card
  ArtifactCaptured,     ///< card
  RoundBegan,           ///< number
  Rolled,               ///< seat has rolled behind the shield; number of dice
  Covered,              ///< seat has covered
  CoverNamed,           ///< die that seat must cover
  CoverLifted,          ///< die; number: face
  SymbolDeclared,       ///< die; number: face
  DiceSwapped,          ///< die applied; number: die misapplied
  FirstAgentPassed,     ///< seat: the new one
  PlotRevealed,         ///< card
  PlotStopped,          ///< card
  PlotExecuted,         ///< card
  DieTaken,             ///< die, in the Finale's allocation
  LookedBehind,         ///< seat looked; number: whose shield
  SeasonEnded,          ///< number: Ending
};
inline constexpr Happened kLastHappened = Happened::SeasonEnded;

/// A veiled event keeps its number: the pile a card was drawn from stays public.  SECRET-44
using Event = kernel::Event<Happened>;
using Events = std::vector<Event>;

/// What the number of an event means, where its kind says so.
[[nodiscard]] constexpr Phase phaseOf(const Event& event) { return static_cast<Phase>(event.number); }
/// Whether a phase begins with an event.
[[nodiscard]] constexpr bool beginsPhase(const Event& event, Phase phase) {
  return event.what == Happened::PhaseBegan && phaseOf(event) == phase;
}
[[nodiscard]] constexpr Spot spotOf(const Event& event) { return static_cast<Spot>(event.number); }
/// The number of a CardDrawn whose pile is not told: the card was taken from discards, and its name is told no more.
inline constexpr std::int16_t kNoPile = -1;
[[nodiscard]] constexpr Pile pileOf(const Event& event) { return kAllPiles[event.number]; }
[[nodiscard]] constexpr Location locationOf(const Event& event) { return static_cast<Location>(event.number); }
[[nodiscard]] constexpr ObstacleId obstacleOf(const Event& event) { return kAllObstacles[event.number]; }
[[nodiscard]] constexpr Ending endingOf(const Event& event) { return static_cast<Ending>(event.number); }
[[nodiscard]] constexpr Clue faceOf(const Event& event) { return faceOf(nounOf(Thing::Face, event.number)); }

}  // namespace w13
