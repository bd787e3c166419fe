#pragma once
// Workspace for making a plan: for motion_plan.cpp and its chapters only.

#include <array>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/motion/motion_plan.h"

namespace w13 {

/// A plan in the making. Two things may move at once: each has a lane.
struct Planning {
  const Events& news;
  const Tableau& before;
  const Tableau& after;
  const Catalog& cards;
  Plan plan;
  int event = 0;              ///< the current news item
  std::array<int, 2> free{};  ///< when each lane is free
  std::size_t lane = 0;       ///< of the last move
  int since = 0;              ///< when the current beat begins
  std::size_t first = 0;      ///< and its first move

  [[nodiscard]] const Event& now() const { return kernel::at(news, event); }
  /// Whether no later news names this.
  [[nodiscard]] bool last(kernel::Noun noun) const;
  [[nodiscard]] bool happened(Happened what, kernel::Noun noun) const;
};

/// Puts a move into the lane that is free first, but not before the previous move is halfway.
void put(Planning& p, Move move);
/// Puts a move right after the last one put.
void follow(Planning& p, Move move);
/// Puts moves that begin together, when nothing else moves.
void putTogether(Planning& p, std::vector<Move> moves);

/// Ends a beat, shortened if too long, and begins the next.
void closeBeat(Planning& p);

/// A move with one leg.
[[nodiscard]] Move moveOf(const QRectF& from, Leg leg);
/// A rectangle with this centre and width and another's proportions.
[[nodiscard]] QRectF around(QPointF middle, double width, const QRectF& shape);

// ---- chapters: each looks at the current event
void planDice(Planning& p);
void planCards(Planning& p);
void planTable(Planning& p);

}  // namespace w13
