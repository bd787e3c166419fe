#pragma once
// Everything on the table, open and secret. Rules read it; only Table changes it. Plain values throughout: copying a
// World is copying bytes.

#include <array>
#include <utility>

#include "engine/games/warehouse13/cards/in_force.h"
#include "engine/games/warehouse13/cards/occasions.h"
#include "engine/games/warehouse13/pieces.h"
#include "engine/games/warehouse13/variants.h"
#include "engine/kernel/order.h"

namespace w13 {

using kernel::Small;

/// A draw pile and its discard pile. Both hold the same cards in turn, so they share one tray: the draw pile grows
/// from its front, the discard pile from its back.
template <int N>
class Tray {
 public:
  [[nodiscard]] int drawSize() const { return draw_; }
  [[nodiscard]] int discardSize() const { return discard_; }
  [[nodiscard]] CardId topDiscard() const { return discard_ == 0 ? CardId::None : cards_[at(N - discard_)]; }
  /// The draw pile from the bottom to the top.
  [[nodiscard]] CardId drawAt(int place) const { return cards_[at(place)]; }
  void setDraw(int place, CardId card) { cards_[at(place)] = card; }
  /// The discards from the top to the bottom.
  [[nodiscard]] CardId discardAt(int place) const { return cards_[at(N - discard_ + place)]; }
  /// The slots themselves, for re-dealing hidden cards.
  CardId* drawSlot(int place) { return &cards_[at(place)]; }
  CardId* discardSlot(int place) { return &cards_[at(N - discard_ + place)]; }

  CardId takeTop() { return cards_[at(--draw_)]; }
  CardId takeTopDiscard() { return cards_[at(N - discard_--)]; }
  void putOnTop(CardId card) { cards_[at(draw_++)] = card; }
  void putUnder(CardId card) {
    for (int place = draw_++; place > 0; --place) cards_[at(place)] = cards_[at(place - 1)];
    cards_[0] = card;
  }
  void discard(CardId card) { cards_[at(N - ++discard_)] = card; }
  void clear() { draw_ = discard_ = 0; }

 private:
  std::array<CardId, N> cards_;
  std::uint8_t draw_ = 0;
  std::uint8_t discard_ = 0;
};

/// What the clue dice show and, as rules often ask for it, which dice show a symbol or a number.
class Faces {
 public:
  [[nodiscard]] Clue of(DieId die) const { return shows_[die]; }
  [[nodiscard]] Dice showing(Symbol symbol) const { return showing_[symbol]; }
  [[nodiscard]] Dice numbered(int number) const { return numbered_[at(number)]; }
  /// A face without a symbol is none: the die shows nothing.
  void set(DieId die, Clue face) {
    const Clue before = std::exchange(shows_[die], face);
    if (before.symbol != Symbol::None) {
      showing_[before.symbol] = showing_[before.symbol].without(die);
      numbered_[at(before.number)] = numbered_[at(before.number)].without(die);
    }
    if (face.symbol == Symbol::None) return;
    showing_[face.symbol] |= die;
    numbered_[at(face.number)] |= die;
  }

 private:
  PerDie<Clue> shows_;
  kernel::Per<Symbol, Dice, 5> showing_;
  std::array<Dice, kHighestClue + 1> numbered_{};
};

/// A hand may exceed its limit until a multi-card draw is complete (FAQ-09).
using Hand = Few<CardId, 26>;

/// The cards alone.
template <int N>
[[nodiscard]] Few<CardId, N> cardsOf(const Few<Owned, N>& owned) {
  Few<CardId, N> cards;
  for (const Owned& each : owned) cards.push(each.card);
  return cards;
}

/// A seat's Agent. For a revealed Traitor only `who` is meaningful.
struct Agent {
  AgentId who = AgentId::None;
  Location at = Location::Warehouse;
  Health health = Health::Standing;
  Small<std::uint8_t> stress;    ///< Stress in the hand: the cards are all alike
  std::uint8_t usedSlots = 0;    ///< Abilities on their used side, one bit per Slot
  std::uint8_t barredSlots = 0;  ///< Abilities stopped by a Snag in this step (RULING-06)
  std::uint8_t freedSlots = 0;   ///< Assets whose Snag was beaten in this step: automatic again
  bool loyaltyShown = false;     ///< the Loyalty card is face up: a Bronzed Loyal Agent (BRONZE-01)
  bool hasAbilities = true;      ///< false once the cards are in the box (REVEAL-09)
  CardId bag = CardId::None;     ///< the Trait stored by a Travel Bag (PRINT-15)
  Dice claimed;
  Dice covered;   ///< sealed: the dice chosen for the reveal
  Dice revealed;  ///< uncovered at the reveal, not yet applied
  Hand hand;      ///< Traits

