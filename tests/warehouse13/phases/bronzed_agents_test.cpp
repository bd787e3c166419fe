// What a Bronzed Loyal Agent may not do, and the way back: BRONZE-13 to BRONZE-19, RULING-28 to RULING-30.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;
using w13::Location;

namespace {

/// Jinks lies Bronzed; Pete, Myka and Claudia play on, Pete is First Agent.
Scene withoutJinks() {
  Scene s;
  return s.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").leads("1L 2O 1T 0T 1I");
}

}  // namespace

TEST_CASE("a Loyal Agent stays Bronzed until another Agent Debronzes by the Bronze Sector Action",
          "[BRONZE-13][RULING-29]") {
  Scene s = withoutJinks();
  s.start("action", "pete").play("use bronze-sector");  // one Agent lies there: no other can be named
  CHECK(s.world().bronzed == w13::Seat::Table);
  CHECK(s.happened(Happened::Debronzed));
  CHECK(s.seated("jinks").at == Warehouse);
  CHECK(s.seated("jinks").health == scene::Standing);
  CHECK(s.hand("jinks").empty());
  CHECK(s.asked() == "jinks");  // joins steps still to come
  CHECK(s.question() == "take-action");

  Scene stays = withoutJinks();
  stays.start("action", "pete");
  for (const char* each : {"use travel", "use travel", "use bed-and-breakfast"}) stays.play(each);
  CHECK(stays.world().bronzed == stays.seat("jinks"));
}

TEST_CASE("once the Traitor is revealed the Bronze Sector is closed in both directions", "[RULING-28][BRONZE-13]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").revealed("claudia").leads("1L 2O");
  CHECK(Scene(s).start("action", "pete").refused("use bronze-sector") == "VOTE-11");

  // The house option leaves Debronzing open, and nothing else.
  Scene open = Scene(s).variant("debronze-stays-open").start("action", "pete");
  REQUIRE(open.offers("use bronze-sector"));
  CHECK(open.play("use bronze-sector").world().bronzed == w13::Seat::Table);
  REQUIRE(open.asked() == "jinks");
  CHECK(open.refused("use bronze-sector") == "VOTE-11");
}

TEST_CASE("a Bronzed Agent takes no Actions", "[BRONZE-14]") {
  Scene s = withoutJinks();
  s.start("action", "pete").play("use travel");
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "take-action");

  Scene finale;
  finale.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").revealed("claudia");
  finale.plot("presumed-dead").start("finale-action", "pete").play("pass");
  CHECK(finale.asked() == "myka");

  Scene granted = withoutJinks();  // nor one that a card grants
  granted.hand("pete", {"lets-take-a-walk"}).start("action", "pete").play("play lets-take-a-walk");
  CHECK(granted.options() == List{"choose myka", "choose claudia"});
}

TEST_CASE("a Bronzed Agent plays no cards, whatever the seat holds", "[BRONZE-15]") {
  const w13::Warehouse13 game(shipped::cards());
  Scene s = withoutJinks();
  s.hand("pete", {"farnsworth"});
  w13::State state = s.position().stateWith(w13::Phase::Investigation, w13::TakeAction{s.seat("pete")});
  CHECK(game.mayInterject(state, s.seat("pete")));
  w13::Hand& hand = state.world.agents[0].hand;
  state.world.agents[1].hand = hand;  // even if a card came to the Bronzed Agent
  CHECK_FALSE(game.mayInterject(state, s.seat("jinks")));
  state.world.bronzed = w13::Seat::Table;
  CHECK(game.mayInterject(state, s.seat("jinks")));
}

TEST_CASE("a Bronzed Agent draws no Traits", "[BRONZE-16]") {
  Scene s = withoutJinks();
  s.start("focus-draw", "pete");  // Pete's one type leaves no choice; Myka is next
  CHECK(s.asked() == "myka");
  CHECK(s.hand("jinks").empty());

  Scene partner = withoutJinks();  // nor for another
  partner.hand("pete", {"collaborate"}).start("action", "pete").play("play collaborate");
  CHECK(partner.options() == List{"choose myka", "choose claudia"});
}

