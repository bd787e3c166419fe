// rules.json: the numbers of the game, in play and as they are refused.

#include <map>
#include <memory>

#include "engine/games/warehouse13/phases/setup.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/fair_season.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;
using scene::List;
using scene::Scene;

namespace {

Loaded loadedWith(const std::vector<SourceFile>& files) { return load({shipped::layer(), Layer{"over", files}}); }
Loaded loadedWith(const std::string& numbers) { return loadedWith({{"rules.json", numbers}}); }

/// The shipped cards with other numbers; kept, since scenes refer to them.
const Catalog& with(const std::vector<SourceFile>& files) {
  static std::vector<std::unique_ptr<Loaded>> kept;
  kept.push_back(std::make_unique<Loaded>(loadedWith(files)));
  INFO(shipped::lines(kept.back()->mistakes));
  REQUIRE(kept.back()->catalog);
  return *kept.back()->catalog;
}
const Catalog& with(const std::string& numbers) { return with({{"rules.json", numbers}}); }

std::string mistakes(const std::string& numbers) { return shipped::lines(loadedWith(numbers).mistakes); }

Scene four(const Catalog& cards) {
  Scene s(cards);
  return s.agent("pete").agent("myka").agent("claudia").agent("artie").leads("1L 2I 1O");
}

/// A Plot that the Traitor wins or loses with the die that Myka rolls.
Scene lastDie(const Catalog& cards, const std::string& face) {
  Scene s(cards);
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete");
  s.lost({"babel-stones", "ice-flower", "smiley-riley"}).plot("someone-dug-you-up").applied("2L 2L 1L 1O 2T");
  s.claimed("myka", "green").roll({face, "blank", "blank", "blank"}).start("stop-the-plot").press();
  return s.play("cover goo blank").press();
}

/// The table as it is laid out before the first Episode.
World laidOut(const Catalog& cards, const std::vector<std::string>& agents) {
  Setup setup;
  for (const std::string& each : agents) setup.agents.push_back(cards.findAgent(each));
  State state{};
  kernel::Luck luck(1);
  Table t(state, cards, luck, nullptr);
  setTable(state.world, t, setup);
  return state.world;
}
const std::vector<std::string> kThree = {"pete", "myka", "claudia"};
const std::vector<std::string> kFour = {"pete", "myka", "claudia", "artie"};

/// How many of three voters must vote down before Artie is Bronzed.
int votesToBronze(const Catalog& cards) {
  for (int down = 0; down <= 3; ++down) {
    Scene s = four(cards);
    s.traitor("myka").start("action", "pete").play("use bronze-sector").play("name artie");
    for (int left = down; s.question() == "vote"; --left) s.play(left > 0 ? "vote-bronze artie" : "vote-spare artie");
    if (s.question() == "reveal-on-bronzing") return down;
  }
  return -1;
}

}  // namespace

TEST_CASE("The shipped numbers are those of the box, and so is a season without a file of them", "[cards]") {
  CHECK(shipped::cards().game == GameNumbers{});
  Layer before = shipped::layer();
  std::erase_if(before.files, [](const SourceFile& file) { return file.path == "rules.json"; });
  const Loaded loaded = load({before});
  REQUIRE(loaded.catalog);
  CHECK(loaded.catalog->game == GameNumbers{});
  CHECK(loaded.mistakes.empty());
}

TEST_CASE("A hand limit of five is kept by Traits and Stress together, and by the Traitor", "[HAND-01][TRT-06]") {
  const Catalog& cards = with(R"({"hand_limit": 5})");
  Scene s = four(cards);
  s.hand("pete", {"tesla", "goozooka", "premonition", "collaborate"}).stress("pete", 1);
  s.start("action", "pete").play("use warehouse-research").play(s.options()[0]);
  CHECK(s.question() == "discard-down");
  while (s.question() == "discard-down") s.play(s.options()[0]);
  CHECK(s.seated("pete").handSize() == 5);
  CHECK_THROWS_WITH(four(cards).stress("pete", 6), Catch::Contains("above the limit of 5"));
}

TEST_CASE("A track of three spaces is full with three obstacles", "[MAINT-04]") {
  const Catalog& cards = with(R"({"track": 3})");
  Scene s = four(cards);
  s.top("traitor", {"artifact-disturbance"});
  CHECK_FALSE(Scene(s).track({"physical 2"}).start("adversary-turn").press().over());
  s.track({"physical 2", "physical 2"}).start("adversary-turn").press();
  CHECK(s.view("table").trackSpaces == 3);
  CHECK(s.ending() == "maintenance-full");
}

TEST_CASE("The Stress deck has as many cards as the number of players says", "[SETUP-04]") {
  CHECK(+laidOut(with(R"({"stress": {"4": 12}})"), kFour).stressDeck == 12);
  CHECK(+laidOut(with(R"({"stress": {"3": 12}})"), kFour).stressDeck == 20);
  CHECK(+laidOut(with(R"({"stress": {"4": 60}})"), kFour).stressDeck == 25);  // all there are
}

