#pragma once
// Everything that can be in progress: the table of contents of the rules. Procedures sequence, questions ask; each is
// written out in phases/ (the manual's chapters) or effects/ (the words of the cards). Steps hold public facts only.

#include "engine/games/warehouse13/cards/occasions.h"
#include "engine/games/warehouse13/outcomes.h"
#include "engine/games/warehouse13/pieces.h"
#include "engine/kernel/agenda.h"
#include "engine/kernel/order.h"

namespace w13 {

using kernel::OneByOne;
using kernel::Small;

// One step per line: a table of contents.
// clang-format off

// ---- the season (phases/episode.cpp) ------------------------------------------------------------------------------

struct Episode {};                         ///< Ping, Investigation, Retrieval, Cleanup, and so on
struct PingPhase {};
struct RollClues {};
struct NextEpisode {};                     ///< after Cleanup: another Episode, or the Finale
struct Cleanup {};
struct CleanupCards {};
struct RefreshAbilities {};
struct PassFirstAgent {};

// ---- turns (phases/investigation.cpp, actions.cpp, work_the_case.cpp) ---------------------------------------------

enum class Turn : std::uint8_t { Action, WorkTheCase, FocusDraw, FinaleAction };
/// Everyone's turn at one step, in order from the seat where the step began (RULING-56).
struct InOrder { Turn turn = Turn::Action; OneByOne round = {}; };
struct Investigation {};                   ///< rounds, until no clue is unclaimed
struct AdversaryTurn {};
struct TraitorDraw {};                     ///< the revealed Traitor draws a card
struct TakeAction { Seat seat = Seat::Table; bool mayPass = false; bool extra = false; };  ///< extra: granted by a card
struct TraitorAction {};
/// cleared: whatever blocked the place has been challenged, won or lost.
struct UsePlace {
  Seat seat = Seat::Table;
  Place place = Place::None;
  bool cleared = false;
  bool won = false;
  void hear(Beaten outcome) { won = outcome.yes; }
};
struct Arrive { Seat seat = Seat::Table; };
struct ChooseResearchPile { Seat seat = Seat::Table; std::uint8_t count = 2; };
struct ResearchDraw {
  Seat seat = Seat::Table;
  Symbol type = Symbol::None;
  Small<std::uint8_t> left;
  bool replaced = false;  ///< a top discard was taken instead of a draw (RULING-67)
  bool won = true;        ///< nothing is drawn if the challenge for the pile was lost
  void hear(Beaten outcome) { won = outcome.yes; }
};
struct ReturnStress { Seat seat = Seat::Table; std::uint8_t most = 2; };
struct ChooseTrackObstacle { Seat seat = Seat::Table; };
struct WorkTheCase { Seat seat = Seat::Table; bool cleared = false; };  ///< cleared: no Snag bars the Ability that pays
struct ClaimClue { Seat seat = Seat::Table; CardId paid = CardId::None; };
struct ClaimByAbility { Seat seat = Seat::Table; CardId paid = CardId::None; DesignId ability = DesignId::None; };
struct PayForClue { Seat seat = Seat::Table; };   ///< Field Investigation: the Trait to spend
/// Asks again after the Snag roll for an Ability that pays for a clue.
struct PayAfterSnag { Seat seat = Seat::Table; bool won = false; void hear(Beaten outcome) { won = outcome.yes; } };
struct FocusDraw { Seat seat = Seat::Table; bool announced = false; };  ///< announced: by an Action (Field Research)
struct UncoverArtifact {};                 ///< once no die lies on it
struct StrikeWhammy {};

// ---- drawing and discarding (phases/hands.cpp) -------------------------------------------------------------------

/// Draws Traits from one pile; the seat that caused it challenges whatever blocks the pile (RULING-09).
struct DrawTraits {
  Seat seat = Seat::Table;
  Seat challenger = Seat::Table;
  Symbol type = Symbol::None;
  std::uint8_t count = 1;
  bool cleared = false;
  bool won = false;
  void hear(Beaten outcome) { won = outcome.yes; }
};
/// The Calamities of a draw: World::calamities from index `from` on.
struct ResolveCalamities { Seat seat = Seat::Table; Small<std::uint8_t> from; };
struct HandLimit { Seat seat = Seat::Table; };
struct TraitorHandLimit {};
/// Required Stress draws, one by one.
struct DrawStress { Seat seat = Seat::Table; Small<std::uint8_t> count = 1; };
/// A card that was played or turned up leaves the middle of the table, or stays there for a while.
struct PutAway { CardId card = CardId::None; Seat seat = Seat::Table; };
/// A card leaves the table for good: a Trait may go into its player's Travel Bag (RULING-68).
struct Leave { CardId card = CardId::None; Seat seat = Seat::Table; };
/// Cards that stayed for a while leave the table.
struct EndStays { Stays stays = Stays::Round; };
struct Discarded { CardId card = CardId::None; };

// ---- challenges, harm, windows (phases/challenge.cpp, windows.cpp) -----------------------------------------------

/// A challenge from its announcement to the roll. Instants change `modifier` while it waits.
struct Challenge {
  Seat seat = Seat::Table;
  Attribute attribute = Attribute::Physical;
  Place place = Place::None;       ///< where the obstacle lies; None: faced at once, or no obstacle
  Small<std::int8_t> track = -1;   ///< or its space on the Maintenance track
  ObstacleId obstacle = ObstacleId::None;
  Small<std::int8_t> difficulty;   ///< printed, with its ring
  std::int8_t modifier = 0;
  bool settled = false;            ///< a card has ended it without a roll
};
/// Decides the challenge after the roll's window.
struct JudgeChallenge { Challenge challenge; Roll roll; void hear(Roll it) { roll = it; } };
/// Clears the way to a place: its obstacle is challenged, then its Snag rolled for. Reports whether it is clear.
struct ClearPlace { Seat seat = Seat::Table; Place place = Place::None; };
/// settled: a card has ended it without a roll; lost: the obstacle before it was not beaten, so nothing is rolled.
struct SnagRoll {
  Seat seat = Seat::Table;
  Small<std::int8_t> value;
  bool settled = false;
  bool lost = false;
  void hear(Beaten obstacle) { lost = !obstacle.yes; }
};
struct JudgeSnag { Seat seat = Seat::Table; Small<std::int8_t> value; Roll roll; void hear(Roll it) { roll = it; } };
/// The window for cards that change a Warehouse die before its result is used. Reports the roll.
struct KeepRoll { Seat seat = Seat::Table; Roll roll; };
/// A chosen Ability, after the roll for its Snag, if any.
struct AbilityNow {
  Seat seat = Seat::Table;
  Slot slot = Slot::Asset;
  When when = When::Done;
  Answering answers;
  Seat about = Seat::Table;  ///< of the event
  DieId die = DieId::None;
  bool won = true;
  void hear(Beaten outcome) { won = outcome.yes; }
};
/// A Season or Episode Ability that acts on an event: its owner may use it.
struct MayUseAbility {
  Seat seat = Seat::Table;
  Slot slot = Slot::Asset;
  When when = When::Done;
  Seat about = Seat::Table;  ///< of the event
  DieId die = DieId::None;
};
/// An Agent would be KO'd (1) or wounded (2); windows and replacements may change the level. replaced: the Agent's own
/// card has already replaced another harm with this one (RULING-69).
struct Harm { Seat seat = Seat::Table; std::uint8_t level = 1; std::uint8_t stage = 0; bool replaced = false; };
/// A public commit: pressing it closes the window (RULING-50).
struct Commit { Window window = Window::Turn; Seat seat = Seat::Table; };

// ---- the Bronze Sector and reveals (phases/bronze.cpp) -----------------------------------------------------------

struct NameForBronze { Seat seat = Seat::Table; };
struct Vote { Seat caller = Seat::Table; Seat named = Seat::Table; };  // asks all voters at once
struct CountVotes { Seat named = Seat::Table; };
struct BronzeAgent { Seat seat = Seat::Table; };
enum class RevealCase : std::uint8_t { Capture, Bronzing, LostArtifact, Finale };
/// Asks every seat that could be the Traitor, with the same clicks (RULING-04).
struct AskToReveal { RevealCase why = RevealCase::Bronzing; OneByOne round = {}; };
struct RevealOrContinue { Seat seat = Seat::Table; RevealCase why = RevealCase::Bronzing; };
/// The Bronzed Traitor says which Trait of a type ends up on top of its discards (RULING-34).
struct OrderDiscards { Seat seat = Seat::Table; };
struct LoseRest { Seat seat = Seat::Table; };
struct FinishBronzing { Seat seat = Seat::Table; };
struct RevealTraitor {};

// ---- Retrieval (phases/retrieval.cpp, applying.cpp, outcome.cpp) -------------------------------------------------

struct RetrievalPhase {};
/// "Before Retrieval" effects: artifact, Consequences, Abilities in order (RETR-04).
struct BeforeRetrieval { std::uint8_t stage = 0; Small<std::uint8_t> next; };
struct ApplyBronzeDice {};
struct RetrievalRound {};
struct AfterLetItGo {};
struct HealAndNeutralize { OneByOne round = {}; };
struct LoseClaimedDie { Seat seat = Seat::Table; };
struct RollBehindShields {};
/// The revealed Traitor may look behind a shield right after the roll, and may name the die to be covered (RULING-53).
struct TraitorLooks { bool names = false; };
struct NameCover { Seat seat = Seat::Table; };
struct CoverInOrder { OneByOne round = {}; };
struct CoverDie { Seat seat = Seat::Table; };
/// Asks all at once who must look and choose.
struct CoverDice {
  SeatSet left;
  void hear(HasCovered outcome) { left = left.without(outcome.seat); }
};
struct CoverGoo {};
struct LiftCovers {};
struct DeclareWilds { OneByOne round = {}; };
struct DeclareSymbol { Seat seat = Seat::Table; DieId die = DieId::None; bool revealed = false; };
struct ChooseApplied { Seat seat = Seat::Table; std::uint16_t kept = 0; };  ///< more dice revealed than may be applied
struct GooStep { std::uint8_t stage = 0; };
struct UseGoo {};
struct ApplyInOrder { OneByOne round = {}; };
struct ApplyDie { DieId die = DieId::None; };
struct RoundEnd {};
struct RoundOver {};
struct NextRound { bool extra = false; };    ///< extra: the round just played was extra (Meet the Regents)
struct LetItGo {};                           ///< the last window; a public commit
/// The First Agent, on behalf of the team, exchanges dice of one symbol; each die moves once (RULING-14).
struct SwapDice { Symbol type = Symbol::None; std::uint16_t moved = 0; };
struct FinishRetrieval {};
struct EndRetrieval { bool met = false; };   ///< once cards staying for the round or the Episode have left
struct AfterRetrieval {};
struct LoseArtifact { bool captured = false; };
struct RevealIfWilling {};

// ---- Finale (phases/finale.cpp) -----------------------------------------------------------------------------------

struct Finale {};
struct PlotTurn {};
struct PlayPlot {};
struct RevealPlot {};
struct KeepPlot {};
struct AllocateDice { OneByOne round; std::uint8_t pass = 0; };
struct TakeDie { Seat seat = Seat::Table; Symbol colour = Symbol::None; };
struct TraitorFinaleAction {};
struct TraitorResponse {};
struct StressVictim {};
struct StopThePlot {};
struct EndPlotTurn { bool stopped = false; };

// ---- what a card does (effects/) ----------------------------------------------------------------------------------

/// The rest of a card being carried out.
struct CarryOut {
  EffectAt at = 0;              ///< the next step in the catalog; 0: none left
  CardId card = CardId::None;
  Seat you = Seat::Table;
  Seat them = Seat::Table;
  Seat about = Seat::Table;     ///< the Agent whom the event, or what the card answers, is about
  DieId die = DieId::None;
  Symbol type = Symbol::None;   ///< the Trait pile chosen
  std::int8_t number = 0;       ///< the last roll
  Answering answers;
  bool unable : 1 = false;      ///< a step of this list could not be done in full
  bool sameFace : 1 = false;    ///< the last reroll showed the same clue
  bool instead : 1 = false;     ///< done in place of a harm: the harm it does counts as that one (RULING-69)
  void hear(Unable) { unable = true; }
  /// A list inside this one, with the choices made so far.
  [[nodiscard]] CarryOut list(EffectAt first) const {
    CarryOut inner = *this;
    inner.at = first;
    inner.unable = false;
    return inner;
  }
};
/// An event that cards wait for, at its time: the Agent and the die that it is about, and how often it has happened.
struct Happens { When event = When::Done; Seat seat = Seat::Table; DieId die = DieId::None; std::uint8_t times = 1; };
/// Below what a card does at an event: until that is done, the same event does not wake the card again.
struct Woken { CardId card = CardId::None; When event = When::Done; };
/// Trait piles in the order they were named.
class NamedPiles {
 public:
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] Symbol operator[](int at) const { return kAllSymbols[types_ >> (2 * at) & 3]; }
  /// How often a pile has been named.
  [[nodiscard]] int count(Symbol type) const {
    int found = 0;
    for (int at = 0; at < size_; ++at) found += (*this)[at] == type ? 1 : 0;
    return found;
  }
  void push(Symbol type) { types_ = static_cast<std::uint16_t>(types_ | index(type) << (2 * size_++)); }

