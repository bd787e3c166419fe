// Ways to play: Fully Cooperative, Fully Revealed Traitor, the Shorter Game, and any mix: VAR-01 to VAR-15, VAR-21,
// VAR-27 to VAR-29, RULING-36, -41 and -45.

#include <set>

#include "engine/games/warehouse13/season/setup.h"
#include "engine/kernel/session.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"

using namespace scene;
using w13::Happened;

namespace {

w13::Setup table(int players, const List& variants) {
  w13::Setup setup;
  for (int seat = 0; seat < players; ++seat) setup.agents.push_back(static_cast<w13::AgentId>(seat));
  for (const std::string& each : variants) REQUIRE(switchOn(setup.variants, each).empty());
  return setup;
}
std::string fault(int players, const List& variants) { return faultOf(table(players, variants), shipped::cards()); }

using Session = kernel::Session<w13::Warehouse13>;
Session begin(int players, const List& variants, std::uint64_t seed, w13::Seat traitor = w13::Seat::Table) {
  static const w13::Warehouse13 game(shipped::cards());
  w13::Setup setup = table(players, variants);
  setup.traitor = traitor;
  return Session(game, setup, seed);
}

/// One choice of a random season.
void playOn(Session& session, kernel::Luck& luck) {
  kernel::Decision d;
  session.decision(w13::Seat::Table, d);
  const w13::Seat seat = d.seat();
  session.decision(seat, d);
  session.choose(seat, d[luck.pick(d.size(), kernel::ChanceOf::Card)]);
}

/// The names without their ranges: "start-consequences".
List plainNames() {
  List names;
  for (const std::string& each : w13::variantNames()) names.push_back(each.substr(0, each.find('=')));
  return names;
}

}  // namespace

// ---- options ----------------------------------------------------------------------------------------------------

TEST_CASE("every variant is an option of its own, house rules as well", "[VAR-29][VAR-27]") {
  CHECK(plainNames() == List{"cooperative", "revealed-traitor", "shorter-game", "start-consequences",
                             "two-consequences", "two-goo", "no-starting-traits", "one-plot", "two-starting-traits",
                             "fewer-calamities", "harmless-calamities", "four-lost", "three-plots",
                             "debronze-stays-open", "quick-windows"});
  for (const std::string& each : plainNames()) {
    INFO(each);
    CHECK(fault(4, {each}).empty());
    const w13::Variants on = table(4, {each}).variants;
    CHECK_FALSE(on == w13::Variants{});
    REQUIRE(namesOf(on).size() == 1);  // one option alone is on
    CHECK(namesOf(on)[0].substr(0, each.size()) == each);
  }
}

TEST_CASE("variants may be combined, as many as one likes", "[VAR-01][VAR-27]") {
  CHECK(fault(5, {"revealed-traitor", "start-consequences=3", "two-consequences", "two-goo", "no-starting-traits",
                  "one-plot", "fewer-calamities=2", "harmless-calamities", "four-lost", "debronze-stays-open",
                  "quick-windows"})
            .empty());
  CHECK(fault(2, {"cooperative", "two-starting-traits", "fewer-calamities=1", "harmless-calamities", "four-lost",
                  "three-plots"})
            .empty());
}

TEST_CASE("options that contradict each other are refused, naming both", "[RULING-45][VAR-01]") {
  const std::vector<std::pair<std::string, std::string>> pairs = {
      {"cooperative", "revealed-traitor"}, {"no-starting-traits", "two-starting-traits"},
      {"one-plot", "three-plots"},         {"shorter-game", "one-plot"},
      {"shorter-game", "four-lost"},       {"shorter-game", "three-plots"}};
  for (const auto& [one, other] : pairs) {
    const std::string said = fault(4, {one, other});
    INFO(said);
    CHECK(said.find(one) != std::string::npos);
    CHECK(said.find(other) != std::string::npos);
  }
}

TEST_CASE("any two options that do not contradict each other can be played together", "[VAR-01][RULING-45]") {
  int refused = 0;
  const List names = plainNames();
  for (std::size_t one = 0; one < names.size(); ++one)
    for (std::size_t other = one + 1; other < names.size(); ++other)
      refused += fault(4, {names[one], names[other]}).empty() ? 0 : 1;
  CHECK(refused == 6);
}

TEST_CASE("random seasons end over every mix of options that the rulings allow", "[VAR-01][VAR-27][VAR-29][heavy]") {
  const List names = plainNames();
  int played = 0;
  for (unsigned mix = 0; mix < (1u << names.size()); ++mix) {
    List on;
    for (std::size_t each = 0; each < names.size(); ++each)
      if ((mix >> each) & 1u) on.push_back(names[each]);
    const int players = 2 + static_cast<int>(mix % 4);
    if (!fault(players, on).empty() || mix % 3 != 0) continue;
    Session session = begin(players, on, mix);
    kernel::Luck luck(mix);
    for (int choices = 0; !session.over(); ++choices) {
      REQUIRE(choices < 5000);
      playOn(session, luck);
    }
    INFO("mix " << mix);
    REQUIRE(session.state().world.winner != w13::Winner::None);
    ++played;
  }
  CHECK(played > 1000);
}

