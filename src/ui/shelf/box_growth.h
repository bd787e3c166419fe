#pragma once
// A box that grows to the whole window while it opens. A key or a click ends that at once.

#include <QPixmap>
#include <QWidget>

#include "ui/time/clock.h"
#include "ui/window/on_shelf.h"

namespace ui {

class ShelfBox;

class BoxGrowth final : public QWidget {
  Q_OBJECT
 public:
  /// Covers its parent, on which the box stands; `length`: milliseconds.
  BoxGrowth(ShelfBox& box, int length, QWidget* parent);

 signals:
  /// Once. It stays as it is then, until whatever opens lies over it.
  void ended();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  /// How much of its time has passed: 0 to 1.
  [[nodiscard]] double past() const;
  void step();
  void end();

  BoxLook look_;
  QPixmap picture_;
  QRectF from_;
  int length_;
  qint64 began_;
  bool over_ = false;
  Alarm frame_{Alarm::Rings::Again, 16};
};

}  // namespace ui
