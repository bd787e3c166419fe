// Cards that stay on the table for a while, and the Travel Bag: RULING-68.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;

namespace {

/// The shipped cards, but what this says of one.
w13::Catalog with(const std::string& card, const std::string& changes) {
  w13::Loaded loaded = w13::load({shipped::layer(), {"own", {{card, changes}}}});
  INFO(shipped::lines(loaded.mistakes));
  REQUIRE(loaded.catalog.has_value());
  return *std::move(loaded.catalog);
}

/// The same of It's a Trap!, which stays.
w13::Catalog withTrap(const std::string& changes) { return with("traitor/its-a-trap.json", changes); }

}  // namespace

TEST_CASE("a card that stays acts each time until its end, or once if it stays until it is used", "[RULING-68]") {
  SECTION("when an Agent arrives in the Field") {
    const auto after = [](const std::string& stays) {
      const w13::Catalog cards = withTrap(R"({"stays": ")" + stays + R"(", "when": {"arrive": [{"draw_stress": 1}]}})");
      Scene s(cards);
      s.agent("pete").agent("myka").agent("claudia").staying({"its-a-trap"}).leads("1L 2O").start("action", "pete");
      s.play("use travel");
      const bool lies = !s.view("table").staying.empty();
      while (s.asked() != "myka" || !s.offers("use travel")) s.play(s.options().at(0));
      s.play("use travel");
      return std::tuple(s.stress("pete"), lies, s.stress("myka"));
    };
    CHECK(after("episode") == std::tuple(1, true, 1));
    CHECK(after("until_used") == std::tuple(1, false, 0));
  }
  SECTION("when a round of Retrieval begins") {
    const auto after = [](const std::string& stays) {
      const w13::Catalog cards =
          withTrap(R"({"stays": ")" + stays +
                   R"(", "when": {"arrive": null, "round_begins": [{"draw_stress": 1, "who": "first_agent"}]}})");
      Scene s(cards);
      s.agent("artie", Field).agent("myka", Field).agent("jinks").firstAgent("artie").staying({"its-a-trap"});
      s.claimed("artie", "1L 2O 1T").claimed("myka", "1I 2I").artifact("aztec-bloodstone");
      s.roll({"1L", "2O", "1T", "1I", "2I", "blank", "1L", "1T", "1I", "blank"}).start("retrieval-round");
      const bool lies = !s.view("table").staying.empty();
      const int once = s.stress("artie");
      while (s.world().retrieval.round < 2) s.play(s.options().at(0));
      return std::tuple(once, lies, s.stress("artie"));
    };
    CHECK(after("episode") == std::tuple(1, true, 2));
    CHECK(after("until_used") == std::tuple(1, false, 1));
  }
}

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

TEST_CASE("an Ability that stays until it is used lies with its Agent again afterwards", "[RULING-68][CARD-15]") {
  // given: Both Hands Full waits for the reveal, and costs the First Agent Stress
  const w13::Catalog cards =
      with("abilities/both-hands-full.json",
           R"({"stays": "until_used", "always": null, "when": {"revealed": [{"draw_stress": 1}]}})");
  Scene s(cards);
  s.agent("artie", Field)
      .agent("myka", Field)
      .agent("jinks")
      .firstAgent("artie")
      .claimed("artie", "1L")
      .claimed("myka", "1I");
  s.artifact("aztec-bloodstone").roll({"1L", "1I", "blank"}).start("retrieval-round").play("roll");
  // when: Myka has used it, and the covers are lifted
  s.respond("myka", "both-hands-full");
  REQUIRE(s.view("table").staying.size() == 1);
  while (s.stress("artie") == 0) s.play(s.options().at(0));
  // then: it has acted once, and no pile has got it
  CHECK(s.stress("artie") == 1);
  CHECK(s.world().staying.empty());
  CHECK(s.world().playing.empty());
}
