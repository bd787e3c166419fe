// A number behind a verb means what it says. The shipped cards use many of them with 1 only, so these are cards of our
// own, played in scenarios.

#include "warehouse13/cards/own_card.h"

using namespace w13;
using namespace w13::test;

TEST_CASE("draw with give: so many of the Traits drawn, the pick of who draws", "[cards]") {
  const std::string given =
      kPete + R"(, "piles": {"lore": {"top": ["read-the-manual", "i-smell-fudge", "one-quiet-day"]}}},)";
  const auto steps = [](const std::string& number) {
    return R"([{"choose_agent": ["other", "here"]}, {"choose_pile": "any"},
      {"draw": 3, "who": "them", "free": true, "give": )" +
           number + R"(}, {"draw_stress": 1}])";
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

namespace {

/// What comes of Pete's drawing so much Stress, with two Traits left in the hand.
std::string stress(const std::string& number, const std::string& comes, const std::string& given = "") {
  return played(R"([{"draw_stress": )" + number + "}]",
                R"("players": [{"agent": "pete", "hand": ["own", "tesla", "zipline"]},
                   {"agent": "artie", "at": "field", "claimed": "yellow 1-logic"}, {"agent": "myka", "at": "field"}])" +
                    given + R"(}, "when": [{"pete": "play own"}], "then": {"pete.stress": )" + comes + "}");
}

}  // namespace

TEST_CASE("A number is worked out: more or less of it, half of it, one in the other", "[cards]") {
  CHECK(stress(R"({"plus": [1, 1]})", "2") == "");
  CHECK(stress(R"({"plus": ["hand", 1]})", "3") == "");
  CHECK(stress(R"({"plus": ["hand", -1]})", "1") == "");
  CHECK(stress(R"({"plus": ["hand", 1, 1]})", "4") == "");
  CHECK(stress(R"({"plus": ["hand", "field_agents"]})", "4") == "");
  CHECK(stress(R"({"minus": ["hand", 1]})", "1") == "");
  CHECK(stress(R"({"minus": [7, {"plus": ["hand", 1]}]})", "4") == "");
  CHECK(stress(R"({"half": {"plus": ["hand", 3]}})", "2") == "");
  CHECK(stress(R"({"half_up": {"plus": ["hand", 3]}})", "3") == "");
  CHECK(stress(R"({"plus": [{"half": {"plus": ["hand", 3]}}, 1]})", "3") == "");
  CHECK(stress(R"({"half": {"plus": ["hand", -5]}})", "0") == "");  // nothing below 0 is halved
  CHECK(stress(R"({"half_up": {"plus": ["hand", -5]}})", "0") == "");
  CHECK(stress(R"({"at_least": ["hand", 3]})", "3") == "");
  CHECK(stress(R"({"at_least": ["hand", 1]})", "2") == "");
  CHECK(stress(R"({"at_most": ["hand", 1]})", "1") == "");
  CHECK(stress(R"({"at_most": ["hand", {"minus": ["agents", 2]}]})", "1") == "");
  CHECK(played(R"([{"roll": true}, {"draw_stress": {"plus": ["rolled", 1]}}])",
               R"("players": [{"agent": "pete", "hand": ["own", "tesla", "zipline"]}, "artie", "myka"]},
    "chance": {"dice": "2"}, "when": [{"pete": ["play own", "resolve"]}], "then": {"pete.stress": 3})") == "");
}

TEST_CASE("What lies on the table is counted", "[cards]") {
  CHECK(stress(R"("agents")", "3") == "");
  CHECK(stress(R"("field_agents")", "2") == "");
  CHECK(stress(R"("warehouse_agents")", "1") == "");
  CHECK(stress(R"("obstacles")", "2", R"(, "track": ["mental 2", "mental 3"])") == "");
  CHECK(stress(R"("episode")", "3", R"(, "episode": 3)") == "");
  CHECK(stress(R"("round")", "2", R"(, "round": 2)") == "");
  CHECK(stress(R"("lost")", "1", R"(, "episode": 3, "lost": ["loew-ben-bezalels-amulet"])") == "");
  CHECK(stress(R"("retrieved")", "1", R"(, "episode": 3, "stacks": ["loew-ben-bezalels-amulet"])") == "");
  CHECK(stress(R"("consequences")", "2", R"(, "in_force": ["sore-muscles", "thick-goo"])") == "");
  CHECK(stress(R"("leads")", "3", R"(, "leads": ["red 1-intuition", "blue 0-logic", "green 1-tech"])") == "");
  CHECK(stress(R"("field_clues")", "1", R"(, "field": "yellow 0-lore")") == "");
  CHECK(stress(R"("neutralized")", "2", R"(, "neutralized": ["red 1-intuition", "blue 0-logic"])") == "");
}

TEST_CASE("What somebody has is counted: of whom the step concerns, or of whom is named", "[cards]") {
  const std::string given = R"("players": [{"agent": "pete", "hand": "own", "stress": 1},
    {"agent": "artie", "hand": ["tesla", "zipline"], "claimed": ["yellow 1-logic", "blue 0-logic"], "stress": 3},
    "myka"]}, "when": [{"pete": ["play own", "choose artie"]}], "then": {)";
  const auto steps = [](const std::string& step) { return R"([{"choose_agent": ["other"]}, )" + step + "]"; };
  CHECK(played(steps(R"({"draw_stress": {"hand": "them"}})"), given + R"("pete.stress": 6})") == "");
  CHECK(played(steps(R"({"draw_stress": {"stress": "them"}})"), given + R"("pete.stress": 4})") == "");
  CHECK(played(steps(R"({"draw_stress": {"claimed": "them"}})"), given + R"("pete.stress": 3})") == "");
  CHECK(played(steps(R"({"draw_stress": "claimed"})"), given + R"("pete.stress": 1})") == "");
  CHECK(played(steps(R"({"draw_stress": "stress", "who": "them"})"), given + R"("artie.stress": 6})") == "");
  CHECK(played(steps(R"({"draw_stress": {"stress": "you"}, "who": "them"})"), given + R"("artie.stress": 4})") == "");
}

