// The course of a season: what was believed is what could be seen, and nothing is told before the end.

#include <cmath>

#include "engine/afterwards/course_told.h"
#include "engine/afterwards/fortune.h"
#include "engine/afterwards/move_review.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/afterwards/over.h"
#include "warehouse13/cards/shipped.h"
#include "warehouse13/log/play.h"

using namespace w13;
using namespace afterwards;

namespace {

/// Something that seat 0 did, or another.
Event did(Happened what, Seat seat = seatAt(0), SeatSet audience = SeatSet::all()) {
  Event event;
  event.what = what;
  event.seat = seat;
  event.audience = audience;
  return event;
}

/// A swing between two moments as the onlooker's beliefs and the chances of a made-up course have it.
SeasonCourse madeUp(const std::vector<double>& ofSeat0, const std::vector<double>& chances) {
  SeasonCourse course;
  course.eyes.push_back({});
  for (std::size_t at = 0; at < ofSeat0.size(); ++at) {
    course.moments.push_back(
        {CourseMark::Episode, static_cast<int>(at) + 1, static_cast<int>(at) + 1, at, chances[at]});
    PerSeat<double> beliefs{};
    beliefs[0] = ofSeat0[at];
    course.eyes.front().beliefs.push_back(beliefs);
  }
  return course;
}

}  // namespace

TEST_CASE("What a bot believed is told as it was, at every moment, talk included", "[afterwards]") {
  for (const bool talk : {false, true}) {
    // given a season of bots whose thoughts were written down while they played
    const Over over = playedOver(talk ? 21 : 20, {"wary", "rule", "wary", "rule"}, talk);
    INFO((talk ? "with talk" : "without talk"));
    // when it is looked back at
    const SeasonCourse course = courseOf(over.season, over.bots);
    // then each of them believes again what it did
    REQUIRE(course.eyes.size() == 4);  // an onlooker's and those of the Loyal Agents
    int compared = 0, moved = 0;
    for (std::size_t eyes = 1; eyes < course.eyes.size(); ++eyes)
      for (std::size_t at = 0; at < course.moments.size(); ++at) {
        const std::size_t step = course.moments[at].step;
        const Seat seat = course.eyes[eyes].seat;
        if (step >= over.live.size() || !over.believing[step].has(seat)) continue;
        INFO("seat " << index(seat) << ", step " << step);
        for (int other = 0; other < 4; ++other) {
          CHECK(course.eyes[eyes].beliefs[at][other] == over.live[step][seat][other]);
          moved += std::abs(over.live[step][seat][other] - 1.0 / 3) > 0.05 ? 1 : 0;
        }
        ++compared;
      }
    CHECK(compared > 20);
    CHECK(moved > 20);  // they did suspect somebody
  }
}

TEST_CASE("An onlooker's course follows from what everybody saw, a bot's from what its seat did",
          "[afterwards][SECRET-12]") {
  // given a season, and another that the table cannot tell from it
  const Over over = playedOver(31, {"wary", "wary", "wary", "wary"});
  const Played played = playedIn(over.season);
  std::vector<State> worlds, ofSeat1;
  const SeasonCourse truly = courseOf(played, over.bots);
  const SeasonCourse other = courseOf(dealtAnew(played, Seat::Table, worlds), over.bots);
  // then both have the same moments, and the onlooker believes the same
  REQUIRE(other.moments.size() == truly.moments.size());
  for (std::size_t at = 0; at < truly.moments.size(); ++at) {
    CHECK(other.moments[at].mark == truly.moments[at].mark);
    CHECK(other.moments[at].step == truly.moments[at].step);
  }
  CHECK(other.eyes.front().beliefs == truly.eyes.front().beliefs);
  // while the hands are others, and with them the chances
  const auto chances = [](const SeasonCourse& course) {
    std::vector<double> all;
    for (const CourseMoment& each : course.moments) all.push_back(each.chance.value_or(0));
    return all;
  };
  CHECK(chances(other) != chances(truly));
  // and a bot believes the same where its own seat cannot tell the worlds apart
  const SeasonCourse alike = courseOf(dealtAnew(played, seatAt(1), ofSeat1), over.bots);
  const auto ofSeat = [](const SeasonCourse& course, int seat) {
    return std::ranges::find(course.eyes, seatAt(seat), &Believing::seat)->beliefs;
  };
  CHECK(ofSeat(alike, 1) == ofSeat(truly, 1));
}

