#pragma once
// Where everything lies on the table, in units: 1920 x 1080, and more of one where the window is wider or higher. Seats
// sit clockwise, the first at the bottom left; between neighbours lie the slots, and money runs past them from a winner
// to the left neighbour.

#include <QPolygonF>
#include <QRectF>

#include "engine/games/warehouse51/pieces.h"

namespace w51 {

inline constexpr double kBar = 56;  ///< the height of the top bar

struct Places {
  Places(QSizeF units, int seats);

  QSizeF units;
  int seats;
  QRectF hall;   ///< between the seats: decks, lot, reserve
  QRectF board;  ///< the price board, below the lot
  QRectF desk;   ///< the question with its dial
  QRectF fists;  ///< in a blind auction, over seats and hall
  QRectF bar;    ///< the question then, and at the end
  PerSeat<QRectF> seat;
  PerSeat<QPointF> slot;    ///< the middle of the slot on a seat's left
  PerSeat<QPolygonF> way;   ///< from a seat to its left neighbour, past that slot
  PerSeat<bool> upright{};  ///< whether the cards of that slot stand upright
};

}  // namespace w51
