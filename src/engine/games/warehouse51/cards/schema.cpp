#include "engine/games/warehouse51/cards/schema.h"

#include <nlohmann/json.hpp>

#include "engine/games/warehouse51/cards/language.h"
#include "engine/games/warehouse51/cards/relic_reader.h"

namespace w51 {

namespace {

using house::Json;

Json whole(int least, int most) { return {{"type", "integer"}, {"minimum", least}, {"maximum", most}}; }
Json onlyTrue() { return {{"const", true}}; }
Json ref(const std::string& definition) { return {{"$ref", "#/definitions/" + definition}}; }
Json described(Json value, std::string_view means) {
  value["description"] = means;
  return value;
}
template <class Words>
Json oneOf(const Words& words) {
  Json list = Json::array();
  for (const std::string_view each : words)
    if (!each.empty()) list.push_back(each);
  return {{"enum", list}};
}
Json object(std::initializer_list<const char*> required) {
  Json form = {{"type", "object"}, {"additionalProperties", false}, {"properties", Json::object()}};
  if (required.size() > 0) form["required"] = required;
  return form;
}
Json listOf(const Json& item) {
  return {{"type", "array"}, {"minItems", 1}, {"maxItems", kMostSteps}, {"items", {{"oneOf", item}}}};
}
Json frame(const char* title, std::string_view means, Json form) {
  Json schema = {{"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", title}, {"description", means}};
  form["properties"]["$schema"] = {{"type", "string"}};
  for (const auto& [key, value] : form.items()) schema[key] = value;
  return schema;
}
Json words() { return {{"type", "string"}, {"minLength", 1}}; }
Json text() {
  return {{"description",
           "A text in English and German (where one is missing, the other is shown), and in other languages by their "
           "codes."},
          {"type", "object"},
          {"minProperties", 1},
          {"additionalProperties", false},
          {"patternProperties", {{"^[a-z]{2}$", words()}}}};
}

// ---- effects

Json which() {
  Json form = object({});
  form["properties"] = {{"value_at_least", whole(1, kHighestValue)},
                        {"value_at_most", whole(1, kHighestValue)},
                        {"category", oneOf(kCategoryNames)},
                        {"symbol", oneOf(kSymbolNames)},
                        {"pawned", described(onlyTrue(), "pawned ones too")}};
  return {{"description", "Which relics are meant; true: any."}, {"anyOf", {onlyTrue(), form}}};
}

Json taken(Takes takes) {
  switch (takes) {
    case Takes::True: return onlyTrue();
    case Takes::Number: return whole(1, kMostNumber);
    case Takes::Which: return ref("which");
    case Takes::Seer: return oneOf(kSeerNames);
  }
  return true;
}

Json steps(bool ends) {
  Json all = Json::array();
  for (const VerbRow& row : verbs()) {
    if (row.ends != ends) continue;
    Json form = described(object({}), row.means);
    form["required"] = {row.name};
    form["properties"][std::string(row.name)] = taken(row.takes);
    all.push_back(form);
  }
  return listOf(all);
}

Json entries(bool scores) {
  Json all = Json::array();
  for (const QueryRow& row : queries()) {
    if (row.scores != scores) continue;
    Json form = described(object({}), row.means);
    form["required"] = {"query"};
    form["properties"]["query"] = {{"const", row.name}};
    const auto with = [&](const char* key, Json value) {
      form["required"].push_back(key);
      form["properties"][key] = std::move(value);
    };
    if (row.with == With::What) with("what", oneOf(kSilencedNames));
    if (row.with == With::Sign) with("is", {{"enum", {-1, 1}}});
    if (row.with == With::Is || row.with == With::Per) with("is", whole(row.least, row.most));
    if (row.with == With::Per) with("per", ref("which"));
    all.push_back(form);
  }
  return listOf(all);
}

Json makeRelic() {
  Json form = object({"name", "category", "value", "symbol"});
  form["properties"] = {
      {"removed", described(onlyTrue(), "in a file laid over another: the relic is taken out")},
      {"name", ref("text")},
      {"category", described(oneOf(kCategoryNames), "One of the four colours.")},
      {"value", described(whole(1, kHighestValue), "Counts towards the majority of the category.")},
      {"symbol", described(oneOf(kSymbolNames), "A neutral relic does nothing.")},
      {"fist", described({{"type", "boolean"}}, "A weapon: it is sold in a blind auction.")},
      {"counterfeit", described({{"type", "boolean"}}, "Whether a counterfeit card names it; without it, yes.")},
      {"art", described(words(), "Its picture: \"game-icons:cut-diamond\".")},
      {"source", described(Json::object(), "Where name and effect are from.")},
      {"line", described(ref("text"), "One line for the back.")},
      {"text", described(ref("text"), "The effect, as printed.")},
      {"do", described(steps(false), "What happens when it is bought at auction, step by step.")},
      {"always", described(entries(false), "What holds while it is owned.")},
      {"end", described(steps(true), "What happens at the end of the game.")},
      {"score", described(entries(true), "What holds when points are counted.")},
      {"worth", described({{"type", "number"}, {"minimum", -kMostWorth}, {"maximum", kMostWorth}},
                          "What bots think of the effect, in points.")}};
  form["definitions"] = {{"text", text()}, {"which", which()}};
  return frame("A relic", "One relic of data/cards/warehouse51. It has one kind of effect: do, always, end or score.",
               form);
}

Json makeCollector() {
  Json form = object({"name", "order"});
  form["properties"] = {{"removed", onlyTrue()},
                        {"name", words()},
                        {"order", described(whole(1, 99), "Who sits down first where nobody is chosen.")}};
  return frame("A collector", "Who can sit at the table. Collectors differ in nothing but the name.", form);
}

Json makeCategories() {
  Json one = object({"name", "first", "second"});
  one["properties"] = {{"name", ref("text")},
                       {"label", ref("text")},
                       {"first", described(whole(0, 30), "Points for the highest value.")},
                       {"second", described(whole(0, 30), "Points for the second-highest.")}};
  Json form = object({});
  for (const std::string_view each : kCategoryNames) form["properties"][std::string(each)] = one;
  form["definitions"] = {{"text", text()}};
  return frame("The categories", "The four colours, and what they pay.", form);
}

Json makeNumbers() {
  Json form = object({});
  for (const NumberKey& key : numberKeys())
    form["properties"][std::string(key.name)] = described(whole(key.least, key.most), key.means);
  Json slots = object({"3", "4", "5"}), out = object({});
  for (const char* seats : {"3", "4", "5"}) slots["properties"][seats] = whole(0, 2);
  for (const std::string_view each : kCategoryNames) out["properties"][std::string(each)] = whole(0, 8);
  form["properties"]["cards_per_slot"] = described(slots, "Counterfeit cards in a slot, by the number of seats.");
  form["properties"]["short_sale_out"] = described(out, "Relics that go out unseen in a short sale, by category.");
  return frame("The numbers of the game", "Ingots, prices and counts of Warehouse 51.", form);
}

}  // namespace

const Json& relicSchema() {
  static const Json kSchema = makeRelic();
  return kSchema;
}
const Json& collectorSchema() {
  static const Json kSchema = makeCollector();
  return kSchema;
}
const Json& categoriesSchema() {
  static const Json kSchema = makeCategories();
  return kSchema;
}
const Json& numbersSchema() {
  static const Json kSchema = makeNumbers();
  return kSchema;
}

}  // namespace w51
