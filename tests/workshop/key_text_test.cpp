// One text of a card is changed, and nothing around it.

#include "workshop/key_text.h"

#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

using house::textBehind;
using house::withText;

TEST_CASE("a text that is there gives way to another, and all around it stays as it was written") {
  CHECK(withText("{\n  \"art\" :  \"a\\\"b\",\n\t\"x\": 1 }", "art", "c") == "{\n  \"art\" :  \"c\",\n\t\"x\": 1 }");
  // letters of two bytes before it, and the same word deeper inside, are no matter
  CHECK(withText(R"({"do": {"art": "no"}, "name": "Käse", "art": "a"})", "art", "b\"") ==
        R"({"do": {"art": "no"}, "name": "Käse", "art": "b\""})");
}

TEST_CASE("a text that is missing is written behind the text of the card, as its neighbours are") {
  CHECK(withText("{\n  \"name\": 1,\n  \"text\": {},\n  \"do\": []\n}\n", "art", "a") ==
        "{\n  \"name\": 1,\n  \"text\": {},\n  \"art\": \"a\",\n  \"do\": []\n}\n");
  CHECK(withText(R"({ "number": 2 })", "art", "a") == R"({ "art": "a", "number": 2 })");
  CHECK(withText(R"({ "number": 2, "text": {} })", "art", "a") == R"({ "number": 2, "art": "a", "text": {} })");
  CHECK(withText("{}", "art", "a") == "{ \"art\": \"a\" }\n");
}

TEST_CASE("what is no card yet, or has something else there, is left alone with a sentence") {
  CHECK_THROWS_AS(withText("{ \"art\": ", "art", "a"), kernel::DataError);
  CHECK_THROWS_AS(withText("[]", "art", "a"), kernel::DataError);
  CHECK_THROWS_AS(withText(R"({"art": 3})", "art", "a"), kernel::DataError);
}

TEST_CASE("every shipped card takes another picture, and is the same card otherwise") {
  const Bench bench;
  const Desk desk = bench.desk();
  for (const CardOnDesk& card : desk.cards()) {
    const std::string text = desk.text(card.path);
    OrderedJson expected = OrderedJson::parse(text);
    expected["art"] = "game-icons:duck";
    INFO(card.path);
    const std::string changed = withText(text, "art", "game-icons:duck");
    CHECK(nlohmann::json::parse(changed) == nlohmann::json(expected));
    CHECK(textBehind(changed, "art") == "game-icons:duck");
  }
}

}  // namespace w13::test
