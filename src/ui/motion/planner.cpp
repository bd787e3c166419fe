#include "ui/motion/planner.h"

#include <algorithm>
#include <utility>

namespace ui {

void Planner::enter(Move move, std::size_t into, int begin) {
  move.event = event;
  move.begin = begin;
  lane = into;
  free[lane] = move.end();
  plan.moves.push_back(std::move(move));
}

void Planner::put(Move move) {
  const std::size_t into = free[0] <= free[1] ? 0 : 1;
  int begin = free[into];
  if (!plan.moves.empty()) {
    const Move& before = plan.moves.back();
    begin = std::max(begin, before.begin + (before.end() - before.begin) / 2);
  }
  enter(std::move(move), into, begin);
}

void Planner::follow(Move move) { enter(std::move(move), lane, free[lane]); }

void Planner::putTogether(std::vector<Move> moves) {
  const int begin = std::max(free[0], free[1]);
  for (Move& move : moves) enter(std::move(move), 0, begin);
  for (const Move& move : plan.moves) free[0] = std::max(free[0], move.end());
  free[1] = free[0];
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

// A beat is over: if it is too long it is shortened, and the next one begins where it ends.
void Planner::closeBeat(int longest) {
  const int length = plan.length() - since;
  if (length > longest)
    for (std::size_t at = first; at < plan.moves.size(); ++at) {
      Move& move = plan.moves[at];
      move.begin = since + (move.begin - since) * longest / length;
      for (Leg& leg : move.legs) leg.length = leg.length * longest / length;
    }
  since = std::max(since, plan.length());
  first = plan.moves.size();
  free = {since, since};
}

}  // namespace ui
