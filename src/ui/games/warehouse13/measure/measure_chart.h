#pragma once
// A chart of a measurement, on the screen or in a file: by number of players, who wins before and after the change, the
// difference, and the length of seasons. Read by position and hatching; colour only repeats it.

#include <QWidget>

#include "workshop/warehouse13/measure.h"

class QPainter;

namespace w13 {

/// The size of the picture in its own units.
[[nodiscard]] QSizeF chartSize(const Measured& measured);
/// Light on dark, or dark on white; drawn from the top left.
enum class ChartOn : bool { Screen, Paper };
void drawChart(QPainter& p, const Measured& measured, ChartOn on);
/// Writes it. Throws kernel::DataError with one sentence, leaving no file or the old one.
void writeChartSvg(const Measured& measured, const QString& file);
void writeChartPdf(const Measured& measured, const QString& file);

/// Shows it as large as fits.
class MeasureChart final : public QWidget {
  Q_OBJECT
 public:
  explicit MeasureChart(QWidget* parent);
  void show(const Measured& measured);
  using QWidget::show;
  [[nodiscard]] QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Measured measured_;
};

}  // namespace w13
