#pragma once
// What lies behind the title: an aisle of the Warehouse and the one lamp over it. The aisle is drawn once for each
// size, on a thread of its own, so that the menu is there first; then only the lamp swings.

#include <QImage>
#include <QObject>
#include <QPixmap>
#include <future>

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
  /// Whether anybody sees it.
  void setSeen(bool seen);
  /// Waits until the aisle is there: for pictures.
  void finish();

 private:
  void prepare();
  void take();
  void follow();
  [[nodiscard]] QSize pixels() const;
  [[nodiscard]] double angle() const;
  /// The whole drawing, which covers the widget: where it stands, in points.
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
