// Snags: which Actions and Abilities they block, and how to get past one. Ledger section 10, SNAG-01 to SNAG-05.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;

namespace {

Scene threeWithSnags(w13::Location jinks = Warehouse) {
  Scene s;
  s.agent("jinks", jinks).agent("claudia").agent("myka", Field).leads("1L 2O").only("traitor", {"haunted-by-the-past"});
  return s;
}

struct Snagged {
  const char* consequence;
  const char* place;
  const char* fails;   ///< the highest roll that does not pass
  const char* passes;  ///< the lowest that does
};
constexpr Snagged kSnags[] = {{"no-vacancy", "bed-and-breakfast", "1", "2"},
                              {"cold-trail", "field-research", "1", "2"},
                              {"scrambled-shelves", "warehouse-research", "0", "1"},
                              {"grounded", "travel", "0", "1"}};

Scene before(const Snagged& snag) {
  Scene s = threeWithSnags(std::string(snag.place).starts_with("field") ? Field : Warehouse);
  s.stress("jinks", 3).inForce({snag.consequence});
  return s;
}

}  // namespace

TEST_CASE("a Snag blocks its Action until a roll, and not the others", "[SNAG-01][RULING-06]") {
  for (const Snagged& snag : kSnags) {
    CAPTURE(snag.place);
    Scene s = before(snag);
    s.start("action", "jinks").play("use " + std::string(snag.place));
    CHECK(s.question() == "roll-snag");
    CHECK(s.asked() == "jinks");
  }
  Scene open = before(kSnags[0]);
  open.start("action", "jinks");
  CHECK(Scene(open).play("use travel").seated("jinks").at == Field);
  CHECK(Scene(open).play("use warehouse-research").question() == "research-pile");
}

TEST_CASE("the Warehouse die must exceed the Snag's value, and no attribute is added", "[SNAG-03][SNAG-04]") {
  for (const Snagged& snag : kSnags) {
    CAPTURE(snag.place);
    Scene s = before(snag);
    s.start("action", "jinks");

    Scene fails = s;
    fails.roll({snag.fails}).play("use " + std::string(snag.place)).press();
    CHECK(fails.asked() == "claudia");  // RULING-06: the Action is spent
    CHECK(fails.unused().empty());

    Scene passes = s;
    passes.roll({snag.passes}).play("use " + std::string(snag.place)).press();
    const bool travelled = passes.seated("jinks").at == Field && std::string(snag.place) == "travel";
    CHECK((passes.asked() == "jinks" || travelled));
  }
}

TEST_CASE("a Snag is permanent, whether it was bypassed or not", "[SNAG-02][SNAG-05]") {
  for (const Snagged& snag : kSnags) {
    CAPTURE(snag.place);
    const auto place = static_cast<std::size_t>(w13::readPlace(snag.place));
    for (const char* roll : {snag.fails, snag.passes}) {
      Scene s = before(snag);
      s.roll({roll}).start("action", "jinks").play("use " + std::string(snag.place)).press();
      CHECK(s.world().snags[place] >= 0);
    }
    Scene later = before(snag);
    later.top("ping", {"hartford"}).roll(List(13, "1L")).start("cleanup").press();
    CHECK(later.world().phase == w13::Phase::Investigation);
    CHECK(later.world().snags[place] >= 0);
  }
}

TEST_CASE("a Snag roll is no challenge, but an effect on any Warehouse roll works on it", "[RULING-06][CHAL-02]") {
  Scene s = before(kSnags[0]);
  s.hand("jinks", {"tesla", "analog-password-decoder", "durational-spectrometer"}).roll({"1", "2"});
  s.start("action", "jinks").play("use bed-and-breakfast");
  CHECK_FALSE(s.offers("jinks", "respond tesla"));
  CHECK_FALSE(s.offers("jinks", "respond analog-password-decoder"));
  s.play("roll");
  REQUIRE(s.offers("jinks", "respond durational-spectrometer"));
  s.respond("jinks", "durational-spectrometer").press();
  CHECK(s.question() == "return-stress");
}

