#pragma once
// What the mouse carries across a screen: a picture of a thing under the pointer, and rings round the places that
// take it. Whatever is carried can be clicked as well; carrying only says what and where in one movement.

#include <QGraphicsItem>
#include <functional>
#include <vector>

#include "ui/screen/piece.h"

namespace w13 {

class Carry final : public QGraphicsItem {
 public:
  /// A place that takes the thing, in the scene, and what laying it there does.
  struct Taker {
    QRectF at;
    std::function<void()> take;
  };

  Carry();
  /// Lifts a thing that these places take; none: it stays where it is.
  void lift(const Piece& piece, std::vector<Taker> takers);
  void move(QPointF to);
  [[nodiscard]] bool up() const { return !takers_.empty(); }
  /// Puts it away. Gives what laying it there does; empty: nobody takes it there.
  std::function<void()> lay();

  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  [[nodiscard]] const Taker* taker() const;

  QPixmap face_;
  QRectF at_;  ///< of the thing, in the scene
  std::vector<Taker> takers_;
};

}  // namespace w13
