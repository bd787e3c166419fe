// The First Agent Rule and Warehouse Standard Protocol: FIRST-01 and -02, WSP-01 to WSP-07, RULING-23 and -24.

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;

namespace {

/// Jinks is First Agent; Pete draws the Calamity "neutralize a die of the Intuition colour".
Scene omen() {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").agent("myka").firstAgent("jinks").top("intuition", {"bad-omen"});
  return s;
}
Scene& draw(Scene& s) { return s.start("focus-draw", "pete").press(); }

/// The Adversary draws this card; Pete is First Agent, then Jinks and Claudia follow.
Scene adversary(const std::string& card) {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").leads("1L 2I").top("traitor", {card});
  return s;
}

}  // namespace

TEST_CASE("the First Agent makes the choices that concern the whole team", "[FIRST-01][ADV-03]") {
  Scene s = adversary("trouble-in-the-gooery");
  s.firstAgent("jinks").start("adversary-turn").press();
  CHECK(s.asked() == "jinks");
  CHECK(s.question() == "choose-option");

  Scene plot;  // also when the Traitor is revealed: the Agents' dice in a Plot's effect
  plot.agent("pete").agent("jinks").agent("claudia").agent("myka").revealed("myka").firstAgent("claudia");
  plot.plot("klugers-implosion-grenades").start("plot").press();
  CHECK(plot.asked() == "claudia");
}

TEST_CASE("where Agents could disagree on dice of the team, only the First Agent is offered the choice",
          "[FIRST-01][FIRST-02]") {
  Scene s;  // both own a Logic die that could be the applied one
  s.agent("pete", Field).agent("jinks", Field).agent("claudia", Warehouse, {"tesla"}).firstAgent("jinks");
  s.artifact("aztec-bloodstone");
  s.applied("1L", "pete").misapplied("yellow 1L", "jinks").claimed("pete", "red").start("retrieval-round");
  s.roll({"0I", "blank"});
  while (s.question() != "go-on-after-applying" && s.options().size() == 1) s.play(s.options()[0]);
  CHECK(s.responses("jinks") == List{"respond swap logic"});
  CHECK(s.responses("pete").empty());
}

TEST_CASE("Standard Protocol applies while the Traitor is hidden; revealed, the Traitor picks", "[WSP-01][TRT-04]") {
  Scene hidden = omen();
  hidden.leads("2I red 1L yellow 1I");
  draw(hidden);
  CHECK(hidden.leads() == List{"2I", "yellow 1I"});  // the lowest, without a question

  Scene shown;
  shown.agent("pete").agent("jinks").agent("claudia").agent("myka").revealed("myka").top("intuition", {"bad-omen"});
  shown.leads("2I red 1L yellow 1I");
  draw(shown);
  CHECK(shown.asked() == "myka");
  CHECK(shown.options() == List{"choose 2I", "choose red 1L"});
}

TEST_CASE("a Bronzed Traitor is revealed and so chooses in person", "[WSP-01][RULING-23]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").agent("myka").bronzedTraitor("myka").top("intuition", {"bad-omen"});
  s.leads("2I red 1L");
  draw(s);
  CHECK(s.asked() == "myka");
}

TEST_CASE("a clue: first the Lead of the type with the lowest number, whatever lies in the Field", "[WSP-02]") {
  Scene s = omen();
  s.leads("2I red 1L yellow 1I").field("0I");
  draw(s);
  CHECK(s.leads() == List{"2I", "yellow 1I"});  // a colour icon compares colours: RULING-23
  CHECK(s.field() == List{"0I"});
}

TEST_CASE("a clue: with no such Lead the Field Clue of the type with the lowest number", "[WSP-03]") {
  Scene s = omen();
  s.leads("0L yellow 1I").field("2I red 1T").claimed("jinks", "red 0I");
  draw(s);
  CHECK(s.field() == List{"2I"});
  CHECK(s.claimed("jinks") == List{"0I"});
}

TEST_CASE("among equal candidates the First Agent picks, whoever drew the card", "[WSP-04]") {
  Scene s = omen();
  s.leads("2I red 1L red 1T");
  draw(s);
  CHECK(s.asked() == "jinks");
  CHECK(s.rule() == "WSP-04");
  CHECK(s.options() == List{"choose red 1L", "choose red 1T"});
}

TEST_CASE("a clue: with neither, a claimed die of the type, searching Agents in order", "[WSP-05]") {
  Scene s = omen();
  s.leads("0L").claimed("claudia", "2I").claimed("pete", "0I red 1I");
  draw(s);
  CHECK(s.claimed("claudia").empty());  // Jinks has none; Claudia comes before Pete, though his are lower
  CHECK(s.claimed("pete").size() == 2);

  Scene same = omen();  // within an Agent the lowest number
  same.leads("0L").claimed("claudia", "2I red 1L");
  draw(same);
  CHECK(same.claimed("claudia") == List{"2I"});
}

