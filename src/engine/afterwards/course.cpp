#include "engine/afterwards/course.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "engine/afterwards/course_told.h"
#include "engine/bots/promise.h"
#include "engine/bots/rule.h"
#include "engine/games/warehouse13/season/as_it_is.h"
#include "engine/kernel/errors.h"

namespace w13 {

namespace {

/// A bot of the season, that goes through it again.
struct Eyes {
  Eyes(const Played& played, Seat at, Mind mind)
      : seat(at), bot(played.cards(), Hidden::Sabotages, std::move(mind)), past(played, at, bot) {}

  Seat seat;
  RuleBot bot;
  house::Recollection<Warehouse13> past;
};

/// What a mind believes of each seat, from 0 to 1: that it is the Traitor. Known is 1, or 0.
PerSeat<double> believed(const Suspicion& suspicion, const View& v) {
  PerSeat<double> all{};
  if (v.cooperative) return all;
  for (const Seat seat : SeatSet::firstOf(v.players))
    if (v.seats[seat].traitor) {
      all[seat] = 1;
      return all;
    }
  for (const Seat seat : SeatSet::firstOf(v.players)) all[seat] = suspicion.of(seat, v);
  return all;
}

/// Goes through a season once.
class Telling {
 public:
  Telling(const Played& played, std::span<const std::string> bots)
      : played_(played), onlooker_(played.cards(), &shippedBeliefs()), usual_(usualNeeds(played.cards())) {
    course_.eyes.push_back({Seat::Table, {}});
    for (int at = 0; at < kernel::count(bots); ++at) {
      const std::string& name = bots[kernel::sizeOf(at)];
      std::optional<Mind> mind = name.empty() ? std::nullopt : mindOf(name, played.cards());
      if (!mind) continue;
      bots_.push_back(std::make_unique<Eyes>(played, seatAt(at), std::move(*mind)));
      course_.eyes.push_back({seatAt(at), {}});
    }
  }

  [[nodiscard]] SeasonCourse tell() {
    for (std::size_t step = 0; step <= played_.last(); ++step) {
      played_.view(step, Seat::Table, table_);
      onlooker_.notice(table_);  // what is said now is heard once it has been seen what it is about
      onlooker_.hear(table_, played_.saidBy(step));
      for (const auto& each : bots_) each->past.upTo(step);
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
    const AsItIs truth(played_.game, played_.stateAt(step));
    return shippedPromise().of(beginningOf(truth, played_.cards(), usual_, onlooker_.suspicion()));
  }
  void note(CourseMark mark, int number, std::size_t step, std::optional<double> chance = {}) {
    const bool finale = table_.phase == Phase::Finale;
    course_.moments.push_back({mark, number, finale ? 0 : table_.episode, step, chance});
    course_.eyes.front().beliefs.push_back(believed(onlooker_.suspicion(), table_));
    View v{};
    for (std::size_t at = 0; at < bots_.size(); ++at) {
      played_.view(step, bots_[at]->seat, v);
      course_.eyes[at + 1].beliefs.push_back(believed(bots_[at]->bot.suspicion(), v));
    }
  }

  const Played& played_;
  Mind onlooker_;
  std::vector<std::unique_ptr<Eyes>> bots_;  ///< those that suspect anybody
  Needs usual_;
  SeasonCourse course_;
  View table_{};
  PartOfSeason part_;
  int round_ = 0;
};

}  // namespace

const CourseMoment& SeasonCourse::momentOf(std::size_t step) const {
  const auto later = std::ranges::find_if(moments, [&](const CourseMoment& each) { return each.step > step; });
  return later == moments.begin() ? moments.front() : *std::prev(later);
}

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