TEST_CASE("The number on the die chosen is counted", "[cards]") {
  CHECK(played(R"([{"choose_die": "leads"}, {"draw_stress": "die_number"}])",
               kPete + R"(, "leads": ["red 2-intuition", "blue 0-logic"]},
    "when": [{"pete": ["play own", "choose red 2-intuition"]}], "then": {"pete.stress": 2})") == "");
}

TEST_CASE("What is counted goes no further than what a card may print", "[cards]") {
  const std::string many = R"({"plus": [13, 13, 13, "hand"]})";
  CHECK(played(R"([{"maintenance": )" + many + "}]", kPete + R"(}, "when": [{"pete": "play own"}])") == "");
  CHECK(stress(many, "13") == "");
  CHECK(played(R"([{"require": )" + many + R"(, "type": "tech"}])",
               kPete + R"(, "artifact": "loew-ben-bezalels-amulet"}, "when": [{"pete": "play own"}],
    "then": {"needs.tech": 12})") == "");  // 3 are printed, and 9 are the most
}

TEST_CASE("A standing entry counts anew whenever the rules ask", "[cards]") {
  // an artifact as hard as the track is full
  const SourceFile artifact{
      "artifacts/loew-ben-bezalels-amulet.json",
      R"({"when": null, "whammy": null, "needs": {"logic": 1, "tech": null}, "always": [{"query": "requirement", "type": "tech", "amount": "obstacles"}]})"};
  const auto needs = [&](const std::string& track, const std::string& tech) {
    return playedWith({artifact},
                      R"({"title": "t", "rules": ["CARD-03"], "given": {"players": ["pete", "artie", "myka"],
      "artifact": "loew-ben-bezalels-amulet", "track": [)" +
                          track + R"(], "turn": "action", "seat": "pete"}, "then": {"needs.tech": )" + tech + "}}");
  };
  CHECK(needs("", "0") == "");
  CHECK(needs(R"("mental 2", "mental 3")", "2") == "");
}

TEST_CASE("A number that cannot be worked out is refused", "[cards]") {
  const auto refused = [](const std::string& number) {
    return played(R"([{"draw_stress": )" + number + "}]", kPete + "}");
  };
  CHECK(refused(R"({"times": [2, 2]})").find("a way to work out a number") != std::string::npos);
  CHECK(refused(R"({"plus": [1]})").find("a list of 2 to 4 numbers") != std::string::npos);
  CHECK(refused(R"({"minus": [1, 2, 3]})").find("a list of two numbers") != std::string::npos);
  CHECK(refused(R"({"plus": ["rolled", 1]})").find("needs a roll") != std::string::npos);
  CHECK(refused(R"({"half": "die_number"})").find("needs a die chosen") != std::string::npos);
  CHECK(refused(R"({"hand": "them"})").find("needs an Agent chosen") != std::string::npos);
  CHECK(refused(R"({"lost": "them"})").find("a way to work out a number") != std::string::npos);
  CHECK(refused(R"({"half": {"half": {"half": {"half": {"half": "hand"}}}}})").find("5 deep") != std::string::npos);
}

TEST_CASE("A standing entry counts only what everybody can see at any time", "[cards][secrets]") {
  const auto refused = [](const std::string& number) {
    const std::string entry = R"({"always": [{"query": "difficulty", "amount": )" + number + "}]}";
    return playedWith({{"consequences/sore-muscles.json", entry}}, "{}");
  };
  CHECK(refused(R"("stress")").find("a number that is a secret") != std::string::npos);
  CHECK(refused(R"({"plus": [1, "rolled"]})").find("a number that steps settle") != std::string::npos);
  CHECK(refused(R"({"hand": "them"})").find("a number that steps settle") != std::string::npos);
}

TEST_CASE("consequence: so many come, and below 0 so many go", "[cards][RULING-57]") {
  CHECK(played(R"([{"consequence": 2}])", kPete + R"(, "piles": {"consequence": {"top": ["sore-muscles", "grounded"]}}},
    "when": [{"pete": "play own"}], "then": {"in_force": ["sore-muscles", "grounded"]})") == "");
  const std::string given = kPete + R"(, "in_force": ["sore-muscles", "grounded", "thick-goo"]},)";
  CHECK(played(R"([{"consequence": -2}, {"draw_stress": 1}])", given + R"("when": [{"pete": ["play own",
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
