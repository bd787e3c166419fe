// Traits that are drawn aside and handed over in secret: SECRET-45.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;

namespace {

/// Pete sees Myka put Parallel Investigation under the Logic pile; later Jinks lets her draw it aside with two others.
Scene drawnAside() {
  Scene s;
  s.agent("myka", Warehouse, {"parallel-investigation"}).agent("jinks", Warehouse, {"collaborate"}).agent("pete");
  s.leads("1L 1I 1O 1T 2T 2I").firstAgent("myka").only("logic", {"arties-wall-map", "meet-the-regents"});
  s.only("traitor", {"haunted-by-the-past"});
  s.start("work-the-case", "myka").play("spend parallel-investigation");
  if (s.question() == "claim-clue") s.play(s.options().at(0));
  if (s.question() == "may-do") s.play("accept");
  while (!(s.asked() == "jinks" && s.question() == "take-action"))
    if (s.question() == "focus-draw" && s.offers("draw intuition")) s.play("draw intuition");
    else if (s.question() == "focus-draw") s.play("draw lore");
    else if (s.question() == "take-action") s.play("use bed-and-breakfast");
    else s.play(s.options().at(0));
  s.play("play collaborate");
  if (s.question() == "choose-agent") s.play("choose myka");
  return s.play("choose logic");
}

}  // namespace

TEST_CASE("a Trait that all have seen tells nobody whether it was handed over from aside", "[SECRET-45]") {
  const Scene s = drawnAside();
  REQUIRE(s.question() == "hand-over");
  REQUIRE(s.options().size() == 3);
  for (const std::string& given : s.options()) {
    INFO(given);
    Scene handed = s;
    // when: Myka hands over this one of the three
    handed.play(given);
    // then: Pete, who knew one of them, knows no card in either hand
    const w13::View pete = handed.view("pete");
    CHECK(pete.seats[handed.seat("myka")].known.empty());
    CHECK(pete.seats[handed.seat("jinks")].known.empty());
  }
}
