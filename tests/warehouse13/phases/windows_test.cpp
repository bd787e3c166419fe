// When Instants may be played, and how windows close: RULING-01, RULING-02 and RULING-50.

#include "support/catch.h"
#include "warehouse13/phases/retrieval_scene.h"

using namespace scene;
using w13::Happened;

namespace {

/// Jinks acts; Claudia holds Instants for any time; Pete holds one Trait that is none.
Scene threeWithWindows() {
  Scene s;
  s.agent("jinks")
      .agent("claudia", Warehouse, {"farnsworth", "hg-wells-grappler"})
      .agent("pete", Warehouse, {"camaraderie"});
  return s.agent("myka", Field).leads("1L 2O").only("traitor", {"haunted-by-the-past"});
}

/// Whether an Instant for any time can be played now.
bool open(const Scene& s) { return s.offers("claudia", "respond farnsworth"); }

}  // namespace

TEST_CASE("Instants are playable before each required choice of a step", "[RULING-01]") {
  for (const char* step : {"action", "work-the-case", "focus-draw"}) {
    CAPTURE(step);
    Scene s = threeWithWindows();
    CHECK(open(s.start(step, "jinks")));
  }
  Scene traitor;
  traitor.agent("jinks").agent("claudia", Warehouse, {"farnsworth"}).agent("pete").leads("1L");
  traitor.revealed("pete", {"road-closed", "distraction"}).start("adversary-turn");
  CHECK(traitor.question() == "traitor-action");
  CHECK(open(traitor));
  CHECK(traitor.responses("pete") == List{"respond road-closed"});  // the Traitor's own Instants, too
}

TEST_CASE("Instants are playable after a challenge or Snag roll is announced, and after the roll", "[RULING-01]") {
  Scene s = threeWithWindows();
  s.block("travel", "mental 4").inForce({"no-vacancy"}).stress("jinks", 1).roll({"1"}).start("action", "jinks");
  Scene snag = s;
  s.play("tackle travel");
  CHECK(open(s));
  s.play("roll");
  CHECK(s.question() == "keep-roll");
  CHECK(open(s));
  snag.play("use bed-and-breakfast");
  CHECK(snag.question() == "roll-snag");
  CHECK(open(snag));
}

TEST_CASE("Instants are playable before a KO or wound happens", "[RULING-01]") {
  Scene s = threeWithWindows();
  s.hand("jinks", {"look-out"}).startWith(w13::Phase::Investigation, w13::Harm{s.seat("claudia"), 2});
  CHECK(s.question() == "resolve-harm");
  CHECK(s.seated("claudia").health == scene::Standing);
  CHECK(open(s));
  s.respond("jinks", "look-out").play("resolve");
  CHECK(s.seated("claudia").health == Ko);  // the wound has become a KO
}

TEST_CASE("Instants are playable at the windows of a Retrieval round", "[RULING-01][RULING-58]") {
  Scene s = retrieving();
  s.hand("claudia", {"farnsworth"}).claimed("artie", "blue red").start("retrieval");
  List asked;
  s.roll({"1L", "1I", "blank"});
  while (s.world().retrieval.round < 2) {
    asked.push_back(s.question());
    CHECK(open(s) == (s.question() != "cover-die"));
    s.play(s.options().at(0));
  }
  CHECK(asked ==
        List{"begin-retrieval", "roll-dice", "begin-covering", "cover-die", "let-goo-act", "go-on-after-applying"});
}

