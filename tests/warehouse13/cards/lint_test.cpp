// Slips that load: text and effect that disagree, languages that differ, names and pictures used twice.

#include "engine/games/warehouse13/cards/lint.h"

#include "engine/games/warehouse13/cards/text_check.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

std::string warnings(const std::string& path, const std::string& text) {
  const Loaded loaded = lint({shipped::layer(), Layer{"over", {{path, text}}}}, shipped::artNames());
  std::vector<Mistake> found;
  for (const Mistake& mistake : loaded.mistakes)
    if (mistake.file.find(path) != std::string::npos) found.push_back(mistake);
  return shipped::lines(found);
}

}  // namespace

TEST_CASE("The shipped cards pass the lint", "[cards]") {
  const Loaded loaded = lint({shipped::layer()}, shipped::artNames());
  CHECK(shipped::lines(loaded.mistakes) == "");
  CHECK(summary(loaded) == "177 files, 0 errors, 0 warnings, 0 pending effects");
}

TEST_CASE("A number in the effect that the text does not have is told, and the other way round", "[cards]") {
  CHECK(warnings("pings/washington.json", R"({"when": {"ping_action": [{"draw": 3, "type": "lore"}]}})") ==
        "over/pings/washington.json:1:10: warning: found the number 2 in the text, expected 3 as in the effect "
        "(/when)\n");
  CHECK(warnings("traits/tesla.json",
                 "{\n  \"text\": { \"en\": \"A {physical} challenge is easier.\" },\n"
                 "  \"do\": [{ \"difficulty\": -2 }]\n}")
            .find("over/traits/tesla.json:2:19: warning: found no 2 in the text") != std::string::npos);
}

TEST_CASE("A type in the text that the effect does not have is told", "[cards]") {
  CHECK(warnings("pings/washington.json", R"({"when": {"ping_action": [{"draw": 2, "type": "tech"}]}})")
            .find("found Lore in the text, expected Tech as in the effect") != std::string::npos);
}

TEST_CASE("Icons that differ between the languages are told", "[cards]") {
  CHECK(warnings("traits/tesla.json", R"({"text": {"de": "Eine Probe hat Schwierigkeit -1."}})")
            .find("found other icons in this text") != std::string::npos);
}

TEST_CASE("A name or a picture used twice is told", "[cards]") {
  CHECK(warnings("traits/tesla.json", R"({"name": {"en": "Farnsworth"}})")
            .find("found the name \"Farnsworth\", expected one that traits/farnsworth.json does not have") !=
        std::string::npos);
  CHECK(warnings("traits/tesla.json", R"({"art": "game-icons:pocket-radio"})")
            .find("found the picture \"game-icons:pocket-radio\"") != std::string::npos);
}

TEST_CASE("What a text mentions", "[cards]") {
  const Mentions found = mentionsIn("Ziehe zwei {lore}-Merkmale, {maintenance-2}; 10 oder mehr {1-tech}. Zweifel.");
  CHECK(found.numbers == std::set<int>{1, 2, 10});
  CHECK(found.types == std::set<int>{index(Symbol::Lore), index(Symbol::Tech)});
  CHECK(found.icons.size() == 3);
}

TEST_CASE("Pending effects are counted", "[cards]") {
  const Loaded loaded =
      lint({shipped::layer(), Layer{"over", {{"traits/tesla.json", R"({"do": null, "pending": true})"}}}});
  CHECK(summary(loaded) == "178 files, 0 errors, 0 warnings, 1 pending effects");
}