TEST_CASE("One Plot executed or stopped ends the Finale where the numbers say so", "[FINAL-30][FINAL-31]") {
  CHECK(lastDie(with(R"({"plots": {"to_stop": 1}})"), "1T").ending() == "two-plots-stopped");
  CHECK_FALSE(lastDie(with(R"({"plots": {"to_stop": 1}})"), "0T").over());
  CHECK(lastDie(with(R"({"plots": {"to_execute": 1}})"), "0T").ending() == "plots-executed");
  Variants easier;
  easier.threePlots = true;
  CHECK(plotsToExecute(with(R"({"plots": {"to_execute": 3}})").game, easier) == 4);  // VAR-26: one more
}

TEST_CASE("How many votes Bronze is the game's to say", "[VOTE-05]") {
  CHECK(votesToBronze(shipped::cards()) == 2);
  CHECK(votesToBronze(with(R"({"votes": "all"})")) == 3);
  CHECK(votesToBronze(with(R"({"votes": "two_thirds"})")) == 2);
  CHECK(GameNumbers{.bronzes = Majority::TwoThirds}.votesNeeded(4) == 3);
}

TEST_CASE("Clue dice beyond their number stay out of the game", "[COMP-04]") {
  const Catalog& cards = with(R"({"dice": {"logic": 2, "wild": 0}})");
  Scene s = four(cards);
  CHECK(s.start("action", "pete").world().dice(Spot::Locked).size() == 2);
  CHECK_THROWS(four(cards).field("1L blue 2L blue 0L"));
  CHECK(laidOut(cards, kThree).dice(Spot::Locked) == (Dice(dieAt(2)) | Dice(kWildDie)));
}

TEST_CASE("A revealed Traitor with two Goo dice rolls two", "[COMP-03][RULING-39]") {
  Scene s(with(R"({"goo_dice": 2})"));
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete");
  s.lost({"babel-stones", "ice-flower", "smiley-riley"}).plot("someone-dug-you-up").claimed("myka", "green");
  s.roll({"1T", "blank", "blank"}).start("stop-the-plot").press();
  CHECK(s.view("pete").gooLeft == 2);
}

TEST_CASE("Obstacles are as many and as hard as the numbers say", "[COMP-14][COMP-15]") {
  const Catalog& cards = with(R"({"obstacles": {"physical": {"2": 0, "3": 0, "4": 0, "5": 2},
                                               "mental": {"2": 5, "3": 0, "4": 0, "1": 1}}})");
  std::map<std::pair<Attribute, int>, int> found;
  for (const ObstacleId each : cards.obstacles) ++found[{attributeOf(each), difficultyOf(each)}];
  CHECK(found == std::map<std::pair<Attribute, int>, int>{
                     {{Attribute::Physical, 5}, 2}, {{Attribute::Mental, 2}, 5}, {{Attribute::Mental, 1}, 1}});
  Scene s = four(cards);
  CHECK(laidOut(cards, kThree).obstacleSupply.size() == 8);
  s.block("travel", "physical 5").start("action", "pete").play("tackle travel");
  CHECK(s.view("table").challenge.difficulty == 5);
}

TEST_CASE("With one ring only one obstacle becomes harder", "[COMP-13][RING-02]") {
  CHECK(laidOut(with(R"({"rings": 1})"), kThree).ringsLeft == 1);
  CHECK_THROWS(four(with(R"({"rings": 1})")).track({"physical 2 ring", "physical 3 ring"}));
}

TEST_CASE("The Ping deck has as many Pings as the numbers say", "[SETUP-10]") {
  CHECK(laidOut(with(R"({"pings": 9})"), kThree).pings.drawSize() == 9);
  CHECK(laidOut(shipped::cards(), kThree).pings.drawSize() == 6);
}

TEST_CASE("A 3-clue is claimed by a Trait of number 3 alone", "[CLAIM-04]") {
  const Catalog& cards =
      with({{"dice.json", R"({"logic": ["3-logic", "1-logic", "2-logic", "1-intuition", "1-lore", "1-tech"]})"},
            {"traits/goozooka.json", R"({"number": 3, "type": "logic"})"},
            {"traits/tesla.json", R"({"number": 2, "type": "logic"})"}});
  Scene s(cards);
  s.agent("pete", scene::Warehouse, {"goozooka", "tesla"}).agent("myka").agent("claudia").leads("3L 2L");
  s.start("work-the-case", "pete");
  CHECK(Scene(s).play("spend goozooka").options("claim") == List{"3L", "2L"});
  CHECK(Scene(s).play("spend tesla").asked() != "pete");  // one die is left: it is claimed without a question
  CHECK(Scene(s).play("spend tesla").claimed("pete") == List{"2L"});
}

