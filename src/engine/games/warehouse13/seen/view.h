#pragma once
// What one seat may know (ledger, SECRET-12 to SECRET-47): the only picture of the game that screens, bots, hints and
// logs get. Everything here is filled in by view.cpp; what is not filled in is not known.

#include <array>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"

namespace w13 {

/// A draw pile with its discards as everybody sees them.
struct PileView {
  std::uint8_t draw = 0;
  std::uint8_t discards = 0;
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
  bool loyaltyShown = false;  ///< the Loyalty card lies face up: `traitor` says which it is
  bool traitor = false;       ///< known to be the Traitor (revealed, or the viewer's own role)
  bool hasAbilities = true;
  bool hasVoted = false;
  bool votedBronze = false;      ///< once the votes are shown, and the viewer's own before that
  std::uint8_t usedSlots = 0;    ///< Abilities on their used side, one bit a Slot
  std::uint8_t barredSlots = 0;  ///< Abilities whose Snag was not beaten in this step (RULING-06)
  std::uint8_t freedSlots = 0;   ///< Assets whose Snag was beaten in this step
  std::uint8_t handSize = 0;     ///< Traits and Stress together
  std::uint8_t covered = 0;      ///< how many dice lie under the cover
  CardId bag = CardId::None;
  Dice claimed;
  Dice revealed;
  Few<CardId, 26> known;  ///< cards of the hand that the viewer knows, though it is not the owner
  friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct DieView {
  Spot spot = Spot::Supply;
  Seat owner = Seat::Table;
  Clue shows;           ///< Symbol::None: not rolled, or not for the viewer's eyes
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
  std::int8_t track = -1;
  ObstacleId obstacle = ObstacleId::None;
  std::int8_t difficulty = 0;  ///< what roll plus attribute must exceed (Snag: what the roll must exceed)
  std::int8_t bonus = 0;       ///< the challenger's attribute
  friend bool operator==(const ChallengeView&, const ChallengeView&) = default;
};

/// What the question on the table is about, beyond its choices.
struct AskedView {
  CardId card = CardId::None;  ///< the card that asks, the Ability that may be used, the Trait that was spent
  EffectAt step = 0;           ///< the step of the card that asks; 0: none
  DieId die = DieId::None;     ///< the die
  Seat seat = Seat::Table;     ///< whose turn or act it belongs to
  Seat named = Seat::Table;    ///< who is voted on
  friend bool operator==(const AskedView&, const AskedView&) = default;
};

/// The vote that is under way.  VOTE-01 to VOTE-06
struct VoteView {
  Seat caller = Seat::Table;  ///< who named somebody in the Bronze Sector
  Seat named = Seat::Table;   ///< Table: nobody votes now
  std::uint8_t voters = 0;
  std::uint8_t needed = 0;  ///< votes for Bronze that make a majority
  friend bool operator==(const VoteView&, const VoteView&) = default;
};

/// A card in force that lets revealed clues be applied as any type.  RETR-15
struct AnyTypeView {
  DesignId by = DesignId::None;  ///< the card
  Seat seat = Seat::Table;       ///< whose clues; Table: everybody's
  DieFilter clues;               ///< which of them
  friend bool operator==(const AnyTypeView&, const AnyTypeView&) = default;
};

/// What is done now in the Actions step of a Plot turn.  FINAL-15 to FINAL-24; cooperative: RULING-36
enum class ActionsPart : std::uint8_t {
  None,          ///< it is another step
  TraitorActs,   ///< the Traitor, or the Adversary's card
  TraitorDraws,  ///< the free card
  AgentActs,
  TraitorAnswers,  ///< what follows an Agent's Action
};

/// How far the Actions step of a Plot turn is.
struct ActionsView {
  ActionsPart now = ActionsPart::None;
  Seat start = Seat::Table;  ///< whose Action comes first
  std::uint8_t begun = 0;    ///< how many seats from there on, clockwise, have had their turn or have it now
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
  std::uint8_t traitorHandSize = 0;
  std::uint8_t plotsHeldSize = 0;
  std::uint8_t gooLeft = 0;

  PerDie<DieView> dice;
  kernel::Per<Symbol, PileView, kTypeCount> traits;
  std::uint8_t stressDeck = 0;
  PileView traitorDeck;
  PileView consequences;
  PileView pings;
  PileView plots;
  std::uint8_t artifactsLeft = 0;
  std::uint8_t asideSize = 0;
  Few<CardId, 8> playing;
  Few<CardId, 8> staying;
  Few<CardId, 32> calamities;

  CardId ping = CardId::None;
  CardId artifact = CardId::None;
  bool artifactWaits = false;
  CardId plot = CardId::None;
  std::uint8_t plotsStopped = 0;
  std::uint8_t plotsExecuted = 0;
  Few<CardId, 4> stacks;
  Few<CardId, 5> lost;
  Few<CardId, 2> faceUp;
  Few<CardId, 20> inForce;

  std::uint8_t obstaclesLeft = 0;
  Few<ObstacleId, kObstacles> obstacleDiscard;
  PerPlace<Obstacle> blocks;
  Few<Obstacle, kTrackSpaces> track;
  bool gear = false;
  PerPlace<std::int8_t> snags;
  std::uint8_t ringsLeft = 0;

  bool retrievalOpen = false;
  std::uint8_t retrievalRound = 0;
  Dice named;  ///< dice that the Traitor has named to be covered
  Few<GooFace, 2> goo;
  PerType needed{};                ///< requirements now
  PerType applied{};               ///< what the applied dice give
  Few<AnyTypeView, 6> anyType;     ///< what lets clues be applied as any type; what exceeds six is left out
  std::uint8_t barredNumbers = 0;  ///< clues of these numbers cannot be applied now, one bit a number
  std::int8_t warehouseRoll = -1;
  AskedView asked;
  ChallengeView challenge;
  VoteView vote;
  ActionsView actions;
  DiceAhead ahead;
  Seat harmed = Seat::Table;  ///< who would be KO'd or wounded
  std::uint8_t harmLevel = 0;

  friend bool operator==(const View&, const View&) = default;
};

/// Whether two dice are alike for all who look: an open question offers one of them for both.  RULING-73
[[nodiscard]] bool alike(const View& view, DieId a, DieId b);

}  // namespace w13
