// How far a response reaches: RULING-63 to RULING-66, RULING-69, RULING-71, RULING-72.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

/// Presses on while what is asked is one of the public commits.
Scene& until(Scene& s, const std::string& question) {
  for (int answers = 0; answers < 40 && s.question() != question; ++answers) s.play(s.options().at(0));
  return s;
}

/// Myka names the blocked Logic pile; Pete's Gargoyle answers her challenge, and Claudia holds Stress alone.
void gargoyleFindsNothing(Scene& s) {
  REQUIRE(s.question() == "choose-pile");
  s.play("choose logic");
  REQUIRE(s.question() == "roll-challenge");
  s.respond("pete", "da-vincis-gargoyle");
  if (s.question() == "choose-agent") s.play("choose claudia");
  REQUIRE(s.question() == "roll-challenge");
}

}  // namespace

TEST_CASE("a response that comes to nothing ends nothing of the card it interrupted", "[RULING-63]") {
  // given: Myka draws two Traits in Chicago, and the first pile she names is blocked; Claudia holds Stress alone
  Scene s;
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete", {"da-vincis-gargoyle"});
  s.stress("claudia", 2).leads("1L 2O").ping("chicago").firstAgent("myka").obstacleTop({"physical 2"});
  s.block("logic-pile", "mental 2").only("logic", {"parallel-investigation"}).only("lore", {"one-quiet-day"});
  s.roll({"3", "3"}).start("action", "myka").play("use travel").play("accept").play("roll").press();
  // when: Pete's Gargoyle finds no Trait in Claudia's hand
  gargoyleFindsNothing(s);
  // then: both Traits are drawn
  s.play("roll").press();
  REQUIRE(s.question() == "choose-pile");
  s.play("choose lore");
  CHECK(s.hand("myka") == List{"parallel-investigation", "one-quiet-day"});
}

