#pragma once
// Workspace for making a plan: puts moves one after the other, so that the eye can follow.

#include <array>

#include "ui/motion/plan.h"

namespace ui {

/// A plan in the making. Two things may move at once: each has a lane.
struct Planner {
  Plan plan = {};
  int event = 0;              ///< the current news item
  std::array<int, 2> free{};  ///< when each lane is free
  std::size_t lane = 0;       ///< of the last move
  int since = 0;              ///< when the current beat begins
  std::size_t first = 0;      ///< and its first move

  /// Puts a move into the lane that is free first, but not before the previous move is halfway.
  void put(Move move);
  /// Puts a move right after the last one put.
  void follow(Move move);
  /// Puts moves that begin together, when nothing else moves.
  void putTogether(std::vector<Move> moves);
  /// Ends a beat, shortened if it is longer than so many milliseconds, and begins the next.
  void closeBeat(int longest = kLongestPlan);

 private:
  void enter(Move move, std::size_t into, int begin);
};

/// A move with one leg.
[[nodiscard]] Move moveOf(const QRectF& from, Leg leg);
/// A rectangle with this centre and width and another's proportions.
[[nodiscard]] QRectF around(QPointF middle, double width, const QRectF& shape);

}  // namespace ui
