#pragma once
// The weights of the rules of thumb. The unit is a die: 1 is about what one more claimed die is worth to the Agents.
// Found by playing some hundred thousand seasons with varied weights and keeping what won with 3, 4 and 5 players;
// small changes of a single one make no measurable difference.

#include <array>

namespace w13::weight {

/// More than anything else: the season ends.
inline constexpr double kLosesTheSeason = 50;

// ---- letting an artifact go: the dice needed per clue required, against the dice that the Traits held will claim
inline constexpr double kDicePerClue = 1.3;        ///< before the first loss
inline constexpr double kDicePerClueLater = 0.51;  ///< after it
inline constexpr double kShareClaimed = 0.08;      ///< share of the unclaimed dice, by Agents without Traits
inline constexpr double kShareForTrait = 0.09;     ///< added for each Trait that an Agent holds
inline constexpr double kMostClaimed = 0.94;

// ---- the ways to lose the season
/// Harm of a Maintenance track, by the number of obstacles that still fit.
inline constexpr std::array kTrack = {kLosesTheSeason, 24.0, 11.0, 5.3, 2.8, 0.0};
inline constexpr double kStressDrawn = 0.29;
inline constexpr double kStressShort = 0.28;   ///< per card missing from the reserve in the Stress deck
inline constexpr double kStressReserve = 3.9;  ///< cards in the deck beyond the next Cleanup's

// ---- a Trait in hand
inline constexpr double kZeroTrait = 0.2;
inline constexpr double kTrait = 0.52;
inline constexpr double kTraitPaysNow = 0.48;
inline constexpr double kRetrievalText = 0.47;  ///< its text works when nothing else does
inline constexpr double kTraitInFinale = 0.01;  ///< no more clues to pay for
inline constexpr double kDrawnTrait = 0.15;     ///< by a text
inline constexpr double kLostTrait = 0.91;      ///< one that its owner does not choose

// ---- a die
inline constexpr double kDieWorth = 0.63;         ///< of its prospect
inline constexpr double kDieOfColour = 0.22;      ///< more of it, times its colour's share of the needs
inline constexpr double kHighNumber = 0.16;       ///< per number: high ones are hard to pay for later
inline constexpr double kLockedDie = 2.3;         ///< of its worth: it is missing in all later Episodes
inline constexpr double kReturnedDie = 0.9;       ///< of its worth, once unclaimed again
inline constexpr double kAgentsTurn = 2.4;        ///< each unclaimed die gives one: an Action and draws
inline constexpr double kAdversarysTurn = 6.0;    ///< one in each round
inline constexpr double kLowerRequirement = 1.0;  ///< a clue less to fill

// ---- Actions
inline constexpr double kResearch = 0.77;
inline constexpr double kRest = 0.94;
inline constexpr double kRestForRoom = 0.52;
inline constexpr double kRepair = 0.81;
inline constexpr double kInvestigate = 1.6;     ///< of the best die: the same Agent rolls it with many others
inline constexpr double kInvestigation = 0.38;  ///< on top
inline constexpr double kSpareTrait = 0.23;     ///< per further Trait that pays
inline constexpr int kTraitsForWork = 4;        ///< Traits that pay, needed before one is spent on an Action
inline constexpr double kHeal = 2.0;
inline constexpr double kDebronze = 1.6;
inline constexpr double kExtraAction = 0.44;
inline constexpr double kFinaleAction = 0.75;  ///< what the Traitor's answer costs
inline constexpr double kAccuse = 10.0;

// ---- travelling, by the rounds that the unclaimed dice last: one, two, three, more
inline constexpr std::array kFirstToField = {8.0, 3.1, 1.2, -0.46};
inline constexpr std::array kSecondToField = {2.5, 2.2, 1.3, 0.36};
inline constexpr double kNoLeadForMe = 1.4;
inline constexpr double kFewLeads = 0.91;
inline constexpr double kTraitForField = 0.18;  ///< per paying Trait beyond the usual
inline constexpr double kTraitsUsual = 1.8;

// ---- drawing
inline constexpr double kDrawAny = 0.11;
inline constexpr double kDrawAsked = 1.1;   ///< if the dice there ask for the type
inline constexpr double kAskedFully = 3.8;  ///< the demand, in dice, that counts fully
inline constexpr double kFullHand = 0.14;   ///< a hand of twelve or more

// ---- Work the Case
inline constexpr double kFieldClueFirst = 0.57;
inline constexpr double kOtherPayers = 0.17;  ///< per Trait of mine that pays for the same die: it is my field
inline constexpr double kOverpaid = 0.16;
inline constexpr double kTraitSpent = 0.14;   ///< of its worth
inline constexpr double kCouldClaim = 0.39;   ///< price of letting go a die that I could pay for
inline constexpr double kHardToPay = 0.23;    ///< per number on a die let go
inline constexpr double kOthersFocus = 0.15;  ///< price of letting go a die that another's Focus pays for

// ---- Retrieval
inline constexpr double kMostOpen = 0.47;      ///< among dice that fill alike: the symbol most open
inline constexpr double kPriceOfDie = 0.33;    ///< a die covered now is missing in later rounds
inline constexpr double kChooseLater = 0.07;   ///< choosing after the reveal, per Agent beyond the first
inline constexpr double kRoundAlone = 0.6;     ///< no Goo, and nobody else fills the same
inline constexpr double kRoundAloneDie = 0.1;  ///< per die of the seat that has it
inline constexpr double kTextPrice = 0.31;     ///< of the worth of a Trait played for its text in a window
inline constexpr double kRerollGoo = 0.62;
inline constexpr double kRerollLater = 1.2;  ///< rerolls of misapplied dice can wait for the last window

// ---- harm
inline constexpr double kHarm = 0.73;  ///< a level of KO and wound
inline constexpr double kConsequence = 0.88;

// ---- a position as a whole, to compare two that were played on to (position_worth.cpp)
inline constexpr double kArtifact = 6.0;        ///< retrieved, or a Plot stopped
inline constexpr double kAdversarysCard = 0.7;  ///< in the Traitor's hand
inline constexpr double kBlock = 0.3;           ///< an obstacle on a place
inline constexpr double kUsedAbility = 0.15;

// ---- suspicion
inline constexpr double kAccuseIfSure = 0.9;  ///< from this suspicion on, call a vote
inline constexpr double kVoteIfSure = 0.85;
inline constexpr double kAccuseIfBelieved = 0.65;  ///< the same by learnt beliefs
inline constexpr double kVoteIfBelieved = 0.6;
inline constexpr double kAccuseAtLast = 30.0;
inline constexpr double kTraitorVotes = 0.35;  ///< the hidden Traitor gains from every Loyal Agent who goes
inline constexpr double kDares = 0.75;         ///< limit of the table's suspicion for visible sabotage

// ---- table talk
inline constexpr double kOwnPlan = 0.15;     ///< a die that I have announced
inline constexpr double kOthersPlan = 0.05;  ///< one that another has announced, believed in full
inline constexpr double kSparedDie = 0.5;    ///< the same, not to be neutralized
inline constexpr double kKeptWord = -0.1;    ///< evidence: it announced a die and claimed it
inline constexpr double kBrokenWord = 0.3;   ///< it announced one and left it
inline constexpr double kAccused = 0.7;      ///< it was accused by somebody who is believed in full
inline constexpr double kTrusted = -0.15;
inline constexpr double kAccuseAloud = 0.45;  ///< from this suspicion on
inline constexpr double kFrames = 0.25;       ///< the same for the lying Traitor, as an onlooker suspects
inline constexpr double kAboveEven = 1.1;     ///< and by so much above the even guess, which says nothing

}  // namespace w13::weight
