#pragma once
// What one seat may know (ledger, SECRET-12 to SECRET-47): the only picture of the game that screens, bots, hints and
// logs get. Everything here is filled in by view.cpp; whatever it leaves out is unknown.

#include <array>

#include "engine/games/warehouse13/cards/occasions.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

using kernel::Small;

/// A draw pile with its discards as everybody sees them.
struct PileView {
  Small<std::uint8_t> draw;
  Small<std::uint8_t> discards;
  CardId top = CardId::None;  ///< the top discard
  friend bool operator==(const PileView&, const PileView&) = default;
};

/// A player's place as the viewer sees it.
struct SeatView {
  AgentId who = AgentId::None;
  Location at = Location::Warehouse;
  Health health = Health::Standing;
  bool isAgent = true;  ///< false for the revealed Traitor
  bool bronzed = false;
  bool loyaltyShown = false;  ///< the Loyalty card is face up: `traitor` says which one
  bool traitor = false;       ///< known to be the Traitor (revealed, or the viewer's own role)
  bool hasAbilities = true;
  bool hasVoted = false;
  bool votedBronze = false;      ///< once the votes are shown; the viewer's own also before
  std::uint8_t usedSlots = 0;    ///< Abilities on their used side, one bit per Slot
  std::uint8_t barredSlots = 0;  ///< Abilities whose Snag was not beaten in this step (RULING-06)
  std::uint8_t freedSlots = 0;   ///< Assets whose Snag was beaten in this step
  Small<std::uint8_t> handSize;  ///< Traits and Stress together
  std::uint8_t covered = 0;      ///< number of covered dice
  CardId bag = CardId::None;
  Dice claimed;
  Dice revealed;
  Few<CardId, 26> known;  ///< cards of the hand the viewer knows without being its owner
  friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct DieView {
  Spot spot = Spot::Supply;
  Seat owner = Seat::Table;
  Clue shows;           ///< Symbol::None: not rolled, or hidden from the viewer
  bool hidden = false;  ///< rolled behind a shield
  friend bool operator==(const DieView&, const DieView&) = default;
};

/// The challenge or Snag roll on the table.
struct ChallengeView {
  bool open = false;
  bool snag = false;
  Seat seat = Seat::Table;
  Attribute attribute = Attribute::Physical;
  Place place = Place::None;
  Small<std::int8_t> track = -1;
  ObstacleId obstacle = ObstacleId::None;
  Small<std::int8_t> difficulty;  ///< what roll plus attribute must exceed (Snag: what the roll must exceed)
  std::int8_t bonus = 0;          ///< the challenger's attribute
  CardId card = CardId::None;     ///< the card that has the Agent face an obstacle at once; None: it lies on the board
  friend bool operator==(const ChallengeView&, const ChallengeView&) = default;
};

/// What the question on the table is about, beyond its choices.
struct AskedView {
  CardId card = CardId::None;  ///< the asking card, the usable Ability or the spent Trait
  EffectAt step = 0;           ///< the step of the card that asks; 0: none
  DieId die = DieId::None;     ///< the die
  Seat seat = Seat::Table;     ///< the seat whose turn or act it is
  Seat named = Seat::Table;    ///< the seat voted on
  friend bool operator==(const AskedView&, const AskedView&) = default;
};

/// The vote in progress.  VOTE-01 to VOTE-06
struct VoteView {
  Seat caller = Seat::Table;  ///< the seat that named somebody in the Bronze Sector
  Seat named = Seat::Table;   ///< Table: nobody votes now
  std::uint8_t voters = 0;
  Small<std::uint8_t> needed;  ///< votes for Bronze that make a majority
  friend bool operator==(const VoteView&, const VoteView&) = default;
};

/// A card in force that lets revealed clues be applied as any type.  RETR-15
struct AnyTypeView {
  DesignId by = DesignId::None;  ///< the card
  Seat seat = Seat::Table;       ///< whose clues; Table: everybody's
  DieFilter clues;               ///< which of them
  friend bool operator==(const AnyTypeView&, const AnyTypeView&) = default;
};

/// The current part of a Plot turn's Actions step.  FINAL-15 to FINAL-24; cooperative: RULING-36
enum class ActionsPart : std::uint8_t {
  None,          ///< another step
  TraitorActs,   ///< the Traitor, or the Adversary's card
  TraitorDraws,  ///< the free card
  AgentActs,
  TraitorAnswers,  ///< what follows an Agent's Action
};

/// Progress of a Plot turn's Actions step.
struct ActionsView {
  ActionsPart now = ActionsPart::None;
  Seat start = Seat::Table;  ///< the seat that acts first
  std::uint8_t begun = 0;    ///< number of seats from there on, clockwise, that have had or have their turn
  friend bool operator==(const ActionsView&, const ActionsView&) = default;
};

struct View {
  Seat viewer = Seat::Table;
  std::uint8_t players = 0;
  std::uint8_t episode = 0;
  std::uint16_t round = 0;
  Phase phase = Phase::Setup;
  Winner winner = Winner::None;
  Ending ending = Ending::None;
  Seat firstAgent = Seat::Table;
  bool cooperative = false;
  PerSeat<SeatView> seats;

