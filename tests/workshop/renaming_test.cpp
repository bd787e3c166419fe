// Another id, with everything that refers to it; differences from the shipped card; where a card is played.

#include <algorithm>

#include "engine/kernel/errors.h"
#include "workshop/bench.h"
#include "workshop/warehouse13/kit.h"

namespace w13::test {

namespace {

std::vector<Played> playedFor(const Desk& desk) {
  const std::filesystem::path data = W13_DATA_DIR;
  return playedIn({desk.scenarios(), data / "rules/examples", data / "lessons/warehouse13"});
}

}  // namespace

TEST_CASE("an Agent of the designer's own is renamed with Abilities and scenarios") {
  const Bench bench;
  Desk desk = bench.desk();
  for (const SourceFile& file : desk.part().newCard("agents", "rookie", "The Rookie", *desk.checked().box, desk.art()))
    desk.write(file.path, file.text);
  desk.saveAll();
  bench.folder.write("scenarios/rookie.json",
                     R"({"title": "the rookie", "given": {"players": ["rookie"]}, "when": [{"rookie": "heal"}]})");

  desk.file(planRenaming(desk, "agents/rookie.json", "trainee", playedFor(desk)).filings);
  desk.check();

  CHECK(desk.checked().errors == 0);
  CHECK_FALSE(desk.has("agents/rookie.json"));
  CHECK(cardsOn(desk).cards->findAgent("trainee") != AgentId::None);
  CHECK(files::textOf(bench.folder.file("scenarios/rookie.json")) ==
        R"({"title": "the rookie", "given": {"players": ["trainee"]}, "when": [{"trainee": "heal"}]})");
}

TEST_CASE("a shipped Agent under another id: the old one is taken out, shipped Abilities get a file over them") {
  const Bench bench;
  Desk desk = bench.desk();

  const Renaming plan = planRenaming(desk, "agents/pete.json", "peter", playedFor(desk));
  desk.file(plan.filings);
  desk.check();

  CHECK(plan.laidOver.size() == 4);
  CHECK_FALSE(plan.left.empty());  // lessons in which Pete plays
  CHECK(desk.checked().errors == 0);
  CHECK(desk.stateOf("agents/pete.json") == CardState::Removed);
  const Catalog& cards = *cardsOn(desk).cards;
  CHECK(cards.of(cards.findAgent("peter")).abilities.front() != DesignId::None);
}

TEST_CASE("no two cards get the same id, and none that no file can have") {
  const Bench bench;
  const Desk desk = bench.desk();
  CHECK_THROWS_AS(planRenaming(desk, "traits/tesla.json", "zipline", {}), kernel::RefusedError);
  CHECK_THROWS_AS(planRenaming(desk, "traits/tesla.json", "Big Tesla", {}), kernel::RefusedError);
  CHECK_THROWS_AS(planRenaming(desk, "dice.json", "bones", {}), kernel::RefusedError);
}

TEST_CASE("a card is found in the examples that play it, not in words that only contain it") {
  CHECK(names(R"({"when": [{"pete": "play tesla"}]})", "tesla"));
  CHECK_FALSE(names(R"({"when": [{"pete": "play tesla-gun"}]})", "tesla"));
  CHECK_FALSE(names(R"({"title": "about tesla"})", "tesla"));
  const Bench bench;
  const std::vector<Played> played = playedFor(bench.desk());
  const auto found = std::find_if(played.begin(), played.end(), [](const Played& each) {
    return each.title.en.starts_with("EX-08") && names(each.text, "goozooka");
  });
  REQUIRE(found != played.end());
  CHECK(std::find(found->rules.begin(), found->rules.end(), "CLAIM-04") != found->rules.end());
}

TEST_CASE("differences are told key by key") {
  using What = Difference::What;
  const std::string shipped = R"({"name": {"en": "A", "de": "B"}, "number": 1, "art": "x", "do": [1]})";

  CHECK(differencesOf(shipped, R"({"number": 2, "art": null, "only": ["y"], "name": {"de": "C"}})") ==
        std::vector<Difference>{{What::Changed, "/number", "1", "2"},
                                {What::TakenAway, "/art", "\"x\"", ""},
                                {What::Added, "/only", "", "[\"y\"]"},
                                {What::Changed, "/name/de", "\"B\"", "\"C\""},
                                {What::Kept, "/name/en", "", "\"A\""},
                                {What::Kept, "/do", "", "[1]"}});
  CHECK(differencesOf(shipped, R"({"number": 1})").empty());
  CHECK(differencesOf(shipped, "{ broken").empty());
}

TEST_CASE("only what differs means the same as all of it") {
  const Bench bench;
  const Desk desk = bench.desk();
  for (const CardOnDesk& card : desk.cards()) {
    const std::string shipped = desk.text(card.path);
    std::string own = desk.part().copied(shipped, "Another");
    own.replace(own.find("\"house\""), 7, "null");

    const std::string only = onlyWhatDiffers(shipped, own);

    CHECK(laidTogether(shipped, only) == laidTogether(shipped, own));
    CHECK(only.size() < own.size());
  }
}

}  // namespace w13::test
