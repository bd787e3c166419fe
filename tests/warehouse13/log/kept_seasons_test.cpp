// Seasons that earlier versions have saved, in tests/seasons: twenty of all options and numbers of players before the
// outcomes of steps moved (RULING-61 to RULING-74), and twenty ("second-") before the house for several games. Beside
// each lies what the table saw at its last step. Where a ruling has changed since, a season goes on from the last step
// that fits, with a sentence; none is lost.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/log/season_log.h"
#include "engine/games/warehouse13/log/view_json.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

using nlohmann::json;

std::vector<std::filesystem::path> keptSeasons() {
  std::vector<std::filesystem::path> found;
  for (const auto& each : std::filesystem::directory_iterator(W13_SOURCE_DIR "/tests/seasons"))
    if (each.path().extension() == ".season") found.push_back(each.path());
  std::sort(found.begin(), found.end());
  return found;
}

json lastSeen(const std::filesystem::path& season) { return json::parse(std::ifstream(season.string() + ".json")); }

/// The steps that a ruling since then has made differ, and what it is about.
struct Differs {
  const char* season;
  int from;  ///< the last step that fits
  const char* ruling;
};
const std::vector<Differs> kDiffer = {
    {"cooperative-2", 343, "RULING-61"},  // a roll of 1 inside Artie's roll of 0 had made it for him
    {"cooperative-5", 204, "RULING-67"},  // Jinks took two top discards with one Warehouse Research
    {"harmless-calamities-5", 70, "RULING-67"},
    {"no-starting-traits-5", 175, "RULING-67"},
    {"promos-4", 91, "RULING-71"},  // Goo dice were rolled in the extra round of Meet the Regents
    {"quick-windows-4", 175, "RULING-67"},
    {"revealed-3", 52, "RULING-64"},  // the Traitor was still asked after the last clue
    {"revealed-5", 235, "RULING-67"},
    {"shorter-4", 245, "RULING-67"},
    {"standard-4", 106, "RULING-67"},
    {"standard-5", 174, "RULING-67"},
    {"start-consequences-3", 48, "RULING-67"},
    {"two-goo-4", 274, "RULING-71"},
    {"two-starting-traits-4", 267, "RULING-68"},  // The Caretaker leaves the table, and the Travel Bag is offered
};

const Differs* differenceIn(const std::string& season) {
  for (const Differs& each : kDiffer)
    if (season == each.season) return &each;
  return nullptr;
}

}  // namespace

TEST_CASE("Seasons saved by an earlier version load, replay and go on", "[log]") {
  REQUIRE(keptSeasons().size() == 40);
  for (const std::filesystem::path& path : keptSeasons()) {
    const std::string name = path.stem().string();
    INFO(name);
    // given: a copy, so that nothing is written into what is kept
    const files::Folder folder;
    const std::string copy = folder.file(name + ".season");
    std::filesystem::copy_file(path, copy);
    // when: it is loaded
    const w13::LoadedSeason loaded = w13::loadSeason(copy);
    const json seen = lastSeen(path);
    INFO(loaded.note);
    if (const Differs* differs = differenceIn(name)) {
      // then: it stands at the last step that fits, and says so
      CHECK(loaded.note != "");
      CHECK(loaded.season.steps() == differs->from);
      continue;
    }
    // then: it stands where it stood, and the table sees what it saw
    CHECK(loaded.note == "");
    CHECK(loaded.season.steps() == seen.at("steps").get<int>());
    CHECK(loaded.season.over() == seen.at("over").get<bool>());
    w13::View view;
    loaded.season.view(w13::Seat::Table, view);
    const json now = json::parse(w13::jsonOf(view, *loaded.cards.cards).dump());
    CHECK(now.dump(1) == seen.at("view").dump(1));
    if (loaded.season.over()) continue;
    // and it goes on: somebody is asked
    CHECK_FALSE(loaded.season.asked().empty());
  }
}

TEST_CASE("Cards that a season was saved with in older words do what the shipped ones do", "[log]") {
  const w13::CardSet shipped = w13::readCards({W13_SOURCE_DIR "/data/cards/warehouse13"});
  const files::Folder folder;
  const std::string copy = folder.file("copy.season");
  std::filesystem::copy_file(W13_SOURCE_DIR "/tests/seasons/second-standard-3.season", copy);
  const w13::LoadedSeason loaded = w13::loadSeason(copy);
  std::set<std::string> differ;
  for (const w13::Design& was : loaded.cards.cards->designs) {
    const w13::DesignId is = shipped.cards->find(was.id);
    if (is == w13::DesignId::None ||
        w13::readBack(was, *loaded.cards.cards) != w13::readBack(shipped.cards->of(is), *shipped.cards))
      differ.insert(was.id);
  }
  CHECK(loaded.cards.cards->designs.size() > 150);
  CHECK(differ == std::set<std::string>{});
}
