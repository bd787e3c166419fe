// The Traits and Traitor cards that can be read in the manual's pictures: PRINT-01 to PRINT-14, PRINT-21 and PRINT-22,
// RULING-49 and RULING-52. EX-02 to EX-05 play the first ones together.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

/// Claudia challenges a Mental 3 on Travel.
Scene challenge() {
  Scene s;
  return s.agent("claudia").agent("jinks").agent("myka", Field).block("travel", "mental 4").leads("1L 2I 1O");
}

/// Claudia has Jinks draw for her from Logic.
Scene collaborating(const List& pile) {
  Scene s;
  s.agent("claudia", Warehouse, {"collaborate"}).agent("jinks").agent("myka", Field).agent("pete").leads("1L 2I 1O");
  s.top("logic", pile).start("action", "claudia").play("play collaborate").play("choose jinks").play("choose logic");
  return s;
}

std::string worth(const std::string& id) {
  const w13::Design& card = shipped::design(id);
  return std::to_string(card.number) + " " + std::to_string(static_cast<int>(card.type));
}

}  // namespace

TEST_CASE("Analog Password Decoder: a Mental challenge at your location has difficulty -1", "[PRINT-01]") {
  Scene s = challenge();
  s.hand("jinks", {"analog-password-decoder"}).hand("myka", {"analog-password-decoder"});
  s.start("action", "claudia").play("tackle travel");
  CHECK(s.view("table").challenge.difficulty == 4);
  CHECK(s.responses("myka").empty());  // she is in the Field
  s.respond("jinks", "analog-password-decoder");
  CHECK(s.view("table").challenge.difficulty == 3);

  Scene physical;
  physical.agent("claudia", Warehouse, {"analog-password-decoder"}).agent("jinks").agent("myka").leads("1L");
  physical.block("travel", "physical 4").start("action", "claudia").play("tackle travel");
  CHECK(physical.responses("claudia").empty());
}

TEST_CASE("Farnsworth: give a Trait to, or take one from, another willing Agent anywhere", "[PRINT-02][RULING-49]") {
  Scene s;
  s.agent("claudia", Warehouse, {"farnsworth", "tesla"}).agent("jinks", Field, {"goozooka"}).agent("myka").leads("1L");
  s.start("action", "claudia").respond("claudia", "farnsworth");
  CHECK(s.options() == List{"give jinks", "take jinks", "give myka"});  // nothing can be taken from an empty hand

  Scene give = Scene(s).play("give jinks").play("give tesla");
  REQUIRE(give.asked() == "jinks");
  CHECK(give.options() == List{"accept", "refuse"});
  CHECK(Scene(give).play("accept").hand("jinks") == List{"goozooka", "tesla"});
  const Scene refused = Scene(give).play("refuse");  // not willing: the card is not played and stays in hand
  CHECK(refused.hand("claudia") == List{"tesla", "farnsworth"});
  CHECK(refused.topDiscard("tech").empty());

  Scene take = Scene(s).play("take jinks");
  REQUIRE(take.asked() == "jinks");  // the partner picks the card
  CHECK(take.options() == List{"give goozooka", "refuse"});
  take.play("give goozooka");
  CHECK(take.hand("claudia") == List{"tesla", "goozooka"});
  CHECK(take.topDiscard("tech") == "farnsworth");
}

TEST_CASE("neither Bronzed Agents nor the revealed Traitor are partners, and Stress cannot be handed over",
          "[PRINT-02][RULING-49]") {
  Scene s;
  s.agent("claudia", Warehouse, {"farnsworth", "tesla"})
      .agent("jinks")
      .agent("myka")
      .agent("pete", Warehouse, {"goozooka"});
  s.agent("artie").revealed("artie").bronzed("jinks").stress("claudia", 2).leads("1L").start("action", "claudia");
  s.respond("claudia", "farnsworth");
  CHECK(s.options() == List{"give myka", "give pete", "take pete"});
  s.play("give pete");
  CHECK(s.options() == List{"give tesla", "decline"});
}

TEST_CASE("Collaborate: a second Agent where you are draws three Traits of one type and hands you one", "[PRINT-03]") {
  Scene s;
  s.agent("claudia", Warehouse, {"collaborate"}).agent("jinks").agent("myka", Field).agent("pete").leads("1L 2I 1O");
  s.start("action", "claudia").play("play collaborate");
  CHECK(s.options() == List{"choose jinks", "choose pete"});

  Scene drawn = collaborating({"meet-the-regents", "arties-wall-map", "parallel-investigation"});
  CHECK(drawn.asked() == "jinks");
  CHECK(drawn.options() == List{"give meet-the-regents", "give arties-wall-map", "give parallel-investigation"});
  drawn.play("give arties-wall-map");
  CHECK(drawn.hand("claudia") == List{"arties-wall-map"});
  CHECK(drawn.hand("jinks").size() == 2);
}

TEST_CASE("Collaborate: Calamities drawn this way are discarded without effect", "[PRINT-04]") {
  Scene s = collaborating({"meet-the-regents", "misfiled-shelf", "parallel-investigation"});
  CHECK(s.options() == List{"give meet-the-regents", "give parallel-investigation"});
  CHECK(s.track().empty());
  CHECK(s.topDiscard("logic") == "misfiled-shelf");
}

