#pragma once
// The lid of a game's box beside its set-up: the name, what the game is about, what lies in the box, who plays it.

#include <QWidget>

#include "ui/window/on_shelf.h"

namespace ui {

class BoxBanner final : public QWidget {
  Q_OBJECT
 public:
  using QWidget::QWidget;
  void show(BoxLook box);
  /// Sets the page's scale: 1 in the smallest window.
  void rescale(double scale);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  BoxLook box_;
  double scale_ = 1;
};

}  // namespace ui
