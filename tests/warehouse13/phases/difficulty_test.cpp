// Harder and easier: VAR-16 to VAR-26, RULING-45 and RULING-57.

#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Happened;

namespace {

using Session = kernel::Session<w13::Warehouse13>;
Session begin(const List& variants, std::uint64_t seed) {
  static const w13::Warehouse13 game(shipped::cards());
  w13::Setup setup;
  for (int seat = 0; seat < 4; ++seat) setup.agents.push_back(static_cast<w13::AgentId>(seat));
  for (const std::string& each : variants) REQUIRE(switchOn(setup.variants, each).empty());
  return Session(game, setup, seed);
}
bool inForce(const w13::World& w, const std::string& id) {
  return std::any_of(w.inForce.begin(), w.inForce.end(),
                     [&](w13::CardId card) { return shipped::cards().of(card).id == id; });
}
int calamities(const w13::World& w, w13::Symbol type) {
  int found = 0;
  for (int place = 0; place < w.pile(type).drawSize(); ++place)
    found += shipped::cards().of(w.pile(type).drawAt(place)).kind == w13::Kind::Calamity ? 1 : 0;
  return found;
}

/// How many Traits of each type a seat draws before the first Episode.
w13::PerType startingTraits(const List& variants, std::uint64_t seed, int seat) {
  const w13::Warehouse13 game(shipped::cards());
  w13::Setup setup;
  for (int each = 0; each < 4; ++each) setup.agents.push_back(static_cast<w13::AgentId>(each));
  for (const std::string& each : variants) REQUIRE(switchOn(setup.variants, each).empty());
  kernel::Luck luck(seed);
  w13::Events events;
  kernel::Decision d;
  (void)game.begin(setup, luck, &events, d);
  w13::PerType drawn{};
  for (const w13::Event& event : events) {
    if (event.what == Happened::EpisodeBegan) break;
    if (event.what == Happened::CardDrawn && event.seat == kernel::seatAt(seat))
      ++drawn[static_cast<std::size_t>(event.number)];
  }
  return drawn;
}

/// Pete takes the last die off the artifact.
Scene revealing() {
  Scene s;
  s.agent("pete", Field, {"tesla"}).agent("myka").agent("claudia").field("1T").leads("2L 1O 1I");
  s.artifactWaits("aztec-bloodstone").top("consequence", {"sore-muscles", "sleepless-nights"});
  return s.start("work-the-case", "pete").play("spend tesla");
}
/// Jinks and Myka have revealed dice; the Adversary rolls Goo.
Scene goo(const List& faces) {
  Scene s;
  s.variant("two-goo").agent("jinks", Field).agent("myka").agent("claudia", Warehouse, {"durational-spectrometer"});
  s.used("jinks", "episode").used("jinks", "season").used("myka", "season").artifact("aztec-bloodstone");
  s.claimed("jinks", "blue").claimed("myka", "yellow").roll({"2L", "1O"}).roll(faces).start("retrieval-round");
  while (s.question() != "let-goo-act" && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == "let-goo-act");
  return s;
}

}  // namespace

// ---- harder -----------------------------------------------------------------------------------------------------

TEST_CASE("harder: the season starts with one or more Consequences in force, their marks made at once",
          "[VAR-16][RULING-57]") {
  bool gear = false, snag = false;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    for (int count = 1; count <= 3; ++count) {
      Session session = begin({"start-consequences=" + std::to_string(count)}, seed);
      kernel::Decision d;  // a lock among them lets the First Agent pick one of equal dice
      for (session.decision(w13::Seat::Table, d); d.question() == static_cast<std::uint16_t>(w13::Ask::ChooseDie);
           session.decision(w13::Seat::Table, d))
        session.choose(d.seat(), d[0]);
      const w13::World& w = session.state().world;
      CHECK(w.inForce.size() == count);
      CHECK(w.faceUp.empty());
      CHECK(w.consequences.drawSize() == 13 - count);
      CHECK(w.gear == inForce(w, "grinding-halt"));
      CHECK((w.snags[w13::Place::Travel] >= 0) == inForce(w, "grounded"));
      gear = gear || w.gear;
      snag = snag || inForce(w, "grounded");
    }
  CHECK(gear);
  CHECK(snag);
  CHECK(begin({}, 1).state().world.inForce.empty());
}

