#pragma once
// The verbs of the card language, one row each. A row stands in the file of its subject, after the functions it names:
// what the verb takes and which details may accompany it, what it means, an example, how it reads in plain English,
// what it does, and whether it can.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/effects/say.h"

namespace w13 {

struct CarryOut;
struct Doing;
struct Situation;

/// What follows a verb's name in a card file.
enum class Takes : std::uint8_t {
  True,          ///< just `true`: nothing to say
  Number,        ///< a number, a word for one, or one worked out: 2, "rolled", {"plus": ["rolled", 1]}
  Times,         ///< the same, or "all": as often as the list can be done
  Track,         ///< the same, or "gear": what goes on the Maintenance track
  Dice,          ///< a group of dice: "it", "leads"
  TurnedDice,    ///< the same, for a verb whose `to` gives their face
  AgentFilters,  ///< words that say which Agents may be chosen, or `true`: any
  Group,         ///< a group of Agents
  Piles,         ///< which Trait piles may be chosen
  Types,         ///< which types may be chosen: "any" or "required"
  Options,       ///< a list of {"label", "do"}
  Steps,         ///< a list of steps
  Condition,     ///< a word, or {"word": number}
  Place,         ///< a place of the board, or "pile": the Trait pile chosen
  Stash,         ///< where a Trait goes instead of the discards
  Outcome,       ///< how a card ends what it answers without a roll
  Passing,       ///< which way a Trait passes
  Swap,          ///< what two Agents swap
  TurnedUp,      ///< what is turned up
  Location,      ///< where an Agent is sent
  Partaking,     ///< what part an Agent has in a round of Retrieval
};

/// What may accompany a verb. One bit each; `to` and `number` mean different things beside different verbs.
enum class Detail : std::uint8_t {
  Who,
  By,
  Symbol,
  Colour,
  Number,
  AtMost,
  NoWild,
  Another,
  PaidBy,
  Type,
  ToFace,
  ToSpot,
  Ring,
  Free,
  AnyTypes,
  Random,
  UpTo,
  Do,
  Then,
  Otherwise,
  IfUnable,
  Won,
  Lost,
  Ask,
  Yes,
  No,
  Take,
  Secret,
  Give,
  Focus,
};
inline constexpr int kDetails = 30;

using Details = kernel::BitSet<Detail, kDetails>;
constexpr Details operator|(Detail a, Detail b) { return Details(a) | Details(b); }

/// The details that choose among dice.
inline constexpr Details kDieFilter =
    Detail::Symbol | Detail::Colour | Detail::Number | Detail::AtMost | Detail::NoWild;

/// The details that say what a Trait must be like.
inline constexpr Details kTraitFilter = Detail::Type | Detail::Number | Detail::AtMost | Detail::Focus;

/// The words of a yes-or-no question.
inline constexpr Details kInOwnWords = Detail::Ask | Detail::Yes | Detail::No;

/// What a step settles for those behind it.
enum class Leaves : std::uint8_t { Nothing, Agent, Die, Pile, Roll, Reroll };

/// The highest number of a change: of a difficulty, a requirement, a query.
inline constexpr int kMostSigned = 9;

/// One verb.
struct Verb {
  Do id = Do::End;
  const char* name = "";
  Takes takes = Takes::True;
  Taken taken = {};       ///< what a step takes that says no more than the verb
  Details details = {};   ///< that may accompany it
  Details required = {};  ///< that must
  const char* means = "";
  const char* example = "";
  /// The step in plain English, without the final stop.
  std::string (*say)(const Effect&, const Speech&) = nullptr;
  /// Does the step, and has the list go on.
  void (*does)(const Doing&) = nullptr;
  /// Whether the step at a place of the card could be done now, from public facts; nullptr: always.
  bool (*possible)(const Situation&, const CarryOut&, EffectAt) = nullptr;
  Leaves leaves = Leaves::Nothing;
  bool needsPile = false;  ///< a Trait pile or type: `type`, or one chosen before
  std::int8_t least = 1;   ///< the lowest number it takes
  std::int8_t most = 13;   ///< the highest; some put a question on the agenda for each

