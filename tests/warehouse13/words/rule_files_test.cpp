// data/rules as it ships: complete in both languages, well formed, and linked.

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "support/catch.h"
#include "support/form.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/words/walk.h"

using namespace w13;
using nlohmann::json;

namespace {

std::size_t wordCount(const std::string& text) {
  std::istringstream in(text);
  return static_cast<std::size_t>(std::distance(std::istream_iterator<std::string>(in), {}));
}

/// Rules that no other leads to, each with the reason.
const std::map<std::string, std::string> kIslands = {};

}  // namespace

TEST_CASE("the ledger, the glossary and the summary keep to their schemas") {
  const std::map<std::string, std::pair<const char*, const char*>> parts = {
      {"ledger", {"rules", "text"}}, {"glossary", {"keywords", "text"}}, {"summary", {"parts", "title"}}};
  for (const auto& [file, part] : parts) {
    INFO(file);
    const files::Form form(shipped::textOf("data/schemas/" + file + ".schema.json"));
    const std::string text = shipped::textOf("data/rules/" + file + ".json");
    CHECK(form.faults(text) == "");
    CHECK(json::parse(text).at("$schema") == "../schemas/" + file + ".schema.json");
    // and the schema is not one that everything keeps to
    json broken = json::parse(text);
    broken[part.first][0][part.second].erase("de");
    CHECK(form.faults(broken.dump()) != "");
  }
}

TEST_CASE("no rule is an island") {
  for (const RuleText& rule : walk::rules().rules()) {
    INFO(rule.id);
    CHECK(rule.see.empty() == kIslands.contains(rule.id));
  }
}

TEST_CASE("every rule can be reached from the course of an Episode by following links") {
  const RuleBook& book = walk::rules();
  std::set<std::string> reached = {"EPI-01"};
  std::vector<std::string> open = {"EPI-01"};
  while (!open.empty()) {
    const RuleText* rule = book.find(open.back());
    open.pop_back();
    REQUIRE(rule != nullptr);
    for (const std::string& next : rule->see)
      if (reached.insert(next).second) open.push_back(next);
  }
  for (const RuleText& rule : book.rules())
    if (!reached.contains(rule.id)) FAIL_CHECK(rule.id);
}

TEST_CASE("a link stands in the ledger once: the way back is worked out") {
  std::set<std::pair<std::string, std::string>> links;
  const json ledger = json::parse(shipped::textOf("data/rules/ledger.json"));
  for (const json& rule : ledger.at("rules")) {
    const std::string id = rule.at("id");
    for (const std::string& other : rule.value("see", std::vector<std::string>())) {
      INFO(id << " and " << other);
      CHECK_FALSE(links.contains({other, id}));
      CHECK(id != other);
      links.insert({id, other});
    }
  }
  CHECK(links.size() > 609);
}

TEST_CASE("rule texts are written in their own language") {
  for (const RuleText& rule : walk::rules().rules()) {
    INFO(rule.id);
    CHECK(rule.text.en != rule.text.in(kGerman));
    for (const char* sign : {"\u201e", "\u201c", "\u2019", "\u2013"})
      CHECK(rule.text.en.find(sign) == std::string::npos);
    CHECK(rule.text.in(kGerman).find('"') == std::string::npos);
    CHECK(wordCount(rule.text.en) <= 110);
    CHECK(wordCount(rule.text.in(kGerman)) <= 110);
  }
}

TEST_CASE("the glossary is in alphabetical order, and explains in at most 40 words") {
  std::string before;
  for (const Keyword& keyword : walk::rules().glossary()) {
    INFO(keyword.id);
    std::string word = keyword.word.en;
    std::transform(word.begin(), word.end(), word.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c + 32 : c; });
    CHECK(before <= word);
    before = word;
    for (const Language language : {Language::English, kGerman}) CHECK(wordCount(keyword.text.in(language)) <= 40);
    CHECK_FALSE(keyword.see.empty());
  }
}
