// Challenges and who may help, rings, the Broken Gear. Ledger section 10, CHAL, RING and GEAR.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Claudia (Physical 1, Mental 3) and Jinks (2, 2) in the Warehouse, Myka (2, 2) in the Field; and the Traitor card
/// that comes next.
Scene threeToRoll(const List& traitorCard = {"haunted-by-the-past"}) {
  Scene s;
  s.agent("claudia").agent("jinks").agent("myka", Field).leads("1L 2O").only("traitor", traitorCard);
  return s;
}

int difficulty(const Scene& s) { return s.view("table").challenge.difficulty; }

/// A challenge that no obstacle makes: difficulty 3, Physical.
w13::Challenge withoutObstacle(const Scene& s, const std::string& agent) {
  w13::Challenge c;
  c.seat = s.seat(agent);
  c.attribute = w13::Attribute::Physical;
  c.difficulty = 3;
  return c;
}

}  // namespace

TEST_CASE("not every challenge is against an obstacle: one without is rolled and judged alike", "[CHAL-01]") {
  for (const auto& [roll, won] : {std::pair{"2", true}, std::pair{"1", false}, std::pair{"0", false}}) {
    Scene s = threeToRoll();
    s.block("travel", "physical 3").track({"physical 3"}).roll({roll});
    s.startWith(w13::Phase::Investigation, withoutObstacle(s, "jinks")).press();
    CHECK(s.happened(w13::Happened::ChallengeWon) == won);
    CHECK(s.on("travel") == "physical 3");  // it has nothing to do with any obstacle
    CHECK(s.track() == List{"physical 3"});
    CHECK(s.world().obstacleDiscard.empty());
  }
  Scene s = threeToRoll();  // and an obstacle fight is a challenge
  s.block("travel", "physical 3").hand("jinks", {"tesla"}).start("action", "jinks").play("tackle travel");
  CHECK(s.view("table").challenge.open);
}

TEST_CASE("a card that affects challenges works with and without an obstacle", "[CHAL-02]") {
  Scene s = threeToRoll();
  s.hand("jinks", {"tesla", "tesla", "camaraderie"});
  Scene place = s, space = s, faced = s, none = s;
  place.block("travel", "physical 3").start("action", "jinks").play("tackle travel");
  space.track({"physical 3"}).start("action", "jinks").play("use maintenance");
  faced.ping("chicago").obstacleTop({"physical 3"}).start("action", "jinks").play("use travel").play("accept");
  none.startWith(w13::Phase::Investigation, withoutObstacle(none, "jinks"));
  for (Scene* each : {&place, &space, &faced, &none}) {
    REQUIRE(difficulty(*each) == 3);
    each->respond("jinks", "tesla");
    CHECK(difficulty(*each) == 2);
    each->respond("jinks", "tesla");  // FAQ-03: they add up
    CHECK(difficulty(*each) == 1);
  }
}

TEST_CASE("a card that affects obstacles works only when there is one", "[CHAL-03]") {
  Scene s = threeToRoll();
  s.hand("jinks", {"tesla-grenade", "goozooka", "francois-villons-inkwell"});
  Scene faced = s, space = s, none = s;
  faced.ping("chicago").obstacleTop({"physical 3"}).start("action", "jinks").play("use travel").play("accept");
  CHECK(faced.responses("jinks") == List{"respond tesla-grenade", "respond francois-villons-inkwell"});
  space.track({"physical 3"}).start("action", "jinks").play("use maintenance");
  CHECK(space.responses("jinks") == List{"respond goozooka", "respond francois-villons-inkwell"});
  none.startWith(w13::Phase::Investigation, withoutObstacle(none, "jinks"));
  CHECK(none.responses("jinks").empty());
}

