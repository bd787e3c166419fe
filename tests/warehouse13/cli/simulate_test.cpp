// `w13 simulate`.

#include <nlohmann/json.hpp>
#include <set>

#include "support/catch.h"
#include "support/program.h"

using Json = nlohmann::json;
using program::has;
using program::Ran;
using program::runW13;

namespace {

Json simulated(const std::string& arguments) {
  const Ran ran = runW13("simulate --json " + arguments);
  INFO(ran.err << ran.out);
  REQUIRE(ran.code == 0);
  return Json::parse(ran.out);
}

}  // namespace

TEST_CASE("simulate --json counts whole seasons, with all the fields that scripts read") {
  for (const int players : {2, 3, 4, 5}) {
    const Json j = simulated("--players " + std::to_string(players) + " --seasons 20 --check");
    CHECK(j.at("players") == players);
    CHECK(j.at("seasons") == 20);
    CHECK(j.at("wins").at("warehouse").get<int>() + j.at("wins").at("traitor").get<int>() == 20);
    int reasons = 0;
    for (const auto& [name, count] : j.at("reasons").items()) reasons += count.get<int>();
    CHECK(reasons == 20);
    CHECK(j.at("votes_passed").at("traitor").get<int>() >= 0);
    CHECK(j.at("votes_passed").at("loyal").get<int>() >= 0);
    CHECK(j.at("decisions").get<long>() > 20 * 50);
    CHECK(j.at("decisions_per_second").get<double>() > 0);
    CHECK(j.at("seasons_per_second").get<double>() > 0);
    CHECK(j.at("choices_per_decision").get<double>() > 2);
    CHECK(j.at("forced_share").get<double>() > 0);
    CHECK(j.at("forced_share").get<double>() < 1);
    CHECK(j.at("episodes_per_season").get<double>() >= 1);
    CHECK(j.at("handovers_per_episode").get<double>() > players);
    double handovers = 0;
    for (const auto& [question, count] : j.at("handovers_by_question").items()) handovers += count.get<double>();
    CHECK(handovers == Approx(j.at("handovers_per_episode").get<double>()).margin(0.02));
    CHECK(j.at("handovers_by_question").contains("work-the-case"));
    CHECK_FALSE(j.at("handovers_by_question").contains("focus-draw"));
    CHECK(j.at("fair_play_seasons") == 1);
    CHECK(j.at("failures").empty());
  }
}

TEST_CASE("what simulate finds depends on the seed and on nothing else") {
  const auto counted = [](const std::string& arguments) {
    Json j = simulated("--players 4 --seasons 12 " + arguments);
    for (const char* measured : {"seconds", "decisions_per_second", "seasons_per_second", "threads"}) j.erase(measured);
    return j;
  };
  const Json once = counted("--seed 5 --threads 1");
  CHECK(once == counted("--seed 5 --threads 3"));
  CHECK(once != counted("--seed 6 --threads 1"));
}

TEST_CASE("a season of simulate can be had again by its own seed") {
  const Json all = simulated("--players 3 --seasons 3 --seed 40");
  long decisions = 0;
  for (const char* seed : {"40", "41", "42"})
    decisions += simulated(std::string("--players 3 --seasons 1 --seed ") + seed).at("decisions").get<long>();
  CHECK(all.at("decisions") == decisions);
}

TEST_CASE("simulate takes bots for all seats or one each, and variants") {
  const Json j =
      simulated("--players 3 --seasons 3 --bots rule,random,rule --variant two-goo --variant start-consequences=2");
  CHECK(j.at("bots") == Json({"rule", "random", "rule"}));
  CHECK(j.at("variants") == Json({"start-consequences=2", "two-goo"}));
  CHECK(simulated("--players 2 --seasons 1").at("variants") == Json({"cooperative"}));
}

