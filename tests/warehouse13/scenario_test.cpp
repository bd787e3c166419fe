// Every scenario of tests/scenarios and every worked example of data/rules/examples is played; and what a scenario gets
// wrong is told with its place.

#include "engine/games/warehouse13/scenario/scenario.h"

#include <algorithm>

#include "engine/games/warehouse13/scenario/event_words.h"
#include "engine/games/warehouse13/scenario/facts.h"
#include "support/catch.h"
#include "support/form.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

std::vector<std::string> scenarioFiles() {
  std::vector<std::string> files = shipped::jsonFilesIn("tests/scenarios");
  std::ranges::copy(shipped::jsonFilesIn("data/rules/examples"), std::back_inserter(files));
  return files;
}

/// What comes of a scenario, one line for each thing that differs.
std::string outcomeOf(const std::string& text) {
  std::string all;
  for (const std::string& each : runScenario("s.json", text, shipped::cards()).differences) all += each + "\n";
  return all;
}

/// A scenario with a position of its own; it asks who the First Agent is.
std::string given(const std::string& position) {
  return R"({"title": "t", "rules": ["CLAIM-01"],)"
         "\n"
         R"( "given": {"turn": "investigation", )" +
         position + R"(}, "then": {"phase": "investigation"}})";
}

/// Pete's Work the Case with Goozooka and a 2I and a 1L in Leads, with steps and facts of one's own on line 2.
std::string played(const std::string& rest) {
  return R"({"title": "t", "rules": ["CLAIM-01"], "given": {"players": [{"agent": "pete", "hand": "goozooka"}, )"
         R"("myka", "jinks"], "leads": ["2I", "1L"], "turn": "work-the-case", "seat": "pete"},)"
         "\n" +
         rest + "}";
}

