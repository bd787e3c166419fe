// The Bronze Sector vote: ledger section 11, VOTE-01 to VOTE-11.

#include <algorithm>

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

const List kTable = {"jinks", "artie", "claudia", "myka", "pete"};

/// As many agents as said; the second of them (who is Loyal, as the last seat is the Traitor) will be named.
Scene table(std::size_t players) {
  Scene s;
  for (std::size_t seat = 0; seat < players; ++seat) s.agent(kTable[seat]);
  return s.leads("1L 2O");
}

/// The first agent names the second; then so many vote down, in the order in which they are asked.
Scene voted(std::size_t players, int down, List* voters = nullptr) {
  Scene s = table(players);
  s.start("action", "jinks").play("use bronze-sector").play("name artie");
  while (s.question() == "vote") {
    if (voters != nullptr) voters->push_back(s.asked());
    s.play(down-- > 0 ? "vote-bronze artie" : "vote-spare artie");
  }
  return s;
}

bool bronzes(std::size_t players, int down) { return voted(players, down).question() == "reveal-on-bronzing"; }

}  // namespace

TEST_CASE("the Bronze Sector Action names an Agent to be voted on, or frees the Bronzed one", "[VOTE-01][RULING-29]") {
  Scene s = table(5);
  s.start("action", "jinks").play("use bronze-sector");
  CHECK(s.question() == "name-for-bronze");
  CHECK(s.options() == List{"name artie", "name claudia", "name myka", "name pete"});
  CHECK(s.refused("name jinks") == "RULING-29");  // not oneself

  Scene freed = table(5);
  freed.bronzed("artie").start("action", "jinks").play("use bronze-sector");
  CHECK(freed.happened(Happened::Debronzed));
}

TEST_CASE("all Agents but the named one vote, the one who took the Action too", "[VOTE-02][VOTE-03]") {
  List voters;
  voted(5, 0, &voters);
  CHECK(voters == List{"jinks", "claudia", "myka", "pete"});
  List three;
  voted(3, 0, &three);
  CHECK(three == List{"jinks", "claudia"});
}

TEST_CASE("who named whom, and how many votes make a majority, is public while the vote goes on",
          "[VOTE-01][VOTE-05][SECRET-40]") {
  // given a vote that Jinks has called on Artie
  Scene s = table(5);
  s.start("action", "jinks").play("use bronze-sector");
  CHECK(s.view("myka").vote == w13::VoteView{});
  s.play("name artie");
  const auto called = std::ranges::find(s.events(), Happened::VoteCalled, &w13::Event::what);
  REQUIRE(called != s.events().end());
  CHECK(called->seat == s.seat("jinks"));
  CHECK(called->noun == w13::of(s.seat("artie")));
  // then everybody knows it, until all have voted
  const w13::VoteView four{s.seat("jinks"), s.seat("artie"), 4, 3};
  while (s.question() == "vote") {
    for (const char* viewer : {"jinks", "artie", "pete"}) CHECK(s.view(viewer).vote == four);
    s.play("vote-spare artie");
  }
  CHECK(s.view("myka").vote == w13::VoteView{});
  // and of three Agents two vote: both are needed
  CHECK(table(3).start("action", "jinks").play("use bronze-sector").play("name artie").view("jinks").vote.needed == 2);
}

TEST_CASE("location, KO and wound do not keep an Agent from voting", "[RULING-29][VOTE-02]") {
  Scene s;
  s.agent("jinks").agent("artie", Field).agent("claudia", Field, {}, Ko).agent("myka", Warehouse, {}, Wounded);
  s.leads("1L").start("action", "jinks").play("use bronze-sector").play("name artie").play("vote-spare artie");
  CHECK(s.asked() == "claudia");
  CHECK(s.options() == List{"vote-bronze artie", "vote-spare artie"});  // and nobody abstains
  s.play("vote-spare artie");
  CHECK(s.asked() == "myka");
}

TEST_CASE("votes are cast at the same time: none shows before all are in, then all show together", "[VOTE-04]") {
  Scene s = table(4);
  s.start("action", "jinks").play("use bronze-sector").play("name artie");
  CHECK(s.decision().openness() == kernel::Openness::Secret);
  CHECK_FALSE(s.undoable("vote-bronze artie"));
  const auto seat = static_cast<std::size_t>(kernel::index(s.seat("jinks")));
  Scene spared = s;
  s.play("vote-bronze artie");
  spared.play("vote-spare artie");
  for (const char* viewer : {"table", "artie", "claudia", "myka"}) {
    CHECK(s.view(viewer) == spared.view(viewer));
    CHECK(s.events(viewer) == spared.events(viewer));
  }
  CHECK_FALSE(s.view("claudia").seats[seat].votedBronze);
  CHECK(s.view("jinks").seats[seat].votedBronze);
  s.play("vote-bronze artie");
  CHECK(s.count(Happened::VoteShown) == 0);
  s.play("vote-spare artie");
  CHECK(s.count(Happened::VoteShown) == 3);
  CHECK(s.view("table").seats[seat].votedBronze);
}

