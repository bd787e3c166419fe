// The balance report as a whole: whatever the threads, with another data set, for several numbers of players.

#include "measure/report/balance.h"

#include <cmath>

#include "engine/kernel/errors.h"
#include "measure/report/blank.h"
#include "measure/report/csv.h"
#include "measure/report/page.h"
#include "measure/report/player_counts.h"
#include "support/catch.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/cli/balance_plans.h"

using namespace w13;
using plans::kStrong;
using plans::planOf;
using plans::played;
using plans::withOver;

TEST_CASE("The same seeds give the same report, whatever the number of threads") {
  const auto written = [](int threads) {
    BalancePlan plan = planOf({2, 4}, 15);
    for (SimulationPlan& table : plan.tables) table.threads = threads;
    plan.blanks = cardsToBlank(*plan.cards, {"tesla", "milan"});
    plan.against = shipped::loaded().catalog ? std::make_shared<const Catalog>(shipped::cards()) : nullptr;
    plan.againstName = "other";
    const Balance balance = play(plan, nullptr);
    const Figures figures = figuresOf(plan, balance);
    return pageOf(plan, figures) + summaryCsv(plan, figures) + cardsCsv(plan, balance, figures);
  };
  const std::string once = written(1);
  CHECK(once.size() > 50000);
  CHECK(once == written(2));
}

TEST_CASE("Another data set is compared season by season, a set with itself changes nothing") {
  BalancePlan plan = planOf({4}, 30);
  plan.against = plan.cards;
  plan.againstName = "itself";
  const Figures same = played(plan);
  CHECK(same.changes[0].pairs.onlyFirst + same.changes[0].pairs.onlySecond == 0);
  CHECK(same.useChanges.empty());
  CHECK(same.changes[0].episodes.value == 0);

  plan.against = withOver(plan, kStrong[0]);
  const Figures other = played(plan);
  const ChangeFigures& change = other.changes[0];
  CHECK(change.pairs.all() == 30);
  CHECK(change.endings[static_cast<std::size_t>(Ending::MaintenanceFull)].interval.low > 0);
  CHECK(change.episodes.interval.high < 0);
  double sum = 0;
  for (const Estimate& each : change.endings) sum += each.value;
  CHECK(std::abs(sum) < 1e-9);  // whatever ends otherwise ends in another way
  CHECK_FALSE(other.useChanges.empty());
}

TEST_CASE("A data set that helps the Warehouse has a positive difference") {
  BalancePlan plan = planOf({4}, 60);
  plan.against = withOver(plan, kStrong[1]);
  const Figures figures = played(plan);
  CHECK(figures.changes[0].wins.interval.low > 0);
  CHECK(figures.changes[0].endings[static_cast<std::size_t>(Ending::ThreeArtifacts)].value > 0);
  CHECK(figures.against[0].warehouse.hits - figures.base[0].warehouse.hits ==
        figures.changes[0].pairs.onlyFirst - figures.changes[0].pairs.onlySecond);
}

TEST_CASE("A difference is flagged if it is both clear among all others and large enough") {
  const auto flagged = [](double difference, double falseShare) {
    return Judged{{difference, {}, 0}, falseShare}.flagged();
  };
  CHECK(flagged(0.02, 0.05));
  CHECK(flagged(-0.3, 0.001));
  CHECK_FALSE(flagged(0.019, 0.001));
  CHECK_FALSE(flagged(-0.3, 0.051));
}

TEST_CASE("What is too rare to be compared is not judged") {
  const BalancePlan plan = planOf({4}, 12);  // a dozen seasons: hardly a win among them
  for (const CardFigures& card : played(plan).cards) CHECK_FALSE(card.presence.judged);
}

TEST_CASE("Numbers of players are given one by one, as a list or as a range") {
  CHECK(playerCounts("4") == std::vector{4});
  CHECK(playerCounts("5,3") == std::vector{3, 5});
  CHECK(playerCounts("3-5") == std::vector{3, 4, 5});
  CHECK(playerCounts("2,3-4,4") == std::vector{2, 3, 4});
  for (const char* wrong : {"", "7", "1", "3-", "-3", "5-3", "3,,4", "three", "3 4", "3-4-5"}) {
    CAPTURE(wrong);
    CHECK_THROWS_AS(playerCounts(wrong), kernel::RefusedError);
  }
}
