// The Agents' turns: TURN-01 to TURN-11, RULING-24, -25, -26, -42, -48 and -56.

#include "engine/games/warehouse13/cards/standing.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;

namespace {

/// Three Agents with nothing in hand, and Leads enough for two rounds.
Scene threeInTurn() {
  Scene s;
  s.agent("artie").agent("myka").agent("jinks").leads("0L 0L 0L 1I 1I 1I 1O");
  return s;
}

/// Rewrites a Consequence: nobody may use a place.
void closePlace(w13::Catalog& cards, const char* consequence, w13::Place place) {
  const std::size_t entry = cards.of(cards.find(consequence)).firstStanding;
  cards.asking[static_cast<std::size_t>(cards.standing[entry].query)].reset(entry);
  cards.standing[entry].query = w13::Query::MayNotUse;
  cards.standing[entry].given = w13::AtPlace{place};
  cards.asking[static_cast<std::size_t>(w13::Query::MayNotUse)].set(entry);
}

/// Who is asked in turn, while `answer` says what each plays.
List order(Scene& s, const std::string& question, const std::string& words) {
  List asked;
  while (s.question() == question) {
    asked.push_back(s.asked());
    s.play(words.empty() ? s.options().front() : words);
  }
  return asked;
}

}  // namespace

// ---- the threeInTurn steps
// --------------------------------------------------------------------------------------------

TEST_CASE("Agent turns are threeInTurn steps; every Agent completes one before any starts the next",
          "[TURN-01][TURN-02][RULING-48]") {
  Scene s = threeInTurn();
  s.start("action", "artie");
  CHECK(order(s, "take-action", "use travel") == List{"artie", "myka", "jinks"});
  CHECK(order(s, "work-the-case", "") == List{"artie", "myka", "jinks"});
  CHECK(order(s, "focus-draw", "") == List{"artie", "myka", "jinks"});
  CHECK(s.world().round == 2);
  CHECK(s.question() == "take-action");
  for (const char* each : {"artie", "myka", "jinks"}) CHECK(s.hand(each).size() == 1);
}

TEST_CASE("Agents act in order from the First Agent within each step", "[TURN-03]") {
  Scene s = threeInTurn();
  s.firstAgent("jinks").start("action", "jinks");
  CHECK(order(s, "take-action", "use travel") == List{"jinks", "artie", "myka"});
  CHECK(order(s, "work-the-case", "") == List{"jinks", "artie", "myka"});
  CHECK(order(s, "focus-draw", "") == List{"jinks", "artie", "myka"});
}

TEST_CASE("Each Agent must take exactly one Action", "[TURN-04]") {
  Scene s = threeInTurn();
  s.start("action", "artie");
  CHECK(s.rule() == "TURN-04");
  CHECK_FALSE(s.offers("pass"));
  CHECK(s.options("decline").empty());
  s.play("use travel");
  CHECK(s.asked() == "myka");
}

// ---- the legal Actions ------------------------------------------------------------------------------------------

TEST_CASE("Healing a KO or a wound is an Action", "[TURN-05]") {
  for (const auto health : {Ko, Wounded}) {
    Scene s;
    s.agent("artie", Warehouse, {}, health).agent("myka").agent("jinks").leads("1L").start("action", "artie");
    s.play("heal");
    CHECK(s.seated("artie").health == (health == Ko ? scene::Standing : Ko));
    CHECK(s.asked() == "myka");
  }
  Scene well = threeInTurn();
  well.start("action", "artie");
  CHECK_FALSE(well.offers("heal"));
}

TEST_CASE("Playing one Action Trait is an Action", "[TURN-06]") {
  Scene s;
  s.agent("jinks", Warehouse, {"parallel-investigation", "tesla", "the-caretaker"}).agent("myka").agent("artie");
  s.leads("1L 1I").start("action", "jinks");
  CHECK(s.options("play") == List{"parallel-investigation"});
  CHECK(s.refused("play tesla") == "CARD-03");
  s.play("play parallel-investigation");
  CHECK(s.claimed("jinks") == List{"1L"});
  CHECK(s.asked() == "myka");
}

TEST_CASE("A Warehouse Action, or Travel, is an Action", "[TURN-07][TURN-08]") {
  Scene s = threeInTurn();
  s.start("action", "artie");
  CHECK(s.options("use") == List{"travel", "warehouse-research", "bed-and-breakfast", "maintenance", "bronze-sector"});
  Scene research = Scene(s).play("use warehouse-research").play("draw logic");
  CHECK(research.hand("artie").size() == 2);
  CHECK(research.asked() == "myka");
  Scene travel = Scene(s).play("use travel");
  CHECK(travel.seated("artie").at == Field);
  CHECK(travel.asked() == "myka");
}