TEST_CASE("simulate draws Agents and options for each season, the same for the same seed") {
  const Json j = simulated("--players 4 --seasons 40 --mixed --check --bots rule");
  CHECK(j.at("mixed") == true);
  CHECK(j.at("failures").empty());
  const std::set<std::string> endings = [&] {
    std::set<std::string> names;
    for (const auto& [name, count] : j.at("reasons").items()) names.insert(name);
    return names;
  }();
  CHECK(endings.count("shorter_game") == 1);  // an option of some of them
  CHECK(simulated("--players 4 --seasons 1 --seed 9 --mixed").at("decisions") ==
        simulated("--players 4 --seasons 1 --seed 9 --mixed").at("decisions"));
  const Ran both = runW13("simulate --players 4 --mixed --variant two-goo");
  CHECK(both.code == 1);
  CHECK(has(both.err, "leave out --agent and --variant"));
}

TEST_CASE("simulate counts hand-overs with some seats on shields: only those to the others") {
  for (const std::string game : {"", "--game warehouse51 "}) {
    const auto handOvers = [&](const std::string& shields) {
      const Ran ran = runW13(game + "simulate --json --players 4 --seasons 30 --bots rule " + shields);
      INFO(ran.err);
      REQUIRE(ran.code == 0);
      const Json j = Json::parse(ran.out);
      return j.at(game.empty() ? "handovers_per_episode" : "visits_per_match").get<double>();
    };
    // given the hand-overs to all, when seats are on shields, then each of them is to one of the others
    const double all = handOvers("");
    const double two = handOvers("--on-shields 1,3"), others = handOvers("--on-shields 2,4");
    CHECK(two > all / 4);
    CHECK(others > all / 4);
    CHECK(two + others == Approx(all).margin(0.002));
    CHECK(handOvers("--on-shields 1,2,3,4") == 0);
    // and the summary says so
    CHECK(has(runW13(game + "simulate --players 4 --seasons 2 --on-shields 3,1").out, " (seats 1, 3 on shields)\n"));
    CHECK(has(runW13(game + "simulate --players 4 --seasons 2 --on-shields 2").out, " (seat 2 on a shield)\n"));
  }
  CHECK(simulated("--players 3 --seasons 1 --on-shields 3,1").at("on_shields") == Json({1, 3}));
  CHECK(simulated("--players 3 --seasons 1").at("on_shields").empty());
}

TEST_CASE("what simulate cannot do it says in one sentence, and ends with a code that is not zero") {
  const auto refused = [](const std::string& arguments) {
    const Ran ran = runW13("simulate " + arguments);
    CHECK(ran.code != 0);
    CHECK(ran.out == "");
    CHECK(program::linesOf(ran.err).size() == 1);
    return ran.err;
  };
  CHECK(has(refused("--players 6"), "2 to 5"));
  CHECK(has(refused("--bots clever"), "there is no bot called \"clever\""));
  CHECK(has(refused("--players 4 --bots random,rule"), "names 2 bots for 4 seats"));
  CHECK(has(refused("--variant three-goo"), "there is no variant \"three-goo\""));
  CHECK(has(refused("--variant cooperative --variant revealed-traitor"), "contradict"));
  CHECK(has(refused("--agent nikola"), "there is no Agent \"nikola\"; the Agents are artie"));
  CHECK(has(refused("--data /nowhere"), "/nowhere"));
  CHECK(has(refused("--players 3 --on-shields 1,4"), "--on-shields names seat 4, but the seats are 1 to 3"));
  CHECK(has(refused("--on-shields 0"), "--on-shields"));
  CHECK(has(refused("--on-shields Ann"), "--on-shields"));
  CHECK(has(refused("--story --on-shields 1"), "leave out --story and reports"));
  CHECK(has(refused("--csv made --on-shields 1"), "leave out --story and reports"));
}

TEST_CASE("--story tells one season to its end, in sentences") {
  const Ran ran = runW13("simulate --story --players 4 --seed 3");
  CHECK(ran.code == 0);
  for (const char* part :
       {"== Episode 1\n", "-- Ping\n", "-- Investigation\n", "The Ping comes from ", "wins: ", "The Traitor was "})
    CHECK(has(ran.out, part));
  CHECK(program::linesOf(ran.out).size() > 100);
  CHECK(ran.out == runW13("simulate --story --players 4 --seed 3").out);
}
