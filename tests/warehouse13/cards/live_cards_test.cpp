// Cards that are edited while the program runs: a bad edit keeps the last good ones, a season keeps its own.

#include "engine/games/warehouse13/cards/live_cards.h"

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/log/play.h"

using namespace w13;

namespace {

constexpr const char* kTesla = "traits/tesla.json";

/// The shipped cards with a folder of one's own over them.
struct Workshop {
  files::Folder folder;
  LiveCards live{{shipped::project() / "data/cards/warehouse13", folder.path()}};

  [[nodiscard]] int numberOfTesla() const {
    const Catalog& cards = *live.cards().cards;
    return cards.of(cards.find("tesla")).number;
  }
};

}  // namespace

TEST_CASE("Cards that nobody touches have not changed", "[cards]") {
  const Workshop shop;
  CHECK_FALSE(shop.live.changed());
  CHECK(shop.live.mistakes().empty());
  CHECK(shop.numberOfTesla() == 1);
}

TEST_CASE("A good edit replaces the cards", "[cards]") {
  Workshop shop;
  const std::shared_ptr<const Catalog> before = shop.live.cards().cards;
  shop.folder.write(kTesla, R"({"number": 2})");
  CHECK(shop.live.changed());
  CHECK(shop.numberOfTesla() == 1);  // until it is read
  CHECK(shop.live.reload());
  CHECK_FALSE(shop.live.changed());
  CHECK(shop.numberOfTesla() == 2);
  CHECK(before->of(before->find("tesla")).number == 1);
  CHECK(shipped::lines(shop.live.mistakes()).find("expected 18 as in the box") == std::string::npos);
}

TEST_CASE("A bad edit keeps the last good cards and lists all that is wrong", "[cards]") {
  Workshop shop;
  shop.folder.write(kTesla, R"({"number": 2})");
  REQUIRE(shop.live.reload());
  const std::shared_ptr<const Catalog> good = shop.live.cards().cards;
  shop.folder.write(kTesla, "{\n  \"number\": 7,\n  \"timing\": \"sometimes\"\n}");
  shop.folder.write("plots/sleeper-agent.json", "{");
  CHECK(shop.live.changed());
  CHECK_FALSE(shop.live.reload());
  CHECK(shop.live.cards().cards == good);
  CHECK(shop.numberOfTesla() == 2);
  const std::string told = shipped::lines(shop.live.mistakes());
  CHECK(told.find("traits/tesla.json:2:13: error: found the number 7") != std::string::npos);
  CHECK(told.find("traits/tesla.json:3:13: error: found \"sometimes\"") != std::string::npos);
  CHECK(told.find("plots/sleeper-agent.json:1:") != std::string::npos);
  CHECK_FALSE(shop.live.changed());  // it has been read, though not taken
  shop.folder.write(kTesla, R"({"number": 0})");
  std::filesystem::remove(shop.folder.file("plots/sleeper-agent.json"));
  CHECK(shop.live.changed());
  CHECK(shop.live.reload());
  CHECK(shop.numberOfTesla() == 0);
  CHECK(shop.live.mistakes().empty());
}

TEST_CASE("New, removed and renamed files are noticed; other files are not", "[cards]") {
  Workshop shop;
  shop.folder.write("notes.txt", "not a card");
  CHECK_FALSE(shop.live.changed());
  shop.folder.write(kTesla, R"({"removed": true})");
  REQUIRE(shop.live.changed());
  REQUIRE(shop.live.reload());
  CHECK(shop.live.cards().cards->find("tesla") == DesignId::None);
  std::filesystem::remove(shop.folder.file(kTesla));
  REQUIRE(shop.live.changed());
  REQUIRE(shop.live.reload());
  CHECK(shop.numberOfTesla() == 1);
}

TEST_CASE("A folder that goes away is a mistake, not the end", "[cards]") {
  auto folder = std::make_unique<files::Folder>();
  LiveCards live({shipped::project() / "data/cards/warehouse13", folder->path()});
  const std::shared_ptr<const Catalog> good = live.cards().cards;
  std::filesystem::remove_all(folder->path());
  CHECK_FALSE(live.reload());
  CHECK(live.cards().cards == good);
  CHECK(shipped::lines(live.mistakes()).find("cannot read the folder") != std::string::npos);
}

TEST_CASE("Cards that are wrong from the start are refused with their first mistake", "[cards]") {
  const files::Folder folder;
  folder.write(kTesla, R"({"number": 7})");
  CHECK_THROWS_AS(LiveCards({shipped::project() / "data/cards/warehouse13", folder.path()}), kernel::DataError);
}

TEST_CASE("A season that runs, and its save, keep the cards they began with", "[cards][log]") {
  Workshop shop;
  SeasonStart start;
  for (int agent = 0; agent < 3; ++agent) start.setup.agents.push_back(static_cast<AgentId>(agent));
  start.seed = 5;
  Season season = beginSeason(shop.live.cards(), start);
  const std::uint64_t begun = season.cards().fingerprint;
  kernel::Luck mind(5);
  logs::playOn(season, mind, 20);

  shop.folder.write(kTesla, R"({"number": 2, "name": {"en": "Another"}})");
  REQUIRE(shop.live.reload());
  CHECK(shop.live.cards().cards->fingerprint != begun);
  CHECK(season.cards().fingerprint == begun);
  logs::playOn(season, mind, 20);
  const files::Folder saves;
  saveSeason(season, saves.file("a.season"));
  LoadedSeason again = loadSeason(saves.file("a.season"));
  CHECK(again.note == "");
  CHECK(again.cards.cards->fingerprint == begun);
  CHECK(again.season.cards().of(again.season.cards().find("tesla")).name.en == "Tesla");
  kernel::Luck sameMind = mind;
  logs::playOn(season, mind, 30);
  logs::playOn(again.season, sameMind, 30);
  CHECK(logs::difference(season, again.season) == "");
}
