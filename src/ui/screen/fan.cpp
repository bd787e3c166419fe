#include "ui/screen/fan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui {

namespace {

constexpr double kRoomy = 1.1, kFanGap = 0.3;  // of the least target: a fanned thing, and what is between two
constexpr double kTouch = 0.12;                // and by how much two targets may overlap and still be two
constexpr double kGroundHeight = 3.5, kAreaHeight = 5;

class FanGround final : public QGraphicsItem {
 public:
  FanGround(const QRectF& at, QGraphicsItem* parent) : at_(at) {
    setZValue(kGroundHeight);
    setParentItem(parent);
  }
  QRectF boundingRect() const override { return at_; }
  void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override {
    painter->setRenderHint(QPainter::Antialiasing);
    Ink(*painter, 1).panel(at_, QColor(colour::kInk600), QColor(colour::kInk900), QColor(colour::kBrass500), 2, 12);
  }

 private:
  QRectF at_;
};

/// A rectangle with this middle and at least this wide and high; inside its area where that is large enough, and inside
/// the screen.
QRectF grown(const QRectF& at, double least, const QRectF& area, const QRectF& screen) {
  QRectF wide(0, 0, std::max(at.width(), least), std::max(at.height(), least));
  wide.moveCenter(at.center());
  const auto within = [](double from, double size, double low, double high) {
    return std::clamp(from, low, std::max(low, high - size));
  };
  const QRectF across = area.width() >= least ? area : screen;
  const QRectF down = area.height() >= least ? area : screen;
  wide.moveLeft(within(wide.x(), wide.width(), across.left(), across.right()));
  wide.moveTop(within(wide.y(), wide.height(), down.top(), down.bottom()));
  return wide;
}

bool isSmall(const QRectF& at, double least) { return std::min(at.width(), at.height()) < least - 0.5; }

/// How far a spread must be moved to lie on the screen.
QPointF intoView(const QRectF& ground, const QRectF& screen) {
  const auto by = [](double low, double high, double from, double to) {
    return low < from ? from - low : high > to ? to - high : 0.0;
  };
  return {by(ground.left(), ground.right(), screen.left(), screen.right()),
          by(ground.top(), ground.bottom(), screen.top(), screen.bottom())};
}

/// Lays things in rows, each so many of them, in their order.
Spread rowsOf(const std::vector<QRectF>& homes, const std::vector<std::size_t>& rows, double least) {
  Spread spread;
  spread.at.resize(homes.size());
  double y = 0;
  double wide = 0;
  std::size_t at = 0;
  for (const std::size_t row : rows) {
    double x = 0;
    double high = 0;
    for (const std::size_t end = std::min(at + row, homes.size()); at < end; ++at) {
      const QSizeF home = homes[at].size();
      const QSizeF size = home * std::max(1.0, least * kRoomy / std::min(home.width(), home.height()));
      spread.at[at] = {QPointF(x, y), size};
      x += size.width() + least * kFanGap;
      high = std::max(high, size.height());
    }
    wide = std::max(wide, x);
    y += high + least * kFanGap;
  }
  const double edge = least * kFanGap;
  spread.ground = {-edge, -edge, wide + edge, y + edge};
  return spread;
}

/// How many of them stand in each row at home; they come in reading order.
std::vector<std::size_t> rowsAtHome(const std::vector<QRectF>& homes) {
  std::vector<std::size_t> rows;
  for (std::size_t at = 0; at < homes.size(); ++at) {
    const bool next = at == 0 || homes[at].center().y() > homes[at - 1].bottom();
    if (next) rows.push_back(0);
    ++rows.back();
  }
  return rows;
}

Spread moved(Spread spread, QPointF by) {
  for (QRectF& each : spread.at) each.translate(by);
  spread.ground.translate(by);
  return spread;
}

/// The one that is pointed at where it is, and the others in their rows above it, or below.
Spread asideOf(const std::vector<QRectF>& homes, std::size_t pointed, QPointF pointedAt, double least,
               const QRectF& screen, bool above) {
  std::vector<QRectF> others;
  for (std::size_t at = 0; at < homes.size(); ++at)
    if (at != pointed) others.push_back(homes[at]);
  Spread own = rowsOf({homes[pointed]}, {1}, least);
  own = moved(own, pointedAt - own.ground.center());
  own = moved(own, intoView(own.ground, screen));
  Spread rest = rowsOf(others, rowsAtHome(others), least);
  const double y = above ? own.ground.top() - rest.ground.bottom() : own.ground.bottom() - rest.ground.top();
  rest = moved(rest, {pointedAt.x() - rest.ground.center().x(), y});
  rest = moved(rest, {intoView(rest.ground, screen).x(), 0});
  std::vector<QRectF> all;
  for (std::size_t at = 0; at < homes.size(); ++at)
    all.push_back(at == pointed ? own.at.front() : rest.at[at < pointed ? at : at - 1]);
  return {all, rest.ground | own.ground};
}

}  // namespace

