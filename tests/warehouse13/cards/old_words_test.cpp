// Cards that were written with older words mean what they always did, and the lint names the newer ones.

#include "engine/games/warehouse13/cards/old_words.h"
#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// A Trait with these steps, after those that they may need.
struct Compiled {
  explicit Compiled(const std::string& step) {
    const std::string text =
        "{\"name\": {\"en\": \"X\", \"de\": \"X\"}, \"type\": \"lore\", \"number\": 1, \"timing\": \"action\",\n"
        R"("text": {"en": "x", "de": "x"}, "art": "game-icons:x", "source": "house", "do": [{"choose_agent": ["other"]},)"
        "\n" +
        step + "]}";
    const std::vector<std::string> files = {"x.json"};
    Node root;
    if (!parse(text, 0, "x.json", root, mistakes)) return;
    cards.effects.emplace_back();
    cards.texts.emplace_back();
    Design design;
    Reader reader(files, root, mistakes);
    CardReader(reader, cards, design).read();
  }
  Catalog cards;
  std::vector<Mistake> mistakes;
};

/// How a person, or nothing, stood behind a verb.
std::string before(const OldVerb& old, const std::string& who) {
  switch (old.stood) {
    case Stood::Person: return '"' + who + '"';
    case Stood::One: return "1";
    case Stood::Obstacle: return "\"obstacle\"";
    case Stood::NoFilter: return "[]";
  }
  return "";
}

/// Both spellings mean the same; the old one is hinted at in its line, with the new one in the hint.
void same(const std::string& old, const std::string& now) {
  INFO(old);
  const Compiled was("{" + old + "}");
  const Compiled is("{" + now + "}");
  CHECK(is.mistakes.empty());
  CHECK(was.cards.effects == is.cards.effects);
  REQUIRE(was.mistakes.size() == 1);
  CHECK(was.mistakes[0].hint);
  CHECK_FALSE(was.mistakes[0].error);
  CHECK(was.mistakes[0].line == 3);
}

}  // namespace

TEST_CASE("A verb in its old spelling means what the new one does", "[cards]") {
  for (const OldVerb& old : oldVerbs()) {
    const std::string verb = '"' + std::string(old.name) + "\": ";
    for (const std::string who : {"you", "them", "first_agent"}) {
      const std::string now = verb + "true" + (old.stood == Stood::Person ? R"(, "who": ")" + who + '"' : "");
      same(verb + before(old, who), now);
    }
  }
}

TEST_CASE("A query in its old word means what the new one does", "[cards]") {
  for (const OldQuery& old : oldQueries()) {
    INFO(old.name);
    // given the card in force with the one, and with the other
    const auto withEntry = [](const std::string& entry) {
      const std::string text = R"({"always": [{"query": )" + entry + "}]}";
      return lint({shipped::layer(), Layer{"over", {{"adversary-artifacts/harriet-tubmans-thimble.json", text}}}},
                  shipped::artNames());
    };
    const Loaded was = withEntry('"' + std::string(old.name) + '"');
    const Loaded is = withEntry(old.now);
    // then both mean the same, and the old one is hinted at
    REQUIRE(was.catalog.has_value());
    REQUIRE(is.catalog.has_value());
    const DesignId thimble = is.catalog->find("harriet-tubmans-thimble");
    CHECK(readBack(was.catalog->of(thimble), *was.catalog) == readBack(is.catalog->of(thimble), *is.catalog));
    CHECK(was.hints() == 1);
    CHECK(was.errors() == 0);
    CHECK(is.hints() == 0);
  }
}

TEST_CASE("An amount in its old spelling means what is worked out in the new one", "[cards]") {
  for (const OldAmount& old : oldAmounts())
    same(R"("draw_stress": ")" + std::string(old.name) + R"(", "who": "them")",
         R"("draw_stress": )" + std::string(old.now) + R"(, "who": "them")");
}

TEST_CASE("A hint names file, line and the newer word; it is neither error nor warning", "[cards]") {
  const std::string text = "{\n  \"do\": [{ \"choose_agent\": [\"standing\"] },\n    { \"ko\": \"them\" }]\n}";
  const std::string path = "traitor/accident.json";
  const Loaded loaded = lint({shipped::layer(), Layer{"over", {{path, text}}}}, shipped::artNames());
  std::string hints;
  for (const Mistake& mistake : loaded.mistakes)
    if (mistake.hint) hints += toString(mistake) + "\n";
  CHECK(hints ==
        "over/" + path + R"(:3:13: hint: found "ko": "them", expected "ko": true, "who": "them" (/do/1/ko))" + "\n");
  CHECK(loaded.errors() == 0);
  CHECK(loaded.hints() == 1);
  CHECK(summary(loaded).find(" warnings, 1 hints, ") != std::string::npos);
}

TEST_CASE("No shipped card is written in old words", "[cards]") {
  CHECK(lint({shipped::layer()}, shipped::artNames()).hints() == 0);
}

TEST_CASE("What a verb never took is a mistake as before", "[cards]") {
  for (const std::string step : {R"({"ko": "thm"})", R"({"roll": 2})", R"({"gear": "you"})", R"({"face": []})"}) {
    INFO(step);
    const Compiled wrong(step);
    REQUIRE(wrong.mistakes.size() == 1);
    CHECK(wrong.mistakes[0].error);
  }
}
