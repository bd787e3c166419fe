#include "engine/games/warehouse51/cards/relic_reader.h"

#include <charconv>
#include <cmath>

#include "engine/games/warehouse51/cards/effect_reader.h"
#include "engine/games/warehouse51/cards/language.h"
#include "engine/games/warehouse51/cards/words.h"

namespace w51 {

using house::Member;
using house::Node;
using house::Reader;

namespace {

/// CAT-09, EFF-01, EFF-03: one kind of effect a relic; neutral ones have none.
void checkEffect(Reader& reader, Relic& relic) {
  int kinds = 0;
  const auto kind = [&](const char* key, Keyword keyword) {
    const Node* found = reader.root().find(key);
    if (found == nullptr) return;
    if (++kinds == 2)
      reader.error(*found, "found a second kind of effect, expected only one of do, always, end and score");
    relic.keyword = keyword;
  };
  kind("do", Keyword::Immediate);
  kind("always", Keyword::Permanent);
  kind("end", Keyword::EndOfGame);
  kind("score", Keyword::Scoring);
  const Node* text = reader.root().find("text");
  if (kinds > 0 && text == nullptr) reader.missing(reader.root(), "text", "a relic with an effect");
  if (kinds == 0 && text != nullptr) reader.error(*text, "found a text, but no effect: write do, always, end or score");
  const Node* symbol = reader.root().find("symbol");
  if (symbol == nullptr) return;
  if (kinds > 0 && relic.symbol == Symbol::Neutral)
    reader.error(*symbol, "found a neutral relic with an effect, expected \"blessing\" or \"curse\"");
  if (kinds == 0 && relic.symbol != Symbol::Neutral)
    reader.warn(*symbol, "found a relic that is blessed or cursed, but does nothing");
}

void readWorth(Reader& reader, const Node& node, double& worth) {
  if (!node.is(Node::Type::Fraction)) {
    if (const auto found = reader.whole(node, -kMostWorth, kMostWorth)) worth = *found;
    return;
  }
  std::from_chars(node.text.data(), node.text.data() + node.text.size(), worth);
  if (std::abs(worth) > kMostWorth)
    reader.expected(node, "a number from -" + std::to_string(kMostWorth) + " to " + std::to_string(kMostWorth));
}

}  // namespace

void readRelic(Reader& reader, Relic& relic) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "a relic")) return;
  reader.onlyKeys(root,
                  {"$schema", "name", "category", "value", "symbol", "fist", "counterfeit", "art", "source", "line",
                   "text", "do", "always", "end", "score", "worth"},
                  "a relic");
  need(reader, root, {"name", "category", "value", "symbol"}, "a relic");
  for (const Member& each : root.members) {
    const Node& value = each.value;
    if (each.key == "name") relic.name = reader.bothLanguages(value, kLongestName);
    if (each.key == "line") relic.line = reader.bothLanguages(value, kLongestLine);
    if (each.key == "text") relic.text = reader.bothLanguages(value, kLongestText);
    if (each.key == "category") readCategory(reader, value, relic.category);
    if (each.key == "value") readSmall(reader, value, 1, kHighestValue, relic.value);
    if (each.key == "symbol") readSymbol(reader, value, relic.symbol);
    if (each.key == "fist") relic.fist = reader.truth(value).value_or(false);
    if (each.key == "counterfeit") relic.counterfeit = reader.truth(value).value_or(true);
    if (each.key == "art") relic.art = reader.text(value, kLongestName).value_or("");
    if (each.key == "do") readSteps(reader, value, false, relic.does);
    if (each.key == "end") readSteps(reader, value, true, relic.ends);
    if (each.key == "always") readEntries(reader, value, false, relic.standing);
    if (each.key == "score") readEntries(reader, value, true, relic.standing);
    if (each.key == "worth") readWorth(reader, value, relic.worth);
  }
  checkEffect(reader, relic);
}

void readCollector(Reader& reader, Collector& collector) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "a collector")) return;
  reader.onlyKeys(root, {"$schema", "name", "order"}, "a collector");
  need(reader, root, {"name", "order"}, "a collector");
  for (const Member& each : root.members) {
    if (each.key == "name") collector.name = reader.text(each.value, kLongestName).value_or("");
    if (each.key == "order") collector.order = reader.whole(each.value, 1, 99).value_or(99);
  }
}

