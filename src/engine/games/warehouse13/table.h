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
      : world(state.world), cards(catalog), world_(state.world), agenda_(state.agenda), chance_(chance),
        events_(events), listens_(events != nullptr || catalog.waits), now_{state.world, catalog} {}
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  const Situation& now() const { return now_; }

  const World& world;
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

  // ---- events that cards wait for -------------------------------------------------------------------------------

  /// Keeps in mind that this has happened, if some card waits for it.
  void happened(When event, Seat about, DieId die = DieId::None) {
    if (cards.wakes[at(event)]) keepInMind(event, about, die);
  }
  /// Wakes the cards that wait for what has happened since the last call: what they do comes before all other steps.
  /// Called once each step is done.
  void wake() {
    if (!happened_.empty()) wakeCards();
  }
  /// Puts on the agenda what cards do at an event.
  void wakeFor(const Happens& what);
  void wakeCard(CardId card, const Happens& what, Seat you);

  // ---- chance ---------------------------------------------------------------------------------------------------

  int pick(int n, kernel::ChanceOf of) { return chance_.pick(n, of); }
  kernel::Chance& chance() { return chance_; }
  Roll rollWarehouse();

  // ---- the season -----------------------------------------------------------------------------------------------

  void beginEpisode();                ///< the next one; its rounds are counted anew
  void beginPhase(Phase phase);       ///< in the Finale Plot turns are counted anew
  void beginRound();                  ///< the next of an Investigation, or Plot turn
  void countTravelAction(Seat seat);  ///< the seat has had this round's extra Action for travelling  RULING-60

  // ---- clue dice ------------------------------------------------------------------------------------------------

  void roll(DieId die);                          ///< openly; keeps its place
  void rollHidden(DieId die, Seat roller);       ///< behind the roller's shield
  void show(DieId die);                          ///< a hidden face becomes public
  void turn(DieId die, Clue face);               ///< openly
  void declare(DieId die, Clue as, Seat owner);  ///< its owner says which symbol it stands for
  void move(DieId die, Spot to, Seat owner = Seat::Table);
  void shift(DieId die, Spot to);  ///< between applied and misapplied; owner and order stay
  void place(DieId die, Spot to);  ///< applied or misapplied, after those that are; its owner stays  RULING-54
  void claim(DieId die, Seat seat);
  void passDie(DieId die, Seat to);  ///< a claimed die gets another owner
  /// Into the bucket; `by` works the case and gives it up. Table: a card, Goo or healing takes it.
  void neutralize(DieId die, Seat by = Seat::Table);
  void lock(DieId die);
  void layInBronze(DieId die);                ///< onto the Bronze Sector; a face behind the shield is gone
  void lookBehind(Seat looker, Seat shield);  ///< the looker learns the faces rolled there
  void sweepDice();                           ///< all unlocked clue dice return to the supply

  // ---- a Retrieval, or Stop the Plot ----------------------------------------------------------------------------

  void openRetrieval();                 ///< all Goo dice are there again  RULING-39
  void closeRetrieval();                ///< what still waits in it comes to nothing
  void beginRetrievalRound();           ///< the next one; nobody has rolled, no Goo lies open
  void endRetrievalRound();             ///< everybody takes part in the next one; a covered Goo die is taken back
  void playAlone(Seat seat);            ///< only this Agent takes part in the next round
  void sitOut(Seat seat);               ///< the Agent covers nothing in this round
  void require(Symbol type, int more);  ///< changes the requirement of this Retrieval
  void rollBehindShield(Seat seat);     ///< all claimed dice of an Agent
  void useUpLook();                     ///< the look that the Traitor has once in a Retrieval
  /// The Traitor says aloud which die must be covered.
  void nameCover(Seat seat, DieId die);
  /// Lays further dice of a seat under its cover, sealed. Everybody hears of it once the seat is done.
  void cover(Seat seat, Dice dice, bool done = true);
  void liftCovers();                        ///< all of them, in order: what lay there is revealed
  void keepRevealed(Seat seat, Dice dice);  ///< the others just stay claimed
  void takeBack(DieId die);                 ///< a revealed die just stays claimed

  // ---- Goo dice -------------------------------------------------------------------------------------------------

  void rollGoo();                ///< one of the Adversary's, openly
  void rollGooAgain();           ///< all that lie open
  void rollGooHidden();          ///< those that the Traitor still has, behind a shield
  void coverGoo(int die);        ///< the Traitor's, by number, sealed
  void showGoo();                ///< the covered one
  void takeBackGoo(bool stays);  ///< the covered one; it is gone for this Retrieval if it does not stay

  // ---- votes and roles ------------------------------------------------------------------------------------------

  void beginVote(Seat caller, Seat named);  ///< no vote is cast yet
  void castVote(Seat seat, bool bronze);    ///< sealed
  int showVotes(Seat named);                ///< all together; returns how many are for Bronze
  void sealReveal(bool will);               ///< whether the Traitor has chosen, in secret, to reveal
  void countSecret();                       ///< a card goes by a number that is a secret
  void showLoyalty(Seat seat);              ///< the Traitor is revealed by that
  void bronze(Seat seat);                   ///< an Agent whose Loyalty card is face up
  void debronze(Seat seat);                 ///< back into the Warehouse; the Traitor to the Lost Artifacts board

  // ---- Traits and Stress ----------------------------------------------------------------------------------------

  /// Takes the top card of a Trait pile; refills it from its discards first if it is empty. None if both are empty.
  CardId takeTrait(Symbol type);
  /// The Agent draws one Trait into the hand; a Calamity goes to `calamities` instead. None: nothing to draw.
  CardId drawTrait(Seat seat, Symbol type);
  /// The same, but the Trait is laid aside for a card; a harmless Calamity is discarded.
  CardId drawAside(Seat seat, Symbol type, bool harmless);
  /// Lays the top cards of a Trait pile aside, for a seat to look at; fewer if it has fewer. Returns how many.
  int layTopAside(Seat seat, Symbol type, int count);
  void takeAside(Owned laid, Symbol from);     ///< one of them goes to the hand of who looked
  void putBackAside(Owned laid, Symbol type);  ///< one of them goes back onto the pile
  void handAside(Owned laid, Seat to);         ///< a Trait that was laid aside goes to another Agent
  void keepAside(Seat seat, int from);         ///< those laid aside from this place on go to the hand
  /// The top card of a Trait pile, openly: a Calamity goes to `calamities`, a Trait is discarded. None: nothing there.
  CardId turnUpTrait(Symbol type);
  CardId takeCalamity(int place);  ///< out of `calamities` into the middle of the table
  CardId takeTopDiscard(Symbol type);
  void giveToHand(Seat seat, CardId card, SeatSet known, Symbol from);
  /// Onto the pile of its kind, face up. `from`: the seat whose hand it was in; Table: it was open.
  void discard(CardId card, Seat from = Seat::Table);
  void discardFromHand(Seat seat, CardId card);
  void discardRandom(Seat seat);
  void hand(Seat from, Seat to, CardId card);
  void swapHands(Seat one, Seat other);         ///< with all Stress
  void sealGift(CardId card);                   ///< the Trait that is offered, still in the hand; None: no more
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

  // ---- Ping, artifact and Plots ---------------------------------------------------------------------------------

  CardId takePing();
  void layPing(CardId ping);        ///< the Episode's, face up and in force; None: there is none
  void dropPing();                  ///< out of force, to its discards
  void awaitArtifact();             ///< the Episode's lies face down on its stack
  void uncoverArtifact();           ///< the top of the stack; what its Whammy asks for counts in the next Retrieval
  void setWhammied(bool whammied);  ///< whether the Whammy of that artifact strikes
  void stackArtifact();             ///< the Episode's, retrieved: out of force, to the stacks
  void loseArtifact();              ///< the Episode's: out of force, to the Lost Artifacts board
  CardId takePlot();
  bool drawPlot();                  ///< into the Traitor's hand; false: none is left
  void layPlot(CardId plot);        ///< face down, from the Traitor's hand or the pile
  void discardPlot();               ///< the last of the Traitor's hand
  void revealPlot();                ///< what is asked for from now on counts in Stop the Plot
  void setPlotAside(bool stopped);  ///< out of force; stopped or executed, it is counted

  // ---- Traitor cards and Consequences ---------------------------------------------------------------------------

  CardId takeTraitorCard();
  void drawTraitorCard();  ///< into the revealed Traitor's hand
  void turnUpConsequence(bool stays);
  /// A Consequence now stays: its marks are placed.  RULING-57
  void keepConsequence(CardId card);
  void dropConsequence(CardId card, bool discarded = true);

  // ---- cards in force -------------------------------------------------------------------------------------------

  /// Brings the entries of a card into force, or ends them. `marks` (Snags) only if the card stays.
  void enforce(CardId card, bool marks);
  void lift(CardId card);
  /// A played card stays on the table for a while, in force; `seat` owns it if it may go into a bag later.
  void stay(CardId card, Seat seat);
  /// Cards that stayed this long go out of force and back to the middle of the table; Leave says how they leave.
  Few<Owned, 8> endStays(Stays stays);
  void endStay(CardId card);  ///< the same for one card, if it stays
  void placeSnag(Place place, int value);
  /// Lays a card on an Agent, for as long as it stays.
  void layOn(Seat by, const LaidOn& laid);
  void showBearer(CardId card);  ///< everybody learns on whom a card lies
  /// Lays counters on a card in play, or takes some from it. False: it is not in play, or there is no room.
  bool addCounters(CardId card, int more);

  // ---- Abilities ------------------------------------------------------------------------------------------------

  void useAbility(Seat seat, Slot slot);
  void refreshAbilities();           ///< those of an Episode  CLEAN-09, CLEAN-10
  void bar(Seat seat, Slot slot);    ///< stopped by its Snag
  void unbar(Seat seat, Slot slot);  ///< its Snag is beaten; an Asset acts by itself again
  void forgetSnagRolls();            ///< what was barred or unbarred is so no more  RULING-06
  void loseAbilities(Seat seat);     ///< the cards go to the box

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
    note(SeatSet::all(), sees, what, seat, noun, number);
  }
  void tellOnly(SeatSet audience, Happened what, Seat seat, Noun noun = {}, int number = 0) {
    note(audience, audience, what, seat, noun, number);
  }

 private:
  [[nodiscard]] bool isInPlay(CardId card) const;
  void keepInMind(When event, Seat about, DieId die);
  void wakeCards();
  void wakeStaying(const Owned& stays, const Happens& what);
  void wakeAbility(Seat seat, Slot slot, const Happens& what);
  [[nodiscard]] bool isAwake(CardId card, When event) const;
  [[nodiscard]] Seat concernedBy(Answering answers);
  void noteAwaited(Happened what, Seat seat, Noun noun, int number);
  void note(SeatSet audience, SeatSet sees, Happened what, Seat seat, Noun noun, int number) {
    if (listens_) noteDown(audience, sees, what, seat, noun, number);
  }
  void noteDown(SeatSet audience, SeatSet sees, Happened what, Seat seat, Noun noun, int number);
  Agent& agent(Seat seat) { return world_.agents[seat]; }
  Clue rollFace(DieId die);
  GooFace rollGooFace();
  void leavesHand(Seat seat, CardId card);
  CardId takeConsequence();
  CardId takeArtifact();
  template <int N>
  bool refillTray(Tray<N>& tray);
  template <int N>
  CardId takeFrom(Tray<N>& tray, Pile pile);
  void ringOn(Obstacle& obstacle, Noun where);
  void checkTrack();

  World& world_;
  Agenda& agenda_;
  kernel::Chance& chance_;
  Events* events_;
  bool listens_;  ///< somebody hears of events: whoever wants them all, or a card
  Situation now_;
  /// As Happens; without values of its own, since a Table is made for each choice.
  struct Kept {
    When event;
    Seat seat;
    DieId die;
    std::uint8_t times;
  };
  Few<Kept, 32> happened_;
  int woken_ = 0;
};

}  // namespace w13
