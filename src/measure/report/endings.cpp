#include "measure/report/endings.h"

#include <array>

namespace w13 {

std::span<const EndingWords> endings() {
  static constexpr std::array kAll = {
      EndingWords{Ending::ThreeArtifacts, "three_artifacts", "Three artifacts retrieved", true},
      EndingWords{Ending::TwoPlotsStopped, "two_plots_stopped", "Two Plots stopped", true},
      EndingWords{Ending::StressRanOut, "stress_ran_out", "Stress ran out", false},
      EndingWords{Ending::MaintenanceFull, "maintenance_full", "Maintenance track full", false},
      EndingWords{Ending::PlotsExecuted, "plots_executed", "Plots executed", false},
      EndingWords{Ending::ShorterGame, "shorter_game", "Three lost (shorter game)", false},
  };
  return kAll;
}

}  // namespace w13
