// Conditions of the card language mean what they say, in steps and in `only`.

#include "warehouse13/cards/own_card.h"

using namespace w13;
using namespace w13::test;

namespace {

/// Whether a condition holds for Pete, who plays a card that asks it: what differs from that is told.
std::string holds(const std::string& condition, bool so, const std::string& given = "") {
  return played(
      R"([{"if": )" + condition + R"(, "then": [{"draw_stress": 2}], "otherwise": [{"draw_stress": 1}]}])",
      R"("players": [{"agent": "pete", "hand": ["own", "tesla"]}, {"agent": "artie", "at": "field"}, "myka"])" + given +
          R"(}, "when": [{"pete": "play own"}], "then": {"pete.stress": )" + (so ? "2" : "1") + "}");
}

std::string refused(const std::string& condition) {
  return played(R"([{"if": )" + condition + R"(, "then": [{"draw_stress": 1}]}])", kPete + "}");
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("not, and, or", "[cards]") {
  CHECK(holds(R"("in_warehouse")", true) == "");
  CHECK(holds(R"({"not": "in_warehouse"})", false) == "");
  CHECK(holds(R"({"not": {"not": "in_warehouse"}})", true) == "");
  CHECK(holds(R"({"and": ["in_warehouse", "standing"]})", true) == "");
  CHECK(holds(R"({"and": ["in_warehouse", {"during": "finale"}]})", false) == "");
  CHECK(holds(R"({"or": ["in_field", {"during": "finale"}, "standing"]})", true) == "");
  CHECK(holds(R"({"or": ["in_field", {"during": "finale"}]})", false) == "");
  CHECK(holds(R"({"or": ["in_field", {"and": ["standing", {"not": {"during": "finale"}}]}]})", true) == "");
}

TEST_CASE("Numbers are compared", "[cards]") {
  CHECK(holds(R"({"at_least": ["hand", 1]})", true) == "");
  CHECK(holds(R"({"at_least": ["hand", 2]})", false) == "");
  CHECK(holds(R"({"at_most": ["field_agents", 1]})", true) == "");
  CHECK(holds(R"({"at_most": ["field_agents", 0]})", false) == "");
  CHECK(holds(R"({"exactly": ["field_agents", {"minus": ["agents", 2]}]})", true) == "");
  CHECK(holds(R"({"exactly": ["field_agents", 2]})", false) == "");
}

TEST_CASE("A condition is about who is named", "[cards]") {
  const auto about = [](const std::string& who, bool field) {
    return played(R"([{"choose_agent": ["other"]}, {"if": {"in_field": "them"}, "then": [{"draw_stress": 2}],
      "otherwise": [{"draw_stress": 1}]}])",
                  R"("players": [{"agent": "pete", "hand": "own"}, {"agent": "artie", "at": "field"}, "myka"]},
      "when": [{"pete": ["play own", "choose )" +
                      who + R"("]}], "then": {"pete.stress": )" + (field ? "2" : "1") + "}");
  };
  CHECK(about("artie", true) == "");
  CHECK(about("myka", false) == "");
  CHECK(has(refused(R"({"in_field": "them"})"), "needs an Agent chosen"));
  CHECK(has(refused(R"({"zero_clue_open": "them"})"), "without more"));
}

TEST_CASE("A word with several forms is refused without one of them", "[cards]") {
  CHECK(has(refused(R"("during")"), R"(expected {"during": "retrieval"})"));
  CHECK(has(refused(R"({"during": "final"})"), "did you mean \"finale\"?"));
  CHECK(has(refused(R"({"during": true})"), "expected a form of \"during\" (retrieval or finale)"));
  CHECK(has(refused(R"({"challenge": "physical"})"), "expected it in \"only\""));
}

TEST_CASE("here: an Agent is where you are", "[cards][CHAL-04]") {
  const auto here = [](const std::string& who, bool so) {
    return played(R"([{"choose_agent": ["other"]}, {"if": {"here": "them"}, "then": [{"draw_stress": 2}],
      "otherwise": [{"draw_stress": 1}]}])",
                  R"("players": [{"agent": "pete", "hand": "own"}, {"agent": "artie", "at": "field"}, "myka"]},
      "when": [{"pete": ["play own", "choose )" +
                      who + R"("]}], "then": {"pete.stress": )" + (so ? "2" : "1") + "}");
  };
  CHECK(here("artie", false) == "");
  CHECK(here("myka", true) == "");
  CHECK(has(refused(R"({"here": "them"})"), "needs an Agent chosen"));
  CHECK(has(refused(R"({"here": "challenger"})"), "in a list that is about no such Agent"));
  const Loaded loaded =
      load({shipped::layer(), Layer{"over", {ownAction(R"([{"if": "here", "then": [{"ko": true}]}])")}}});
  CHECK(has(shipped::lines(loaded.mistakes), "a condition that always holds, expected one that can do both"));
}

