#pragma once
// A ghost: moves over the table while its thing is already where it belongs. It shows only what was or is visible on
// the table, a card's back, or any face of a kind of die; it is given nothing else.

#include <QGraphicsItem>
#include <QPainterPath>

#include "ui/motion/pose.h"

namespace ui {

/// A ghost's pictures on its way.
struct GhostLook {
  QPixmap was;
  QPixmap is;
  std::vector<QPixmap> faces;  ///< of a tumbling die
  QRectF part{0, 0, 1, 1};     ///< the visible part of the first picture, from 0 to 1
  double pixels = 1;           ///< device pixels per unit of the scene
};

class Ghost final : public QGraphicsItem {
 public:
  Ghost(Move move, GhostLook look);

  [[nodiscard]] const Move& move() const { return move_; }
  /// Takes the pose at a time; repaints only on a change.
  void goTo(int ms);

  /// Empty: cannot be pointed at.
  QPainterPath shape() const override { return {}; }
  QRectF boundingRect() const override { return bounds_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  void paintPlace(QPainter& p) const;
  void paintPictures(QPainter& p, const QRectF& at) const;
  void paintWipe(QPainter& p) const;
  void paintSplash(QPainter& p) const;
  void paintLoss(QPainter& p, const QRectF& at) const;

  Move move_;
  GhostLook look_;
  Pose pose_;
  QRectF bounds_;
};

}  // namespace ui
