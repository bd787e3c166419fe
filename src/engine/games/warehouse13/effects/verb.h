#pragma once
// The verbs of the card language. Everything about a verb is in one place, the file of its subject: what it takes,
// which details may accompany it, what it means, an example, and how it reads in plain English.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/effects/say.h"

namespace w13 {

/// What follows a verb's name in a card file.
enum class Takes : std::uint8_t {
  True,          ///< just `true`
  Number,        ///< a number or a word for one: 2, "rolled"
  One,           ///< just 1
  Signed,        ///< a number that may be negative, or a word for one
  Times,         ///< a number, a word for one, or "all": as often as the list can be done
  Dice,          ///< a group of dice: "it", "leads"
  TurnedDice,    ///< the same, for a verb whose `to` gives their face
  Who,           ///< you, them, first_agent
  AgentFilters,  ///< words that say which Agents may be chosen
  Group,         ///< a group of Agents
  Piles,         ///< which Trait piles may be chosen
  Types,         ///< which types may be chosen: "any" or "required"
  Options,       ///< a list of {"label", "do"}
  Steps,         ///< a list of steps
  Condition,     ///< a word, or {"word": number}
  Obstacle,      ///< the word "obstacle"
  Place,         ///< a place of the board, or "pile": the Trait pile chosen
  Stash,         ///< where a Trait goes instead of the discards
  Outcome,       ///< how a card ends what it answers without a roll
  Passing,       ///< which way a Trait passes
};
inline constexpr int kTakes = 20;

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
};
inline constexpr int kDetails = 26;

/// A set of details.
class Details {
 public:
  constexpr Details() = default;
  constexpr Details(Detail one) : bits_(1u << static_cast<unsigned>(one)) {}
  [[nodiscard]] constexpr bool has(Detail one) const { return ((bits_ >> static_cast<unsigned>(one)) & 1u) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  friend constexpr Details operator|(Details a, Details b) {
    Details both;
    both.bits_ = a.bits_ | b.bits_;
    return both;
  }

 private:
  std::uint32_t bits_ = 0;
};
constexpr Details operator|(Detail a, Detail b) { return Details(a) | Details(b); }

/// The details that choose among dice.
inline constexpr Details kDieFilter =
    Detail::Symbol | Detail::Colour | Detail::Number | Detail::AtMost | Detail::NoWild;

/// The words of a yes-or-no question.
inline constexpr Details kInOwnWords = Detail::Ask | Detail::Yes | Detail::No;

/// One verb.
struct Verb {
  Do id = Do::End;
  const char* name = "";
  Takes takes = Takes::True;
  Details details;   ///< that may accompany it
  Details required;  ///< that must
  const char* means = "";
  const char* example = "";
  /// The step in plain English, without the final stop.
  std::string (*say)(const Effect&, const Speech&) = nullptr;
};

[[nodiscard]] std::span<const Verb> choosingVerbs();   // choosing.cpp
[[nodiscard]] std::span<const Verb> flowVerbs();       // flow.cpp
[[nodiscard]] std::span<const Verb> diceVerbs();       // dice.cpp
[[nodiscard]] std::span<const Verb> cardVerbs();       // cards_in_hand.cpp
[[nodiscard]] std::span<const Verb> agentVerbs();      // agents.cpp
[[nodiscard]] std::span<const Verb> warehouseVerbs();  // warehouse.cpp
[[nodiscard]] std::span<const Verb> seasonVerbs();     // rounds.cpp

/// A subject's verbs with its heading in the documentation.
struct Subject {
  const char* title;
  std::span<const Verb> verbs;
};
/// All verbs, in the order of the documentation.
[[nodiscard]] std::span<const Subject> subjects();
/// The verb with this name, or nullptr.
[[nodiscard]] const Verb* verbNamed(std::string_view name);
/// The verb of an effect; nullptr for End and Option, which are not words of the language.
[[nodiscard]] const Verb* verbOf(Do id);

/// The name a detail has in card files.
[[nodiscard]] const char* nameOf(Detail detail);
/// What it means, for the documentation.
[[nodiscard]] const char* meansOf(Detail detail);

}  // namespace w13