TEST_CASE("A Field Action, or the Ping Action, is an Action", "[TURN-09][TURN-10]") {
  Scene s;
  s.agent("artie", Field).agent("myka").agent("jinks").ping("washington").leads("1L 1I").start("action", "artie");
  CHECK(s.options("use") == List{"travel", "field-research", "field-investigation", "ping-action"});
  Scene field = Scene(s).play("use field-research").play("draw lore");
  CHECK(field.hand("artie").size() == 1);
  CHECK(field.asked() == "myka");
  Scene ping = Scene(s).play("use ping-action");
  CHECK(ping.hand("artie").size() == 2);
  CHECK(ping.asked() == "myka");

  Scene plain;
  plain.agent("artie", Field).agent("myka").agent("jinks").ping("nashville").leads("1L").start("action", "artie");
  CHECK(plain.refused("use ping-action") == "FIELD-04");
}

TEST_CASE("A KO'd or wounded Agent's only legal Action is to heal", "[TURN-11]") {
  for (const auto health : {Ko, Wounded}) {
    Scene s;
    s.agent("jinks", Warehouse, {"parallel-investigation"}, health).agent("myka").agent("artie");
    s.block("travel", "mental 2").leads("1L").start("action", "jinks");
    CHECK(s.options() == List{"heal"});
    CHECK(s.refused("use warehouse-research") == "TURN-11");
    CHECK(s.refused("play parallel-investigation") == "TURN-11");
    CHECK(s.refused("tackle travel") == "TURN-11");
  }
}

// ---- RULING-42 --------------------------------------------------------------------------------------------------

TEST_CASE("Actions belong to their place, Traits do not; an Action with no effect is legal", "[RULING-42]") {
  Scene field;
  field.agent("jinks", Field, {"parallel-investigation"}).agent("myka").agent("artie").leads("1L");
  field.start("action", "jinks");
  CHECK(field.refused("use warehouse-research") == "RULING-42");
  CHECK(field.offers("play parallel-investigation"));
  Scene warehouse;
  warehouse.agent("jinks", Warehouse, {"i-smell-fudge"}).agent("myka").agent("artie").leads("1L");
  warehouse.start("action", "jinks");
  CHECK(warehouse.refused("use field-research") == "FIELD-01");
  CHECK_FALSE(warehouse.offers("play i-smell-fudge"));  // its text says: in the Field
  CHECK(warehouse.offers("use bed-and-breakfast"));     // without a Stress to return
}

TEST_CASE("An extra Action is taken at once, before play moves on; a KO'd Agent must heal with it", "[RULING-42]") {
  for (const auto health : {scene::Standing, Ko}) {
    Scene s;
    s.agent("jinks", Warehouse, {"lets-take-a-walk"}).agent("myka").agent("artie", Warehouse, {}, health).leads("1L");
    s.start("action", "jinks").play("play lets-take-a-walk").play("choose artie");
    REQUIRE(s.asked() == "artie");
    CHECK(s.question() == "take-extra-action");
    CHECK(s.options() == (health == Ko ? List{"heal"} : s.options()));
    s.play(health == Ko ? "heal" : "use travel");
    CHECK(s.asked() == "myka");
  }
}

TEST_CASE("With no legal Action at all the Agent passes", "[RULING-42]") {
  w13::Catalog cards = shipped::cards();  // two Consequences that close all of the Field but Travel
  closePlace(cards, "sore-muscles", w13::Place::FieldResearch);
  closePlace(cards, "sleepless-nights", w13::Place::FieldInvestigation);
  Scene s(cards);
  s.agent("artie", Field).agent("myka", Field).agent("jinks").inForce({"sore-muscles", "sleepless-nights"});
  Scene open(s);
  open.leads("1L").start("action", "artie");
  CHECK(open.options() == List{"use travel"});
  s.staying({"fenced-in"}).leads("1L").start("action", "artie");
  CHECK(s.asked() == "jinks");  // Artie and Myka had nothing to do
  CHECK(s.question() == "take-action");
}

// ---- who has a turn: RULING-24, -25, -26 ------------------------------------------------------------------------

TEST_CASE("A First Agent who is Bronzed while Loyal keeps the token, the lead and the choices", "[RULING-24]") {
  Scene s = threeInTurn();
  s.agent("claudia").firstAgent("myka").bronzed("myka").traitor("claudia");
  s.top("traitor", {"obstruction", "stressed-out"}).start("investigation");
  CHECK(s.world().firstAgent == s.seat("myka"));
  CHECK(s.asked() == "myka");  // a First Agent choice
  CHECK(s.question() == "choose-pile");
  s.play("choose logic");
  CHECK(order(s, "take-action", "use bed-and-breakfast") == List{"jinks", "claudia", "artie"});
  CHECK(order(s, "work-the-case", "") == List{"myka", "jinks", "claudia", "artie"});  // BRONZE-18
}

