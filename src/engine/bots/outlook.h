#pragma once
// What a seat can work out from its view: the basis of the rules of thumb. Worths and harm are in dice: 1 is about what
// one more claimed die is worth to the Agents.

#include <array>
#include <optional>
#include <span>

#include "engine/bots/suspicion.h"
#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// How a bot plays while it is the hidden Traitor.
enum class Hidden : std::uint8_t {
  Sabotages,
  PlaysLoyal,  ///< like a Loyal Agent until it is revealed: to measure what sabotage is worth
};

/// How much of each symbol is required.
using Needs = kernel::Per<Symbol, double, kTypeCount>;

using DiceBySpot = kernel::Per<Spot, Dice, kSpots>;

struct Plans;

/// A view and what else the bot knows; lives for one decision.
struct Outlook {
  const View& v;
  const Catalog& cards;
  const Needs& usual;  ///< what an artifact requires on average
  const Suspicion& suspicion;
  Hidden hidden = Hidden::Sabotages;
  const Plans* plans = nullptr;  ///< what was announced in the open (talk.h); nullptr: nothing was said

  /// What is asked again for each choice, once it has been worked out.
  struct Known {
    std::optional<bool> writtenOff, dares;
    std::optional<SeatSet> freeAgents;
    std::optional<DiceBySpot> diceAt;
    std::optional<Needs> openNeeds;
    std::optional<std::span<const Standing>> asset;                       ///< what my Asset says, if of payments
    std::optional<Few<Clue, 26>> payments;                                ///< of the hand, in order
    kernel::Per<Symbol, std::optional<double>, kTypeCount + 1> dieWorth;  ///< by colour, for what is still required
    std::optional<Needs> asked;                                           ///< how much of each type the case asks for
    std::optional<PerDie<double>> taking;  ///< of the dice that are asked about; others are not worked out
    Dice taken;                            ///< those dice
  };
  mutable Known known = {};
};

/// The step of a card that follows in the same list.
[[nodiscard]] constexpr EffectAt after(EffectAt step) { return static_cast<EffectAt>(step + 1); }

// ---- who I am ---------------------------------------------------------------------------------------------------

[[nodiscard]] inline const SeatView& seatView(const Outlook& o, Seat seat) { return o.v.seats[seat]; }
[[nodiscard]] inline const SeatView& mine(const Outlook& o) { return seatView(o, o.v.viewer); }
/// Whether I am the revealed Traitor: what is bad for the Agents is good.
[[nodiscard]] inline bool isAdversary(const Outlook& o) { return o.v.isTraitor && o.v.traitorRevealed; }
/// Whether I am the hidden Traitor at work.
[[nodiscard]] bool sabotages(const Outlook& o);
/// Whether, as the hidden Traitor, I may do visible harm: I am not suspected too much yet.
[[nodiscard]] bool dares(const Outlook& o);
/// 1 for an Agent, -1 for the revealed Traitor: turns a worth for the Agents into mine.
[[nodiscard]] inline double side(const Outlook& o) { return isAdversary(o) ? -1 : 1; }

// ---- Agents -----------------------------------------------------------------------------------------------------

/// Whether the seat is an Agent who may act: not Bronzed, not revealed.
[[nodiscard]] bool isFree(const Outlook& o, Seat seat);
[[nodiscard]] SeatSet workOutFreeAgents(const Outlook& o);
[[nodiscard]] inline SeatSet freeAgents(const Outlook& o) {
  if (!o.known.freeAgents) o.known.freeAgents = workOutFreeAgents(o);
  return *o.known.freeAgents;
}
[[nodiscard]] SeatSet fieldAgents(const Outlook& o);
[[nodiscard]] int attributeOf(const Outlook& o, Seat seat, Attribute which);
/// The chance that a Warehouse die plus a bonus exceeds a difficulty; a 0 always fails.  OBST-08, OBST-10
[[nodiscard]] double chanceToBeat(const Outlook& o, int difficulty, int bonus);
[[nodiscard]] double chanceToBeat(const Outlook& o, Seat seat, Obstacle obstacle);

