#pragma once
// What the prompt bar says while things move: a picture over it, and its text fading into the next.

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPixmap>

namespace w13 {

class BarCover final : public QGraphicsItem {
 public:
  BarCover();

  /// Fades from what is shown now to a picture, or to the bar itself if it is empty.
  void show(const QRectF& at, const QPixmap& picture, int ms, int length);
  /// As if this had been there until now.
  void pretend(const QPixmap& picture) { steady_ = picture; }
  void goTo(int ms);
  /// The bar itself, at once.
  void clear();
  [[nodiscard]] bool fading() const { return !leaving_.isNull(); }

  /// Nothing that can be pointed at.
  QPainterPath shape() const override { return {}; }
  QRectF boundingRect() const override { return at_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

 private:
  QRectF at_;
  QPixmap steady_;
  QPixmap leaving_;
  int began_ = 0;
  int length_ = 1;
  double gone_ = 0;  ///< how much of what leaves has gone
};

}  // namespace w13
