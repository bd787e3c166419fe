// Bronzing, from the passed vote on: BRONZE-01 to BRONZE-12, RULING-27 and RULING-31.

#include "support/catch.h"
#include "support/scene.h"

using namespace scene;
using w13::Happened;
using w13::Location;
using w13::Spot;

namespace {

/// Jinks, Pete, Myka and Claudia. What Pete holds and has claimed is for the Bronze Sector.
Scene four(const std::string& traitor) {
  Scene s;
  s.agent("jinks").agent("pete", Field, {"tesla", "premonition", "goozooka"}).agent("myka").agent("claudia");
  return s.traitor(traitor).stress("pete", 2).claimed("pete", "2I red 1L").leads("1L 2O 1T 0T").stressDeck(8);
}
/// Jinks's Action is to have Pete Bronzed, and everybody agrees.
Scene& bronzePete(Scene& s) {
  s.start("action", "jinks").play("use bronze-sector").play("name pete");
  while (s.question() == "vote") s.play("vote-bronze pete");
  return s;
}
/// Everybody who is asked whether to reveal presses this.
Scene& everybody(Scene& s, const std::string& says) {
  while (s.question() == "reveal-on-bronzing") s.play(says);
  return s;
}

}  // namespace

TEST_CASE("a Bronzed Agent turns the Loyalty card face up at once", "[BRONZE-01]") {
  Scene traitor = four("pete");
  bronzePete(traitor);
  CHECK(traitor.count(Happened::LoyaltyShown) == 1);
  CHECK(traitor.place(Happened::LoyaltyShown) < traitor.place(Happened::Bronzed));
  CHECK(traitor.view("table").seats[1].loyaltyShown);
  CHECK(traitor.view("table").seats[1].traitor);

  Scene loyal = four("myka");
  bronzePete(loyal);
  REQUIRE(loyal.question() == "reveal-on-bronzing");  // shown before anybody is asked anything
  CHECK(loyal.count(Happened::LoyaltyShown) == 1);
  CHECK(loyal.view("table").seats[1].loyaltyShown);
  CHECK_FALSE(loyal.view("table").seats[1].traitor);
  for (const int seat : {0, 2, 3}) CHECK_FALSE(loyal.view("table").seats[seat].loyaltyShown);
}

// ---- the Bronzed Agent is the Traitor ---------------------------------------------------------------------------

TEST_CASE("the Bronzed Traitor's token lies in the Bronze Sector with all clue dice", "[BRONZE-02][BRONZE-03]") {
  Scene s = four("pete");
  bronzePete(s);
  CHECK(s.seated("pete").at == Location::BronzeSector);
  CHECK(s.view("table").seats[1].bronzed);
  CHECK(s.dice(Spot::Bronze).size() == 2);
  CHECK(s.claimed("pete").empty());
}

TEST_CASE("the Bronzed Traitor's Traits go to the matching discards, the owner says which end up on top",
          "[BRONZE-04][RULING-34]") {
  Scene s = four("pete");
  bronzePete(s);
  REQUIRE(s.asked() == "pete");
  CHECK(s.options() == List{"continue", "discard premonition", "discard goozooka"});
  s.play("discard premonition");
  CHECK(s.topDiscard("intuition") == "premonition");
  CHECK(s.discardSize("intuition") == 2);
  s.play("continue");
  CHECK(s.topDiscard("tech") == "tesla");
  CHECK(s.hand("pete").empty());
  CHECK(s.discardSize("logic") + s.discardSize("lore") == 0);
}

TEST_CASE("the Bronzed Traitor's Stress returns to the Stress deck", "[BRONZE-05]") {
  Scene s = four("pete");
  bronzePete(s).play("continue");
  CHECK(s.stress("pete") == 0);
  CHECK(s.world().stressDeck == 10);
}

TEST_CASE("a Bronzed Traitor who is First Agent passes the token left", "[BRONZE-06]") {
  Scene first = four("pete");
  first.firstAgent("pete");
  bronzePete(first).play("continue");
  CHECK(first.world().firstAgent == first.seat("myka"));

  Scene other = four("pete");
  bronzePete(other).play("continue");
  CHECK(other.world().firstAgent == other.seat("jinks"));
}

TEST_CASE("the Traitor stays Bronzed until the next Traitor turn, whose Action is the move to the Lost Artifacts board",
          "[BRONZE-07][BRONZE-08]") {
  Scene s = four("pete");
  s.top("traitor", {"accident", "ambush"});
  bronzePete(s).play("continue");
  int turns = 0;
  while (s.seated("pete").at == Location::BronzeSector && turns++ < 40) {
    CHECK(s.world().traitor.bronzed);
    CHECK(s.world().traitor.hand.empty());  // no two-card start, no cards until then
    CHECK(s.asked() != "pete");
    s.play(s.options()[0]);
  }
  CHECK(s.seated("pete").at == Location::LostBoard);
  CHECK_FALSE(s.world().traitor.bronzed);
  CHECK(s.world().round == 2);  // the rest of this round was played first
  CHECK(s.ids(std::array{s.view("pete").traitorHand[0]}) == List{"accident"});
  CHECK(s.view("pete").traitorHandSize == 1);  // the draw of step 2; no other Action
  CHECK(s.question() == "take-action");
}

