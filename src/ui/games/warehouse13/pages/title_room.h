#pragma once
// The title's background: an aisle of the Warehouse with one lamp. The aisle is drawn once per size, on a thread of its
// own, so that the menu appears first; then only the lamp swings.

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <future>

#include "ui/games/warehouse13/shell.h"
#include "ui/settings/options.h"
#include "ui/time/clock.h"

class QPainter;
class QWidget;

namespace w13 {

class TitleRoom final : public QObject {
  Q_OBJECT
 public:
  explicit TitleRoom(QWidget* on);
  ~TitleRoom() override;

  /// Paints it all over the widget.
  void paint(QPainter& p);
  /// Off: the lamp hangs still.
  void setPace(Pace pace);
  /// Sets whether it is visible.
  void setSeen(bool seen);
  /// Waits until the aisle is drawn: for pictures.
  void finish();

 private:
  void prepare();
  void take();
  void follow();
  [[nodiscard]] QSize pixels() const;
  [[nodiscard]] double angle() const;
  /// The place of the whole drawing, which covers the widget, in points.
  [[nodiscard]] QRectF whole() const;
  [[nodiscard]] QRectF lampAt() const;

  QWidget& on_;
  QPixmap aisle_;
  QSize drawnFor_;
  std::future<QImage> drawing_;
  Alarm frames_{Alarm::Rings::Again, 40};
  Pace pace_ = Pace::Off;
  bool seen_ = false;
  qint64 since_ = 0;
};

}  // namespace w13
