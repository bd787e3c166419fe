// What a card's text is worth: the same seasons with the card as it is and with the card blank.

#include "measure/report/blank.h"

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/cli/balance_plans.h"

using namespace w13;
using plans::kStrong;
using plans::planOf;
using plans::played;

TEST_CASE("A text that helps one side by much shows so, with the right sign, and is flagged") {
  BalancePlan plan = planOf({4}, 60, kStrong);
  plan.blanks = cardsToBlank(*plan.cards, {"obstruction", "old-hand"});
  const Figures figures = played(plan);
  REQUIRE(figures.blanks.size() == 2);
  for (const BlankFigures& each : figures.blanks) {
    const bool harms = plan.cards->of(each.design).id == "obstruction";
    const Estimate& difference = each.judged.difference;
    CHECK(each.judged.flagged());
    if (harms) CHECK(difference.interval.high < 0);
    else CHECK(difference.interval.low > 0);
  }
}

TEST_CASE("A text that never comes to anything is worth nothing") {
  BalancePlan plan = planOf({4}, 60, {{"pings/boston.json", R"({"text": {"en": "x", "de": "x"},
                                        "do": [{"if": {"during": "finale"}, "then": [{"maintenance": 5}]}]})"}});
  plan.blanks = cardsToBlank(*plan.cards, {"boston"});
  const Figures figures = played(plan);
  REQUIRE(figures.blanks.size() == 1);
  const BlankFigures& blank = figures.blanks[0];
  CHECK(blank.pairs.all() > 0);
  CHECK(blank.pairs.all() < 60);
  CHECK(blank.pairs.onlyFirst + blank.pairs.onlySecond == 0);
  CHECK_FALSE(blank.judged.flagged());
}

TEST_CASE("Every card with an effect can be blanked: it keeps its place, its number and its requirements") {
  const std::vector<Layer> layers = {shipped::layer()};
  const std::vector<DesignId> all = cardsToBlank(shipped::cards(), {"all"});
  CHECK(all.size() > 150);
  for (const DesignId design : all) {
    const Design& was = shipped::cards().of(design);
    CAPTURE(was.id);
    const Catalog blanked = withBlank(layers, was);
    const Design& is = blanked.of(design);
    CHECK(is.id == was.id);
    CHECK_FALSE(canBeBlanked(is));
    CHECK(is.playableIn == 0);
    if (was.kind == Kind::Trait || was.kind == Kind::Traitor) CHECK(is.timing == Timing::Instant);
    CHECK(is.worth() == was.worth());
    CHECK(is.needs == was.needs);
    CHECK(is.fieldDice == was.fieldDice);
    CHECK(is.copies == was.copies);
    CHECK(is.mayReveal == was.mayReveal);
    CHECK(blanked.cards == shipped::cards().cards);
  }
}

TEST_CASE("A season in which nobody sees a card is the same with the card blank", "[heavy]") {
  BalancePlan plan = planOf({3}, 15);
  SimulationPlan table = plan.tables[0];
  table.cards = true;
  const Simulated base = simulate(*plan.cards, table, nullptr);
  int unseen = 0;
  for (const DesignId design : cardsToBlank(*plan.cards, {"all"})) {
    CAPTURE(plan.cards->of(design).id);
    const Simulated without = simulate(withBlank(plan.layers, plan.cards->of(design)), table, nullptr);
    for (std::size_t season = 0; season < base.seasons.size(); ++season) {
      if (base.seen[season].test(static_cast<std::size_t>(index(design)))) continue;
      ++unseen;
      CHECK(base.seasons[season].ending == without.seasons[season].ending);
      CHECK(base.seasons[season].handovers == without.seasons[season].handovers);
    }
  }
  CHECK(unseen > 500);
}

TEST_CASE("A card that is not there, or has nothing to take away, cannot be blanked") {
  const auto refused = [](const std::string& name) -> std::string {
    try {
      (void)cardsToBlank(shipped::cards(), {name});
      return {};
    } catch (const kernel::RefusedError& refused) {
      return refused.what();
    }
  };
  CHECK(refused("colaborate") == "there is no card \"colaborate\"; did you mean \"collaborate\"?");
  CHECK(refused("zzzzzzzzzzz") == "there is no card \"zzzzzzzzzzz\"; cards are named by their files, without .json");
  CHECK(refused("stress") == "the card \"stress\" has no effect that could be taken away; leave it out");
  CHECK(cardsToBlank(shipped::cards(), {"tesla", "tesla"}).size() == 1);
}