void readCategories(Reader& reader, PerCategory<CategoryDesign>& categories) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "the four categories")) return;
  reader.onlyKeys(root, listOf(kCategoryNames), "the four categories");
  for (const Category category : kEachCategory) {
    const Node* node = root.find(nameOf(category));
    if (node == nullptr) {
      reader.missing(root, std::string(nameOf(category)), "the four categories");
      continue;
    }
    if (!reader.isObject(*node, "a category")) continue;
    reader.onlyKeys(*node, {"name", "label", "first", "second"}, "a category");
    need(reader, *node, {"name", "first", "second"}, "a category");
    CategoryDesign& design = categories[category];
    for (const Member& each : node->members) {
      if (each.key == "name") design.name = reader.bothLanguages(each.value, kLongestName);
      if (each.key == "label") design.label = reader.bothLanguages(each.value, kLongestName);
      if (each.key == "first") readSmall(reader, each.value, 0, 30, design.first);
      if (each.key == "second") readSmall(reader, each.value, 0, 30, design.second);
    }
  }
}

// ---- numbers of the game

namespace {

constexpr std::array<NumberKey, 10> kNumbers = {{
    {"ingots", &GameNumbers::ingots, 15, kMostIngots, "Ingots in the box."},
    {"ingots_each", &GameNumbers::each, 1, 30, "Ingots that each seat takes."},
    {"reserve", &GameNumbers::reserve, 0, 60, "Ingots of the Pawnbroker."},
    {"pawn_limit", &GameNumbers::pawnLimit, 0, 30, "A seat with so many ingots or fewer may pawn."},
    {"pawn_gives", &GameNumbers::pawnGives, 1, 30, "Ingots for a pawned relic."},
    {"buy_back", &GameNumbers::buyBack, 1, 30, "What it costs to buy one back."},
    {"tokens", &GameNumbers::tokens, 0, 20, "Pawnbroker tokens."},
    {"certificates", &GameNumbers::certificates, 0, kMostCertificates, "Certificates of Authenticity."},
    {"ingots_per_point", &GameNumbers::ingotsPerPoint, 1, 30, "Ingots that score a point."},
    {"set_points", &GameNumbers::setPoints, 0, 30, "Points for a complete set."},
}};

void readSlots(Reader& reader, const Node& node, GameNumbers& numbers) {
  if (!reader.isObject(node, "counterfeit cards a slot, by the number of seats")) return;
  reader.onlyKeys(node, {"3", "4", "5"}, "the numbers of seats");
  need(reader, node, {"3", "4", "5"}, "the numbers of seats");
  for (int seats = kFewestSeats; seats <= kMostSeats; ++seats)
    if (const Node* found = node.find(std::to_string(seats)))
      readSmall(reader, *found, 0, 2, kernel::at(numbers.cardsPerSlot, seats));
}

void readOut(Reader& reader, const Node& node, GameNumbers& numbers) {
  if (!reader.isObject(node, "relics that go out, by category")) return;
  reader.onlyKeys(node, listOf(kCategoryNames), "the four categories");
  for (const Category category : kEachCategory)
    if (const Node* found = node.find(nameOf(category)))
      readSmall(reader, *found, 0, 8, numbers.shortSaleOut[category]);
}

}  // namespace

std::span<const NumberKey> numberKeys() { return kNumbers; }

void readNumbers(Reader& reader, GameNumbers& numbers) {
  const Node& root = reader.root();
  if (!reader.isObject(root, "the numbers of the game")) return;
  std::vector<std::string> known = {"$schema", "cards_per_slot", "short_sale_out"};
  for (const NumberKey& key : kNumbers) known.emplace_back(key.name);
  reader.onlyKeys(root, known, "the numbers of the game");
  for (const std::string& key : known)
    if (key != "$schema" && root.find(key) == nullptr) reader.missing(root, key, "the numbers of the game");
  for (const NumberKey& key : kNumbers)
    if (const Node* found = root.find(key.name)) readSmall(reader, *found, key.least, key.most, numbers.*key.number);
  if (const Node* found = root.find("cards_per_slot")) readSlots(reader, *found, numbers);
  if (const Node* found = root.find("short_sale_out")) readOut(reader, *found, numbers);
}

}  // namespace w51
