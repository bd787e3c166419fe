#pragma once
// The hands at the table: every change to the World goes through here, with its event. General rules enforced here and
// nowhere else: piles refill from their discards, an empty Stress deck or a full Maintenance track ends the season, and
// nothing happens after the end.

#include <utility>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/state.h"
#include "engine/kernel/chance.h"

namespace w13 {

class Table {
 public:
  Table(State& state, const Catalog& catalog, kernel::Chance& chance, Events* events)
      : world(state.world), cards(catalog), agenda_(state.agenda), chance_(chance),
        events_(events), now_{state.world, catalog} {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const Situation& now() const { return now_; }

  World& world;  ///< for the phases that own a corner of it; pieces move through the functions below
  const Catalog& cards;

  // ---- the agenda -----------------------------------------------------------------------------------------------

  /// Puts steps on the agenda: they run first to last, before those already there.
  template <class... Steps>
  void run(const Steps&... steps) {
    if (!world.over()) agenda_.run(steps...);
  }
  /// The next seat of a round that takes part; Seat::Table once the round is over.
  template <class TakesPart>
  [[nodiscard]] Seat next(OneByOne& round, TakesPart takesPart) const {
    return round.next(world.players, takesPart);
  }
  /// Reports an outcome to the step that waits for the current one.
  template <class Outcome>
  void report(const Outcome& outcome) {
    agenda_.report(outcome);
  }
  /// The nearest pending step of a kind; nullptr if there is none.
  template <class Step>
  const Step* nearest() const {
    return std::as_const(agenda_).template nearest<Step>();
  }
  /// The number of steps on the agenda: the place of the question on top, for cards that answer it.
  [[nodiscard]] int depth() const { return agenda_.size(); }
  /// The step at a place counted from the bottom (1: the lowest) if it is of this kind; else nullptr.
  template <class Step>
  Step* stepAt(int place) {
    return agenda_.template above<Step>(place - 1);
  }
  /// Reports a decision with one public choice as taken automatically.
  void automatic(Seat seat, kernel::Choice c) { tell(Happened::AgentChose, seat, c.noun, c.verb); }
  /// Ends the season; no step stays pending.  WIN-01 to WIN-05
  void end(Winner winner, Ending ending);
  /// Runs a card's list for the event, if any: for `you`, about `die`, in response to `answers`.
  void carryOut(CardId card, When event, Seat you, DieId die = DieId::None, Answering answers = {});

  // ---- chance ---------------------------------------------------------------------------------------------------

  int pick(int n, kernel::ChanceOf of) { return chance_.pick(n, of); }
  kernel::Chance& chance() { return chance_; }
  Clue rollFace(DieId die);
  GooFace rollGoo();
  Roll rollWarehouse();

  // ---- dice -----------------------------------------------------------------------------------------------------

  void roll(DieId die);                     ///< openly; keeps its place
  void rollHidden(DieId die, Seat roller);  ///< behind the roller's shield
  void show(DieId die);                     ///< a hidden face becomes public
  void turn(DieId die, Clue face);
  void setFace(DieId die, Clue face);  ///< without an event: set-up and scenarios
  void move(DieId die, Spot to, Seat owner = Seat::Table);
  void shift(DieId die, Spot to);  ///< between applied and misapplied; owner and order stay
  void claim(DieId die, Seat seat);
  void neutralize(DieId die);
  void lock(DieId die);
  void layInBronze(DieId die);                ///< onto the Bronze Sector; a face behind the shield is gone
  void lookBehind(Seat looker, Seat shield);  ///< the looker learns the faces rolled there
  void sweepDice();                           ///< all unlocked clue dice return to the supply

  // ---- Traits and Stress ----------------------------------------------------------------------------------------

  /// Takes the top card of a Trait pile; refills it from its discards first if it is empty. None if both are empty.
  CardId takeTrait(Symbol type);
  /// The Agent draws one Trait into the hand; a Calamity goes to `calamities` instead. None: nothing to draw.
  CardId drawTrait(Seat seat, Symbol type);
  CardId takeTopDiscard(Symbol type);
  void giveToHand(Seat seat, CardId card, SeatSet known, Symbol from);
  /// Onto the pile of its kind, face up. `from`: the seat whose hand it was in; Table: it was open.
  void discard(CardId card, Seat from = Seat::Table);
  void discardFromHand(Seat seat, CardId card);
  void discardRandom(Seat seat);
  void hand(Seat from, Seat to, CardId card);
  void play(Seat seat, CardId card);            ///< from the hand or bag to the middle of the table
  void layOpen(Seat seat, CardId card);         ///< the same for a spent Trait
  void turnUp(CardId card);                     ///< into the middle of the table, face up
  void putAway(CardId card);                    ///< from the middle to where it belongs
  void stash(Seat seat, CardId card);           ///< into the Travel Bag
  void putUnderPile(CardId card);               ///< from the middle under its draw pile
  void takeBackPlayed(CardId card, Seat seat);  ///< a card not played after all returns to the hand
  void refill(Symbol type);
  /// A required draw; the season ends if the deck is empty.  BED-02
  void drawStress(Seat seat);
  void returnStress(Seat seat, int count);
  void loseHand(Seat seat, bool toBox);  ///< all Traits and Stress of a seat leave the hand

  // ---- other cards ----------------------------------------------------------------------------------------------

  CardId takeTraitorCard();
  void drawTraitorCard();  ///< into the revealed Traitor's hand
  CardId takePlot();
  CardId takePing();
  void turnUpConsequence(bool stays);
  /// A Consequence now stays: its marks are placed.  RULING-57
  void keepConsequence(CardId card);
  void dropConsequence(CardId card, bool discarded = true);
  void useAbility(Seat seat, Slot slot);

  /// Brings the entries of a card into force, or ends them. `marks` (Snags) only if the card stays.
  void enforce(CardId card, bool marks);
  void lift(CardId card);
  /// A played card stays on the table for a while, in force; `seat` owns it if it may go into a bag later.
  void stay(CardId card, Seat seat);
  /// Cards that stayed this long go out of force and back to the middle of the table; Leave says how they leave.
  Few<Owned, 8> endStays(Stays stays);
  void placeSnag(Place place, int value);

  // ---- Agents ---------------------------------------------------------------------------------------------------

  void move(Seat seat, Location to);
  void ko(Seat seat);  ///< without windows: Harm opens them
  void wound(Seat seat);
  void heal(Seat seat);
  void passFirstAgent();  ///< clockwise to the next Agent (CLEAN-11, RULING-26)

  // ---- obstacles ------------------------------------------------------------------------------------------------

  ObstacleId takeObstacle();  ///< from the supply; None if none is left anywhere
  /// Puts a new obstacle on a place that has none; with a ring if one is left. False if nothing could be placed.
  bool block(Place place, bool ring);
  bool addToTrack(bool ring = false);
  void removeBlock(Place place);
  void removeFromTrack(int space);
  void discardObstacle(Obstacle obstacle);
  void placeGear();

  // ---- saying what happened ---------------------------------------------------------------------------------------

  void tell(Happened what, Seat seat = Seat::Table, Noun noun = {}, int number = 0, SeatSet sees = SeatSet::all()) {
    if (events_ != nullptr)
      events_->push_back({what, seat, SeatSet::all(), sees, false, noun, static_cast<std::int16_t>(number)});
  }
  void tellOnly(SeatSet audience, Happened what, Seat seat, Noun noun = {}, int number = 0) {
    if (events_ != nullptr)
      events_->push_back({what, seat, audience, audience, false, noun, static_cast<std::int16_t>(number)});
  }

 private:
  Agent& agent(Seat seat) { return world.agents[seat]; }
  void ringOn(Obstacle& obstacle, Noun where);
  void checkTrack();

  Agenda& agenda_;
  kernel::Chance& chance_;
  Events* events_;
  Situation now_;
};

}  // namespace w13
