// Changes of any game's cards, measured: what a game counts, and how it is compared.

#include "workshop/comparison.h"

#include <cmath>
#include <condition_variable>
#include <mutex>

#include "engine/games/games.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/match/play_out.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"

namespace {

using house::Compared;
using house::Gauge;

const house::GameModule& auction() { return *games::named("warehouse51"); }

/// Plays a comparison to its end.
Compared wholeOf(const house::ComparisonPlan& plan) {
  std::mutex mutex;
  std::condition_variable said;
  bool over = false;
  house::Comparison comparison(plan, [&](const Compared& told) {
    const std::lock_guard lock(mutex);
    over = told.over;
    said.notify_one();
  });
  std::unique_lock lock(mutex);
  said.wait(lock, [&] { return over; });
  return comparison.soFar();
}

int placeOf(std::span<const house::Figure> figures, const std::string& id) {
  for (std::size_t at = 0; at < figures.size(); ++at)
    if (figures[at].id == id) return static_cast<int>(at);
  FAIL("no figure is called " << id);
  return -1;
}

const house::CardCompared& cardIn(const Compared& compared, const std::string& card, const std::string& figure) {
  const int place = placeOf(auction().gauge()->ofCards(), figure);
  for (const house::CardCompared& each : compared.cards)
    if (each.card == card && each.figure == place) return each;
  FAIL("nothing is told of " << card);
  return compared.cards.front();
}

}  // namespace

TEST_CASE("What an auction counts adds up, and agrees with its result", "[workshop][measure]") {
  // given games of each number of seats
  const Gauge& gauge = *auction().gauge();
  const auto box = auction().open({});
  const auto of = [&](const house::Counted& counted, const std::string& id) {
    return counted.ofMatch[static_cast<std::size_t>(placeOf(gauge.ofMatch(), id))];
  };
  double overturned = 0;
  for (int seats = 3; seats <= 5; ++seats)
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      INFO(seats << " seats, seed " << seed);
      const auto match = box->begin(auction().completed({}, seats, *box), std::make_unique<kernel::Luck>(seed));
      house::Referee bots(*match, auction(), *box, std::vector<std::string>(static_cast<std::size_t>(seats), "rule"),
                          seed);
      house::playOut(*match, bots);
      // when they are counted
      const house::Counted counted = gauge.count(*match);
      const kernel::Result result = match->result();
      // then points are those of the result
      std::vector<int> points(result.score.begin(), result.score.begin() + seats);
      std::ranges::sort(points, std::greater());
      CHECK(of(counted, "winner") == points[0]);
      CHECK(of(counted, "lead") == points[0] - points[1]);
      CHECK(of(counted, "shared") == (result.won.size() > 1 ? 1 : 0));
      // each relic was sold or not, once
      const auto times = [&](const std::string& id, double& sum) {
        long all = 0;
        for (const std::vector<house::Tally>& card : counted.ofCards) {
          const house::Tally& tally = card[static_cast<std::size_t>(placeOf(gauge.ofCards(), id))];
          CHECK(tally.times <= 1);
          all += tally.times;
          sum += tally.sum;
        }
        return all;
      };
      double paid = 0, unsold = 0, forged = 0, fell = 0;
      CHECK(times("unsold", unsold) == 26);
      CHECK(times("price", paid) + static_cast<long>(unsold) == 26);
      CHECK(of(counted, "unsold") == unsold);
      CHECK(std::abs(of(counted, "price") * (26 - unsold) - paid) < 1e-6);
      // SETUP-08, SETUP-09: so many cards name a relic, and Pandora's Box lays one more; fakes are among them
      CHECK(times("forged", forged) == 26);
      const int onTable = seats == 3 ? 6 : seats;
      CHECK((forged == onTable || forged == onTable + 1));
      CHECK(times("fell", fell) <= 26);
      CHECK(fell <= forged);
      // where nothing falls nothing is overturned
      if (of(counted, "fakes") == 0) CHECK(of(counted, "overturned") == 0);
      overturned += of(counted, "overturned");
    }
  CHECK(overturned > 0);
}

