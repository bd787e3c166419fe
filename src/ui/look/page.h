#pragma once
// A page of ordinary widgets, on wood or a game's own ground, designed for 1280 x 800 points and scaled with the
// window.

#include <QWidget>

#include "ui/look/style.h"

namespace ui {

class Page : public QWidget {
  Q_OBJECT
 public:
  /// The largest text on a page whose layout adapts to it, in percent.
  static constexpr int kLargestText = 200;
  /// `largestText`: the largest its layout allows, in percent.
  explicit Page(QWidget* parent, int largestText = kLargestOnPages);
  /// The scale, 1 in the smallest window.
  [[nodiscard]] double scale() const { return scale_; }
  /// Sets the drawing of its ground, instead of the house's wood.
  void setGround(const QString& file);

 protected:
  /// Sets what no style sheet can: margins, picture sizes. Called once at the start and whenever the scale changes.
  virtual void rescaled() {}
  /// Paints the page's ground within `part`.
  void paintGround(QPainter& p, const QRectF& part) const;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void follow();
  QString ground_ = QStringLiteral("boards/table");
  int largestText_;
  double scale_ = 1;
};

}  // namespace ui
