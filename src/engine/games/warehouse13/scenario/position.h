#pragma once
// Builds any position of a season, piece by piece, out of a full box: for scenarios, lessons, bug reports and tests.
// Anything impossible (a card in two places, eleven Logic dice, a face that is not on the die, 14 cards in a hand)
// throws kernel::DataError with one sentence and leaves the position unchanged.
//
// What is not said gets a fixed default, so that the same words always give the same position:
//  - seats: up to three (two in the cooperative game) are filled with the other agents, in the Warehouse, hands empty;
//    the first seat has the First Agent token; the Traitor is hidden, at the last seat;
//  - piles: all cards not said are in their draw piles in the order of the catalog, Calamities at the bottom;
//    the Stress deck has five per player, less what the hands hold; obstacles likewise;
//  - dice not said are in the supply; only an Investigation with no Lead or Field Clue said has a 0-clue of the first
//    colour with a die left (blue) in Leads, since it would otherwise be over (RETR-01);
//  - during an Episode: a Ping that prints nothing but dice is open. Its artifact is face down on the stack if there
//    are Field Clues (or if `artifactWaits` says so), else a plain one is face up, without a Consequence.

#include <bitset>
#include <optional>

#include "engine/games/warehouse13/scenario/spelling.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/games/warehouse13/state.h"

namespace w13 {

/// Where in the season the position begins; the rest of the season follows by the rules.
enum class Opening : std::uint8_t {
  Setup,           ///< before everything: the cards are dealt first
  Episode,         ///< a new Episode begins with its Ping
  Investigation,   ///< a round begins: Adversary or Traitor first
  AdversaryTurn,   ///< the same, in the current round
  Action,          ///< a seat's Action
  WorkTheCase,     ///< a seat's Work the Case
  FocusDraw,       ///< a seat's Focus draw
  Retrieval,       ///< the Retrieval phase begins
  RetrievalRound,  ///< its first round begins: "Before Retrieval" is over
  Cleanup,
  NextEpisode,          ///< Cleanup is over: another Episode or the Finale
  Finale,               ///< the Finale begins
  PlotTurn,             ///< a Plot turn begins
  Plot,                 ///< the Plot in play is revealed
  AllocateDice,         ///< dice are allocated against the Plot in play
  TraitorFinaleAction,  ///< step 1 of the Finale's Actions
  FinaleAction,         ///< a seat's Action against the Plot in play
  StopThePlot,
};
/// "work-the-case" and so on; an error lists all.
[[nodiscard]] Opening readOpening(std::string_view text);
[[nodiscard]] std::string wordFor(Opening opening);
[[nodiscard]] bool asksSeat(Opening opening);
[[nodiscard]] Phase phaseOf(Opening opening);

/// A pile with a draw pile: its word is a type ("logic"), "traitor", "consequence", "ping", "plot" or "artifact".
[[nodiscard]] Pile readPile(std::string_view text);

class SaidChance;

class Position {
 public:
  /// An empty table. The catalog must outlive the position.
  explicit Position(const Catalog& cards);

  // ---- seats: sit everybody down first -----------------------------------------------------------------------

  Seat sit(std::string_view agent, Location at = Location::Warehouse, Health health = Health::Standing);
  void place(Seat seat, Location at);
  void health(Seat seat, Health health) { agent(seat).health = health; }
  /// The seat of an agent; an error if the agent does not play.
  [[nodiscard]] Seat seat(std::string_view agent) const;
  void hand(Seat seat, std::string_view trait);  ///< one card into the hand, known to its owner only
  void stress(Seat seat, int count);
  void bag(Seat seat, std::string_view trait);  ///< into a Travel Bag
  void used(Seat seat, Slot slot);              ///< an Ability is on its used side
  void firstAgent(Seat seat) { first_ = seat; }
  void traitor(Seat seat) { traitor_ = seat; }  ///< the hidden Traitor
  void revealedTraitor(Seat seat);
  void bronzedTraitor(Seat seat);  ///< revealed by a vote, still in the Bronze Sector
  void bronzedLoyal(Seat seat);
  void traitorCard(std::string_view card);  ///< into the revealed Traitor's hand
  void plotHeld(std::string_view card);
  void gooLeft(int count);  ///< Goo dice still available
  Variants& variants() { return state_.world.variants; }

  // ---- dice -----------------------------------------------------------------------------------------------------

