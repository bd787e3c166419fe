#include "engine/games/warehouse51/cards/effect_reader.h"

#include <algorithm>

#include "engine/games/warehouse51/cards/language.h"
#include "engine/games/warehouse51/cards/words.h"

namespace w51 {

using house::Member;
using house::Node;
using house::Reader;

void readSymbol(Reader& reader, const Node& node, Symbol& symbol) {
  if (const auto at = wordAt(reader, node, kSymbolNames, "one of the symbols")) symbol = static_cast<Symbol>(*at);
}

namespace {

Which readWhich(Reader& reader, const Node& node) {
  Which which;
  if (node.is(Node::Type::Truth)) {
    (void)reader.justTrue(node);
    return which;
  }
  if (!reader.isObject(node, "which relics are meant, or true: any")) return which;
  reader.onlyKeys(node, {"value_at_least", "value_at_most", "category", "symbol", "pawned"}, "which relics are meant");
  for (const Member& each : node.members) {
    if (each.key == "value_at_least") readSmall(reader, each.value, 1, kHighestValue, which.least);
    if (each.key == "value_at_most") readSmall(reader, each.value, 1, kHighestValue, which.most);
    if (each.key == "category") readCategory(reader, each.value, which.category);
    if (each.key == "symbol") readSymbol(reader, each.value, which.symbol);
    if (each.key == "pawned") which.pawned = reader.justTrue(each.value);
  }
  return which;
}

void readBehind(Reader& reader, const Node& node, const VerbRow& row, Step& step) {
  switch (row.takes) {
    case Takes::True: (void)reader.justTrue(node); break;
    case Takes::Number: readSmall(reader, node, 1, kMostNumber, step.number); break;
    case Takes::Which: step.which = readWhich(reader, node); break;
    case Takes::Seer:
      if (const auto at = wordAt(reader, node, kSeerNames, "who looks at it")) step.seer = static_cast<Seer>(*at);
      break;
  }
}

void readEntry(Reader& reader, const Node& node, const QueryRow& row, Standing& entry) {
  std::vector<std::string> known = {"query"};
  if (row.with == With::What) known.emplace_back("what");
  if (row.with == With::Is || row.with == With::Sign || row.with == With::Per) known.emplace_back("is");
  if (row.with == With::Per) known.emplace_back("per");
  reader.onlyKeys(node, known, "an entry of this query");
  for (const std::string& key : known)
    if (node.find(key) == nullptr) reader.missing(node, key, "an entry of this query");
  for (const Member& each : node.members) {
    if (each.key == "is") readSmall(reader, each.value, row.least, row.most, entry.is);
    if (each.key == "per") entry.which = readWhich(reader, each.value);
    if (each.key == "what")
      if (const auto at = wordAt(reader, each.value, kSilencedNames, "what is silenced"))
        entry.silenced = static_cast<Symbol>(*at);
  }
  if (row.with == With::Sign && entry.is == 0) reader.expected(node.at("is"), "1 or -1");
}

}  // namespace

void readSteps(Reader& reader, const Node& list, bool ends, std::vector<Step>& steps) {
  if (!reader.isList(list, 1, kMostSteps, "a list of steps")) return;
  std::vector<std::string> names;
  for (const VerbRow& row : verbs())
    if (row.ends == ends) names.emplace_back(row.name);
  for (const Node& node : list.items) {
    if (!reader.isObject(node, "a step like { \"take_ingots\": 5 }")) continue;
    if (node.members.size() != 1) {
      reader.expected(node, "an object with one verb: " + house::anyOf(names));
      continue;
    }
    const Member& only = node.members.front();
    const auto row =
        std::ranges::find_if(verbs(), [&](const VerbRow& each) { return each.ends == ends && each.name == only.key; });
    if (row == verbs().end()) {
      reader.unknownKey(node, only, names, ends ? "a step of \"end\"" : "a step of \"do\"");
      continue;
    }
    Step step{row->id};
    readBehind(reader, only.value, *row, step);
    steps.push_back(step);
  }
}

void readEntries(Reader& reader, const Node& list, bool scores, std::vector<Standing>& entries) {
  if (!reader.isList(list, 1, kMostSteps, "a list of entries")) return;
  std::vector<std::string> names;
  for (const QueryRow& row : queries())
    if (row.scores == scores) names.emplace_back(row.name);
  for (const Node& node : list.items) {
    if (!reader.isObject(node, "an entry like { \"query\": \"surcharge\", \"is\": 1 }")) continue;
    const Node* query = node.find("query");
    if (query == nullptr) {
      reader.missing(node, "query", "an entry");
      continue;
    }
    const auto row = std::ranges::find_if(queries(), [&](const QueryRow& each) {
      return each.scores == scores && query->is(Node::Type::Text) && each.name == query->text;
    });
    if (row == queries().end()) {
      reader.unknownWord(*query, names, scores ? "a query of \"score\"" : "a query of \"always\"");
      continue;
    }
    Standing entry{row->id};
    readEntry(reader, node, *row, entry);
    entries.push_back(entry);
  }
}

}  // namespace w51
