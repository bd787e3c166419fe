#pragma once
// A map: places joined by routes. Drag to move it, turn the wheel or press + and - to zoom, 0 to see all of it. Arrow
// keys go from a place to its neighbour in that direction, Enter and Space choose it. Whatever can be chosen on it is a
// button beside it as well.

#include <QGraphicsView>
#include <vector>

#include "engine/house/match/game_map.h"

namespace ui {

class MapView final : public QGraphicsView {
  Q_OBJECT
 public:
  static constexpr QSizeF kUnits{1600, 1000};  ///< of the whole map
  static constexpr double kClosest = 4;        ///< the largest scale, times that at which all of it is seen

  /// `map` must outlive it.
  MapView(const house::GameMap& map, QWidget* parent);
  ~MapView() override;
  /// Names the places; those without a name are not drawn.
  void name(const std::vector<QString>& names);
  /// Lights up the places that can be chosen; all others only show.
  void offer(const std::vector<kernel::Noun>& places);
  /// The place that has the focus; -1: none.
  [[nodiscard]] int focused() const;
  /// The nearest neighbour of a place by its routes, roughly in this direction; -1: there is none.
  [[nodiscard]] int neighbour(int place, QPointF direction) const;
  /// How much larger than all of it, 1 to kClosest.
  [[nodiscard]] double zoom() const { return zoom_; }
  void zoomTo(double zoom);

 signals:
  /// A place that can be chosen was chosen.
  void picked(kernel::Noun noun);

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  class Spot;
  void fit();
  void press(int place);

  const house::GameMap& map_;
  QGraphicsScene scene_;
  std::vector<Spot*> spots_;
  std::vector<QGraphicsLineItem*> lines_;  ///< of the routes, in their order
  double zoom_ = 1;
};

}  // namespace ui