  /// Whether it only chooses an Agent, a die, a pile or a type.
  [[nodiscard]] constexpr bool isChoice() const { return leaves >= Leaves::Agent && leaves <= Leaves::Pile; }
};

/// The rows of a subject: those of all verbs from one on, as `Do` lists them, up to the first of the next subject.
template <Do First, Do Until>
struct VerbsFrom {
  Verb rows[static_cast<std::size_t>(Until) - static_cast<std::size_t>(First)];
};

/// Whether a step of such a type has a place for what follows the verb, and for a detail beside it.
[[nodiscard]] constexpr bool holds(const Taken& taken, Takes value) {
  switch (value) {
    case Takes::True:
    case Takes::Options:
    case Takes::Steps: return true;
    case Takes::Number:
    case Takes::Times: return partOf<HowMany>(taken) != nullptr;
    case Takes::Track: return partOf<OnTrack>(taken) != nullptr;
    case Takes::Dice: return partOf<WhichDice>(taken) != nullptr;
    case Takes::TurnedDice: return partOf<TurnedTo>(taken) != nullptr;
    case Takes::AgentFilters: return partOf<AgentsWanted>(taken) != nullptr;
    case Takes::Group: return partOf<OfGroup>(taken) != nullptr;
    case Takes::Piles: return partOf<PilesWanted>(taken) != nullptr;
    case Takes::Types: return partOf<TypesWanted>(taken) != nullptr;
    case Takes::Condition: return partOf<OnlyIf>(taken) != nullptr;
    case Takes::Place: return partOf<OnPlace>(taken) != nullptr;
    case Takes::Stash: return partOf<StashedTo>(taken) != nullptr;
    case Takes::Outcome: return partOf<EndsAs>(taken) != nullptr;
    case Takes::Passing: return partOf<Passed>(taken) != nullptr;
    case Takes::Swap: return partOf<SwappedWith>(taken) != nullptr;
    case Takes::TurnedUp: return partOf<NextOf>(taken) != nullptr;
    case Takes::Location: return partOf<SentTo>(taken) != nullptr;
    case Takes::Partaking: return partOf<PartOfRound>(taken) != nullptr;
  }
  return false;
}
[[nodiscard]] constexpr bool holds(const Taken& taken, Detail detail) {
  switch (detail) {
    case Detail::Symbol:
    case Detail::Colour:
    case Detail::Number:
    case Detail::AtMost:
    case Detail::NoWild:
    case Detail::PaidBy: return partOf<Filtered>(taken) != nullptr;
    case Detail::Another: return partOf<DieWanted>(taken) != nullptr;
    case Detail::Type: return partOf<OfType>(taken) != nullptr;
    case Detail::ToFace: return partOf<TurnedTo>(taken) != nullptr;
    case Detail::ToSpot: return partOf<MovedTo>(taken) != nullptr;
    case Detail::Ring: return partOf<Ringed>(taken) != nullptr;
    case Detail::Free:
    case Detail::Give:
    case Detail::AnyTypes: return partOf<Drawn>(taken) != nullptr;
    case Detail::Secret: return partOf<LaidOnAgent>(taken) != nullptr;
    case Detail::Take: return partOf<Arranged>(taken) != nullptr;
    case Detail::Random: return partOf<Dropped>(taken) != nullptr;
    case Detail::UpTo: return partOf<Returned>(taken) != nullptr;
    case Detail::Ask:
    case Detail::Yes:
    case Detail::No: return partOf<InOwnWords>(taken) != nullptr;
    default: return true;  // every step: whom it concerns, who chooses, its lists
  }
}

/// Whether each row stands where `Do` has its verb, says and does something, and names a type of step that holds what
/// card files may say.
template <Do First, Do Until>
[[nodiscard]] constexpr bool complete(const VerbsFrom<First, Until>& verbs) {
  auto id = static_cast<int>(First);
  for (const Verb& verb : verbs.rows) {
    if (static_cast<int>(verb.id) != id++ || verb.say == nullptr || verb.does == nullptr) return false;
    if (!holds(verb.taken, verb.takes)) return false;
    for (const Detail detail : verb.details)
      if (!holds(verb.taken, detail)) return false;
  }
  return true;
}

extern const VerbsFrom<Do::ChooseAgent, Do::Each> kChoosingVerbs;          // choosing.cpp
extern const VerbsFrom<Do::Each, Do::Claim> kFlowVerbs;                    // flow.cpp
extern const VerbsFrom<Do::Claim, Do::Draw> kDiceVerbs;                    // dice.cpp
extern const VerbsFrom<Do::Draw, Do::Discard> kDrawingVerbs;               // drawing.cpp
extern const VerbsFrom<Do::Discard, Do::Ko> kHandVerbs;                    // cards_in_hand.cpp
extern const VerbsFrom<Do::Ko, Do::Maintenance> kAgentVerbs;               // agents.cpp
extern const VerbsFrom<Do::Maintenance, Do::Consequence> kWarehouseVerbs;  // warehouse.cpp
extern const VerbsFrom<Do::Consequence, kVerbsEnd> kSeasonVerbs;           // rounds.cpp

/// The row of each verb; none for End and Option, which are not words of the language.
extern const std::array<const Verb*, static_cast<std::size_t>(kVerbsEnd)> kRowOf;

/// A subject's verbs with its heading in the documentation.
struct Subject {
  const char* title;
  Do first;
  std::span<const Verb> verbs;
};
/// All verbs, in the order of the documentation.
[[nodiscard]] std::span<const Subject> subjects();
/// The verb with this name, or nullptr.
[[nodiscard]] const Verb* verbNamed(std::string_view name);
/// The verb of an effect; nullptr for End and Option, which are not words of the language.
[[nodiscard]] inline const Verb* verbOf(Do id) { return kRowOf[static_cast<std::size_t>(id)]; }

/// The name a detail has in card files.
[[nodiscard]] const char* nameOf(Detail detail);
/// What it means, for the documentation.
[[nodiscard]] const char* meansOf(Detail detail);

}  // namespace w13
