#include "ui/motion/motion_plan.h"

#include <algorithm>

#include "ui/motion/planning.h"

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

int Plan::told(int ms) const {
  int told = -1;
  int since = -1;
  for (const Move& move : moves) {
    if (move.begin > ms || move.begin < since) continue;
    told = move.event;
    since = move.begin;
  }
  return told;
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

// ---- the plan ---------------------------------------------------------------------------------------------------

Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards) {
  Planning p{news, before, after, cards, {}, 0, {}, 0};
  const bool opens =
      std::any_of(news.begin(), news.end(), [](const Event& each) { return each.what == Happened::EpisodeBegan; });
  if (before.empty() && !opens) return {};  // a season that is gone on with: nothing has been seen to change
  for (; p.event < static_cast<int>(news.size()); ++p.event) {
    planTable(p);
    planDice(p);
    planCards(p);
  }
  const int length = p.plan.length();
  if (length <= kLongestPlan) return std::move(p.plan);
  for (Move& move : p.plan.moves) {
    move.begin = move.begin * kLongestPlan / length;
    for (Leg& leg : move.legs) leg.length = leg.length * kLongestPlan / length;
  }
  return std::move(p.plan);
}

int paced(int ms, Pace pace) { return pace == Pace::Off ? 0 : pace == Pace::Fast ? ms / 2 : ms; }

Plan paced(Plan plan, Pace pace) {
  if (pace == Pace::Off) return {};
  for (Move& move : plan.moves) {
    move.begin = paced(move.begin, pace);
    for (Leg& leg : move.legs) leg.length = paced(leg.length, pace);
  }
  return plan;
}

}  // namespace w13