TEST_CASE("a card limited to its player's location is not playable from elsewhere", "[CHAL-04]") {
  Scene s = threeToRoll();
  s.hand("jinks", {"analog-password-decoder"}).hand("myka", {"analog-password-decoder", "tesla"});
  Scene mental = s, physical = s;
  mental.block("travel", "mental 4").start("action", "claudia").play("tackle travel");
  CHECK(mental.offers("jinks", "respond analog-password-decoder"));
  CHECK_FALSE(mental.offers("myka", "respond analog-password-decoder"));
  physical.block("travel", "physical 4").start("action", "claudia").play("tackle travel");
  CHECK(physical.responses("myka").empty());
  CHECK(physical.responses("jinks").empty());  // no Mental challenge
}

TEST_CASE("a challenge is where the challenger is, also on a pile or on Travel", "[RULING-09][CHAL-04]") {
  Scene s = threeToRoll();
  s.hand("jinks", {"tesla"}).hand("myka", {"tesla"}).block("lore-pile", "physical 4").start("action", "myka");
  s.play("tackle lore-pile");
  CHECK(s.offers("myka", "respond tesla"));
  CHECK_FALSE(s.offers("jinks", "respond tesla"));
}

TEST_CASE("who played the card challenges, though another Agent draws", "[RULING-09][CHAL-05]") {
  Scene s = threeToRoll();
  s.hand("claudia", {"collaborate", "analog-password-decoder"})
      .hand("jinks", {"analog-password-decoder", "spectroscope"});
  s.block("logic-pile", "mental 4 ring").roll({"1"}).start("action", "claudia");
  s.play("play collaborate").play("choose logic");
  CHECK(s.asked() == "claudia");
  CHECK(difficulty(s) == 5);
  CHECK(s.view("table").challenge.bonus == 3);  // Claudia's Mental, not that of Jinks
  s.respond("jinks", "analog-password-decoder");
  CHECK(difficulty(s) == 4);
  s.respond("claudia", "analog-password-decoder");  // several Agents help, each with their own cards
  CHECK(difficulty(s) == 3);
  s.play("roll").press();  // 1 + 3 > 3
  CHECK(s.on("logic-pile") == "none");
  CHECK(s.asked() == "jinks");
  CHECK(s.question() == "hand-over");
}

// ---- rings ------------------------------------------------------------------------------------------------------

TEST_CASE("a ring adds 1 to the difficulty of its obstacle", "[RING-01]") {
  for (const auto& [obstacle, won] : {std::pair{"mental 4", true}, std::pair{"mental 4 ring", false}}) {
    Scene s = threeToRoll();
    s.block("travel", obstacle).roll({"2"}).start("action", "claudia").play("tackle travel").press();  // 2 + 3 = 5
    CHECK((s.on("travel") == "none") == won);
  }
  Scene s = threeToRoll();
  s.hand("jinks", {"tesla"}).track({"physical 2 ring"}).start("action", "jinks").play("use maintenance");
  CHECK(difficulty(s) == 3);
}

TEST_CASE("an obstacle holds one ring at most", "[RING-02]") {
  Scene s = threeToRoll({"road-closed"});
  s.obstacleTop({"physical 3", "mental 4"}).start("adversary-turn").press();
  CHECK(s.on("travel") == "physical 3 ring");
  CHECK(s.world().ringsLeft == 3);

  Scene again = threeToRoll({"road-closed"});
  again.block("travel", "physical 3 ring").start("adversary-turn").press();
  CHECK(again.on("travel") == "physical 3 ring");  // no second obstacle, no second ring
  CHECK(again.world().ringsLeft == 3);
  CHECK(again.view("table").obstaclesLeft == 17);
}

TEST_CASE("with no ring left an obstacle comes without one, and with no place left there is none", "[RULING-10]") {
  Scene s = threeToRoll({"obstruction"});
  s.block("logic-pile", "mental 2 ring").block("tech-pile", "mental 2 ring").block("lore-pile", "mental 2 ring");
  s.block("bed-and-breakfast", "mental 2 ring");
  s.obstacleTop({"physical 3"}).start("adversary-turn").press();
  CHECK(s.on("intuition-pile") == "physical 3");  // the only open pile, and no ring left
  CHECK(s.world().ringsLeft == 0);
}

