#include "engine/games/warehouse13/cards/schema.h"

#include <array>
#include <nlohmann/json.hpp>

#include "engine/games/warehouse13/cards/card_reader.h"
#include "engine/games/warehouse13/cards/numbers_file.h"

namespace w13 {

namespace {

using Json = nlohmann::ordered_json;

Json ref(const std::string& definition) { return {{"$ref", "#/definitions/" + definition}}; }
Json whole(int least, int most) { return {{"type", "integer"}, {"minimum", least}, {"maximum", most}}; }
Json onlyTrue() { return {{"const", true}}; }
Json onlyWord(const char* word, const char* means) { return {{"const", word}, {"description", means}}; }

Json numberOrWord(int least, int most) { return {{"anyOf", {whole(least, most), ref("amount")}}}; }
Json listOf(const Json& item, int least, int most) {
  return {{"type", "array"}, {"minItems", least}, {"maxItems", most}, {"items", item}};
}

Json valueOf(Detail detail);

/// What stands behind a word, and beside it.
Json behind(With with) {
  Json part = numberOrWord(-13, 13);
  switch (with) {
    case With::Number: return numberOrWord(0, 13);
    case With::Person: return ref("who");
    case With::One: return part;
    case With::Two: return listOf(part, 2, 2);
    case With::Several: return listOf(part, 2, 4);
    case With::Condition: return ref("condition");
    case With::Conditions: return listOf(ref("condition"), 2, 4);
    case With::Dice: return ref("dice");
    case With::Nothing:
    case With::Filter:
    case With::Form: return onlyTrue();
  }
  return true;
}
Details beside(With with) {
  if (with == With::Dice) return kDieFilter;
  return with == With::Filter ? kTraitFilter : Details{};
}

/// A word with what stands behind it, as an object.
Json worded(const Word& word) {
  Json form = {{"description", word.means}, {"type", "object"}, {"required", {word.name}}};
  form["additionalProperties"] = false;
  form["properties"][word.name] = word.with == With::Form ? onlyWord(word.form, word.means) : behind(word.with);
  for (const Detail detail : beside(word.with)) form["properties"][nameOf(detail)] = valueOf(detail);
  return form;
}

/// A list of words, each with its meaning where editors show it.
Json wordList(const Vocabulary& words) {
  Json list = Json::array();
  for (const Word& word : words.words) {
    if (word.with == With::Nothing || word.with == With::Person) {
      Json entry = {{"const", word.name}};
      if (*word.means != '\0') entry["description"] = word.means;
      list.push_back(entry);
    }
    if (word.with != With::Nothing) list.push_back(worded(word));
  }
  return list;
}

Json vocabulary(const Vocabulary& words) { return {{"description", words.what}, {"oneOf", wordList(words)}}; }

/// Words, and what is made of them.
Json both(const Vocabulary& words, const Vocabulary& made) {
  Json schema = vocabulary(words);
  for (const Json& each : wordList(made)) schema["oneOf"].push_back(each);
  return schema;
}

Json options() {
  Json option = {{"type", "object"}, {"required", {"label", "do"}}, {"additionalProperties", false}};
  option["properties"] = {{"label", ref("text")}, {"do", ref("steps")}};
  return listOf(option, 2, 6);
}

Json taken(const Verb& verb) {
  switch (verb.takes) {
    case Takes::True: return onlyTrue();
    case Takes::Number: return numberOrWord(verb.least, verb.most);
    case Takes::Track: return {{"anyOf", {whole(verb.least, verb.most), ref("amount"), Json{{"const", "gear"}}}}};
    case Takes::Times: return {{"anyOf", {whole(1, 13), ref("amount"), Json{{"const", "all"}}}}};
    case Takes::Dice:
    case Takes::TurnedDice: return ref("dice");
    case Takes::AgentFilters: return {{"anyOf", {onlyTrue(), listOf(ref("agent_filter"), 1, 6)}}};
    case Takes::Group: return ref("group");
    case Takes::Piles: return ref("piles");
    case Takes::Types: return {{"enum", {"any", "required"}}};
    case Takes::Options: return options();
    case Takes::Steps: return ref("steps");
    case Takes::Condition: return ref("condition");
    case Takes::Place: return {{"anyOf", {ref("place"), Json{{"const", "pile"}}}}};
    case Takes::Stash: return ref("stash");
    case Takes::Outcome: return ref("outcome");
    case Takes::Passing: return ref("passing");
    case Takes::Swap: return ref("swap");
    case Takes::TurnedUp: return ref("turned_up");
    case Takes::Location: return ref("location");
    case Takes::Partaking: return ref("partaking");
  }
  return true;
}

Json valueOf(Detail detail) {
  switch (detail) {
    case Detail::Who:
    case Detail::By: return ref("who");
    case Detail::Symbol:
    case Detail::Type: return ref("type");
    case Detail::Colour: return ref("symbol");
    case Detail::Number:
    case Detail::AtMost: return whole(0, kHighestClue);
    case Detail::Take: return whole(1, kMostAside);
    case Detail::Give: return numberOrWord(1, kMostAside);
    case Detail::PaidBy: return {{"const", "top_discard"}};
    case Detail::ToFace: return {{"anyOf", {ref("face"), ref("clue")}}};
    case Detail::ToSpot: return ref("spot");
    case Detail::NoWild:
    case Detail::Another:
    case Detail::Ring:
    case Detail::Free:
    case Detail::AnyTypes:
    case Detail::Random:
    case Detail::Secret:
    case Detail::Focus:
    case Detail::UpTo: return onlyTrue();
    case Detail::Do:
    case Detail::Then:
    case Detail::Otherwise:
    case Detail::IfUnable:
    case Detail::Won:
    case Detail::Lost: return ref("steps");
    case Detail::Ask:
    case Detail::Yes:
    case Detail::No: return ref("text");
  }
  return true;
}

/// The schema of one verb with its details.
Json step(const Verb& verb) {
  Json schema = {{"description", verb.means}, {"type", "object"}, {"required", {verb.name}}};
  schema["additionalProperties"] = false;
  schema["properties"][verb.name] = taken(verb);
  for (const Detail detail : verb.details) {
    schema["properties"][nameOf(detail)] = valueOf(detail);
    if (verb.required.has(detail)) schema["required"].push_back(nameOf(detail));
  }
  return schema;
}

Json valueOf(Says detail) {
  switch (detail) {
    case Says::Attribute: return ref("attribute");
    case Says::Type:
    case Says::Symbol: return ref("type");
    case Says::Timing: return ref("timing");
    case Says::Number:
    case Says::AtMost: return whole(0, kHighestClue);
    case Says::Amount: return numberOrWord(-9, 9);
    case Says::Place: return ref("place");
    case Says::Colour: return ref("symbol");
    case Says::Whammy:
    case Says::Once: return onlyTrue();
    case Says::Only: return listOf(ref("condition"), 1, 3);
    case Says::What: break;  // it is the form of a query
  }
  return true;
}

Json entry(const Question& question) {
  Json schema = {{"description", question.means}, {"type", "object"}, {"required", {"query"}}};
  schema["additionalProperties"] = false;
  schema["properties"]["query"] = {{"const", question.name}};
  for (const Says detail : question.says) {
    schema["properties"][nameOf(detail)] =
        question.isFormedBy(detail) ? onlyWord(question.form, question.means) : valueOf(detail);
    if (question.required.has(detail)) schema["required"].push_back(nameOf(detail));
  }
  return schema;
}

/// An object with a list of steps for each word.
Json listsBy(const Vocabulary& words) {
  Json schema = {{"type", "object"}, {"minProperties", 1}, {"additionalProperties", false}};
  for (const Word& word : words.words) schema["properties"][word.name] = ref("steps");
  return schema;
}

Json text() {
  Json schema = {{"description",
                  "a text in English and German (where one is missing, the other is shown), and in other languages by "
                  "their codes; icons as {logic}"},
                 {"type", "object"}};
  schema["minProperties"] = 1;
  schema["additionalProperties"] = false;
  schema["patternProperties"] = {{"^[a-z]{2}$", {{"type", "string"}, {"minLength", 1}}}};
  return schema;
}

Json clue() {
  return {{"description", "a clue like 1-tech"},
          {"type", "string"},
          {"pattern", "^([0-3]-(logic|intuition|lore|tech)|[1-3]-wild)$"}};
}

Json frame(const char* title, const char* description) {
  return {{"$schema", "http://json-schema.org/draft-07/schema#"},
          {"title", title},
          {"description", description},
          {"type", "object"}};
}

std::string written(const Json& schema) { return schema.dump(2) + "\n"; }

Json definitions() {
  Json all;
  all["text"] = text();
  all["clue"] = clue();
  all["need"] = whole(0, 9);
  all["three"] = whole(0, 3);
  for (const Vocabulary* words : words::all()) {
    const bool elsewhere = words == &words::kIcons || words == &words::kWhens || words == &words::kInsteads ||
                           words == &words::kWorkings || words == &words::kJudgings;
    if (!elsewhere) all[words->name] = vocabulary(*words);
  }
  all["condition"] = both(words::kConditions, words::kJudgings);
  all["amount"] = both(words::kCounts, words::kWorkings);
  all["steps"] = listOf(ref("step"), 1, 32);
  all["step"] = {{"description", "one verb and its details"}, {"oneOf", Json::array()}};
  for (const Subject& subject : subjects())
    for (const Verb& verb : subject.verbs) all["step"]["oneOf"].push_back(step(verb));
  all["standing"] = {{"description", "an answer to a question of the rules"}, {"oneOf", Json::array()}};
  for (const Question& question : questions()) all["standing"]["oneOf"].push_back(entry(question));
  return all;
}

Json described(Json value, const char* means) {
  // Beside a $ref nothing else counts in draft-07.
  if (value.contains("$ref")) return {{"description", means}, {"allOf", {value}}};
  value["description"] = means;
  return value;
}

}  // namespace

std::string cardSchema() {
  Json schema = frame("A card",
                      "One card of data/cards/warehouse13. What each key means stands in docs/effects.md. Which keys a "
                      "card must have depends on its deck, and a file laid over another states only what differs; "
                      "`w13 lint` checks both.");
  schema["additionalProperties"] = false;
  schema["properties"]["removed"] = {{"description", "in a file laid over another: the card is taken out"},
                                     {"const", true}};
  for (const CardKey& key : cardKeys()) {
    Json value;
    if (*key.schema != '\0') value = Json::parse(key.schema);
    else value = listsBy(std::string_view(key.name) == "when" ? words::kWhens : words::kInsteads);
    schema["properties"][key.name] = described(value, key.means);
  }
  schema["definitions"] = definitions();
  return written(schema);
}

std::string agentSchema() {
  Json schema = frame("An Agent", "One Agent of data/cards/warehouse13/agents, as printed on the shield.");
  schema["additionalProperties"] = false;
  schema["properties"]["removed"] = {{"description", "in a file laid over another: the Agent is taken out"},
                                     {"const", true}};
  for (const AgentKey& key : agentKeys())
    schema["properties"][key.name] = described(Json::parse(key.schema), key.means);
  schema["definitions"]["text"] = text();
  schema["definitions"]["type"] = vocabulary(words::kTypes);
  schema["definitions"]["source"] = vocabulary(words::kSources);
  return written(schema);
}

std::string numbersSchema() {
  Json schema = frame("The numbers of the game",
                      "data/cards/warehouse13/rules.json: the hand limit, the Maintenance track, Stress, Plots, votes, "
                      "dice. What is not stated is as in the box.");
  schema["additionalProperties"] = false;
  for (const NumberKey& key : numberKeys()) {
    Json value = key.number != nullptr ? whole(key.least, key.most) : Json::parse(key.schema);
    schema["properties"][key.name] = described(std::move(value), key.means);
  }
  schema["definitions"]["majority"] = vocabulary(majorities());
  schema["definitions"]["obstacles"] = {{"description", "how many there are of each difficulty"},
                                        {"type", "object"},
                                        {"additionalProperties", false},
                                        {"patternProperties", {{"^[1-5]$", whole(0, kMostAlike)}}}};
  return written(schema);
}

std::string diceSchema() {
  Json schema = frame("The dice", "The six faces of each die: the five colours, the Goo dice, the Warehouse dice.");
  schema["additionalProperties"] = false;
  schema["properties"]["$schema"] = {{"description", "where the schema lies, for editors"}, {"type", "string"}};
  for (const Word& word : words::kSymbols.words) schema["properties"][word.name] = listOf(ref("clue"), 6, 6);
  const Json blank = {{"const", "blank"}};
  schema["properties"]["goo"] = listOf({{"anyOf", {ref("clue"), blank}}}, 6, 6);
  schema["properties"]["warehouse"] = listOf(whole(0, 9), 6, 6);
  schema["definitions"]["clue"] = clue();
  return written(schema);
}

}  // namespace w13