TEST_CASE("here, of the challenger: only where a challenge is answered", "[cards][CHAL-04]") {
  const SourceFile tesla{"traits/tesla.json", R"({"answers": ["challenge", "snag"], "only": [{"here": "challenger"}],
      "do": [{"draw_stress": 1}]})"};
  const auto offered = [&](const std::string& given, const std::string& does, const std::string& fact) {
    return playedWith({tesla}, R"({"title": "t", "rules": ["CHAL-04"], "given": {"turn": "action", "seat": "pete",
        "players": ["pete", {"agent": "artie", "hand": "tesla"}, "myka"], )" +
                                   given + R"(}, "when": [{"pete": ")" + does + R"("}], "then": {")" + fact +
                                   R"(": {"artie": "respond tesla"}}})");
  };
  CHECK(offered(R"("obstacles": {"travel": "physical 4"})", "tackle travel", "offered") == "");
  CHECK(offered(R"("in_force": "grounded")", "use travel", "not_offered") == "");
}

TEST_CASE("A group of dice has one like this", "[cards]") {
  const std::string leads = R"(, "leads": ["red 1-intuition", "blue 0-logic"], "field": "yellow 2-lore")";
  CHECK(holds(R"({"any_die": "leads"})", true, leads) == "");
  CHECK(holds(R"({"any_die": "leads", "number": 0})", true, leads) == "");
  CHECK(holds(R"({"any_die": "leads", "number": 0, "symbol": "intuition"})", false, leads) == "");
  CHECK(holds(R"({"any_die": "accessible", "colour": "lore"})", false, leads) == "");  // Pete is in the Warehouse
  CHECK(holds(R"({"any_die": "field", "at_most": 1})", false, leads) == "");
  CHECK(has(refused(R"({"any_die": "it", "number": 1})"), "needs a die chosen"));
}

TEST_CASE("A Trait just played is of a kind", "[cards]") {
  // given an Asset that waits for Artie's Traits, and a Lore Trait of 1
  const auto stress = [](const std::string& condition, int comes) {
    const SourceFile asset{"abilities/travel-bag.json", R"({"when": {"trait_played": [{"if": )" + condition +
                                                            R"(, "then": [{"draw_stress": 2}]}]}})"};
    return playedWith({asset, ownAction(R"([{"draw_stress": 1}])")},
                      R"({"title": "t", "rules": ["CARD-03"], "given": {"turn": "action", "seat": "artie",
      "players": [{"agent": "artie", "hand": "own"}, "pete", "myka"]}, "when": [{"artie": "play own"}],
      "then": {"artie.stress": )" +
                          std::to_string(comes) + "}}");
  };
  CHECK(stress(R"({"trait": true, "type": "lore"})", 3) == "");
  CHECK(stress(R"({"trait": true, "type": "lore", "number": 1})", 3) == "");
  CHECK(stress(R"({"trait": true, "type": "tech"})", 1) == "");
  CHECK(stress(R"({"trait": true, "at_most": 0})", 1) == "");
  CHECK(stress(R"({"not": {"trait": true, "type": "tech"}})", 3) == "");
  // Lore is a Focus type of Artie, whose Asset it is; Logic is none
  CHECK(stress(R"({"trait": true, "focus": true})", 3) == "");
  CHECK(stress(R"({"trait": true, "focus": true, "at_most": 0})", 1) == "");
  CHECK(has(refused(R"({"trait": true, "colour": "tech"})"), "found the key \"colour\""));
}

TEST_CASE("only: conditions of every kind say when a card may be played", "[cards]") {
  const auto offered = [](const std::string& only, bool so) {
    return played(
        R"([{"draw_stress": 1}])",
        R"("players": [{"agent": "pete", "hand": ["own", "tesla"]}, {"agent": "artie", "at": "field"}, "myka"]},
      "when": [], "then": {")" +
            std::string(so ? "offered" : "not_offered") + R"(": {"pete": "play own"}})",
        R"(, "only": )" + only);
  };
  CHECK(offered(R"(["in_warehouse"])", true) == "");
  CHECK(offered(R"([{"not": "in_warehouse"}])", false) == "");
  CHECK(offered(R"(["standing", {"at_least": ["field_agents", 1]}])", true) == "");
  CHECK(offered(R"(["standing", {"at_least": ["field_agents", 2]}])", false) == "");
  CHECK(offered(R"([{"or": ["in_field", {"at_least": ["hand", 2]}]}])", true) == "");
  CHECK(has(offered(R"([{"at_least": ["rolled", 1]}])", true), "about what steps settle"));
}

