// The promo cards, an overlay that comes with the game: Leena as a sixth Agent, and the Senet Set. They prove that a
// folder laid over the shipped cards plays like the rest.

#include <algorithm>

#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/game.h"
#include "engine/games/warehouse13/scenario/scenario.h"
#include "engine/games/warehouse13/season/mixed_setup.h"
#include "engine/kernel/fair_play.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/log/play.h"

using namespace w13;

namespace {

/// The shipped cards with the promos laid over them, read once.
const CardSet& promos() {
  static const CardSet kCards = readCards(
      {(shipped::project() / "data/cards/warehouse13").string(), (shipped::project() / "data/cards/promos").string()});
  return kCards;
}

AgentId leena() { return promos().cards->findAgent("leena"); }

/// A season of a seed with Leena in it, the other seats and the options at random.
Setup setupOf(std::uint64_t seed) {
  kernel::Luck luck(seed * 1'000'003);
  Setup setup = mixedSetup(2 + static_cast<int>(seed % 4), *promos().cards, luck, {"quick-windows"});
  if (std::find(setup.agents.begin(), setup.agents.end(), leena()) == setup.agents.end())
    setup.agents[seed % setup.agents.size()] = leena();
  return setup;
}

std::string playFairly(std::uint64_t first, int seasons) {
  const Warehouse13 game(*promos().cards);
  kernel::FairPlayPlan plan;
  plan.seasons = 1;
  plan.leastShare = 0;
  std::string told;
  for (plan.firstSeed = first; plan.firstSeed < first + static_cast<std::uint64_t>(seasons); ++plan.firstSeed) {
    kernel::RandomBot<View> bot(30);
    for (const auto& failure : kernel::checkFairPlay(game, setupOf(plan.firstSeed), plan, bot).failures)
      told += kernel::sentence(failure) + "\n";
  }
  return told;
}

}  // namespace

TEST_CASE("The promos pass the lint, and are not counted against the box", "[cards]") {
  Layer over = readFolder(shipped::project() / "data/cards/promos");
  const Loaded loaded = lint({shipped::layer(), over}, shipped::artNames());
  CHECK(shipped::lines(loaded.mistakes) == "");
  CHECK(summary(loaded) == "183 files, 0 errors, 0 warnings, 0 pending effects");
}

TEST_CASE("With the promos there are six Agents, each with four Abilities, and a 27th artifact", "[cards]") {
  const Catalog& cards = *promos().cards;
  REQUIRE(cards.agents.size() == 6);
  for (const AgentCard& agent : cards.agents)
    for (const DesignId ability : agent.abilities) CHECK(ability != DesignId::None);
  const AgentCard& her = cards.of(leena());
  CHECK(her.promo);
  CHECK(her.agentNumber == "1914-45");
  CHECK(her.focus == std::array{Symbol::Intuition, Symbol::Lore});
  CHECK(cards.all(Kind::Artifact).size() == 27);
  CHECK(cards.of(cards.find("tutankhamuns-senet-set")).needs == PerType{4, 1, 3, 0});
}

TEST_CASE("A season still has at most five players, of six Agents to choose from", "[cards][SETUP-15][COMP-01]") {
  const Catalog& cards = *promos().cards;
  Setup setup;
  for (std::size_t agent = 1; agent < 6; ++agent) setup.agents.push_back(static_cast<AgentId>(agent));
  CHECK(faultOf(setup, cards).empty());
  setup.agents.push_back(static_cast<AgentId>(0));
  CHECK(faultOf(setup, cards).find("3 to 5 players") != std::string::npos);
}

TEST_CASE("Every scenario of the promos does what it says", "[cards]") {
  std::vector<std::string> missing;
  const Layer over = readFolder(shipped::project() / "data/cards/promos");
  for (const SourceFile& card : over.files) {
    if (card.path.starts_with("agents/")) continue;
    const std::string file = "tests/overlays/promos" + card.path.substr(card.path.find('/'));
    const std::string text = shipped::textOf(file);
    if (text.empty()) {
      missing.push_back(file);
      continue;
    }
    const ScenarioReport report = runScenario(file, text, *promos().cards);
    std::string all;
    for (const std::string& each : report.differences) all += each + "\n";
    CHECK(all == "");
    CHECK(report.ok);
  }
  CHECK(missing == std::vector<std::string>{});
}

TEST_CASE("The promos are laid over by name; other folders may lie over them", "[cards][cli]") {
  CHECK(program::lastLineOf(program::runW13("lint --data promos").out) ==
        "183 files, 0 errors, 0 warnings, 0 pending effects");
  const files::Folder folder;
  folder.write("agents/leena.json", R"({"physical": 4})");
  folder.write("artifacts/tutankhamuns-senet-set.json", R"({"needs": {"logic": 9}})");
  const program::Ran both = program::runW13("lint --data promos --data " + folder.path());
  CHECK(program::has(both.out, "agents/leena.json:1:14: warning: found a change of what "));
  CHECK(program::has(both.out, "data/cards/promos/agents/leena.json:5:15 changes too; this one counts"));
  CHECK(program::has(both.out, "data/cards/promos/artifacts/tutankhamuns-senet-set.json:4:23 changes too"));
  CHECK(program::has(program::runW13("explain leena --data promos --data " + folder.path()).out, "Physical 4"));
  const program::Ran played =
      program::runW13("simulate --data promos --agent leena --players 4 --bots rule --seasons 4 --check");
  CHECK(played.code == 0);
  CHECK(program::has(played.out, "no failures"));
  const program::Ran without = program::runW13("simulate --agent leena --players 4 --seasons 1");
  CHECK(without.code != 0);
  CHECK(program::has(without.err, "there is no Agent \"leena\"; the Agents are artie, claudia, jinks, myka, pete"));
  CHECK(program::has(program::runW13("lint --data no-such-folder").err, "no-such-folder"));
}

TEST_CASE("Random seasons with Leena are fair at every decision", "[cards][heavy]") { CHECK(playFairly(1, 50) == ""); }

TEST_CASE("Many random seasons with Leena are fair", "[.long][long]") { CHECK(playFairly(100, 500) == ""); }

TEST_CASE("A season with the promos is saved with its cards, loaded and replayed", "[cards][log]") {
  const files::Folder folder;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    INFO("seed " << seed);
    SeasonStart start;
    start.setup = setupOf(seed);
    start.seed = seed;
    Season season = beginSeason(promos(), start);
    kernel::Luck mind(seed);
    logs::playOn(season, mind, 200);
    const std::string path = folder.file("a.season");
    saveSeason(season, path);
    const LoadedSeason again = loadSeason(path);
    CHECK(again.note == "");
    CHECK(again.cards.cards->fingerprint == promos().cards->fingerprint);
    CHECK(logs::difference(season, again.season) == "");
  }
}