TEST_CASE("Self-Fulfilling Prophecy: the next Warehouse roll uses both dice, the worse counts, no reroll",
          "[PRINT-05][PRINT-06]") {
  Scene s = challenge();
  s.hand("jinks", {"durational-spectrometer"}).top("traitor", {"self-fulfilling-prophecy"});
  Scene waits = Scene(s).start("adversary-turn").press();
  CHECK(waits.ids(std::array{waits.world().staying[0].card}) == List{"self-fulfilling-prophecy"});  // until that roll

  s.staying({"self-fulfilling-prophecy"})
      .roll({"3", "0"})
      .start("action", "claudia")
      .play("tackle travel")
      .play("roll");
  CHECK(s.unused().empty());                   // both dice
  CHECK(s.world().warehouseRoll == 0);         // the worse
  CHECK(s.happened(Happened::ChallengeLost));  // no reroll was offered, though Jinks could have
  CHECK(s.topDiscard("traitor") == "self-fulfilling-prophecy");
  CHECK(s.world().staying.empty());
}

TEST_CASE("without the Prophecy one die is rolled and may be rerolled", "[PRINT-06]") {
  Scene s = challenge();
  s.hand("jinks", {"durational-spectrometer"})
      .roll({"0"})
      .start("action", "claudia")
      .play("tackle travel")
      .play("roll");
  CHECK(s.question() == "keep-roll");
  CHECK(s.responses("jinks") == List{"respond durational-spectrometer"});
}

TEST_CASE("Tesla: a Physical challenge has difficulty -1", "[PRINT-07]") {
  Scene s;
  s.agent("pete", Warehouse, {"tesla"}).agent("myka").agent("claudia").block("travel", "physical 4").leads("1L");
  s.start("action", "pete").play("tackle travel").respond("pete", "tesla");
  CHECK(s.view("table").challenge.difficulty == 3);

  Scene mental = challenge();
  mental.hand("claudia", {"tesla"}).start("action", "claudia").play("tackle travel");
  CHECK(mental.responses("claudia").empty());
}

TEST_CASE("Look Out!: another Agent at your location is not KO'd; a wound becomes a KO", "[PRINT-08]") {
  for (const bool wound : {false, true}) {
    Scene s;
    s.agent("pete").agent("myka", Warehouse, {"look-out"}).agent("claudia", Field, {"look-out"}).leads("1L");
    s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("pete"), static_cast<std::uint8_t>(wound ? 2 : 1)});
    REQUIRE(s.question() == "resolve-harm");
    CHECK(s.responses("claudia").empty());
    s.respond("myka", "look-out").play("resolve");
    CHECK(s.seated("pete").health == (wound ? Ko : scene::Standing));
  }
}

TEST_CASE("Let's Take a Walk: another Agent at once performs an Action", "[PRINT-09]") {
  Scene s;
  s.agent("pete", Warehouse, {"lets-take-a-walk"}).agent("myka").agent("claudia").leads("1L 2L 2O");
  s.start("action", "pete").play("play lets-take-a-walk").play("choose claudia");
  CHECK(s.asked() == "claudia");
  CHECK(s.offers("use warehouse-research"));
  s.play("use bed-and-breakfast");
  CHECK(s.asked() == "myka");  // then the turns go on in order; Claudia's own Action is still to come
  CHECK(s.play("use bed-and-breakfast").asked() == "claudia");
}

TEST_CASE("the Traits of the examples have the types and numbers that the examples need", "[PRINT-10]") {
  CHECK(worth("goozooka") == "2 1");
  CHECK(worth("the-caretaker") == "1 1");
  CHECK(worth("premonition") == "0 1");
  CHECK(worth("i-smell-fudge") == "1 2");
}

TEST_CASE("Goozooka: in the Warehouse a Maintenance obstacle has difficulty -2", "[PRINT-11]") {
  Scene s;
  s.agent("pete").agent("myka", Warehouse, {"goozooka"}).agent("claudia", Field, {"goozooka"}).leads("1L");
  s.track({"physical 4"}).start("action", "pete").play("use maintenance");
  REQUIRE(s.question() == "roll-challenge");
  CHECK(s.responses("claudia").empty());
  s.respond("myka", "goozooka");
  CHECK(s.view("table").challenge.difficulty == 2);

  Scene elsewhere;  // an obstacle that lies somewhere else is no Maintenance obstacle
  elsewhere.agent("pete", Warehouse, {"goozooka"}).agent("myka").agent("claudia").used("pete", "season");
  elsewhere.block("travel", "physical 4").leads("1L");
  CHECK(elsewhere.start("action", "pete").play("tackle travel").responses("pete").empty());
}

