#include "engine/warehouse13/rulebook.h"

#include <nlohmann/json.hpp>

#include "engine/kernel/errors.h"
#include "engine/warehouse13/rule_ids.h"

namespace w13 {

namespace {

using Json = nlohmann::json;

[[noreturn]] void damaged(const std::string& what) {
  throw kernel::DataError("the rule texts cannot be read: " + what + "; restore data/rules/ledger.json");
}

RuleText ruleFrom(const Json& entry) {
  RuleText rule;
  rule.id = entry.at("id").get<std::string>();
  rule.section = entry.at("section").get<int>();
  rule.text = entry.at("text").get<std::string>();
  if (entry.contains("see")) rule.see = entry.at("see").get<std::vector<std::string>>();
  return rule;
}

}  // namespace

RuleBook RuleBook::fromJson(std::string_view json) {
  RuleBook book;
  try {
    const Json all = Json::parse(json);
    book.sections_.emplace_back();  // they are counted from 1
    for (const Json& section : all.at("sections")) {
      if (section.at("number").get<std::size_t>() != book.sections_.size()) damaged("its sections are not in order");
      book.sections_.push_back(section.at("title").get<std::string>());
    }
    for (const Json& entry : all.at("rules")) {
      RuleText rule = ruleFrom(entry);
      if (rule.section < 1 || static_cast<std::size_t>(rule.section) >= book.sections_.size())
        damaged(rule.id + " stands in section " + std::to_string(rule.section) + ", which has no title");
      if (!book.places_.emplace(rule.id, book.rules_.size()).second) damaged(rule.id + " stands there twice");
      book.rules_.push_back(std::move(rule));
    }
  } catch (const Json::exception& thrown) {
    damaged(thrown.what());
  }
  for (const RuleText& rule : book.rules_)
    for (const std::string& other : rule.see)
      if (book.find(other) == nullptr) damaged(rule.id + " points to " + other + ", which is not there");
  return book;
}

const RuleText* RuleBook::find(std::string_view id) const {
  const auto found = places_.find(id);
  return found == places_.end() ? nullptr : &rules_[found->second];
}

const RuleText* RuleBook::find(kernel::Rule rule) const { return find(nameOf(rule)); }

}  // namespace w13
