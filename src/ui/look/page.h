#pragma once
// A page of ordinary widgets on wood, drawn for 1280 x 800 points and as many times larger as the window is.

#include <QWidget>

#include "ui/look/style.h"

namespace w13 {

class Page : public QWidget {
  Q_OBJECT
 public:
  /// How large text may become on a page that gives way to it, in percent.
  static constexpr int kLargestText = 200;
  /// `largestText`: what its places are made for, in percent.
  explicit Page(QWidget* parent, int largestText = kLargestOnPages);
  /// How many times larger than in the smallest window everything is.
  [[nodiscard]] double scale() const { return scale_; }

 protected:
  /// Sets what no style sheet can: margins, sizes of pictures. Called when the scale has changed, and once at the
  /// start.
  virtual void rescaled() {}
  /// The ground, all over the page or in a part of it.
  void paintGround(QPainter& p, const QRectF& part) const;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow();
  int largestText_;
  double scale_ = 1;
};

}  // namespace w13
