// Undo never un-learns: what a person could peek at by choosing and taking back. SECRET-47 and the rows behind it.

#include "warehouse13/secrecy/viewers.h"

using namespace scene;
using w13::Happened;

namespace {

/// Pete draws his Focus Trait; the first agent is asked, nobody else has a card.
Scene focus() {
  Scene s;
  return s.agent("pete").agent("myka").agent("claudia").leads("1L 2O");
}

}  // namespace

TEST_CASE("a draw cannot be taken back, so the order of a pile is never looked up", "[SECRET-47][SECRET-21]") {
  Scene s = focus();
  s.start("action", "pete").play("use warehouse-research");
  CHECK(s.undoable("draw logic") == false);

  Scene open = focus();  // what shows nothing and needs no chance can be
  open.start("action", "pete");
  CHECK(open.undoable("use warehouse-research"));
}

TEST_CASE("a roll cannot be taken back, so what comes up next is never looked up", "[SECRET-47]") {
  Scene s = focus();
  s.block("travel", "mental 2").start("action", "pete").play("tackle travel");
  CHECK_FALSE(s.undoable("roll"));
}

TEST_CASE("an obstacle that is turned up cannot be taken back, though a pile has grown in the same step",
          "[SECRET-29][SECRET-47]") {
  Scene s;  // the only card is the one discard, so the pile is made anew without a shuffle
  s.agent("jinks")
      .agent("myka")
      .agent("claudia")
      .leads("1L 2O")
      .only("intuition", {})
      .discards("intuition", {"sleepwalker"})
      .obstacleTop({"mental 4"});
  s.start("focus-draw", "jinks");
  CHECK_FALSE(s.undoable("draw intuition"));
}

TEST_CASE("drawing Stress cannot be taken back: whether a 14th card must go depends on how the hand splits",
          "[SECRET-02][HAND-04]") {
  const auto travels = [](int stress, const List& hand) {
    Scene s = focus();
    s.ping("quebec").hand("pete", hand).stress("pete", stress).start("action", "pete").play("use travel");
    REQUIRE(s.offers("accept"));
    return s;
  };
  Scene full = travels(12, {});
  Scene mixed = travels(11, {"tesla"});
  CHECK(full.view("table").seats[0].handSize == mixed.view("table").seats[0].handSize);
  CHECK_FALSE(full.undoable("accept"));
  CHECK_FALSE(mixed.undoable("accept"));
}
