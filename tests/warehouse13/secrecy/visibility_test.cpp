// The visibility matrix, row by row: cards, piles and tokens. SECRET-01, SECRET-02, SECRET-12 to SECRET-30.

#include <set>

#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/secrecy/shown.h"
#include "warehouse13/secrecy/viewers.h"

using namespace scene;
using secrecy::shows;
using w13::View;

namespace {

/// Pete (owner of things), Myka and the hidden Traitor Claudia.
Scene three() {
  Scene s;
  return s.agent("pete").agent("myka").agent("claudia").leads("1L 2I 1O");
}
const List kViewers = {"pete", "myka", "claudia", "table"};

template <class Check>
void everybody(const Scene& s, Check check) {
  for (const std::string& viewer : kViewers) {
    INFO("seen by " << viewer);
    check(s.view(viewer));
  }
}
template <class Check>
void everybodyBut(const std::string& owner, const Scene& s, Check check) {
  for (const std::string& viewer : kViewers) {
    if (viewer == owner) continue;
    INFO("seen by " << viewer);
    check(s.view(viewer));
  }
}

/// The state in which an Agent's Action is asked for, and dreams of it.
struct Dreams {
  const w13::Warehouse13 game{shipped::cards()};
  w13::State truth;
  kernel::Luck luck{7};

  explicit Dreams(Scene& s, const std::string& agent)
      : truth(w13::Playing(shipped::cards(), s.position().state(w13::Opening::Action, s.seat(agent)),
                           w13::SaidChance(shipped::cards()))
                  .state()) {}
  w13::State dream(w13::Seat viewer, kernel::Dealing dealing = kernel::Dealing::Mixed) {
    return game.imagine(truth, viewer, luck, {}, dealing);
  }
};

}  // namespace

// ---- hands ------------------------------------------------------------------------------------------------------

TEST_CASE("hand size is public, the identity and the split of a hand are its owner's",
          "[SECRET-01][SECRET-02][SECRET-14]") {
  Scene s = three();
  s.hand("pete", {"tesla", "goozooka"}).stress("pete", 3).start("action", "pete");
  everybody(s, [](const View& v) { CHECK(v.seats[0].handSize == 5); });
  CHECK(s.ids(std::span(s.view("pete").hand.begin(), 2)) == List{"tesla", "goozooka"});
  CHECK(s.view("pete").stress == 3);
  everybodyBut("pete", s, [](const View& v) {
    CHECK(v.hand.empty());
    CHECK(v.stress == 0);
    CHECK(v.seats[0].known.empty());
    CHECK_FALSE(shows(v, "tesla"));
    CHECK_FALSE(shows(v, "goozooka"));
  });
}

TEST_CASE("no seat and no table can tell how a hand splits into Traits and Stress", "[SECRET-02]") {
  Scene s = three();
  s.hand("pete", {"tesla", "goozooka"}).stress("pete", 3).hand("myka", {"premonition", "tesla"}).stress("myka", 1);
  s.hand("claudia", {"collaborate"}).stress("claudia", 1);
  Dreams dreams(s, "pete");
  for (const w13::Seat viewer : {w13::Seat::Table, w13::Seat{1}, w13::Seat{2}}) {
    std::set<int> splits;
    for (int tries = 0; tries < 40; ++tries) {
      const w13::State dream = dreams.dream(viewer);
      splits.insert(dream.world.agents[0].stress);
      CHECK(dream.world.agents[0].handSize() == 5);
      View truth, dreamt;
      dreams.game.view(dreams.truth, viewer, truth);
      dreams.game.view(dream, viewer, dreamt);
      CHECK(truth == dreamt);
    }
    CHECK(splits.size() > 1);
  }
  for (int tries = 0; tries < 10; ++tries) CHECK(dreams.dream(w13::Seat{0}).world.agents[0].stress == 3);  // his own
}

TEST_CASE("a Loyalty card face down is its owner's, revealed it is everybody's", "[SECRET-12][SECRET-13]") {
  Scene s = three();
  s.start("action", "pete");
  CHECK(s.view("claudia").isTraitor);
  CHECK(s.view("claudia").seats[2].traitor);
  CHECK_FALSE(s.view("pete").isTraitor);
  everybodyBut("claudia", s, [](const View& v) {
    CHECK_FALSE(v.isTraitor);
    for (int seat = 0; seat < 3; ++seat) CHECK_FALSE(v.seats[seat].traitor);
    CHECK_FALSE(v.traitorRevealed);
  });
  Scene open;
  open.agent("pete").agent("myka").agent("claudia").agent("jinks").revealed("claudia").bronzed("jinks").leads("1L");
  open.start("action", "pete");
  everybody(open, [](const View& v) {
    CHECK(v.seats[2].traitor);
    CHECK(v.seats[2].loyaltyShown);
    CHECK(v.seats[3].loyaltyShown);
    CHECK_FALSE(v.seats[3].traitor);
    CHECK_FALSE(v.seats[0].loyaltyShown);
  });
}

