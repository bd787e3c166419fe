// Seasons with and without a change: the same figures whatever the threads, tighter as more are played, and an end
// whenever it is wanted.

#include "workshop/warehouse13/measure.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

#include "engine/kernel/errors.h"
#include "support/catch.h"

using namespace w13;

namespace {

const Layer& shipped() {
  static const Layer kLayer = readFolder(W13_DATA_DIR "/cards/warehouse13");
  return kLayer;
}

/// The shipped cards with a card's file as somebody has changed it.
CardSet changed(const std::string& path, const std::string& text) {
  return compileCards({shipped(), Layer{"mine", {{path, text}}}});
}

/// The heaviest Consequence of the box made heavier: 1-clues may not be applied.
CardSet harsher() {
  return changed("consequences/shaken-confidence.json",
                 R"({"always": [{"query": "may_not", "what": "apply", "number": 1}]})");
}

MeasurePlan planFor(const CardSet& after) {
  MeasurePlan plan;
  plan.before = compileCards({shipped()});
  plan.after = after;
  plan.players = {2, 4};
  plan.seasons = 150;
  return plan;
}

/// What has been told, and a wait for its end.
struct Listener {
  Measuring::Tell tell() {
    return [this](const Measured& measured) {
      const std::lock_guard lock(mutex);
      told.push_back(measured);
      more.notify_all();
    };
  }
  template <class Until>
  void wait(Until until) {
    std::unique_lock lock(mutex);
    more.wait(lock, [&] { return !told.empty() && until(told.back()); });
  }
  void toTheEnd() {
    wait([](const Measured& last) { return last.over; });
  }
  std::mutex mutex;
  std::condition_variable more;
  std::vector<Measured> told;
};

Measured measured(const MeasurePlan& plan) {
  Listener listener;
  const Measuring measuring(plan, listener.tell());
  listener.toTheEnd();
  return listener.told.back();
}

double width(const Ranged& spread) { return spread.high - spread.low; }

}  // namespace

TEST_CASE("A card alone is measured: the same seasons with it blank, and as it is", "[measure]") {
  // given seasons with the shipped cards
  const CardSet shippedCards = compileCards({shipped()});
  MeasurePlan plan = planFor(shippedCards);
  const Measured all = measured(plan);
  // when Artie's Senior Agent is measured alone
  plan.card = "senior-agent";
  const Measured one = measured(plan);
  // then what is after is as it is, and what is before is not
  REQUIRE(one.tables.size() == 2);
  for (std::size_t at = 0; at < 2; ++at) {
    CHECK(one.tables[at].after == all.tables[at].after);
    CHECK_FALSE(one.tables[at].before == all.tables[at].before);
  }
  CHECK(one.unused.empty());
  // and a card that there is not, or that has nothing to take away, is refused in a sentence
  plan.card = "senior-agnet";
  CHECK_THROWS_WITH(Measuring(plan, {}), "there is no card \"senior-agnet\"; did you mean \"senior-agent\"?");
  plan.card = "stress";
  CHECK_THROWS_AS(Measuring(plan, {}), kernel::RefusedError);
  for (const DesignId each : measurableIn(*shippedCards.cards))
    CHECK(shippedCards.cards->of(each).kind != Kind::Stress);
}

TEST_CASE("A card that bots hold and never play is named", "[measure]") {
  const auto own = [](const std::string& steps) {
    return changed("traits/own.json", R"({"name": {"en": "Own", "de": "Eigen"}, "type": "lore", "number": 0,
      "timing": "action", "copies": 3, "text": {"en": "x", "de": "x"}, "art": "game-icons:compass", "source": "house",
      "promo": true, "do": )" + steps + "}");
  };
  const Measured harmful = measured(planFor(own(R"([{"wound": true}, {"maintenance": 2}])")));
  REQUIRE(harmful.unused.size() == 1);
  CHECK(harmful.unused.front().en == "Own");
  CHECK(measured(planFor(own(R"([{"choose_pile": "any"}, {"draw": 3}])"))).unused.empty());
}

TEST_CASE("The same seeds give the same figures, whatever the number of threads", "[measure]") {
  MeasurePlan plan = planFor(harsher());
  plan.threads = 1;
  const Measured one = measured(plan);
  plan.threads = 3;
  const Measured three = measured(plan);
  CHECK(one.tables == three.tables);
  CHECK(one.uses == three.uses);
  CHECK(one.done == 2 * 2 * 150);
  CHECK(one.done == one.all);
  CHECK(one.over);
  CHECK_FALSE(one.cancelled);
  CHECK(one.faults.empty());
  // and others other ones
  plan.seed = 1000;
  CHECK(measured(plan).tables != one.tables);
}

TEST_CASE("Cards that are the same change nothing, season by season", "[measure]") {
  const Measured none = measured(planFor(compileCards({shipped()})));
  REQUIRE(none.tables.size() == 2);
  for (const MeasuredTable& table : none.tables) {
    CHECK(table.seasons == 150);
    CHECK(table.before == table.after);
    CHECK(table.wins.value == 0);
    CHECK(table.episodes.value == 0);
  }
  CHECK(none.uses.empty());
}

