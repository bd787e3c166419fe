// What the workshop says in German about the card language: all of it, and nothing that is said no more.

#include "workshop/warehouse13/kit.h"

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

#include "engine/house/cards/json_fault.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/folder.h"
#include "workshop/bench.h"
#include "workshop/plain_fields.h"

namespace w13::test {

namespace {

nlohmann::json read(const std::string& file) {
  std::ifstream in(house::dataFolder() / file);
  REQUIRE(in);
  return nlohmann::json::parse(in);
}

/// What a schema says about its parts.
void collect(const nlohmann::json& schema, std::set<std::string>& means) {
  if (schema.is_object() && schema.contains("description") && schema.at("description").is_string())
    means.insert(schema.at("description").get<std::string>());
  if (schema.is_structured())
    for (const nlohmann::json& each : schema) collect(each, means);
}

}  // namespace

TEST_CASE("Whatever a schema of cards says has its German", "[workshop]") {
  std::set<std::string> means;
  for (const char* schema : {"card", "agent", "dice", "rules"})
    collect(read(std::string("schemas/") + schema + ".schema.json"), means);
  REQUIRE(means.size() > 200);
  const nlohmann::json german = read("workshop/german.json").at("meanings");
  for (const std::string& each : means) {
    INFO(each);
    REQUIRE(german.contains(each));
    CHECK_FALSE(german.at(each).get<std::string>().empty());
  }
}

TEST_CASE("Whatever a form of cards is labelled with has its German, and no label is left over", "[workshop]") {
  const Bench bench;
  const Desk desk = bench.desk();
  std::set<std::string> labels;
  for (const CardOnDesk& card : desk.cards()) {
    const house::CardTexts texts(desk.text(card.path), {});
    for (const house::FieldRow& row : formOf(desk.part(), card.path, texts, *desk.checked().box).rows) {
      labels.insert(row.labels.begin(), row.labels.end());
      for (const house::PlainField& field : row.fields) {
        if (field.kind != house::FieldKind::Words) labels.insert(field.label);
        for (const house::FieldChoice& each : field.choices)
          if (each.label != each.word) labels.insert(each.label);  // not names of files
      }
    }
  }
  std::erase_if(labels,
                [](const std::string& each) { return each.find_first_not_of("0123456789") == std::string::npos; });
  std::set<std::string> german;
  const nlohmann::json known = read("workshop/german.json").at("labels");
  for (const auto& [english, said] : known.items()) german.insert(english);
  CHECK(labels == german);
}

TEST_CASE("A mistake is said in German with what the designer wrote left as it is", "[workshop]") {
  const German german(house::dataFolder());
  CHECK(german.of("found \"lorre\", expected one of the four types (logic, intuition, lore or tech); did you mean "
                  "\"lore\"?") ==
        "gefunden: \"lorre\"; erwartet: eine der vier Sorten (logic, intuition, lore oder tech); gemeint vielleicht "
        "\"lore\"?");
  CHECK(german.of("found no verb (\"drow\" is none), expected one of docs/effects.md") ==
        "gefunden: kein Verb (\"drow\" ist keins); erwartet: eins aus docs/effects.md");
  CHECK(german.of("found a step that needs a pile, expected \"choose_pile\" before it") ==
        "gefunden: ein Schritt, der einen Stapel braucht; erwartet: \"choose_pile\" davor");
  CHECK(german.of("missing the key \"do\": the steps") == "der Schlüssel \"do\" fehlt: die Schritte");
  CHECK(german.of("found an object, expected a clue like 1-tech") ==
        "gefunden: ein Objekt; erwartet: ein Hinweis wie 1-tech");
  CHECK(german.of("found }, expected ] first: the [ in line 2 is still open") ==
        "gefunden: }; zuerst fehlt ]: Die Klammer [ in Zeile 2 ist noch offen");
  CHECK(german.of("found }, expected a key in quotation marks") ==
        "gefunden: }; erwartet: ein Schlüssel in Anführungszeichen");
  CHECK(german.of("the Trait pile it belongs to") == "der Merkmalstapel, zu dem es gehört");
  CHECK(german.of("found 30 Pings, expected at most 26, as many as there are cards") ==
        "gefunden: 30 Pings; erwartet: höchstens 26, so viele Karten gibt es");
  CHECK(german.of("found 0 Wild dice, expected the 1 that pings/berlin.json puts into the Field") ==
        "gefunden: 0 Wild-Würfel; erwartet: die 1, die pings/berlin.json ins Feld legt");
  CHECK(german.of("found the key \"7\", expected a number of players (2, 3, 4, 5 or 6)") ==
        "gefunden: der Schlüssel \"7\"; erwartet: wie viele spielen (2, 3, 4, 5 oder 6)");
  CHECK(german.of("found \"most\", expected how many votes Bronze an Agent (more_than_half, two_thirds or all)") ==
        "gefunden: \"most\"; erwartet: wie viele Stimmen einen Agenten in Bronze bringen (more_than_half, two_thirds "
        "oder "
        "all)");
  CHECK(german.of("found the number 2 in the text, expected only numbers of the effect") ==
        "gefunden: die Zahl 2 im Text; erwartet: nur Zahlen der Wirkung");
  CHECK(german.of("found no 3 in the text, expected 3 as in the effect") ==
        "gefunden: keine 3 im Text; erwartet: 3 wie in der Wirkung");
  CHECK(german.of("found the icon {ko} in the text, expected only icons of what the effect does") ==
        "gefunden: das Zeichen {ko} im Text; erwartet: nur Zeichen für das, was die Wirkung tut");
  // what nobody has translated stays English, and a gap is never empty
  CHECK(german.of("an unheard-of thing") == "an unheard-of thing");
  CHECK(german.of("found , expected ") == "found , expected ");
  CHECK(German().of("found a list, expected one") == "found a list, expected one");
}

TEST_CASE("Every slip of writing is told in German", "[workshop]") {
  const German german(house::dataFolder());
  for (const char* text : {"",
                           "{\"a\": 1\n\"b\": 2}",
                           "[1 2]",
                           "[\"a",
                           "[1,]",
                           "[,1]",
                           "{\"a\" 1}",
                           "{\"a\":}",
                           "{\"a\": [1}",
                           "[1",
                           "[] ]",
                           "[tesla]",
                           "{a\": 1}",
                           "['a']",
                           "[// no\n]",
                           "[01]",
                           "[\"\\d\"]",
                           "[\"\t\"]",
                           "[\"\x01\"]",
                           "[1:2]",
                           "{\"a\":",
                           "[True]",
                           "{}}",
                           "{,}",
                           "{{"}) {
    INFO(text);
    const std::optional<house::JsonFault> fault = house::jsonFaultIn(text);
    REQUIRE(fault.has_value());
    CHECK(german.of(fault->message) != fault->message);
  }
}

TEST_CASE("A damaged file of German texts is refused by name", "[workshop]") {
  // given a folder of data in which a part is missing, or is no text
  const files::Folder folder;
  for (const char* damaged :
       {R"({"meanings": {}})", R"({"meanings": {"a": 1}, "phrases": {}, "labels": {}, "patterns": []})",
        R"({"meanings": {}, "phrases": {}, "labels": {}, "patterns": [["one"]]})", "[]"}) {
    INFO(damaged);
    folder.write("workshop/german.json", damaged);
    // when it is read, then one sentence names the file
    CHECK_THROWS_AS(German(folder.path()), kernel::DataError);
  }
}

}  // namespace w13::test