  // the viewer's own
  Few<CardId, 26> hand;
  std::uint8_t stress = 0;
  bool isTraitor = false;
  Dice covered;
  Few<CardId, 8> aside;         ///< cards drawn aside that the viewer sees
  Few<CardId, 24> traitorHand;  ///< only for the revealed Traitor
  Few<CardId, 3> plotsHeld;
  std::array<GooFace, kGooDice> gooFaces{};
  std::int8_t gooCover = -1;

  // the Traitor, as far as known
  bool traitorRevealed = false;
  bool traitorBronzed = false;
  Small<std::uint8_t> traitorHandSize;
  Small<std::uint8_t> plotsHeldSize;
  Small<std::uint8_t> gooLeft;

  PerDie<DieView> dice;
  kernel::Per<Symbol, PileView, kTypeCount> traits;
  std::uint8_t stressDeck = 0;
  PileView traitorDeck;
  PileView consequences;
  PileView pings;
  PileView plots;
  Small<std::uint8_t> artifactsLeft;
  Small<std::uint8_t> asideSize;
  Few<CardId, 8> playing;
  Few<CardId, 8> staying;
  Few<Counters, 8> counters;
  Few<Owned, 8> laid;  ///< cards on Agents; Seat::Table: the viewer does not know on whom
  Few<CardId, 32> calamities;

  CardId ping = CardId::None;
  CardId artifact = CardId::None;
  bool artifactWaits = false;
  CardId plot = CardId::None;
  std::uint8_t plotsToExecute = 2;  ///< executed Plots that win for the Traitor
  std::uint8_t plotsStopped = 0;
  std::uint8_t plotsExecuted = 0;
  Few<CardId, 4> stacks;
  Few<CardId, 5> lost;
  Few<CardId, 2> faceUp;
  Few<CardId, 20> inForce;

  Small<std::uint8_t> obstaclesLeft;
  Few<ObstacleId, kObstacles> obstacleDiscard;
  PerPlace<Obstacle> blocks;
  std::uint8_t trackSpaces = 5;
  Few<Obstacle, kMostTrackSpaces> track;
  bool gear = false;
  PerPlace<Small<std::int8_t>> snags;
  std::uint8_t ringsLeft = 0;

  bool retrievalOpen = false;
  std::uint8_t retrievalRound = 0;
  Dice named;  ///< dice the Traitor named to be covered
  Few<GooFace, 2> goo;
  PerType needed{};                ///< requirements now
  PerType applied{};               ///< sums of the applied dice
  Few<AnyTypeView, 6> anyType;     ///< cards that let clues be applied as any type; at most six are listed
  std::uint8_t barredNumbers = 0;  ///< numbers whose clues cannot be applied now, one bit each
  std::int8_t warehouseRoll = -1;
  AskedView asked;
  ChallengeView challenge;
  VoteView vote;
  ActionsView actions;
  DiceAhead ahead;
  Seat harmed = Seat::Table;  ///< the seat that would be KO'd or wounded
  std::uint8_t harmLevel = 0;

  friend bool operator==(const View&, const View&) = default;
};

/// Whether two dice look alike to everybody: an open question offers one for both.  RULING-73
[[nodiscard]] bool alike(const View& view, DieId a, DieId b);

}  // namespace w13