TEST_CASE("nobody but the Traitor can tell who it is", "[SECRET-12]") {
  Scene s = three();
  Dreams dreams(s, "pete");
  for (const w13::Seat viewer : {w13::Seat::Table, w13::Seat{0}, w13::Seat{1}}) {
    std::set<w13::Seat> could;
    for (int tries = 0; tries < 60; ++tries) could.insert(dreams.dream(viewer).world.traitor.seat);
    CHECK(could.size() == (viewer == w13::Seat::Table ? 3u : 2u));
  }
  for (int tries = 0; tries < 20; ++tries) CHECK(dreams.dream(w13::Seat{2}).world.traitor.seat == w13::Seat{2});
}

TEST_CASE("Traitor cards in hand and Plots held show as a number to all but the Traitor", "[SECRET-15][SECRET-16]") {
  Scene s;
  s.agent("pete")
      .agent("myka")
      .agent("claudia")
      .revealed("claudia", {"ambush", "accident"}, {"sleeper-agent"})
      .leads("1L");
  s.start("action", "pete");
  CHECK(s.view("claudia").traitorHand.size() == 2);
  CHECK(s.view("claudia").plotsHeld.size() == 1);
  everybody(s, [](const View& v) {
    CHECK(v.traitorHandSize == 2);
    CHECK(v.plotsHeldSize == 1);
  });
  everybodyBut("claudia", s, [](const View& v) {
    CHECK(v.traitorHand.empty());
    CHECK(v.plotsHeld.empty());
    for (const char* card : {"ambush", "accident", "sleeper-agent"}) CHECK_FALSE(shows(v, card));
  });
}

// ---- what lies open in front of an Agent ------------------------------------------------------------------------

TEST_CASE("shield, Ability cards and travel bag are open to all", "[SECRET-17][SECRET-18][SECRET-19]") {
  Scene s;
  s.agent("artie")
      .agent("myka")
      .agent("claudia")
      .agent("pete")
      .bag("artie", "tesla")
      .used("artie", "episode")
      .leads("1L");
  s.start("action", "artie");
  for (const char* viewer : {"artie", "myka", "pete", "table"}) {
    const View v = s.view(viewer);
    CHECK(shipped::cards().of(v.seats[0].who).id == "artie");  // and with it ID, attributes and Focus
    CHECK(shipped::cards().of(v.seats[2].who).id == "claudia");
    CHECK(v.seats[0].usedSlots == 1u << static_cast<unsigned>(w13::Slot::Episode));
    CHECK(v.seats[0].hasAbilities);
    CHECK(shipped::cards().of(v.seats[0].bag).id == "tesla");
  }
}

TEST_CASE("token location, KO, wound, Bronzed and First Agent are open to all", "[SECRET-20]") {
  Scene s;
  s.agent("pete", Field, {}, Ko).agent("myka", Warehouse, {}, Wounded).agent("claudia").agent("jinks").bronzed("jinks");
  s.traitor("claudia").firstAgent("myka").leads("1L").start("action", "myka");
  everybody(s, [](const View& v) {
    CHECK(v.seats[0].at == Field);
    CHECK(v.seats[0].health == Ko);
    CHECK(v.seats[1].health == Wounded);
    CHECK(v.seats[3].bronzed);
    CHECK(v.seats[3].at == w13::Location::BronzeSector);
    CHECK(v.firstAgent == w13::Seat{1});
  });
}

// ---- piles ------------------------------------------------------------------------------------------------------

TEST_CASE("of a Trait draw pile only the size is known, to everybody the same", "[SECRET-21]") {
  Scene s = three();
  s.top("logic", {"parallel-investigation", "arties-wall-map"});
  Dreams dreams(s, "pete");
  const auto& pile = dreams.truth.world.pile(w13::Symbol::Logic);
  for (const w13::Seat viewer : {w13::Seat::Table, w13::Seat{0}, w13::Seat{1}, w13::Seat{2}}) {
    View v;
    dreams.game.view(dreams.truth, viewer, v);
    CHECK(v.traits[0].draw == 20);
    CHECK_FALSE(shows(v, "parallel-investigation"));
    std::set<w13::CardId> tops;
    for (int tries = 0; tries < 30; ++tries) {
      const w13::State dream = dreams.dream(viewer);
      const auto& dreamt = dream.world.pile(w13::Symbol::Logic);
      tops.insert(dreamt.drawAt(dreamt.drawSize() - 1));
      CHECK(dreamt.drawSize() == pile.drawSize());
    }
    CHECK(tops.size() > 5);
  }
}

TEST_CASE("of a discard pile the top card and the size are known, the cards below are not", "[SECRET-22][SECRET-23]") {
  Scene s = three();
  s.discards("tech", {"tesla", "farnsworth", "look-out"});
  Scene open = Scene(s).start("action", "pete");
  everybody(open, [](const View& v) {
    CHECK(shipped::cards().of(v.traits[3].top).id == "tesla");
    CHECK(v.traits[3].discards == 3);
    CHECK_FALSE(shows(v, "farnsworth"));
    CHECK_FALSE(shows(v, "look-out"));
  });
  Dreams dreams(s, "pete");
  std::set<w13::CardId> below;
  for (int tries = 0; tries < 30; ++tries) {
    const auto dream = dreams.dream(w13::Seat{0});
    below.insert(dream.world.pile(w13::Symbol::Tech).discardAt(1));
    CHECK(dream.world.pile(w13::Symbol::Tech).topDiscard() == dreams.truth.world.pile(w13::Symbol::Tech).topDiscard());
  }
  CHECK(below.size() > 3);
}

