// `w13 lint`, `rules`, `explain`, and the program as a whole.

#include "engine/games/warehouse13/said/keys.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/cards/shipped.h"

using program::Folder;
using program::has;
using program::linesOf;
using program::Ran;
using program::runW13;

TEST_CASE("w13 names its version and its subcommands, and refuses others") {
  CHECK(has(runW13("--version").out, "w13 "));
  const Ran help = runW13("--help");
  CHECK(help.code == 0);
  for (const char* command : {"\n  play ", "\n  simulate ", "\n  lint ", "\n  explain ", "\n  rules "})
    CHECK(has(help.out, command));
  for (const char* wrong : {"", "dance", "simulate --fly", "explain"}) {
    const Ran ran = runW13(wrong);
    CHECK(ran.code == 2);
    CHECK(linesOf(ran.err).size() == 1);
    CHECK(has(ran.err, "w13 --help"));
  }
}

TEST_CASE("lint finds the shipped cards sound and ends with its counts") {
  const Ran ran = runW13("lint");
  INFO(ran.out);
  CHECK(ran.code == 0);
  CHECK(has(program::lastLineOf(ran.out), " files, 0 errors, "));
  CHECK(has(program::lastLineOf(ran.out), " pending effects"));
}

TEST_CASE("lint names file, line and column of a mistake, in an overlay and in a single file") {
  const Folder folder;
  folder.write("traits/tesla.json", "{\n  \"nummer\": 2\n}\n");
  for (const std::string& arguments : {"lint --data " + folder.path(), "lint " + folder.file("traits/tesla.json"),
                                       "lint --data " + folder.path() + " " + folder.file("traits/tesla.json")}) {
    const Ran ran = runW13(arguments);
    INFO(arguments << "\n" << ran.out << ran.err);
    CHECK(ran.code == 1);
    CHECK(has(ran.out, "traits/tesla.json:2:3: error: "));
    CHECK(has(ran.out, "number"));
    CHECK(has(program::lastLineOf(ran.out), " 1 errors, "));
  }
  CHECK(runW13("lint " + folder.file("traits/none.json")).code == 1);
}

TEST_CASE("lint plays lessons through, those of the program and those in a file or a folder") {
  // given a lesson with a mistake on its third line
  const Folder folder;
  std::string text = shipped::textOf("data/lessons/warehouse13/03-claiming.json");
  const std::string you = R"("you": "jinks")";
  REQUIRE(text.find(you) != std::string::npos);
  text.replace(text.find(you), you.size(), R"("you": "jinx")");
  folder.write("mine/lesson.json", text);
  // when it is looked over, by its name or in its folder, then the mistake is told with its line
  for (const std::string& named : {folder.file("mine/lesson.json"), folder.file("mine")}) {
    const Ran ran = runW13("lint " + named);
    INFO(ran.out);
    CHECK(ran.code == 1);
    CHECK(ran.out.find("lesson.json:") != std::string::npos);
    CHECK(ran.out.find("did you mean \"jinks\"?") != std::string::npos);
    CHECK(ran.out.find("1 lessons, 1 errors") != std::string::npos);
  }
  // and those of the program are sound
  CHECK(runW13("lint").out.find(" lessons, 0 errors\n") != std::string::npos);
}

TEST_CASE("lint shows and counts only the mistakes of the files that were named") {
  const Folder folder;
  folder.write("traits/tesla.json", "{ \"nummer\": 2 }\n");
  folder.write("traits/zipline.json", "{ \"namen\": 2 }\n");
  folder.write("traits/look-out.json", "{ \"number\": 2 }\n");
  const std::string with = "lint --data " + folder.path() + " ";
  CHECK(linesOf(runW13(with).out).size() > 2);
  const Ran one = runW13(with + folder.file("traits/zipline.json"));
  INFO(one.out);
  CHECK(one.code == 1);
  CHECK(has(one.out, "traits/zipline.json:1:3: error: "));
  CHECK_FALSE(has(one.out, "tesla"));
  CHECK(runW13(with + folder.file("traits/look-out.json")).code == 0);
}

