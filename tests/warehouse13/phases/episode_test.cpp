// The Episode sequence and the Ping phase: EPI-01 to EPI-04, PING-01 to PING-11, RULING-22.

#include <algorithm>
#include <map>

#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/phases/phases.h"
#include "support/catch.h"
#include "support/scene.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/phases/rolls.h"

using namespace scene;
using w13::Event;
using w13::Happened;
using w13::Phase;

namespace {

/// Three Agents; the next Episode's Ping is on top.
Scene ping(const std::string& card) {
  Scene s;
  s.agent("artie").agent("myka").agent("pete").top("ping", {card});
  return s;
}

/// The phases of a season played at random, as text: "E" begins an Episode, then P, I, R, C; F the Finale.
std::string phasesOfASeason(std::uint64_t seed) {
  const w13::Warehouse13 game(shipped::cards());
  w13::Setup setup;
  for (const char* agent : {"artie", "myka", "pete", "claudia"})
    setup.agents.push_back(shipped::cards().findAgent(agent));
  kernel::Luck luck(seed);
  w13::Events events;
  kernel::Decision d;
  w13::State state = game.begin(setup, luck, &events, d);
  while (!game.result(state).over) {
    const kernel::Choice any = d[luck.pick(d.size(), kernel::ChanceOf::Card)];
    game.choose(state, {d.seat(), any}, luck, &events, d);
  }
  std::string phases;
  for (const Event& event : events) {
    if (event.what == Happened::EpisodeBegan) phases += 'E';
    if (event.what == Happened::PhaseBegan) phases += "SPIRCF"[event.number];
  }
  return phases;
}

}  // namespace

// ---- the Episode ------------------------------------------------------------------------------------------------

TEST_CASE("An Episode runs Ping, Investigation, Retrieval, Cleanup; then another, or the Finale", "[EPI-01][EPI-04]") {
  std::size_t episodes = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    std::string phases = phasesOfASeason(seed);
    INFO(phases);
    while (phases.starts_with("EPIRC")) {
      phases.erase(0, 5);
      ++episodes;
    }
    CHECK((phases == "F" || std::string("EPIR").starts_with(phases)));  // a season may end in the middle
  }
  CHECK(episodes > 30);
}

TEST_CASE("After Cleanup a new Episode starts unless the Finale begins", "[EPI-04]") {
  Scene next;
  next.agent("artie").agent("myka").agent("pete").lost({"ice-flower", "babel-stones"}).top("ping", {"nashville"});
  next.roll(kEpisodeOfZeros).start("next-episode");
  CHECK(next.world().episode == 2);
  CHECK(next.world().ping != w13::CardId::None);

  Scene finale;
  finale.agent("artie").agent("myka").agent("pete").lost({"ice-flower", "babel-stones", "smiley-riley"});
  finale.start("next-episode");
  CHECK(finale.world().phase == Phase::Finale);
  CHECK(finale.world().episode == 1);
}

TEST_CASE("An Investigation round is the Adversary's turn, then the Agents' turns", "[EPI-02]") {
  Scene s = ping("nashville");
  s.top("traitor", {"stressed-out", "artifact-disturbance"}).leads("0L 0L 1L 1I").start("investigation");
  CHECK(s.stress("artie") == 1);  // the Adversary's card, before anybody acts
  for (const char* each : {"artie", "myka", "pete"}) {
    CHECK(s.asked() == each);
    CHECK(s.question() == "take-action");
    s.play("use travel");
  }
}

TEST_CASE("Rounds repeat while any clue is unclaimed", "[EPI-03]") {
  Scene s;
  s.agent("artie").agent("myka", Field).agent("jinks").top("traitor", {"stressed-out", "stressed-out"});
  s.artifact("ice-flower").leads("0L 0L 0L 1I 1I 1O").start("work-the-case", "artie");
  s.play("neutralize 0L").play("neutralize 0L").play("neutralize 0L");
  s.play("draw lore").play("draw lore").play("draw logic");
  CHECK(s.world().round == 2);  // a second round: three clues are left
  CHECK(s.question() == "take-action");
  CHECK(s.stress("artie") == 1);
  for (int action = 0; action < 3; ++action) s.play("use travel");
  s.play("neutralize 1I").play("neutralize 1I").play("neutralize 1O");
  CHECK(s.world().phase == Phase::Retrieval);
  CHECK(s.world().round == 2);
}

