// The visibility matrix, row by row: votes, the box, cards that change hands, and who could answer. SECRET-40, -41,
// SECRET-43 and SECRET-45 to -47, with the rulings behind them.

#include <algorithm>
#include <set>

#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/games/warehouse13/seen/knowledge.h"
#include "engine/kernel/log.h"
#include "warehouse13/log/play.h"
#include "warehouse13/phases/retrieval_scene.h"
#include "warehouse13/secrecy/viewers.h"

using namespace scene;
using secrecy::DreamsOf;
using secrecy::eachOf;
using secrecy::shows;
using w13::Happened;
using w13::Seat;
using w13::View;

namespace {

const List kEverybody = {"pete", "myka", "claudia", "artie", "table"};

/// Four Agents, the last of them the hidden Traitor; Pete has named Myka.
Scene voting() {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").agent("artie").leads("1L 2O").start("action", "pete");
  return s.play("use bronze-sector").play("name myka");
}

/// Whether some event names a card.
bool names(const w13::Events& events, const std::string& card) {
  return std::any_of(events.begin(), events.end(), [&](const w13::Event& event) {
    return w13::thingOf(event.noun) == w13::Thing::Card && shipped::cards().of(w13::cardOf(event.noun)).id == card;
  });
}

/// What a viewer perceives of the question on the table.
kernel::Decision face(const Scene& s, const std::string& viewer) {
  kernel::Decision d = s.decision();
  if (viewer == "table" || s.asked() != viewer) d.keepFace();
  return d;
}

}  // namespace

// ---- votes ------------------------------------------------------------------------------------------------------

TEST_CASE("a vote is the voter's own until the last one is cast", "[SECRET-40]") {
  Scene bronze = voting();
  Scene spare = voting();
  bronze.play("pete", "vote-bronze myka");
  spare.play("pete", "vote-spare myka");
  CHECK(bronze.view("pete").seats[0].votedBronze);
  CHECK_FALSE(spare.view("pete").seats[0].votedBronze);
  for (const char* viewer : {"myka", "claudia", "artie", "table"}) {
    INFO("seen by " << viewer);
    CHECK(bronze.view(viewer).seats[0].hasVoted);
    CHECK_FALSE(bronze.view(viewer).seats[0].votedBronze);
    CHECK(bronze.view(viewer) == spare.view(viewer));
    CHECK(bronze.events(viewer) == spare.events(viewer));
    CHECK(face(bronze, viewer) == face(spare, viewer));
  }
  DreamsOf dreams(bronze);
  std::set<bool> could;
  for (int tries = 0; tries < 30; ++tries) could.insert(dreams.dream(Seat{2}).world.votes[0]);
  CHECK(could.size() == 2);
}

TEST_CASE("once all votes are cast everybody sees who voted how", "[SECRET-41]") {
  Scene s = voting();
  s.play("pete", "vote-bronze myka").play("claudia", "vote-spare myka").play("artie", "vote-spare myka");
  eachOf(kEverybody, s, [](const View& v) {
    CHECK(v.seats[0].votedBronze);
    CHECK_FALSE(v.seats[2].votedBronze);
    CHECK_FALSE(v.seats[3].votedBronze);
    CHECK(v.seats[3].hasVoted);
    CHECK_FALSE(v.seats[1].hasVoted);  // the named one has no vote
  });
  for (const std::string& viewer : kEverybody) {
    std::set<std::pair<Seat, int>> told;
    for (const w13::Event& event : s.events(viewer))
      if (event.what == Happened::VoteShown) told.insert({event.seat, event.number});
    CHECK(told == std::set<std::pair<Seat, int>>{{Seat{0}, 1}, {Seat{2}, 0}, {Seat{3}, 0}});
  }
}

TEST_CASE("sealed votes are taken seat by seat from the First Agent on, cannot be changed, and are shown together",
          "[RULING-03][VOTE-04]") {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").agent("artie").firstAgent("claudia").leads("1L 2O");
  s.start("action", "claudia").play("use bronze-sector").play("name myka");
  List asked;
  while (s.question() == "vote") {
    asked.push_back(s.asked());
    CHECK(s.decision().openness() == kernel::Openness::Secret);  // behind the curtain
    CHECK_FALSE(s.undoable("vote-bronze myka"));
    CHECK(s.count(Happened::VoteShown) == 0);
    s.play("vote-spare myka");
  }
  CHECK(asked == List{"claudia", "artie", "pete"});
  CHECK(s.count(Happened::VoteShown) == 3);
}

