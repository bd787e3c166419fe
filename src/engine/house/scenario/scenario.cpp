#include "engine/house/scenario/scenario.h"

#include <algorithm>
#include <array>

#include "engine/house/scenario/refused_setup.h"
#include "engine/house/scenario/run.h"

namespace house {

namespace {

const std::vector<std::string> kFileKeys = {"$schema", "title",  "notes", "try",  "rules",
                                            "given",   "chance", "when",  "then", "cases"};
const std::vector<std::string> kCaseKeys = {"title", "given", "chance", "when", "then"};
constexpr std::size_t kLongestTitle = 120;
constexpr std::size_t kLongestNotes = 2000;
constexpr std::size_t kLongestTry = 300;

void readCase(const Node& node, const Node& base, const std::string& title, const Staging& staging, Reader& reader,
              Scenario& scenario) {
  Case one;
  one.title = title;
  one.given = base;
  if (const Node* own = node.find("given"); own != nullptr && own != &base) {
    if (base.is(Node::Type::Null)) one.given = *own;
    else layOver(one.given, *own, [](const Node&, const Node&) {});
  }
  one.chance = node.at("chance");
  one.when = node.at("when");
  one.then = node.at("then");
  if (!one.when.is(Node::Type::Null) && !one.when.is(Node::Type::List)) reader.expected(one.when, "a list of steps");
  if (one.then.is(Node::Type::Null) && one.when.is(Node::Type::Null))
    reader.error(node, "nothing is played and nothing is asked; write \"when\", \"then\" or both");
  staging.check(one.given, reader);
  scenario.cases.push_back(std::move(one));
}

void readCases(const Node& root, const Staging& staging, Reader& reader, Scenario& scenario) {
  const Node* given = root.find("given");
  if (given == nullptr) return reader.missing(root, "given", "the position");
  const Node* cases = root.find("cases");
  if (cases == nullptr) return readCase(root, *given, "", staging, reader, scenario);
  for (const char* key : {"when", "then"})
    if (const Node* node = root.find(key))
      reader.error(*node, "with \"cases\" each case has its own \"" + std::string(key) + "\"");
  if (!reader.isList(*cases, 1, 64, "a list of 1 to 64 cases")) return;
  for (const Node& node : cases->items) {
    if (!reader.isObject(node, "a case")) continue;
    reader.onlyKeys(node, kCaseKeys, "a part of a case");
    const Node* title = node.find("title");
    if (title == nullptr) reader.missing(node, "title", "what the case shows");
    const std::string name = title == nullptr ? "" : reader.text(*title, kLongestTitle).value_or("");
    readCase(node, *given, name, staging, reader, scenario);
    if (node.find("chance") == nullptr) scenario.cases.back().chance = root.at("chance");
  }
}

}  // namespace

std::string ruleIn(const Node& node, Reader& reader, const Staging& staging) {
  if (!staging.isRule(node.text))
    reader.error(node, "found " + describe(node) + ", expected a rule of the ledger, for example \"CLAIM-09\"");
  return node.text;
}

std::vector<std::string> rulesIn(const Node& root, const char* what, Reader& reader, const Staging& staging) {
  std::vector<std::string> rules;
  const Node* listed = root.find("rules");
  if (listed == nullptr) return reader.missing(root, "rules", what), rules;
  for (const Node* id : textsIn(*listed, reader)) rules.push_back(ruleIn(*id, reader, staging));
  return rules;
}

ReadScenario readScenario(const std::string& file, const std::string& text, const Staging& staging) {
  ReadScenario read;
  Node root;
  if (!parse(text, 0, file, root, read.mistakes)) return read;
  const std::vector<std::string> files = {file};
  const std::unique_ptr<Reader> made = staging.reader(files, root, read.mistakes);
  Reader& reader = *made;
  if (!reader.isObject(root, "a scenario")) return read;
  Scenario scenario;
  scenario.file = file;
  reader.onlyKeys(root, kFileKeys, "a part of a scenario");
  const Node* title = root.find("title");
  if (title == nullptr) reader.missing(root, "title", "what the scenario shows");
  else scenario.title = reader.text(*title, kLongestTitle).value_or("");
  if (const Node* notes = root.find("notes")) scenario.notes = reader.text(*notes, kLongestNotes).value_or("");
  if (const Node* attempt = root.find("try")) scenario.attempt = reader.bothLanguages(*attempt, kLongestTry);
  scenario.rules = rulesIn(root, "the IDs of the rules it shows", reader, staging);
  readCases(root, staging, reader, scenario);
  const bool fine = std::none_of(read.mistakes.begin(), read.mistakes.end(), [](const Mistake& m) { return m.error; });
  if (fine) read.scenario = std::move(scenario);
  return read;
}

Differences play(const Case& one, const std::string& file, const Staging& staging) {
  if (const auto refused = staging.refusedSetup(one.given)) return playRefused(one, file, *refused);
  Differences differences;
  ScenarioRun run(one, file, staging, differences);
  if (!one.when.is(Node::Type::Null)) run.when(one.when);
  if (!one.then.is(Node::Type::Null)) run.then(one.then);
  run.finish();
  return differences;
}

ScenarioReport runScenario(const std::string& file, const std::string& text, const Staging& staging) {
  ScenarioReport report;
  const ReadScenario read = readScenario(file, text, staging);
  if (!read.scenario) {
    for (const Mistake& mistake : read.mistakes) report.differences.push_back(toString(mistake));
    return report;
  }
  report.title = read.scenario->title;
  for (const Case& one : read.scenario->cases) {
    ++report.cases;
    for (const std::string& difference : play(one, file, staging))
      report.differences.push_back(one.title.empty() ? difference : difference + " [" + one.title + "]");
  }
  report.ok = report.differences.empty();
  return report;
}

}  // namespace house
