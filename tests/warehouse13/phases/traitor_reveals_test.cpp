// The Traitor reveals: REVEAL-01 to REVEAL-12, RULING-04 and RULING-31.

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/seen/knowledge.h"
#include "engine/kernel/bot.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;
using w13::Location;
using w13::Spot;

namespace {

bool has(const w13::Events& events, Happened what) {
  return std::any_of(events.begin(), events.end(), [&](const w13::Event& each) { return each.what == what; });
}

/// All that the artifact asks for is applied; who is in the Field decides what happens.
Scene met(const List& inField, const std::string& traitor) {
  Scene s;
  for (const char* agent : {"pete", "myka", "claudia"})
    s.agent(agent, std::find(inField.begin(), inField.end(), agent) == inField.end() ? Warehouse : Field);
  s.traitor(traitor).artifact("aztec-bloodstone").applied("1L 2I 2O 2O yellow 1O").ping("nashville");
  s.top("ping", {"berlin"}).top("traitor", {"accident", "catastrophe", "ambush"}).stressDeck(9);
  return s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"});
}
/// An artifact is lost because nobody is in the Field.
Scene losing(const std::string& artifact, const std::string& traitor) {
  Scene s;
  s.agent("pete").agent("myka").agent("claudia").traitor(traitor).artifact(artifact).ping("nashville");
  s.top("ping", {"berlin"}).top("traitor", {"accident", "catastrophe", "ambush"}).stressDeck(9);
  return s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"});
}

/// Claudia, the Traitor and First Agent, may reveal because Pete has been Bronzed.
Scene caught() {
  Scene s;
  s.agent("pete")
      .agent("claudia", Field, {"tesla", "premonition"}, Ko)
      .agent("myka")
      .firstAgent("claudia")
      .traitor("claudia");
  s.stress("claudia", 2)
      .claimed("claudia", "2I red 1L")
      .stressDeck(8)
      .top("traitor", {"accident", "ambush"})
      .leads("1L 2O 1T");
  s.startWith(w13::Phase::Investigation, w13::BronzeAgent{s.seat("pete")});
  while (s.question() == "reveal-on-bronzing") s.play(s.asked() == "claudia" ? "reveal" : "continue");
  return s;
}

}  // namespace

TEST_CASE(
    "nobody can reveal but after a retrieval alone in the Field, a Loyal Bronzing or a lost artifact that allows it",
    "[REVEAL-01]") {
  const w13::Warehouse13 game(shipped::cards());
  kernel::RandomBot<w13::View> bot;
  int reveals = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    kernel::Session<w13::Warehouse13> session(
        game, {{w13::AgentId{0}, w13::AgentId{1}, w13::AgentId{2}, w13::AgentId{3}}, {}}, seed);
    kernel::Luck luck(seed + 1000);
    while (!session.over()) {
      kernel::Decision d;
      session.decision(w13::Seat::Table, d);
      const w13::Seat seat = d.seat();
      session.decision(seat, d);
      const auto asked = static_cast<w13::Ask>(d.question());
      const bool may =
          asked == w13::Ask::Capture || asked == w13::Ask::RevealOnBronzing || asked == w13::Ask::RevealOnLoss;
      if (d.openness() == kernel::Openness::Secret) REQUIRE((d.find(w13::choice(w13::verb::Reveal)) >= 0) == may);
      w13::View view;
      session.view(seat, view);
      session.choose(seat, d[bot.choose(view, d, luck)]);
      const w13::Events events = session.eventsFor(w13::Seat::Table);
      if (!has(events, Happened::TraitorRevealed)) continue;
      ++reveals;
      const bool finale = session.state().world.phase == w13::Phase::Finale && has(events, Happened::PhaseBegan);
      REQUIRE((may || finale));
    }
  }
  CHECK(reveals > 10);
}