TEST_CASE("The Caretaker: this round all Agents cover two dice if able and pick one to apply", "[PRINT-12]") {
  Scene s;
  s.agent("pete", Field, {"the-caretaker"}).agent("myka").agent("claudia").artifact("aztec-bloodstone");
  s.claimed("pete", "red red yellow").claimed("myka", "blue").roll({"2I", "0I", "1O", "1L", "blank"});
  s.start("retrieval-round").play("roll").respond("pete", "the-caretaker").play("cover");
  REQUIRE(s.asked() == "pete");
  s.play("cover 2I").play("cover 1O").press();
  CHECK(s.seated("myka").revealed.size() == 1);  // able to cover one only
  CHECK(s.asked() == "pete");
  CHECK(s.options() == List{"apply 2I", "apply 1O"});
  s.play("apply 2I").play("declare 2I");  // Pete's Vibes could make another type of it
  CHECK(s.applied() == List{"1L", "2I"});
  CHECK(s.seated("pete").claimed.size() == 2);  // the other one goes back to the claimed dice
}

TEST_CASE("The Caretaker with an Ability that applies one more: three are covered, two are picked",
          "[RETR-15][PRINT-12]") {
  Scene s;
  s.agent("pete", Field, {"the-caretaker"}).agent("myka").agent("claudia").artifact("aztec-bloodstone");
  s.claimed("myka", "yellow yellow yellow").roll({"1O", "2O", "1I", "blank"}).start("retrieval-round");
  s.play("roll").respond("myka", "both-hands-full").respond("pete", "the-caretaker");
  REQUIRE(s.options().size() == 3);
  s.play(s.options()[0]);
  REQUIRE(s.options().size() == 2);
  s.play(s.options()[0]);
  CHECK(s.applied() == List{"1O", "2O"});
  CHECK(s.seated("myka").claimed.size() == 1);
}

TEST_CASE("Premonition: reroll one accessible clue; on the same result claim it", "[PRINT-13]") {
  Scene s;
  s.agent("pete", Warehouse, {"premonition"}).agent("myka").agent("claudia").leads("1L 2L").field("1T 2T");
  s.start("action", "pete").play("play premonition");
  CHECK(s.options() == List{"choose 1L", "choose 2L"});  // the Field is out of his reach
  CHECK(Scene(s).roll({"1L"}).play("choose 1L").claimed("pete") == List{"1L"});
  const Scene other = Scene(s).roll({"1T"}).play("choose 1L");
  CHECK(other.claimed("pete").empty());
  CHECK(other.leads() == List{"blue 1T", "2L"});
}

TEST_CASE("I Smell Fudge: in the Field claim any 1-clue", "[PRINT-14]") {
  Scene s;
  s.agent("pete", Field, {"i-smell-fudge"}).agent("myka").agent("claudia").leads("1L 2L 1?").field("1T 0T");
  s.start("action", "pete").play("play i-smell-fudge");
  CHECK(s.options() == List{"choose 1L", "choose 1T", "choose 1?"});

  Scene home;
  home.agent("pete", Warehouse, {"i-smell-fudge"}).agent("myka").agent("claudia").leads("1L 2L");
  CHECK_FALSE(home.start("action", "pete").offers("play i-smell-fudge"));
}

TEST_CASE("Neutralized: one Agent neutralizes a claimed die; if nobody has one, an unclaimed die", "[PRINT-21]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").leads("1L 2I").top("traitor", {"neutralized"});
  Scene claimed = Scene(s).claimed("myka", "0O").start("adversary-turn").press();
  CHECK(claimed.claimed("myka").empty());
  CHECK(claimed.leads() == List{"1L", "2I"});
  Scene none = s.start("adversary-turn").press();
  CHECK(none.leads() == List{"2I"});
}

TEST_CASE("Burnout: one Agent discards two Traits; if unable, that Agent is KO'd", "[PRINT-22]") {
  Scene s;
  s.agent("pete", Warehouse, {"tesla", "premonition"}).agent("myka").agent("claudia").inForce({"burnout"});
  Scene able = Scene(s).start("cleanup");
  REQUIRE(able.question() == "discard-traits");
  CHECK(able.options() == List{"discard tesla", "discard premonition"});  // it cannot be declined while it is possible
  able.play("discard tesla");
  CHECK(able.options() == List{"discard premonition"});

  Scene unable;
  unable.agent("pete", Warehouse, {"tesla"})
      .agent("myka")
      .agent("claudia")
      .inForce({"burnout"})
      .top("ping", {"berlin"});
  unable.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"})
      .top("traitor", {"ambush"});
  unable.start("cleanup");
  CHECK(unable.options() == List{"cannot"});
  unable.play("cannot").press();
  CHECK(unable.seated("pete").health == Ko);
  CHECK(unable.hand("pete") == List{"tesla"});  // half a payment is none
}

TEST_CASE("every text that no source gives is marked as the adaptation's own", "[RULING-52]") {
  for (const w13::Design& card : shipped::cards().designs) {
    INFO(card.id);
    CHECK((card.source == "manual" || card.source == "published" || card.source == "house"));
  }
  for (const char* house :
       {"arties-wall-map", "hg-wells-grappler", "accident", "babel-stones", "presumed-dead", "moscow"})
    CHECK(shipped::design(house).source == "house");
  for (const char* manual : {"tesla", "collaborate", "farnsworth", "self-fulfilling-prophecy", "intentionally-bronzed"})
    CHECK(shipped::design(manual).source == "manual");
}
