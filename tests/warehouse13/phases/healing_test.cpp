// KO and wounds: HEAL-01 to HEAL-08, RULING-17 and RULING-18.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Artie in some state of health, in whom a card finds its victim; nobody holds a card.
Scene artie(w13::Health health) {
  Scene s;
  s.agent("artie", Warehouse, {}, health).agent("myka").agent("claudia").leads("1L");
  return s;
}

/// What becomes of Artie when he is KO'd (1) or wounded (2).
w13::Health after(w13::Health before, std::uint8_t level) {
  Scene s = artie(before);
  s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("artie"), level}).press();
  return s.seated("artie").health;
}

}  // namespace

TEST_CASE("A KO'd Agent's token lies on its side, a wounded one's with a wound token on it", "[HEAL-01][HEAL-02]") {
  CHECK(after(scene::Standing, 1) == Ko);
  CHECK(after(scene::Standing, 2) == Wounded);
  for (const auto health : {scene::Standing, Ko, Wounded}) {
    Scene s = artie(health);
    s.start("action", "myka");
    for (const char* viewer : {"table", "artie", "myka"}) {  // for everybody to see
      CHECK(s.view(viewer).seats[0].health == health);
      CHECK(s.view(viewer).seats[0].at == Warehouse);
    }
  }
}

TEST_CASE("One heal removes one level only", "[HEAL-03][HEAL-04]") {
  Scene s = artie(Wounded);
  s.start("action", "artie").play("heal");
  CHECK(s.seated("artie").health == Ko);  // the wound token is gone, the Agent stays KO'd
  CHECK(s.count(Happened::AgentHealed) == 1);
  CHECK(s.asked() == "myka");
}

TEST_CASE("Healing a KO'd Agent stands the token up", "[HEAL-05]") {
  Scene s = artie(Ko);
  s.start("action", "artie").play("heal");
  CHECK(s.seated("artie").health == scene::Standing);
}

TEST_CASE("A KO on a KO'd or wounded Agent changes nothing", "[HEAL-06]") {
  CHECK(after(Ko, 1) == Ko);
  CHECK(after(Wounded, 1) == Wounded);
}

TEST_CASE("A KO that would change nothing opens no window", "[HEAL-06]") {
  Scene s;
  s.agent("artie", Warehouse, {}, Ko).agent("myka", Warehouse, {"look-out"}).agent("claudia").leads("1L");
  s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("artie"), 1});
  CHECK_FALSE(s.happened(Happened::AgentKo));
  CHECK(s.question() != "resolve-harm");
}

TEST_CASE("A wound on a wounded Agent changes nothing; on a KO'd Agent it adds a wound token", "[HEAL-07][HEAL-08]") {
  CHECK(after(Wounded, 2) == Wounded);
  CHECK(after(Ko, 2) == Wounded);
}

TEST_CASE("In Work the Case a KO'd or wounded Agent heals one level and neutralizes one clue", "[RULING-17]") {
  for (const auto health : {Ko, Wounded}) {
    Scene s;
    s.agent("jinks", Warehouse, {"parallel-investigation"}, health).agent("myka").agent("artie");
    s.leads("1L 2I").field("1T").start("work-the-case", "jinks");
    CHECK(s.options() == List{"neutralize 1L", "neutralize 2I"});  // a Lead, as NEUT-03 has it
    s.play("neutralize 2I");
    CHECK(s.seated("jinks").health == (health == Ko ? scene::Standing : Ko));
    CHECK(s.neutralized() == List{"red"});
    CHECK(s.hand("jinks") == List{"parallel-investigation"});
    CHECK(s.asked() == "myka");  // healed, but the claim is gone
  }
}

// ---- RULING-18: what a KO'd Agent may still do ------------------------------------------------------------------

TEST_CASE("A KO'd or wounded Agent votes and takes the Focus draw", "[RULING-18]") {
  Scene vote;
  vote.agent("myka").agent("artie", Warehouse, {}, Wounded).agent("claudia").leads("1L").start("action", "myka");
  vote.play("use bronze-sector").play("name claudia");
  CHECK(vote.options() == List{"vote-bronze claudia", "vote-spare claudia"});
  vote.play("vote-spare claudia");
  CHECK(vote.asked() == "artie");
  CHECK(vote.question() == "vote");

  Scene draw = artie(Ko);
  draw.start("focus-draw", "artie");
  CHECK(draw.options() == List{"draw lore", "draw tech"});
}

TEST_CASE("A KO'd Agent plays Instants and uses Abilities", "[RULING-18]") {
  Scene instant;
  instant.agent("artie", Warehouse, {"tesla"}, Ko).agent("myka").agent("claudia").block("travel", "physical 2");
  instant.leads("1L").start("action", "myka").play("use travel");
  CHECK(instant.responses("artie") == List{"respond tesla"});

  Scene ability;  // Senior Agent
  ability.agent("artie", Field, {}, Ko).agent("myka", Field).agent("claudia").artifact("aztec-bloodstone");
  ability.used("artie", "season").misapplied("yellow 1T").claimed("myka", "1L").roll({"1L", "blank"});
  ability.start("retrieval-round");
  while (ability.question() != "go-on-after-applying") ability.play(ability.options().front());
  CHECK(ability.responses("artie") == List{"respond senior-agent"});
}

TEST_CASE("A KO'd Agent plays Retrieval Traits", "[RULING-18]") {
  Scene s;
  s.agent("claudia", Field, {"the-caretaker"}, Wounded).agent("myka", Field).agent("artie");
  s.artifact("aztec-bloodstone").claimed("myka", "1L 1I").roll({"1L", "1I"}).start("retrieval-round").play("roll");
  REQUIRE(s.question() == "begin-covering");
  CHECK(s.responses("claudia") == List{"respond the-caretaker"});
}

TEST_CASE("A KO'd First Agent makes the First Agent's choices", "[RULING-18]") {
  Scene s = artie(Wounded);
  s.top("traitor", {"obstruction"}).start("adversary-turn");
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "choose-pile");
}

TEST_CASE("A KO'd Agent counts as present in the Field, and picks the die lost by healing", "[RULING-18]") {
  Scene s;
  s.agent("artie", Field, {}, Wounded).agent("myka").agent("jinks").artifact("ice-flower").claimed("artie", "1O 1T");
  s.start("retrieval-round");
  CHECK(s.world().phase == w13::Phase::Retrieval);  // not lost at once for want of a Field Agent
  CHECK(s.seated("artie").health == Ko);
  CHECK(s.asked() == "artie");
  CHECK(s.question() == "neutralize-own-die");
  CHECK(s.options() == List{"neutralize 1O", "neutralize 1T"});

  Scene alone;
  alone.agent("artie", Field, {}, Ko).agent("myka").agent("jinks").artifact("aztec-bloodstone");
  alone.claimed("artie", "1O 1T").start("retrieval");
  CHECK(alone.ids(alone.view("table").lost).empty());
}
