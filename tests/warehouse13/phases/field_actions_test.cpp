// Field Actions: ledger section 12.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Jinks (Intuition, Logic) acts; Myka is in the Field.
Scene threeInField(w13::Location jinks, const List& hand = {}) {
  Scene s;
  s.agent("jinks", jinks, hand).agent("myka", Field).agent("artie").ping("washington");
  return s.leads("2L 1L 1O").field("1T 2T");
}

}  // namespace

TEST_CASE("only a Field Agent can take a Field Action", "[FIELD-01]") {
  for (const char* action : {"field-research", "field-investigation", "ping-action"}) {
    CAPTURE(action);
    CHECK(threeInField(Warehouse).start("action", "jinks").refused("use " + std::string(action)) == "FIELD-01");
    CHECK(threeInField(Field).start("action", "jinks").offers("use " + std::string(action)));
  }
  for (const char* action : {"warehouse-research", "bed-and-breakfast", "bronze-sector"})
    CHECK(threeInField(Field).start("action", "jinks").refused("use " + std::string(action)) == "RULING-42");
}

TEST_CASE("Field Research draws one Trait of one of the Agent's Focus types", "[FIELD-02]") {
  Scene s = threeInField(Field);
  s.start("action", "jinks").play("use field-research");
  CHECK(s.options("draw") == List{"logic", "intuition"});
  CHECK(s.refused("draw tech") == "FOCUS-02");
  const int before = s.drawSize("logic");
  s.play("draw logic");
  CHECK(s.drawSize("logic") == before - 1);
  CHECK(s.hand("jinks").size() == 1);
  CHECK(s.asked() == "myka");
}

TEST_CASE("Field Investigation claims one clue, Lead or Field Clue, at the normal cost", "[FIELD-03]") {
  Scene s = threeInField(Field, {"analog-password-decoder", "tesla", "camaraderie"});
  s.start("action", "jinks").play("use field-investigation");
  CHECK(s.asked() == "jinks");
  CHECK(s.options("spend") == List{"analog-password-decoder", "tesla"});
  CHECK(s.refused("spend camaraderie") == "CLAIM-04");
  CHECK(Scene(s).play("spend analog-password-decoder").claimed("jinks") == List{"1L"});  // 1-Logic: not the 2L
  s.play("spend tesla");
  CHECK(s.claimed("jinks") == List{"1T"});
  CHECK(s.topDiscard("tech") == "tesla");
  CHECK(s.hand("jinks") == List{"analog-password-decoder", "camaraderie"});
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "take-action");
}

TEST_CASE("Field Investigation may come to nothing, and then the Action is spent all the same",
          "[FIELD-03][RULING-42]") {
  Scene s = threeInField(Field, {"camaraderie"});
  s.start("action", "jinks").play("use field-investigation");
  CHECK(s.options() == List{"decline"});
  s.play("decline");
  CHECK(s.hand("jinks") == List{"camaraderie"});
  CHECK(s.asked() == "myka");
}

TEST_CASE("the Ping Action is an Action of Field Agents, if the Ping prints one", "[FIELD-04]") {
  Scene s = threeInField(Field);
  s.top("lore", {"collaborate", "i-smell-fudge"}).start("action", "jinks").play("use ping-action");
  CHECK(s.hand("jinks") == List{"collaborate", "i-smell-fudge"});  // two Lore Traits: Washington
  CHECK(s.asked() == "myka");
  CHECK(s.offers("use ping-action"));  // Myka may as well

  Scene without;
  without.agent("jinks", Field).agent("myka").agent("artie").ping("berlin").leads("1L").start("action", "jinks");
  CHECK(without.refused("use ping-action") == "FIELD-04");
}

TEST_CASE("a clue claimed as an Action does not replace the Work the Case step", "[FIELD-05]") {
  Scene s = threeInField(Field, {"tesla", "goozooka"});
  s.start("action", "jinks").play("use field-investigation").play("spend tesla");
  s.play("use travel").play("use bed-and-breakfast");
  CHECK(s.asked() == "jinks");
  CHECK(s.question() == "work-the-case");
  CHECK(s.options("neutralize").size() == 3);
}
