// Step 3 of the Agent turns, the Focus draw: FOCUS-01 and FOCUS-02.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Jinks (Intuition, Logic), Claudia (Tech, Logic) and Pete (Intuition twice); Claudia is First Agent.
Scene threeToDraw() {
  Scene s;
  s.agent("jinks").agent("claudia").agent("pete").firstAgent("claudia").leads("1L");
  return s.only("traitor", {"haunted-by-the-past"});
}

}  // namespace

TEST_CASE("in order, each Agent must draw one Trait", "[FOCUS-01]") {
  Scene s = threeToDraw();
  s.start("focus-draw", "claudia");
  CHECK(s.asked() == "claudia");
  CHECK_FALSE(s.offers("decline"));
  s.play("draw tech");
  CHECK(s.hand("claudia").size() == 1);
  CHECK(s.hand("pete").size() == 1);  // only one pile to draw from: done by itself, before Jinks
  CHECK(s.asked() == "jinks");
  s.play("draw logic");
  CHECK(s.hand("jinks").size() == 1);
  CHECK(s.question() != "focus-draw");  // once each
}

TEST_CASE("its type is one of the Agent's Focus Traits, and the Agent picks which", "[FOCUS-02]") {
  Scene s = threeToDraw();
  s.top("logic", {"parallel-investigation"}).top("tech", {"tesla"}).start("focus-draw", "claudia");
  CHECK(s.options() == List{"draw logic", "draw tech"});
  CHECK(s.refused("draw intuition") == "FOCUS-02");
  CHECK(s.refused("draw lore") == "FOCUS-02");
  CHECK(Scene(s).play("draw logic").hand("claudia") == List{"parallel-investigation"});
  CHECK(Scene(s).play("draw tech").hand("claudia") == List{"tesla"});

  Scene pete = threeToDraw();
  pete.top("intuition", {"goozooka"}).firstAgent("pete").start("focus-draw", "pete");
  CHECK(pete.hand("pete") == List{"goozooka"});  // Intuition twice is still one draw
}

TEST_CASE("everybody sees which pile was drawn from, and the card nobody but who drew it", "[SECRET-44][SECRET-14]") {
  Scene tesla = threeToDraw(), farnsworth = threeToDraw();
  tesla.top("tech", {"tesla"}).start("focus-draw", "claudia").play("draw tech");
  farnsworth.top("tech", {"farnsworth"}).start("focus-draw", "claudia").play("draw tech");
  const auto draws = [](const Scene& s, const char* viewer) {
    w13::Events drawn;
    for (const w13::Event& each : s.events(viewer))
      if (each.what == Happened::CardDrawn && each.seat == s.seat("claudia")) drawn.push_back(each);
    return drawn;
  };
  for (const char* viewer : {"table", "jinks", "pete"}) {
    CAPTURE(viewer);
    REQUIRE(draws(tesla, viewer).size() == 1);
    CHECK(draws(tesla, viewer)[0].veiled);
    CHECK(draws(tesla, viewer)[0].number == static_cast<int>(w13::Symbol::Tech));
    CHECK(tesla.events(viewer) == farnsworth.events(viewer));
  }
  REQUIRE(draws(tesla, "claudia").size() == 1);
  CHECK(tesla.ids(std::array{w13::cardOf(draws(tesla, "claudia")[0].noun)}) == List{"tesla"});
}

TEST_CASE("KO'd and wounded Agents draw as well", "[FOCUS-01]") {
  Scene s;
  s.agent("pete", Warehouse, {}, Wounded).agent("myka", Field, {}, Ko).agent("jinks").leads("1L");
  s.start("focus-draw", "pete");
  CHECK(s.hand("pete").size() == 1);
  CHECK(s.asked() == "myka");
}

TEST_CASE("a card offers no pile to who may not draw from it, and all of them to another", "[CARD-14]") {
  Scene s;  // Myka draws no Intuition
  s.agent("myka").agent("pete").agent("claudia").leads("1L").ping("las-vegas");
  s.roll({"1", "1"}).start("action", "myka").play("use travel").press();
  CHECK(s.options() == List{"choose logic", "choose lore", "choose tech"});
  s.play("choose lore").play("use travel").press();
  CHECK(s.asked() == "pete");
  CHECK(s.options().size() == 4);
}