TEST_CASE("harder: a lock among the first Consequences takes a die out before the first Episode",
          "[VAR-16][RULING-57]") {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    Session session = begin({"start-consequences=1"}, seed);
    if (!inForce(session.state().world, "lost-reasoning")) continue;
    CHECK(session.state().world.dice(w13::Spot::Locked).size() == 1);  // of three alike: RULING-73
    CHECK(session.state().world.dice(w13::Spot::Leads).size() + session.state().world.dice(w13::Spot::Field).size() ==
          w13::kDice - 1);
    return;
  }
  FAIL("the lock never came up");
}

TEST_CASE("harder: each artifact reveal turns up two Consequences", "[VAR-17]") {
  Scene s;
  s.variant("two-consequences")
      .agent("pete", Field, {"tesla"})
      .agent("myka")
      .agent("claudia")
      .field("1T")
      .leads("2L 1O 1I");
  s.artifactWaits("aztec-bloodstone").top("consequence", {"sore-muscles", "sleepless-nights"});
  s.start("work-the-case", "pete").play("spend tesla");
  CHECK(s.ids(std::span(s.world().faceUp.begin(), 2)) == List{"sore-muscles", "sleepless-nights"});
  CHECK(revealing().world().faceUp.size() == 1);  // one without the option
}

TEST_CASE("harder: of two Consequences both stay or both go", "[VAR-17][RULING-45]") {
  Scene s;
  s.variant("two-consequences").agent("pete", Field).agent("myka", Field).agent("claudia").artifact("aztec-bloodstone");
  s.faceUp({"sore-muscles", "sleepless-nights"})
      .top("ping", {"berlin"})
      .top("traitor", {"road-closed"})
      .roll(kRollsOfOnes);
  const Scene kept = Scene(s).start("retrieval-round").press();
  CHECK(kept.ids(std::span(kept.world().inForce.begin(), 2)) == List{"sore-muscles", "sleepless-nights"});
  const Scene gone = s.applied("1L 2I 2O 2O yellow 1O").start("retrieval-round");
  CHECK(gone.world().inForce.empty());
  CHECK(gone.discardSize("consequence") == 2);
}

TEST_CASE("harder: the Adversary rolls two Goo dice and neutralizes the first match of either, one die at most",
          "[VAR-18][RULING-45]") {
  Scene both = goo({"1O", "2?"});  // each die would match one: Jinks comes first in order
  CHECK(both.world().retrieval.goo.size() == 2);
  both.play("resolve");
  CHECK(both.neutralized() == List{"blue"});

  Scene second = goo({"blank", "1O"});
  second.play("resolve");
  CHECK(second.neutralized() == List{"yellow"});
}

TEST_CASE("harder: two Goo dice only while the Traitor is hidden", "[VAR-18]") {
  Scene s;
  s.variant("two-goo")
      .agent("jinks", Field)
      .agent("myka")
      .agent("claudia")
      .revealed("claudia")
      .claimed("myka", "yellow");
  s.roll({"1O", "1O", "1O", "1O"}).used("jinks", "season").start("retrieval-round").press();
  s.play("cover goo 1O").press();
  CHECK(s.question() == "use-goo");
  CHECK(s.world().retrieval.goo.size() == 1);
}

