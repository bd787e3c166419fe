// The visibility matrix, row by row: dice. SECRET-08 to -10, SECRET-31, -32, -35, SECRET-37 to -39, SECRET-42.

#include <set>

#include "warehouse13/phases/retrieval_scene.h"
#include "warehouse13/secrecy/viewers.h"

using namespace scene;
using secrecy::DreamsOf;
using secrecy::eachOf;
using w13::Clue;
using w13::Happened;
using w13::Seat;
using w13::Spot;
using w13::Symbol;
using w13::View;

namespace {

const List kAllViewers = {"artie", "pete", "claudia", "table"};
const List kOthers = {"pete", "claudia", "table"};
constexpr Clue kUnseen{};

Clue shownTo(const Scene& s, const std::string& viewer, w13::DieId die) {
  return secrecy::dieIn(s.view(viewer), die).shows;
}

/// Artie's two dice and Pete's two are rolled; the table waits for the covers.
Scene rolled() {
  Scene s = retrieving();
  s.claimed("artie", "blue red").claimed("pete", "green yellow").start("retrieval-round");
  return rollRound(s, {"2L", "0I", "1O", "1T"});
}

/// Jinks is the revealed Traitor with three Goo dice; Artie and Pete have rolled and covered, Jinks has not.
Scene beforeGoo(const List& goo) {
  Scene s;
  s.agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"}).agent("jinks");
  s.artifact("aztec-bloodstone").used("artie", "episode").used("artie", "season").revealed("jinks");
  s.only("traitor", {"haunted-by-the-past"}).claimed("artie", "blue yellow").claimed("pete", "red");
  s.start("retrieval-round").roll({"1L", "0O", "1I"});
  return rollRound(s, goo).play("cover 1L");
}

}  // namespace

TEST_CASE("everybody sees how many dice an Agent has claimed, and in which colours", "[SECRET-08][SECRET-32]") {
  Scene open = retrieving();
  open.claimed("artie", "2L yellow 1L").claimed("pete", "green").start("retrieval-round");
  Scene behind = rolled();
  eachOf(kAllViewers, open, [&](const View& v) {
    CHECK(v.seats[0].claimed == open.seated("artie").claimed);
    CHECK(v.seats[0].claimed.size() == 2);
    CHECK((v.seats[0].claimed & w13::diceOf(Symbol::Lore)).size() == 1);
    CHECK(v.seats[1].claimed.size() == 1);
    CHECK(v.seats[2].claimed.empty());
  });
  eachOf(kAllViewers, behind, [&](const View& v) {  // the faces have gone, colours and numbers have not
    CHECK(v.seats[0].claimed == behind.seated("artie").claimed);
    CHECK(v.seats[1].claimed == behind.seated("pete").claimed);
    for (const w13::DieId die : v.seats[1].claimed) CHECK(secrecy::dieIn(v, die).owner == Seat{1});
  });
}

TEST_CASE("dice rolled behind a shield are their owner's alone, in view, log and dreams", "[SECRET-09]") {
  Scene s = retrieving();
  s.claimed("artie", "blue red").claimed("pete", "green yellow").start("retrieval-round");
  s.roll({"2L", "0I", "1O", "1T"}).play("roll");
  const w13::Dice mine = s.seated("artie").claimed;
  for (const w13::DieId die : mine) CHECK(shownTo(s, "artie", die) == s.world().clue(die));
  for (const std::string& viewer : kOthers)
    for (const w13::DieId die : mine) {
      CHECK(shownTo(s, viewer, die) == kUnseen);
      CHECK(secrecy::dieIn(s.view(viewer), die).hidden);
    }
  const auto rolls = [&](const std::string& viewer) {
    int seen = 0;
    for (const w13::Event& event : s.events(viewer)) seen += event.what == Happened::DieRolled ? 1 : 0;
    return seen;
  };
  CHECK(rolls("artie") == 2);  // each of the two rollers their own
  CHECK(rolls("pete") == 2);
  CHECK(rolls("claudia") == 0);
  CHECK(rolls("table") == 0);
  DreamsOf dreams(s);
  std::set<int> toPete, toArtie;
  for (int tries = 0; tries < 40; ++tries) {
    toPete.insert(w13::of(dreams.dream(Seat{1}).world.clue(mine.first())).index);
    toArtie.insert(w13::of(dreams.dream(Seat{0}).world.clue(mine.first())).index);
  }
  CHECK(toPete.size() > 3);
  CHECK(toArtie.size() == 1);
}