TEST_CASE("A course goes from the first Episode to the end, and knows the Traitor when everybody does",
          "[afterwards]") {
  int revealed = 0;
  for (std::uint64_t seed = 8; seed < 14; ++seed) {
    const Over over = playedOver(seed, {"wary", "wary", "wary", "wary"});
    View end{};
    over.season.view(Seat::Table, end);
    const SeasonCourse course = courseOf(over.season, over.bots);
    CHECK(course.moments.front().mark == CourseMark::Episode);
    CHECK(course.moments.front().number == 1);
    CHECK(course.moments.back().mark == CourseMark::End);
    CHECK(course.moments.back().chance == (end.winner == Winner::Warehouse ? 1.0 : 0.0));
    REQUIRE(course.traitor != Seat::Table);
    for (const Believing& eyes : course.eyes) CHECK(eyes.beliefs.back()[course.traitor] == 1);
    int chapters = 0, shown = 0;
    for (std::size_t at = 1; at < course.moments.size(); ++at) {
      CHECK(course.moments[at].step >= course.moments[at - 1].step);
      chapters += course.moments[at].chance ? 1 : 0;
      shown += course.moments[at].mark == CourseMark::Revealed ? 1 : 0;
      double sum = 0;
      for (const double each : course.eyes.front().beliefs[at]) sum += each;
      CHECK(sum == Approx(1));
    }
    CHECK(chapters >= 4);
    CHECK(shown == std::ranges::count_if(over.season.story(),
                                         [](const Event& event) { return event.what == Happened::TraitorRevealed; }));
    revealed += shown;
  }
  CHECK(revealed > 0);
}

TEST_CASE("Before its end nothing is told of a season", "[afterwards][SECRET-12]") {
  // given a season that has been played half
  SeasonStart start = logs::start(4, 5);
  Season season = beginSeason(logs::cards(), start);
  kernel::Luck mind(5);
  logs::playOn(season, mind, 60);
  REQUIRE_FALSE(season.over());
  // then whoever asks for its course, its luck or its moves is refused
  const std::vector<std::string> bots(4, "wary");
  CHECK_THROWS_AS(courseOf(season, bots), kernel::RefusedError);
  CHECK_THROWS_AS(fortuneOf(season), kernel::RefusedError);
  CHECK_THROWS_AS(reviewOf(season, ReviewPlan{.seat = seatAt(0)}), kernel::RefusedError);
  CHECK_THROWS_AS(askedAt(season, 3), kernel::RefusedError);
}

TEST_CASE("What turned a season are the largest swings, each told by what the table saw", "[afterwards]") {
  // given a piece of a season in which seat 0 returns Stress, then steps forward, and a card is handed over in secret
  scene::Scene s;
  s.agent("pete").start("action", "pete");
  const State state = s.state();
  const Warehouse13 game(shipped::cards());
  const std::vector<kernel::Entry> moves(4);
  std::vector<Events> events(5);
  events[1] = {did(Happened::StressReturned)};
  events[2] = {did(Happened::TraitorRevealed), did(Happened::AgentMoved, seatAt(1))};
  events[3] = {did(Happened::CardHanded, seatAt(0), seatAt(1))};
  const Played played{{game, moves, [&](std::size_t) -> const State& { return state; }},
                      [&](std::size_t step) { return std::span<const Event>(events[step]); }};
  // when beliefs fall a little, jump, and then change where nobody saw anything; the chance falls in the middle
  const SeasonCourse course = madeUp({0.6, 0.45, 1, 0.8, 0.75}, {0.5, 0.5, 0.2, 0.2, 0.25});
  const std::vector<Swing> turned = swingsOf(course, played);
  // then the jump stands for its moment, not the chance; less than a tenth is no turn
  REQUIRE(turned.size() == 3);
  CHECK(turned[0].from == 0);
  CHECK(turned[0].seat == seatAt(0));
  REQUIRE(turned[0].what.size() == 1);
  CHECK(turned[0].what.front().what == Happened::StressReturned);
  CHECK(turned[1].before == 0.45);
  CHECK(turned[1].after == 1);
  REQUIRE(turned[1].what.size() == 1);
  CHECK(turned[1].what.front().what == Happened::TraitorRevealed);
  CHECK(turned[2].from == 2);
  CHECK(turned[2].what.empty());
}

TEST_CASE("At most five turns are told, the largest, in their order", "[afterwards]") {
  const Over over = playedOver(12, {"wary", "rule", "wary", "wary"});
  const SeasonCourse course = courseOf(over.season, over.bots);
  REQUIRE_FALSE(course.turned.empty());
  REQUIRE(course.turned.size() <= SeasonCourse::kSwings);
  for (std::size_t at = 0; at < course.turned.size(); ++at) {
    CHECK(course.turned[at].size() >= SeasonCourse::kLeastSwing);
    CHECK(course.turned[at].what.size() <= 2);
    if (at > 0) CHECK(course.turned[at].from >= course.turned[at - 1].to);
    for (const Event& event : course.turned[at].what) CHECK(event.audience == SeatSet::all());
  }
}

TEST_CASE("A move belongs to the moment that had begun when it was made", "[afterwards]") {
  SeasonCourse course;
  course.moments = {{CourseMark::Episode, 1, 1, 4, {}}, {CourseMark::Round, 2, 1, 9, {}}};
  CHECK(&course.momentOf(0) == &course.moments[0]);
  CHECK(&course.momentOf(8) == &course.moments[0]);
  CHECK(&course.momentOf(9) == &course.moments[1]);
  CHECK(&course.momentOf(70) == &course.moments[1]);
}
