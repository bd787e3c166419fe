// The kinds of cards and how each is used: CARD-01 to CARD-20.

#include "engine/games/warehouse13/cards/loader.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

/// Pete, Myka and Artie in the Warehouse; it is Pete's Action.
Scene peteActs(const List& hand) {
  Scene s;
  s.agent("pete", Warehouse, hand).agent("myka").agent("artie").leads("0L 1L 2L 0O");
  return s;
}

/// A hand full of dice: nobody's choice matters, the Retrieval has just been rolled.
Scene covering(const List& hand) {
  Scene s;
  s.agent("pete", Field, hand).agent("myka").agent("artie").claimed("pete", "1L 1I").artifact("aztec-bloodstone");
  s.roll({"1L", "1I"}).start("retrieval-round");
  return s;
}

}  // namespace

// ---- Traits -----------------------------------------------------------------------------------------------------

TEST_CASE("A Trait is used in one of two ways: for its text, or spent on a clue", "[CARD-01]") {
  Scene played = peteActs({"parallel-investigation"});
  played.start("action", "pete").play("play parallel-investigation").play("choose 2L");
  CHECK(played.claimed("pete") == List{"2L"});
  CHECK(played.hand("pete").empty());
  CHECK(played.topDiscard("logic") == "parallel-investigation");

  Scene spent = peteActs({"parallel-investigation"});
  spent.start("work-the-case", "pete").play("spend parallel-investigation").play("claim 0L");
  CHECK(spent.claimed("pete") == List{"0L"});  // one die: its text does not claim another
  CHECK(spent.hand("pete").empty());
}

TEST_CASE("A Trait carries one timing word and is offered by it alone", "[CARD-02]") {
  const List hand = {"parallel-investigation", "hg-wells-grappler", "the-caretaker"};  // Action, Instant, Retrieval
  Scene action = peteActs(hand);
  action.start("action", "pete");
  CHECK(action.options("play") == List{"parallel-investigation"});
  CHECK(action.responses("pete") == List{"respond hg-wells-grappler"});
  Scene retrieval = covering(hand);
  retrieval.play("roll");
  REQUIRE(retrieval.question() == "begin-covering");
  CHECK(retrieval.responses("pete") == List{"respond hg-wells-grappler", "respond the-caretaker"});
}

TEST_CASE("An Action Trait costs an Action", "[CARD-03]") {
  Scene s = peteActs({"parallel-investigation", "premonition"});
  s.start("action", "pete");
  CHECK_FALSE(s.offers("pete", "respond parallel-investigation"));
  s.play("play parallel-investigation").play("choose 2L");
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "take-action");
}

TEST_CASE("An Instant costs no Action, and may be played in any open window", "[CARD-04][RULING-42]") {
  Scene s;
  s.agent("pete").agent("myka", Warehouse, {"hg-wells-grappler", "hg-wells-grappler"}).agent("artie");
  s.leads("1L 1I 1O").start("action", "pete");
  s.respond("myka", "hg-wells-grappler");  // during Pete's Action
  CHECK(s.seated("myka").at == Field);
  REQUIRE(s.asked() == "pete");
  s.play("use bed-and-breakfast");
  REQUIRE(s.asked() == "myka");
  s.respond("myka", "hg-wells-grappler");
  CHECK(s.seated("myka").at == Warehouse);
  CHECK(s.asked() == "myka");  // her Action is still to be taken
  CHECK(s.question() == "take-action");
  CHECK(s.refused("play farnsworth").empty());
}

TEST_CASE("A Retrieval Trait is playable only in Retrieval", "[CARD-05]") {
  for (const char* step : {"action", "work-the-case", "focus-draw"}) {
    Scene s = peteActs({"the-caretaker", "meet-the-regents", "zipline", "warehouse-card-file"});
    s.start(step, "pete");
    INFO(step);
    CHECK(s.responses("pete").empty());
    CHECK(s.options("play").empty());
  }
  Scene s = covering({"the-caretaker"});
  s.play("roll");
  CHECK(s.responses("pete") == List{"respond the-caretaker"});
}

TEST_CASE("A Retrieval Trait that may be played at any time may be so in Retrieval", "[CARD-05]") {
  const w13::Loaded loaded =
      w13::load({shipped::layer(), {"over", {{"traits/zipline.json", R"({"any_time": true})"}}}});
  REQUIRE(loaded.catalog.has_value());
  const w13::Design& zipline = loaded.catalog->of(loaded.catalog->find("zipline"));
  CHECK(zipline.fits(w13::Window::Cover));
  CHECK(zipline.fits(w13::Window::Goo));
  CHECK_FALSE(zipline.fits(w13::Window::Turn));
  CHECK_FALSE(zipline.fits(w13::Window::Harm));
}

