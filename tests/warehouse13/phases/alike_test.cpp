// Dice that are alike by public facts are offered once in an open question: RULING-73.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;

namespace {

Scene leads(const std::string& dice) {
  Scene s;
  return s.agent("pete", Warehouse, {"parallel-investigation"})
      .agent("jinks")
      .agent("claudia")
      .firstAgent("pete")
      .leads(dice);
}

}  // namespace

TEST_CASE("of alike Leads one is offered to be neutralized, of different ones each", "[RULING-73]") {
  Scene s = leads("blue 1L blue 1L blue 2L red 1L");
  s.start("work-the-case", "pete");
  CHECK(s.options("neutralize") == List{"1L", "2L", "red 1L"});
}

TEST_CASE("of alike clues one is offered to a Trait that is spent", "[RULING-73]") {
  Scene s = leads("blue 1L blue 1L red 1L");
  s.start("work-the-case", "pete").play("spend parallel-investigation");
  CHECK(s.options() == List{"claim 1L", "claim red 1L"});
}

TEST_CASE("where all dice are alike nothing is asked", "[RULING-73]") {
  Scene s = leads("blue 1L blue 1L blue 1L");
  s.start("work-the-case", "pete").play("spend parallel-investigation");
  CHECK(s.claimed("pete").size() == 1);  // it was clear which
  CHECK(s.leads().size() == 2);
}

TEST_CASE("alike dice behind a shield are each offered to their owner", "[RULING-73]") {
  Scene s;
  s.agent("pete", Field).agent("jinks").agent("claudia").firstAgent("pete").artifact("aztec-bloodstone");
  s.claimed("pete", "blue blue red").roll({"1L", "1L", "1I"}).start("retrieval-round").play("roll");
  while (s.question() != "cover-die") s.play(s.options().at(0));
  CHECK(s.decision().size() == 3);
}

TEST_CASE("a Lead and a Field Clue with the same face are different", "[RULING-73]") {
  Scene s = leads("blue 1L");
  s.agent("myka", Field, {"parallel-investigation"}).field("blue 1L").start("work-the-case", "myka");
  s.play("spend parallel-investigation");
  CHECK(s.decision().size() == 2);
}