TEST_CASE("all voters are asked at once and may vote in any order; at one screen they come from the First Agent on",
          "[VOTE-04]") {
  // given a vote on Artie, called by Jinks, who is First Agent
  Scene s = table(4);
  s.start("action", "jinks").play("use bronze-sector").play("name artie");
  const auto asked = [&] { return s.decision().asked(); };
  CHECK(asked().size() == 3);
  CHECK_FALSE(asked().has(s.seat("artie")));
  CHECK(s.asked() == "jinks");
  // when Myka is first to vote
  s.play("myka", "vote-bronze artie");
  // then the others are still asked, she is not, and nobody has seen what she chose
  CHECK(asked().size() == 2);
  CHECK_FALSE(s.offers("myka", "vote-spare artie"));
  CHECK_FALSE(s.view("jinks").seats[static_cast<std::size_t>(kernel::index(s.seat("myka")))].votedBronze);
  s.play("vote-spare artie");
  CHECK(s.asked() == "claudia");
  s.play("vote-bronze artie");
  CHECK(s.count(Happened::VoteShown) == 3);
}

TEST_CASE("2 of 2, 2 of 3 or 3 of 4 votes Bronze; fewer do not", "[VOTE-05][VOTE-06]") {
  CHECK(bronzes(3, 2));
  CHECK_FALSE(bronzes(3, 1));
  CHECK(bronzes(4, 2));
  CHECK(bronzes(4, 3));
  CHECK_FALSE(bronzes(4, 1));
  CHECK(bronzes(5, 3));
  CHECK(bronzes(5, 4));
  CHECK_FALSE(bronzes(5, 2));
  CHECK_FALSE(bronzes(5, 0));
}

TEST_CASE("a failed vote Bronzes nobody and spends the Action", "[VOTE-06][RULING-29]") {
  Scene s = voted(4, 1);
  CHECK(s.world().bronzed == w13::Seat::Table);
  CHECK_FALSE(s.view("table").seats[1].loyaltyShown);
  CHECK(s.question() == "take-action");
  CHECK(s.asked() == "artie");  // Jinks has had his Action
}

TEST_CASE("a vote that passes leads straight into Bronzing, which removes KO and wound", "[VOTE-08][RULING-29]") {
  Scene s;
  s.agent("jinks").agent("artie", Field, {}, Wounded).agent("claudia").leads("1L").start("action", "jinks");
  s.play("use bronze-sector").play("name artie").play("vote-bronze artie").play("vote-bronze artie");
  CHECK(s.happened(Happened::LoyaltyShown));
  while (s.question() == "reveal-on-bronzing") s.play("continue");
  CHECK(s.seated("artie").at == w13::Location::BronzeSector);
  CHECK(s.seated("artie").health == scene::Standing);
  CHECK(s.world().bronzed == s.seat("artie"));
}

TEST_CASE("Debronzing needs no vote; the freed Agent stands in the Warehouse and joins the steps to come",
          "[VOTE-07][RULING-29]") {
  Scene s = table(4);
  s.bronzed("claudia").start("action", "jinks").play("use bronze-sector");
  CHECK(s.count(Happened::VoteCalled) == 0);
  CHECK(s.count(Happened::VoteCast) == 0);
  CHECK(s.world().bronzed == w13::Seat::Table);
  CHECK(s.seated("claudia").at == Warehouse);
  CHECK(s.seated("claudia").health == scene::Standing);
  CHECK(s.hand("claudia").empty());
  CHECK(s.asked() == "artie");
  s.play("use warehouse-research").play("draw lore");
  CHECK(s.asked() == "claudia");  // an Action of her own in this very step
}

TEST_CASE("while a Loyal Agent is Bronzed nobody else can be: at most one at any time", "[VOTE-09][VOTE-10]") {
  for (const char* actor : {"jinks", "artie", "myka"}) {
    CAPTURE(actor);
    Scene s = table(5);
    s.bronzed("claudia").firstAgent(actor).start("action", actor);
    s.play("use bronze-sector");
    CHECK(s.question() != "name-for-bronze");  // only the way back is left, and nobody else is named
    CHECK(s.question() != "vote");
    CHECK(s.happened(Happened::Debronzed));
  }
  // The question as it would be asked, for whoever points at another Agent.
  w13::Decision probe;
  Scene s = table(4);
  s.bronzed("claudia").start("action", "jinks");
  probe.probe(w13::of(s.seat("myka")));
  w13::ask(w13::NameForBronze{s.seat("jinks")}, w13::Situation{s.world(), shipped::cards()}, probe);
  CHECK(w13::nameOf(probe.reason(true)) == "VOTE-10");
}

TEST_CASE("once the Traitor is revealed the Bronze Sector Action is gone, in both directions", "[VOTE-11][RULING-28]") {
  Scene s = table(4);
  s.revealed("myka").start("action", "jinks");
  CHECK(s.refused("use bronze-sector") == "VOTE-11");

  Scene closed = table(4);
  closed.revealed("myka").bronzed("claudia").start("action", "jinks");
  CHECK(closed.refused("use bronze-sector") == "VOTE-11");

  Scene open = table(4);
  open.variant("debronze-stays-open").revealed("myka").bronzed("claudia").start("action", "jinks");
  CHECK(open.play("use bronze-sector").happened(Happened::Debronzed));

  Scene caught = table(4);
  caught.bronzedTraitor("myka").start("action", "jinks");
  CHECK(caught.refused("use bronze-sector") == "VOTE-11");
}