// ---- Fully Cooperative ------------------------------------------------------------------------------------------

TEST_CASE("the cooperative game takes 2 to 5 players, every other 3 to 5", "[VAR-02][RULING-41]") {
  CHECK_FALSE(fault(1, {"cooperative"}).empty());
  for (const int players : {2, 3, 4, 5}) CHECK(fault(players, {"cooperative"}).empty());
  CHECK_FALSE(fault(2, {}).empty());
  CHECK_FALSE(fault(2, {"revealed-traitor"}).empty());
  for (const int players : {3, 4, 5}) CHECK(fault(players, {}).empty());
  CHECK(begin(2, {"cooperative"}, 1).state().world.stressDeck == 10);
}

TEST_CASE("cooperative: every player is Loyal, there is no Traitor", "[VAR-03]") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Session session = begin(4, {"cooperative"}, seed);
    CHECK(session.state().world.traitor.seat == w13::Seat::Table);
    for (int seat = 0; seat < 4; ++seat) {
      w13::View view;
      session.view(kernel::seatAt(seat), view);
      CHECK_FALSE(view.isTraitor);
    }
  }
  CHECK_FALSE(begin(4, {}, 1).state().world.traitor.seat == w13::Seat::Table);
  w13::Setup named = table(4, {"cooperative"});
  named.traitor = w13::Seat{2};
  CHECK(faultOf(named, shipped::cards()).find("cooperative has no Traitor") != std::string::npos);
}

TEST_CASE("cooperative: Adversary Artifacts with \"Traitor may Reveal\" are removed, 2 of 8", "[VAR-04]") {
  const w13::Catalog& cards = shipped::cards();
  std::set<std::string> seen, standard;
  for (std::uint64_t seed = 1; seed <= 300; ++seed)
    for (const bool cooperative : {true, false}) {
      const Session session = begin(3, cooperative ? List{"cooperative"} : List{}, seed);
      for (const w13::CardId card : session.state().world.artifacts)
        if (cards.of(card).kind == w13::Kind::Adversary) (cooperative ? seen : standard).insert(cards.of(card).id);
    }
  CHECK(standard.size() == 8);
  CHECK(seen.size() == 6);
  CHECK(seen.count("harriet-tubmans-thimble") + seen.count("pearl-of-wisdom") == 0);
}

TEST_CASE("cooperative: every Traitor decision follows Standard Protocol", "[VAR-05]") {
  Scene s;
  s.variant("cooperative").agent("pete").agent("myka").leads("2I 1L").top("traitor", {"neutralized"});
  s.start("adversary-turn").press();
  CHECK(s.leads() == List{"2I"});  // the lowest Lead, picked by nobody

  Scene finale;  // and nobody chooses in the Finale: a Plot that names an Agent names the First Agent
  finale.variant("cooperative").agent("pete").agent("myka").plot("presumed-dead").start("plot").press();
  CHECK(finale.seated("pete").health == Wounded);
}

TEST_CASE("cooperative: the Bronze Sector is unavailable", "[VAR-06]") {
  Scene s;
  s.variant("cooperative").agent("pete").agent("myka").agent("claudia").leads("2I 1L").start("action", "pete");
  CHECK(s.refused("use bronze-sector") == "VAR-06");
}

TEST_CASE("cooperative: in the Finale the top Plot of the deck is the active one", "[VAR-07]") {
  Scene s;
  s.variant("cooperative").agent("pete").agent("myka").top("plot", {"hacking-the-warehouse", "artifact-auction"});
  s.start("plot-turn");
  CHECK(s.ids(std::array{s.world().plot}) == List{"hacking-the-warehouse"});
  CHECK(s.question() != "play-plot");
}

TEST_CASE("cooperative: in the Finale every Traitor Action is one Traitor card, drawn and resolved",
          "[VAR-08][RULING-36]") {
  Scene s;
  s.variant("cooperative").agent("pete").agent("myka").plot("hacking-the-warehouse");
  s.top("traitor", {"artifact-disturbance", "catastrophe", "stressed-out"}).start("traitor-finale-action").press();
  CHECK(s.track().size() == 1);              // step 1
  REQUIRE(s.question() == "finale-action");  // the free draw of step 2 is skipped
  CHECK(s.drawSize("traitor") == 38);
  s.play("use travel").press();
  CHECK(s.track().size() == 3);  // the response to Pete's Action
  CHECK(s.asked() == "myka");
  s.play("pass").press();
  CHECK(s.topDiscard("traitor") == "catastrophe");  // none to a pass

  Scene whole;  // from the Plot on: it comes after the dice, before the Agents' Actions
  whole.variant("cooperative").agent("pete").agent("myka").plot("hacking-the-warehouse");
  whole.top("traitor", {"artifact-disturbance"}).start("plot").press();
  while (whole.question() == "take-die") whole.play(whole.options()[0]).press();
  CHECK(whole.question() == "finale-action");
  CHECK(whole.topDiscard("traitor") == "artifact-disturbance");
  CHECK(whole.drawSize("traitor") == 38);
}

