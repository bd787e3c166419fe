// The shipped relics, and what is told of faulty ones. COMP, CAT

#include <set>

#include "engine/games/warehouse51/cards/language.h"
#include "engine/house/cards/art_names.h"
#include "warehouse51/shipped.h"

using namespace w51;
using namespace w51::test;

namespace {

/// What is told of the shipped cards with one more file laid over them.
std::string told(const std::string& path, const std::string& text) {
  const house::ArtNames art = house::readArtNames(W13_DATA_DIR "/art/game-icons.txt");
  const Loaded loaded = lint({house::readFolder(W13_DATA_DIR "/cards/warehouse51"), {"own", {{path, text}}}}, art);
  std::string all;
  for (const house::Mistake& each : loaded.mistakes) all += each.message + "\n";
  return all;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

const std::string kOwn = R"({"name": {"en": "Own", "de": "Eigen"}, "category": "red", "value": 1, )";

}  // namespace

TEST_CASE("The box holds 26 relics, 23 of which have a counterfeit card", "[w51][COMP-03][COMP-04][COMP-09]") {
  const Catalog& cards = shipped();
  CHECK(cards.size() == 26);
  CHECK(cards.named.size() == 23);
  for (const char* id : {"ark", "pandoras-box", "head-of-mimir"}) CHECK_FALSE(cards.named.has(relic(id)));
  CHECK(cards.bySymbol[Symbol::Blessing].size() == 13);
  CHECK(cards.bySymbol[Symbol::Curse].size() == 8);
  int weapons = 0;
  for (const Relic& each : cards.relics) weapons += each.fist ? 1 : 0;
  CHECK(weapons == 5);
}

TEST_CASE("Categories differ in size, in value and in what they pay", "[w51][CAT-04][MAJ-02][MAJ-03]") {
  const auto sum = [](Category category) {
    int value = 0;
    for (const RelicId each : shipped().byCategory[category]) value += shipped().value[each];
    return value;
  };
  struct Row {
    Category category;
    int relics, value, first, second;
  };
  for (const Row& row : {Row{Category::Blue, 8, 16, 8, 6}, Row{Category::Green, 7, 14, 7, 5},
                         Row{Category::Gold, 6, 11, 6, 4}, Row{Category::Red, 5, 10, 5, 3}}) {
    CHECK(shipped().byCategory[row.category].size() == row.relics);
    CHECK(sum(row.category) == row.value);
    CHECK(shipped().categories[row.category].first == row.first);
    CHECK(shipped().categories[row.category].second == row.second);
  }
}

TEST_CASE("The box holds ingots, tokens and certificates, and a player aid for each seat",
          "[w51][COMP-02][COMP-05][COMP-06]") {
  CHECK(shipped().game.ingots == 70);
  CHECK(shipped().game.certificates == 2);
  CHECK(shipped().game.tokens == 6);
  CHECK(shipped().collectors.size() == 5);
}

TEST_CASE("Each relic is there once, under a name of its own", "[w51][COMP-08][RULING-56]") {
  std::set<std::string> names;
  for (const Relic& each : shipped().relics) names.insert(each.name.en);
  CHECK(names.size() == 26);
}

TEST_CASE("A player aid shows how many relics of each value a category has", "[w51][CAT-01][CAT-02][CAT-05]") {
  using Row = std::array<int, 3>;  // of value 3, 2, 1
  const auto row = [](Category category) {
    Row many{};
    for (const RelicId each : shipped().byCategory[category]) ++kernel::at(many, 3 - shipped().value[each]);
    return many;
  };
  CHECK(row(Category::Blue) == Row{3, 2, 3});
  CHECK(row(Category::Green) == Row{2, 3, 2});
  CHECK(row(Category::Gold) == Row{1, 3, 2});
  CHECK(row(Category::Red) == Row{1, 3, 1});
  CHECK(shipped().categories[Category::Blue].name.en == "Western Fantasy and Literature");
  CHECK(shipped().categories[Category::Red].name.en == "Eastern Cultures");
}

TEST_CASE("Three relics are named by no counterfeit card, and everybody may know which",
          "[w51][RULING-04][SECRET-42]") {
  Relics never = shipped().all();
  for (const RelicId each : shipped().named) never = never.without(each);
  CHECK(never.size() == 3);
  for (const char* id : {"ark", "pandoras-box", "head-of-mimir"}) CHECK(never.has(relic(id)));
}

TEST_CASE("Categories hold 8, 7, 6 and 5 relics, in four colours and no more", "[w51][RULING-07][RULING-55]") {
  int all = 0;
  for (const Category category : kEachCategory) all += shipped().byCategory[category].size();
  CHECK(all == shipped().size());
  CHECK(shipped().byCategory[Category::Blue].size() == 8);
  CHECK(shipped().byCategory[Category::Red].size() == 5);
}

TEST_CASE("A relic that is not neutral has an effect with one keyword, a neutral one has none",
          "[w51][CAT-09][EFF-03][CARD-01]") {
  std::set<std::string> neutral;
  for (const Relic& each : shipped().relics) {
    INFO(each.id);
    const bool scores = each.keyword == Keyword::Scoring, permanent = each.keyword == Keyword::Permanent;
    CHECK((each.keyword == Keyword::None) == (each.symbol == Symbol::Neutral));
    CHECK(each.does.empty() == (each.keyword != Keyword::Immediate));
    CHECK(each.ends.empty() == (each.keyword != Keyword::EndOfGame));
    CHECK(each.standing.empty() == !(scores || permanent));
    if (each.symbol == Symbol::Neutral) neutral.insert(each.id);
  }
  CHECK(neutral == std::set<std::string>{"ark", "excalibur", "holy-grail", "kusanagi", "mjollnir"});
}

TEST_CASE("Two relics give a certificate", "[w51][CERT-01]") {
  std::set<std::string> givers;
  for (const Relic& each : shipped().relics)
    for (const Step& step : each.does)
      if (step.verb == Do::TakeCertificate) givers.insert(each.id);
  CHECK(givers == std::set<std::string>{"book-of-thoth", "gleipnir"});
}

TEST_CASE("Nothing is told of the shipped relics", "[w51][cards]") { CHECK(told("relics/ark.json", "{}") == ""); }

TEST_CASE("A relic that cannot be is refused in words", "[w51][cards]") {
  CHECK(has(told("relics/own.json", R"({"name": {"en": "Own", "de": "Eigen"}})"), "category"));
  CHECK(has(told("relics/own.json", kOwn + R"("symbol": "blest"})"), "did you mean \"blessing\"?") == false);
  CHECK(has(told("relics/own.json", kOwn + R"("symbol": "blesing"})"), "did you mean \"blessing\"?"));
  CHECK(has(told("relics/own.json",
                 kOwn + R"("symbol": "neutral", "text": {"en": "T", "de": "T"}, "do": [{"take_ingots": 2}]})"),
            "found a neutral relic with an effect"));
  CHECK(has(told("relics/own.json", kOwn + R"("symbol": "blessing", "do": [{"take_ingots": 2}]})"), "text"));
  CHECK(has(told("relics/own.json",
                 kOwn + R"("symbol": "blessing", "text": {"en": "T", "de": "T"}, "do": [{"take_ingot": 2}]})"),
            "take_ingots"));
  CHECK(has(told("relics/own.json",
                 kOwn + R"("symbol": "curse", "text": {"en": "T", "de": "T"}, "always": [{"query": "surcharge"}]})"),
            "is"));
  CHECK(has(told("relics/own.json", kOwn + R"("symbol": "neutral", "art": "game-icons:cut-diamnd"})"),
            "did you mean \"game-icons:cut-diamond\"?"));
  CHECK(has(told("rules.json", R"({"reserve": 60})"), "found 70 ingots, expected 110"));
}

TEST_CASE("What bots think of an effect is a number of points that can be", "[w51][cards]") {
  CHECK(told("relics/golden-fleece.json", R"({"worth": -8.5})") == "");
  CHECK(has(told("relics/golden-fleece.json", R"({"worth": 9.5})"), "expected a number from -9 to 9"));
  CHECK(has(told("relics/golden-fleece.json", R"({"worth": 10})"), "expected a number from -9 to 9"));
}

TEST_CASE("Probable slips are told: a text without a number of its effect, places that pay the wrong way round",
          "[w51][cards]") {
  const auto fleece = [](const char* en, const char* de) {
    return told("relics/golden-fleece.json",
                std::string(R"({"text": {"en": ")") + en + R"(", "de": ")" + de + R"("}})");
  };
  CHECK(fleece("Take 5 ingots.", "Nimm 5 Barren.") == "");
  CHECK(has(fleece("Take 15 ingots.", "Nimm 5 Barren."), "found a text without the 5 of its effect"));
  CHECK(has(fleece("Take 5 ingots.", "Nimm Barren."), "found a text without the 5 of its effect"));
  CHECK(has(told("relics/aladdins-lamp.json", R"({"do": [{"exchange_self": {"value_at_most": 3}}]})"), "the 3 of its"));
  CHECK(
      has(told("categories.json", R"({"red": {"second": 9}})"), "found 9 points for second place in Eastern Cultures"));
  CHECK(has(told("rules.json", R"({"short_sale_out": {"red": 6}})"), "at most the 5 that it has"));
}

TEST_CASE("Each verb and query has a row with an example that is read", "[w51][cards]") {
  for (const VerbRow& row : verbs()) {
    INFO(row.name);
    const std::string key = row.ends ? "end" : "do";
    CHECK(told("relics/own.json", kOwn + R"("symbol": "blessing", "text": {"en": "2 3 5", "de": "2 3 5"}, ")" + key +
                                      R"(": [)" + std::string(row.example) + "]}") == "");
  }
  for (const QueryRow& row : queries()) {
    INFO(row.name);
    const std::string key = row.scores ? "score" : "always";
    CHECK(told("relics/own.json", kOwn + R"("symbol": "curse", "text": {"en": "2 3 5", "de": "2 3 5"}, ")" + key +
                                      R"(": [)" + std::string(row.example) + "]}") == "");
  }
}
