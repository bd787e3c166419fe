// A seat's moves beside a search's, and seasons that branch off from one that is over.

#include "engine/afterwards/reviewing.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/afterwards/over.h"
#include "warehouse13/log/play.h"

using namespace w13;
using namespace afterwards;

namespace {

/// The first so many answers of a seat.
ReviewPlan firstMoves(Seat seat, int most, int dreams) {
  return {.seat = seat, .dreams = dreams, .seed = 3, .progress = [most](int done, int) { return done < most; }};
}

bool same(const ReviewedMove& a, const ReviewedMove& b) {
  return a.step == b.step && a.played == b.played && a.better == b.better && a.worth == b.worth && a.gain == b.gain &&
         a.error == b.error;
}

}  // namespace

TEST_CASE("A seat's review is the same in worlds that it could not tell apart", "[afterwards][SECRET-12]") {
  // given a season, and one that looked alike to seat 2 all the time
  const Over over = playedOver(14, {"wary", "wary", "wary", "wary"});
  const Played played = playedIn(over.season);
  std::vector<State> worlds;
  const ReviewPlan plan = firstMoves(seatAt(2), 12, 48);
  const std::vector<ReviewedMove> truly = reviewOf(played, plan);
  // then the search finds the same in both
  const std::vector<ReviewedMove> other = reviewOf(dealtAnew(played, seatAt(2), worlds), plan);
  REQUIRE(truly.size() > 5);
  REQUIRE(other.size() == truly.size());
  for (std::size_t at = 0; at < truly.size(); ++at) CHECK(same(truly[at], other[at]));
  // and the same again, but another with other dreams
  CHECK(std::ranges::equal(truly, reviewOf(played, plan), same));
  ReviewPlan elsewhere = plan;
  elsewhere.seed = 4;
  CHECK_FALSE(std::ranges::equal(truly, reviewOf(played, elsewhere), same));
}

TEST_CASE("Better is what gains a tenth of a point, and more than two standard errors", "[afterwards]") {
  const kernel::Choice played = choice(verb::Pass), other = choice(verb::Heal);
  const auto told = [&](kernel::Choice better, double gain, double error) {
    return ReviewedMove{.step = 0, .played = played, .better = better, .worth = 0.5, .gain = gain, .error = error}
        .told();
  };
  CHECK(told(other, 0.02, 0.009));
  CHECK_FALSE(told(other, 0.02, 0.011));
  CHECK(told(other, 0.001, 0));
  CHECK_FALSE(told(other, 0.0009, 0));
  CHECK_FALSE(told(played, 0.02, 0.009));
}

TEST_CASE("A review finds a blunder, and tells only what dreams tell apart", "[afterwards]") {
  // given random players, who blunder, and a seat's moves beside a search's
  SeasonStart start = logs::start(4, 2);
  start.setup.variants = {};
  Season season = beginSeason(logs::cards(), start);
  kernel::Luck mind(2);
  logs::playOn(season, mind, 100'000);
  REQUIRE(season.over());
  const std::vector<ReviewedMove> moves = reviewOf(season, firstMoves(seatAt(1), 16, 400));
  int told = 0;
  for (const ReviewedMove& each : moves) {
    const AskedThen then = askedAt(season, each.step);
    // then each was its own answer to a question with a choice
    CHECK(then.view.viewer == seatAt(1));
    CHECK(then.decision.size() > 1);
    CHECK(then.decision.find(each.played) >= 0);
    CHECK(then.decision.find(each.better) >= 0);
    CHECK(each.worth >= 0);
    CHECK(each.worth <= 1);
    told += each.told() ? 1 : 0;
    if (each.told()) CHECK(each.gain > 2 * each.error);
  }
  // and in some of them something was better
  CHECK(told > 0);
  CHECK(told < static_cast<int>(moves.size()));
}

TEST_CASE("A review is of a seat that plays, and ends when it is told to", "[afterwards]") {
  const Over over = playedOver(3, {"rule", "rule", "rule"});
  CHECK_THROWS_AS(reviewOf(over.season, ReviewPlan{.seat = seatAt(3)}), kernel::RefusedError);
  CHECK_THROWS_AS(reviewOf(over.season, ReviewPlan{.seat = Seat::Table}), kernel::RefusedError);
  CHECK(reviewOf(over.season, firstMoves(seatAt(0), 0, 600)).empty());
  CHECK_THROWS_AS(askedAt(over.season, static_cast<std::size_t>(over.season.steps())), kernel::RefusedError);
}

TEST_CASE("A season that branches off plays on to an end of its own, and leaves the other as it is", "[afterwards]") {
  // given a season that is over
  const Over over = playedOver(6, {"rule", "rule", "rule", "rule"}, true);
  const Events story = over.season.story();
  const int steps = over.season.steps();
  // when another begins from its middle, and is played on
  Season branch = branchSeason(over.season, steps / 2, 77);
  CHECK_FALSE(branch.over());
  CHECK(branch.steps() == steps / 2);
  CHECK_THROWS_AS(branch.story(), kernel::RefusedError);  // it has secrets of its own again
  kernel::Luck mind(1);
  logs::playOn(branch, mind, 100'000);
  // then it ends, otherwise than the first, whose story has not changed
  CHECK(branch.over());
  CHECK(over.season.steps() == steps);
  CHECK(over.season.story() == story);
  CHECK_FALSE(branch.story() == story);
  CHECK(std::equal(story.begin(), story.begin() + 20, branch.story().begin()));
}