TEST_CASE("a Trait that bypasses an obstacle or Snag does so, and leaves it in place", "[SNAG-05][OBST-04]") {
  Scene snag = before(kSnags[0]);
  snag.hand("jinks", {"francois-villons-inkwell"}).start("action", "jinks").play("use bed-and-breakfast");
  REQUIRE(snag.offers("jinks", "respond francois-villons-inkwell"));
  snag.respond("jinks", "francois-villons-inkwell");
  CHECK(snag.question() == "return-stress");
  CHECK(snag.world().snags[w13::Place::BedAndBreakfast] == 1);

  Scene obstacle = threeWithSnags();
  obstacle.hand("jinks", {"francois-villons-inkwell"}).block("travel", "mental 4").start("action", "jinks");
  obstacle.play("use travel").respond("jinks", "francois-villons-inkwell").press();
  CHECK(obstacle.seated("jinks").at == Field);
  CHECK(obstacle.on("travel") == "mental 4");
}

// ---- Abilities --------------------------------------------------------------------------------------------------

namespace {

/// Pete, who may win a Physical challenge without a roll once a Season, and Claudia, who may claim a die of a colour
/// once an Episode. Jack the Ripper's Lantern has been lost: Snag 0.
Scene lantern() {
  Scene s;
  s.agent("pete", Warehouse, {"camaraderie"}).agent("claudia").agent("myka", Field).leads("green 1T 1L 1I");
  s.lost({"jack-the-rippers-lantern"}).block("travel", "physical 4").only("traitor", {"haunted-by-the-past"});
  return s;
}

}  // namespace

TEST_CASE("a Snag on Abilities must be beaten before one is used", "[SNAG-01][SNAG-03]") {
  Scene s = lantern();
  s.roll({"1"}).start("action", "pete").play("tackle travel").respond("pete", "semper-fi");
  CHECK(s.question() == "roll-snag");
  CHECK(s.on("travel") == "physical 4");
  s.press();
  CHECK(s.on("travel") == "none");
  CHECK(s.seated("pete").usedSlots != 0);
}

TEST_CASE("an Ability whose Snag was not beaten is not flipped, and not tried again until the next step",
          "[RULING-06][SNAG-01]") {
  Scene s = lantern();
  s.roll({"0"}).start("action", "pete").play("tackle travel").respond("pete", "semper-fi");
  s.play("roll").play("resolve");
  CHECK(s.question() == "roll-challenge");
  CHECK(s.on("travel") == "physical 4");
  CHECK(s.seated("pete").usedSlots == 0);
  CHECK_FALSE(s.offers("pete", "respond semper-fi"));

  s.roll({"0"}).press();  // the challenge itself fails as well
  s.play("use bed-and-breakfast").play("myka", "use field-research").play("draw lore");
  REQUIRE(s.question() == "work-the-case");  // the next step
  CHECK(s.seated("pete").barredSlots == 0);
}

TEST_CASE("a Snag on Abilities holds for one that pays for a clue as well", "[SNAG-01][RULING-06]") {
  Scene s = lantern();
  s.hand("claudia", {"tesla"}).start("work-the-case", "claudia");

  Scene lost = s;
  lost.roll({"0"}).play("spend-by-ability tesla");
  CHECK(lost.question() == "roll-snag");
  lost.press();
  CHECK(lost.asked() == "claudia");
  CHECK(lost.question() == "work-the-case");
  CHECK(lost.options("spend-by-ability").empty());
  CHECK(lost.hand("claudia") == List{"tesla"});  // nothing was paid
  CHECK(lost.seated("claudia").usedSlots == 0);

  Scene won = s;
  won.roll({"1"}).play("spend-by-ability tesla").press().play("spend-by-ability tesla");
  CHECK(won.claimed("claudia") == List{"1T"});
  CHECK(won.seated("claudia").usedSlots != 0);
}

TEST_CASE("a bypass goes to the Snag it was played on, not to the challenge that waits below", "[SNAG-05][CHAL-03]") {
  Scene s = lantern();
  s.hand("pete", {"francois-villons-inkwell"}).start("action", "pete").play("tackle travel");
  s.respond("pete", "semper-fi").respond("pete", "francois-villons-inkwell").press();
  CHECK(s.seated("pete").usedSlots != 0);  // the Ability was used
  CHECK(s.on("travel") == "none");         // and won the challenge
}

