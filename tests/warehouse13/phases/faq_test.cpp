// Questions that players asked: FAQ-01 to FAQ-09, EX-18 and EX-19.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Twelve Traits of four names.
const List kTwelve = {"goozooka",      "goozooka",      "goozooka",      "premonition", "premonition", "premonition",
                      "i-smell-fudge", "i-smell-fudge", "i-smell-fudge", "farnsworth",  "farnsworth",  "farnsworth"};

}  // namespace

TEST_CASE("Artie's travel-bag card is outside the hand limit", "[FAQ-01][HAND-01]") {
  Scene s;
  s.agent("artie", Warehouse, kTwelve).agent("myka").agent("pete").bag("artie", "tesla").leads("1L 2L");
  Scene thirteen = Scene(s).top("tech", {"tesla-grenade"}).start("focus-draw", "artie").play("draw tech");
  CHECK(thirteen.hand("artie").size() == 13);
  CHECK(thirteen.question() != "discard-down");  // 13 in the hand and one in the bag

  Scene fourteen = s.stress("artie", 1).top("tech", {"tesla-grenade"}).start("focus-draw", "artie").play("draw tech");
  CHECK(fourteen.question() == "discard-down");
}

// EX-19
TEST_CASE("a Wild showing 1? or 2? is not claimed by a card that claims a die of one stated symbol", "[FAQ-02]") {
  for (const char* face : {"1?", "2?"}) {
    Scene s;
    s.agent("pete", Warehouse, {"parallel-investigation"}).agent("myka").agent("claudia");
    s.leads(face).leads("1L 2L 1T").start("action", "pete").play("play parallel-investigation");
    CHECK(s.options() == List{"choose 1L", "choose 2L"});
  }
  Scene shows;  // a Wild showing the symbol itself is legal
  shows.agent("pete", Warehouse, {"parallel-investigation"}).agent("myka").agent("claudia");
  shows.leads("wild 1L 2L").start("action", "pete").play("play parallel-investigation");
  CHECK(shows.options() == List{"choose 2L", "choose wild 1L"});
}

TEST_CASE("nor is it claimed through the top card of a discard pile", "[FAQ-02]") {
  Scene s;
  s.agent("pete", Warehouse, {"the-restricted-files"}).agent("myka").agent("claudia").discards("tech", {"tesla"});
  s.leads("1? 1T 0T").start("action", "pete").play("play the-restricted-files").press();
  CHECK(s.options() == List{"choose 1T", "choose 0T"});
}

// EX-18
TEST_CASE("any number of copies of an Instant may be played on one event; effects add up", "[FAQ-03]") {
  Scene s;
  s.agent("jinks", Warehouse, {"tesla", "tesla"}).agent("myka").agent("pete").block("travel", "physical 4").leads("1L");
  s.start("action", "jinks").play("tackle travel").respond("jinks", "tesla").respond("jinks", "tesla");
  CHECK(s.view("table").challenge.difficulty == 2);
  CHECK(Scene(s).roll({"1"}).play("roll").happened(Happened::ChallengeWon));  // 2 + 1 > 2
}

TEST_CASE("modifiers in effect stay in effect for a forced reroll", "[FAQ-04]") {
  Scene s;
  s.agent("jinks", Warehouse, {"tesla"})
      .agent("myka", Warehouse, {"durational-spectrometer"})
      .agent("pete")
      .leads("1L");
  s.block("travel", "physical 4").start("action", "jinks").play("tackle travel").respond("jinks", "tesla");
  s.roll({"1", "2"}).play("roll");
  REQUIRE(s.question() == "keep-roll");
  s.respond("myka", "durational-spectrometer").press();
  CHECK(s.on("travel") == "none");  // 2 + 2 > 3; without the Tesla it would have been a draw
  CHECK(s.unused().empty());
}

TEST_CASE("\"an Agent at your location\" includes yourself", "[FAQ-05]") {
  Scene s;  // the Decoder helps a challenge at its player's location: his own as well
  s.agent("pete", Warehouse, {"analog-password-decoder"}).agent("myka").agent("claudia").block("travel", "mental 2");
  s.leads("1L").start("action", "pete").play("tackle travel");
  CHECK(s.responses("pete") == List{"respond analog-password-decoder"});
  s.respond("pete", "analog-password-decoder");
  CHECK(s.view("table").challenge.difficulty == 1);
}