// As near to a square as it can be where the one that is pointed at stays in its place; where there is no room for
// that, the others stand aside.
Spread spreadOf(const std::vector<QRectF>& homes, std::size_t pointed, QPointF pointedAt, double least,
                const QRectF& screen) {
  const bool square =
      std::all_of(homes.begin(), homes.end(), [](const QRectF& home) { return home.width() < home.height() * 1.5; });
  const std::size_t count = homes.size();
  std::vector<std::vector<std::size_t>> tried;
  for (std::size_t perRow = 1; square && perRow <= count; ++perRow)
    tried.emplace_back((count + perRow - 1) / perRow, perRow);
  if (!square) tried.push_back(rowsAtHome(homes));
  const auto unlike = [](const std::vector<std::size_t>& rows) {
    return std::max(rows.front(), rows.size()) - std::min(rows.front(), rows.size());
  };
  std::stable_sort(tried.begin(), tried.end(), [&](const auto& a, const auto& b) { return unlike(a) < unlike(b); });
  Spread best;
  double off = 1e9;
  for (const std::vector<std::size_t>& rows : tried) {
    Spread spread = rowsOf(homes, rows, least);
    const QPointF by = pointedAt - spread.at[pointed].center();
    spread = moved(std::move(spread), by);
    const QPointF into = intoView(spread.ground, screen);
    const double now = std::abs(into.x()) + std::abs(into.y());
    if (now >= off) continue;
    off = now;
    best = moved(std::move(spread), into);
    if (off < 1) return best;
  }
  for (const bool above : {true, false})
    if (Spread aside = asideOf(homes, pointed, pointedAt, least, screen, above); screen.contains(aside.ground))
      return aside;
  return best;
}

Fan::~Fan() { fold(); }

namespace {

/// A target moved off its neighbours, which keep what they show.
QRectF besides(QRectF wanted, const QRectF& own, const std::vector<QRectF>& others) {
  for (const QRectF& other : others) {
    const QRectF shared = wanted.intersected(other);
    if (shared.isEmpty() || other == own || other.contains(own)) continue;
    if (shared.width() <= shared.height())
      wanted.translate(own.center().x() < other.center().x() ? -shared.width() : shared.width(), 0);
    else wanted.translate(0, own.center().y() < other.center().y() ? -shared.height() : shared.height());
  }
  return wanted;
}

}  // namespace