TEST_CASE("a Traitor alone in the Field with an artifact whose requirements were met may reveal",
          "[REVEAL-02][CAPT-01]") {
  Scene s = met({"myka"}, "myka");
  s.start("retrieval-round");
  CHECK(s.asked() == "myka");
  CHECK(s.question() == "capture");
  CHECK(s.options() == List{"reveal", "continue"});
  const Scene revealed = Scene(s).play("reveal");
  CHECK(revealed.world().traitor.revealed);
  CHECK(revealed.world().lost.size() == 1);
  CHECK(revealed.world().stacks.empty());
  const Scene not_ = Scene(s).play("continue");
  CHECK_FALSE(not_.world().traitor.revealed);
  CHECK(not_.world().stacks.size() == 1);
}

TEST_CASE("a lone Loyal Field Agent is asked the same, and either press counts as continue", "[REVEAL-02][RULING-04]") {
  Scene s = met({"myka"}, "claudia");
  s.start("retrieval-round");
  REQUIRE(s.asked() == "myka");
  CHECK(s.options() == List{"reveal", "continue"});
  CHECK(Scene(s).play("reveal").world().stacks.size() == 1);
  CHECK_FALSE(Scene(s).play("reveal").world().traitor.revealed);
}

TEST_CASE("with another Agent in the Field nobody is asked", "[REVEAL-02][RULING-32]") {
  Scene s = met({"myka", "pete"}, "myka");
  s.start("retrieval-round");
  CHECK(s.world().stacks.size() == 1);
  CHECK_FALSE(s.world().traitor.revealed);
}

TEST_CASE("the Traitor may reveal once a Loyal Agent has been Bronzed", "[REVEAL-03]") {
  const Scene s = caught();
  CHECK(s.world().traitor.revealed);
  CHECK(s.world().bronzed == s.seat("pete"));
}

TEST_CASE("when a lost Adversary Artifact says so, every seat that could be the Traitor is asked, before Cleanup",
          "[REVEAL-04][RULING-31]") {
  for (const char* artifact : {"harriet-tubmans-thimble", "pearl-of-wisdom"}) {
    Scene s = losing(artifact, "myka");
    s.start("retrieval");
    List asked;
    while (s.question() == "reveal-on-loss") {
      CHECK_FALSE(s.happened(Happened::DiceSwept));
      CHECK(s.options() == List{"reveal", "continue"});
      asked.push_back(s.asked());
      s.play("reveal");
    }
    CHECK(asked == List{"pete", "myka", "claudia"});
    CHECK(s.world().traitor.revealed);
    CHECK(s.world().traitor.seat == s.seat("myka"));
  }
}

TEST_CASE("another lost Adversary Artifact or a common one asks nobody; a declined reveal is gone",
          "[REVEAL-04][RULING-31]") {
  for (const char* artifact : {"honjo-masamune", "the-phoenix", "aztec-bloodstone"}) {
    Scene s = losing(artifact, "myka");
    s.start("retrieval");
    CHECK(s.question() != "reveal-on-loss");
    CHECK_FALSE(s.world().traitor.revealed);
  }
  Scene declined = losing("pearl-of-wisdom", "myka");
  declined.start("retrieval");
  while (declined.question() == "reveal-on-loss") declined.play("continue");
  CHECK_FALSE(declined.world().traitor.revealed);
  CHECK(declined.world().phase == w13::Phase::Investigation);
}

TEST_CASE("a captured Adversary Artifact reveals once, without a second question", "[REVEAL-04][CAPT-03]") {
  Scene pearl;
  pearl.agent("pete")
      .agent("myka", Field)
      .agent("claudia")
      .traitor("myka")
      .artifact("pearl-of-wisdom")
      .ping("nashville");
  pearl.applied("2L 2L 2I 1I 1O").top("ping", {"berlin"}).top("traitor", {"accident", "catastrophe", "ambush"});
  pearl.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"})
      .start("retrieval-round");
  REQUIRE(pearl.question() == "capture");
  pearl.play("reveal");
  CHECK(pearl.question() != "reveal-on-loss");
  CHECK(pearl.count(Happened::TraitorRevealed) == 1);
}

// ---- what a reveal does -----------------------------------------------------------------------------------------