TEST_CASE("covers are taken seat by seat from the First Agent on, the Traitor's Goo last, and all are lifted at once",
          "[RULING-03][RETR-14]") {
  Scene s;
  s.agent("jinks").agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"});
  s.firstAgent("pete").artifact("aztec-bloodstone").used("artie", "episode").used("artie", "season").revealed("jinks");
  s.only("traitor", {"haunted-by-the-past"}).claimed("artie", "blue yellow").claimed("pete", "red green");
  s.start("retrieval-round").roll({"1I", "0T", "1L", "0O"});
  rollRound(s, {"1L", "2?", "blank"});
  List asked;
  while (s.question() == "cover-die" || s.question() == "cover-goo") {
    asked.push_back(s.asked());
    CHECK(s.decision().openness() == kernel::Openness::Secret);
    CHECK_FALSE(s.undoable(s.options()[0]));
    CHECK(s.count(Happened::CoverLifted) == 0);
    s.play(s.options()[0]);
  }
  CHECK(asked == List{"pete", "artie", "jinks"});
  CHECK(s.count(Happened::CoverLifted) == 2);
}

// ---- the box ----------------------------------------------------------------------------------------------------

TEST_CASE("a hand that goes into the box is never shown, and nobody can tell what lies there",
          "[SECRET-43][RULING-46]") {
  Scene s;
  s.agent("pete").agent("myka", Warehouse, {"tesla", "goozooka"}).agent("claudia").agent("artie").leads("1L 2O");
  s.start("action", "pete").play("use bronze-sector").play("name myka");
  while (s.question() == "vote") s.play("vote-bronze myka");
  const auto silent = [&] {
    for (const std::string& viewer : kEverybody) {
      INFO("seen by " << viewer);
      for (const char* card : {"tesla", "goozooka"}) {
        CHECK_FALSE(names(s.events(viewer), card));
        if (viewer != "myka" || s.hand("myka").empty()) CHECK_FALSE(shows(s.view(viewer), card));
      }
    }
  };
  silent();
  while (s.question() == "reveal-on-bronzing") {
    s.play("continue");
    silent();
  }
  CHECK(s.hand("myka").empty());
  const auto table = w13::outOfTheBox(s.world());
  DreamsOf dreams(s);
  int moved = 0;
  for (int tries = 0; tries < 20; ++tries) moved += w13::outOfTheBox(dreams.dream(Seat{0}).world) == table ? 0 : 1;
  CHECK(moved > 15);
}

TEST_CASE("the Pings and artifacts that set-up leaves in the box are seen by nobody", "[SECRET-43]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const w13::Season season = w13::beginSeason(logs::cards(), logs::start(4, seed));
    const auto& session = season.inside().session;
    const auto table = w13::outOfTheBox(session.state().world);
    std::set<std::string> boxed;
    for (const w13::Kind kind : {w13::Kind::Ping, w13::Kind::Artifact, w13::Kind::Adversary})
      for (const w13::CardId card : shipped::cards().all(kind))
        if (!table.has(card)) boxed.insert(shipped::cards().of(card).id);
    CHECK(boxed.size() > 30);
    for (int at = -1; at < 4; ++at) {
      View v{};
      session.view(w13::seatAt(at), v);
      const std::set<std::string> shown = secrecy::shown(v);
      for (const std::string& card : boxed) {
        CHECK(shown.count(card) == 0);
        CHECK_FALSE(names(session.eventsFor(w13::seatAt(at)), card));
      }
    }
  }
}

// ---- cards that change hands, and who could answer --------------------------------------------------------------

TEST_CASE("a card that is handed over is seen by giver and receiver and by nobody else", "[SECRET-45][RULING-46]") {
  Scene s;
  s.agent("pete", Warehouse, {"farnsworth", "tesla"}).agent("myka", Warehouse, {"premonition"}).agent("claudia");
  s.agent("artie").leads("1L 2O").start("action", "pete");
  s.play("pete", "respond farnsworth").play("give myka").play("give tesla").play("accept");
  REQUIRE(s.hand("myka") == List{"premonition", "tesla"});
  CHECK(shows(s.view("pete"), "tesla"));
  CHECK(s.view("pete").seats[1].known.size() == 1);
  CHECK(shows(s.view("myka"), "tesla"));
  for (const char* viewer : {"claudia", "artie", "table"}) {
    INFO("seen by " << viewer);
    CHECK_FALSE(shows(s.view(viewer), "tesla"));
    CHECK_FALSE(names(s.events(viewer), "tesla"));
    bool veiled = false;
    for (const w13::Event& event : s.events(viewer))
      veiled = veiled || (event.what == Happened::CardHanded && event.veiled);
    CHECK(veiled);  // that a card went is public
  }
  CHECK(names(s.events("pete"), "tesla"));
  CHECK(names(s.events("myka"), "tesla"));
}

TEST_CASE("copies are alike: when one of two is discarded, the giver cannot tell whether it is the one handed over",
          "[SECRET-45]") {
  for (const bool own : {false, true}) {  // Myka discards the one she had, or the one she was given
    Scene s;
    s.agent("pete", Warehouse, {"farnsworth", "tesla"}).agent("myka", Warehouse, {"tesla"}).agent("claudia");
    s.agent("artie").leads("1T 1L").start("work-the-case", "myka");
    s.play("pete", "respond farnsworth").play("give myka").play("give tesla").play("accept");
    const w13::Hand& hand = s.seated("myka").hand;
    REQUIRE(hand.size() == 2);
    w13::State state = s.state();
    const w13::Warehouse13 game(shipped::cards());
    kernel::Luck luck(1);
    kernel::Decision d;
    game.choose(state, {s.seat("myka"), w13::choice(w13::verb::Spend, w13::of(hand[own ? 0 : 1]))}, luck, nullptr, d);
    View seen{};
    game.view(state, s.seat("pete"), seen);
    CHECK(seen.seats[1].handSize == 1);
    CHECK(seen.seats[1].known.empty());
  }
}

