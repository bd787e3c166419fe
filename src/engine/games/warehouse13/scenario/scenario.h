#pragma once
// Scenarios of this game: house/scenario with the game's own stage. docs/scenarios.md tells how they are written.

#include <string>

#include "engine/games/warehouse13/scenario/season_stage.h"
#include "engine/house/scenario/run.h"

namespace w13 {

using house::Case;
using house::Differences;
using house::ReadScenario;
using house::Scenario;
using house::ScenarioReport;

/// The functions of house/scenario/scenario.h, with these cards; meaning and errors are documented there.
[[nodiscard]] inline ReadScenario readScenario(const std::string& file, const std::string& text, const Catalog& cards) {
  return house::readScenario(file, text, SeasonStaging(cards));
}
[[nodiscard]] inline Differences play(const Case& one, const std::string& file, const Catalog& cards) {
  return house::play(one, file, SeasonStaging(cards));
}
[[nodiscard]] inline ScenarioReport runScenario(const std::string& file, const std::string& text,
                                                const Catalog& cards) {
  return house::runScenario(file, text, SeasonStaging(cards));
}

/// A scenario played step by step.
class ScenarioRun : public house::ScenarioRun {
 public:
  ScenarioRun(const Case& one, const std::string& file, const Catalog& cards, Differences& differences)
      : house::ScenarioRun(one, file, SeasonStaging(cards), differences) {}
  /// The season being played; only while going().
  [[nodiscard]] Playing& game() { return static_cast<SeasonStage&>(stage()).playing(); }
};

}  // namespace w13
