// Slips of writing in card files are told in words, where they are.

#include "engine/house/cards/json_fault.h"

#include "engine/house/cards/folder.h"
#include "engine/house/cards/node.h"
#include "engine/kernel/chance.h"
#include "support/catch.h"

namespace house::test {

namespace {

/// "3:12 a comma is missing ..."; empty if it is JSON.
std::string told(const std::string& text) {
  Node root;
  std::vector<Mistake> mistakes;
  if (parse(text, 0, "card.json", root, mistakes)) return {};
  REQUIRE_FALSE(mistakes.empty());
  const Mistake& last = mistakes.back();
  return std::to_string(last.line) + ":" + std::to_string(last.column) + " " + last.message;
}

struct Slip {
  const char* text;
  const char* told;
};

}  // namespace

TEST_CASE("A slip of writing is told in words, at the place that is wrong", "[cards]") {
  const Slip slip = GENERATE(
      Slip{"{\n  \"copies\": 3\n  \"type\": \"lore\"\n}", "2:13 a comma is missing at the end of line 2"},
      Slip{"{ \"copies\": 3 \"type\": 1 }", "1:13 a comma is missing before \"type\""},
      Slip{"[1 2]", "1:2 a comma is missing before 2"},
      Slip{"{\n  \"art\": \"tesla,\n  \"number\": 1\n}",
           "2:10 the text that begins in line 2 is not closed, expected \" at its end"},
      Slip{"{ \"art\": \"tesla", "1:10 the text that begins in line 1 is not closed, expected \" at its end"},
      Slip{"{\n  \"copies\": 3,\n}", "2:14 found a comma before }, expected none: nothing follows it"},
      Slip{"[1, 2,]", "1:6 found a comma before ], expected none: nothing follows it"},
      Slip{"[1,, 2]", "1:4 found a comma with nothing before it"},
      Slip{"{ \"copies\" 3 }", "1:10 a colon is missing after the key \"copies\""},
      Slip{"{ \"copies\": }", "1:3 a value is missing after the key \"copies\""},
      Slip{"{\n  \"do\": [{ \"draw\": 1 }\n}", "3:1 found }, expected ] first: the [ in line 2 is still open"},
      Slip{"{\n  \"do\": [\n", "2:9 the [ in line 2 is never closed, expected ] at its end"},
      Slip{"{", "1:1 the { in line 1 is never closed, expected } at its end"},
      Slip{"{ \"a\": 1 } }", "1:12 found } after the end, expected nothing more"},
      Slip{"", "1:1 found an empty file, expected { and }"}, Slip{" \n ", "1:1 found an empty file, expected { and }"},
      Slip{"{ \"a\": True }", "1:8 found True, expected true"},
      Slip{"{ \"a\": tesla }", "1:8 found tesla without quotation marks"},
      Slip{"{ name: 1 }", "1:3 found name without quotation marks"},
      Slip{"{ name\": 1 }", "1:3 a quotation mark is missing before name"},
      Slip{"{ 'name': 1 }", "1:3 found ' as a quotation mark, expected \""},
      Slip{"{ \u201Cname\u201D: 1 }", "1:3 found \u201C as a quotation mark, expected \""},
      Slip{"{ // more\n }", "1:3 found a comment, expected none: card files have no comments"},
      Slip{"{ \"a\": 01 }", "1:8 found the number 01, expected one written like 1, -2 or 0.5"},
      Slip{"{ \"a\": +1 }", "1:8 found the number +1, expected one written like 1, -2 or 0.5"},
      Slip{"{ \"a\": 1. }", "1:8 found the number 1., expected one written like 1, -2 or 0.5"},
      Slip{"{ \"a\": 1e999 }", "1:8 found the number 1e999, expected a smaller one"},
      Slip{"{ \"a\": \"\xFC\" }", "1:9 found a letter that is not UTF-8, expected the file saved as UTF-8"},
      Slip{"{ \"a\": \"C:\\data\" }", "1:11 found \\d in a text, expected \\\\ for a backslash"},
      Slip{"{ \"a\": \"b\tc\" }", "1:10 found a tab in a text, expected \\t or a space"},
      Slip{"{ \"a\": 1, 2 }", "1:11 found 2 without quotation marks"},
      Slip{"{ \"a\":", "1:6 the file ends where a value is missing"},
      Slip{"{ \"\u00E4\": \"\u00F6\" \"b\": 1 }", "1:10 a comma is missing before \"b\""});
  CHECK(told(slip.text) == slip.told);
}

TEST_CASE("What is JSON has no slip of writing", "[cards]") {
  for (const char* text :
       {"{}", "[]", "1", "-0.5e+3", "\"\\u00e4\\n\"", "\xEF\xBB\xBF{\"a\": [true, false, null, {}]}"}) {
    INFO(text);
    CHECK(told(text).empty());
    CHECK_FALSE(jsonFaultIn(text).has_value());
  }
}

TEST_CASE("However a card is spoilt, what is told is no parser's complaint, and lies in the file", "[cards]") {
  const Layer shipped = readFolder(W13_DATA_DIR "/cards/warehouse13");
  kernel::Luck luck(18);
  constexpr std::string_view kPieces = "{}[],:\"' \n\ttrue01-\\x";
  int refused = 0;
  for (const SourceFile& file : shipped.files)
    for (int times = 0; times < 40; ++times) {
      std::string text = file.text;
      const auto at = static_cast<std::size_t>(luck.pick(static_cast<int>(text.size()), kernel::ChanceOf::Card));
      const auto piece = static_cast<std::size_t>(luck.pick(static_cast<int>(kPieces.size()), kernel::ChanceOf::Card));
      const int how = luck.pick(3, kernel::ChanceOf::Card);
      if (how == 0) text.erase(at, 1);
      else if (how == 1) text.insert(at, 1, kPieces[piece]);
      else text.resize(at);
      if ((static_cast<unsigned char>(file.text[at]) & 0x80u) != 0) continue;  // half a letter is no text
      Node root;
      std::vector<Mistake> mistakes;
      if (parse(text, 0, file.path, root, mistakes)) {
        CHECK_FALSE(jsonFaultIn(text).has_value());
        continue;
      }
      ++refused;
      INFO(file.path << " " << how << " at " << at << ": " << toString(mistakes.back()));
      REQUIRE(jsonFaultIn(text).has_value());
      CHECK(jsonFaultIn(text)->byte <= text.size());
      CHECK(mistakes.back().message.find("syntax error") == std::string::npos);
    }
  CHECK(refused > 1000);
}

}  // namespace house::test
