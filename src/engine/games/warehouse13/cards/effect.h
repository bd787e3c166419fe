#pragma once
// The effect language as the engine runs it: small steps in one flat list, resolved once at load. Each word's meaning
// is with its verb in effects/, its syntax in docs/effects.md.

#include <cstdint>

#include "engine/games/warehouse13/cards/in_force.h"
#include "engine/games/warehouse13/pieces.h"

namespace w13 {

/// The place of a step in the catalog's list of effects; 0 ends a list.
using EffectAt = std::uint16_t;

/// The verbs of the language, by subject. Each has its row, in the same order, in the file of its subject in effects/.
enum class Do : std::uint8_t {
  End,
  Option,  ///< one entry of `choose_one`, whose `then` lists the options
  // choosing
  ChooseAgent,
  ChooseDie,
  ChoosePile,
  ChooseType,  ///< one of the four types, for a step that needs one
  ChooseOne,
  May,
  // flow
  Each,    ///< in the list, `you` is the Agent whose turn it is
  Repeat,  ///< until a step in the list cannot be done, at most n times
  If,
  Roll,
  Face,  ///< an obstacle is drawn and faced at once (OBST-17)
  // dice
  Claim,
  Neutralize,
  Lock,
  Reroll,
  Turn,
  Move,
  Apply,
  TakeBack,
  // Trait piles
  Draw,
  DrawAside,
  HandOver,
  TakeTop,
  ShuffleDiscards,
  DigForCalamity,
  // cards in hand
  Discard,
  DrawStress,
  ReturnStress,
  Transfer,
  Stash,
  // agents
  Ko,
  Wound,
  Soften,
  Travel,
  SendHome,
  Act,
  // the Warehouse
  Maintenance,
  Obstacle,
  Defeat,
  Gear,
  // the challenge and the roll on the table
  Difficulty,
  Settle,  ///< ends what it answers without a roll
  // the season
  Consequence,
  DropConsequence,
  NewPing,
  Require,
  RoundAlone,
  SitOut,
  Look,
};
inline constexpr auto kVerbsEnd = static_cast<Do>(static_cast<int>(Do::Look) + 1);

/// Whom a step affects, or who chooses in it.
enum class Who : std::uint8_t {
  You,   ///< the seat that played the card, or that it struck
  Them,  ///< the Agent chosen last
  FirstAgent,
  Adversary,  ///< the revealed Traitor in person, else Standard Protocol
  EachOwner,  ///< the owner of the die
};

/// A group of Agents, in the words of the cards.
enum class Group : std::uint8_t {
  Agents,
  FieldAgents,
  Here,           ///< at your location, yourself included (FAQ-05)
  LowestInField,  ///< the lowest-ranked Field Agent (RULING-40)
  FirstAgent,
};

/// A group of dice.
enum class Heap : std::uint8_t {
  It,          ///< the die chosen last
  Accessible,  ///< what you could claim at your location: Leads, and Field Clues in the Field
  Leads,
  Field,
  Unclaimed,
  YourClaimed,
  TheirClaimed,
  AnyClaimed,
  Neutralized,
  Misapplied,
  Revealed,
  YourRevealed,
  Supply,
  InPlay,      ///< Leads, Field Clues and claimed dice
  Anywhere,    ///< every die that is not locked
  JustRolled,  ///< the Warehouse or Goo die rolled last, before its result is used
};

/// A filter for the dice of a heap: fields that are set must match.
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

/// A printed, rolled or counted number, or one worked out from such: what is counted and `number`, perhaps half of it,
/// and `more`.
struct Amount {
  enum class Of : std::uint8_t {
    Fixed,
    Rolled,           ///< the last Warehouse die
    MisappliedLogic,  ///< the sum of the numbers of the misapplied dice of that symbol
    MisappliedIntuition,
    MisappliedLore,
    MisappliedTech,
    Hand,  ///< the cards held by whom the step concerns
  };
  Of of = Of::Fixed;
  std::int8_t number = 0;  ///< Fixed: the number itself; else added to what is counted
  bool half = false;       ///< half of that counts, rounded down
  std::int8_t more = 0;    ///< added to the half