namespace {

/// What differs if an artifact asks for so much Tech, 2 with its entry and 0 without.
std::string asksForTech(const std::string& only, bool so, const std::string& given) {
  const SourceFile artifact{"artifacts/loew-ben-bezalels-amulet.json",
                            R"({"when": null, "whammy": null, "needs": {"logic": 1, "tech": null}, "always":
      [{"query": "requirement", "type": "tech", "amount": 2, "only": [)" +
                                only + "]}]}"};
  return playedWith({artifact}, R"({"title": "t", "rules": ["CARD-03"], "given": {"players": ["pete", "artie", "myka"],
      "artifact": "loew-ben-bezalels-amulet", "turn": "action", "seat": "pete")" +
                                    given + R"(}, "then": {"needs.tech": )" + (so ? "2" : "0") + "}}");
}

}  // namespace

TEST_CASE("only, beside an entry of always: it holds as long as its conditions do", "[cards]") {
  const std::string track = R"({"at_least": ["obstacles", 2]})";
  CHECK(asksForTech(track, true, R"(, "track": ["mental 2", "mental 3"])") == "");
  CHECK(asksForTech(track, false, R"(, "track": ["mental 2"])") == "");
  CHECK(asksForTech(track + R"(, {"in_field": "first_agent"})", false, R"(, "track": ["mental 2", "mental 3"])") == "");
  CHECK(asksForTech(R"({"not": {"during": "finale"}})", true, "") == "");
}

TEST_CASE("only, beside an entry of an Ability, is about its owner", "[cards]") {
  // given Myka, who may draw no Intuition Traits while she is in the Warehouse
  const SourceFile downside{"abilities/by-the-book.json", R"({"always": [{"query": "may_not", "what": "draw",
      "type": "intuition", "only": ["in_warehouse"]}]})"};
  const auto choices = [&](const std::string& at, const std::string& piles) {
    return playedWith({downside, ownAction(R"([{"choose_pile": "any"}, {"draw": 1}])")},
                      R"({"title": "t", "rules": ["CARD-03"], "given": {"turn": "action", "seat": "myka", "players":
        [{"agent": "myka", "hand": "own", "at": ")" +
                          at + R"("}, "pete", "artie"]}, "when": [{"myka": "play own"}], "then": {"choices": [)" +
                          piles + "]}}");
  };
  CHECK(choices("warehouse", R"("choose logic", "choose lore", "choose tech")") == "");
  CHECK(choices("field", R"("choose logic", "choose intuition", "choose lore", "choose tech")") == "");
}

TEST_CASE("only, beside an entry, asks nothing that a step or an event settles, no secret, and nobody's you",
          "[cards]") {
  const auto told = [](const std::string& only) { return asksForTech(only, true, ""); };
  CHECK(has(told(R"({"at_least": ["rolled", 1]})"), "one that can hold at any time"));
  CHECK(has(told(R"("unable")"), "one that can hold at any time"));
  CHECK(has(told(R"({"challenge": "mental"})"), "one that can hold at any time"));
  CHECK(has(told(R"({"trait": true, "type": "lore"})"), "one that can hold at any time"));
  CHECK(has(told(R"({"at_least": [{"stress": "first_agent"}, 1]})"), "a number that is a secret"));
  CHECK(has(told(R"("in_field")"), "a condition about you on a card that is nobody's"));
  CHECK(has(told(R"({"at_least": ["hand", 3]})"), "a condition about you on a card that is nobody's"));
  CHECK(has(playedWith({{"consequences/grounded.json", R"({"always": [{"query": "snag", "place": "travel", "amount": 0,
      "only": [{"during": "finale"}]}]})"}},
                       "{}"),
            "found the key \"only\""));
}

TEST_CASE("A condition that is none is refused with the words there are", "[cards]") {
  CHECK(has(refused(R"("in_feild")"), "did you mean \"in_field\""));
  CHECK(has(refused(R"({"nott": "in_field"})"), "did you mean \"not\""));
  CHECK(has(refused(R"({"and": ["in_field"]})"), "a list of 2 to 4 conditions"));
  CHECK(has(refused(R"({"at_least": ["hand"]})"), "a list of two numbers"));
  CHECK(has(refused(R"({"not": "in_field", "or": ["in_field", "standing"]})"), "found the key"));
  CHECK(has(refused(R"({"not": {"not": {"not": {"not": {"not": "in_field"}}}}})"), "5 deep"));
  CHECK(has(refused("3"), "a condition, like"));
}

TEST_CASE("A condition that says nothing new where it stands is a warning", "[cards]") {
  const auto told = [](const std::string& condition) {
    const Loaded loaded = load({shipped::layer(), Layer{"over",
                                                        {ownAction(R"([{"if": "in_field", "then": [{"if": )" +
                                                                   condition + R"(, "then": [{"ko": true}]}]}])")}}});
    return shipped::lines(loaded.mistakes);
  };
  CHECK(has(told(R"("in_field")"), "always holds here"));
  CHECK(has(told(R"({"not": "in_field"})"), "never holds here"));
  CHECK(has(told(R"({"and": ["standing", "in_warehouse"]})"), "never holds here"));
  CHECK(has(told(R"({"or": ["standing", "in_field"]})"), "always holds here"));
  CHECK(told(R"({"or": ["standing", "in_warehouse"]})") == "");
}
