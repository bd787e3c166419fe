#pragma once
// The desk at which a plan is made: for motion_plan.cpp and its chapters only.

#include <array>

#include "ui/motion/motion_plan.h"

namespace w13 {

/// A plan in the making. Two things may move at once: each has a lane.
struct Planning {
  const Events& news;
  const Tableau& before;
  const Tableau& after;
  const Catalog& cards;
  Plan plan;
  int event = 0;              ///< which of the news is at its turn
  std::array<int, 2> free{};  ///< when each lane is free
  std::size_t lane = 0;       ///< of the last move
  int since = 0;              ///< when the beat that is planned begins
  std::size_t first = 0;      ///< and its first move

  [[nodiscard]] const Event& now() const { return news[static_cast<std::size_t>(event)]; }
  /// Whether it is the last of the news that names this.
  [[nodiscard]] bool last(kernel::Noun noun) const;
  [[nodiscard]] bool happened(Happened what, kernel::Noun noun) const;
};

/// Puts a move into the lane that is free first, not before the one before it has gone half its way.
void put(Planning& p, Move move);
/// Puts a move right behind the one that was put last.
void follow(Planning& p, Move move);
/// Puts moves that begin in the same frame, when nothing else moves.
void putTogether(Planning& p, std::vector<Move> moves);

/// Ends a beat and begins the next. What was too long is shortened.
void closeBeat(Planning& p);

/// A move with one leg.
[[nodiscard]] Move moveOf(const QRectF& from, Leg leg);
/// A rectangle of this width around a middle, in the shape of another.
[[nodiscard]] QRectF around(QPointF middle, double width, const QRectF& shape);

// ---- chapters: each looks at the event that is at its turn
void planDice(Planning& p);
void planCards(Planning& p);
void planTable(Planning& p);

}  // namespace w13