  friend bool operator==(const Amount&, const Amount&) = default;
};

/// What a step or card may depend on. Public facts only, except in a private step.
enum class If : std::uint8_t {
  Always,
  InWarehouse,  ///< you are in the Warehouse
  InField,
  SameFace,           ///< the last reroll showed the same clue again
  RolledAtLeast,      ///< n
  FieldAgentsBelow,   ///< fewer than n Agents are in the Field; with fewer Agents in play, fewer than all of them
  PhysicalChallenge,  ///< the challenge on the table
  MentalChallenge,
  MaintenanceChallenge,
  ChallengeHere,  ///< the challenger is at your location
  AnotherHere,    ///< the Agent concerned is another one at your location
  ConcernsYou,
  InRetrieval,  ///< Retrieval or Stop the Plot
  InFinale,
  Unable,        ///< the last `draw`, `discard` or `draw_stress` could not be done in full
  ZeroClueOpen,  ///< an accessible 0-clue exists
  Whammied,      ///< the Whammy of the artifact in play struck (WHAM-01)
  HandAtLeast,   ///< you hold n cards or more, Stress included
  FocusTrait,    ///< the Trait just played or spent is of one of your Focus types
  Standing,      ///< you are neither KO'd nor wounded
};

/// The face that a turned die gets.
enum class Turned : std::uint8_t { Given, AnyOne, AnyFace, OwnOne, OwnTwo };

/// Which Trait piles may be chosen.
enum class Piles : std::uint8_t {
  Any,          ///< all four; a blocked pile is challenged when it is drawn from
  Unblocked,    ///< no obstacle lies on it
  TopDiscards,  ///< those whose top discard may be taken (PILE-06)
  Focus,        ///< of your Focus types
};
/// How a card ends what it answers without a roll.
enum class Outcome : std::uint8_t {
  Won,
  Bypassed,   ///< the way is open, but obstacle or Snag stays
  Prevented,  ///< the answered KO, wound or Calamity does not happen
};
/// Which way a Trait passes between two willing Agents.
enum class Passing : std::uint8_t { Either, Give, Take };
/// Where a Trait goes instead of the discards.
enum class Stashed : std::uint8_t { Bag, UnderPile };
/// The most Traits of any types drawn at once: their piles are named one by one.
inline constexpr int kMostNamed = 8;
/// As an amount of `repeat`: as often as the list can be done.
inline constexpr std::int8_t kAllOfThem = 127;

/// One step of a card. Fields that a verb does not use keep their defaults.
struct Effect {
  Do verb = Do::End;
  Who who = Who::You;
  Who by = Who::You;
  Group group = Group::Agents;
  bool other = false;       ///< not yourself ("another Agent")
  bool here = false;        ///< only at your location
  bool hasClaimed = false;  ///< only Agents with a claimed die
  bool hasCards = false;    ///< only Agents with a card in hand
  bool inField = false;     ///< only Field Agents
  bool standing = false;    ///< only Agents who are neither KO'd nor wounded
  bool another = false;     ///< not the die chosen before
  bool random = false;
  bool upTo = false;
  bool ring = false;
  bool free = false;      ///< Calamities among the cards are discarded without effect
  bool anyTypes = false;  ///< `draw`: each Trait from a pile named for it (RULING-62)
  Heap heap = Heap::It;
  DieFilter filter;
  Amount amount{Amount::Of::Fixed, 1};
  Symbol type = Symbol::None;  ///< a Trait pile; None: the pile chosen
  Clue clue;                   ///< the face a die is turned to
  Turned turned = Turned::Given;
  Place place = Place::None;
  bool onPile = false;  ///< `place` is the Trait pile chosen
  Spot to = Spot::Leads;
  Piles piles = Piles::Any;
  bool required = false;  ///< `choose_type`: only types that are still required
  Outcome outcome = Outcome::Won;
  Stashed stash = Stashed::Bag;
  Passing passing = Passing::Either;
  If condition = If::Always;
  std::int8_t conditionNumber = 0;
  EffectAt then = 0;
  EffectAt otherwise = 0;  ///< also the list of `if_unable` and `lost`; for `face`, `then` is the list of `won`
  std::uint16_t text = 0;  ///< a label among the catalog's texts (options of `choose_one`)
  std::uint16_t asks = 0;  ///< a question among the catalog's (`may`, `transfer`); 0: the card has no words for it

  friend bool operator==(const Effect&, const Effect&) = default;
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
};
inline constexpr int kWhens = 15;

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
  LookEachRound,  ///< the revealed Traitor looks behind one shield right after each roll
  LookOncePerRetrieval,  ///< ... once per Retrieval, and names the die to be covered
  PaysAs,                ///< a Trait of `type` and `number` pays for clues up to `amount`
  MayNotPlay,            ///< Traits of `type`, or of `timing`, for their text
  MayNotUse,             ///< `place`
  WorseRoll,             ///< the next Warehouse die is rolled with both: the worse counts, and is final
};
inline constexpr int kQueries = 20;

/// An answer to a question, in force while its card is.
struct Standing {
  Query query = Query::Difficulty;
  DesignId design = DesignId::None;
  bool any = true;      ///< Difficulty: both attributes
  bool mine = false;    ///< applies to the card's owner only (Abilities)
  bool mark = false;    ///< a permanent mark: in force only once the card stays (RULING-21)
  bool whammy = false;  ///< only if the artifact's Whammy struck
  Attribute attribute = Attribute::Physical;
  Symbol type = Symbol::None;
  Timing timing = Timing::None;
  std::int8_t number = 0;
  Amount amount;
  Place place = Place::None;
  DieFilter filter;

  friend bool operator==(const Standing&, const Standing&) = default;
};

/// An event that a list replaces. The list runs with `you` = the seat it would have happened to.
enum class Instead : std::uint8_t { Ko };
inline constexpr int kInsteads = 1;

/// How long a card stays face up after being played.
enum class Stays : std::uint8_t { No, UntilUsed, Round, Episode };

}  // namespace w13