TEST_CASE("Standard Protocol skips a Bronzed First Agent as a target", "[RULING-24]") {
  Scene s = threeInTurn();
  s.firstAgent("artie").bronzed("artie").traitor("jinks").top("traitor", {"stressed-out"}).start("adversary-turn");
  CHECK(s.stress("artie") == 0);
  CHECK(s.stress("myka") == 1);
}

TEST_CASE("The revealed Traitor's seat is no Agent: no turn, no Stress, no place in order", "[RULING-25]") {
  Scene s = threeInTurn();
  s.revealed("myka").start("action", "artie");
  Scene next = Scene(s).play("use travel");
  for (const w13::Event& event : next.events())
    if (event.what == w13::Happened::TurnBegan) CHECK(event.seat == s.seat("jinks"));
  CHECK(order(s, "take-action", "use travel") == List{"artie", "jinks"});
  CHECK(order(s, "work-the-case", "") == List{"artie", "jinks"});
  CHECK(order(s, "focus-draw", "") == List{"artie", "jinks"});
  CHECK(s.asked() == "myka");  // as Traitor

  Scene cleanup;
  cleanup.agent("artie").agent("myka").agent("jinks").revealed("myka").top("ping", {"nashville"});
  cleanup.roll({"1I", "1O", "1T", "0L", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "1?"}).start("cleanup");
  CHECK(cleanup.stress("myka") == 0);
  CHECK(cleanup.stress("jinks") == 1);
}

TEST_CASE("What befalls each Agent does not befall the revealed Traitor", "[RULING-25]") {
  Scene s;
  s.agent("artie").agent("myka").agent("jinks").revealed("myka").plot("someone-dug-you-up").start("plot");
  CHECK(s.stress("artie") == 1);
  CHECK(s.stress("jinks") == 1);
  CHECK(s.stress("myka") == 0);
}

TEST_CASE("A Traitor revealed in mid-round has the first Traitor turn in the next round", "[RULING-25]") {
  Scene s;
  s.agent("artie").agent("myka").agent("jinks").agent("pete").traitor("jinks").leads("0L 0L 1I 1I 1I 1O 1O");
  s.top("traitor", {"accident", "ambush", "catastrophe"}).start("action", "artie");
  s.play("use bronze-sector").play("name pete");
  for (int vote = 0; vote < 3; ++vote) s.play("vote-bronze pete");
  while (s.question() == "reveal-on-bronzing") s.play(s.asked() == "jinks" ? "reveal" : "continue");
  CHECK(s.world().traitor.revealed);
  CHECK(order(s, "take-action", "use travel") == List{"myka"});
  CHECK(order(s, "work-the-case", "") == List{"artie", "myka", "pete"});
  order(s, "focus-draw", "");
  CHECK(s.question() == "traitor-action");
  CHECK(s.world().round == 2);
}

TEST_CASE("The First Agent token skips a revealed Traitor, not a Bronzed Loyal Agent", "[RULING-26]") {
  const auto passed = [](bool revealed) {
    Scene s;
    s.agent("artie").agent("myka").agent("jinks").firstAgent("artie").top("ping", {"nashville"});
    if (revealed) s.revealed("myka");
    if (!revealed) s.bronzed("myka");
    s.roll({"1I", "1O", "1T", "0L", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "1?"}).start("cleanup");
    return s.view("table").firstAgent == s.seat("jinks") ? "jinks" : "myka";
  };
  CHECK(std::string(passed(true)) == "jinks");
  CHECK(std::string(passed(false)) == "myka");
}

// ---- RULING-56 --------------------------------------------------------------------------------------------------

TEST_CASE("A step keeps its order when the First Agent token moves; the new one leads from the next step",
          "[RULING-56]") {
  Scene s;  // Artie, First Agent and Traitor, is Bronzed by Myka in the Action step
  s.agent("artie").agent("myka").agent("jinks").agent("pete").traitor("artie").leads("0L 0L 0L 1I 1I 1I 1O");
  s.start("action", "artie").play("use travel");
  REQUIRE(s.asked() == "myka");
  s.play("use bronze-sector").play("name artie");
  for (int vote = 0; vote < 3; ++vote) s.play("vote-bronze artie");
  CHECK(s.view("table").seats[s.seat("artie")].bronzed);
  CHECK(s.world().firstAgent == s.seat("myka"));
  CHECK(order(s, "take-action", "use travel") == List{"jinks", "pete"});  // nobody twice, nobody skipped
  CHECK(order(s, "work-the-case", "") == List{"myka", "jinks", "pete"});
}