TEST_CASE("\"another Agent\" excludes yourself", "[FAQ-06]") {
  Scene s;
  s.agent("pete", Warehouse, {"lets-take-a-walk", "collaborate"}).agent("myka").agent("claudia", Field).leads("1L");
  s.start("action", "pete");
  CHECK(Scene(s).play("play lets-take-a-walk").options() == List{"choose myka", "choose claudia"});
  s.play("play collaborate");  // another Agent here: Myka alone, so nothing is asked
  CHECK(s.question() == "choose-pile");

  Scene harm;  // Look Out! saves another Agent, not its player
  harm.agent("claudia", Warehouse, {"look-out"}).agent("pete", Warehouse, {"look-out"}).agent("myka").leads("1L");
  harm.top("traitor", {"accident"}).start("adversary-turn");
  while (harm.question() != "resolve-harm" && harm.options().size() == 1) harm.play(harm.options()[0]);
  REQUIRE(harm.question() == "resolve-harm");
  CHECK(harm.responses("claudia").empty());
  CHECK(harm.responses("pete") == List{"respond look-out"});
}

TEST_CASE("a multi-card draw is completed before anything else happens, Calamities in it as well",
          "[FAQ-07][RULING-34]") {
  Scene s;
  s.agent("pete").agent("myka", Warehouse, {"farnsworth"}).agent("claudia").leads("1L 2L");
  s.top("lore", {"fire-in-the-stacks", "collaborate"})
      .start("action", "pete")
      .play("use warehouse-research")
      .play("draw lore");
  CHECK(s.hand("pete") == List{"collaborate"});
  CHECK(s.track().size() == 1);
  std::vector<Happened> order;
  for (const w13::Event& event : s.events())
    if (event.what == Happened::CardTurnedUp || event.what == Happened::CardDrawn ||
        event.what == Happened::ObstaclePlaced)
      order.push_back(event.what);
  CHECK(order == std::vector{Happened::CardTurnedUp, Happened::CardDrawn, Happened::ObstaclePlaced});
}

TEST_CASE("no Instant may be played inside a multi-card draw", "[FAQ-08]") {
  Scene s;  // Jinks may take each of the two cards from a discard pile: between them a question stands
  s.agent("jinks", Warehouse, {"farnsworth"}).agent("myka", Warehouse, {"farnsworth"}).agent("claudia").leads("1L 2L");
  s.discards("tech", {"tesla", "tesla-grenade"}).start("action", "jinks");
  CHECK(s.mayRespond("myka"));
  s.play("use warehouse-research").play("draw lore");
  REQUIRE(s.question() == "research-draw");
  for (const char* agent : {"jinks", "myka", "claudia"}) CHECK_FALSE(s.mayRespond(agent));
  s.play("draw lore");
  REQUIRE(s.question() == "research-draw");
  for (const char* agent : {"jinks", "myka", "claudia"}) CHECK_FALSE(s.mayRespond(agent));
}

TEST_CASE("Enlightened replaces one of the two draws; the other is from the pile researched", "[RULING-67]") {
  Scene s;
  s.agent("jinks").agent("myka").agent("claudia").leads("1L 2L").only("lore", {"collaborate", "one-quiet-day"});
  s.discards("tech", {"tesla", "tesla-grenade"}).start("action", "jinks");
  s.play("use warehouse-research").play("draw lore").play("take-top tech");
  CHECK(s.hand("jinks") == List{"tesla", "collaborate"});  // nothing is left to ask
  CHECK(s.asked() == "myka");
}

TEST_CASE("hand-limit discards wait until a multi-card draw is complete", "[FAQ-09][HAND-02]") {
  Scene s;
  s.agent("pete", Warehouse, kTwelve).agent("myka").agent("claudia").stress("pete", 1).leads("1L 2L");
  s.top("logic", {"parallel-investigation", "meet-the-regents"});
  s.start("action", "pete").play("use warehouse-research").play("draw logic");
  CHECK(s.question() == "discard-down");
  CHECK(s.hand("pete").size() == 14);  // both cards came before the first discard
  CHECK(s.offers("discard meet-the-regents"));
  s.play("discard meet-the-regents").play("discard goozooka");
  CHECK(s.hand("pete").size() + static_cast<std::size_t>(s.stress("pete")) == 13);
}
