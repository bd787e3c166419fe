#pragma once
// All that is fixed about each kind of event: one row each. How it is said stands in data/words, under its key.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/games/warehouse13/events.h"
#include "engine/kernel/choice.h"

namespace w13 {

/// What an event's number says.
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

/// What an event is about, for lists of them; Course: seasons, phases and turns, which stand in the whole list only.
enum class Topic : std::uint8_t { Course, Cards, Dice, Places, Votes, Adversary };
inline constexpr int kTopics = 6;

inline constexpr std::uint8_t kWired = 1;   ///< goes over the wire
inline constexpr std::uint8_t kAtRest = 2;  ///< tells what a die or card shows: told once what moves lies still

struct EventRow {
  Happened what;
  const char* key;  ///< in scenarios, in the protocol and in data/words
  NumberIs number;
  kernel::Rule rule;  ///< the rule that tells most about it; Rule::None: no rule speaks of it
  Topic topic;
  std::uint8_t marks;  ///< kWired, kAtRest

  [[nodiscard]] constexpr bool is(std::uint8_t mark) const { return (marks & mark) != 0; }
};

/// All kinds, in the order of events.h.
[[nodiscard]] std::span<const EventRow> eventRows();
[[nodiscard]] const EventRow& rowOf(Happened what);
/// The kind with this key: "die-claimed".
[[nodiscard]] std::optional<Happened> happenedNamed(std::string_view key);

}  // namespace w13
