// The words of the card language by which a card is found.

#include "workshop/card_words.h"

#include <algorithm>

#include "workshop/bench.h"

namespace w13::test {

namespace {

bool uses(const Desk& desk, const std::string& path, const std::string& word) {
  const std::vector<std::string> words = cardAt(desk, path).words;
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

TEST_CASE("a card has the words of what it does, not those of every card, and none that is said to players") {
  // given a card with a verb inside a choice, a picture, a switch, and texts
  const OrderedJson card = OrderedJson::parse(R"({
    "$schema": "../card.schema.json", "name": {"en": "Coffee"}, "type": "lore", "number": 1, "promo": true,
    "art": "game-icons:coffee-mug",
    "do": [{"choose_one": [{"label": {"en": "claim"}, "do": [{"reroll": "just_rolled"}]}]}]
  })");
  // then its words are these
  CHECK(house::wordsOf(card) ==
        std::vector<std::string>{"choose_one", "coffee-mug", "do", "just_rolled", "lore", "promo", "reroll"});
}

TEST_CASE("a word is meant by the beginning of any of its parts, and by nothing in their middle") {
  for (const char* typed : {"draw", "STRESS", "draw_st", "s"}) CHECK(house::isMeantBy("draw_stress", typed));
  for (const char* typed : {"raw", "tress", "draw_stresses", "draws"})
    CHECK_FALSE(house::isMeantBy("draw_stress", typed));
}

TEST_CASE("a changed card has the words of its file over the shipped ones, also before it is saved") {
  const Bench bench;
  Desk desk = bench.desk();
  REQUIRE(uses(desk, "traits/tesla.json", "difficulty"));
  // when it does something else, and the rest stands in the shipped file only
  desk.write("traits/tesla.json", R"({"do": [{"draw_stress": 1}]})");
  // then it is found by that, and by what stayed
  CHECK(uses(desk, "traits/tesla.json", "draw_stress"));
  CHECK(uses(desk, "traits/tesla.json", "tech"));
  CHECK_FALSE(uses(desk, "traits/tesla.json", "difficulty"));
  // when what is written cannot be read, then it keeps the words that it had
  desk.write("traits/tesla.json", R"({"do": [)");
  CHECK(uses(desk, "traits/tesla.json", "difficulty"));
}

}  // namespace w13::test