void Fan::measure(const std::vector<Piece*>& live, double least, const QRectF& screen) {
  fold();
  crowds_.clear();
  least_ = least;
  screen_ = screen;
  std::vector<QRectF> at;
  std::vector<QRectF> wanted;
  for (Piece* piece : live) {
    piece->widen({});
    const QGraphicsItem* area = piece->parentItem();
    at.push_back(piece->mapRectToScene(piece->reach()));
    wanted.push_back(grown(at.back(), least, area->mapRectToScene(area->boundingRect()), screen));
  }
  std::vector<std::size_t> crowd(live.size());  // each thing names one of its crowd; the first names itself
  std::iota(crowd.begin(), crowd.end(), std::size_t{0});
  const auto firstOf = [&](std::size_t one) {
    while (crowd[one] != one) one = crowd[one];
    return one;
  };
  const auto small = [&](std::size_t one) { return isSmall(at[one], least); };
  const auto crowding = [&](std::size_t a, std::size_t b) {
    const bool alike = isSmall(at[a], least * 1.6) && isSmall(at[b], least * 1.6);
    if (!alike || !(small(a) || small(b)) || live[a]->parentItem() != live[b]->parentItem()) return false;
    if (at[a].contains(at[b]) || at[b].contains(at[a])) return false;  // a button on a plate
    const double touch = least * kTouch;
    const QRectF shared = wanted[a].intersected(wanted[b]);
    return std::min(shared.width(), shared.height()) > touch ||
           (small(a) && small(b) && at[a].adjusted(-touch, -touch, touch, touch).intersects(at[b]));
  };
  for (std::size_t a = 0; a < live.size(); ++a)
    for (std::size_t b = a + 1; b < live.size(); ++b)
      if (crowding(a, b)) crowd[firstOf(b)] = firstOf(a);
  // Where some buttons of a bar fan out, all do: none is left below.
  const auto button = [&](std::size_t one) {
    return small(one) && !live[one]->look().glows && !live[one]->look().link;
  };
  for (std::size_t a = 0; a < live.size(); ++a)
    for (std::size_t b = 0; b < live.size(); ++b) {
      if (!button(a) || !button(b) || live[a]->parentItem() != live[b]->parentItem()) continue;
      const auto mates =
          std::count_if(crowd.begin(), crowd.end(), [&](std::size_t one) { return firstOf(one) == firstOf(a); });
      const double near = least / 2;
      if (mates > 1 && at[a].adjusted(-near, -near, near, near).intersects(at[b]) && firstOf(a) != firstOf(b))
        crowd[firstOf(b)] = firstOf(a);
    }
  for (std::size_t first = 0; first < live.size(); ++first) {
    if (crowd[first] != first) continue;
    Crowd members;
    for (std::size_t one = 0; one < live.size(); ++one)
      if (firstOf(one) == first) members.emplace_back(live[one]);
    if (members.size() > 1) crowds_.push_back(std::move(members));
    else if (isSmall(at[first], least))
      live[first]->widen(live[first]->mapRectFromScene(besides(wanted[first], at[first], at)));
  }
}

void Fan::open(const Piece& piece) {
  if (holds(piece)) return;
  const auto isIn = [&piece](const Crowd& crowd) {
    return std::find(crowd.begin(), crowd.end(), &piece) != crowd.end();
  };
  const auto found = std::find_if(crowds_.begin(), crowds_.end(), isIn);
  if (found == crowds_.end()) return;
  fold();
  area_ = qobject_cast<Area*>(piece.parentObject());
  if (area_ == nullptr || std::any_of(found->begin(), found->end(), [](const auto& each) { return each.isNull(); }))
    return;
  open_ = *found;
  std::vector<QRectF> homes;
  for (const Piece* each : open_) homes.push_back(area_->mapRectToScene(each->look().at));
  std::size_t pointed = 0;
  while (open_[pointed] != &piece) ++pointed;
  const QPointF at = piece.mapRectToScene(piece.reach()).center();
  const Spread spread = spreadOf(homes, pointed, at, least_, screen_);
  for (std::size_t one = 0; one < open_.size(); ++one) open_[one]->fanTo(area_->mapRectFromScene(spread.at[one]));
  at_ = spread.ground;
  ground_ = new FanGround(area_->mapRectFromScene(at_), area_);
  areaWas_ = area_->zValue();
  area_->setZValue(std::max(areaWas_, kAreaHeight));
}

void Fan::fold() {
  for (const QPointer<Piece>& piece : open_)
    if (piece != nullptr) piece->fold();
  open_.clear();
  at_ = {};
  if (area_ == nullptr) return;  // the ground went with it
  delete std::exchange(ground_, nullptr);
  area_->setZValue(areaWas_);
  area_ = nullptr;
}

bool Fan::holds(const Piece& piece) const { return std::find(open_.begin(), open_.end(), &piece) != open_.end(); }

QRectF Fan::at() const { return at_; }

}  // namespace ui