TEST_CASE("the die under a cover is its owner's alone until all covers are lifted together", "[SECRET-10][SECRET-35]") {
  Scene s = rolled();
  const w13::DieId blue = w13::dieAt(0);
  Scene other = s;
  s.play("artie", "cover 2L");
  other.play("artie", "cover 0I");
  CHECK(s.view("artie").covered.has(blue));
  CHECK(s.view("artie").seats[0].covered == 1);
  for (const std::string& viewer : kOthers) {
    INFO("seen by " << viewer);
    CHECK(s.view(viewer) == other.view(viewer));  // which of the two it is makes no difference
    CHECK(s.events(viewer) == other.events(viewer));
    CHECK(s.view(viewer).covered.empty());
    CHECK(s.view(viewer).seats[0].covered == 1);
    CHECK(shownTo(s, viewer, blue) == kUnseen);
  }
  s.roll({"1I"}).play("pete", "cover 1T");
  CHECK(s.count(Happened::CoverLifted) == 2);  // in one step
  for (const std::string& viewer : kAllViewers) {
    int lifted = 0;
    for (const w13::Event& event : s.events(viewer)) lifted += event.what == Happened::CoverLifted ? 1 : 0;
    CHECK(lifted == 2);
  }
}

TEST_CASE("all Leads and Field Clues are open to all", "[SECRET-31]") {
  Scene s;
  s.agent("artie").agent("pete").agent("claudia").leads("2I yellow 1L").field("1T 1?").start("action", "artie");
  eachOf(kAllViewers, s, [&](const View& v) {
    int leads = 0, field = 0;
    for (const w13::DieId die : w13::Dice::all()) {
      const w13::DieView& seen = secrecy::dieIn(v, die);
      leads += seen.spot == Spot::Leads ? 1 : 0;
      field += seen.spot == Spot::Field ? 1 : 0;
      CHECK(seen.spot == (s.world().dice(Spot::Leads).has(die)   ? Spot::Leads
                          : s.world().dice(Spot::Field).has(die) ? Spot::Field
                                                                 : Spot::Supply));
      CHECK(seen.shows == s.world().clue(die));
    }
    CHECK(leads == 2);
    CHECK(field == 2);
  });
}

TEST_CASE("neutralized, locked, applied and misapplied dice and those on the Bronze Sector are open to all",
          "[SECRET-42]") {
  Scene s = retrieving();
  s.neutralized("blue").locked("red").bronzeDice("green").applied("1O", "pete").misapplied("red 1T");
  s.claimed("artie", "blue").start("retrieval-round");
  eachOf(kAllViewers, s, [&](const View& v) {
    int found = 0;
    for (const Spot spot : {Spot::Neutralized, Spot::Locked, Spot::Bronze, Spot::Applied, Spot::Misapplied})
      for (const w13::DieId die : s.world().dice(spot)) {
        CHECK(secrecy::dieIn(v, die).spot == spot);
        CHECK(secrecy::dieIn(v, die).shows == s.world().clue(die));
        ++found;
      }
    CHECK(found == 5);
    CHECK(v.applied == w13::PerType{0, 0, 1, 0});
  });
}

TEST_CASE("everybody sees how many Goo dice the Traitor has left", "[SECRET-37]") {
  Scene s = beforeGoo({"1L", "2?", "blank"});
  eachOf({"artie", "pete", "jinks", "table"}, s, [](const View& v) { CHECK(v.gooLeft == 3); });
  goOn(s.play("cover goo 1L"));
  s.play("neutralize 1L");
  eachOf({"artie", "pete", "jinks", "table"}, s, [](const View& v) { CHECK(v.gooLeft == 2); });
}

