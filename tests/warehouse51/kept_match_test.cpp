// Matches of Warehouse 51 that earlier versions have saved, in tests/warehouse51/saves.

#include <algorithm>
#include <filesystem>

#include "engine/games/games.h"
#include "engine/house/log/match_log.h"
#include "engine/house/match/game_module.h"
#include "support/catch.h"
#include "support/folder.h"

TEST_CASE("A Horn that cancels nothing has its line in the log, also where it was saved before that line was there",
          "[w51][log][END-13][RULING-39]") {
  // given a copy of a match whose Horn, of the first seat, cancelled nothing
  const files::Folder folder;
  const std::string copy = folder.file("horn.match");
  std::filesystem::copy_file(W13_SOURCE_DIR "/tests/warehouse51/saves/horn-cancels-none.match", copy);
  // when it is loaded
  const house::GameModule& game = *games::named("warehouse51");
  const house::Loaded loaded = house::loadMatch(copy, game.open({})->log());
  // then it is whole, and its log says what the Horn did, in both languages
  CHECK(loaded.note == "");
  CHECK(loaded.match->steps() == 181);
  CHECK(loaded.match->over());
  const auto says = [&](house::Language language, const std::string& line) {
    const auto rules = game.rules();
    const auto voice = game.voice(*loaded.match, rules, language, {});
    const auto events = loaded.match->events(kernel::Seat::Table, house::Since::Beginning);
    return std::ranges::count(voice->lines(events, kernel::Seat::Table), line);
  };
  CHECK(says(house::Language::English, "Ada Quill lets the counterfeit cards stand.") == 1);
  CHECK(says(house::kGerman, "Ada Quill lässt die Fälschungskarten gelten.") == 1);
}
