// Card files that mean no good: very many keys, characters that act on a terminal, bytes behind the end, numbers that
// nothing can hold, more pieces than there are numbers for.

#include <string>

#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/reader.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// What is told of one file that is laid over the shipped cards.
std::vector<Mistake> told(const std::string& path, const std::string& text) {
  return lint({shipped::layer(), Layer{"over", {{path, text}}}}).mistakes;
}
std::vector<Mistake> toldOfTesla(const std::string& text) { return told("traits/tesla.json", text); }

/// An object of so many keys that no card has.
std::string keys(int count) {
  std::string text = "{";
  for (int at = 0; at < count; ++at) text += (at == 0 ? "\"key" : ",\"key") + std::to_string(at) + "\":1";
  return text + "}";
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("An object of tens of thousands of keys is refused where there are too many", "[cards]") {
  // given a file of a megabyte, at which a search through all keys for each key would take minutes
  const std::string text = keys(70'000);
  REQUIRE(text.size() < kLargestFile);
  // then one mistake says so
  const std::vector<Mistake> mistakes = toldOfTesla(text);
  REQUIRE(mistakes.size() == 1);
  CHECK(has(toString(mistakes[0]), "over/traits/tesla.json:1:"));
  CHECK(has(mistakes[0].message, "one key more than the 500 that an object may have"));
}

TEST_CASE("Of very many mistakes in a file fifty are told, and how many more there are", "[cards]") {
  // given 400 keys that no Trait has
  const std::vector<Mistake> mistakes = toldOfTesla(keys(400));
  // then a last one counts the rest, and all of it can be read
  REQUIRE(mistakes.size() == 51);
  CHECK(mistakes[50].message == "and 350 more errors in this file, from here on");
  CHECK(mistakes[50].error);
  std::string all;
  for (const Mistake& each : mistakes) all += toString(each) + "\n";
  CHECK(all.size() < 50'000);
}

TEST_CASE("Warnings and errors are counted apart, and the rest stands last of its file", "[cards]") {
  // given a list with sixty warnings and one error behind them
  std::vector<Mistake> mistakes;
  Complaints complaints(mistakes);
  for (int line = 1; line <= 60; ++line) complaints.tell({"a", line, 1, "", "slip", false});
  complaints.tell({"a", 3, 1, "", "wrong", true});
  mistakes.push_back({"b", 1, 1, "", "wrong", true});
  // when they are put in order
  putInOrder(mistakes);
  // then the error is told, and the count of the warnings stands behind all of the file
  REQUIRE(mistakes.size() == 53);
  CHECK(complaints.count() == 61);
  CHECK(mistakes[3].message == "wrong");
  CHECK(toString(mistakes[51]) == "a:51:1: warning: and 10 more warnings in this file, from here on");
  CHECK(mistakes[52].file == "b");
}

TEST_CASE("A text with a character that acts on a terminal is refused with its place", "[cards]") {
  for (const auto& [written, named] :
       {std::pair("\\u001b[2J", "\\u001b"), std::pair("\u202E", "\\u202e"), std::pair("\u2066", "\\u2066"),
        std::pair("\u200F", "\\u200f"), std::pair("\u061C", "\\u061c"), std::pair("\u2028", "\\u2028"),
        std::pair("\\n", "\\u000a"), std::pair("\u0085", "\\u0085")}) {
    const std::vector<Mistake> mistakes =
        toldOfTesla("{\n  \"name\": { \"en\": \"Tes" + std::string(written) + "la\" }\n}");
    INFO(shipped::lines(mistakes));
    REQUIRE(mistakes.size() == 1);
    CHECK(has(toString(mistakes[0]), "over/traits/tesla.json:2:19: error: found the character " + std::string(named)));
    CHECK(kernel::harmAt(toString(mistakes[0])) == std::string::npos);
  }
}

TEST_CASE("Keys and paths are told harmlessly", "[cards]") {
  const std::vector<Mistake> mistakes = toldOfTesla(R"({"na\u001bme": 1})");
  REQUIRE(mistakes.size() == 1);
  CHECK(kernel::harmAt(toString(mistakes[0])) == std::string::npos);
  CHECK(kernel::harmAt(toString({"a\nb\x1b", 1, 1, "", "slip", true})) == std::string::npos);
}

TEST_CASE("Behind a byte 0 nothing is left out unseen", "[cards]") {
  const std::string text("{\n\"number\": 2}\0{\"number\": 9", 28);
  const std::vector<Mistake> mistakes = toldOfTesla(text);
  REQUIRE(mistakes.size() == 1);
  CHECK(toString(mistakes[0]) == "over/traits/tesla.json:2:13: error: found a byte 0, expected a text without any");
}

TEST_CASE("Numbers that nothing can hold are told as they are written", "[cards]") {
  CHECK(has(shipped::lines(toldOfTesla(R"({"number": 1e999})")), "found the number 1e999, expected a smaller one"));
  CHECK(has(shipped::lines(toldOfTesla(R"({"number": -1e999})")), ":1:"));
  CHECK(has(shipped::lines(toldOfTesla(R"({"number": 18446744073709551615})")),
            "found the number 18446744073709551615, expected a number from 0 to 3"));
  CHECK(has(shipped::lines(toldOfTesla(R"({"number": 4294967297})")), "found the number 4294967297"));
}

TEST_CASE("A message quotes a short piece, however long the input is", "[cards]") {
  const std::string longText(900'000, 'x');
  for (const std::string& text :
       {"{\"" + longText + "\": 1}", "{\"type\": \"" + longText + "\"}",
        "{\"number\": 1" + std::string(900'000, '0') + "}", "{\"do\": [{\"" + longText + "\": 1}]}",
        "{\"do\": [{\"if\": {\"" + longText + "\": 1}, \"then\": []}]}", "{\"number\": \"" + longText,
        "{\"number\": 1e" + std::string(900'000, '9') + "}", "{\"do\": [{\"draw\": 1, \"" + longText + "\": 1}]}",
        "{\"when\": {\"" + longText + "\": []}}"}) {
    INFO(text.substr(0, 30));
    const std::vector<Mistake> mistakes = toldOfTesla(text);
    REQUIRE_FALSE(mistakes.empty());
    for (const Mistake& each : mistakes) CHECK(toString(each).size() < 3000);
  }
  CHECK(nearest(longText, {"logic", "lore"}).empty());
}

TEST_CASE("More Agents than there are numbers for are refused", "[cards]") {
  // given three hundred Agents, of whom the last would be taken for the first ones
  const std::string pete = shipped::textOf("data/cards/warehouse13/agents/pete.json");
  Layer over{"over", {}};
  for (int at = 100; at < 400; ++at) over.files.push_back({"agents/a" + std::to_string(at) + ".json", pete});
  // then one sentence says so, and nothing loads
  const Loaded loaded = load({shipped::layer(), over});
  CHECK_FALSE(loaded.catalog.has_value());
  CHECK(shipped::lines(loaded.mistakes) == "cards/agents:1:1: error: found 305 Agents, expected at most 99\n");
}

TEST_CASE("A list for Cleanup is warned about on a card that has left by then", "[cards]") {
  const auto warned = [](const std::string& stays) {
    return has(shipped::lines(told("traitor/fenced-in.json", R"({"always": null, "stays": ")" + stays +
                                                                 R"(", "when": {"cleanup": [{"draw_stress": 1}]}})")),
               "found a list for Cleanup on a card that has left the table by then");
  };
  CHECK(warned("episode"));
  CHECK(warned("round"));
  CHECK_FALSE(warned("until_used"));
}

TEST_CASE("A Ping that brings who arrives to the Field anew is warned about", "[cards]") {
  const auto warned = [](const std::string& steps) {
    const std::string all =
        shipped::lines(told("pings/berlin.json",
                            "{\n\"when\": {\n \"arrive\": " + steps + "},\n\"text\": {\"en\": \"x\", \"de\": \"x\"}}"));
    return has(all,
               "over/pings/berlin.json:3:12: warning: found steps that bring the Agent who arrives to the Field anew");
  };
  CHECK(warned(R"([{"send": "warehouse"}, {"travel": true}])"));
  CHECK(warned(R"([{"travel": true}, {"travel": true}, {"draw_stress": 1}])"));
  // but not one that brings home, or after which somebody chooses
  CHECK_FALSE(warned(R"([{"send": "warehouse"}])"));
  CHECK_FALSE(warned(R"([{"travel": true}])"));
  CHECK_FALSE(warned(R"([{"send": "warehouse"}, {"may": [{"travel": true}]}])"));
}
