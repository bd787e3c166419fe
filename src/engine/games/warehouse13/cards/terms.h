#pragma once
// The terms that cards are written in, each with its meaning to the engine. How they are spelt: effects/vocabulary.h;
// what a step or an entry holds of them: effect.h, standing.h.

#include <cassert>
#include <cstdint>
#include <type_traits>
#include <variant>

#include "engine/games/warehouse13/cards/occasions.h"
#include "engine/kernel/bit_set.h"

namespace w13 {

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
  // piles
  Draw,
  TakeTop,
  ShuffleDiscards,
  TurnUp,
  Arrange,  ///< the top of a pile is looked at and put back in any order
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
  Send,
  Swap,
  Act,
  // the Warehouse
  Maintenance,
  Obstacle,
  Defeat,
  // the challenge and the roll on the table
  Difficulty,
  Settle,  ///< ends what it answers without a roll
  // the season
  Consequence,
  Require,
  Round,
  Look,
  Counter,
  Lay,  ///< this card is laid on an Agent
};
inline constexpr auto kVerbsEnd = static_cast<Do>(static_cast<int>(Do::Lay) + 1);

/// Whom a step affects, or who chooses in it.
enum class Who : std::uint8_t {
  You,   ///< the seat that played the card, or that it struck
  Them,  ///< the Agent chosen last
  FirstAgent,
  Adversary,  ///< the revealed Traitor in person, else Standard Protocol
  EachOwner,  ///< the owner of the die
  Bearer,     ///< the Agent on whom the card lies: perhaps a secret
  Concerned,  ///< the Agent whom the event, or what the card answers, is about
  // the same, by what it is about
  Roller,
  Traveller,
  Challenger,
  Drawer,
};
using Whos = kernel::BitSet<Who, 11>;
/// Whether a word means the Agent whom the event is about.
[[nodiscard]] constexpr bool isConcerned(Who who) { return who >= Who::Concerned; }

/// A group of Agents, in the words of the cards.
enum class Group : std::uint8_t {
  Agents,
  FieldAgents,
  Here,           ///< at your location, yourself included (FAQ-05)
  LowestInField,  ///< the lowest-ranked Field Agent (RULING-40)
  FirstAgent,
  WarehouseAgents,
  Others,     ///< all but you
  MostCards,  ///< who holds the most cards; of several the first clockwise from the First Agent
  FewestCards,
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

/// A number on a card: printed, or worked out when it is needed (number.h).
struct Amount {
  std::uint16_t worked = 0;  ///< how, by its place among the catalog's numbers; 0: it is printed
  std::int8_t number = 0;    ///< as printed

  [[nodiscard]] constexpr bool isPrinted() const { return worked == 0; }
  /// What is printed, or a guess.
  [[nodiscard]] constexpr int printedOr(int guess) const { return isPrinted() ? number : guess; }
  /// Whether it is printed, and this number.
  [[nodiscard]] constexpr bool is(int printed) const { return isPrinted() && number == printed; }
  friend bool operator==(const Amount&, const Amount&) = default;
};
[[nodiscard]] constexpr Amount printed(int number) { return {0, static_cast<std::int8_t>(number)}; }

/// What a word of `choose_agent` asks of an Agent.
enum class AgentFilter : std::uint8_t {
  Other,       ///< not yourself ("another Agent")
  Here,        ///< at your location
  InField,     ///< a Field Agent
  Standing,    ///< neither KO'd nor wounded
  HasClaimed,  ///< with a claimed die
  HasCards,    ///< with a card in hand
  InWarehouse,
  Down,         ///< KO'd or wounded
  MostCards,    ///< of those who may be chosen, who holds the most
  FewestCards,  ///< ... the fewest
};
using AgentFilters = kernel::BitSet<AgentFilter, 10>;

/// The face that a turned die gets.
enum class Turned : std::uint8_t { Given, AnyOne, AnyFace, OwnOne, OwnTwo, OneUp, OneDown, ByOne };
/// Whether the chooser picks the face.
[[nodiscard]] constexpr bool isPicked(Turned turned) {
  return turned == Turned::AnyOne || turned == Turned::AnyFace || turned == Turned::ByOne;
}

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
/// What two Agents swap.
enum class Swapped : std::uint8_t { Hands, Places, Dice };
/// What is turned up.
enum class TurnedUp : std::uint8_t {
  Ping,
  Calamity,  ///< of a Trait pile: what lies above it is discarded
};
/// What part an Agent has in a round of Retrieval.
enum class Partaking : std::uint8_t {
  Alone,  ///< an extra round
  Out,    ///< none in the round on the table
};
/// Where a Trait goes instead of the discards.
enum class Stashed : std::uint8_t { Bag, UnderPile };
/// The most Traits of any types drawn at once: their piles are named one by one.
inline constexpr int kMostNamed = 8;
/// The most Traits that lie aside at once.
inline constexpr int kMostAside = 8;
/// As an amount of `repeat`: as often as the list can be done.
inline constexpr std::int8_t kAllOfThem = 127;
[[nodiscard]] constexpr bool isAll(Amount amount) { return amount.is(kAllOfThem); }

// ---- parts that steps and entries share
// --------------------------------------------------------------------------------

/// Dice that pass a filter.
struct Filtered {
  DieFilter filter;
  friend bool operator==(const Filtered&, const Filtered&) = default;
};
/// A number.
struct HowMany {
  Amount amount = printed(1);
  friend bool operator==(const HowMany&, const HowMany&) = default;
};
/// A type, or its Trait pile; None: any, or the one chosen.
struct OfType {
  Symbol type = Symbol::None;
  friend bool operator==(const OfType&, const OfType&) = default;
};
struct ManyOfType : HowMany, OfType {
  friend bool operator==(const ManyOfType&, const ManyOfType&) = default;
};
struct AtPlace {
  Place place = Place::None;
  friend bool operator==(const AtPlace&, const AtPlace&) = default;
};
/// Nothing that is not said elsewhere.
struct Nothing {
  friend bool operator==(const Nothing&, const Nothing&) = default;
};

/// The part of one of several types that has it; nullptr if the one at hand has not.
template <class Part, class... Types>
[[nodiscard]] constexpr const Part* partOf(const std::variant<Types...>& all) {
  // Few types have the part, and std::visit would make a function for each of the others.
  const Part* found = nullptr;
  const auto look = [&]<class Type>(std::type_identity<Type>) {
    if constexpr (std::is_base_of_v<Part, Type>) {
      if (const Type* each = std::get_if<Type>(&all)) found = each;
    }
  };
  (look(std::type_identity<Types>()), ...);
  return found;
}
/// What holds one of several types: a step what its verb takes, an entry what its query says.
template <class OneOf>
struct Holding {
  OneOf given;

  /// What is given, of the type that the row of the verb or query names.
  template <class Type>
  [[nodiscard]] constexpr const Type& as() const {
    const Type* found = std::get_if<Type>(&given);
    assert(found != nullptr);
    return *found;
  }
  /// A part of it, if it has one: its dice, its number, its type.
  template <class Part>
  [[nodiscard]] constexpr const Part* part() const {
    return partOf<Part>(given);
  }
  template <class Part>
  [[nodiscard]] constexpr Part* part() {
    return const_cast<Part*>(partOf<Part>(given));
  }
  friend bool operator==(const Holding&, const Holding&) = default;
};

}  // namespace w13
