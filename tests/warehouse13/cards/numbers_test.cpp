// A number behind a verb means what it says. The shipped cards use many of them with 1 only, so these are cards of our
// own, played in scenarios.

#include "engine/games/warehouse13/scenario/scenario.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// What comes of a scenario in which Pete holds the Action `own`, which does these steps; empty: all as it says.
std::string played(const std::string& steps, const std::string& scenario) {
  const std::string card = R"({"name": {"en": "Own", "de": "Eigen"}, "type": "lore", "number": 1, "timing": "action",
    "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house", "do": )" +
                           steps + "}";
  const Loaded loaded = load({shipped::layer(), Layer{"over", {{"traits/own.json", card}}}});
  if (!loaded.catalog) return shipped::lines(loaded.mistakes);
  const std::string text =
      R"({"title": "t", "rules": ["CARD-03"], "given": {"turn": "action", "seat": "pete", )" + scenario + "}";
  std::string all;
  for (const std::string& each : runScenario("s.json", text, *loaded.catalog).differences) all += each + "\n";
  return all;
}

const std::string kPete = R"("players": [{"agent": "pete", "hand": "own"}, "artie", "myka"])";

}  // namespace

TEST_CASE("hand_over: so many of the Traits laid aside, the giver's pick of each", "[cards]") {
  const std::string given =
      kPete + R"(, "piles": {"lore": {"top": ["read-the-manual", "i-smell-fudge", "one-quiet-day"]}}},)";
  const auto steps = [](const std::string& number) {
    return R"([{"choose_agent": ["other", "here"]}, {"choose_pile": "any"}, {"draw_aside": 3, "who": "them", "free": true},
      {"hand_over": )" +
           number + R"(, "who": "them"}, {"draw_stress": 1}])";
  };
  CHECK(played(steps("2"), given + R"("when": [{"pete": ["play own", "choose artie", "choose lore"]},
    {"artie": ["give read-the-manual", "give one-quiet-day"]}],
    "then": {"pete.hand": ["read-the-manual", "one-quiet-day"], "artie.hand": "i-smell-fudge", "pete.stress": 1})") ==
        "");
  // all of them: there is nothing to pick
  CHECK(played(steps("3"), given + R"("when": [{"pete": ["play own", "choose artie", "choose lore"]}],
    "then": {"pete.hand": ["read-the-manual", "i-smell-fudge", "one-quiet-day"], "artie.hand": [], "pete.stress": 1})") ==
        "");
}