  /// A die of the colour not said before. `owner`: for claimed dice, and if it matters for applied ones.
  DieId die(const DieText& die, Spot spot, Seat owner = Seat::Table);
  void dice(std::string_view line, Spot spot, Seat owner = Seat::Table);

  // ---- cards ----------------------------------------------------------------------------------------------------

  void top(Pile pile, std::string_view card);      ///< under the ones said before: first said, first drawn
  void only(Pile pile);                            ///< the draw pile has no cards but those said with `top`
  void discard(Pile pile, std::string_view card);  ///< under the ones said before: the first said is the top
  void ping(std::string_view card);
  void artifact(std::string_view card, bool whammied = false);  ///< the Episode's, face up
  void artifactWaits();                                         ///< the Episode's is face down on the stack
  void plot(std::string_view card);
  void plotsDone(int stopped, int executed);
  void stacked(std::string_view card);  ///< retrieved before
  void lost(std::string_view card);
  void consequenceFaceUp(std::string_view card);  ///< turned up with the Episode's artifact
  void consequenceInForce(std::string_view card);
  void staying(std::string_view card);                    ///< a played card that stays for a while
  void counters(std::string_view card, int count);        ///< on a card in play
  void laid(std::string_view card, std::string_view on);  ///< a card in play lies on an Agent, openly
  void stressDeck(int count);

  // ---- the board ------------------------------------------------------------------------------------------------

  void block(Place place, const ObstacleText& obstacle);
  void track(const ObstacleText& obstacle);
  void gear();
  void snag(Place place, int value);
  void obstacleTop(const ObstacleText& obstacle);  ///< of the face-down supply: first said, first drawn
  void obstacleDiscard(const ObstacleText& obstacle);
  void count(int episode, int round);

  // ---- done -----------------------------------------------------------------------------------------------------

  /// The position with everything not said filled in, not yet settled. Seats must sit. `seat`: whose Action and so on.
  [[nodiscard]] State state(Opening opening, Seat seat = Seat::Table) const;
  /// The same with the caller's question or procedure on top, in a phase.
  template <class Step>
  [[nodiscard]] State stateWith(Phase phase, const Step& step) const {
    State made = filled(phase);
    restOfSeason(made);
    made.agenda.run(step);
    return made;
  }
  /// For Opening::Setup: who plays, with which options. Seats are filled only if nobody sits yet.
  [[nodiscard]] Setup setup() const;
  /// For Opening::Setup: puts what was said on top of the deal's piles.
  void stackForDeal(SaidChance& chance) const;

 private:
  [[nodiscard]] CardId inPlay(std::string_view card) const;
  [[nodiscard]] CardId take(std::string_view card, std::initializer_list<Kind> kinds, const char* what);
  [[nodiscard]] CardId takeFrom(Pile pile, std::string_view card);
  [[nodiscard]] ObstacleId takeObstacle(const ObstacleText& obstacle);
  [[nodiscard]] Obstacle placed(const ObstacleText& obstacle);
  Agent& agent(Seat seat);
  /// Throws if a hand of so many cards is above the limit.
  void checkHand(int cards) const;
  [[nodiscard]] State filled(Phase phase) const;
  void stackArtifactsForDeal(SaidChance& chance) const;
  void fillSeats();
  void fillRoles();
  void fillLeads(Phase phase);
  void fillPiles(Phase phase);
  void fillArtifacts(Phase phase);
  void fillStress();
  void enforceCards(State& made) const;
  void restOfSeason(State& made) const;
  [[nodiscard]] std::vector<CardId> unused(Kind kind, Symbol type = Symbol::None) const;
  [[nodiscard]] CardId plainOne(Kind kind) const;

  const Catalog* cards_;
  State state_{};
  std::bitset<kMaxCards> usedCards_;
  kernel::Per<ObstacleId, bool, kAllObstacles.size()> usedObstacles_;
  Dice usedDice_;
  Seat first_ = Seat::Table;
  Seat traitor_ = Seat::Table;
  std::optional<int> stressDeck_;
  bool waits_ = false;
  bool gooSaid_ = false;
  kernel::Per<Pile, std::vector<CardId>, kPileCount> tops_;
  kernel::Per<Pile, std::vector<CardId>, kPileCount> discards_;
  kernel::Per<Pile, bool, kPileCount> only_;
  std::vector<ObstacleId> obstacleTops_;
};

}  // namespace w13
