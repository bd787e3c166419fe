// The worked examples of the ledger, and more positions: tests/house/scenarios/warehouse51.

#include "engine/house/scenario/scenario.h"

#include <algorithm>
#include <filesystem>

#include "engine/games/games.h"
#include "engine/house/match/game_module.h"
#include "engine/kernel/whole_file.h"
#include "support/catch.h"

TEST_CASE("The scenarios of Warehouse 51 come out as they are written", "[w51][scenarios]") {
  const house::GameModule& game = *games::named("warehouse51");
  const auto staging = game.staging(game.open({}));
  std::string differences;
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(W13_SOURCE_DIR "/tests/house/scenarios/warehouse51")) {
    const std::string file = entry.path().string();
    for (const std::string& each : house::runScenario(file, kernel::readWholeFile(file), *staging).differences)
      differences += each + "\n";
    ++files;
  }
  CHECK(differences == "");
  CHECK(files >= 10);
}