TEST_CASE("never inside a multi-card draw, a hand-limit discard, a vote, or the choice of a cover", "[RULING-01]") {
  Scene draw = threeWithWindows();
  draw.discards("lore", {"collaborate"}).start("action", "jinks").play("use warehouse-research").play("draw lore");
  CHECK(draw.question() == "research-draw");  // his Ability: the top of a discard pile instead
  CHECK_FALSE(draw.mayRespond("claudia"));

  Scene vote = threeWithWindows();
  vote.start("action", "jinks").play("use bronze-sector").play("name myka");
  CHECK(vote.question() == "vote");
  CHECK_FALSE(vote.mayRespond("claudia"));

  Scene limit;
  limit.agent("artie", Warehouse, {"camaraderie"}).agent("claudia", Warehouse, {"farnsworth"}).agent("myka");
  limit.stress("artie", 12).leads("1L").start("focus-draw", "artie").play("draw lore");
  CHECK(limit.question() == "discard-down");
  CHECK_FALSE(limit.mayRespond("claudia"));
  CHECK_FALSE(limit.mayRespond("artie"));
}

TEST_CASE("each response resolves fully before the next, and then the window is open again", "[RULING-02]") {
  Scene s = threeWithWindows();
  s.hand("claudia", {"analog-password-decoder"}).hand("pete", {"analog-password-decoder"}).block("travel", "mental 4");
  s.start("action", "jinks").play("tackle travel");
  const auto difficulty = [&] { return s.view("table").challenge.difficulty; };
  CHECK(difficulty() == 4);
  s.respond("pete", "analog-password-decoder");
  CHECK(difficulty() == 3);  // done, before anybody else
  CHECK(s.question() == "roll-challenge");
  s.respond("claudia", "farnsworth");
  CHECK(s.question() == "offer-transfer");
  CHECK_FALSE(s.mayRespond("pete"));  // no stack
  s.play("give jinks").play("give analog-password-decoder").play("accept");
  CHECK(s.question() == "roll-challenge");
  s.respond("jinks", "analog-password-decoder");  // from the hand of who received it, in the same window
  CHECK(difficulty() == 2);
}

TEST_CASE("a commit exists by public facts only: somebody with a card could answer, whatever it is", "[RULING-50]") {
  Scene none;
  none.agent("jinks").agent("claudia").agent("artie").leads("1L").block("travel", "mental 4").roll({"1"});
  none.start("action", "jinks").play("tackle travel");
  CHECK(none.asked() == "claudia");  // no hand holds a card: rolled and judged at once

  for (const char* card : {"camaraderie", "tesla"}) {
    Scene some;
    some.agent("jinks").agent("claudia").agent("artie", Warehouse, {card}).leads("1L").block("travel", "physical 4");
    some.roll({"1"}).start("action", "jinks").play("tackle travel");
    CHECK(some.question() == "roll-challenge");
    CHECK(some.options() == List{"roll"});  // by the acting seat alone; nobody presses "pass"
    CHECK(some.asked() == "jinks");
    CHECK(some.mayRespond("artie"));  // open to every seat with a card, whatever the card
    CHECK_FALSE(some.mayRespond("claudia"));
  }
  Scene stress;  // Stress looks like a Trait from the back
  stress.agent("jinks").agent("claudia").agent("artie").stress("artie", 1).leads("1L").block("travel", "physical 4");
  stress.roll({"1"}).start("action", "jinks").play("tackle travel");
  CHECK(stress.question() == "roll-challenge");
  CHECK(stress.mayRespond("artie"));
  CHECK(stress.responses("artie").empty());
}

TEST_CASE("the First Agent presses the commits of the Traitor's and the Adversary's acts", "[RULING-50]") {
  Scene s = threeWithWindows();
  s.hand("jinks", {"camaraderie"})
      .firstAgent("claudia")
      .startWith(w13::Phase::Investigation, w13::Harm{s.seat("jinks"), 2});
  CHECK(s.question() == "resolve-harm");
  CHECK(s.asked() == "claudia");
  Scene round = retrieving();
  round.firstAgent("pete").claimed("artie", "blue red").start("retrieval-round");
  CHECK(round.asked() == "pete");
  round.roll({"1L", "1I"}).play("roll");
  CHECK(round.question() == "begin-covering");
  CHECK(round.asked() == "pete");
}