TEST_CASE("a lock takes a claimed die by Protocol, too", "[WSP-05][RULING-23]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").claimed("jinks", "2L").top("traitor", {"trouble-in-the-gooery"});
  s.leads("yellow 1L").top("consequence", {"lost-reasoning"}).start("adversary-turn").press();
  s.play("choose a-new-consequence").press();
  CHECK(s.dice(w13::Spot::Locked) == List{"blue"});
  CHECK(s.claimed("jinks").empty());
}

TEST_CASE("1? counts 1 and 2? counts 2, and neither has a named symbol", "[WSP-02][RULING-23]") {
  Scene any = adversary("shower-of-goo");  // no icon: any Lead
  any.leads("1?").start("adversary-turn").press();
  CHECK(any.options() == List{"choose 1L", "choose 1?"});  // both count 1, the 2I does not

  static const w13::Loaded loaded =
      w13::load({shipped::layer(),
                 w13::Layer{"over",
                            {{"traitor/shower-of-goo.json",
                              R"({"do": [{"choose_die": "leads", "symbol": "logic"}, {"neutralize": "it"}]})"}}}});
  REQUIRE(loaded.catalog.has_value());
  Scene named(*loaded.catalog);
  named.agent("pete")
      .agent("jinks")
      .agent("claudia")
      .leads("1? yellow 1L blue 1I blue 2L")
      .top("traitor", {"shower-of-goo"});
  named.start("adversary-turn").press();
  CHECK(named.leads() == List{"blue 1I", "2L", "1?"});  // a symbol icon compares faces
}

TEST_CASE("an Agent: first the First Agent", "[WSP-06]") {
  Scene s = adversary("accident");
  s.firstAgent("jinks").start("adversary-turn").press();
  CHECK(s.seated("jinks").health == Wounded);  // Jinks is Undeceased: his KO is a wound
  CHECK(s.seated("pete").health == scene::Standing);
  CHECK(s.seated("claudia").health == scene::Standing);
}

TEST_CASE("an Agent: if the First Agent is impossible, the next eligible Agent clockwise", "[WSP-07]") {
  Scene down;  // lies KO'd already
  down.agent("pete", Warehouse, {}, Ko).agent("claudia").agent("jinks").leads("1L").top("traitor", {"accident"});
  down.start("adversary-turn").press();
  CHECK(down.seated("claudia").health == Ko);
  CHECK(down.seated("jinks").health == scene::Standing);

  Scene s;  // is not in the Field
  s.agent("pete").agent("jinks").agent("claudia", Field).agent("myka", Field).leads("1L").top("traitor", {"captured"});
  s.start("adversary-turn").press();
  CHECK(s.seated("claudia").at == Warehouse);
  CHECK(s.seated("myka").at == Field);

  Scene bare;  // has nothing to lose: no card in hand
  bare.agent("pete").agent("jinks").agent("claudia", Warehouse, {"tesla"}).leads("1L");
  bare.top("traitor", {"da-vincis-gargoyle"}).random({"tesla"}).start("adversary-turn").press();
  CHECK(bare.hand("claudia").empty());
}

TEST_CASE("a hand of nothing but Stress is still a hand to lose cards from", "[WSP-07][RULING-59]") {
  Scene s;
  s.agent("pete").agent("claudia", Warehouse, {"tesla"}).agent("jinks").stress("pete", 1).leads("1L");
  s.top("traitor", {"da-vincis-gargoyle"}).start("adversary-turn").press();
  CHECK(s.hand("claudia") == List{"tesla"});  // Pete was the target; that he could not is all that shows
  CHECK(s.stress("pete") == 1);
}

TEST_CASE("a Bronzed Loyal First Agent decides for the team, but Protocol skips the seat as a target",
          "[WSP-07][RULING-24]") {
  Scene s;
  s.agent("pete").agent("jinks").agent("claudia").agent("myka").firstAgent("claudia").bronzed("claudia").leads("1L");
  s.top("traitor", {"stressed-out", "trouble-in-the-gooery"}).start("adversary-turn").press();
  CHECK(s.stress("claudia") == 0);
  CHECK(s.stress("myka") == 1);
  CHECK(s.world().firstAgent == s.seat("claudia"));

  Scene decides;
  decides.agent("pete").agent("jinks").agent("claudia").agent("myka").firstAgent("claudia").bronzed("claudia");
  decides.leads("1L").top("traitor", {"trouble-in-the-gooery"}).start("adversary-turn").press();
  CHECK(decides.asked() == "claudia");
}
