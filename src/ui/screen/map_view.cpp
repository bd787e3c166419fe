#include "ui/screen/map_view.h"

#include <QGraphicsItem>
#include <QGraphicsSceneMouseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"
#include "ui/look/contrast.h"
#include "ui/look/style.h"

namespace ui {

namespace {

constexpr double kRadius = 26;      // of a place, in units
constexpr double kName = 24;        // the height of its letters
constexpr double kNameWidth = 220;  // a longer one goes over two lines
constexpr double kRoute = 5;        // the width of a route
constexpr double kStep = 1.25;      // of the zoom
constexpr double kRoughly = 0.35;   // the least cosine between a direction and a neighbour in it

QPointF on(const house::GameMap::Place& place) {
  return {place.x * MapView::kUnits.width(), place.y * MapView::kUnits.height()};
}

}  // namespace

/// A place on the map.
class MapView::Spot final : public QGraphicsItem {
 public:
  Spot(MapView& map, int place, QPointF at) : map_(map), place_(place) {
    setPos(at);
    setFlag(ItemIsFocusable);
    setZValue(1);
  }
  [[nodiscard]] int place() const { return place_; }
  [[nodiscard]] bool live() const { return live_; }
  void name(const QString& name) {
    prepareGeometryChange();
    name_ = name;
    setVisible(!name.isEmpty());
    setToolTip(name);
  }
  void offer(bool on) {
    live_ = on;
    setCursor(on ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
  }

  [[nodiscard]] QRectF boundingRect() const override {
    return {-kNameWidth / 2 - 4, -kRadius - 8, kNameWidth + 8, 2 * kRadius + 3 * kName + 16};
  }
  [[nodiscard]] QPainterPath shape() const override {
    QPainterPath round;
    round.addEllipse(QPointF(0, 0), kRadius + 8, kRadius + 8);
    return round;
  }
  void paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) override {
    p->setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
      p->setPen(QPen(QColor(colour::kWhite), 4));
      p->drawEllipse(QPointF(0, 0), kRadius + 6, kRadius + 6);
    }
    p->setPen(QPen(QColor(live_ ? colour::kGold : colour::kBrass600), live_ ? 6 : 3));
    p->setBrush(groundNow(QColor(live_ ? colour::kBrass700 : colour::kInk600)));
    p->drawEllipse(QPointF(0, 0), kRadius, kRadius);
    p->setFont(ui::font(Role::Body, kName));
    p->setPen(QColor(live_ ? colour::kText : colour::kText2));
    p->drawText(QRectF(-kNameWidth / 2, kRadius + 4, kNameWidth, 3 * kName),
                Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, name_);
  }

 protected:
  void mousePressEvent(QGraphicsSceneMouseEvent* event) override {
    if (!live_ || event->button() != Qt::LeftButton) return event->ignore();  // it is dragged by the map
    setFocus(Qt::MouseFocusReason);
    map_.press(place_);
  }

 private:
  MapView& map_;
  int place_;
  QString name_;
  bool live_ = false;
};

MapView::MapView(const house::GameMap& map, QWidget* parent) : QGraphicsView(parent), map_(map) {
  setScene(&scene_);
  scene_.setSceneRect(QRectF(QPointF(0, 0), kUnits));
  setDragMode(ScrollHandDrag);
  setTransformationAnchor(AnchorUnderMouse);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setFrameShape(NoFrame);
  setBackgroundBrush(groundNow(QColor(colour::kInk800)));
  setAccessibleName(tr("Map"));
  setAccessibleDescription(tr("All that can be chosen on the map is a button as well."));
  for (const house::GameMap::Route& route : map.routes)
    lines_.push_back(scene_.addLine(QLineF(on(map.places[route.from]), on(map.places[route.to])),
                                    QPen(QColor(colour::kBrass600), kRoute, Qt::SolidLine, Qt::RoundCap)));
  for (const house::GameMap::Place& place : map.places) {
    spots_.push_back(new Spot(*this, kernel::count(spots_), on(place)));
    scene_.addItem(spots_.back());
  }
}