TEST_CASE("Seasons that a card does not let go on are counted and named, and the others are measured", "[measure]") {
  // given a Ping that never ends
  MeasurePlan plan =
      planFor(changed("pings/milan.json", R"({"when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}})"));
  plan.players = {3};
  const Measured all = measured(plan);
  // then it comes to its end, and says which seasons could not be played
  CHECK(all.over);
  CHECK(all.done == all.all);
  REQUIRE_FALSE(all.faults.empty());
  CHECK_THAT(all.faults.front(), Catch::Matchers::Contains("No end is reached, and last came"));
}

TEST_CASE("Seasons that could not be played are all counted, however many", "[measure]") {
  // given Pings that hardly ever end
  Layer endless{"mine", {}};
  constexpr const char* kEndless =
      R"({"text": {"en": "x", "de": "x"}, "when": {"arrive": [{"send": "warehouse"}, {"travel": true}]}})";
  for (const auto& [path, text] : shipped().files)
    if (path.starts_with("pings/")) endless.files.push_back({path, kEndless});
  MeasurePlan plan = planFor(compileCards({shipped(), endless}));
  plan.players = {3};
  plan.seasons = 100;
  // when seasons are played with and without them
  const Measured all = measured(plan);
  // then as many are counted as when each is measured alone, and the first of them are named
  long faulty = 0;
  plan.seasons = 1;
  for (plan.seed = 1; plan.seed <= 100; ++plan.seed) faulty += measured(plan).faulty;
  CHECK(all.faulty == faulty);
  CHECK(all.faulty > 50);
  CHECK(all.faults.size() == 20);
}

TEST_CASE("A heavy change is seen, with intervals that tighten while it is played", "[measure]") {
  // given
  MeasurePlan plan = planFor(harsher());
  plan.players = {4};
  plan.seasons = 1000;
  Listener listener;
  const Measuring measuring(plan, listener.tell());
  listener.toTheEnd();
  const Measured& last = listener.told.back();
  REQUIRE(listener.told.size() >= 10);
  const MeasuredTable& first = listener.told.front().tables.front();
  const MeasuredTable& table = last.tables.front();
  CHECK(first.seasons == 100);
  CHECK(table.seasons == 1000);
  CHECK(width(table.wins) < width(first.wins) / 2);
  CHECK(width(table.before.wins) < width(first.before.wins) / 2);
  // then the Warehouse wins less often, beyond doubt
  CHECK(table.wins.high < 0);
  CHECK(table.wins.value == Approx(table.after.wins.value - table.before.wins.value));
  // and what is told adds up
  double endings = 0;
  double lengths = 0;
  for (const double share : table.after.endings) endings += share;
  for (const double share : table.after.lengths) lengths += share;
  CHECK(endings == Approx(1));
  CHECK(lengths == Approx(1));
  CHECK(table.endings.size() == measuredEndings().size());
  REQUIRE_FALSE(last.uses.empty());
  for (const MeasuredUse& use : last.uses) {
    CHECK(std::count(measuredUses().begin(), measuredUses().end(), use.use) == 1);
    CHECK(use.before != use.after);
    CHECK_FALSE(use.name.en.empty());
  }
  CHECK(std::is_sorted(last.uses.begin(), last.uses.end(), [](const MeasuredUse& a, const MeasuredUse& b) {
    return std::abs(a.deviations) > std::abs(b.deviations);
  }));
}

TEST_CASE("Measuring can be cancelled at any moment; what was played stays, in whole batches", "[measure]") {
  MeasurePlan plan = planFor(harsher());
  plan.seasons = 1'000'000;
  Listener listener;
  Measuring measuring(plan, listener.tell());
  listener.wait([](const Measured& told) { return told.done >= 400; });
  measuring.cancel();
  listener.toTheEnd();  // of the batch that was being played: all of them would take hours
  const Measured last = measuring.soFar();
  CHECK(last.cancelled);
  CHECK(last.done >= 400);
  CHECK(last.done % 200 == 0);
  for (const MeasuredTable& table : last.tables) CHECK(table.seasons % 100 == 0);
  CHECK(measuring.summaryCsv().find("\n") != std::string::npos);
}

TEST_CASE("What was measured is written for programs as the balance report writes it", "[measure]") {
  Listener listener;
  MeasurePlan plan = planFor(harsher());
  plan.players = {4};
  const Measuring measuring(plan, listener.tell());
  listener.toTheEnd();
  const std::string summary = measuring.summaryCsv();
  CHECK(std::count(summary.begin(), summary.end(), '\n') >= 3);  // a heading, before, after
  CHECK(measuring.cardsCsv().find("shaken-confidence") != std::string::npos);
}

TEST_CASE("A plan that cannot be played is refused before anything is", "[measure]") {
  MeasurePlan plan = planFor(compileCards({shipped()}));
  plan.players = {};
  CHECK_THROWS_AS(Measuring(plan, nullptr), kernel::RefusedError);
  plan.players = {6};
  CHECK_THROWS_AS(Measuring(plan, nullptr), kernel::RefusedError);
  plan.players = {3};
  plan.seasons = 0;
  CHECK_THROWS_AS(Measuring(plan, nullptr), kernel::RefusedError);
}
