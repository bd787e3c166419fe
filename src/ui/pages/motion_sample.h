#pragma once
// A die that rolls from side to side, over and over, at the table's pace.

#include <QWidget>
#include <functional>

#include "ui/look/ink.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace ui {

class MotionSample final : public QWidget {
  Q_OBJECT
 public:
  /// Draws the die, one of the game's.
  using Draw = std::function<void(Ink&, const QRectF&)>;
  explicit MotionSample(Draw die);
  void setPace(Pace pace);
  void setScale(double scale);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();
  Draw die_;
  Pace pace_ = Pace::Off;
  qint64 since_ = 0;
  Alarm frames_{Alarm::Rings::Again, 16};
};

}  // namespace ui
