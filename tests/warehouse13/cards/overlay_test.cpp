// Folders laid over the shipped data: only the differences are stated.

#include "engine/games/warehouse13/cards/effect.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

namespace {

/// The shipped cards with one more layer, or several.
Loaded with(std::vector<Layer> over) {
  over.insert(over.begin(), shipped::layer());
  return load(over);
}
Loaded with(const std::string& path, const std::string& text) { return with({Layer{"over", {{path, text}}}}); }

const Design& designOf(const Loaded& loaded, const std::string& id) {
  REQUIRE(loaded.catalog.has_value());
  REQUIRE(loaded.catalog->find(id) != DesignId::None);
  return loaded.catalog->of(loaded.catalog->find(id));
}

}  // namespace

TEST_CASE("An overlay states only what differs", "[cards]") {
  const Loaded loaded = with("traits/tesla.json", R"({"number": 2, "name": {"de": "Blitz"}})");
  const Design& tesla = designOf(loaded, "tesla");
  CHECK(tesla.number == 2);
  CHECK(tesla.name.in(kGerman) == "Blitz");
  CHECK(tesla.name.en == "Tesla");
  CHECK(tesla.at(When::Done) != 0);
  CHECK(loaded.catalog->fingerprint != shipped::cards().fingerprint);
}

TEST_CASE("Null takes a key away, a list is replaced whole", "[cards]") {
  const Loaded loaded = with(
      "traits/collaborate.json",
      R"({"when": null, "flavour": null, "do": [{"choose_agent": ["other"]}, {"draw_stress": 1, "who": "them"}]})");
  const Design& card = designOf(loaded, "collaborate");
  CHECK(loaded.catalog->effect(card.at(When::Done)).as<AgentsWanted>().filters == AgentFilter::Other);
  CHECK(loaded.catalog->effect(static_cast<EffectAt>(card.at(When::Done) + 1)).verb == Do::DrawStress);
}

TEST_CASE("A card can be taken out, and the numbers that differ from the box are told", "[cards]") {
  const Loaded loaded = with("plots/sleeper-agent.json", R"({"removed": true})");
  REQUIRE(loaded.catalog.has_value());
  CHECK(loaded.catalog->find("sleeper-agent") == DesignId::None);
  CHECK(shipped::lines(loaded.mistakes) == "cards/plots:1:1: warning: found 12 cards, expected 13 as in the box\n");
}

TEST_CASE("A new card is a new file", "[cards]") {
  const Loaded loaded = with("plots/dark-vault.json", R"({
    "name": {"en": "Open the Dark Vault", "de": "Die Dunkle Gruft"}, "needs": {"lore": 5}, "art": "game-icons:x",
    "text": {"en": "{maintenance}", "de": "{maintenance}"}, "source": "house", "do": [{"maintenance": 1}]})");
  CHECK(designOf(loaded, "dark-vault").needs == PerType{0, 0, 5, 0});
  CHECK(loaded.warnings() == 1);
}

TEST_CASE("Two overlays that change the same value are told with both places; the later counts", "[cards]") {
  const Loaded loaded = with({Layer{"one", {{"traits/tesla.json", "{\n  \"number\": 2\n}"}}},
                              Layer{"two", {{"traits/tesla.json", "{ \"number\": 0 }"}}}});
  CHECK(designOf(loaded, "tesla").number == 0);
  CHECK(shipped::lines(loaded.mistakes) ==
        "two/traits/tesla.json:1:13: warning: found a change of what one/traits/tesla.json:2:13 changes too; this one "
        "counts\n");
}

TEST_CASE("Two overlays that change different values of a card go together", "[cards]") {
  const Loaded loaded = with({Layer{"one", {{"traits/tesla.json", R"({"number": 2})"}}},
                              Layer{"two", {{"traits/tesla.json", R"({"copies": 2})"}}}});
  CHECK(designOf(loaded, "tesla").number == 2);
  CHECK(designOf(loaded, "tesla").copies == 2);
  CHECK(loaded.warnings() == 2);  // the numbers of the box: of Traits, and of Tech Traits
}

TEST_CASE("A mistake in an overlay is told at its own place", "[cards]") {
  const Loaded loaded = with("traits/tesla.json", "{\n  \"do\": [{ \"difficulty\": \"lots\" }]\n}");
  CHECK_FALSE(loaded.catalog.has_value());
  REQUIRE(loaded.mistakes.size() == 1);
  CHECK(loaded.mistakes.front().file == "over/traits/tesla.json");
  CHECK(loaded.mistakes.front().line == 2);
  CHECK(loaded.mistakes.front().pointer == "/do/0/difficulty");
}

TEST_CASE("The same id in two decks is refused", "[cards]") {
  const Loaded loaded = with("plots/tesla.json", R"({"removed": false})");
  CHECK_FALSE(loaded.catalog.has_value());
  const std::string text = shipped::lines(loaded.mistakes);
  CHECK(text.find("found false, expected true (/removed)") != std::string::npos);
  const Loaded twice = with("consequences/tesla.json", R"({})");
  CHECK(shipped::lines(twice.mistakes).find("found the id \"tesla\", expected one that ") != std::string::npos);
}

TEST_CASE("A second Ability of the same kind of one Agent is refused", "[cards]") {
  const Loaded loaded = with("abilities/hacker.json", R"({"slot": "downside"})");
  CHECK(shipped::lines(loaded.mistakes)
            .find("found a second Downside Ability of the same Agent, expected only that of abilities/hacker.json") !=
        std::string::npos);
}

TEST_CASE("Data without dice, or without enough cards for a season, is refused", "[cards]") {
  const Loaded none = load({Layer{"empty", {}}});
  CHECK_FALSE(none.catalog.has_value());
  CHECK(shipped::lines(none.mistakes) ==
        "empty/dice.json:1:1: error: found no such file, expected the faces of the dice\n");
  std::vector<SourceFile> fewer;
  for (const SourceFile& file : shipped::layer().files)
    if (!file.path.starts_with("pings/")) fewer.push_back(file);
  const Loaded loaded = load({Layer{"cards", fewer}});
  CHECK_FALSE(loaded.catalog.has_value());
  CHECK(shipped::lines(loaded.mistakes) == "cards/pings:1:1: error: found 0 cards, expected at least 7\n");
}

TEST_CASE("More cards than the table has room for are refused", "[cards]") {
  const Loaded loaded = with("traits/tesla.json", R"({"copies": 20})");
  CHECK_FALSE(loaded.catalog.has_value());
  CHECK(shipped::lines(loaded.mistakes).find("found 37 Tech cards, expected 1 to 32") != std::string::npos);
}

TEST_CASE("A folder that is not there is told, not guessed around", "[cards]") {
  CHECK_THROWS_AS(readFolder(shipped::project() / "data/no-such-folder"), kernel::DataError);
}

TEST_CASE("The same texts in another order of folders on disk load to the same cards", "[cards]") {
  Layer shuffled = shipped::layer();
  std::reverse(shuffled.files.begin(), shuffled.files.end());
  const Loaded loaded = load({shuffled});
  REQUIRE(loaded.catalog.has_value());
  CHECK(loaded.catalog->cards == shipped::cards().cards);
  for (std::size_t at = 0; at < loaded.catalog->designs.size(); ++at)
    CHECK(loaded.catalog->designs[at].id == shipped::cards().designs[at].id);
}