TEST_CASE("the Traitor's Goo faces are the Traitor's until one is shown; the others are nobody else's for ever",
          "[SECRET-38]") {
  Scene s = beforeGoo({"1T", "2?", "blank"});
  Scene other = beforeGoo({"1T", "1O", "1O"});
  CHECK(s.view("jinks").gooFaces[1] == w13::readFace("2?"));
  const auto nobodyElse = [&] {
    for (const char* viewer : {"artie", "pete", "claudia", "table"}) {
      INFO("seen by " << viewer);
      for (const w13::GooFace face : s.view(viewer).gooFaces) CHECK(face == w13::GooFace{});
      CHECK(s.view(viewer).gooCover == -1);
      CHECK(s.view(viewer) == other.view(viewer));
      CHECK(s.events(viewer) == other.events(viewer));
    }
  };
  nobodyElse();
  s.play("cover goo 1T");
  other.play("cover goo 1T");
  nobodyElse();
  while (s.view("table").goo.empty()) {
    s.play(s.options()[0]);
    other.play(other.options()[0]);
  }
  CHECK(s.view("table").goo[0] == w13::readFace("1T"));  // the covered one, now for all
  nobodyElse();
}

TEST_CASE("what has been seen of the Traitor's Goo cannot be taken back", "[SECRET-38][TGOO-03]") {
  // Only a Wild's symbol stands between the covers and the Goo: after a look at it another one would be better.
  Scene wild;
  wild.agent("artie", Field).agent("pete", Field).agent("claudia", Warehouse, {"camaraderie"}).agent("jinks");
  wild.artifact("aztec-bloodstone").used("artie", "episode").used("artie", "season").revealed("jinks");
  wild.only("traitor", {"haunted-by-the-past"}).claimed("claudia", "wild").start("retrieval-round").roll({"1?"});
  rollRound(wild, {"1L", "2?", "blank"});
  goOn(wild.play("cover goo 2?"));
  REQUIRE(wild.question() == "declare-symbol");
  CHECK_FALSE(wild.undoable("declare 1L"));
  CHECK(wild.play("declare 1L").view("table").goo[0] == w13::readFace("2?"));
}

TEST_CASE("the Adversary's Goo and every Warehouse die are rolled in the open", "[SECRET-39]") {
  Scene goo = rolled();
  goo.roll({"1I"}).play("cover 2L").play("cover 1T");
  for (const std::string& viewer : kAllViewers) {
    CHECK(goo.view(viewer).goo[0] == w13::readFace("1I"));
    bool told = false;
    for (const w13::Event& event : goo.events(viewer))
      told = told || (event.what == Happened::GooRolled && event.number == w13::of(w13::readFace("1I")).index);
    CHECK(told);
  }
  Scene roll;
  roll.agent("artie").agent("pete").agent("claudia").block("travel", "mental 2").leads("1L").start("action", "artie");
  roll.play("tackle travel").roll({"3"}).press();
  for (const std::string& viewer : kAllViewers) {
    CHECK(roll.view(viewer).warehouseRoll == 3);
    bool told = false;
    for (const w13::Event& event : roll.events(viewer))
      told = told || (event.what == Happened::WarehouseRolled && event.number == 3);
    CHECK(told);
  }
}

TEST_CASE("Standard Protocol compares no dice behind a shield: all claimed ones are then equal candidates",
          "[SECRET-34][WSP-05]") {
  for (const List& faces : {List{"2L", "0I", "1O"}, List{"2L", "1I", "0O"}}) {  // whatever the two left show
    Scene s;
    s.agent("artie", Field, {"meet-the-regents"}).agent("pete", Field).agent("claudia").artifact("aztec-bloodstone");
    s.used("artie", "episode").used("artie", "season").lost({"supersonic-cymbals"}).claimed("artie", "blue red yellow");
    s.start("retrieval").play("artie", "respond meet-the-regents");
    while (s.question() != "roll-dice") s.play(s.options()[0]);
    rollRound(s, faces).play("cover 2L");
    while (s.question() != "begin-retrieval") s.play(s.options()[0]);
    s.play("resolve");
    CHECK(s.question() == "choose-die");
    CHECK(s.options("choose").size() == 2);
  }
}