TEST_CASE("One Field Clue alone keeps the Investigation going", "[EPI-03]") {
  Scene s;
  s.agent("artie").agent("myka", Field).agent("pete").top("traitor", {"stressed-out"}).artifactWaits();
  s.field("1T").start("focus-draw", "pete");  // Pete's single Focus type is drawn by itself
  CHECK(s.world().phase == Phase::Investigation);
  CHECK(s.world().round == 2);
}

// ---- the Ping ---------------------------------------------------------------------------------------------------

TEST_CASE("First the top Ping is turned face up", "[PING-01]") {
  Scene s = ping("hartford");
  s.roll({"1L", "1I", "1O", "0L", "0L", "0I", "0I", "0O", "0O", "0T", "0T", "0T", "1?"});
  s.top("ping", {"nashville"}).start("episode");
  CHECK(s.ids(std::array{s.view("table").ping}) == List{"hartford"});
  CHECK(s.ids(std::array{s.world().pings.drawAt(s.drawSize("ping") - 1)}) == List{"nashville"});
  CHECK(s.field() == List{"1L", "1I", "1O"});
}

TEST_CASE("Immediate effects of the Ping resolve before any clue die is rolled", "[PING-02]") {
  w13::Catalog cards = shipped::cards();  // no printed Ping does something at once: this one gets a Calamity's text
  w13::Design& nashville = cards.designs[static_cast<std::size_t>(w13::index(cards.find("nashville")))];
  nashville.when[static_cast<std::size_t>(w13::When::Done)] =
      cards.of(cards.find("fire-in-the-stacks")).at(w13::When::Done);
  w13::State state{};
  kernel::Luck luck(4);
  w13::Events events;
  w13::Table t(state, cards, luck, &events);
  state.world.players = 3;
  state.world.snags.fill(-1);
  state.world.owner.fill(w13::Seat::Table);
  state.world.firstAgent = w13::seatAt(0);
  state.world.diceAt[0] = w13::Dice::all();
  state.world.obstacleSupply.push(static_cast<w13::ObstacleId>(3));
  for (const w13::CardId card : cards.all(w13::Kind::Ping))
    if (cards.of(card).id == "nashville") state.world.pings.putOnTop(card);
  state.agenda.run(w13::PingPhase{});
  kernel::Decision d;
  kernel::settle(state.agenda, t, d);
  const auto place = [&](Happened what) {
    return std::find_if(events.begin(), events.end(), [&](const Event& e) { return e.what == what; }) - events.begin();
  };
  CHECK(place(Happened::PingRevealed) < place(Happened::ObstaclePlaced));
  CHECK(place(Happened::ObstaclePlaced) < place(Happened::DieRolled));
  CHECK(state.world.track.size() == 1);
}

TEST_CASE("The dice that the Ping shows are rolled first, as Field Clues", "[PING-03]") {
  Scene s = ping("nashville");  // Intuition, Lore, Tech
  s.roll({"red 1I", "yellow 1O", "green 1T", "blue 0L", "blue 1L", "blue 2L", "red 0I", "red 1L", "yellow 2O",
          "yellow 1O", "green 1I", "green 1O", "wild 1?"});
  s.start("episode");
  CHECK(s.unused().empty());
  CHECK(s.field() == List{"1I", "1O", "1T"});
  CHECK(s.count(Happened::DieRolled) == 13);
}

TEST_CASE("A shown die that is locked is skipped; the rest are rolled", "[PING-04]") {
  Scene s = ping("riverton");  // three Intuition dice
  s.locked("red red").roll({"red 1I", "0L", "0L", "0L", "0O", "0O", "0O", "0T", "0T", "0T", "1?"}).start("episode");
  CHECK(s.unused().empty());
  CHECK(s.field() == List{"1I"});
  CHECK(s.leads().size() == 10);
  CHECK(s.dice(w13::Spot::Locked) == List{"red", "red"});
}

