#pragma once
// Drag and drop on a screen: a picture of the thing under the pointer, and rings round the places that take it. All
// that can be dragged can be clicked instead; dragging only combines two clicks.

#include <QGraphicsItem>
#include <functional>
#include <vector>

#include "ui/screen/piece.h"

namespace ui {

class Carry final : public QGraphicsItem {
 public:
  /// A place in the scene that takes the thing, and what dropping it there does.
  struct Taker {
    QRectF at;
    std::function<void()> take;
  };

  Carry();
  /// Lifts a thing that these places take; without takers it stays put.
  void lift(const Piece& piece, std::vector<Taker> takers);
  void move(QPointF to);
  [[nodiscard]] bool up() const { return !takers_.empty(); }
  /// Ends the drag. Returns what dropping it here does; empty: nothing takes it here.
  std::function<void()> lay();

  QRectF boundingRect() const override;
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  [[nodiscard]] const Taker* taker() const;

  QPixmap face_;
  QRectF at_;  ///< of the thing, in the scene
  std::vector<Taker> takers_;
};

}  // namespace ui