TEST_CASE("while Bronzed the Traitor counts as revealed, but Goo follows the Adversary rule", "[BRONZE-09][GOO-01]") {
  Scene s;
  s.agent("jinks", Field).agent("pete").agent("myka").agent("claudia", Warehouse, {"durational-spectrometer"});
  s.bronzedTraitor("pete").variant("two-goo").claimed("jinks", "1L").roll({"1L", "1L"}).start("retrieval-round");
  CHECK(s.view("table").traitorRevealed);
  while (s.question() != "let-goo-act" && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == "let-goo-act");
  CHECK(s.world().retrieval.goo.size() == 1);  // one: the Traitor is not hidden any more
  CHECK(s.asked() == "jinks");                 // the First Agent presses; the Traitor neither covers nor decides
  s.play("resolve");
  CHECK(s.neutralized() == List{"blue"});
}

TEST_CASE("on Bronzing the Traitor's Ability cards leave the game and there is no two-card start", "[RULING-27]") {
  Scene s = four("pete");
  bronzePete(s).play("continue");
  CHECK_FALSE(s.seated("pete").hasAbilities);
  CHECK(s.view("pete").traitorHandSize == 0);
  CHECK_FALSE(s.happened(Happened::TraitorRevealed));
}

// ---- the Bronzed Agent is Loyal ---------------------------------------------------------------------------------

TEST_CASE("when a Loyal Agent is Bronzed the Traitor may first reveal", "[BRONZE-10][REVEAL-03][RULING-25]") {
  Scene s = four("claudia");
  bronzePete(s);
  CHECK(s.seated("pete").at == Field);  // not moved yet
  List asked;
  while (s.question() == "reveal-on-bronzing") {
    asked.push_back(s.asked());
    CHECK(s.options() == List{"reveal", "continue"});
    s.play(s.asked() == "claudia" ? "reveal" : "continue");
  }
  CHECK(asked == List{"jinks", "myka", "claudia"});  // every seat that could be the Traitor, with the same two buttons
  CHECK(s.world().traitor.revealed);
  CHECK(s.place(Happened::TraitorRevealed) < s.place(Happened::Bronzed));
  CHECK(s.world().bronzed == s.seat("pete"));
  CHECK(s.asked() == "myka");  // the round goes on; the first Traitor turn is in the next one
}

TEST_CASE("a Loyal press of either button counts as continue, and a declined reveal is gone",
          "[BRONZE-10][RULING-31]") {
  Scene s = four("claudia");
  bronzePete(s);
  while (s.question() == "reveal-on-bronzing") s.play(s.asked() == "claudia" ? "continue" : "reveal");
  CHECK_FALSE(s.world().traitor.revealed);
  CHECK(s.world().bronzed == s.seat("pete"));
  CHECK(s.asked() == "myka");  // the round goes on
  CHECK(s.question() == "take-action");
}

TEST_CASE("then the Loyal Agent's token lies in the Bronze Sector, and KO and wound are gone",
          "[BRONZE-11][RULING-29]") {
  Scene s;
  s.agent("jinks").agent("pete", Field, {}, Wounded).agent("myka").agent("claudia").leads("1L 2O 1T 0T");
  bronzePete(s);
  everybody(s, "continue");
  CHECK(s.seated("pete").at == Location::BronzeSector);
  CHECK(s.seated("pete").health == scene::Standing);
  CHECK(s.view("table").seats[1].bronzed);
}

TEST_CASE("a Bronzed Loyal Agent's Traits and Stress go to the box, claimed dice stay", "[BRONZE-12][RULING-30]") {
  Scene s = four("claudia");
  bronzePete(s);
  everybody(s, "continue");
  CHECK(s.hand("pete").empty());
  CHECK(s.stress("pete") == 0);
  CHECK(s.world().stressDeck == 8);
  for (const char* pile : {"logic", "intuition", "lore", "tech"}) CHECK(s.discardSize(pile) == 0);
  CHECK(s.claimed("pete") == List{"2I", "red 1L"});
  CHECK(s.dice(Spot::Bronze).empty());
}

TEST_CASE("a card in the Travel Bag goes the way of the hand", "[BRONZE-12][BRONZE-04]") {
  Scene s;
  s.agent("jinks").agent("artie").agent("myka").bag("artie", "tesla").leads("1L 1T");
  Scene loyal = Scene(s).start("action", "jinks").play("use bronze-sector").play("name artie");
  while (loyal.question() == "vote") loyal.play("vote-bronze artie");
  everybody(loyal, "continue");
  CHECK(loyal.seated("artie").bag == w13::CardId::None);
  CHECK(loyal.discardSize("tech") == 0);

  Scene traitor = s.traitor("artie").start("action", "jinks").play("use bronze-sector").play("name artie");
  while (traitor.question() == "vote") traitor.play("vote-bronze artie");
  CHECK(traitor.topDiscard("tech") == "tesla");
}
