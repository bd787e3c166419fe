#pragma once
// Targets large enough to hit. A smaller thing can be clicked beyond its edges where there is free space; small things
// that lie close together fan out over their neighbours while pointed at.

#include <QPointer>
#include <vector>

#include "ui/screen/area.h"

namespace ui {

inline constexpr double kLeastTarget = 44;  ///< points: a target's least width and height

/// The places of a crowd's things when fanned out, and the ground below them.
struct Spread {
  std::vector<QRectF> at;
  QRectF ground;
};
/// Spreads things so that each is at least `least` wide and high; the one pointed at stays under the pointer if the
/// screen has room. Things wider than high keep their rows.
[[nodiscard]] Spread spreadOf(const std::vector<QRectF>& homes, std::size_t pointed, QPointF pointedAt, double least,
                              const QRectF& screen);

/// The crowds of a screen, and the one that is fanned out now.
class Fan final {
 public:
  ~Fan();
  /// Sets the targets of these pieces, at least `least` units wide and high; folds an open crowd.
  void measure(const std::vector<Piece*>& live, double least, const QRectF& screen);
  /// Fans out this piece's crowd and folds any other; no effect if it belongs to none.
  void open(const Piece& piece);
  void fold();
  /// Whether the piece is in the open crowd.
  [[nodiscard]] bool holds(const Piece& piece) const;
  /// The open crowd's place in the scene; empty: none is open.
  [[nodiscard]] QRectF at() const;

 private:
  using Crowd = std::vector<QPointer<Piece>>;
  std::vector<Crowd> crowds_;
  Crowd open_;
  QPointer<Area> area_;
  double areaWas_ = 0;  ///< its z value while nothing is fanned out
  QGraphicsItem* ground_ = nullptr;
  QRectF at_;
  double least_ = kLeastTarget;
  QRectF screen_;
};

}  // namespace ui
