// Cards that were written with older words mean what they always did, and the lint names the newer ones.

#include "engine/games/warehouse13/cards/old_words.h"

#include <algorithm>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/effect.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/read_back.h"
#include "engine/games/warehouse13/effects/verb.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// A Trait that does this, in its third line.
struct Compiled {
  explicit Compiled(const std::string& effects) {
    const std::string text =
        "{\"name\": {\"en\": \"X\", \"de\": \"X\"}, \"type\": \"lore\", \"number\": 1,\n"
        R"("text": {"en": "x", "de": "x"}, "art": "game-icons:x", "source": "house",)"
        "\n" +
        effects + "}";
    const std::vector<std::string> files = {"x.json"};
    Node root;
    if (!parse(text, 0, "x.json", root, mistakes)) return;
    cards.effects.emplace_back();
    cards.texts.emplace_back();
    design.kind = Kind::Trait;
    Reader reader(files, root, mistakes);
    respell(root, reader);
    CardReader(reader, cards, design).read();
  }
  [[nodiscard]] std::string said() const { return readBack(design, cards); }
  Catalog cards;
  Design design;
  std::vector<Mistake> mistakes;
};

/// An Action with these steps, after those that they may need.
Compiled doing(const std::string& steps) {
  return Compiled(R"("timing": "action", "do": [{"choose_agent": ["other"]}, {"choose_pile": "any"}, )" + steps + "]");
}
/// An Instant that may be played if this holds.
Compiled playedIf(const std::string& condition) {
  return Compiled(
      R"("timing": "instant", "answers": ["challenge", "snag", "harm"], "do": [{"draw_stress": 1}], "only": [)" +
      condition + "]");
}
/// A Trait that stays and says this to the rules.
Compiled saying(const std::string& query) {
  return Compiled(R"("timing": "action", "stays": "round", "always": [{"query": )" + query + "}]");
}

/// What stood behind a verb.
std::string before(const OldVerb& old, const std::string& who) {
  switch (old.stood) {
    case Stood::Person: return '"' + who + '"';
    case Stood::True: return "true";
    case Stood::One: return "1";
    case Stood::Obstacle: return "\"obstacle\"";
    case Stood::NoFilter: return "[]";
    case Stood::Number: return "3";
  }
  return "";
}

/// The newer spelling, with a number in it.
std::string withNumber(std::string now) {
  if (const std::size_t at = now.find('#'); at != std::string::npos) now.replace(at, 1, "3");
  return now;
}

/// Both spellings mean the same; the old one is hinted at in its line, with the new one in the hint.
void same(const Compiled& was, const Compiled& is) {
  const auto isHint = [](const Mistake& mistake) { return mistake.hint; };
  CHECK(was.cards.effects == is.cards.effects);
  CHECK(was.said() == is.said());
  CHECK(std::ranges::none_of(is.mistakes, isHint));
  CHECK(was.mistakes.size() == is.mistakes.size() + 1);
  const auto hint = std::ranges::find_if(was.mistakes, isHint);
  REQUIRE(hint != was.mistakes.end());
  CHECK(hint->line == 3);
  const auto isError = [](const Mistake& mistake) { return mistake.error; };
  CHECK(std::ranges::none_of(was.mistakes, isError));
}

}  // namespace