TEST_CASE("an obstacle that is discarded gives its ring back", "[RING-03]") {
  Scene s = threeToRoll();
  s.block("travel", "mental 2 ring").roll({"3"}).start("action", "claudia");
  REQUIRE(s.world().ringsLeft == 3);
  s.play("tackle travel").press();
  CHECK(s.world().ringsLeft == 4);

  Scene track = threeToRoll();
  track.track({"mental 2 ring"}).roll({"3"}).start("action", "claudia").play("use maintenance").press();
  CHECK(track.world().ringsLeft == 4);
}

// ---- the Broken Gear --------------------------------------------------------------------------------------------

TEST_CASE("the Broken Gear covers one of five spaces, so that four obstacles blow up the Warehouse",
          "[GEAR-01][GEAR-02][RULING-05]") {
  Scene s = threeToRoll({"artifact-disturbance"});
  s.track({"mental 2", "mental 2", "mental 2"});

  Scene without = s;
  without.start("adversary-turn").press();
  CHECK_FALSE(without.over());
  CHECK(without.track().size() == 4);

  Scene with = s;
  with.gear().start("adversary-turn").press();
  CHECK(with.over());
  CHECK(with.winner() == "traitor");
  CHECK(with.ending() == "maintenance-full");
}

TEST_CASE("the Broken Gear placed beside four obstacles blows up the Warehouse at once; a second one does nothing",
          "[RULING-05][GEAR-02]") {
  Scene s;
  s.agent("claudia").agent("jinks").agent("myka").faceUp({"grinding-halt"});  // nobody in the Field: lost
  s.top("ping", {"hartford"}).only("traitor", {"haunted-by-the-past"}).roll(List(13, "1L"));

  Scene four = s;
  four.track({"mental 2", "mental 2", "mental 2", "mental 2"}).start("retrieval");
  CHECK(four.ending() == "maintenance-full");

  Scene threeToRoll = s;
  threeToRoll.track({"mental 2", "mental 2", "mental 2"}).start("retrieval");
  CHECK(threeToRoll.world().gear);
  CHECK_FALSE(threeToRoll.over());

  Scene second = s;
  second.gear().track({"mental 2", "mental 2", "mental 2"}).start("retrieval");
  CHECK_FALSE(second.over());
}

TEST_CASE("the Broken Gear is never removed", "[GEAR-03]") {
  Scene s = threeToRoll();
  s.gear().track({"mental 2"}).roll({"3"}).start("action", "claudia").play("use maintenance").press();
  CHECK(s.track().empty());
  CHECK(s.world().gear);

  Scene later = threeToRoll();  // through Cleanup into the next Episode
  later.gear().top("ping", {"hartford"}).roll(List(13, "1L"));
  later.start("cleanup").press();
  CHECK(later.world().phase == w13::Phase::Investigation);
  CHECK(later.world().gear);
}

TEST_CASE("everybody sees which card has an Agent face an obstacle at once", "[OBST-17]") {
  // given a trap in the Field, and nothing on the way there
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").leads("1L 2O").staying({"its-a-trap"}).obstacleTop({"mental 2"});
  s.start("action", "pete");
  // when it springs
  s.play("use travel");
  // then the challenge names it
  CHECK(s.ids({{s.view("table").challenge.card}}) == List{"its-a-trap"});
  // and one on the way to the Field names no card
  Scene blocked;
  blocked.agent("pete").agent("myka").agent("claudia").leads("1L 2O").block("travel", "mental 2");
  blocked.start("action", "pete").play("use travel");
  CHECK(blocked.view("table").challenge.open);
  CHECK(blocked.view("table").challenge.card == w13::CardId::None);
}
