#pragma once
// Targets that a hand can hit. A thing on a screen that is smaller can be clicked beyond its edges where nothing else
// is; where small things lie close together, they fan out over their neighbours while they are pointed at.

#include <QPointer>
#include <vector>

#include "ui/screen/area.h"

namespace w13 {

inline constexpr double kLeastTarget = 44;  ///< points: a target's least width and height

/// Where the things of a crowd lie when they are fanned out, and the ground below them.
struct Spread {
  std::vector<QRectF> at;
  QRectF ground;
};
/// Spreads things so that each is `least` wide and high, and the one that is pointed at stays where it is pointed at if
/// the screen has the room. Things that are wider than high keep their rows.
[[nodiscard]] Spread spreadOf(const std::vector<QRectF>& homes, std::size_t pointed, QPointF pointedAt, double least,
                              const QRectF& screen);

/// The crowds of a screen, and the one that is fanned out now.
class Fan final {
 public:
  ~Fan();
  /// Sees to the targets of these, `least` units wide and high; what was fanned out folds.
  void measure(const std::vector<Piece*>& live, double least, const QRectF& screen);
  /// Fans out the crowd of this piece and folds any other; does nothing if it belongs to none.
  void open(const Piece& piece);
  void fold();
  /// Whether the piece belongs to what is fanned out.
  [[nodiscard]] bool holds(const Piece& piece) const;
  /// Where it lies in the scene; empty: nothing is fanned out.
  [[nodiscard]] QRectF at() const;

 private:
  using Crowd = std::vector<QPointer<Piece>>;
  std::vector<Crowd> crowds_;
  Crowd open_;
  QPointer<Area> area_;
  double areaWas_ = 0;  ///< its height over other areas when nothing is fanned out
  QGraphicsItem* ground_ = nullptr;
  QRectF at_;
  double least_ = kLeastTarget;
  QRectF screen_;
};

}  // namespace w13
