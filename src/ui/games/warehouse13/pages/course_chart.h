#pragma once
// A season's course drawn: from its first Episode to its end, the Warehouse's chance, and what one pair of eyes
// believed of each seat.

#include <QWidget>

#include "engine/afterwards/course.h"
#include "ui/games/warehouse13/shell.h"

namespace w13 {

/// What the chart shows.
struct ChartedCourse {
  const SeasonCourse* course = nullptr;
  std::size_t eyes = 0;  ///< whose, by their place
  QStringList episodes;  ///< the titles of the Episodes, and of the Finale
  QStringList seats;     ///< their names
  std::vector<QColor> colours;
};

class CourseChart final : public QWidget {
  Q_OBJECT
 public:
  explicit CourseChart(QWidget* parent = nullptr);
  void show(const ChartedCourse& shown);
  using QWidget::show;
  /// Marks a moment, by its place.
  void select(int moment);
  [[nodiscard]] int selected() const { return selected_; }

 signals:
  /// The user has chosen a moment.
  void chosen(int moment);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] int moments() const;
  /// Pixels of one unit; all places are in units.
  [[nodiscard]] double unit() const;
  [[nodiscard]] QRectF field() const;
  [[nodiscard]] double xOf(std::size_t moment) const;
  [[nodiscard]] double yOf(double share) const;
  void choose(int moment);
  void drawGround(QPainter& p) const;
  void drawChapters(QPainter& p) const;
  void drawLine(QPainter& p, const std::vector<QPointF>& points, QColor with, Qt::PenStyle style, double width) const;
  void drawNames(QPainter& p) const;
  [[nodiscard]] std::vector<QPointF> chances() const;
  [[nodiscard]] std::vector<QPointF> beliefsOf(int seat) const;

  ChartedCourse shown_;
  int selected_ = 0;
};

}  // namespace w13