TEST_CASE("a Bronzed Agent draws no Stress", "[BRONZE-16]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").revealed("claudia");
  s.stressDeck(9).plot("someone-dug-you-up").start("plot").press();  // each Agent draws one
  CHECK(s.stress("jinks") == 0);
  CHECK(s.stress("pete") == 1);
  CHECK(s.world().stressDeck == 7);

  Scene named;
  named.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").revealed("claudia", {"ambush"});
  named.plot("presumed-dead").start("traitor-finale-action").play("discard-for-stress ambush");
  CHECK(named.options() == List{"choose pete", "choose myka"});

  Scene told;  // whatever makes it draw
  told.agent("pete").agent("jinks").agent("myka").bronzed("jinks").stressDeck(9);
  told.startWith(w13::Phase::Investigation, w13::DrawStress{told.seat("jinks"), 2});
  CHECK(told.stress("jinks") == 0);
  CHECK(told.world().stressDeck == 9);
}

TEST_CASE("a Bronzed Agent uses no Abilities", "[BRONZE-17]") {
  Scene s;  // Second Chance: before Retrieval claim a neutralized die
  s.agent("pete", Field).agent("jinks").agent("myka").agent("claudia").neutralized("green").claimed("pete", "1I");
  Scene free = Scene(s).start("retrieval").press();
  REQUIRE(free.asked() == "jinks");
  CHECK(free.question() == "use-ability");
  Scene bronzed = Scene(s).bronzed("jinks").roll({"0I", "blank"}).start("retrieval");
  while (bronzed.question() != "roll-dice" && bronzed.options().size() == 1) bronzed.play(bronzed.options()[0]);
  CHECK(bronzed.question() == "roll-dice");

  Scene answer;  // Lie Detection answers the covering
  answer.agent("pete", Field).agent("jinks").agent("myka").claimed("pete", "1I red 2I").neutralized("blue");
  answer.used("jinks", "season").roll({"0I", "1I", "blank"});
  Scene may = Scene(answer).start("retrieval-round").play("roll");
  CHECK(may.responses("jinks") == List{"respond lie-detection"});
  Scene mayNot = Scene(answer).bronzed("jinks").traitor("myka").start("retrieval-round").play("roll");
  CHECK(mayNot.responses("jinks").empty());
  CHECK_FALSE(mayNot.mayRespond("jinks"));
}

TEST_CASE("a Bronzed Agent must neutralize a die in Work the Case", "[BRONZE-18]") {
  Scene s = withoutJinks();
  s.start("work-the-case", "jinks");
  CHECK(s.asked() == "jinks");
  CHECK(s.options() == List{"neutralize 1L", "neutralize 1I", "neutralize 2O", "neutralize 1T", "neutralize 0T"});
  s.play("neutralize 2O");
  CHECK(s.neutralized() == List{"yellow"});
}

TEST_CASE("a Bronzed Agent's claimed dice are all rolled and applied before Retrieval", "[BRONZE-19][RETR-07]") {
  Scene s;
  s.agent("pete", Field).agent("jinks").agent("myka").agent("claudia").bronzed("jinks").artifact("aztec-bloodstone");
  s.claimed("jinks", "1L red 1L").claimed("pete", "1I").roll({"1L", "2I"}).start("retrieval");
  while (s.question() != "roll-dice" && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == "roll-dice");  // before the first round
  CHECK(s.applied() == List{"1L", "2I"});
  CHECK(s.claimed("jinks").empty());
  CHECK(s.unused().empty());  // no Goo was rolled
}

TEST_CASE("a Bronzed Agent is in neither Warehouse nor Field, and Ability flips still refresh", "[RULING-30]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("myka").agent("claudia").bronzed("jinks").used("jinks", "episode");
  s.claimed("jinks", "1L").ping("nashville").top("ping", {"berlin"}).top("traitor", {"ambush"});
  s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"});
  CHECK(Scene(s).start("retrieval").happened(Happened::ArtifactLost));  // nobody is in the Field

  s.start("cleanup");
  CHECK(s.seated("jinks").usedSlots == 0);
  CHECK(s.seated("jinks").at == Location::BronzeSector);
  CHECK(s.stress("jinks") == 0);
}
