#pragma once
// The rules, by chapter: what each step does. `resume` sequences, `ask` lists choices, `answer` carries one out; the
// steps themselves are in steps.h.

#include "engine/games/warehouse13/queries.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/games/warehouse13/rulebook/rule_ids.h"
#include "engine/games/warehouse13/table.h"

namespace w13 {

using kernel::Choice;
using kernel::Decision;
using kernel::Openness;

// episode.cpp
void resume(const Episode&, Table& t);
void resume(const PingPhase&, Table& t);
void resume(const RollClues&, Table& t);
void resume(const NextEpisode&, Table& t);
void resume(const Cleanup&, Table& t);
void resume(const CleanupCards&, Table& t);
void resume(const RefreshAbilities&, Table& t);
void resume(const PassFirstAgent&, Table& t);

// investigation.cpp
void resume(InOrder, Table& t);
void resume(const Investigation&, Table& t);
void resume(const AdversaryTurn&, Table& t);
void resume(const TraitorDraw&, Table& t);
void ask(const TraitorAction&, const Situation& now, Decision& d);
void answer(const TraitorAction&, Table& t, Choice c);
/// Whether the artifact is to be turned up: no die lies on it any more.  ART-01
[[nodiscard]] bool artifactIsDue(const World& w);
void resume(const UncoverArtifact&, Table& t);
void resume(const StrikeWhammy&, Table& t);

// actions.cpp
void ask(const TakeAction&, const Situation& now, Decision& d);
void answer(const TakeAction&, Table& t, Choice c);
void resume(const UsePlace&, Table& t);
void resume(const Arrive&, Table& t);
void ask(const ChooseResearchPile&, const Situation& now, Decision& d);
void answer(const ChooseResearchPile&, Table& t, Choice c);
void ask(const ResearchDraw&, const Situation& now, Decision& d);
void answer(const ResearchDraw&, Table& t, Choice c);
void ask(const ReturnStress&, const Situation& now, Decision& d);
void answer(const ReturnStress&, Table& t, Choice c);
void ask(const ChooseTrackObstacle&, const Situation& now, Decision& d);
void answer(const ChooseTrackObstacle&, Table& t, Choice c);
/// The rule that keeps an Agent from using a place now, or none.
Rule forbidsUse(const Situation& now, Seat seat, Place place);
/// Plays a card for its text, perhaps in response to something.
void playCard(Table& t, Seat seat, CardId card, Answering answers = {});

// work_the_case.cpp
void ask(const WorkTheCase&, const Situation& now, Decision& d);
void answer(const WorkTheCase&, Table& t, Choice c);
void ask(const ClaimClue&, const Situation& now, Decision& d);
void answer(const ClaimClue&, Table& t, Choice c);
void ask(const ClaimByAbility&, const Situation& now, Decision& d);
void answer(const ClaimByAbility&, Table& t, Choice c);
void ask(const PayForClue&, const Situation& now, Decision& d);
void answer(const PayForClue&, Table& t, Choice c);
void resume(const PayAfterSnag&, Table& t);
void ask(const FocusDraw&, const Situation& now, Decision& d);
void answer(const FocusDraw&, Table& t, Choice c);

// hands.cpp
/// Runs what a card that stays does at an event, if anything; afterwards it leaves if it stays until it is used.
void actWhileStaying(Table& t, const Owned& stays, When event, Seat you);
void resume(const DrawTraits&, Table& t);
void resume(const ResolveCalamities&, Table& t);
void ask(const HandLimit&, const Situation& now, Decision& d);
void answer(const HandLimit&, Table& t, Choice c);
void ask(const TraitorHandLimit&, const Situation& now, Decision& d);
void answer(const TraitorHandLimit&, Table& t, Choice c);
void resume(const DrawStress&, Table& t);
void resume(const PutAway&, Table& t);
void resume(const Leave&, Table& t);
void resume(const EndStays&, Table& t);
void resume(const Discarded&, Table& t);

// challenge.cpp
void ask(const Challenge&, const Situation& now, Decision& d);
void answer(const Challenge&, Table& t, Choice c);
void skipped(const Challenge&, Table& t);
void resume(const JudgeChallenge&, Table& t);
void resume(const ClearPlace&, Table& t);
void ask(const SnagRoll&, const Situation& now, Decision& d);
void answer(const SnagRoll&, Table& t, Choice c);
void skipped(const SnagRoll&, Table& t);
void resume(const JudgeSnag&, Table& t);
void resume(const Harm&, Table& t);
void ask(const KeepRoll&, const Situation& now, Decision& d);
void answer(const KeepRoll&, Table& t, Choice c);
void skipped(const KeepRoll&, Table& t);
/// The obstacle challenge at a place or on a space of the track.
Challenge challengeOf(const World& world, Seat seat, Place place, int track);
/// Discards the obstacle that a won challenge beat, if it is still there.
void removeObstacleOf(Table& t, const Challenge& challenge);
/// What the roll plus attribute must exceed.
int difficulty(const Situation& now, const Challenge& challenge);

// windows.cpp
void ask(const Commit&, const Situation& now, Decision& d);
void answer(const Commit&, Table& t, Choice c);
void resume(const AbilityNow&, Table& t);
void ask(const MayUseAbility&, const Situation& now, Decision& d);
void answer(const MayUseAbility&, Table& t, Choice c);
/// Whether a window is worth a commit step: some card answers it and somebody could hold one.  RULING-50
bool windowOpen(const Situation& now, Window window);
/// The window that is open at the question on top of the agenda; false if none is.
bool openWindow(const Agenda& agenda, Window* window);
/// Whether the last clue has been taken: this Investigation asks no more questions.  RETR-01, RULING-64
[[nodiscard]] inline bool caseClosed(const World& w) {
  return w.phase == Phase::Investigation && w.unclaimed().empty();
}
/// Whether a seat may interject, from public facts.
bool mayInterject(const State& state, const Catalog& cards, Seat seat);
/// What a seat may play or use in the open window.
void listInterjections(const State& state, const Catalog& cards, Seat seat, Decision& d);
void interject(Table& t, Seat seat, Choice c, Window window);
/// What an Instant or Ability would be played on: the waiting challenge, Snag roll or harm, or none of them.
struct Occasion {
  const Challenge* challenge = nullptr;
  const SnagRoll* snag = nullptr;
  const Harm* harm = nullptr;
  const KeepRoll* roll = nullptr;
  /// The Agent whose challenge, roll or harm it is; Seat::Table: nobody's.
  [[nodiscard]] Seat seat() const {
    if (challenge != nullptr) return challenge->seat;
    if (snag != nullptr) return snag->seat;
    if (harm != nullptr) return harm->seat;
    return roll != nullptr ? roll->seat : Seat::Table;
  }
};
/// Whether a condition of a card holds.
bool holds(const Situation& now, ConditionAt condition, const CarryOut& card, const Occasion& on = {});
/// Whether a list would do anything: not if it is one `if` alone that does not hold.
[[nodiscard]] bool wouldAct(const Situation& now, const CarryOut& as, EffectAt list);
/// Whether a card's conditions for being played hold for a seat.
bool mayPlay(const Situation& now, const Design& design, Seat seat, const Occasion& on = {});

// bronze.cpp
void ask(const NameForBronze&, const Situation& now, Decision& d);
void answer(const NameForBronze&, Table& t, Choice c);
SeatSet asked(const Vote&, const Situation& now);
Seat nextAsked(const Vote&, const Situation& now);
void ask(const Vote&, const Situation& now, Seat seat, Decision& d);
void answer(const Vote&, Table& t, Seat seat, Choice c);
void resume(const CountVotes&, Table& t);
void resume(const BronzeAgent&, Table& t);
void ask(const OrderDiscards&, const Situation& now, Decision& d);
void answer(const OrderDiscards&, Table& t, Choice c);
void resume(const LoseRest&, Table& t);
void resume(const FinishBronzing&, Table& t);
void resume(AskToReveal, Table& t);
void ask(const RevealOrContinue&, const Situation& now, Decision& d);
void answer(const RevealOrContinue&, Table& t, Choice c);
void resume(const RevealTraitor&, Table& t);

// retrieval.cpp
/// Runs what all cards in force do at an event: artifact or Plot, lost Adversary Artifacts, Consequences.
void trigger(Table& t, When event);
void resume(const RetrievalPhase&, Table& t);
void resume(const BeforeRetrieval&, Table& t);
void resume(const ApplyBronzeDice&, Table& t);
void resume(const RetrievalRound&, Table& t);
void resume(const AfterLetItGo&, Table& t);
void resume(HealAndNeutralize, Table& t);
void ask(const LoseClaimedDie&, const Situation& now, Decision& d);
void answer(const LoseClaimedDie&, Table& t, Choice c);
void ask(const RollBehindShields&, const Situation& now, Decision& d);
void answer(const RollBehindShields&, Table& t, Choice c);
void ask(const TraitorLooks&, const Situation& now, Decision& d);
void answer(const TraitorLooks&, Table& t, Choice c);
void ask(const NameCover&, const Situation& now, Decision& d);
void answer(const NameCover&, Table& t, Choice c);
void resume(CoverInOrder, Table& t);
void ask(const CoverDie&, const Situation& now, Decision& d);
void answer(const CoverDie&, Table& t, Choice c);
[[nodiscard]] SeatSet asked(const CoverDice& q, const Situation& now);
[[nodiscard]] Seat nextAsked(const CoverDice& q, const Situation& now);
void ask(const CoverDice&, const Situation& now, Seat seat, Decision& d);
void answer(const CoverDice&, Table& t, Seat seat, Choice c);
void ask(const CoverGoo&, const Situation& now, Decision& d);
void answer(const CoverGoo&, Table& t, Choice c);
void resume(const LiftCovers&, Table& t);

// applying.cpp
void resume(DeclareWilds, Table& t);
void ask(const DeclareSymbol&, const Situation& now, Decision& d);
void answer(const DeclareSymbol&, Table& t, Choice c);
void ask(const ChooseApplied&, const Situation& now, Decision& d);
void answer(const ChooseApplied&, Table& t, Choice c);
void resume(const GooStep&, Table& t);
void ask(const UseGoo&, const Situation& now, Decision& d);
void answer(const UseGoo&, Table& t, Choice c);
void resume(ApplyInOrder, Table& t);
void resume(const ApplyDie&, Table& t);
void ask(const SwapDice&, const Situation& now, Decision& d);
void answer(const SwapDice&, Table& t, Choice c);
/// Places a die at its symbol: applied if it helps, else misapplied.  APPLY-01 to APPLY-06
void placeDie(Table& t, DieId die);
/// Where the revealed dice go if nobody responds; `gooActs`: the Adversary's Goo takes the first match before that;
/// `traitorMay`: the revealed Traitor's Goo may take one.
[[nodiscard]] DiceAhead diceAhead(const Situation& now, bool gooActs, bool traitorMay);

/// Re-sorts the dice of every symbol after a requirement has changed.  RULING-54
void sortPlaced(Table& t);
/// Whether the First Agent may exchange dice of a symbol.  RULING-14
bool maySwap(const Situation& now, Symbol type);

// outcome.cpp
void resume(const RoundEnd&, Table& t);
void resume(const RoundOver&, Table& t);
void resume(const NextRound&, Table& t);
void ask(const LetItGo&, const Situation& now, Decision& d);
void answer(const LetItGo&, Table& t, Choice c);
void resume(const FinishRetrieval&, Table& t);
void resume(const EndRetrieval&, Table& t);
void resume(const AfterRetrieval&, Table& t);
void resume(const LoseArtifact&, Table& t);
void resume(const RevealIfWilling&, Table& t);

// finale.cpp
void resume(const Finale&, Table& t);
void resume(const PlotTurn&, Table& t);
void ask(const PlayPlot&, const Situation& now, Decision& d);
void answer(const PlayPlot&, Table& t, Choice c);
void resume(const RevealPlot&, Table& t);
void ask(const KeepPlot&, const Situation& now, Decision& d);
void answer(const KeepPlot&, Table& t, Choice c);
void resume(AllocateDice, Table& t);
void ask(const TakeDie&, const Situation& now, Decision& d);
void answer(const TakeDie&, Table& t, Choice c);
void ask(const TraitorFinaleAction&, const Situation& now, Decision& d);
void answer(const TraitorFinaleAction&, Table& t, Choice c);
void ask(const TraitorResponse&, const Situation& now, Decision& d);
void answer(const TraitorResponse&, Table& t, Choice c);
void ask(const StressVictim&, const Situation& now, Decision& d);
void answer(const StressVictim&, Table& t, Choice c);
void resume(const StopThePlot&, Table& t);
void resume(const EndPlotTurn&, Table& t);

// effects/: the interpreter of all cards (carry_out.cpp), and the questions that cards ask, beside their verbs
void resume(const CarryOut&, Table& t);
void resume(EachAgent, Table& t);
void ask(const ChooseAgent&, const Situation& now, Decision& d);
void answer(const ChooseAgent&, Table& t, Choice c);
void ask(const ChooseDie&, const Situation& now, Decision& d);
void answer(const ChooseDie&, Table& t, Choice c);
void ask(const ChoosePile&, const Situation& now, Decision& d);
void answer(const ChoosePile&, Table& t, Choice c);
void ask(const NamePile&, const Situation& now, Decision& d);
void answer(const NamePile&, Table& t, Choice c);
void skipped(const NamePile&, Table& t);
void ask(const ChooseOption&, const Situation& now, Decision& d);
void answer(const ChooseOption&, Table& t, Choice c);
void ask(const MayDo&, const Situation& now, Decision& d);
void answer(const MayDo&, Table& t, Choice c);
void ask(const ChooseFace&, const Situation& now, Decision& d);
void answer(const ChooseFace&, Table& t, Choice c);
void ask(const DiscardTraits&, const Situation& now, Decision& d);
void answer(const DiscardTraits&, Table& t, Choice c);
void ask(const HandOver&, const Situation& now, Decision& d);
void answer(const HandOver&, Table& t, Choice c);
void ask(const ReturnStressBy&, const Situation& now, Decision& d);
void answer(const ReturnStressBy&, Table& t, Choice c);
void ask(const ChooseObstacle&, const Situation& now, Decision& d);
void answer(const ChooseObstacle&, Table& t, Choice c);
void ask(const OfferTransfer&, const Situation& now, Decision& d);
void answer(const OfferTransfer&, Table& t, Choice c);
void ask(const AnswerTransfer&, const Situation& now, Decision& d);
void answer(const AnswerTransfer&, Table& t, Choice c);
void resume(const AfterFace&, Table& t);
void resume(const RepeatList&, Table& t);
void resume(const UseRoll&, Table& t);
void resume(const DrawAsideNow&, Table& t);
void resume(const KeepAside&, Table& t);
void ask(const PickGift&, const Situation& now, Decision& d);
void answer(const PickGift&, Table& t, Choice c);
void resume(Happens, Table& t);
void resume(const Woken&, Table& t);
void ask(const LayOn&, const Situation& now, Decision& d);
void answer(const LayOn&, Table& t, Choice c);
void ask(const ArrangeTop&, const Situation& now, Decision& d);
void answer(const ArrangeTop&, Table& t, Choice c);
void skipped(const ArrangeTop&, Table& t);
void ask(const ChooseConsequence&, const Situation& now, Decision& d);
void answer(const ChooseConsequence&, Table& t, Choice c);

}  // namespace w13