bool tells(const std::string& all, const std::string& part) { return all.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("every scenario file does what it says") {
  const std::vector<std::string> files = scenarioFiles();
  REQUIRE(files.size() >= 19);
  for (const std::string& file : files) {
    const ScenarioReport report = runScenario(file, shipped::textOf(file), shipped::cards());
    std::string all;
    for (const std::string& each : report.differences) all += each + "\n";
    CHECK(all == "");
    CHECK((report.ok && !report.title.empty() && report.cases > 0));
  }
}

TEST_CASE("every scenario file keeps to the schema") {
  const files::Form form(shipped::textOf("data/schemas/scenario.schema.json"));
  for (const std::string& file : scenarioFiles()) {
    INFO(file);
    CHECK(form.faults(shipped::textOf(file)) == "");
  }
  CHECK(form.faults(given(R"("leads": "1L")")) == "");
  CHECK(form.faults(given(R"("leeds": "1L")")) != "");
  CHECK(form.faults(given(R"("track": "mental 5")")) != "");
}

TEST_CASE("the documentation names every fact, event and way to begin") {
  const std::string page = shipped::textOf("docs/scenarios.md");
  for (const FactPath& each : factPaths()) {
    INFO(each.path);
    CHECK(tells(page, "| `" + std::string(each.path) + "` | " + each.means + " |"));
  }
  for (const std::string& each : happenedNames()) {
    INFO(each);
    CHECK(tells(page, "`" + each + "`"));
  }
  for (int each = 0; each <= static_cast<int>(Opening::StopThePlot); ++each) {
    INFO(each);
    CHECK(tells(page, "`" + wordFor(static_cast<Opening>(each)) + "`"));
  }
}

TEST_CASE("questions and events have names of their own") {
  for (int each = 0; each <= static_cast<int>(kLastAsk); ++each)
    CHECK(readAsk(wordFor(static_cast<Ask>(each))) == static_cast<Ask>(each));
  for (int each = 0; each <= static_cast<int>(kLastHappened); ++each)
    CHECK(isHappened(wordFor(static_cast<Happened>(each))));
}

TEST_CASE("a position that cannot be is refused with its place and a sentence") {
  struct Wrong {
    const char* position;
    const char* place;
    const char* sentence;
  };
  const Wrong wrong[] = {
      {R"("leads": ["1L", "2L", "0L", "blue 1T"])", "s.json:2:65", "there are not so many blue dice"},
      {R"("leads": "1?", "field": "2?")", "s.json:2:61", "there are not so many wild dice"},
      {R"("leads": "red 2L")", "s.json:2:46", "a red die has no face 2-logic; its faces are 0-intuition"},
      {R"("leads": "blue")", "s.json:2:46", "say which face the blue die shows"},
      {R"("leads": "4L")", "s.json:2:46", "\"4L\" is no face of a die"},
      {R"("players": [{"agent": "pete", "hand": ["tesla", "tesla", "tesla", "tesla"]}])", "s.json:2:103",
       "all 3 copies of \"tesla\" lie elsewhere already"},
      {R"("players": [{"agent": "pete", "stress": 13, "hand": "tesla"}])", "s.json:2:77",
       "14 cards is above the limit"},
      {R"("players": [{"agent": "pete", "hand": "accident"}])", "s.json:2:75", "\"accident\" is no Trait"},
      {R"("players": ["pete", "pete"])", "s.json:2:57", "Pete sits at the table already"},
      {R"("players": ["peter"])", "s.json:2:49", "there is no agent \"peter\"; did you mean \"pete\"?"},
      {R"("ping": "nashville", "piles": {"ping": {"top": "nashville"}})", "s.json:2:84",
       "\"nashville\" is in the box once and lies elsewhere already"},
      {R"("track": ["mental 4", "mental 4", "mental 4"])", "s.json:2:71", "all Mental obstacles of 4 lie elsewhere"},
      {R"("track": ["mental 2", "mental 2", "mental 2", "mental 2", "mental 3"])", "s.json:2:95",
       "a full Maintenance track ends the season (MAINT-04)"},
      {R"("stress_deck": 26)", "s.json:2:52", "expected a number from 0 to 25"},
      {R"("players": ["pete", "myka", "jinks"], "first_agent": "claudia")", "s.json:2:90",
       "claudia does not play here"},
      {R"("variants": ["cooperative"], "traitor": "artie", "players": ["artie", "pete"])", "s.json:2:11",
       "the variant cooperative has no Traitor"},
      {R"("leeds": "1L")", "s.json:2:37", "did you mean \"leads\"?"},
      {R"("seat": 7)", "s.json:2:45", "found the number 7, expected a text"},
  };
  for (const Wrong& each : wrong) {
    const std::string told = outcomeOf(given(each.position));
    INFO(each.position << "\n" << told);
    CHECK(tells(told, each.place));
    CHECK(tells(told, each.sentence));
  }
  CHECK(outcomeOf(given(R"("leads": "1L")")) == "");
  CHECK(tells(outcomeOf("{"), "the { in line 1 is never closed"));
}

TEST_CASE("what differs from a scenario is told with its place") {
  struct Wrong {
    const char* rest;
    const char* sentence;
  };
  const Wrong wrong[] = {
      {R"("when": [{"pete": "spend tesla"}])",
       "2:19: pete is not offered \"spend tesla\"; offered is neutralize 1L, neutralize 2I, spend goozooka"},
      {R"("when": [{"myka": "neutralize 1L"}])",
       "2:19: myka is not offered \"neutralize 1L\"; asked is pete (work-the-case)"},
      {R"("when": [{"claudia": "heal"}])", "claudia does not play here"},
      {R"("then": {"pete.hand": []})", "2:23: pete.hand is [goozooka], not []"},
      {R"("then": {"leads": ["2I"]})", "leads is [blue 1-logic, red 2-intuition], not [2I]"},
      {R"("then": {"pete.hnd": []})", "there is no fact \"pete.hnd\""},
      {R"("then": {"needs.wild": 0})", "\"wild\" is no type; write logic, intuition, lore or tech"},
      {R"("then": {"stress_deck": 14})", "stress_deck is 15, not 14"},
      {R"("then": {"asked": "myka"})", "asked is pete, not myka"},
      {R"("then": {"question": "claim-clue"})", "question is work-the-case, not claim-clue"},
      {R"("then": {"choices": ["neutralize 1L"]})",
       "the choices are neutralize 1L, neutralize 2I, spend goozooka, not"},
      {R"("then": {"offered": "spend tesla"})", "\"spend tesla\" is not offered to pete"},
      {R"("then": {"not_offered": "spend goozooka"})", "\"spend goozooka\" is offered to pete"},
      {R"("then": {"refused": "spend goozooka"})", "is offered to pete, not refused"},
      {R"("then": {"refused": "claim green", "rule": "CLAIM-01"}})", "is refused by CLAIM-09, not CLAIM-01"},
      {R"("then": {"events": "die-claimed"})", "\"die-claimed\" did not happen"},
      {R"("then": {"events": "die-clamed"})", "did you mean \"die-claimed\"?"},
      {R"("when": [{"pete": "neutralize 1L"}], "then": {"no_events": "clue-neutralized"})",
       "\"clue-neutralized pete blue 1-logic\" did happen"},
      {R"("then": {"not_undoable": "neutralize 1L"})", "\"neutralize 1L\" can be taken back"},
      {R"("chance": {"dice": ["3"]}, "then": {"asked": "pete"})", "chance was said that never came up: 3"},
      {R"("when": [{"press": true, "pete": "x"}])", "expected a step with one key"},
  };
  for (const Wrong& each : wrong) {
    std::string rest = each.rest;
    if (rest.ends_with("}}")) rest.pop_back();
    const std::string told = outcomeOf(played(rest));
    INFO(each.rest << "\n" << told);
    CHECK(tells(told, each.sentence));
  }
  CHECK(outcomeOf(played(R"("when": [{"pete": "spend goozooka"}], "then": {"pete.claimed": "red 2I"})")) == "");
}

TEST_CASE("chance is said by what comes up, and what does not fit is refused") {
  const std::string roll =
      R"({"title": "t", "rules": ["OBST-08"], "given": {"players": ["claudia", "pete", "jinks"], )"
      R"("obstacles": {"travel": "mental 4"}, "turn": "action", "seat": "claudia"}, "chance": {"dice": )";
  const std::string rest = R"(}, "when": [{"claudia": ["tackle travel", "roll"]}], "then": {"warehouse_roll": 2}})";
  CHECK(outcomeOf(roll + "\"2\"" + rest) == "");
  CHECK(tells(outcomeOf(roll + "\"3\"" + rest), "warehouse_roll is 3, not 2"));
  CHECK(tells(outcomeOf(roll + "\"4\"" + rest), "says 4 for the roll of a Warehouse die"));
  CHECK(tells(outcomeOf(roll + "[]" + rest), "a Warehouse die is rolled; say which face comes up"));
}

TEST_CASE("A set-up that is refused says by which rule, and nothing else can be asked of it",
          "[RULING-41][RULING-45]") {
  const auto setUp = [](const std::string& given, const std::string& rest) {
    return outcomeOf(R"({"title": "t", "rules": ["RULING-41"], "given": {"turn": "setup", )" + given + "}, " + rest +
                     "}");
  };
  const std::string two = R"("players": ["pete", "myka"])";
  CHECK(setUp(two, R"("then": {"refused": "set-up", "rule": "RULING-41"})") == "");
  CHECK(setUp(two, R"("then": {"refused": "set-up"})") == "");
  CHECK(tells(setUp(two, R"("then": {"refused": "set-up", "rule": "RULING-45"})"),
              "the set-up is refused by RULING-41, not \"RULING-45\""));
  CHECK(tells(setUp(two, R"("then": {"phase": "ping"})"), "there is nothing else to ask: a season takes 3 to 5"));
  CHECK(tells(setUp(two, R"("when": [{"press": true}], "then": {"refused": "set-up"})"), "nothing can be played"));
  CHECK(tells(setUp(two, R"("when": [])"), "a season takes 3 to 5 players"));
  // and one that is fine is not refused
  CHECK(tells(
      setUp(R"("players": ["artie", "pete", "myka"], "piles": {"ping": {"top": "boston"}})",
            R"("chance": {"dice": ["1L", "1O", "1?", "1L", "1L", "1I", "1I", "1I", "1O", "1O", "1T", "1T", "1T"],)"
            R"( "cards": ["0"]}, "then": {"refused": "set-up"})"),
      "the set-up is not refused"));
}

TEST_CASE("What the deal cannot draw is refused with a sentence", "[SETUP-09][SETUP-12]") {
  struct Wrong {
    const char* given;
    const char* sentence;
  };
  const Wrong wrong[] = {
      {R"("piles": {"artifact": {"top": ["ice-flower", "szajdas-watch", "smiley-riley"]}})",
       "\"smiley-riley\" cannot lie there: the third card of the artifact stack is an Adversary Artifact"},
      {R"("piles": {"artifact": {"top": "poes-pen-and-notebook"}})", "\"poes-pen-and-notebook\" cannot lie there"},
      {R"("piles": {"ping": {"top": ["boston", "berlin", "denver", "moscow", "paris", "quebec", "milan"]}})",
       "six Pings take part in a season (SETUP-09)"},
      {R"("piles": {"logic": {"discards": "arties-wall-map"}})", "whole piles and no discards; say \"top\" only"},
      {R"("piles": {"logic": {"only": "arties-wall-map"}})", "whole piles and no discards; say \"top\" only"},
      {R"("variants": "fewer-calamities=2", "piles": {"logic": {"top": "misfiled-shelf"}})",
       "the set-up does not deal misfiled-shelf"},
      {R"("leads": "1L")", "a season that is set up has no \"leads\" yet"},
      {R"("players": [{"agent": "pete", "hand": "tesla"}, "myka", "artie"])", "deals the hands itself"},
  };
  for (const Wrong& each : wrong) {
    const std::string told = outcomeOf(
        R"({"title": "t", "rules": ["SETUP-09"], "given": {"turn": "setup", )" + std::string(each.given) +
        R"(}, "chance": {"dice": ["1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L", "1L"], )"
        R"("cards": ["0"]}, "then": {"phase": "investigation"}})");
    INFO(each.given << "\n" << told);
    CHECK(tells(told, each.sentence));
  }
}

TEST_CASE("Of very many differences fifty are told, each in short") {
  std::string facts = R"("then": [)";
  for (int at = 0; at < 2000; ++at) facts += std::string(at == 0 ? "" : ",") + R"({"phase": "over"})";
  const std::string told = outcomeOf(played(facts + "]"));
  CHECK(std::count(told.begin(), told.end(), '\n') == 51);
  CHECK(tells(told, "so many things differ that the rest is not looked at"));
  const std::string longText(900'000, 'x');
  for (const std::string& rest :
       {R"("when": [{"pete": ")" + longText + "\"}]", "\"then\": {\"" + longText + "\": 1}",
        R"("then": {"refused": ")" + longText + "\"}", R"("then": {"question": ")" + longText + "\"}",
        R"("then": {"pete.hand": ")" + longText + "\"}", R"("then": {"events": ")" + longText + "\"}"})
    CHECK(outcomeOf(played(rest)).size() < 6000);
  CHECK(outcomeOf(R"({"title": "t", "rules": ["CLAIM-01"], "given": {"turn": ")" + longText + R"("}, "when": []})")
            .size() < 3000);
}