MapView::~MapView() = default;

void MapView::name(const std::vector<QString>& names) {
  for (std::size_t at = 0; at < spots_.size(); ++at) spots_[at]->name(at < names.size() ? names[at] : QString());
  for (std::size_t at = 0; at < lines_.size(); ++at)
    lines_[at]->setVisible(spots_[map_.routes[at].from]->isVisible() && spots_[map_.routes[at].to]->isVisible());
}

void MapView::offer(const std::vector<kernel::Noun>& places) {
  for (std::size_t at = 0; at < spots_.size(); ++at)
    spots_[at]->offer(std::ranges::find(places, map_.places[at].noun) != places.end());
}

int MapView::focused() const {
  const auto* spot = dynamic_cast<const Spot*>(scene_.focusItem());
  return spot == nullptr ? -1 : spot->place();
}

void MapView::press(int place) {
  if (kernel::at(spots_, place)->live()) emit picked(kernel::at(map_.places, place).noun);
}

// ---- keys -------------------------------------------------------------------------------------------------------

int MapView::neighbour(int place, QPointF direction) const {
  int best = -1;
  double nearest = 0;
  const auto look = [&](std::size_t to) {
    const QPointF way = on(map_.places[to]) - on(kernel::at(map_.places, place));
    const double length = std::hypot(way.x(), way.y());
    if (!spots_[to]->isVisible() || length == 0) return;
    if (QPointF::dotProduct(way, direction) / length < kRoughly) return;
    if (best < 0 || length < nearest) best = spots_[to]->place(), nearest = length;
  };
  for (const auto& [from, to] : map_.routes) {
    if (spots_[from]->place() == place) look(to);
    if (spots_[to]->place() == place) look(from);
  }
  return best;
}

void MapView::keyPressEvent(QKeyEvent* event) {
  const auto go = [&](QPointF direction) {
    int to = focused() < 0 ? -1 : neighbour(focused(), direction);
    if (focused() < 0) {  // in at the first place that can be chosen, else at the first
      const auto first = std::ranges::find_if(spots_, &Spot::live);
      to = first == spots_.end() ? 0 : (*first)->place();
    }
    if (to < 0) return;
    kernel::at(spots_, to)->setFocus(Qt::TabFocusReason);
    ensureVisible(kernel::at(spots_, to));
  };
  switch (event->key()) {
    case Qt::Key_Left: return go({-1, 0});
    case Qt::Key_Right: return go({1, 0});
    case Qt::Key_Up: return go({0, -1});
    case Qt::Key_Down: return go({0, 1});
    case Qt::Key_Plus: return zoomTo(zoom_ * kStep);
    case Qt::Key_Minus: return zoomTo(zoom_ / kStep);
    case Qt::Key_0: return zoomTo(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (focused() >= 0 && !event->isAutoRepeat()) return press(focused());
      break;
    default: break;
  }
  // Not the view's, which would scroll: the page may know the key.
  QWidget::keyPressEvent(event);  // NOLINT(bugprone-parent-virtual-call)
}

// ---- zoom -------------------------------------------------------------------------------------------------------

void MapView::wheelEvent(QWheelEvent* event) { zoomTo(zoom_ * std::pow(kStep, event->angleDelta().y() / 120.0)); }

void MapView::zoomTo(double zoom) {
  zoom_ = std::clamp(zoom, 1.0, kClosest);
  fit();
}

void MapView::fit() {
  const double all = std::min(viewport()->width() / kUnits.width(), viewport()->height() / kUnits.height());
  setTransform(QTransform::fromScale(all * zoom_, all * zoom_));
}

void MapView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  fit();
}

void MapView::changeEvent(QEvent* event) {
  QGraphicsView::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  setAccessibleName(tr("Map"));
  setAccessibleDescription(tr("All that can be chosen on the map is a button as well."));
}

}  // namespace ui