TEST_CASE("rules shows a rule by number, by words and by section") {
  const Ran rule = runW13("rules CLAIM-09");
  CHECK(linesOf(rule.out).size() == 1);
  CHECK(has(rule.out, "CLAIM-09  "));
  const Ran words = runW13("rules goo NEUTRALIZE");
  CHECK(linesOf(words.out).size() > 2);
  for (const std::string& line : linesOf(words.out)) CHECK((has(line, "oo") && has(line, "eutralize")));
  const Ran section = runW13("rules --section 13");
  REQUIRE_FALSE(section.out.empty());
  CHECK(linesOf(section.out)[0] == "13  Work the Case");
  CHECK(has(linesOf(section.out)[1], "claim clues"));
  CHECK(has(section.out, "\nNEUT-03  "));
  CHECK_FALSE(has(section.out, "\nBED-01"));
  CHECK(linesOf(runW13("rules").out).size() == 29);
  CHECK(has(runW13("rules --section 40").err, "the sections are 1 to 28"));
  CHECK(runW13("rules no-such-thing-at-all").code == 1);
}

TEST_CASE("rules speaks German when told to, and no language that it has not") {
  CHECK(has(runW13("rules CLAIM-09 --language de").out, "CLAIM-09  Im Lagerhaus kannst du nur Spuren sichern. Siehe "));
  CHECK(has(runW13("rules --language de").out, "13  Den Fall bearbeiten ("));
  CHECK(runW13("rules CLAIM-09 --language fr").code != 0);
}

TEST_CASE("rules --glossary explains words: all of them, one, or those that speak of something") {
  const Ran whammy = runW13("rules --glossary WHAMMY");
  REQUIRE(linesOf(whammy.out).size() == 1);
  CHECK(whammy.out.starts_with("Whammy  A bad effect of an artifact."));
  CHECK(has(whammy.out, " See WHAM-01, WHAM-02."));
  CHECK(linesOf(runW13("rules --glossary").out).size() >= 70);
  CHECK(has(runW13("rules --glossary --language de whammy").err, "the glossary has none of this"));
  CHECK(runW13("rules --glossary --language de r\u00fcckschlag").out.starts_with("R\u00fcckschlag  "));
  // a word that no keyword has, but that explains one
  CHECK(has(runW13("rules --glossary slime").out, "Goo  "));
}

TEST_CASE("rules --untested leaves out what a test or a note names, and lists the rest") {
  const Folder folder;
  folder.write("tests/some_test.cpp", "TEST_CASE(\"a\", \"[CLAIM-01][CLAIM-02]\") {} // CLAIM-03\n");
  folder.write("tests/scenarios/some.json", "{ \"rules\": [\"CLAIM-04\"] }\n");
  folder.write("docs/ledger-notes.md", "- CLAIM-05: a definition.\n");
  folder.write("tests/vault/other_test.cpp", "TEST_CASE(\"of another game\", \"[CLAIM-06]\") {}\n");
  const Ran ran = runW13("rules --untested --section 13 --tests " + folder.file("tests"));
  INFO(ran.out << ran.err);
  for (const char* tested : {"CLAIM-01", "CLAIM-02", "CLAIM-04", "CLAIM-05"})
    CHECK_FALSE(has(ran.out, std::string("\n") + tested + "  "));
  REQUIRE_FALSE(ran.out.empty());
  CHECK(linesOf(ran.out)[0].starts_with("CLAIM-03  "));
  CHECK(has(ran.out, "\nCLAIM-06  "));
  CHECK(has(program::lastLineOf(ran.out), " rules without a test"));
  CHECK(runW13("rules --untested --tests /nowhere").code == 1);
}

TEST_CASE("explain says what the engine understood of a card, by id, name or part of a name") {
  for (const char* name : {"tesla", "Tesla", "hg-wells-grappler", "\"H.G. Wells' Grappler\"", "Zusammenarbeit"}) {
    const Ran ran = runW13(std::string("explain ") + name);
    INFO(name);
    CHECK(ran.code == 0);
    CHECK(has(ran.out, "  Its text: "));
  }
  CHECK(runW13("explain tesla").out.starts_with("Tesla (tesla). Trait 1-Tech, Instant"));
  CHECK(has(runW13("explain grenad").out, "tesla-grenade"));
  CHECK(has(runW13("explain nothing-like-it").err, "there is no card \"nothing-like-it\""));
}

TEST_CASE("the page of keys names every verb, place and kind of Ability") {
  const std::string page = shipped::textOf("docs/keys.md");
  for (const house::Word& each : std::span(w13::kVerbWords).subspan(w13::verb::Heal))
    CHECK(has(page, std::string("\n| `") + each.key + "` |"));
  for (std::size_t place = 0; place < w13::kPlaces; ++place)
    CHECK(has(page, std::string("`") + w13::kPlaceKeys[place] + "`"));
  for (const char* slot : w13::kSlotKeys) CHECK(has(page, std::string("`") + slot + "`"));
}