TEST_CASE("Field Clues lie on the face-down artifact; the others are Leads by their symbol, not their colour",
          "[PING-05][PING-07][PING-08]") {
  Scene s = ping("nashville");  // EX-01
  s.roll({"1I", "1O", "1T", "0L", "1L", "2L", "0I", "red 1L", "2O", "1O", "green 1I", "green 1O", "1?"});
  s.start("episode");
  CHECK(s.world().artifactWaits);
  CHECK(s.view("table").artifact == w13::CardId::None);
  CHECK(s.field().size() == 3);
  CHECK(s.leads() == List{"0L", "1L", "2L", "0I", "red 1L", "2O", "1O", "green 1I", "green 1O", "1?"});
  const w13::World& w = s.world();
  const auto lying = [&](w13::Symbol symbol) { return (w.dice(w13::Spot::Leads) & w.showing(symbol)).size(); };
  CHECK(lying(w13::Symbol::Logic) == 4);      // three blue dice and a red one
  CHECK(lying(w13::Symbol::Intuition) == 2);  // the red 0 and the green 1
  CHECK(lying(w13::Symbol::Tech) == 0);       // no green die shows it
}

TEST_CASE("A 0-clue is placed at its own symbol like any other; a Wild is beside them", "[PING-09][PING-10][EX-01]") {
  Scene s;
  s.agent("jinks", Warehouse, {"francois-villons-inkwell", "parallel-investigation"}).agent("artie").agent("pete");
  s.leads("0L 1? 0O").start("work-the-case", "jinks");
  CHECK(Scene(s).play("spend francois-villons-inkwell").claimed("jinks") == List{"0L"});
  const w13::View v = s.view("table");
  CHECK(v.dice[0].shows == w13::Clue{w13::Symbol::Logic, 0});
  CHECK(v.dice[0].spot == w13::Spot::Leads);
  CHECK(v.dice[12].shows == w13::Clue{w13::Symbol::Wild, 1});
  CHECK(v.dice[12].spot == w13::Spot::Leads);
  CHECK(Scene(s).play("spend parallel-investigation").options("claim") == List{"0L", "1?"});
}

TEST_CASE("Only Field Agents reach Field Clues; Leads are reached from both places", "[PING-06][PING-11]") {
  Scene s;
  s.agent("pete", Warehouse, {"goozooka"}).agent("myka", Field, {"goozooka"}).agent("artie");
  s.leads("1I 1L").field("2I").start("work-the-case", "pete");
  s.play("spend goozooka");
  CHECK(s.claimed("pete") == List{"1I"});
  REQUIRE(s.asked() == "myka");
  s.play("spend goozooka");
  CHECK(s.claimed("myka") == List{"2I"});

  Scene lead;
  lead.agent("myka", Field, {"goozooka"}).agent("artie").agent("pete").leads("1I").field("2I");
  lead.start("work-the-case", "myka").play("spend goozooka");
  CHECK(lead.options("claim") == List{"1I", "2I"});
}

// ---- RULING-22 --------------------------------------------------------------------------------------------------

TEST_CASE("With all Field dice of the Ping locked the artifact is revealed at the end of the Ping phase",
          "[RULING-22]") {
  Scene s = ping("denver");  // one red, one green and the Wild die, and no text that could uncover it
  s.locked("red red red green green green wild").roll({"0L", "0L", "0L", "0O", "0O", "0O"});
  s.top("artifact", {"aztec-bloodstone"}).top("consequence", {"sore-muscles"}).start("episode");
  CHECK(s.field().empty());
  CHECK(s.ids(std::array{s.view("table").artifact}) == List{"aztec-bloodstone"});
  CHECK(s.ids(s.view("table").faceUp) == List{"sore-muscles"});
  CHECK_FALSE(s.world().whammied);  // Leads remain
  List order;
  for (const Event& event : s.events())
    if (event.what == Happened::ArtifactRevealed || event.what == Happened::PhaseBegan)
      order.emplace_back(event.what == Happened::PhaseBegan ? "phase" : "artifact");
  CHECK(order == List{"phase", "artifact", "phase"});  // Ping, and only then the Investigation
}

TEST_CASE("Leads are counted after the whole effect that uncovers the artifact", "[RULING-22]") {
  Scene s;  // the last Field Clue becomes a Lead in the same effect
  s.agent("artie", Field, {"arties-wall-map"}).agent("myka").agent("pete").top("artifact", {"aztec-bloodstone"});
  s.artifactWaits().field("1T").start("action", "artie").play("play arties-wall-map");
  CHECK(s.leads() == List{"1T"});
  CHECK(s.ids(std::array{s.view("table").artifact}) == List{"aztec-bloodstone"});
  CHECK_FALSE(s.world().whammied);
  CHECK(s.seated("artie").health == scene::Standing);
}
