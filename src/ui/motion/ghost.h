#pragma once
// A ghost: what moves over the table while the thing it stands for is already where it belongs. It shows what was or is
// to be seen on the table, a card's back, or any face of a kind of die; nothing else is given to it.

#include <QGraphicsItem>
#include <QPainterPath>

#include "ui/motion/motion_pose.h"

namespace w13 {

/// What a ghost looks like on its way.
struct GhostLook {
  QPixmap was;
  QPixmap is;
  std::vector<QPixmap> faces;  ///< of a tumbling die
  QRectF part{0, 0, 1, 1};     ///< how much of the first picture is shown, from 0 to 1
  double pixels = 1;           ///< device pixels per unit of the scene
};

class Ghost final : public QGraphicsItem {
 public:
  Ghost(Move move, GhostLook look);

  [[nodiscard]] const Move& move() const { return move_; }
  /// Takes the pose of a moment; what has not changed is not painted again.
  void goTo(int ms);

  /// Nothing that can be pointed at.
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

}  // namespace w13
