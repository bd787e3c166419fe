// `w13 review`: what it tells of a season that is over, and that it tells nothing of one that is played.

#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/log/season_log.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/log/play.h"

using nlohmann::json;
using program::has;
using program::Ran;
using program::runW13;

TEST_CASE("w13 review tells a season that bots play, and the same of its file", "[afterwards]") {
  const program::Folder folder;
  const std::string file = folder.file("over.season");
  // given a season that bots play and that is kept
  const Ran played = runW13("review --seed 3 --players 4 --json --save " + file);
  REQUIRE(played.code == 0);
  const json told = json::parse(played.out);
  CHECK(told["moments"].front()["mark"] == "episode");
  CHECK(told["moments"].back()["mark"] == "end");
  REQUIRE(told["eyes"].size() == 4);  // an onlooker's and those of three Loyal Agents
  CHECK(told["eyes"][0]["seat"] == -1);
  CHECK(told["eyes"][0]["beliefs"].size() == told["moments"].size());
  CHECK(told["luck"]["agents"]["clues"]["rolls"] > 10);
  // when its file is read, then it is told the same, and in words the same figures
  CHECK(json::parse(runW13("review " + file + " --json").out) == told);
  const Ran words = runW13("review " + file);
  CHECK(words.code == 0);
  CHECK(has(words.out, "What turned it:"));
  CHECK(has(words.out, "luckier than "));
  CHECK_FALSE(has(words.out, "beside a search's"));
}

TEST_CASE("w13 review compares the moves of a seat with a search's", "[afterwards]") {
  const Ran ran = runW13("review --seed 4 --players 3 --bots random --seat 1 --dreams 32 --json");
  REQUIRE(ran.code == 0);
  const json moves = json::parse(ran.out)["moves"];
  REQUIRE(moves.size() > 10);
  for (const json& move : moves) {
    CHECK(move["worth"] >= 0.0);
    CHECK(move["told"] == (move["played"] != move["better"] && move["gain"] > 2 * move["error"].get<double>()));
  }
}

TEST_CASE("w13 review tells nothing of a season that is played, and names what it cannot do",
          "[afterwards][SECRET-12]") {
  const program::Folder folder;
  const std::string file = folder.file("friday.season");
  w13::Season season = w13::beginSeason(logs::cards(), logs::start(3, 8));
  kernel::Luck mind(8);
  logs::playOn(season, mind, 40);
  w13::saveSeason(season, file);
  const Ran running = runW13("review " + file + " --seat 1");
  CHECK(running.code == 1);
  CHECK(running.out == "");
  CHECK(has(running.err, "is not over"));
  CHECK(has(runW13("review").err, "--seed"));
  CHECK(has(runW13("review " + file + " --seed 1").err, "not both"));
  CHECK(has(runW13("review --seed 4 --players 3 --seat 3").err, "there is no seat 3"));
}
