#pragma once
// The fixed facts about each kind of event, one row each. Its sentences are in data/words, under its key.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/games/warehouse13/events.h"
#include "engine/house/said/vocabulary.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// What an event's number means.
enum class NumberIs : std::uint8_t {
  Nothing,
  Count,
  Face,     ///< a clue; symbol None if it is not seen
  GooFace,  ///< of the Goo die; symbol None: blank
  Die,
  Seat,
  Spot,
  Location,
  Phase,
  Obstacle,
  Pile,
  YesOrNo,  ///< 1 or 0
  Ending,
};

/// What an event is about, for lists of them; Course: seasons, phases and turns, which are only in the full list.
enum class Topic : std::uint8_t { Course, Cards, Dice, Places, Votes, Adversary };
inline constexpr int kTopics = 6;

inline constexpr std::uint8_t kWired = 1;   ///< goes over the wire
inline constexpr std::uint8_t kAtRest = 2;  ///< says what a die or card shows: said once all motion ends

struct EventRow {
  Happened what;
  const char* key;  ///< in scenarios, in the protocol and in data/words
  NumberIs number;
  kernel::Rule rule;  ///< the rule that says most about it; Rule::None: none mentions it
  Topic topic;
  std::uint8_t marks;  ///< kWired, kAtRest

  [[nodiscard]] constexpr bool is(std::uint8_t mark) const { return (marks & mark) != 0; }
};

/// All kinds, in the order of events.h.
[[nodiscard]] std::span<const EventRow> eventRows();
[[nodiscard]] const EventRow& rowOf(Happened what);
/// The keys alone.
[[nodiscard]] std::span<const house::Word> eventWords();
/// The kind with this key: "die-claimed".
[[nodiscard]] std::optional<Happened> happenedNamed(std::string_view key);
/// The event that says what happens at this place among others: that event itself or, for the move of a die, the claim
/// or the like right beside it.
[[nodiscard]] const Event& saying(const Events& events, std::size_t at);

}  // namespace w13