TEST_CASE("harder: no starting Traits; easier: two for each Focus Trait", "[VAR-19][VAR-22]") {
  for (std::uint64_t seed = 1; seed <= 10; ++seed)
    for (int seat = 0; seat < 4; ++seat) {
      const auto& focus = shipped::cards().agents[seat].focus;
      const auto times = [&](int each) {
        w13::PerType drawn{};
        for (const w13::Symbol type : focus)
          drawn[static_cast<std::size_t>(type)] =
              static_cast<std::int8_t>(drawn[static_cast<std::size_t>(type)] + each);
        return drawn;
      };
      CHECK(startingTraits({}, seed, seat) == times(1));
      CHECK(startingTraits({"no-starting-traits"}, seed, seat) == times(0));
      CHECK(startingTraits({"two-starting-traits"}, seed, seat) == times(2));
    }
}

TEST_CASE("harder: one executed Plot wins for the Traitor", "[VAR-20]") {
  Scene s;
  s.variant("one-plot").agent("pete").agent("myka").agent("claudia").revealed("claudia").plot("presumed-dead");
  s.start("stop-the-plot").press();
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "plots-executed");
}

// ---- easier -----------------------------------------------------------------------------------------------------

TEST_CASE("easier: one or two Calamities less in every Trait deck", "[VAR-23]") {
  for (const w13::Symbol type : w13::kTypes) {
    CHECK(calamities(begin({"no-starting-traits"}, 3).state().world, type) == 2);
    CHECK(calamities(begin({"no-starting-traits", "fewer-calamities=1"}, 3).state().world, type) == 1);
    const Session none = begin({"no-starting-traits", "fewer-calamities=2"}, 3);
    CHECK(calamities(none.state().world, type) == 0);
    CHECK(none.state().world.pile(type).drawSize() == 18);
  }
}

TEST_CASE("easier: drawn Calamities have no effect and are not replaced", "[VAR-24][RULING-45]") {
  Scene s;
  s.agent("myka").agent("pete").agent("claudia").leads("1L 2O").top("lore", {"fire-in-the-stacks", "collaborate"});
  Scene harmless = Scene(s).variant("harmless-calamities").start("focus-draw", "myka").play("draw lore");
  CHECK(harmless.track().empty());
  CHECK(harmless.topDiscard("lore") == "fire-in-the-stacks");
  CHECK(harmless.hand("myka").empty());
  CHECK(s.start("focus-draw", "myka").play("draw lore").press().track().size() == 1);
}

TEST_CASE("easier: the Finale begins after four lost artifacts, of six that are dealt", "[VAR-25][RULING-35]") {
  Scene s;
  s.variant("four-lost")
      .agent("pete")
      .agent("myka")
      .agent("claudia")
      .top("ping", {"berlin"})
      .top("traitor", {"road-closed"});
  s.lost({"babel-stones", "ice-flower", "smiley-riley"}).roll(kRollsOfOnes);
  CHECK(Scene(s).start("next-episode").world().phase == w13::Phase::Investigation);
  s.lost({"aztec-bloodstone"}).start("next-episode");
  CHECK(s.world().phase == w13::Phase::Finale);

  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Session session = begin({"four-lost"}, seed);
    const auto& stack = session.state().world.artifacts;
    const int dealt = stack.size() + (session.state().world.artifact == w13::CardId::None ? 0 : 1);
    CHECK(dealt == 6);
    for (int place = 0; place < stack.size(); ++place)  // from the bottom: three Artifacts, the Adversary's, two more
      CHECK((shipped::cards().of(stack[place]).kind == w13::Kind::Adversary) == (place == 3));
  }
}

TEST_CASE("easier: the Traitor needs three executed Plots", "[VAR-26]") {
  Scene s;
  s.variant("three-plots").agent("pete").agent("myka").agent("claudia").revealed("claudia").plot("presumed-dead");
  const Scene second = Scene(s).plotsDone(1, 1).start("stop-the-plot").press();
  CHECK(second.world().plotsExecuted == 2);
  CHECK_FALSE(second.over());
  const Scene third = s.plotsDone(1, 2).start("stop-the-plot").press();
  CHECK(third.winner() == "traitor");
}