  [[nodiscard]] int handSize() const { return hand.size() + stress; }
};

/// What only the Traitor's seat has.
struct TraitorSeat {
  Seat seat = Seat::Table;  ///< secret while hidden; Table: no Traitor (VAR-03)
  bool revealed = false;    ///< stays true while Bronzed (BRONZE-09)
  bool bronzed = false;
  Few<CardId, 24> hand;
  Few<CardId, 3> plots;
  std::uint8_t goo = 0;       ///< Goo dice still available, one bit each (RULING-39)
  std::int8_t gooCover = -1;  ///< sealed until shown
  std::array<GooFace, kGooDice> gooFaces{};
};

/// The Retrieval or Stop the Plot in progress.
struct Retrieval {
  std::uint8_t round = 0;
  bool open = false;         ///< between the start and the end of a Retrieval or Stop the Plot
  bool lookUsed = false;     ///< the look allowed once per Retrieval has been taken
  Seat alone = Seat::Table;  ///< only this Agent takes part in the round (Meet the Regents)
  SeatSet rolled;            ///< Agents who rolled this round, and so cover (RULING-65)
  Dice named;                ///< dice the Traitor named to be covered
  SeatSet sitOut;            ///< Agents who cover nothing this round (Zipline)
  Few<GooFace, 2> goo;       ///< the Adversary's Goo dice as shown
  Few<DieId, kDice> placed;  ///< applied and misapplied dice in order of placement (RULING-54)
  PerType raised{};          ///< one-time changes to the requirement
};

struct World {
  // the season
  std::uint8_t players = 0;
  std::uint8_t episode = 0;
  std::uint16_t round = 0;  ///< Investigation rounds of this Episode, Plot turns of the Finale
  Phase phase = Phase::Setup;
  Winner winner = Winner::None;
  Ending ending = Ending::None;
  Seat firstAgent = Seat::Table;
  Variants variants;
  bool eachAlike = false;  ///< alike dice are offered one by one: a season begun before RULING-73

  // seats
  PerSeat<Agent> agents;
  TraitorSeat traitor;
  Seat bronzed = Seat::Table;  ///< the Bronzed Loyal Agent
  PerSeat<bool> votes;         ///< sealed Bronze votes; true: Bronze
  bool willReveal = false;     ///< sealed: the Traitor has chosen to reveal
  SeatSet voted;
  bool votesShown = false;    ///< the last vote is open (SECRET-41)
  std::uint8_t counted = 0;   ///< how often a card has counted a secret, past 255 from 0 again: what it did tells it
  SeatSet extraTravelAction;  ///< seats that had this round's extra travel Action (RULING-60)

  // dice
  kernel::Per<Spot, Dice, kSpots> diceAt;
  Faces faces;
  PerDie<Seat> owner;  ///< of claimed, revealed, applied and misapplied dice
  Dice hidden;         ///< rolled behind a shield: the face is known to `dieKnownTo` only
  PerDie<SeatSet> dieKnownTo;
  std::int8_t warehouseRoll = -1;  ///< the last Warehouse die; -1: none yet. The waiting step holds the one that counts

  // small cards
  kernel::Per<Symbol, Tray<32>, kTypeCount> traits;
  Small<std::uint8_t> stressDeck;
  Tray<64> traitorDeck;
  Tray<20> consequences;
  Few<CardId, 32> calamities;  ///< drawn, to be resolved once their draw is complete (RULING-34)
  Few<Owned, 8> aside;         ///< drawn aside for a card; known to their drawers
  CardId gift = CardId::None;  ///< sealed: the Trait offered in a willing transfer, still in the hand
  Few<CardId, 8> playing;      ///< cards played for their text, until they are put away
  Few<Owned, 8> staying;       ///< played cards that stay face up for a while; Table: played by nobody
  Few<Counters, 8> counters;   ///< on cards in play that have any
  Few<LaidOn, 8> laid;         ///< cards on Agents; on whom may be a secret
  kernel::Per<CardId, SeatSet, kMaxCards> knows;  ///< seats that know a hidden card