TEST_CASE("A Retrieval Trait is playable in Stop the Plot as well", "[CARD-05]") {
  Scene s;
  s.agent("claudia", Warehouse, {"the-caretaker"}).agent("artie").agent("pete").revealed("pete");
  s.plot("hacking-the-warehouse").claimed("claudia", "1L 1I").roll({"1L", "1I", "1L", "1L", "1L"});
  s.start("stop-the-plot").play("resolve");
  while (s.question() != "begin-covering") s.play(s.options().back());
  CHECK(s.responses("claudia") == List{"respond the-caretaker"});
}

TEST_CASE("A Trait's number is used only to claim clues", "[CARD-06]") {
  Scene text = peteActs({"parallel-investigation"});  // a 2, played for a 0-clue and for a 2-clue alike
  text.start("action", "pete").play("play parallel-investigation");
  CHECK(text.options("choose") == List{"0L", "1L", "2L"});
  Scene zero = peteActs({"premonition", "camaraderie"});  // 0-Traits are played as any other
  zero.start("action", "pete");
  CHECK(zero.options("play") == List{"premonition", "camaraderie"});
  Scene claim = peteActs({"francois-villons-inkwell"});
  claim.start("work-the-case", "pete").play("spend francois-villons-inkwell");
  CHECK(claim.claimed("pete") == List{"0L"});
}

// ---- Calamities -------------------------------------------------------------------------------------------------

TEST_CASE("Each Trait pile holds two Calamities at the start", "[CARD-07]") {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").leads("1L").start("action", "artie");
  for (const w13::Symbol type : w13::kTypes) {
    int calamities = 0;
    for (int place = 0; place < s.world().pile(type).drawSize(); ++place)
      calamities += shipped::cards().of(s.world().pile(type).drawAt(place)).kind == w13::Kind::Calamity ? 1 : 0;
    CHECK(calamities == 2);
    CHECK(s.world().pile(type).drawSize() == 20);
  }
}

TEST_CASE("A drawn Calamity resolves at once, is discarded, and is not replaced", "[CARD-08][CARD-10]") {
  Scene s;
  s.agent("myka").agent("artie").agent("pete").top("logic", {"misfiled-shelf", "meet-the-regents"});
  s.leads("1L").obstacleTop({"mental 3"}).start("focus-draw", "myka").play("draw logic").press();
  CHECK(s.track() == List{"mental 3"});
  CHECK(s.topDiscard("logic") == "misfiled-shelf");
  CHECK(s.hand("myka").empty());
  CHECK(s.asked() == "artie");
}

TEST_CASE("A choice of die in a Calamity follows Standard Protocol", "[CARD-09][RULING-34]") {
  const auto drawn = [](bool revealed) {
    Scene s;
    s.agent("myka").agent("artie").agent("pete").top("logic", {"contradiction"}).firstAgent("artie");
    if (revealed) s.revealed("pete");
    s.leads("2L blue 1T").field("0L").claimed("artie", "0I").start("focus-draw", "myka");
    return s.play("draw logic").press();
  };
  CHECK(drawn(false).neutralized() == List{"blue"});
  CHECK(drawn(false).leads() == List{"2L"});  // the lowest Lead of the colour; not the 0 in the Field

  Scene chosen = drawn(true);  // the revealed Traitor picks in person
  CHECK(chosen.asked() == "pete");
  CHECK(chosen.options("choose") == List{"2L", "blue 1T", "0L"});
}

// ---- Abilities --------------------------------------------------------------------------------------------------

TEST_CASE("An Asset is always available", "[CARD-11]") {
  Scene s;
  s.agent("claudia", Warehouse, {"farnsworth", "farnsworth"}).agent("artie").agent("pete");
  s.leads("1T red 1T 1L 1L 1I").start("work-the-case", "claudia");
  s.play("spend farnsworth");  // Hacker: a 0-Tech Trait pays for a 1
  s.play("claim 1T").play("neutralize 1L").play("neutralize 1L");
  CHECK(s.claimed("claudia") == List{"1T"});
  CHECK(s.view("table").seats[s.seat("claudia")].usedSlots == 0);
  Scene again;
  again.agent("claudia", Warehouse, {"farnsworth"}).agent("artie").agent("pete").used("claudia", "episode");
  again.used("claudia", "season").leads("1T").start("work-the-case", "claudia");
  CHECK(again.offers("spend farnsworth"));
}

TEST_CASE("An Episode Ability is usable once an Episode, and its use flips its card", "[CARD-12][CARD-15]") {
  Scene s;
  s.agent("pete", Warehouse).agent("myka").agent("artie").leads("1L 1I");
  s.startWith(w13::Phase::Investigation, w13::Harm{s.seat("pete"), 1});
  REQUIRE(s.question() == "resolve-harm");
  CHECK(s.view("table").seats[s.seat("pete")].usedSlots == 0);
  s.respond("pete", "duck");
  CHECK(s.view("table").seats[s.seat("pete")].usedSlots == 1u << static_cast<unsigned>(w13::Slot::Episode));
  CHECK_FALSE(s.offers("pete", "respond duck"));

  Scene later;
  later.agent("pete").agent("myka").agent("artie").used("pete", "episode").leads("1L");
  later.startWith(w13::Phase::Investigation, w13::Harm{later.seat("pete"), 1});
  CHECK(later.seated("pete").health == Ko);  // nothing to wait for: he was not asked
  Scene next;
  next.agent("pete").agent("myka").agent("artie").used("pete", "episode").top("ping", {"nashville"});
  next.roll({"1I", "1O", "1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1?"}).start("cleanup");
  CHECK(next.view("table").seats[next.seat("pete")].usedSlots == 0);
}

