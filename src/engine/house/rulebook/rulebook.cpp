#include "engine/house/rulebook/rulebook.h"

#include <algorithm>

#include "engine/house/rulebook/rule_file.h"

namespace house {

namespace {

using Json = nlohmann::json;

RuleText ruleFrom(const Json& entry, const RuleFile& file) {
  RuleText rule;
  rule.id = entry.at("id").get<std::string>();
  rule.section = entry.at("section").get<int>();
  rule.text = file.both(entry, "text", rule.id);
  rule.see = RuleFile::see(entry);
  return rule;
}

}  // namespace

RuleFile RuleBook::file(const char* what, const char* name) const { return {what, game_.folder + "/" + name}; }

void RuleBook::readLedger(std::string_view json) {
  const RuleFile ledger = file("the rule texts", "ledger.json");
  const Json all = Json::parse(json);
  sections_.emplace_back();  // they are counted from 1
  for (const Json& section : all.at("sections")) {
    const std::string name = "section " + std::to_string(sections_.size());
    if (section.at("number").get<std::size_t>() != sections_.size()) ledger.damaged("its sections are not in order");
    sections_.push_back({ledger.both(section, "title", name), ledger.both(section, "about", name)});
  }
  for (const Json& entry : all.at("rules")) {
    RuleText rule = ruleFrom(entry, ledger);
    if (rule.section < 1 || rule.section >= kernel::count(sections_))
      ledger.damaged(rule.id + " stands in section " + std::to_string(rule.section) + ", which has no title");
    if (!places_.emplace(rule.id, rules_.size()).second) ledger.damaged(rule.id + " stands there twice");
    rules_.push_back(std::move(rule));
  }
}

void RuleBook::linkBack() {
  const RuleFile ledger = file("the rule texts", "ledger.json");
  std::vector<std::vector<std::string>> named;
  for (const RuleText& rule : rules_) named.push_back(rule.see);
  for (std::size_t from = 0; from < rules_.size(); ++from)
    for (const std::string& other : named[from]) {
      const auto place = places_.find(other);
      if (place == places_.end()) ledger.damaged(rules_[from].id + " points to " + other + ", which is not there");
      std::vector<std::string>& back = rules_[place->second].see;
      if (std::find(back.begin(), back.end(), rules_[from].id) == back.end()) back.push_back(rules_[from].id);
    }
}

void RuleBook::checkLinks() const {
  const auto check = [this](const RuleFile& file, const std::string& from, const std::vector<std::string>& see) {
    for (const std::string& rule : see)
      if (find(rule) == nullptr) file.damaged((from + " points to ").append(rule).append(", which is not there"));
  };
  const RuleFile glossary = file("the glossary", "glossary.json"), uses = file("the uses of the rules", "uses.json");
  for (const Keyword& keyword : glossary_) check(glossary, keyword.id, keyword.see);
  for (const auto& [card, rules] : uses_.cards) check(uses, card, rules);
  for (const auto& [question, rules] : uses_.questions) check(uses, "a question", rules);
}

RuleBook RuleBook::fromJson(const RuleFiles& files, const RuledGame& game) {
  RuleBook book(game);
  try {
    book.readLedger(files.ledger);
  } catch (const Json::exception& thrown) {
    book.file("the rule texts", "ledger.json").damaged(thrown.what());
  }
  book.linkBack();
  book.glossary_ = keywordsFrom(files.glossary, game.folder + "/glossary.json");
  book.searchWords_ = searchWordsFrom(files.glossary, game.folder + "/glossary.json");
  book.uses_ = usesFrom(files.uses, book.file("the uses of the rules", "uses.json"), game.isQuestion);
  book.checkLinks();
  return book;
}

const RuleText* RuleBook::find(std::string_view id) const {
  const auto found = places_.find(id);
  return found == places_.end() ? nullptr : &rules_[found->second];
}

const RuleText* RuleBook::find(kernel::Rule rule) const { return find(nameOf(rule)); }

const Keyword* RuleBook::keyword(std::string_view id) const {
  const auto found =
      std::find_if(glossary_.begin(), glossary_.end(), [&](const Keyword& each) { return each.id == id; });
  return found == glossary_.end() ? nullptr : &*found;
}

const std::vector<std::string>& RuleBook::rulesOn(std::string_view card) const {
  static const std::vector<std::string> kNone;
  const auto found = uses_.cards.find(card);
  return found == uses_.cards.end() ? kNone : found->second;
}

namespace {

using Uses = std::map<std::string, std::vector<std::string>, std::less<>>;

std::vector<std::string> thoseWith(const Uses& uses, const RuleText& rule) {
  std::vector<std::string> found;
  for (const auto& [key, rules] : uses)
    if (std::find(rules.begin(), rules.end(), rule.id) != rules.end()) found.push_back(key);
  return found;
}

}  // namespace

std::vector<std::string> RuleBook::cardsUnder(const RuleText& rule) const { return thoseWith(uses_.cards, rule); }

std::vector<std::string> RuleBook::questionsUnder(const RuleText& rule) const {
  return thoseWith(uses_.questions, rule);
}

}  // namespace house
