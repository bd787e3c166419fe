// What the engine says it understood of each card, compared with a page that people have read.

#include "engine/games/warehouse13/cards/read_back.h"

#include "support/catch.h"
#include "warehouse13/cards/own_card.h"
#include "warehouse13/cards/shipped.h"

using namespace w13;

TEST_CASE("Every card is read back as on the page that was proofread", "[cards]") {
  std::string page;
  for (const Design& design : shipped::cards().designs) {
    const std::string text = readBack(design, shipped::cards());
    CHECK(text.size() > design.name.en.size());
    page += text;
  }
  // W13_UPDATE=1 writes the page anew: then read it.
  CHECK(shipped::isUpToDate("tests/warehouse13/cards/readback.txt", page));
}

TEST_CASE("A card with an effect says what it does", "[cards]") {
  const std::string text = readBack(shipped::design("collaborate"), shipped::cards());
  CHECK(text.find("You choose another Agent at your location.") != std::string::npos);
  CHECK(text.find("They draw 3 Traits from that pile and hand you 1 of them; Calamities among them are") !=
        std::string::npos);
}

TEST_CASE("Options of an option have marks of their own", "[cards]") {
  // given an Action with two options, the first of which has two again
  const Loaded loaded = load({shipped::layer(), Layer{"over", {test::ownAction(R"([{"choose_one": [
      {"label": {"en": "a", "de": "a"}, "do": [{"choose_one": [
        {"label": {"en": "b", "de": "b"}, "do": [{"return_stress": 1}]},
        {"label": {"en": "c", "de": "c"}, "do": [{"travel": true}]}]}]},
      {"label": {"en": "d", "de": "d"}, "do": [{"draw_stress": 1}]}]}])")}}});
  REQUIRE(loaded.catalog);
  // then the inner ones are counted otherwise than the outer ones
  const std::string text = readBack(loaded.catalog->of(loaded.catalog->find("own")), *loaded.catalog);
  CHECK(
      text.find("You choose one: (a) you choose one: (i) you return 1 Stress; or (ii) you travel; or (b) you draw 1") !=
      std::string::npos);
}

TEST_CASE("Whom a step concerns is said in its right form", "[cards]") {
  const Loaded loaded =
      load({shipped::layer(),
            Layer{"over", {test::ownAction(R"([{"choose_agent": ["other"]}, {"swap": "places", "who": "them"}])")}}});
  REQUIRE(loaded.catalog);
  const std::string text = readBack(loaded.catalog->of(loaded.catalog->find("own")), *loaded.catalog);
  CHECK(text.find("You swap places with them.") != std::string::npos);
}

TEST_CASE("In the list of `each`, `you` are the Agent whose turn it is", "[cards]") {
  const std::string text = readBack(shipped::design("ben-franklins-lightning-rod"), shipped::cards());
  CHECK(text.find("Each Agent: they may: they choose a neutralized die; they draw 1 Stress") != std::string::npos);
}