TEST_CASE("Without its effect a relic keeps all else, and a relic without one cannot lose it", "[workshop][measure]") {
  // given the shipped relics
  const Gauge& gauge = *auction().gauge();
  const auto box = auction().open({});
  const std::string fleece = "relics/golden-fleece.json", grail = "relics/holy-grail.json";
  // when the effect of one is taken away
  REQUIRE(gauge.hasEffect(fleece, *box));
  const auto without = gauge.without(fleece, *box);
  // then it has none any more, and its name; others have theirs
  REQUIRE(without != nullptr);
  CHECK_FALSE(gauge.hasEffect(fleece, *without));
  CHECK(auction().cards()->nameOf(fleece, *without).en == "Golden Fleece");
  CHECK(gauge.hasEffect("relics/pandoras-box.json", *without));
  CHECK(gauge.cards(*without) == gauge.cards(*box));
  // and a neutral relic has nothing to lose
  CHECK_FALSE(gauge.hasEffect(grail, *box));
  CHECK_THROWS_AS(gauge.without(grail, *box), kernel::RefusedError);
}

TEST_CASE("Figures of the same cards do not change, on any number of threads", "[workshop][measure]") {
  const auto box = auction().open({});
  house::ComparisonPlan plan{auction(), box, box};
  plan.players = {3, 4};
  plan.matches = 150;
  plan.threads = 1;
  const Compared one = wholeOf(plan);
  plan.threads = 3;
  const Compared three = wholeOf(plan);
  CHECK(one.done == 600);
  CHECK_FALSE(one.cancelled);
  CHECK(one.faults.empty());
  REQUIRE(one.tables.size() == 2);
  CHECK(one.tables[1].players == 4);
  CHECK(one.tables[1].matches == 150);
  CHECK(one.tables == three.tables);
  CHECK(one.cards == three.cards);
  for (const house::FigureCompared& each : one.tables[0].figures) {
    CHECK(each.before == each.after);
    CHECK(each.change == 0);
    CHECK(each.give == 0);
  }
  for (const house::CardCompared& each : one.cards) CHECK(each.deviations == 0);
}

TEST_CASE("A relic that pays is dearer than without its text, and that is no chance", "[workshop][measure]") {
  // given the Golden Fleece, which brings 5 ingots
  const auto box = auction().open({});
  house::ComparisonPlan plan{auction(), box, box, "relics/golden-fleece.json", {4}};
  plan.matches = 300;
  // when it is compared with itself without its text
  const Compared compared = wholeOf(plan);
  // then bots pay more for it
  const house::CardCompared& price = cardIn(compared, plan.card, "price");
  CHECK(price.after > price.before);
  CHECK(price.deviations > 5);
  CHECK(std::abs(cardIn(compared, plan.card, "forged").deviations) < 1);  // chance deals the same
  // and the whole table has more money, by more than chance
  const house::FigureCompared& prices =
      compared.tables[0].figures[static_cast<std::size_t>(placeOf(auction().gauge()->ofMatch(), "price"))];
  CHECK(prices.change - prices.give > 0);
  CHECK(std::abs(prices.after - prices.before - prices.change) < 1e-9);
  // and files say the same
  const std::string figures = house::figuresCsv(compared, *auction().gauge());
  CHECK(figures.starts_with("players,matches,figure,before,after,change,change_low,change_high\n4,300,points,"));
  CHECK(house::cardsCsv(compared, *auction().gauge()).find("relics/golden-fleece.json,price,") != std::string::npos);
}

TEST_CASE("What cannot be measured is refused in a sentence, and stopping keeps what is known", "[workshop][measure]") {
  const auto box = auction().open({});
  const auto refused = [&](const house::ComparisonPlan& plan) {
    CHECK_THROWS_AS(house::Comparison(plan, {}), kernel::RefusedError);
  };
  refused({auction(), box, box});
  refused({auction(), box, box, {}, {3}, 0});
  refused({auction(), box, box, {}, {6}});
  refused({auction(), box, box, "relics/holy-grail.json", {3}});
  // given one that would take long, when it is stopped
  house::ComparisonPlan plan{auction(), box, box, {}, {3}};
  plan.matches = 100'000;
  std::mutex mutex;
  std::condition_variable said;
  Compared last;
  house::Comparison comparison(plan, [&](const Compared& told) {
    const std::lock_guard lock(mutex);
    last = told;
    said.notify_one();
  });
  {
    std::unique_lock lock(mutex);
    said.wait(lock, [&] { return last.done > 0; });
  }
  comparison.cancel();
  std::unique_lock lock(mutex);
  said.wait(lock, [&] { return last.over; });
  // then it says so, and the matches played are counted
  CHECK(last.cancelled);
  CHECK(last.done >= 200);
  CHECK(last.tables.front().matches * 2 == last.done);
}
