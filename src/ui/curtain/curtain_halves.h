#pragma once
// The curtain while it opens: two halves of its picture part over the new page, always the same way. It takes every
// click; a click or key only finishes it.

#include <QPixmap>
#include <QWidget>
#include <optional>

#include "ui/settings/options.h"
#include "ui/time/clock.h"

namespace ui {

class CurtainHalves final : public QWidget {
  Q_OBJECT
 public:
  static constexpr int kOpens = 520;  ///< milliseconds
  static constexpr int kFades = 120;  ///< milliseconds for the panel to fade first: no name is cut in two

  explicit CurtainHalves(QWidget* parent);

  void setPace(Pace pace);
  /// Opens over this part of the window from the picture of the curtain; `cloth` is the same without its panel.
  void open(const QPixmap& curtain, const QPixmap& cloth, const QRect& at);
  [[nodiscard]] bool opening() const { return opens_.isActive(); }
  void finish();

 signals:
  /// It is open, or opened without animation.
  void opened();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  [[nodiscard]] int lasts() const;
  QPixmap curtain_, cloth_;
  Alarm opens_{Alarm::Rings::Again, 16};
  std::optional<qint64> since_;  ///< when it was first painted
  Pace pace_ = Pace::Off;
};

/// Paints both halves of a curtain in a rectangle: 0 closed, 1 all open.
void paintHalves(QPainter& p, const QPixmap& curtain, const QRect& at, double open);

}  // namespace ui
