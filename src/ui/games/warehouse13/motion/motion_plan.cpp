#include "ui/games/warehouse13/motion/motion_plan.h"

#include <algorithm>

#include "engine/games/warehouse13/said/event_rows.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/planning.h"

namespace w13 {

int Move::end() const {
  int end = begin;
  for (const Leg& leg : legs) end += leg.length;
  return end;
}

int Plan::length() const {
  int end = 0;
  for (const Move& move : moves) end = std::max(end, move.end());
  return end;
}

int Plan::underWay(int ms) const {
  int event = -1;
  int since = -1;
  for (const Move& move : moves) {
    if (move.begin > ms || move.begin < since) continue;
    event = move.event;
    since = move.begin;
  }
  return event;
}

// ---- lanes ------------------------------------------------------------------------------------------------------

bool Planning::last(kernel::Noun noun) const {
  return std::none_of(news.begin() + event + 1, news.end(), [&](const Event& each) { return each.noun == noun; });
}

bool Planning::happened(Happened what, kernel::Noun noun) const {
  return std::any_of(news.begin(), news.end(),
                     [&](const Event& each) { return each.what == what && each.noun == noun; });
}

namespace {

void enter(Planning& p, Move move, std::size_t lane, int begin) {
  move.event = p.event;
  move.begin = begin;
  p.lane = lane;
  p.free[lane] = move.end();
  p.plan.moves.push_back(std::move(move));
}

}  // namespace

void put(Planning& p, Move move) {
  const std::size_t lane = p.free[0] <= p.free[1] ? 0 : 1;
  int begin = p.free[lane];
  if (!p.plan.moves.empty()) {
    const Move& before = p.plan.moves.back();
    begin = std::max(begin, before.begin + (before.end() - before.begin) / 2);
  }
  enter(p, std::move(move), lane, begin);
}

void follow(Planning& p, Move move) { enter(p, std::move(move), p.lane, p.free[p.lane]); }

void putTogether(Planning& p, std::vector<Move> moves) {
  const int begin = std::max(p.free[0], p.free[1]);
  for (Move& move : moves) enter(p, std::move(move), 0, begin);
  for (const Move& move : p.plan.moves) p.free[0] = std::max(p.free[0], move.end());
  p.free[1] = p.free[0];
}

Move moveOf(const QRectF& from, Leg leg) {
  Move move;
  move.from = from;
  move.legs.push_back(std::move(leg));
  return move;
}

QRectF around(QPointF middle, double width, const QRectF& shape) {
  const double height = shape.width() > 0 ? width * shape.height() / shape.width() : width;
  return {middle.x() - width / 2, middle.y() - height / 2, width, height};
}

// ---- when each event is seen ------------------------------------------------------------------------------------

namespace {

bool isShared(Happened what) {
  return what == Happened::DieRolled || what == Happened::WarehouseRolled || what == Happened::GooRolled;
}

/// The move that shows an event; of dice that tumble together, one stands for all. nullptr: nothing moves for it.
const Move* moveFor(const Events& news, const Plan& plan, int event) {
  const Happened what = kernel::at(news, event).what;
  const Move* found = nullptr;
  for (const Move& move : plan.moves) {  // in the order of the events
    if (move.event == event) return &move;
    const bool alike = isShared(what) && kernel::at(news, move.event).what == what;
    if (alike && (found == nullptr || move.event < event)) found = &move;
  }
  return found;
}

/// When what it moves can be seen as it is: dice are read where they tumbled, before they are sorted.
int restOf(const Move& move) {
  const bool tumbles = !move.legs.empty() && move.legs.front().way == Way::Tumble;
  return tumbles ? move.begin + move.legs.front().length : move.end();
}

/// The beat of an event; nullptr: it has none.
const Beat* beatOf(const std::vector<Beat>& beats, int event) {
  for (const Beat& beat : beats)
    if (beat.first <= event && event <= beat.last) return &beat;
  return nullptr;
}

// What a scene shows is told when the table goes on after it.
Showings showingsOf(const Events& news, const Plan& plan, const std::vector<Beat>& beats) {
  Showings showings;
  int told = 0;
  for (int event = 0; event < kernel::count(news); ++event) {
    if (const Beat* beat = beatOf(beats, event); beat != nullptr && beat->scene) {
      for (const Stop& stop : plan.stops)
        if (stop.last == beat->last) told = std::max(told, stop.ms + 2);  // after it at any pace
      showings.push_back({told, told, told});
      continue;
    }
    const Move* move = moveFor(news, plan, event);
    const int begins = move == nullptr ? told : move->begin;
    const int rests = move == nullptr ? told : restOf(*move);
    told = std::max(told, rowOf(kernel::at(news, event).what).is(kAtRest) ? rests : begins);
    showings.push_back({begins, rests, told});
  }
  return showings;
}

}  // namespace

// ---- the plan ---------------------------------------------------------------------------------------------------

// A beat is over: if it is too long it is shortened, and the next one begins where it ends.
void closeBeat(Planning& p) {
  const int length = p.plan.length() - p.since;
  if (length > kLongestPlan)
    for (std::size_t at = p.first; at < p.plan.moves.size(); ++at) {
      Move& move = p.plan.moves[at];
      move.begin = p.since + (move.begin - p.since) * kLongestPlan / length;
      for (Leg& leg : move.legs) leg.length = leg.length * kLongestPlan / length;
    }
  p.since = std::max(p.since, p.plan.length());
  p.first = p.plan.moves.size();
  p.free = {p.since, p.since};
}

Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards,
            const std::vector<Beat>& beats) {
  Planning p{news, before, after, cards, {}, 0, {}, 0, 0, 0};
  const bool opens =
      std::any_of(news.begin(), news.end(), [](const Event& each) { return each.what == Happened::EpisodeBegan; });
  const bool moves = !before.empty() || opens;  // in a season that is gone on with nothing has been seen to change
  for (; p.event < kernel::count(news); ++p.event) {
    const Beat* beat = beatOf(beats, p.event);
    if (beat != nullptr && p.event == beat->first) closeBeat(p);
    if (beat != nullptr && beat->scene) {
      if (p.event == beat->last) p.plan.stops.push_back({beat->last, p.since});
      continue;
    }
    if (!moves) continue;
    planTable(p);
    planDice(p);
    planCards(p);
  }
  closeBeat(p);
  p.plan.showings = showingsOf(news, p.plan, beats);
  return std::move(p.plan);
}

Plan paced(Plan plan, Pace pace) {
  if (pace == Pace::Off) {
    plan.moves.clear();
    plan.showings.assign(plan.showings.size(), Showing());
  }
  for (Stop& stop : plan.stops) stop.ms = paced(stop.ms, pace);
  for (Move& move : plan.moves) {
    move.begin = paced(move.begin, pace);
    for (Leg& leg : move.legs) leg.length = paced(leg.length, pace);
  }
  for (Showing& moment : plan.showings)
    moment = {paced(moment.begins, pace), paced(moment.rests, pace), paced(moment.told, pace)};
  return plan;
}

}  // namespace w13
