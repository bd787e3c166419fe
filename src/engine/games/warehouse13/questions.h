#pragma once
// What the game can ask, by name: the `question` of a kernel::Decision. Texts are in said/.

#include <cstddef>
#include <cstdint>

#include "engine/kernel/choice.h"

namespace w13 {

enum class Ask : std::uint16_t {
  Nothing,
  TakeAction,
  TakeExtraAction,
  FinaleAction,
  TraitorAction,
  TraitorFinaleAction,
  TraitorResponse,
  WorkTheCase,
  ClaimClue,
  PayForClue,
  FocusDraw,
  ResearchPile,
  ResearchDraw,
  ReturnStress,
  TrackObstacle,
  DiscardDown,
  TraitorDiscardDown,
  RollChallenge,
  RollSnag,
  UseAbility,
  ResolveHarm,
  ResolveTraitorCard,
  ResolveCalamity,
  ResolveWhammy,
  ResolvePlot,
  KeepRoll,
  BeginRetrieval,
  RollDice,
  BeginCovering,
  LiftCovers,
  GoOnToGoo,
  LetGooAct,
  GoOnAfterApplying,
  LetItGo,
  NameForBronze,
  Vote,
  RevealOnBronzing,
  RevealOnLoss,
  Capture,
  CoverDie,
  CoverGoo,
  NameCover,
  OrderDiscards,
  NeutralizeOwnDie,
  DeclareSymbol,
  ChooseApplied,
  UseGoo,
  SwapDice,
  PlayPlot,
  KeepPlot,
  TakeFocusDie,
  TakeDie,
  ChooseAgent,
  ChooseDie,
  ChoosePile,
  ChooseOption,
  MayDo,
  ChooseFace,
  DiscardTraits,
  HandOver,
  ChooseObstacle,
  OfferTransfer,
  AnswerTransfer,
  ChooseConsequence,
  LookBehind,
  TakeFromTop,
  OrderTop,
  LayOn,
};
inline constexpr Ask kLastAsk = Ask::LayOn;
inline constexpr std::size_t kAsks = static_cast<std::size_t>(kLastAsk) + 1;
/// What a decision asks.
[[nodiscard]] inline Ask askOf(const kernel::Decision& d) { return static_cast<Ask>(d.question()); }
/// A question's id in a decision.
[[nodiscard]] constexpr std::uint16_t id(Ask ask) { return static_cast<std::uint16_t>(ask); }

}  // namespace w13