TEST_CASE("take_top: so many discards, but no Calamity and none below it", "[cards][PILE-06]") {
  const std::string steps = R"([{"choose_pile": "top_discards"}, {"take_top": 2}])";
  CHECK(played(steps, kPete + R"(, "piles": {"tech": {"discards": ["tesla", "farnsworth", "zipline"]}}},
    "when": [{"pete": "play own"}],
    "then": {"pete.hand": ["tesla", "farnsworth"], "tech.discards": "zipline"})") == "");
  CHECK(played(steps, kPete + R"(, "piles": {"tech": {"discards": ["tesla", "short-circuit", "zipline"]}}},
    "when": [{"pete": "play own"}],
    "then": {"pete.hand": "tesla", "tech.discards": ["short-circuit", "zipline"]})") == "");
}

TEST_CASE("defeat: so many obstacles, each one's pick", "[cards][OBST-16]") {
  const std::string steps = R"([{"defeat": 2}, {"draw_stress": 1}])";
  CHECK(played(steps, kPete + R"(, "obstacles": {"travel": "mental 4", "tech-pile": "physical 2"}, "track": "mental 2"},
    "when": [{"pete": ["play own", "choose travel", "choose tech-pile"]}],
    "then": {"obstacles.travel": "none", "obstacles.tech-pile": "none", "track": "mental 2", "pete.stress": 1})") ==
        "");
  CHECK(played(steps, kPete + R"(, "obstacles": {"travel": "mental 4"}}, "when": [{"pete": "play own"}],
    "then": {"obstacles.travel": "none", "pete.stress": 1})") == "");
}

TEST_CASE("A number is worked out: more or less of it, half of it, one in the other", "[cards]") {
  const std::string given = R"("players": [{"agent": "pete", "hand": ["own", "tesla", "zipline"]}, "artie", "myka"]},)";
  const auto stress = [&](const std::string& number, const std::string& comes) {
    return played(R"([{"draw_stress": )" + number + "}]",
                  given + R"("when": [{"pete": "play own"}], "then": {"pete.stress": )" + comes + "}");
  };
  CHECK(stress(R"({"plus": [1, 1]})", "2") == "");
  CHECK(stress(R"({"plus": ["hand", 1]})", "3") == "");  // two Traits are left in the hand
  CHECK(stress(R"({"plus": ["hand", -1]})", "1") == "");
  CHECK(stress(R"({"half": {"plus": ["hand", 3]}})", "2") == "");
  CHECK(stress(R"({"plus": [{"half": {"plus": ["hand", 3]}}, 1]})", "3") == "");
  CHECK(stress(R"({"half": {"plus": ["hand", -5]}})", "0") == "");  // nothing below 0 is halved
  CHECK(played(R"([{"roll": true}, {"draw_stress": {"plus": ["rolled", 1]}}])",
               given + R"("chance": {"dice": "2"}, "when": [{"pete": ["play own", "resolve"]}],
    "then": {"pete.stress": 3})") == "");
}

TEST_CASE("A number that cannot be worked out is refused", "[cards]") {
  const auto refused = [](const std::string& number) {
    return played(R"([{"draw_stress": )" + number + "}]", kPete + "}");
  };
  CHECK(refused(R"({"plus": ["hand", "misapplied_lore"]})").find("expected one in a sum") != std::string::npos);
  CHECK(refused(R"({"half": {"plus": [{"half": "hand"}, 1]}})").find("expected one half in a number") !=
        std::string::npos);
  CHECK(refused(R"({"times": [2, 2]})").find("a way to work out a number") != std::string::npos);
  CHECK(refused(R"({"plus": [1]})").find("a list of 2 to 4 numbers") != std::string::npos);
  CHECK(refused(R"({"plus": ["rolled", 1]})").find("needs a roll") != std::string::npos);
}

TEST_CASE("consequence and drop_consequence: so many", "[cards][RULING-57]") {
  CHECK(played(R"([{"consequence": 2}])", kPete + R"(, "piles": {"consequence": {"top": ["sore-muscles", "grounded"]}}},
    "when": [{"pete": "play own"}], "then": {"in_force": ["sore-muscles", "grounded"]})") == "");
  const std::string given = kPete + R"(, "in_force": ["sore-muscles", "grounded", "thick-goo"]},)";
  CHECK(played(R"([{"drop_consequence": 2}, {"draw_stress": 1}])", given + R"("when": [{"pete": ["play own",
    "choose grounded", "choose sore-muscles"]}], "then": {"in_force": "thick-goo", "pete.stress": 1})") == "");
}

TEST_CASE("transfer: one way, or the other, or either", "[cards][RULING-49]") {
  const std::string given =
      R"("players": [{"agent": "pete", "hand": ["own", "tesla"]}, {"agent": "artie", "hand": "zipline"},
    "myka"]}, "when": [{"pete": "play own"}, {"then": {"choices": )";
  CHECK(played(R"([{"transfer": "either"}])", given + R"(["give artie", "take artie", "give myka"]}}])") == "");
  CHECK(played(R"([{"transfer": "give"}])", given + R"(["give artie", "give myka"]}}])") == "");
  CHECK(played(R"([{"transfer": "take"}])", R"("players": [{"agent": "pete", "hand": ["own", "tesla"]},
    {"agent": "artie", "hand": "zipline"}, {"agent": "myka", "hand": "goozooka"}]},
    "when": [{"pete": "play own"}, {"then": {"choices": ["take artie", "take myka"]}}])") == "");
}

TEST_CASE("soften, maintenance, draw_stress, discard: so many", "[cards]") {
  CHECK(played(R"([{"maintenance": 3}])", kPete + R"(, "obstacle_top": ["mental 2", "mental 3", "mental 4"]},
    "when": [{"pete": "play own"}], "then": {"track": ["mental 2", "mental 3", "mental 4"]})") == "");
  CHECK(played(R"([{"draw_stress": 3}, {"return_stress": 2}])",
               kPete + R"(}, "when": [{"pete": ["play own", "return 2"]}],
    "then": {"pete.stress": 1})") == "");
}

TEST_CASE("A number that a verb has no use for is refused", "[cards]") {
  CHECK(played(R"([{"roll": 2}])", kPete + "}").find("found the number 2, expected true (/do/0/roll)") !=
        std::string::npos);
  CHECK(played(R"([{"transfer": 2}])", kPete + "}").find("expected which way a Trait passes (either, give or take)") !=
        std::string::npos);
}