TEST_CASE("A Season Ability is usable once a game", "[CARD-13][CARD-15]") {
  Scene s;
  s.agent("pete").agent("myka").agent("artie").block("travel", "physical 4").leads("1L").roll({"3"});
  s.start("action", "pete").play("use travel");
  REQUIRE(s.responses("pete") == List{"respond semper-fi"});
  s.respond("pete", "semper-fi");
  CHECK(s.seated("pete").at == Field);
  CHECK(s.view("table").seats[s.seat("pete")].usedSlots == 1u << static_cast<unsigned>(w13::Slot::Season));

  Scene next;
  next.agent("pete").agent("myka").agent("artie").used("pete", "season").top("ping", {"nashville"});
  next.roll({"1I", "1O", "1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1?"}).start("cleanup");
  CHECK(next.world().episode == 2);
  CHECK(next.view("table").seats[next.seat("pete")].usedSlots == 1u << static_cast<unsigned>(w13::Slot::Season));
}

TEST_CASE("A Downside is a lasting handicap", "[CARD-14]") {
  Scene s;
  s.agent("myka").agent("artie").agent("pete").used("myka", "episode").used("myka", "season").leads("1L");
  s.start("action", "myka").play("use warehouse-research");
  CHECK(s.options("draw") == List{"logic", "lore", "tech"});  // By the Book: never Intuition
  CHECK(s.refused("draw intuition") == "CARD-14");
  Scene others;
  others.agent("artie").agent("myka").agent("pete").leads("1L").start("action", "artie").play("use warehouse-research");
  CHECK(others.offers("draw intuition"));
}

// ---- Loyalty, Pings ---------------------------------------------------------------------------------------------

TEST_CASE("A Loyalty card makes its owner the Traitor or a Loyal Agent; one Traitor in a standard game",
          "[CARD-16][CARD-17]") {
  for (const char* traitor : {"pete", "myka", "artie"}) {
    Scene s;
    s.agent("pete").agent("myka").agent("artie").traitor(traitor).leads("1L").start("action", "pete");
    for (const char* each : {"pete", "myka", "artie"}) CHECK(s.view(each).isTraitor == (std::string(each) == traitor));
    CHECK_FALSE(s.view("table").isTraitor);
  }
}

TEST_CASE("A Ping names a city and the number and colours of the Field dice", "[CARD-18]") {
  for (const w13::Design* ping : shipped::all(w13::Kind::Ping)) {
    INFO(ping->id);
    CHECK_FALSE(ping->name.en.empty());
    std::size_t dice = 0;
    for (const std::int8_t count : ping->fieldDice) dice += static_cast<std::size_t>(count);
    CHECK(dice >= 3);
    CHECK(dice <= 5);
  }
  Scene s;
  s.agent("pete").agent("myka").agent("artie").top("ping", {"geneva"});  // Logic 1, Lore 1, Tech 2, Wild 1
  s.roll({"1T", "1T", "1I", "1O", "1?", "0L", "0L", "0I", "0I", "0I", "0O", "0O", "0T"}).start("episode");
  CHECK(s.field() == List{"blue 1T", "yellow 1T", "green 1I", "green 1O", "1?"});
  CHECK(s.leads().size() == 8);
}

TEST_CASE("A Ping Action costs an Action", "[CARD-19]") {
  Scene s;
  s.agent("pete", Field, {"goozooka", "premonition"}).agent("myka").agent("artie").ping("los-angeles").leads("1L 2O");
  s.start("action", "pete").play("use ping-action").play("discard goozooka").play("discard premonition");
  CHECK(s.claimed("pete") == List{"1L"});
  CHECK(s.asked() == "myka");
}

TEST_CASE("A Travel effect of the Ping triggers when an Agent moves to the Field", "[CARD-20]") {
  Scene s;
  s.agent("pete", Warehouse, {"hg-wells-grappler"}).agent("myka", Field).agent("artie").ping("shiloh");
  s.stress("pete", 1).stress("myka", 1).leads("1L 1I").start("action", "pete");
  s.respond("pete", "hg-wells-grappler");
  CHECK(s.question() == "return-stress");
  CHECK(s.asked() == "pete");
  s.play("return 1").play("use field-research").press();
  REQUIRE(s.asked() == "myka");
  s.play("use travel");  // back to the Warehouse: no Travel effect
  CHECK(s.asked() == "artie");
  CHECK(s.stress("myka") == 1);
}