// ---- dice -------------------------------------------------------------------------------------------------------

[[nodiscard]] DiceBySpot workOutDice(const View& v);
[[nodiscard]] inline Dice diceAt(const Outlook& o, Spot spot) {
  if (!o.known.diceAt) o.known.diceAt = workOutDice(o.v);
  return (*o.known.diceAt)[spot];
}
[[nodiscard]] inline Clue clueOf(const Outlook& o, DieId die) { return o.v.dice[die].shows; }
/// What I could claim from my location.  CLAIM-09, CLAIM-10
[[nodiscard]] Dice withinReach(const Outlook& o);
/// Whether a Trait of this worth pays for a clue.  CLAIM-02 to CLAIM-04, CLAIM-12
[[nodiscard]] inline bool pays(Clue trait, Clue clue) {
  return clue.symbol != Symbol::None && trait.number >= clue.number &&
         (clue.symbol == Symbol::Wild || clue.symbol == trait.symbol);
}
/// What a Trait of mine pays in Work the Case, with my Asset.
[[nodiscard]] Clue payment(const Outlook& o, CardId card);
/// What each card of my hand pays, in order.
[[nodiscard]] const Few<Clue, 26>& payments(const Outlook& o);
/// How many Traits of my hand pay for a clue.
[[nodiscard]] int payersOf(const Outlook& o, Clue clue);

/// What the artifacts and Adversaries in the box require on average.
[[nodiscard]] Needs usualNeeds(const Catalog& cards);
/// What the artifact or Plot in play still requires; the usual needs before the artifact is revealed.
[[nodiscard]] const Needs& openNeeds(const Outlook& o);
[[nodiscard]] double total(const Needs& needs);
/// What a clue would fill; a `?` counts where it fills most.
[[nodiscard]] double filling(Clue clue, const Needs& needs);
/// The best symbol for a `?` of this number.
[[nodiscard]] Symbol bestSymbol(int number, const Needs& needs);
/// What a roll of the die fills on average.
[[nodiscard]] double prospect(const Outlook& o, DieId die, const Needs& needs);
/// What a die is worth to the Agents now: its prospect, more for the symbols most required.
[[nodiscard]] double dieWorth(const Outlook& o, DieId die);
/// The same, if so much were required.
[[nodiscard]] double dieWorth(const Outlook& o, DieId die, const Needs& needs);

// ---- the Episode ------------------------------------------------------------------------------------------------

/// The number of Traits that all Agents hold together: hand sizes and the Stress dealt are public.
[[nodiscard]] int traitsInHands(const Outlook& o);
/// Whether the Agents had better let this artifact go and fill their hands: with few Traits they would claim too few
/// dice, and two artifacts may be lost.
[[nodiscard]] bool isWrittenOff(const Outlook& o);

// ---- what helps and harms ----------------------------------------------------------------------------------------

/// What a die more on the board is worth beside itself: a turn of an Agent, an n-th of one of the Adversary.
[[nodiscard]] double worthOfTurnMore(const Outlook& o);
/// Harm of a Maintenance track as full as it is, with n more obstacles.
[[nodiscard]] double harmOfTrack(const Outlook& o, int obstacles = 0);
/// Harm of n more obstacles on the Maintenance track; very high if they would fill it.
[[nodiscard]] double harmOnTrack(const Outlook& o, int obstacles);
/// Harm of a Stress deck that keeps so many cards: the fewer beyond the next Cleanup's, the more.
[[nodiscard]] double harmOfReserve(const Outlook& o, int left);
/// Harm of n required Stress draws.
[[nodiscard]] double harmOfStress(const Outlook& o, int draws);
/// The number of Stress cards that the next Cleanup draws.
[[nodiscard]] int stressOfCleanup(const Outlook& o);
/// What a level of harm costs an Agent, KO being one and a wound two.
[[nodiscard]] double harmOfLevel(const Outlook& o, const SeatView& agent);
/// What a Trait in my hand is worth to me.
[[nodiscard]] double cardWorth(const Outlook& o, CardId card);

}  // namespace w13