 private:
  std::uint16_t types_ = 0;  ///< two bits per pile
  std::uint8_t size_ = 0;
};
static_assert(kTypeCount <= 4);
struct EachAgent { CarryOut card; OneByOne round = {}; };
struct ChooseAgent { CarryOut card; };
struct ChooseDie { CarryOut card; };
struct ChoosePile { CarryOut card; };
struct ChooseOption { CarryOut card; };
struct MayDo { CarryOut card; };
struct ChooseFace { CarryOut card; };
struct DiscardTraits { CarryOut card; std::uint8_t left = 1; bool begun = false; };
struct HandOver { CarryOut card; Seat giver = Seat::Table; std::uint8_t from = 0; };  ///< World::aside, index `from` on
struct ReturnStressBy { CarryOut card; };
struct ChooseObstacle { CarryOut card; };
struct OfferTransfer { CarryOut card; };
struct AnswerTransfer { CarryOut card; bool take = false; };
struct AfterFace {
  CarryOut card;
  ObstacleId obstacle = ObstacleId::None;
  bool won = false;
  void hear(Beaten outcome) { won = outcome.yes; }
};
struct RepeatList { CarryOut card; std::uint8_t left = 0; void hear(Unable) { left = 0; } };
struct UseRoll { CarryOut card; void hear(Roll roll) { card.number = roll.number; } };
/// One draw of Traits of any types: piles are named one by one, whatever blocks a pile is challenged when it is named,
/// then all are drawn.  RULING-62
struct NamePile {
  CarryOut card;
  NamedPiles piles;
  std::uint8_t left = 0;
  Symbol blocked = Symbol::None;  ///< the pile being challenged for
  bool lost = false;              ///< ... and lost: for this card an open pile may be named, or none
  void hear(Beaten outcome) {
    lost = !outcome.yes;
    if (!lost) name(blocked);
  }
  void name(Symbol type) {
    piles.push(type);
    --left;
    lost = false;
  }
};
struct DrawAsideNow { CarryOut card; bool won = false; void hear(Beaten outcome) { won = outcome.yes; } };
/// The rest of World::aside from index `from` on goes to its drawer's hand; then the Calamities of that draw.
struct KeepAside { Seat seat = Seat::Table; std::uint8_t from = 0; std::uint8_t calamities = 0; };
struct PickGift { CarryOut card; };
/// The top of a Trait pile lies aside, from index `from` of World::aside on: some of it may be taken, the rest goes back.
struct ArrangeTop { CarryOut card; Seat seat = Seat::Table; Symbol type = Symbol::None; std::uint8_t from = 0; std::uint8_t take = 0; };
struct ChooseConsequence { CarryOut card; };
struct LayOn { CarryOut card; };

