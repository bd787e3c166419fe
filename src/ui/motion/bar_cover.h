#pragma once
// The prompt bar while things move: a picture over it, whose text fades into the next.

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPixmap>

namespace ui {

class BarCover final : public QGraphicsItem {
 public:
  BarCover();

  /// Fades from the current picture to another, or to the bar itself if null.
  void show(const QRectF& at, const QPixmap& picture, int ms, int length);
  /// Sets the picture to fade from.
  void pretend(const QPixmap& picture) { steady_ = picture; }
  void goTo(int ms);
  /// Shows the bar itself, at once.
  void clear();
  [[nodiscard]] bool fading() const { return !leaving_.isNull(); }

  /// Empty: cannot be pointed at.
  QPainterPath shape() const override { return {}; }
  QRectF boundingRect() const override { return at_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  QRectF at_;
  QPixmap steady_;
  QPixmap leaving_;
  int began_ = 0;
  int length_ = 1;
  double gone_ = 0;  ///< how far the old picture has faded
};

}  // namespace ui
