// Cards that stay on the table for a while, and the Travel Bag: RULING-68.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;

TEST_CASE("the Travel Bag is offered for a card that stays when it leaves the table", "[RULING-68][PRINT-15]") {
  // given: Artie has played The Caretaker for this round
  Scene s;
  s.agent("artie", Field, {"the-caretaker"}).agent("myka", Field).agent("jinks").firstAgent("artie");
  s.claimed("artie", "1L 2O").artifact("aztec-bloodstone").roll({"1L", "2O", "blank"});
  s.start("retrieval-round").play("roll").respond("artie", "the-caretaker");
  // then: it lies there, and nothing is asked yet
  REQUIRE(s.view("table").staying.size() == 1);
  CHECK(s.question() == "begin-covering");
  // when: the round ends
  while (s.question() != "may-do") s.play(s.options().at(0));
  // then: he may store it
  CHECK(s.asked() == "artie");
  CHECK(s.view("table").staying.empty());
  SECTION("stored") {
    s.play("accept");
    CHECK(s.seated("artie").bag != w13::CardId::None);
    CHECK(s.topDiscard("intuition").empty());
  }
  SECTION("discarded") {
    s.play("refuse");
    CHECK(s.seated("artie").bag == w13::CardId::None);
    CHECK(s.topDiscard("intuition") == "the-caretaker");
  }
}
