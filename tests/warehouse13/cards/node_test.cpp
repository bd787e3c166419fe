// Places of values in a file, and what is told of a text that is no JSON.

#include "engine/games/warehouse13/cards/kit.h"

#include "engine/games/warehouse13/cards/reader.h"
#include "support/catch.h"

using namespace w13;

namespace {

Node parsed(const std::string& text) {
  Node root;
  std::vector<Mistake> mistakes;
  REQUIRE(parse(text, 0, "x.json", root, mistakes));
  REQUIRE(mistakes.empty());
  return root;
}
std::string place(const Node& node) { return std::to_string(node.line) + ":" + std::to_string(node.column); }

}  // namespace

TEST_CASE("Every value knows where it begins", "[cards]") {
  const Node root = parsed("{\n  \"a\": [1, -2.5e3,\n    true ],\"b\":{\"c\":null}\n}");
  CHECK(place(root) == "1:1");
  CHECK(place(*root.find("a")) == "2:8");
  CHECK(place(root.find("a")->items[1]) == "2:12");
  CHECK(place(root.find("a")->items[2]) == "3:5");
  CHECK(place(*root.find("b")) == "3:16");
  CHECK(place(*root.find("b")->find("c")) == "3:21");
  CHECK(root.members[1].line == 3);
  CHECK(root.members[1].column == 12);
}

TEST_CASE("Columns count characters, and strings may hold anything", "[cards]") {
  const Node root = parsed(R"({"grün{}": "a\"b, \\", "x": 7})");
  CHECK(place(*root.find("grün{}")) == "1:12");
  CHECK(place(*root.find("x")) == "1:29");
  CHECK(root.find("grün{}")->text == "a\"b, \\");
}

TEST_CASE("A byte order mark is no mistake", "[cards]") {
  CHECK(place(*parsed("\xEF\xBB\xBF{\"x\": 1}").find("x")) == "1:7");
}

TEST_CASE("A pointer leads from the root to a value", "[cards]") {
  const Node root = parsed(R"({"a/b": [{"c~d": 1}]})");
  CHECK(pointerTo(root, root.find("a/b")->items[0].members[0].value) == "/a~1b/0/c~0d");
  CHECK(pointerTo(root, root).empty());
}

TEST_CASE("The nearest word is found through slips of the pen", "[cards]") {
  const std::vector<std::string> words = {"logic", "intuition", "lore", "tech"};
  CHECK(nearest("lorre", words) == "lore");
  CHECK(nearest("ltech", words) == "tech");
  CHECK(nearest("intiution", words) == "intuition");
  CHECK(nearest("banana", words).empty());
}

TEST_CASE("A long text is shortened in a mistake, between characters", "[cards]") {
  const std::string text(59, 'x');
  CHECK(inQuotes(text + "üü") == "\"" + text + "...\"");
  CHECK(inQuotes("short") == "\"short\"");
}
