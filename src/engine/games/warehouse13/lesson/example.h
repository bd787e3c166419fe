#pragma once
// A worked example of the ledger as a position that can be played: the scenario that proves it, with a line on what to
// try (data/rules/examples, docs/rules.md). Reading one plays it through, so an example in memory is known to work.

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/season/season.h"

namespace w13 {

class LessonOpening;

struct Example {
  std::string id;               ///< the entry of the ledger: "EX-08"
  Text attempt;                 ///< what to try
  std::vector<AgentId> agents;  ///< by seat
  std::shared_ptr<const LessonOpening> opening;
};

/// The result of reading an example: the example only if it has no mistakes. Each mistake is one sentence with its
/// place.
struct ReadExample {
  std::optional<Example> example;
  std::vector<std::string> mistakes;
};
/// Reads an example and plays its first case, whose position and chance it has. `cards` must outlive it.
[[nodiscard]] ReadExample readExample(const std::string& file, const std::string& text, const Catalog& cards);

/// The season of an example. Chance gives what the example says, then is drawn from `seed`. `cards` are those the
/// example was read with.
[[nodiscard]] Season exampleSeason(const Example& example, std::shared_ptr<const Catalog> cards, std::uint64_t seed);

}  // namespace w13
