// One value of a card is changed where it stands, and nothing around it.

#include "workshop/json_edit.h"

#include "engine/kernel/errors.h"
#include "workshop/bench.h"

namespace w13::test {

using house::textBehind;
using house::withoutValue;
using house::withValue;

namespace {

const std::vector<std::string> kOrder = {"/name",        "/name/en",    "/name/de", "/number", "/needs",
                                         "/needs/logic", "/needs/lore", "/text",    "/art",    "/do"};

std::string with(const std::string& text, const char* pointer, const OrderedJson& value) {
  return withValue(text, pointer, value, kOrder);
}

}  // namespace

TEST_CASE("a value that is there gives way to another, and all around it stays as it was written") {
  CHECK(with("{\n  \"art\" :  \"a\\\"b\",\n\t\"x\": 1 }", "/art", "c") == "{\n  \"art\" :  \"c\",\n\t\"x\": 1 }");
  // letters of two bytes before it, and the same word deeper inside, are no matter
  CHECK(with(R"({"do": {"art": "no"}, "name": "Käse", "art": "a"})", "/art", "b\"") ==
        R"({"do": {"art": "no"}, "name": "Käse", "art": "b\""})");
  // brackets and escapes in texts are no brackets
  CHECK(with(R"({ "name": { "en": "a \"}] \\", "de": "ä" }, "number": 2 })", "/number", 3) ==
        R"({ "name": { "en": "a \"}] \\", "de": "ä" }, "number": 3 })");
  // a key that is written with an escape is that key
  CHECK(with(R"({ "\u006eumber": 2 })", "/number", 3) == R"({ "\u006eumber": 3 })");
}

TEST_CASE("a value deeper inside is changed alone, in objects and in lists") {
  CHECK(with("{ \"needs\": { \"logic\" : 1,\n \"lore\": 2 } }\n", "/needs/logic", 4) ==
        "{ \"needs\": { \"logic\" : 4,\n \"lore\": 2 } }\n");
  CHECK(with(R"({"focus": ["tech",  "lore"]})", "/focus/1", "logic") == R"({"focus": ["tech",  "logic"]})");
  CHECK(with(R"({"name": {"en": "Über", "de": "Ü"}})", "/name/de", "Größe \u2013 \"ja\"") ==
        R"({"name": {"en": "Über", "de": "Größe – \"ja\""}})");
  // what stands where an object should be is replaced by one
  CHECK(with(R"({ "needs": null, "art": "a" })", "/needs/logic", 1) == R"({ "needs": { "logic": 1 }, "art": "a" })");
}

TEST_CASE("a key that is missing is written at its place in the order, as its neighbours are") {
  const char* lines = "{\n  \"name\": 1,\n  \"text\": {},\n  \"do\": []\n}\n";
  CHECK(with(lines, "/art", "a") == "{\n  \"name\": 1,\n  \"text\": {},\n  \"art\": \"a\",\n  \"do\": []\n}\n");
  CHECK(with(lines, "/number", 2) == "{\n  \"name\": 1,\n  \"number\": 2,\n  \"text\": {},\n  \"do\": []\n}\n");
  CHECK(with(R"({ "text": {} })", "/do", OrderedJson::array()) == R"({ "text": {}, "do": [] })");
  CHECK(with("{\n  \"text\": {}\n}\n", "/art", "a") == "{\n  \"text\": {},\n  \"art\": \"a\"\n}\n");
  CHECK(with(R"({ "needs": { "lore": 1 } })", "/needs/logic", 2) == R"({ "needs": { "logic": 2, "lore": 1 } })");
  // the object around it comes along
  CHECK(with(R"({ "number": 2 })", "/name/de", "Tee") == R"({ "name": { "de": "Tee" }, "number": 2 })");
  // what no order names comes last
  CHECK(with(R"({ "number": 2 })", "/other", 1) == R"({ "number": 2, "other": 1 })");
}

TEST_CASE("an empty object takes its first key") {
  CHECK(with("{}", "/art", "a") == "{\n  \"art\": \"a\"\n}");
  CHECK(with(" {  }\n\n", "/art", "a") == " {\n  \"art\": \"a\"\n}\n\n");
  CHECK(with(R"({ "needs": {} })", "/needs/logic", 1) == R"({ "needs": { "logic": 1 } })");
}

TEST_CASE("a key is taken away with its comma, and an object that is empty then goes with it") {
  CHECK(withoutValue(R"({ "a": 1, "b": [1, 2], "c": "," })", "/a") == R"({ "b": [1, 2], "c": "," })");
  CHECK(withoutValue(R"({ "a": 1, "b": [1, 2], "c": "," })", "/b") == R"({ "a": 1, "c": "," })");
  CHECK(withoutValue(R"({ "a": 1, "b": [1, 2], "c": "," })", "/c") == R"({ "a": 1, "b": [1, 2] })");
  CHECK(withoutValue("{\n  \"a\": 1,\n  \"b\": 2\n}\n", "/b") == "{\n  \"a\": 1\n}\n");
  CHECK(withoutValue(R"({ "needs": { "logic": 1 }, "a": 1 })", "/needs/logic") == R"({ "a": 1 })");
  CHECK(withoutValue("{ \"a\": { \"b\": 1 } }\n", "/a/b") == "{}\n");
  // what is not there is no matter
  CHECK(withoutValue(R"({ "a": 1 })", "/b") == R"({ "a": 1 })");
  CHECK(withoutValue(R"({ "a": 1 })", "/a/b") == R"({ "a": 1 })");
}

TEST_CASE("what is no card yet is left alone with a sentence") {
  CHECK_THROWS_AS(with("{ \"art\": ", "/art", "a"), kernel::DataError);
  CHECK_THROWS_AS(with("[]", "/art", "a"), kernel::DataError);
  CHECK_THROWS_AS(with("", "/art", "a"), kernel::DataError);
  CHECK_THROWS_AS(with(R"({"focus": []})", "/focus/0", "a"), kernel::DataError);
  CHECK_THROWS_AS(withoutValue("{", "/art"), kernel::DataError);
}

TEST_CASE("every value of every shipped card changes alone, and goes alone") {
  const Bench bench;
  const Desk desk = bench.desk();
  for (const CardOnDesk& card : desk.cards()) {
    const std::string text = desk.text(card.path);
    const OrderedJson read = OrderedJson::parse(text);
    for (const auto& [key, value] : read.items()) {
      INFO(card.path << " " << key);
      OrderedJson expected = read;
      expected[key] = "game-icons:duck";
      const std::string changed = withValue(text, "/" + key, "game-icons:duck");
      CHECK(OrderedJson::parse(changed) == expected);
      CHECK(textBehind(changed, key) == "game-icons:duck");
      if (value.is_string()) CHECK(withValue(changed, "/" + key, value) == text);
      expected.erase(key);
      CHECK(OrderedJson::parse(withoutValue(text, "/" + key)) == expected);
    }
  }
}

}  // namespace w13::test