using Agenda = kernel::Agenda<
    44, Episode, PingPhase, RollClues, NextEpisode, Cleanup, CleanupCards, RefreshAbilities, PassFirstAgent, InOrder, Investigation,
    AdversaryTurn, TraitorDraw, TakeAction, TraitorAction, UsePlace, Arrive, ChooseResearchPile, ResearchDraw,
    ReturnStress, ChooseTrackObstacle, WorkTheCase, ClaimClue, ClaimByAbility, PayForClue, PayAfterSnag, FocusDraw, UncoverArtifact,
    StrikeWhammy, DrawTraits, ResolveCalamities, HandLimit, TraitorHandLimit, DrawStress, PutAway, Leave, EndStays, Discarded, Challenge,
    JudgeChallenge, ClearPlace, SnagRoll, JudgeSnag, KeepRoll, AbilityNow, MayUseAbility, Harm, Commit, NameForBronze, Vote, CountVotes, BronzeAgent, OrderDiscards, LoseRest, AskToReveal,
    RevealOrContinue, FinishBronzing, RevealTraitor, RetrievalPhase, BeforeRetrieval, ApplyBronzeDice, RetrievalRound, AfterLetItGo,
    HealAndNeutralize, LoseClaimedDie, RollBehindShields, TraitorLooks, NameCover, CoverInOrder, CoverDie, CoverDice, CoverGoo, LiftCovers, DeclareWilds,
    DeclareSymbol, ChooseApplied, GooStep, UseGoo, ApplyInOrder, ApplyDie, RoundEnd, RoundOver, NextRound, LetItGo, SwapDice,
    FinishRetrieval, EndRetrieval, AfterRetrieval, LoseArtifact, RevealIfWilling, Finale, PlotTurn, PlayPlot, RevealPlot, KeepPlot, AllocateDice, TakeDie,
    TraitorFinaleAction, TraitorResponse, StressVictim, StopThePlot, EndPlotTurn, Happens, Woken, CarryOut, EachAgent, ChooseAgent, ChooseDie,
    ChoosePile, NamePile, ChooseOption, MayDo, ChooseFace, DiscardTraits, HandOver, ReturnStressBy, ChooseObstacle,
    OfferTransfer, AnswerTransfer, AfterFace, RepeatList, UseRoll, DrawAsideNow, KeepAside, PickGift, ArrangeTop, ChooseConsequence, LayOn>;

}  // namespace w13