TEST_CASE("a response that comes to nothing ends no loop of the card it interrupted", "[RULING-63]") {
  // given: a Chicago that says twice "draw a Trait"; the first pile Myka names is blocked; Claudia holds Stress alone
  const w13::Loaded cards = w13::load({shipped::layer(), {"over", {{"pings/chicago.json", R"({
    "text": {"en": "Travel: twice, draw 1 Trait of any type.", "de": "Reise: Ziehe zweimal 1 Merkmal beliebiger Sorte."},
    "when": {"arrive": [{"repeat": 2, "do": [{"draw": 1, "any_types": true}]}]}})"}}}});
  INFO(shipped::lines(cards.mistakes));
  REQUIRE(cards.catalog.has_value());
  Scene s(*cards.catalog);
  s.agent("myka").agent("jinks").agent("claudia").agent("pete").revealed("pete", {"da-vincis-gargoyle"});
  s.stress("claudia", 2).leads("1L 2O").ping("chicago").firstAgent("myka");
  s.block("logic-pile", "mental 2").only("logic", {"parallel-investigation"}).only("lore", {"one-quiet-day"});
  s.roll({"3"}).start("action", "myka").play("use travel");
  // when: Pete's Gargoyle finds no Trait in Claudia's hand
  gargoyleFindsNothing(s);
  // then: the card goes round a second time
  s.play("roll").press();
  REQUIRE(s.question() == "choose-pile");
  s.play("choose lore");
  CHECK(s.hand("myka") == List{"parallel-investigation", "one-quiet-day"});
}

TEST_CASE("once the last clue is taken no Action that waits is asked for any more", "[RULING-64][RETR-01]") {
  // given: the last clue is a 0-Lead, and Myka is asked for her Action
  Scene s;
  s.agent("myka").agent("jinks", Field).agent("claudia").leads("0L").firstAgent("myka");
  s.hand("jinks", {"one-quiet-day"}).artifact("aztec-bloodstone").start("action", "myka");
  REQUIRE(s.question() == "take-action");
  // when: Jinks claims it in response
  s.respond("jinks", "one-quiet-day");
  // then: Retrieval has begun
  CHECK(s.world().phase == w13::Phase::Retrieval);
  CHECK(s.question() != "take-action");
}

TEST_CASE("once the last clue is taken no Focus draw that waits is made any more", "[RULING-64]") {
  Scene s;
  s.agent("myka").agent("jinks", Field).agent("claudia").leads("0L").firstAgent("myka");
  s.hand("jinks", {"one-quiet-day"}).artifact("aztec-bloodstone").start("focus-draw", "myka");
  REQUIRE(s.question() == "focus-draw");
  s.respond("jinks", "one-quiet-day");
  CHECK(s.world().phase == w13::Phase::Retrieval);
  CHECK(s.hand("myka").empty());
}

TEST_CASE("once the last clue is taken the Traitor neither acts nor draws any more", "[RULING-64][TRT-05]") {
  Scene s;
  s.agent("myka").agent("jinks", Field).agent("claudia").agent("pete").revealed("pete", {"shower-of-goo"});
  s.leads("0L").firstAgent("myka").hand("jinks", {"one-quiet-day"}).artifact("aztec-bloodstone");
  SECTION("by a response to the Traitor's turn") {
    s.start("adversary-turn");
    REQUIRE(s.question() == "traitor-action");
    s.respond("jinks", "one-quiet-day");
    CHECK(s.world().traitor.hand.size() == 1);
  }
  SECTION("by the Traitor's own Action") {
    s.start("adversary-turn").play("play shower-of-goo");
    until(s, "begin-retrieval");
    CHECK(s.world().traitor.hand.empty());
  }
  CHECK(s.world().phase == w13::Phase::Retrieval);
}

TEST_CASE("what has been announced before the last clue is taken is finished", "[RULING-64]") {
  // given: Myka has announced Field Research
  Scene s;
  s.agent("myka", Field).agent("jinks", Field).agent("claudia").leads("0L").firstAgent("myka");
  s.hand("jinks", {"one-quiet-day"}).artifact("aztec-bloodstone").only("logic", {"parallel-investigation"});
  s.start("action", "myka").play("use field-research");
  REQUIRE(s.question() == "focus-draw");
  // when: the last clue goes
  s.respond("jinks", "one-quiet-day");
  // then: she still draws, and then Retrieval begins
  REQUIRE(s.question() == "focus-draw");
  s.play("draw logic");
  CHECK(s.hand("myka") == List{"parallel-investigation"});
  CHECK(s.world().phase == w13::Phase::Retrieval);
}

TEST_CASE("an Agent who is KO'd between the roll and the cover still covers", "[RULING-65][RETR-12]") {
  // given: the dice have been rolled
  Scene s;
  s.agent("myka", Field).agent("jinks").agent("claudia").agent("pete").revealed("pete", {"ambush"});
  s.claimed("myka", "1L 2O").artifact("aztec-bloodstone").firstAgent("myka").obstacleTop({"physical 4"});
  s.roll({"1L", "2O", "blank", "blank", "blank", "0"}).start("retrieval-round").play("roll");
  REQUIRE(s.question() == "begin-covering");
  // when: Ambush lays Myka low
  s.respond("pete", "ambush");  // her roll of 0 comes at once: nobody has a card in hand
  until(s, "begin-covering");
  CHECK(s.seated("myka").health == Ko);
  until(s, "cover-die");
  // then: she covers, for she has rolled
  CHECK(s.question() == "cover-die");
  CHECK(s.asked() == "myka");
}

TEST_CASE("a Loyal First Agent who is Bronzed still swaps dice", "[RULING-66][APPLY-07]") {
  // given: a 1-Logic applied and another one misapplied, of which one is enough
  Scene s;
  s.agent("myka")
      .agent("jinks", Field)
      .agent("claudia")
      .bronzed("myka")
      .firstAgent("myka")
      .variant("debronze-stays-open");
  s.artifact("aztec-bloodstone").applied("1L", "jinks").misapplied("1L", "jinks").claimed("jinks", "1O 2O");
  s.roll({"1O", "2O"}).start("retrieval-round");
  // then: Myka may swap, and nothing else
  CHECK(s.mayRespond("myka"));
  CHECK(s.responses("myka") == List{"respond swap logic"});
}

TEST_CASE("a KO that became a wound becomes a KO again by another card, once each", "[RULING-69]") {
  // given: Jinks is Undeceased, Myka stands beside him with Look Out!
  Scene s;
  s.agent("jinks")
      .agent("myka")
      .agent("claudia")
      .hand("myka", {"look-out", "look-out"})
      .leads("1L")
      .firstAgent("jinks");
  SECTION("a KO: a wound by his own card, a KO by hers") {
    s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("jinks"), 1});
    REQUIRE(s.view("table").harmLevel == 2);
    s.respond("myka", "look-out");
    s.press();
    CHECK(s.seated("jinks").health == Ko);
  }
  SECTION("a wound: a KO by her card, and that a wound again by his") {
    s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("jinks"), 2});
    s.respond("myka", "look-out").play("resolve");
    CHECK(s.view("table").harmLevel == 2);
    s.press();
    CHECK(s.seated("jinks").health == Wounded);
  }
}

