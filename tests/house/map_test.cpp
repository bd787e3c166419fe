// Maps of data/maps: what they must say, and what is said of a damaged one.

#include "engine/games/games.h"
#include "engine/house/match/game_map.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"

namespace {

constexpr house::Word kThings[] = {{2, "place"}};

std::string faultOf(const std::string& json) {
  try {
    (void)house::mapFrom(json, "data/maps/toy.json", kThings);
    return "";
  } catch (const kernel::DataError& error) {
    return error.what();
  }
}

}  // namespace

TEST_CASE("A map has its places where the file says, and its routes once each") {
  // given two places, the first of which names the route
  const house::GameMap map = house::mapFrom(
      R"({"places": [{"thing": "place", "index": 7, "at": [0.25, 1], "routes": [1]},
                     {"thing": "place", "index": 3, "at": [0, 0.5]}]})",
      "data/maps/toy.json", kThings);
  // then they are there
  REQUIRE(map.places.size() == 2);
  CHECK(map.places[0].noun == kernel::Noun{2, 7});
  CHECK(map.places[0].x == 0.25);
  CHECK(map.places[1].y == 0.5);
  REQUIRE(map.routes.size() == 1);
  CHECK(map.routes[0].from == 0);
  CHECK(map.routes[0].to == 1);
}

TEST_CASE("A damaged map names its file and the place") {
  CHECK(
      faultOf(R"({"places": [{"thing": "palace", "index": 0, "at": [0, 0]}]})") ==
      "data/maps/toy.json is damaged: place 0 names no kind of thing of this game, but \"palace\"; please restore it");
  CHECK(faultOf(R"({"places": [{"thing": "place", "index": 0, "at": [0, 1.5]}]})") ==
        "data/maps/toy.json is damaged: place 0 does not lie between 0 and 1; please restore it");
  CHECK(faultOf(R"({"places": [{"thing": "place", "index": 0, "at": [0, 0], "routes": [4]}]})") ==
        "data/maps/toy.json is damaged: a route of place 0 leads to place 4; please restore it");
  CHECK(faultOf("{").starts_with("data/maps/toy.json is damaged: "));
}

TEST_CASE("Every map of the house can be read, and its games know what its places stand for") {
  int maps = 0;
  for (const house::GameModule* game : games::all()) {
    const house::GameMap* map = game->map();
    if (map == nullptr) continue;
    ++maps;
    CHECK_FALSE(map->routes.empty());
  }
  CHECK(maps > 0);
}
