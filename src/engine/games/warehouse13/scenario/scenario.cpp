#include "engine/games/warehouse13/scenario/scenario.h"

#include <algorithm>
#include <array>

#include "engine/kernel/errors.h"

namespace w13 {

namespace {

const std::vector<std::string> kFileKeys = {"$schema", "title",  "notes", "try",  "rules",
                                            "given",   "chance", "when",  "then", "cases"};
const std::vector<std::string> kCaseKeys = {"title", "given", "chance", "when", "then"};
constexpr std::size_t kLongestTitle = 120;
constexpr std::size_t kLongestNotes = 2000;
constexpr std::size_t kLongestTry = 300;

void readCase(const Node& node, const Node& base, const std::string& title, const Catalog& cards, Reader& reader,
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
  const std::size_t before = reader.told();
  const Given given = readGiven(one.given, cards, reader);
  if (reader.told() == before) {
    try {
      if (given.opening != Opening::Setup) (void)given.position.state(given.opening, given.seat);
    } catch (const kernel::DataError& error) {
      reader.error(one.given, error.what());
    }
  }
  scenario.cases.push_back(std::move(one));
}

void readCases(const Node& root, const Catalog& cards, Reader& reader, Scenario& scenario) {
  const Node* given = root.find("given");
  if (given == nullptr) return reader.missing(root, "given", "the position");
  const Node* cases = root.find("cases");
  if (cases == nullptr) return readCase(root, *given, "", cards, reader, scenario);
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
    readCase(node, *given, name, cards, reader, scenario);
    if (node.find("chance") == nullptr) scenario.cases.back().chance = root.at("chance");
  }
}

}  // namespace

ReadScenario readScenario(const std::string& file, const std::string& text, const Catalog& cards) {
  ReadScenario read;
  Node root;
  if (!parse(text, 0, file, root, read.mistakes)) return read;
  const std::vector<std::string> files = {file};
  Reader reader(files, root, read.mistakes);
  if (!reader.isObject(root, "a scenario")) return read;
  Scenario scenario;
  scenario.file = file;
  reader.onlyKeys(root, kFileKeys, "a part of a scenario");
  const Node* title = root.find("title");
  if (title == nullptr) reader.missing(root, "title", "what the scenario shows");
  else scenario.title = reader.text(*title, kLongestTitle).value_or("");
  if (const Node* notes = root.find("notes")) scenario.notes = reader.text(*notes, kLongestNotes).value_or("");
  if (const Node* attempt = root.find("try")) scenario.attempt = reader.bothLanguages(*attempt, kLongestTry);
  scenario.rules = rulesIn(root, "the IDs of the rules it shows", reader);
  readCases(root, cards, reader, scenario);
  const bool fine = std::none_of(read.mistakes.begin(), read.mistakes.end(), [](const Mistake& m) { return m.error; });
  if (fine) read.scenario = std::move(scenario);
  return read;
}

ScenarioReport runScenario(const std::string& file, const std::string& text, const Catalog& cards) {
  ScenarioReport report;
  const ReadScenario read = readScenario(file, text, cards);
  if (!read.scenario) {
    for (const Mistake& mistake : read.mistakes) report.differences.push_back(toString(mistake));
    return report;
  }
  report.title = read.scenario->title;
  for (const Case& one : read.scenario->cases) {
    ++report.cases;
    for (const std::string& difference : play(one, file, cards))
      report.differences.push_back(one.title.empty() ? difference : difference + " [" + one.title + "]");
  }
  report.ok = report.differences.empty();
  return report;
}

}  // namespace w13
