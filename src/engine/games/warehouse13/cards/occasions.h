#pragma once
// When cards matter: the events they wait for, the windows they answer, the conditions they depend on, and the
// questions that rules ask of them. What they then do: effect.h.

#include <cstdint>

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

/// The place of a step in the catalog's list of effects; 0 ends a list.
using EffectAt = std::uint16_t;
/// The place of a condition among the catalog's (condition.h); 0: none, which always holds.
using ConditionAt = std::uint16_t;

/// What a step or card may depend on. Public facts only, except in a private step.
enum class If : std::uint8_t {
  Always,
  InWarehouse,  ///< you are in the Warehouse
  InField,
  SameFace,           ///< the last reroll showed the same clue again
  RolledAtLeast,      ///< n
  PhysicalChallenge,  ///< the challenge on the table
  MentalChallenge,
  MaintenanceChallenge,
  Here,         ///< the Agent is at your location
  Concerns,     ///< what is answered, or the event, is about the Agent
  InRetrieval,  ///< Retrieval or Stop the Plot
  InFinale,
  Unable,        ///< the last `draw`, `discard` or `draw_stress` could not be done in full
  ZeroClueOpen,  ///< an accessible 0-clue exists
  Whammied,      ///< the Whammy of the artifact in play struck (WHAM-01)
  HandAtLeast,   ///< you hold n cards or more, Stress included
  Standing,      ///< you are neither KO'd nor wounded
  IsKo,          ///< what is answered is a KO
  IsWound,
};

/// Events that cards wait for. A card has at most one list for each.
enum class When : std::uint8_t {
  Done,    ///< the card is played, drawn by the Adversary, revealed (Ping, Plot), or comes into force
  Arrive,  ///< an Agent moves to the Field (Travel effect)
  PingAction,
  Whammy,
  BeforeRetrieval,  ///< also before Stop the Plot (FINAL-32)
  RoundBegins,
  Rolled,    ///< right after the roll behind the shields
  Revealed,  ///< after the covered dice are revealed
  Misapplied,
  Lost,  ///< an artifact is lost; for a Consequence or Adversary Artifact: its permanent marks
  Cleanup,
  TraitPlayed,      ///< you have played a Trait for its text
  TravelledEither,  ///< an Agent has travelled, either way
  CluesRolled,      ///< the Episode's dice have been rolled
  TraitSpent,       ///< you have spent a Trait on a clue
  // Whatever card waits for these, once what happens is done: table_waking.cpp.
  CaseRoundBegins,  ///< a round of the Investigation; in the Finale a Plot turn
  CaseRoundEnds,
  TurnBegins,  ///< an Agent takes an Action of the round
  TurnEnds,
  RoundEnds,        ///< of a Retrieval or Stop the Plot
  WarehouseRolled,  ///< a Warehouse die, before anybody answers
  Drawn,            ///< a Trait, into a hand
  StressDrawn,
  Discarded,  ///< a Trait, from a hand
  Claimed,
  Neutralized,
  Ko,
  Wounded,
  Healed,
};
inline constexpr int kWhens = 29;
/// Events that wake every card that is in play and waits for them, whatever its deck.
[[nodiscard]] constexpr bool wakesAll(When event) { return event >= When::CaseRoundBegins; }

/// Windows in which an Instant, a Retrieval Trait or an Ability may answer. RULING-01
enum class Window : std::uint8_t {
  Turn,         ///< (a) before a required choice; (f) ends of steps: any public prompt
  Challenge,    ///< (b) a challenge is announced, before the roll
  Snag,         ///< (b) a Snag roll is announced
  Rolled,       ///< (c) after a Warehouse die, before its result is used
  Harm,         ///< (d) an Agent would be KO'd or wounded
  TraitorCard,  ///< (e) turned up, before it resolves
  Calamity,
  Whammy,
  Plot,
  BeforeRetrieval,  ///< (g) the windows of a Retrieval, in order
  Cover,
  Reveal,
  Revealed,
  Goo,
  Applied,
  Faced,  ///< (b) an obstacle is faced at once, before the roll; also a Challenge
};
inline constexpr int kWindows = 16;
/// Windows as bits.
using Windows = std::uint32_t;
[[nodiscard]] constexpr Windows bit(Window window) { return Windows{1} << static_cast<unsigned>(window); }
inline constexpr Windows kRetrievalWindows = bit(Window::BeforeRetrieval) | bit(Window::Cover) | bit(Window::Reveal) |
                                             bit(Window::Revealed) | bit(Window::Goo) | bit(Window::Applied);

/// The question that a card was played in response to.
struct Answering {
  std::uint8_t place = 0;  ///< on the agenda, counted from the bottom; 0: it answers nothing
  Window window = Window::Turn;
};

/// Questions that rules ask of all cards in force.
enum class Query : std::uint8_t {
  Difficulty,     ///< of challenges (attribute in `attribute`, or both)
  Requirement,    ///< of `type`
  CoverMore,      ///< how many more dice an Agent covers
  ApplyMore,      ///< how many more revealed dice an Agent applies
  GooMatches,     ///< a Goo clue of number `number` also matches clues of number `amount`
  SnagPlace,      ///< `place` is Snagged with value `amount`
  SnagAbilities,  ///< all Abilities except Downsides are Snagged
  MayNotDraw,     ///< Traits of `type`
  NotAloneInField,
  MayNotApply,    ///< dice showing `number`
  CleanupStress,  ///< Stress drawn in Cleanup on top of one
  AppliesAs,      ///< a revealed die that passes the filter may be applied as any type
  ClaimsDie,      ///< Work the Case: a die that passes the filter, from Leads or Field, for a Trait of `type` with at
                  ///< least `number`
  TopInstead,     ///< Warehouse Research may take a top discard instead of a draw
  TraitorLooks,   ///< the revealed Traitor looks behind a shield: after each roll, or `once` per Retrieval and naming
                  ///< the die to be covered
  PaysAs,         ///< a Trait of `type` and `number` pays for clues up to `amount`
  MayNotPlay,     ///< Traits of `type`, or of `timing`, for their text
  MayNotUse,      ///< `place`
  WorseRoll,      ///< the next Warehouse die is rolled with both: the worse counts, and is final
};
inline constexpr int kQueries = 19;

/// An event that a list replaces. The list runs with `you` = the seat it would have happened to.
enum class Instead : std::uint8_t { Ko };
inline constexpr int kInsteads = 1;

/// How long a card stays face up after being played.
enum class Stays : std::uint8_t { No, UntilUsed, Round, Episode };

/// A filter for dice: fields that are set must match.
struct DieFilter {
  Symbol symbol = Symbol::None;  ///< the face; a `?` never has a named symbol (FAQ-02)
  Symbol colour = Symbol::None;
  std::int8_t number = -1;
  std::int8_t atMost = -1;
  bool noWild = false;     ///< the Wild die is no candidate
  bool paidByTop = false;  ///< only what the top discard of the chosen pile could pay for, by a named symbol

  /// Whether a die of this colour passes with this face up; ignores `paidByTop`.
  [[nodiscard]] bool fits(Symbol of, Clue face) const {
    if (symbol != Symbol::None && face.symbol != symbol) return false;
    if (colour != Symbol::None && of != colour) return false;
    if (number >= 0 && face.number != number) return false;
    if (atMost >= 0 && face.number > atMost) return false;
    return !noWild || of != Symbol::Wild;
  }
  friend bool operator==(const DieFilter&, const DieFilter&) = default;
};

}  // namespace w13