// ---- Assets that act by themselves ------------------------------------------------------------------------------

TEST_CASE("a Snagged Asset that acts by itself does nothing until its owner has beaten the Snag",
          "[SNAG-01][PRINT-24]") {
  Scene s = lantern();
  s.hand("claudia", {"farnsworth"}).start("work-the-case", "claudia");  // Hacker: a 0-Tech Trait pays for a 1
  REQUIRE_FALSE(s.offers("spend farnsworth"));
  REQUIRE(s.offers("claudia", "respond hacker"));

  Scene won = s;
  won.roll({"1"}).respond("claudia", "hacker").press();
  CHECK_FALSE(won.offers("claudia", "respond hacker"));  // once is enough for this step
  won.play("spend farnsworth");
  CHECK(won.claimed("claudia") == List{"1T"});
  CHECK(won.seated("claudia").usedSlots == 0);  // an Asset is never flipped

  Scene lost = s;
  lost.roll({"0"}).respond("claudia", "hacker").press();
  CHECK_FALSE(lost.offers("spend farnsworth"));
  CHECK_FALSE(lost.offers("claudia", "respond hacker"));  // RULING-06: not again in this step
}

TEST_CASE("an Ability whose Snag is being rolled for is not announced again, and others are rolled for apart",
          "[SNAG-01][RULING-06]") {
  Scene s = lantern();
  s.start("action", "pete").respond("claudia", "hacker");
  REQUIRE(s.question() == "roll-snag");
  CHECK_FALSE(s.offers("claudia", "respond hacker"));
  s.roll({"0"}).respond("pete", "vibes");  // in the window of Claudia's roll
  s.play("roll").play("resolve");          // Pete's fails
  CHECK(s.asked() == "claudia");
  CHECK(s.question() == "roll-snag");  // hers still stands
  s.roll({"1"}).press();
  CHECK(s.seated("pete").freedSlots == 0);
  CHECK(s.seated("claudia").freedSlots != 0);
  CHECK(s.question() == "take-action");
}

TEST_CASE("an Asset freed from its Snag is stopped again in the next step", "[RULING-06][SNAG-02]") {
  Scene s = lantern();
  s.roll({"1"}).start("action", "claudia").respond("claudia", "hacker").press();
  CHECK(s.view("table").seats[1].freedSlots != 0);  // everybody saw the roll
  s.play("use bed-and-breakfast").play("myka", "use field-research").play("draw lore");
  REQUIRE(s.question() == "work-the-case");
  CHECK(s.view("table").seats[1].freedSlots == 0);
}

TEST_CASE("a Snag on Abilities stops every Asset: bag, memory, top discards, clues of any type", "[PRINT-24]") {
  const auto place = [](bool snagged) {
    Scene s;
    s.agent("artie", Warehouse, {"premonition"}).agent("jinks").agent("myka", Warehouse, {"zipline"});
    if (snagged) s.lost({"jack-the-rippers-lantern"});
    return s.leads("1L 1T").discards("logic", {"arties-wall-map"}).only("traitor", {"haunted-by-the-past"});
  };
  for (const bool snagged : {false, true}) {
    CAPTURE(snagged);
    Scene bag = place(snagged);
    bag.roll({"1T"}).start("action", "artie").play("play premonition").play("choose 1L");
    CHECK((bag.question() == "may-do") != snagged);

    Scene top = place(snagged);
    top.start("action", "jinks").play("use warehouse-research").play("draw tech");
    CHECK((top.question() == "research-draw") != snagged);

    Scene vibes;
    vibes.agent("pete", Field).agent("jinks").agent("myka").artifact("aztec-bloodstone").claimed("pete", "red");
    if (snagged) vibes.lost({"jack-the-rippers-lantern"});
    vibes.start("retrieval-round");
    rollRound(vibes, {"2I", "blank"});
    CHECK((vibes.question() == "declare-symbol") != snagged);
  }
  Scene memory = place(true);
  memory.hand("myka", {"analog-password-decoder"}).start("work-the-case", "myka");
  CHECK(memory.responses("myka").back() == "respond photographic-memory");
}