TEST_CASE("of two copies handed over by two givers, neither can tell whose is discarded", "[SECRET-45]") {
  for (const int which : {0, 1}) {
    Scene s;
    s.agent("pete", Warehouse, {"farnsworth", "tesla"}).agent("myka").agent("artie");
    s.agent("claudia", Warehouse, {"farnsworth", "tesla"}).leads("1T 1L").start("work-the-case", "myka");
    for (const char* giver : {"pete", "claudia"})
      s.play(giver, "respond farnsworth").play("give myka").play("give tesla").play("accept");
    const w13::Hand& hand = s.seated("myka").hand;
    REQUIRE(hand.size() == 2);
    w13::State state = s.state();
    const w13::Warehouse13 game(shipped::cards());
    kernel::Luck luck(1);
    kernel::Decision d;
    game.choose(state, {s.seat("myka"), w13::choice(w13::verb::Spend, w13::of(hand[which]))}, luck, nullptr, d);
    for (const char* giver : {"pete", "claudia"}) {
      INFO("copy " << which << " is discarded, seen by " << giver);
      View seen{};
      game.view(state, s.seat(giver), seen);
      CHECK(seen.seats[1].handSize == 1);
      CHECK(seen.seats[1].known.empty());
    }
  }
}

TEST_CASE("whether a seat could respond is seen in its own hand alone", "[SECRET-46][RULING-46]") {
  const auto challenged = [](const std::string& tech) {
    Scene s;
    s.agent("pete", Warehouse, {tech}).agent("myka").agent("claudia").block("travel", "physical 2").leads("1L");
    return s.firstAgent("myka").start("action", "myka").play("tackle travel");
  };
  Scene can = challenged("tesla");             // answers a Physical challenge
  Scene cannot = challenged("tesla-grenade");  // an Action of the same pile
  CHECK(can.responses("pete") == List{"respond tesla"});
  CHECK(cannot.responses("pete").empty());
  for (const char* viewer : {"myka", "claudia", "table"}) {
    INFO("seen by " << viewer);
    CHECK(can.view(viewer) == cannot.view(viewer));
    CHECK(face(can, viewer) == face(cannot, viewer));
    CHECK(can.events(viewer) == cannot.events(viewer));
  }
  for (const char* seat : {"pete", "myka", "claudia"}) CHECK(can.mayRespond(seat) == cannot.mayRespond(seat));
  CHECK(can.mayRespond("pete"));
}

TEST_CASE("whether a seat has a secret option is seen by that seat alone: all are asked the same", "[SECRET-46]") {
  const auto bronzing = [](const std::string& traitor) {
    Scene s;
    s.agent("pete").agent("myka").agent("claudia").agent("artie").traitor(traitor).leads("1L 2O");
    s.start("action", "pete").play("use bronze-sector").play("name myka");
    while (s.question() == "vote") s.play("vote-bronze myka");
    return s;
  };
  Scene one = bronzing("claudia");
  Scene other = bronzing("artie");
  int asked = 0;
  while (one.question() == "reveal-on-bronzing") {
    CHECK(one.asked() == other.asked());
    CHECK(one.options() == List{"reveal", "continue"});
    CHECK(one.options() == other.options());
    CHECK(one.view("table") == other.view("table"));
    CHECK(one.view("pete") == other.view("pete"));
    CHECK(one.events("table") == other.events("table"));
    one.play("continue");
    other.play("continue");
    ++asked;
  }
  CHECK(asked == 3);  // Pete, Claudia and Artie; Myka's Loyalty card lies open
  CHECK(one.view("table") == other.view("table"));
}

TEST_CASE("a log names no seed, and a loaded season tells none, unless somebody typed it", "[SECRET-47]") {
  const std::uint64_t seed = 918'273'645'546'372'819;
  logs::Folder folder;
  for (const bool typed : {false, true}) {
    w13::SeasonStart start = logs::start(4, 7);
    start.seed = seed;
    start.typedSeed = typed;
    const std::string path = folder.file(typed ? "typed" : "drawn");
    w13::Season season = w13::beginSeason(logs::cards(), start);
    kernel::Luck mind(3);
    logs::playOn(season, mind, 60);
    w13::saveSeason(season, path);
    CHECK((logs::textOf(path).find(std::to_string(seed)) != std::string::npos) == typed);
    CHECK(w13::loadSeason(path).start.seed == (typed ? seed : 0));
    CHECK(w13::labelOf(path).open == typed);
  }
}
