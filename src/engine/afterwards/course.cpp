#include "engine/afterwards/course.h"

#include <utility>

#include "engine/afterwards/course_told.h"
#include "engine/afterwards/watching.h"
#include "engine/bots/promise.h"
#include "engine/games/warehouse13/season/as_it_is.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// Goes through a season once.
class Telling {
 public:
  Telling(const Played& played, std::span<const std::string> bots)
      : played_(played), watching_(played, eyesOf(played, bots)), usual_(usualNeeds(played.cards())) {
    for (const Eyes& each : watching_.eyes()) course_.eyes.push_back({each.seat, {}});
  }

  [[nodiscard]] SeasonCourse tell() {
    for (std::size_t step = 0; step <= played_.last(); ++step) {
      watching_.next();
      played_.view(step, Seat::Table, table_);
      look(step);
    }
    for (const Seat seat : SeatSet::firstOf(table_.players))
      if (table_.seats[seat].traitor) course_.traitor = seat;
    std::erase_if(course_.eyes, [&](const Believing& each) {  // who is the Traitor suspects nobody
      return each.seat != Seat::Table && each.seat == course_.traitor;
    });
    return std::move(course_);
  }

 private:
  [[nodiscard]] static std::vector<Eyes> eyesOf(const Played& played, std::span<const std::string> bots) {
    std::vector<Eyes> all = {{Seat::Table, false, Mind(played.cards(), &shippedBeliefs())}};
    for (std::size_t at = 0; at < bots.size(); ++at)
      if (!bots[at].empty())
        if (std::optional<Mind> mind = mindOf(bots[at], played.cards()))
          all.push_back({seatAt(static_cast<int>(at)), true, std::move(*mind)});
    return all;
  }

  void look(std::size_t step) {
    if (table_.winner != Winner::None)
      return note(CourseMark::End, 0, step, table_.winner == Winner::Warehouse ? 1.0 : 0.0);
    for (const Event& event : played_.eventsOf(step)) {
      if (event.what == Happened::TraitorRevealed) note(CourseMark::Revealed, 0, step);
      if (event.what == Happened::VotesShown) note(CourseMark::Vote, 0, step);
    }
    kernel::Decision d;
    played_.game.decide(played_.stateAt(step), Seat::Table, d);
    lookAtChapter(step, askOf(d));
  }
  /// By what everybody sees. Chapters begin about where the bots' model of them was learnt: a Retrieval before anybody
  /// responds.
  void lookAtChapter(std::size_t step, Ask asked) {
    const PartOfSeason part = partOf(table_);
    switch (part.chapter) {
      case Chapter::Retrieval:
        if (asked == Ask::BeginRetrieval && part != part_) begin(CourseMark::Retrieval, part, step);
        return;
      case Chapter::PlotTurn:
        if (part.number > 0 && part != part_) begin(CourseMark::PlotTurn, part, step);
        return;
      case Chapter::Episode:
        if (table_.phase != Phase::Investigation) return;
        if (part != part_) return begin(CourseMark::Episode, part, step);
        if (std::exchange(round_, table_.round) != table_.round) note(CourseMark::Round, round_, step);
    }
  }
  void begin(CourseMark mark, PartOfSeason part, std::size_t step) {
    part_ = part;
    round_ = table_.round;
    note(mark, part.number, step, chanceAt(step));
  }
  [[nodiscard]] double chanceAt(std::size_t step) const {
    const Suspicion& onlooker = watching_.eyes().front().mind.suspicion();
    return shippedPromise().of(
        beginningOf(AsItIs(played_.game, played_.stateAt(step)), played_.cards(), usual_, onlooker));
  }
  void note(CourseMark mark, int number, std::size_t step, std::optional<double> chance = {}) {
    const bool finale = table_.phase == Phase::Finale;
    course_.moments.push_back({mark, number, finale ? 0 : table_.episode, step, chance});
    View v{};
    for (std::size_t at = 0; at < course_.eyes.size(); ++at) {
      const Eyes& each = watching_.eyes()[at];
      played_.view(step, each.seat, v);
      course_.eyes[at].beliefs.push_back(believed(each.mind, v));
    }
  }

  const Played& played_;
  Watching watching_;
  Needs usual_;
  SeasonCourse course_;
  View table_{};
  PartOfSeason part_;
  int round_ = 0;
};

}  // namespace

SeasonCourse courseOf(const Played& played, std::span<const std::string> bots) { return Telling(played, bots).tell(); }

SeasonCourse courseOf(const Season& season, std::span<const std::string> bots) {
  const Played played = playedIn(season);
  SeasonCourse course = courseOf(played, bots);
  course.turned = swingsOf(course, played);
  return course;
}

View tableAt(const Season& season, std::size_t step) {
  const Played played = playedIn(season);
  if (step > played.last())
    throw kernel::RefusedError("there is no step " + std::to_string(step) + " to look back at; the last one is " +
                               std::to_string(played.last()));
  View v{};
  played.view(step, Seat::Table, v);
  return v;
}

}  // namespace w13
