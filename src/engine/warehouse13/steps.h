#pragma once
// Everything that can be in progress: the table of contents of the rules. Procedures sequence, questions ask; each is
// written out in phases/ (the manual's chapters) or effects/ (the words of the cards). Steps hold public facts only.

#include "engine/kernel/agenda.h"
#include "engine/warehouse13/cards/effect.h"
#include "engine/warehouse13/pieces.h"

namespace w13 {

// One step to a line: a table of contents.
// clang-format off

// ---- the season (phases/season.cpp) ------------------------------------------------------------------------------

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
/// Everyone's turn of one step, in order, from the seat with which the step began (RULING-56).
struct InOrder { Turn turn = Turn::Action; Seat start = Seat::Table; std::uint8_t next = 0; };
struct Investigation {};                   ///< rounds, until no clue is unclaimed
struct AdversaryTurn {};
struct TraitorDraw {};                     ///< the revealed Traitor draws a card
struct TakeAction { Seat seat = Seat::Table; bool mayPass = false; bool extra = false; };  ///< extra: granted by a card
struct TraitorAction {};
struct UsePlace { Seat seat = Seat::Table; Place place = Place::None; bool cleared = false; };
struct Arrive { Seat seat = Seat::Table; };
struct ChooseResearchPile { Seat seat = Seat::Table; std::uint8_t count = 2; };
struct ResearchDraw {
  Seat seat = Seat::Table;
  Symbol type = Symbol::None;
  std::uint8_t left = 0;
  bool afterChallenge = false;  ///< nothing is drawn if the challenge for the pile was lost
};
struct ReturnStress { Seat seat = Seat::Table; std::uint8_t most = 2; };
struct ChooseTrackObstacle { Seat seat = Seat::Table; };
struct WorkTheCase { Seat seat = Seat::Table; bool cleared = false; };  ///< cleared: no Snag bars the Ability that pays
struct ClaimClue { Seat seat = Seat::Table; CardId paid = CardId::None; };
struct ClaimByAbility { Seat seat = Seat::Table; CardId paid = CardId::None; DesignId ability = DesignId::None; };
struct PayForClue { Seat seat = Seat::Table; };   ///< Field Investigation: the Trait to spend
/// The Snag on an Ability that pays for a clue has been rolled for: the question is asked again.
struct PayAfterSnag { Seat seat = Seat::Table; };
struct FocusDraw { Seat seat = Seat::Table; std::uint8_t count = 1; };
struct UncoverArtifact {};                 ///< once no die lies on it
struct StrikeWhammy {};

// ---- drawing and discarding (phases/hands.cpp) -------------------------------------------------------------------

/// Draws Traits from one pile; whoever caused it challenges what blocks the pile (RULING-09).
struct DrawTraits {
  Seat seat = Seat::Table;
  Seat challenger = Seat::Table;
  Symbol type = Symbol::None;
  std::uint8_t count = 1;
  bool cleared = false;
};
struct ResolveCalamities { Seat seat = Seat::Table; };
struct HandLimit { Seat seat = Seat::Table; };
struct TraitorHandLimit {};
/// Requires a Stress draw, one by one.
struct DrawStress { Seat seat = Seat::Table; std::uint8_t count = 1; };
/// A card that was played or turned up leaves the middle of the table.
struct PutAway { CardId card = CardId::None; Seat seat = Seat::Table; };
struct Discarded { CardId card = CardId::None; };

// ---- challenges, harm, windows (phases/challenge.cpp, windows.cpp) -----------------------------------------------

/// A challenge from its announcement to the roll. Instants change `modifier` while it waits.
struct Challenge {
  Seat seat = Seat::Table;
  Attribute attribute = Attribute::Physical;
  Place place = Place::None;       ///< where the obstacle lies; None: faced at once, or no obstacle
  std::int8_t track = -1;          ///< or its space on the Maintenance track
  ObstacleId obstacle = ObstacleId::None;
  std::int8_t difficulty = 0;      ///< printed, with its ring
  std::int8_t modifier = 0;
  bool settled = false;            ///< a card has ended it without a roll
};
struct JudgeChallenge { Challenge challenge; };  ///< after the window that follows the roll
/// Clears the way to a place: its obstacle is challenged, then its Snag rolled for. World::challengeWon tells.
struct ClearPlace { Seat seat = Seat::Table; Place place = Place::None; };
struct SnagRoll { Seat seat = Seat::Table; std::int8_t value = 0; bool settled = false; };
struct JudgeSnag { Seat seat = Seat::Table; std::int8_t value = 0; };
/// An Ability that was chosen; its Snag, if there is one, has been rolled for. A challenge or Snag roll in which it was
/// announced goes on as it stood.
struct AbilityNow { Seat seat = Seat::Table; Slot slot = Slot::Asset; When when = When::Done; bool wonBefore = true; };
/// A Season or Episode Ability that acts on an event: its owner may use it.
struct MayUseAbility { Seat seat = Seat::Table; Slot slot = Slot::Asset; When when = When::Done; };
/// An Agent would be KO'd (1) or wounded (2); windows and replacements may change the level.
struct Harm { Seat seat = Seat::Table; std::uint8_t level = 1; std::uint8_t stage = 0; };
/// A public commit: pressing it closes the window (RULING-50).
struct Commit { Window window = Window::Turn; Seat seat = Seat::Table; };

// ---- the Bronze Sector and reveals (phases/bronze.cpp) -----------------------------------------------------------

struct NameForBronze { Seat seat = Seat::Table; };
struct Voting {
  Seat caller = Seat::Table;
  Seat named = Seat::Table;
  Seat start = Seat::Table;
  std::uint8_t next = 0;
};
struct Vote { Seat seat = Seat::Table; Seat named = Seat::Table; };
struct BronzeAgent { Seat seat = Seat::Table; };
enum class RevealCase : std::uint8_t { Capture, Bronzing, LostArtifact, Finale };
/// Asks every seat that could be the Traitor, with the same clicks (RULING-04).
struct AskToReveal { RevealCase why = RevealCase::Bronzing; Seat start = Seat::Table; std::uint8_t next = 0; };
struct RevealOrContinue { Seat seat = Seat::Table; RevealCase why = RevealCase::Bronzing; };
/// The Bronzed Traitor says which Trait of a type ends up on top of its discards (RULING-34).
struct OrderDiscards { Seat seat = Seat::Table; };
struct LoseRest { Seat seat = Seat::Table; };
struct FinishBronzing { Seat seat = Seat::Table; };
struct RevealTraitor {};

// ---- Retrieval (phases/retrieval.cpp, applying.cpp, outcome.cpp) -------------------------------------------------

struct RetrievalPhase {};
/// "Before Retrieval" effects: artifact, Consequences, Abilities in order (RETR-04).
struct BeforeRetrieval { std::uint8_t stage = 0; std::uint8_t next = 0; };
struct ApplyBronzeDice {};
struct RetrievalRound {};
struct AfterLetItGo {};
struct HealAndNeutralize { Seat start = Seat::Table; std::uint8_t next = 0; };
struct LoseClaimedDie { Seat seat = Seat::Table; };
struct RollBehindShields {};
/// The revealed Traitor may look behind a shield right after the roll, and may name the die to be covered (RULING-53).
struct TraitorLooks { bool names = false; };
struct NameCover { Seat seat = Seat::Table; };
struct CoverInOrder { Seat start = Seat::Table; std::uint8_t next = 0; };
struct CoverDie { Seat seat = Seat::Table; };
struct CoverGoo {};
struct LiftCovers {};
struct DeclareWilds { Seat start = Seat::Table; std::uint8_t next = 0; };
struct DeclareSymbol { Seat seat = Seat::Table; DieId die = DieId::None; bool revealed = false; };
struct ChooseApplied { Seat seat = Seat::Table; std::uint16_t kept = 0; };  ///< more dice revealed than may be applied
struct GooStep { std::uint8_t stage = 0; };
struct UseGoo {};
struct ApplyInOrder { Seat start = Seat::Table; std::uint8_t next = 0; };
struct ApplyDie { DieId die = DieId::None; };
struct RoundEnd {};
struct RoundOver {};
struct LetItGo {};                           ///< the last window; a public commit
/// The First Agent, on behalf of the team, exchanges dice of one symbol; each die moves once (RULING-14).
struct SwapDice { Symbol type = Symbol::None; std::uint16_t moved = 0; };
struct FinishRetrieval {};
struct AfterRetrieval {};
struct LoseArtifact { bool captured = false; };
struct RevealIfWilling {};

// ---- Finale (phases/finale.cpp) -----------------------------------------------------------------------------------

struct Finale {};
struct PlotTurn {};
struct PlayPlot {};
struct RevealPlot {};
struct KeepPlot {};
struct AllocateDice { Seat start = Seat::Table; std::uint8_t next = 0; std::uint8_t pass = 0; };
struct TakeDie { Seat seat = Seat::Table; Symbol colour = Symbol::None; };
struct TraitorFinaleAction {};
struct TraitorResponse {};
struct StressVictim {};
struct StopThePlot {};
struct EndPlotTurn { bool stopped = false; };

// ---- what a card does (effects/) ----------------------------------------------------------------------------------

/// The rest of a card that is being done.
struct CarryOut {
  EffectAt at = 0;              ///< the next step in the catalog; 0: none left
  CardId card = CardId::None;
  Seat you = Seat::Table;
  Seat them = Seat::Table;
  DieId die = DieId::None;
  Symbol type = Symbol::None;   ///< the Trait pile chosen
  std::int8_t number = 0;       ///< the last roll
  bool unable : 1 = false;      ///< the last step could not be done in full
  bool sameFace : 1 = false;    ///< the last reroll showed the same clue
};
struct EachAgent { CarryOut card; Seat start = Seat::Table; std::uint8_t next = 0; };
struct ChooseAgent { CarryOut card; };
struct ChooseDie { CarryOut card; };
struct ChoosePile { CarryOut card; };
struct ChooseOption { CarryOut card; };
struct MayDo { CarryOut card; };
struct ChooseFace { CarryOut card; };
struct DiscardTraits { CarryOut card; std::uint8_t left = 1; bool begun = false; };
struct HandOver { CarryOut card; };
struct ReturnStressBy { CarryOut card; };
struct ChooseObstacle { CarryOut card; };
struct OfferTransfer { CarryOut card; };
struct AnswerTransfer { CarryOut card; bool take = false; };
struct AfterFace { CarryOut card; ObstacleId obstacle = ObstacleId::None; };
struct RepeatList { CarryOut card; std::uint8_t left = 0; };
struct UseRoll { CarryOut card; };
struct DrawAsideNow { CarryOut card; };
struct KeepAside { Seat seat = Seat::Table; };
struct PickGift { CarryOut card; };
struct ChooseConsequence { CarryOut card; };

using Agenda = kernel::Agenda<
    44, Episode, PingPhase, RollClues, NextEpisode, Cleanup, CleanupCards, RefreshAbilities, PassFirstAgent, InOrder, Investigation,
    AdversaryTurn, TraitorDraw, TakeAction, TraitorAction, UsePlace, Arrive, ChooseResearchPile, ResearchDraw,
    ReturnStress, ChooseTrackObstacle, WorkTheCase, ClaimClue, ClaimByAbility, PayForClue, PayAfterSnag, FocusDraw, UncoverArtifact,
    StrikeWhammy, DrawTraits, ResolveCalamities, HandLimit, TraitorHandLimit, DrawStress, PutAway, Discarded, Challenge, JudgeChallenge,
    ClearPlace, SnagRoll, JudgeSnag, AbilityNow, MayUseAbility, Harm, Commit, NameForBronze, Voting, Vote, BronzeAgent, OrderDiscards, LoseRest, AskToReveal,
    RevealOrContinue, FinishBronzing, RevealTraitor, RetrievalPhase, BeforeRetrieval, ApplyBronzeDice, RetrievalRound, AfterLetItGo,
    HealAndNeutralize, LoseClaimedDie, RollBehindShields, TraitorLooks, NameCover, CoverInOrder, CoverDie, CoverGoo, LiftCovers, DeclareWilds,
    DeclareSymbol, ChooseApplied, GooStep, UseGoo, ApplyInOrder, ApplyDie, RoundEnd, RoundOver, LetItGo, SwapDice,
    FinishRetrieval, AfterRetrieval, LoseArtifact, RevealIfWilling, Finale, PlotTurn, PlayPlot, RevealPlot, KeepPlot, AllocateDice, TakeDie,
    TraitorFinaleAction, TraitorResponse, StressVictim, StopThePlot, EndPlotTurn, CarryOut, EachAgent, ChooseAgent, ChooseDie,
    ChoosePile, ChooseOption, MayDo, ChooseFace, DiscardTraits, HandOver, ReturnStressBy, ChooseObstacle,
    OfferTransfer, AnswerTransfer, AfterFace, RepeatList, UseRoll, DrawAsideNow, KeepAside, PickGift, ChooseConsequence>;

}  // namespace w13