TEST_CASE("the Stress deck shows its number", "[SECRET-24]") {
  Scene s = three();
  s.stressDeck(9).stress("pete", 2).start("action", "pete");
  everybody(s, [](const View& v) { CHECK(v.stressDeck == 9); });
}

TEST_CASE("Traitor, Plot, Consequence, Ping and artifact piles show their sizes and nothing else",
          "[SECRET-25][SECRET-26]") {
  Scene s = three();
  s.top("traitor", {"ambush"}).top("plot", {"sleeper-agent"}).top("consequence", {"burnout"}).top("ping", {"berlin"});
  s.artifactWaits("babel-stones");
  Scene open = Scene(s).start("action", "pete");
  everybody(open, [](const View& v) {
    CHECK(v.traitorDeck.draw == 39);
    CHECK(v.plots.draw == 13);
    CHECK(v.consequences.draw == 13);
    CHECK(v.pings.draw == 5);
    CHECK(v.artifactsLeft == 5);
    for (const char* card : {"ambush", "sleeper-agent", "burnout", "berlin", "babel-stones"})
      CHECK_FALSE(shows(v, card));
  });
  Dreams dreams(s, "pete");
  for (const w13::Seat viewer : {w13::Seat::Table, w13::Seat{0}, w13::Seat{2}}) {  // the hidden Traitor sees no more
    std::set<w13::CardId> traitor, plot, consequence, ping, artifact;
    for (int tries = 0; tries < 30; ++tries) {
      const w13::State state = dreams.dream(viewer);
      const w13::World& w = state.world;
      traitor.insert(w.traitorDeck.drawAt(w.traitorDeck.drawSize() - 1));
      plot.insert(w.plots.drawAt(w.plots.drawSize() - 1));
      consequence.insert(w.consequences.drawAt(w.consequences.drawSize() - 1));
      ping.insert(w.pings.drawAt(w.pings.drawSize() - 1));
      artifact.insert(w.artifacts[w.artifacts.size() - 1]);
    }
    for (const auto& tops : {traitor, plot, consequence, ping, artifact}) CHECK(tops.size() > 5);
  }
}

TEST_CASE("face-up Ping, revealed artifact, Stacks, lost artifacts and Consequences are open to all",
          "[SECRET-27][SECRET-28]") {
  Scene s = three();
  s.ping("berlin").artifact("babel-stones").stacks({"ice-flower"}).lost({"smiley-riley"}).faceUp({"burnout"});
  s.inForce({"sore-muscles"}).start("action", "pete");
  everybody(s, [](const View& v) {
    for (const char* card : {"berlin", "babel-stones", "ice-flower", "smiley-riley", "burnout", "sore-muscles"})
      CHECK(shows(v, card));
  });
  Scene plot;
  plot.agent("pete")
      .agent("myka")
      .agent("claudia")
      .revealed("claudia")
      .plot("sleeper-agent")
      .start("finale-action", "pete");
  everybody(plot, [](const View& v) { CHECK(shows(v, "sleeper-agent")); });
}

TEST_CASE("of the face-down obstacles only the number is known", "[SECRET-29]") {
  Scene s = three();
  s.obstacleTop({"mental 4"}).track({"physical 2"});
  Dreams dreams(s, "pete");
  std::set<w13::ObstacleId> tops;
  for (int tries = 0; tries < 40; ++tries) {
    const auto dream = dreams.dream(w13::Seat{0});
    tops.insert(dream.world.obstacleSupply[dream.world.obstacleSupply.size() - 1]);
  }
  CHECK(tops.size() > 5);
  s.start("action", "pete");
  everybody(s, [](const View& v) { CHECK(v.obstaclesLeft == 17); });
}

TEST_CASE("obstacles in play, rings, discarded obstacles and the Maintenance track are open to all", "[SECRET-30]") {
  Scene s = three();
  s.block("travel", "physical 2 ring").track({"mental 3"}).gear().roll({"3"}).start("action", "pete");
  everybody(s, [](const View& v) {
    CHECK(v.blocks[w13::Place::Travel].ring);
    CHECK(w13::difficultyOf(v.blocks[w13::Place::Travel].id) == 2);
    CHECK(v.track.size() == 1);
    CHECK(v.gear);
    CHECK(v.ringsLeft == 3);
    CHECK(v.obstacleDiscard.empty());
  });
  s.play("tackle travel").press();
  everybody(s, [](const View& v) {
    REQUIRE(v.obstacleDiscard.size() == 1);
    CHECK(w13::difficultyOf(v.obstacleDiscard[0]) == 2);
  });
}
