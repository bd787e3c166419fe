// What turned a season: where chances or beliefs changed most, and what the table saw there.

#include <algorithm>
#include <cmath>

#include "engine/afterwards/course_told.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

constexpr std::size_t kTold = 2;  // events that tell a swing

/// How much an event tells of a change of chances, or, of what its seat did, of beliefs.
int weightOf(const Event& event) {
  switch (event.what) {
    case Happened::SeasonEnded: return 100;
    case Happened::Bronzed: return 90;
    case Happened::TraitorRevealed: return 80;
    case Happened::LoyaltyShown: return 75;
    case Happened::ArtifactRetrieved:
    case Happened::ArtifactCaptured:
    case Happened::ArtifactLost: return 70;
    case Happened::PlotStopped:
    case Happened::PlotExecuted: return 60;
    case Happened::WhammyStruck: return 50;
    case Happened::VotesShown: return 40;
    case Happened::AgentWounded: return 30;
    case Happened::AgentKo:
    case Happened::ConsequenceStays: return 20;
    default: return 0;
  }
}

/// How much it tells of what somebody did, for whom it speaks or against whom.
int weightOfDeed(const Event& event) {
  switch (event.what) {
    case Happened::VoteShown: return 30;
    case Happened::DieNeutralized:
    case Happened::ClueNeutralized: return 25;
    case Happened::CoverLifted: return 20;
    case Happened::StressReturned:
    case Happened::CardHanded: return 15;
    case Happened::CardPlayed:
    case Happened::AbilityUsed: return 12;
    case Happened::DieClaimed: return 10;
    case Happened::AgentMoved: return 5;
    default: return 0;
  }
}

struct Told {
  int weight = 0;
  Event event;
};

/// What the table saw between two moments, weighed for a swing.
std::vector<Told> seenBetween(const Played& played, std::size_t from, std::size_t to, Seat about) {
  std::vector<Told> all;
  for (std::size_t step = from + 1; step <= to; ++step)
    for (Event event : played.eventsOf(step)) {
      if (!kernel::redact(event, Seat::Table)) continue;
      const int deed = about != Seat::Table && event.seat == about ? weightOfDeed(event) : 0;
      if (const int weight = std::max(weightOf(event), deed); weight > 0) all.push_back({weight, event});
    }
  return all;
}

void tell(Swing& swing, const SeasonCourse& course, const Played& played) {
  std::vector<Told> seen =
      seenBetween(played, course.moments[swing.from].step, course.moments[swing.to].step, swing.seat);
  std::ranges::stable_sort(seen, std::ranges::greater(), &Told::weight);
  for (const Told& each : seen)
    if (swing.what.size() < kTold) swing.what.push_back(each.event);
}

/// All changes of the chance and, of what the onlooker could believe, the largest between two moments.
std::vector<Swing> changes(const SeasonCourse& course) {
  std::vector<Swing> all;
  const std::vector<PerSeat<double>>& beliefs = course.eyes.front().beliefs;
  std::optional<std::size_t> last;
  for (std::size_t at = 0; at < course.moments.size(); ++at) {
    if (at > 0) {
      Swing most;
      for (const Seat seat : PerSeat<double>::keys())
        if (const Swing each{at - 1, at, seat, beliefs[at - 1][seat], beliefs[at][seat], {}};
            most.to == 0 || each.size() > most.size())
          most = each;
      all.push_back(most);
    }
    const std::optional<double> chance = course.moments[at].chance;
    if (!chance) continue;
    if (last) all.push_back({*last, at, Seat::Table, *course.moments[*last].chance, *chance, {}});
    last = at;
  }
  return all;
}

bool overlap(const Swing& a, const Swing& b) { return a.from < b.to && b.from < a.to; }

}  // namespace

std::vector<Swing> swingsOf(const SeasonCourse& course, const Played& played) {
  std::vector<Swing> all = changes(course);
  std::ranges::stable_sort(all, std::ranges::greater(), &Swing::size);
  std::vector<Swing> turned;
  for (const Swing& each : all) {
    if (turned.size() == SeasonCourse::kSwings || each.size() < SeasonCourse::kLeastSwing) break;
    if (std::ranges::none_of(turned, [&](const Swing& other) { return overlap(each, other); })) turned.push_back(each);
  }
  std::ranges::sort(turned, {}, &Swing::from);
  for (Swing& each : turned) tell(each, course, played);
  return turned;
}

}  // namespace w13