  // large cards
  Tray<40> pings;
  CardId ping = CardId::None;
  Few<CardId, 7> artifacts;        ///< the stack, its top last
  CardId artifact = CardId::None;  ///< the Episode's artifact, face up
  bool artifactWaits = false;      ///< the Episode's artifact is face down on the stack
  Few<CardId, 4> stacks;           ///< retrieved
  Few<CardId, 5> lost;
  Few<CardId, 2> faceUp;    ///< Consequences turned up with the artifact
  Few<CardId, 20> inForce;  ///< Consequences that stay
  Tray<24> plots;
  CardId plot = CardId::None;  ///< in play
  std::uint8_t plotsStopped = 0;
  std::uint8_t plotsExecuted = 0;
  InForce standing;  ///< entries of all cards now in force

  // obstacles
  Few<ObstacleId, kObstacles> obstacleSupply;  ///< face down; the top last
  Few<ObstacleId, kObstacles> obstacleDiscard;
  PerPlace<Obstacle> blocks;  ///< Maintenance: an obstacle on the location itself
  Few<Obstacle, kMostTrackSpaces> track;
  bool gear = false;
  PerPlace<Small<std::int8_t>> snags;  ///< -1: none
  std::uint8_t ringsLeft = 0;
  bool whammied = false;  ///< the Whammy of the Episode's artifact has struck

  Retrieval retrieval;

  // ---- reading it -----------------------------------------------------------------------------------------------

  [[nodiscard]] const Agent& agent(Seat seat) const { return agents[seat]; }
  /// All seats, clockwise from `start`.
  [[nodiscard]] kernel::Clockwise clockwise(Seat start) const { return {start, players}; }
  /// Of these seats the one that comes first, clockwise from the First Agent; Seat::Table if there are none.
  [[nodiscard]] Seat firstInOrder(SeatSet of) const {
    for (const Seat seat : clockwise(firstAgent))
      if (of.has(seat)) return seat;
    return Seat::Table;
  }
  [[nodiscard]] SeatSet seats() const { return SeatSet::firstOf(players); }
  [[nodiscard]] Dice dice(Spot spot) const { return diceAt[spot]; }
  [[nodiscard]] Clue clue(DieId die) const { return faces.of(die); }
  /// The dice that show a symbol (Wild: a `?`), or a number.
  [[nodiscard]] Dice showing(Symbol symbol) const { return faces.showing(symbol); }
  [[nodiscard]] Dice numbered(int number) const { return faces.numbered(number); }
  [[nodiscard]] Seat ownerOf(DieId die) const { return owner[die]; }
  [[nodiscard]] const Tray<32>& pile(Symbol type) const { return traits[type]; }
  [[nodiscard]] Obstacle obstacleOn(Place place) const { return blocks[place]; }

  /// Whether the seat is an Agent: seated, and not the revealed Traitor.  RULING-25
  [[nodiscard]] bool isAgent(Seat seat) const {
    return index(seat) >= 0 && index(seat) < players && !(traitor.revealed && traitor.seat == seat);
  }
  [[nodiscard]] bool isBronzed(Seat seat) const { return seat != Seat::Table && seat == bronzed; }
  /// An Agent who is not Bronzed: may act, be chosen, draw and discard.
  [[nodiscard]] bool isFree(Seat seat) const { return isAgent(seat) && !isBronzed(seat); }
  [[nodiscard]] bool inField(Seat seat) const { return isFree(seat) && agent(seat).at == Location::Field; }
  [[nodiscard]] bool isUp(Seat seat) const { return agent(seat).health == Health::Standing; }
  [[nodiscard]] SeatSet agentSeats() const;
  [[nodiscard]] SeatSet fieldAgents() const;
  /// The next seat clockwise.
  [[nodiscard]] Seat leftOf(Seat seat) const { return seatAt((index(seat) + 1) % players); }
  [[nodiscard]] Dice unclaimed() const { return dice(Spot::Leads) | dice(Spot::Field); }
  /// The Agent on whom a card lies; Seat::Table: on nobody.
  [[nodiscard]] Seat bearerOf(CardId card) const {
    for (const LaidOn& each : laid)
      if (each.card == card) return each.seat;
    return Seat::Table;
  }
  [[nodiscard]] int countersOn(CardId card) const {
    for (const Counters& each : counters)
      if (each.on == card) return each.number;
    return 0;
  }
  [[nodiscard]] bool over() const { return phase == Phase::Over; }
  /// The artifact or Plot whose requirements apply.
  [[nodiscard]] CardId target() const { return phase == Phase::Finale ? plot : artifact; }
  /// Free spaces of a Maintenance track with so many.
  [[nodiscard]] int trackRoom(int spaces) const { return spaces - (gear ? 1 : 0) - track.size(); }
};

/// What a rule may read: the table and the cards.
struct Catalog;
struct Situation {
  const World& world;
  const Catalog& cards;
};

}  // namespace w13
