// `w13 advice`: what a seat of a saved season is advised to do, and how good that is.

#include <nlohmann/json.hpp>

#include "support/catch.h"
#include "support/program.h"

using nlohmann::json;
using program::has;
using program::Ran;
using program::runW13;

namespace {

const std::string kUnfinished = " " W13_SOURCE_DIR "/tests/seasons/standard-5-unfinished.season";

}  // namespace

TEST_CASE("advice names up to three answers with chance and reasons, the same for the same seed", "[advice]") {
  const Ran ran = runW13("advice --json --dreams 200" + kUnfinished);
  REQUIRE(ran.code == 0);
  const json told = json::parse(ran.out);
  REQUIRE(told.at("advice").size() >= 1);
  CHECK(told.at("advice").size() <= 3);
  for (const json& row : told.at("advice")) {
    CHECK_FALSE(row.at("choice").get<std::string>().empty());
    CHECK(row.at("chance").get<double>() >= 0);
    CHECK(row.at("chance").get<double>() <= 1);
  }
  CHECK(runW13("advice --json --dreams 200" + kUnfinished).out == ran.out);
  CHECK(runW13("advice --json --dreams 200 --seed 2" + kUnfinished).out != ran.out);
  const std::string choice = told.at("advice").front().at("choice");
  CHECK(has(runW13("advice --dreams 200" + kUnfinished).out, "1. " + choice + ": about "));
  CHECK(runW13("advice --dreams 200 --language de" + kUnfinished).code == 0);
}

TEST_CASE("advice goes to nobody who is not asked, and says what it needs", "[advice]") {
  const json told = json::parse(runW13("advice --json --dreams 50" + kUnfinished).out);
  const int asked = told.at("seat");
  int refused = 0;
  for (int seat = 0; seat < 5; ++seat) {
    const Ran ran = runW13("advice --dreams 50 --seat " + std::to_string(seat) + kUnfinished);
    if (seat == asked) CHECK(ran.code == 0);
    refused += has(ran.err, "is not asked") ? 1 : 0;
  }
  CHECK(refused <= 4);
  CHECK(runW13("advice --seat 5" + kUnfinished).code != 0);
  CHECK(has(runW13("advice").err, "name a saved season"));
}

TEST_CASE("advice is compared with a longer search, on any number of threads alike", "[advice]") {
  const std::string few = "advice --agreement 4 --dreams 60 --long 240 --seed 77 --players 3";
  const Ran ran = runW13(few);
  REQUIRE(ran.code == 0);
  const json told = json::parse(ran.out);
  CHECK(told.at("positions") == 4);
  CHECK(told.at("same").at("share") <= told.at("as_good").at("share"));
  CHECK(told.at("same").at("low") <= told.at("same").at("share"));
  CHECK(runW13(few + " --threads 2").out == ran.out);
  // two searches of a good length mostly say the same
  CHECK(json::parse(runW13("advice --agreement 4 --dreams 4000 --long 4000 --seed 77 --players 3").out)
            .at("as_good")
            .at("share") >= 0.5);
}