TEST_CASE("A verb in its old spelling means what the new one does", "[cards]") {
  for (const OldVerb& old : oldVerbs())
    for (const std::string who : {"you", "them", "first_agent"}) {
      const std::string was = '"' + std::string(old.name) + "\": " + before(old, who);
      INFO(was);
      const bool other = old.stood == Stood::Person && who != "you";
      same(doing("{" + was + "}"), doing("{" + withNumber(old.now) + (other ? R"(, "who": ")" + who + '"' : "") + "}"));
    }
}

TEST_CASE("What was drawn aside in one step and handed over in the next is one draw", "[cards]") {
  same(doing(R"({"draw_aside": 3, "who": "them", "free": true})"),
       doing(R"({"draw": 3, "who": "them", "free": true})"));
  const Compiled was =
      doing(R"({"draw_aside": 3, "who": "them", "free": true}, {"hand_over": 1, "who": "them"}, {"draw_stress": 1})");
  const Compiled is = doing(R"({"draw": 3, "who": "them", "free": true, "give": 1}, {"draw_stress": 1})");
  // but for the place of the second step, which stays: saves name options by their places
  CHECK(was.cards.effects.size() == is.cards.effects.size() + 1);
  CHECK(was.said() == is.said());
  CHECK(is.mistakes.empty());
  REQUIRE(was.mistakes.size() == 2);
  CHECK(was.mistakes[0].message == "found \"hand_over\": 1, expected \"give\": 1");
  CHECK(was.mistakes[1].message == "found \"draw_aside\": 3, expected \"draw\": 3");
  // what was worked out is given as well, and what is done if there is nothing to give
  const Compiled half = doing(
      R"({"draw_aside": 3, "who": "them"}, {"hand_over": {"half": "hand"}, "who": "them", "if_unable": [{"ko": true}]})");
  const Compiled now = doing(R"({"draw": 3, "who": "them", "give": {"half": "hand"}, "if_unable": [{"ko": true}]})");
  CHECK(half.said() == now.said());
  // away from its draw it cannot be said any more
  const Compiled alone = doing(R"({"draw_stress": 1}, {"hand_over": 1})");
  REQUIRE_FALSE(alone.mistakes.empty());
  CHECK(alone.mistakes[0].message == "found \"hand_over\" away from \"draw_aside\", expected \"give\" beside \"draw\"");
}

TEST_CASE("A query in its old word means what the new one does", "[cards]") {
  // what else the old query said
  const auto beside = [](const std::string& name) -> std::string {
    if (name == "may_not_draw" || name == "may_not_play") return R"(, "type": "lore")";
    if (name == "may_not_use") return R"(, "place": "travel")";
    if (name == "may_not_apply") return R"(, "number": 2)";
    if (name == "snag_place") return R"(, "place": "travel", "amount": 1)";
    return name.starts_with("look_") || name.starts_with("not_") ? "" : R"(, "amount": 1)";
  };
  for (const OldWord& old : oldQueries()) {
    INFO(old.name);
    same(saying('"' + std::string(old.name) + '"' + beside(old.name)), saying(old.now + beside(old.name)));
  }
}

TEST_CASE("An amount in its old spelling means what is worked out in the new one", "[cards]") {
  same(doing(R"({"draw_stress": "hand_over_six_halved"})"),
       doing(R"({"draw_stress": {"half": {"plus": ["hand", -6]}}})"));
  for (const OldWord& old : oldAmounts()) {
    same(doing(R"({"draw_stress": ")" + std::string(old.name) + R"(", "who": "them"})"),
         doing(R"({"draw_stress": )" + std::string(old.now) + R"(, "who": "them"})"));
    same(doing(R"({"repeat": {"plus": [1, ")" + std::string(old.name) + R"("]}, "do": [{"draw_stress": 1}]})"),
         doing(R"({"repeat": {"plus": [1, )" + std::string(old.now) + R"(]}, "do": [{"draw_stress": 1}]})"));
  }
}

TEST_CASE("A condition in its old word means what the new one does", "[cards]") {
  for (const OldWord& old : oldConditions()) {
    INFO(old.name);
    const bool counts = std::string(old.now).find('#') != std::string::npos;
    const std::string was = counts ? "{\"" + std::string(old.name) + "\": 3}" : '"' + std::string(old.name) + '"';
    const std::string is = withNumber(old.now);
    same(playedIf(was), playedIf(is));
    same(playedIf(R"({"or": ["in_field", {"not": )" + was + "}]}"),
         playedIf(R"({"or": ["in_field", {"not": )" + is + "}]}"));
  }
  // in a step as well
  same(doing(R"({"if": "in_finale", "then": [{"draw_stress": 1}]})"),
       doing(R"({"if": {"during": "finale"}, "then": [{"draw_stress": 1}]})"));
}

TEST_CASE("Old words are found in lists inside lists, and in options", "[cards]") {
  same(doing(R"({"each": "agents", "do": [{"may": [{"send_home": true}]}]})"),
       doing(R"({"each": "agents", "do": [{"may": [{"send": "warehouse"}]}]})"));
  const std::string option = R"({"label": {"en": "A", "de": "A"}, "do": [{"draw_stress": 1}]})";
  same(doing(R"({"choose_one": [)" + option + R"(, {"label": {"en": "B", "de": "B"}, "do": [{"gear": true}]}]})"),
       doing(R"({"choose_one": [)" + option +
             R"(, {"label": {"en": "B", "de": "B"}, "do": [{"maintenance": "gear"}]}]})"));
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
    const Compiled wrong = doing(step);
    REQUIRE(wrong.mistakes.size() == 1);
    CHECK(wrong.mistakes[0].error);
  }
}