TEST_CASE("cooperative: Goo in the Finale is the Adversary's single die", "[RULING-36][VAR-08]") {
  Scene s;
  s.variant("cooperative")
      .agent("pete")
      .agent("myka", Warehouse, {"durational-spectrometer"})
      .plot("hacking-the-warehouse");
  s.claimed("pete", "1L").roll({"1L", "1L"}).start("stop-the-plot");
  while (s.question() != "let-goo-act" && s.options().size() == 1) s.play(s.options()[0]);
  REQUIRE(s.question() == "let-goo-act");
  CHECK(s.world().retrieval.goo.size() == 1);
  s.play("resolve");
  CHECK(s.neutralized() == List{"blue"});
}

TEST_CASE("cooperative: what makes the Traitor win is the players' loss", "[RULING-45][VAR-21]") {
  Scene s;
  s.variant("cooperative").agent("pete").agent("myka").stressDeck(0).ping("nashville").start("cleanup");
  CHECK(s.winner() == "traitor");
  CHECK(table(3, {"cooperative"}).variants.cooperative);  // the same option, whether it is called easier or not
}

// ---- Fully Revealed Traitor -------------------------------------------------------------------------------------

TEST_CASE("the Traitor is revealed from the start, chosen or drawn at random", "[VAR-09][VAR-11]") {
  std::set<w13::Seat> drawn;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Session session = begin(4, {"revealed-traitor"}, seed);
    CHECK(session.state().world.traitor.revealed);
    w13::View view;
    session.view(w13::Seat::Table, view);
    const w13::Seat traitor = session.state().world.traitor.seat;
    CHECK(view.seats[traitor].traitor);
    drawn.insert(traitor);
    CHECK(begin(4, {"revealed-traitor"}, seed, w13::Seat{2}).state().world.traitor.seat == w13::Seat{2});
  }
  CHECK(drawn.size() == 4);
}

TEST_CASE("revealed Traitor: the Bronze Sector is unavailable", "[VAR-10]") {
  Scene s;
  s.variant("revealed-traitor").agent("pete").agent("myka").agent("claudia").revealed("claudia").leads("2I 1L");
  CHECK(s.start("action", "pete").refused("use bronze-sector") == "VAR-10");
}

TEST_CASE("revealed Traitor: no starting Traits, on the Lost Artifacts board, Ability cards in the box",
          "[VAR-12][VAR-13][VAR-14]") {
  const Session session = begin(4, {"revealed-traitor"}, 7, w13::Seat{1});
  const w13::World& w = session.state().world;
  CHECK(w.agents[1].handSize() == 0);
  CHECK(w.agents[1].at == w13::Location::LostBoard);
  CHECK_FALSE(w.agents[1].hasAbilities);
  for (const std::size_t seat : {0u, 2u, 3u}) {
    CHECK(w.agents[seat].hand.size() == 2);
    CHECK(w.agents[seat].hasAbilities);
  }
}

TEST_CASE("revealed Traitor: the Traitor starts with two Traitor cards", "[VAR-15]") {
  const Session session = begin(4, {"revealed-traitor"}, 7, w13::Seat{1});
  CHECK(session.state().world.traitor.hand.size() == 2);
}

TEST_CASE("revealed Traitor: five Stress for each player, the lowest ID among Agents is First Agent",
          "[RULING-45][VAR-09]") {
  const Session session = begin(5, {"revealed-traitor"}, 3);
  CHECK(session.state().world.stressDeck == 25);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Session each = begin(5, {"revealed-traitor"}, seed, w13::Seat{0});  // seat 0 plays the first agent: Artie
    const w13::World& w = each.state().world;
    CHECK(w.firstAgent != w13::Seat{0});
    for (int seat = 1; seat < 5; ++seat)
      CHECK(shipped::cards().of(w.agent(w.firstAgent).who).rank <= shipped::cards().of(w.agents[seat].who).rank);
  }
}

TEST_CASE("revealed Traitor: \"may Reveal\" does nothing", "[RULING-45][REVEAL-04]") {
  Scene s;
  s.variant("revealed-traitor").agent("pete").agent("myka").agent("claudia").revealed("claudia");
  s.artifact("pearl-of-wisdom").top("ping", {"berlin"});
  s.roll({"1I", "1O", "wild 1T", "1L", "1L", "1L", "1I", "1I", "1O", "1O", "1T", "1T", "1T"}).start("retrieval");
  CHECK(s.world().lost.size() == 1);
  CHECK(s.question() == "traitor-action");
}

// ---- the Shorter Game -------------------------------------------------------------------------------------------

TEST_CASE("shorter game: the third lost artifact wins for the Traitor at once, without a Finale", "[VAR-28]") {
  Scene s;
  s.variant("shorter-game").agent("pete").agent("myka").agent("claudia").artifact("pearl-of-wisdom");
  s.lost({"babel-stones", "ice-flower"}).start("retrieval");
  CHECK(s.winner() == "traitor");
  CHECK(s.ending() == "shorter-game");
  CHECK_FALSE(s.happened(Happened::DiceSwept));
}