TEST_CASE("As many play as the numbers say", "[COMP-01][RULING-41]") {
  Setup setup;
  for (int agent = 0; agent < 4; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  CHECK(setupFault(setup, with(R"({"players": {"fewest": 4}})"), Language::English).sentence.empty());
  CHECK(setupFault(setup, with(R"({"players": {"most": 3}})"), Language::English).sentence ==
        "a season takes 3 to 3 players (2 with the variant cooperative), not 4");
  setup.agents.pop_back();
  CHECK(setupFault(setup, with(R"({"players": {"fewest": 4}})"), Language::English).sentence ==
        "a season takes 4 to 5 players (2 with the variant cooperative), not 3");
}

TEST_CASE("Six play where the numbers and the Agents allow it", "[COMP-01]") {
  Loaded six = load({shipped::allLayers()[0], shipped::allLayers()[1],
                     Layer{"six", {{"rules.json", R"({"players": {"most": 6}, "stress": {"6": 22}})"}}}});
  REQUIRE(six.catalog);
  const World table = laidOut(*six.catalog, {"artie", "claudia", "jinks", "myka", "pete", "leena"});
  CHECK(table.players == 6);
  CHECK(+table.stressDeck == 22);
  Setup setup;
  for (int agent = 0; agent < 6; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  CHECK(setupFault(setup, *six.catalog, Language::English).sentence.empty());
  CHECK_FALSE(setupFault(setup, shipped::everyCard(), Language::English).sentence.empty());
}

TEST_CASE("Numbers that cannot be are refused at their place", "[cards]") {
  const std::map<std::string, std::string> refused = {
      {R"({"hand_limit": 99})", "1:16: error: found the number 99, expected a number from 3 to 16 (/hand_limit)"},
      {R"({"hand_limits": 9})", "1:2: error: found the key \"hand_limits\", expected a number of the game ("},
      {R"({"votes": "most"})",
       "1:11: error: found \"most\", expected how many votes Bronze an Agent (more_than_half, "
       "two_thirds or all) (/votes)"},
      {R"({"players": {"fewest": 5, "most": 3}})",
       "1:13: error: found fewest 5 and most 3, expected fewest not above most (/players)"},
      {R"({"obstacles": {"physical": {"2": 9, "3": 9}}})",
       "1:15: error: found 29 obstacles in all, expected 1 to 18 (/obstacles)"},
      {R"({"stress": {"7": 30}})",
       "1:13: error: found the key \"7\", expected a number of players (2, 3, 4, 5 or 6) (/stress/7)"},
  };
  for (const auto& [numbers, said] : refused) {
    INFO(numbers);
    CHECK(mistakes(numbers).starts_with("over/rules.json:" + said));
    CHECK_FALSE(loadedWith(numbers).catalog);
  }
}

TEST_CASE("Numbers that the cards cannot keep are warned of", "[cards]") {
  const std::map<std::string, std::string> warned = {
      {R"({"stress": {"4": 40}})", "found 40 Stress for a season, expected at most 25, as many as there are cards"},
      {R"({"pings": 30})", "found 30 Pings, expected at most 26, as many as there are cards"},
      {R"({"plots": {"to_execute": 5, "to_stop": 5}})", ""},
      {R"({"track": 8, "obstacles": {"physical": {"2": 3, "3": 0, "4": 0}, "mental": {"2": 3, "3": 0, "4": 0}}})",
       "found 8 spaces and 6 obstacles, expected enough obstacles to fill the track"},
      {R"({"dice": {"lore": 0}})", "found 0 Lore dice, expected the "},
      {R"({"dice": {"lore": 1, "wild": 0, "logic": 0, "tech": 0, "intuition": 0}})", "at most, expected the "},
  };
  for (const auto& [numbers, said] : warned) {
    const std::string told = mistakes(numbers);
    INFO(told);
    CHECK(loadedWith(numbers).errors() == 0);
    if (said.empty()) CHECK(told.empty());
    else CHECK(told.find(said) != std::string::npos);
  }
  const Loaded high =
      loadedWith({{"dice.json", R"({"logic": ["3-logic", "1-logic", "2-logic", "1-intuition", "1-lore", "1-tech"]})"}});
  CHECK(shipped::lines(high.mistakes).find("no Trait claims such a clue") != std::string::npos);
}

TEST_CASE("Seasons with other numbers keep invariants and fair play", "[cards]") {
  const std::vector<std::string> games = {
      R"({"hand_limit": 3, "track": 8, "rings": 0, "pings": 20, "votes": "all", "goo_dice": 0,
          "plots": {"to_execute": 4, "to_stop": 4}, "stress": {"3": 25, "4": 25, "5": 25}})",
      R"({"hand_limit": 16, "track": 2, "rings": 9, "votes": "two_thirds", "goo_dice": 1,
          "dice": {"logic": 1, "intuition": 3, "lore": 2, "tech": 2, "wild": 0},
          "obstacles": {"physical": {"1": 9, "2": 0, "3": 0, "4": 0}, "mental": {"5": 9, "2": 0, "3": 0, "4": 0}}})"};
  for (std::size_t at = 0; at < games.size(); ++at) {
    const Catalog& cards =
        with({{"rules.json", games[at]},
              {"dice.json", R"({"logic": ["3-logic", "1-logic", "2-logic", "1-intuition", "1-lore", "1-tech"],
                           "wild": ["1-logic", "1-intuition", "1-lore", "1-tech", "3-wild", "2-wild"]})"},
              {"traits/goozooka.json", R"({"number": 3})"}});
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
      for (const std::string& fault : test::faultsOfSeason(cards, seed, 20)) FAIL_CHECK(fault);
  }
}
