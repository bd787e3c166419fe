#pragma once
// A die that rolls from side to side, over and over, at the table's pace.

#include <QWidget>

#include "ui/games/warehouse13/shell.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace w13 {

class MotionSample final : public QWidget {
  Q_OBJECT
 public:
  explicit MotionSample(QWidget* parent = nullptr);
  void setPace(Pace pace);
  void setScale(double scale);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();
  Pace pace_ = Pace::Off;
  qint64 since_ = 0;
  Alarm frames_{Alarm::Rings::Again, 16};
};

}  // namespace w13