TEST_CASE("a reveal moves the token to the Lost Artifacts board and the clue dice onto the Bronze Sector",
          "[REVEAL-06][REVEAL-07]") {
  const Scene s = caught();
  CHECK(s.seated("claudia").at == Location::LostBoard);
  CHECK(s.seated("claudia").health == scene::Standing);
  CHECK(s.dice(Spot::Bronze).size() == 2);
  CHECK(s.claimed("claudia").empty());
}

TEST_CASE("a reveal puts Traits, Stress and Ability cards into the box", "[REVEAL-08][REVEAL-09]") {
  const Scene s = caught();
  CHECK(s.hand("claudia").empty());
  CHECK(s.stress("claudia") == 0);
  CHECK(s.world().stressDeck == 8);
  for (const char* pile : {"logic", "intuition", "lore", "tech"}) CHECK(s.discardSize(pile) == 0);
  int traits = 0;
  const auto onTable = w13::outOfTheBox(s.world());
  for (const w13::CardId card : shipped::cards().all(w13::Kind::Trait)) traits += onTable.has(card) ? 1 : 0;
  CHECK(traits == 70);  // two of the 72 lie in the box
  CHECK_FALSE(s.seated("claudia").hasAbilities);
}

TEST_CASE("an Ability card in the box acts no more", "[REVEAL-09]") {
  Scene s;
  s.agent("pete").agent("claudia").agent("myka").traitor("claudia").lost(
      {"babel-stones", "ice-flower", "smiley-riley"});
  s.start("next-episode");
  const auto& standing = s.world().standing;
  const w13::Catalog& cards = shipped::cards();
  for (std::size_t entry = 0; entry < cards.standing.size(); ++entry)
    if (standing.test(entry)) CHECK(cards.of(cards.of(cards.standing[entry].design).agent).id != "claudia");
}

TEST_CASE("a revealing First Agent passes the token left", "[REVEAL-10]") {
  const Scene s = caught();
  CHECK(s.world().firstAgent == s.seat("myka"));

  Scene other;
  other.agent("pete").agent("claudia").agent("myka").traitor("claudia").leads("1L 2O 1T");
  other.startWith(w13::Phase::Investigation, w13::BronzeAgent{other.seat("myka")});
  while (other.question() == "reveal-on-bronzing") other.play("reveal");
  REQUIRE(other.world().traitor.revealed);
  CHECK(other.world().firstAgent == other.seat("pete"));
}

TEST_CASE("a revealed Traitor draws two Traitor cards as a starting hand", "[REVEAL-11]") {
  const Scene s = caught();
  CHECK(s.ids(std::span(s.view("claudia").traitorHand.begin(), 2)) == List{"accident", "ambush"});
  CHECK(s.view("table").traitorHandSize == 2);
}

TEST_CASE("token, dice, hand, First Agent and cards follow each other in this order", "[REVEAL-12]") {
  const Scene s = caught();
  const w13::Seat claudia = s.seat("claudia");
  std::vector<Happened> order;
  bool counting = false;
  for (const w13::Event& event : s.events()) {
    counting = counting || event.what == Happened::TraitorRevealed;
    const bool hers =
        event.what == Happened::DieMoved || event.what == Happened::FirstAgentPassed || event.seat == claudia;
    const bool told = event.what == Happened::AgentMoved || event.what == Happened::DieMoved ||
                      event.what == Happened::HandLost || event.what == Happened::FirstAgentPassed ||
                      event.what == Happened::CardDrawn;
    if (counting && hers && told && (order.empty() || order.back() != event.what)) order.push_back(event.what);
  }
  CHECK(order == std::vector{Happened::AgentMoved, Happened::DieMoved, Happened::HandLost, Happened::FirstAgentPassed,
                             Happened::CardDrawn});
}

TEST_CASE("a third artifact lost by capture: reveal, Cleanup, Finale", "[RULING-32][REVEAL-02]") {
  Scene s = met({"myka"}, "myka");
  s.lost({"babel-stones", "ice-flower"}).start("retrieval-round").play("reveal");
  CHECK(s.world().phase == w13::Phase::Finale);
  CHECK(s.count(Happened::TraitorRevealed) == 1);
  CHECK(s.stress("pete") == 1);  // Cleanup came between
  CHECK(s.stress("myka") == 0);  // and Myka was no Agent any more
}
