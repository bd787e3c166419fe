// The words that may come at a place, also in a text that is not finished.

#include "workshop/warehouse13/kit.h"

#include <algorithm>

#include "workshop/bench.h"

namespace w13::test {

namespace {

/// The words at the place of "|" in a text.
std::vector<std::string> wordsAt(std::string text, const std::string& path = "traits/new.json") {
  static const Bench bench;
  static const Desk desk = bench.desk();
  const std::size_t cursor = text.find('|');
  text.erase(cursor, 1);
  std::vector<std::string> words;
  for (const Completion& each :
       house::completionsAt(text, cursor, path, desk.part(), *desk.checked().box, desk.art()).words)
    words.push_back(each.word);
  return words;
}

bool has(const std::vector<std::string>& words, const std::string& word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

TEST_CASE("keys of a card are those of its deck that are not there yet") {
  const std::vector<std::string> words = wordsAt(R"({ "name": {}, | "copies": 2 })");
  CHECK(has(words, "number"));
  CHECK_FALSE(has(words, "name"));
  CHECK_FALSE(has(words, "copies"));  // behind the cursor
  CHECK_FALSE(has(words, "needs"));   // no Trait has requirements
  CHECK(has(wordsAt("{ | }", "plots/new.json"), "needs"));
  CHECK(has(wordsAt("{ | }", "agents/new.json"), "focus"));
  CHECK(has(wordsAt("{ | }", "rules.json"), "hand_limit"));
}

TEST_CASE("values are the words of their place") {
  CHECK(wordsAt(R"({ "type": "|)") == std::vector<std::string>{"logic", "intuition", "lore", "tech"});
  CHECK(wordsAt(R"({ "type": "l|" })") == std::vector<std::string>{"logic", "lore"});
  CHECK(wordsAt(R"({ "number": | })") == std::vector<std::string>{"0", "1", "2", "3"});
  CHECK(has(wordsAt(R"({ "agent": "|" })", "abilities/new.json"), "pete"));
  CHECK(wordsAt(R"({ "art": "game-icons:compas|" })").front() == "game-icons:compass");
}

TEST_CASE("in a step the verbs come, and beside a verb its details") {
  const std::vector<std::string> verbs = wordsAt(R"({ "do": [{ "choose_pile": "any" }, { "dr|)");
  CHECK(has(verbs, "draw"));
  CHECK(has(verbs, "draw_stress"));
  CHECK_FALSE(has(verbs, "claim"));
  const std::vector<std::string> details = wordsAt(R"({ "do": [{ "draw_stress": 1, "| }] })");
  CHECK(has(details, "who"));
  CHECK_FALSE(has(details, "draw"));
  CHECK(has(wordsAt(R"({ "do": [{ "draw_stress": 1, "who": "|" }] })"), "them"));
  CHECK(has(wordsAt(R"({ "when": { "|" } })"), "cleanup"));
  CHECK(has(wordsAt(R"({ "always": [{ "query": "|" }] })", "consequences/new.json"), "goo_matches"));
  // a query or condition of several forms is one word, and what comes behind it is its forms
  const std::vector<std::string> queries = wordsAt(R"({ "always": [{ "query": "may|" }] })", "consequences/new.json");
  CHECK(std::ranges::count(queries, "may_not") == 1);
  CHECK(wordsAt(R"({ "always": [{ "query": "may_not", "what": "|" }] })", "consequences/new.json") ==
        std::vector<std::string>{"draw", "enter_alone", "apply", "play", "use"});
  CHECK(wordsAt(R"({ "only": [{ "challenge": "|" }] })") ==
        std::vector<std::string>{"physical", "mental", "maintenance"});
}

TEST_CASE("icons are completed inside a text") {
  CHECK(has(wordsAt(R"({ "text": { "en": "Draw 1 {lo|", "de": "" } })"), "logic"));
  CHECK(wordsAt(R"({ "text": { "en": "Draw {logic} |", "de": "" } })").empty());
}

TEST_CASE("what is put in keeps quotation marks right") {
  static const Bench bench;
  const Desk desk = bench.desk();
  const auto at = [&](const std::string& text) {
    return house::completionsAt(text, text.size(), "traits/new.json", desk.part(), *desk.checked().box, desk.art());
  };
  CHECK(at("{ \"type\": \"lor").words.front().written == "lore");
  CHECK(at("{ \"type\": lor").words.front().written == "\"lore\"");
  CHECK(at("{ \"type\": lor").from == 10);
  CHECK(at("{ num").words.front().written == "\"number\": ");
}

TEST_CASE("a cursor anywhere in any text is answered") {
  static const Bench bench;
  const Desk desk = bench.desk();
  const std::string text = desk.text("traits/collaborate.json") + "}}]\"\\";
  for (std::size_t cursor = 0; cursor <= text.size() + 1; cursor += 3)
    (void)house::completionsAt(text.substr(0, text.size() - cursor / 2), cursor, "traits/collaborate.json", desk.part(),
                               *desk.checked().box, desk.art());
  CHECK(house::completionsAt("", 0, "traits/x.json", desk.part(), *desk.checked().box, desk.art()).words.empty());
}

}  // namespace w13::test