TEST_CASE("in the extra round of Meet the Regents no Goo die is covered or rolled", "[RULING-71]") {
  // given: a revealed Traitor with three Goo dice
  Scene s;
  s.agent("myka", Field).agent("jinks").agent("claudia").agent("pete").revealed("pete");
  s.claimed("myka", "1L 2O").hand("myka", {"meet-the-regents"}).artifact("aztec-bloodstone").firstAgent("myka");
  s.start("retrieval");
  REQUIRE(s.question() == "begin-retrieval");
  s.respond("myka", "meet-the-regents");
  if (s.question() == "choose-agent") s.play("choose myka");
  // when: only her two dice come up
  s.roll({"1L", "2O"});
  until(s, "cover-die");
  CHECK(s.unused().empty());
  s.play("cover blue");
  // then: the Traitor is not asked for a cover, and no Goo is shown
  int asked = 0;
  for (; s.world().retrieval.alone != w13::Seat::Table; ++asked) {
    CHECK(s.question() != "cover-goo");
    CHECK(s.world().retrieval.goo.empty());
    s.play(s.options().at(0));
  }
  CHECK(asked > 0);
}

TEST_CASE("who is Bronzed in the middle of a Retrieval applies no dice in it", "[RULING-70][BRONZE-03]") {
  // given: dice are rolled; Myka travels home with her Grappler, and Univille gives her an Action for it
  for (const bool traitor : {true, false}) {
    Scene s;
    s.agent("myka", Field, {"hg-wells-grappler"}).agent("jinks", Field);
    s.agent("claudia", Field, {"collaborate"})
        .claimed("jinks", "1L 2O")
        .claimed("claudia", "1I 2T")
        .ping("univille")
        .artifact("aztec-bloodstone");
    s.firstAgent("jinks").traitor(traitor ? "jinks" : "claudia");
    s.roll({"1L", "2O", "1I", "2T", "blank"}).start("retrieval-round").play("roll");
    until(s, "cover-die");
    s.play("cover blue");
    until(s, "cover-die").play("cover red");
    if (s.question() != "lift-covers") until(s, "lift-covers");
    s.respond("myka", "hg-wells-grappler");
    REQUIRE(s.question() == "take-extra-action");
    // when: Jinks is voted into Bronze
    s.play("use bronze-sector").play("name jinks").play("vote-bronze jinks").play("vote-bronze jinks");
    while (s.question() == "reveal-on-bronzing") s.play("continue");
    // then: the die that Jinks had covered is in the Bronze Sector, unrolled; Claudia's is revealed
    CHECK(s.dice(w13::Spot::Bronze).size() == (traitor ? 2 : 1));
    until(s, "let-goo-act");
    CHECK(s.seated("jinks").revealed.empty());
    CHECK(s.applied().empty());
    CHECK(s.seated("claudia").revealed.size() == 1);
  }
}
