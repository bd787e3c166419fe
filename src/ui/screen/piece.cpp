#include "ui/screen/piece.h"

#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QGraphicsSceneMouseEvent>
#include <QPainterPath>
#include <utility>

#include "ui/look/contrast.h"

namespace ui {

namespace {
constexpr double kGlow = 12;   // units the rings reach beyond a piece
constexpr double kSmall = 60;  // device pixels: smaller things may be shown larger, fanned out

/// The pointer while a tool is in hand.
QCursor cursorOf(const QString& tool) {
  constexpr int kSide = 48, kTip = 5;
  return QCursor(art::picture(tool, {kSide, kSide}), kTip, kTip);
}
}  // namespace

Piece::Piece(PieceLook look, double pixelsPerUnit, QGraphicsItem* parent)
    : look_(std::move(look)), pixels_(pixelsPerUnit) {
  setPos(look_.at.topLeft());
  setAcceptHoverEvents(true);
  const bool stands = live() || look_.noun.kind != 0 || look_.card.kind != 0;
  setAcceptedMouseButtons(stands ? Qt::LeftButton | Qt::RightButton : Qt::NoButton);  // else for what lies below
  setFlag(ItemIsFocusable);  // what cannot be clicked can still be asked about
  if (live()) setCursor(look_.tool.isEmpty() ? QCursor(Qt::PointingHandCursor) : cursorOf(look_.tool));
  rise();
  if (look_.draw) drawFace();
  setParentItem(parent);  // last: the scene may focus it at once, and whoever hears of that asks it where it lies
}

/// Draws the face once: what it is drawn from need not outlive this.
void Piece::drawFace() {
  const double w = look_.at.width();
  const double h = look_.at.height();
  const bool small = live() && look_.glows && std::min(w, h) * pixels_ < kSmall;
  const double pixels = small ? 2 * pixels_ : pixels_;
  face_ = QPixmap(qMax(1, qRound(w * pixels)), qMax(1, qRound(h * pixels)));
  face_.fill(Qt::transparent);
  QPainter p(&face_);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.scale(face_.width() / w, face_.height() / h);
  Ink ink(p, pixels);
  look_.draw(ink);
  written_ = ink.written();
  p.end();
  if (look_.dim) face_ = art::toned(face_, Tone::Dimmed);
  look_.draw = nullptr;
}

void Piece::select() {
  look_.selected = true;
  rise();
  update();
}

// In a crowd, what is chosen, pointed at or focused lies over its neighbours, so that it can be read. Each keeps its
// own reach there, so that none covers another from the mouse. Elsewhere all stay where they are: a seat has buttons on
// it.
void Piece::rise() {
  if (look_.reach.isEmpty() && !fanned_) return;
  const double height = isUnderMouse() || hasFocus() ? 3 : look_.selected ? 2 : 0;
  setZValue(fanned_ ? height + 4 : height);
}

void Piece::widen(const QRectF& reach) {
  prepareGeometryChange();
  wide_ = reach;
  if (look_.reach.isEmpty()) setZValue(reach.isEmpty() ? 0 : 1);  // over what only lies there
}

void Piece::fanTo(const QRectF& at) {
  fanned_ = true;
  setPos(at.topLeft());
  setScale(at.width() / look_.at.width());
  rise();
}

void Piece::fold() {
  fanned_ = false;
  setPos(look_.at.topLeft());
  setScale(1);
  setZValue(0);
  rise();
}

QPointF Piece::home() const {
  return parentItem() == nullptr ? look_.at.center() : parentItem()->mapToScene(look_.at.center());
}

void Piece::veil(bool on) {
  if (veiled_ == on) return;
  veiled_ = on;
  update();
}

QRectF Piece::reach() const {
  if (!wide_.isEmpty()) return wide_;
  return look_.reach.isEmpty() || fanned_ ? QRectF(QPointF(0, 0), look_.at.size()) : look_.reach;
}

void Piece::press() { emit pressed(this); }

QRectF Piece::boundingRect() const { return ringed().united(wide_); }

/// With the room that its rings take.
QRectF Piece::ringed() const { return QRectF(QPointF(0, 0), look_.at.size()).adjusted(-kGlow, -kGlow, kGlow, kGlow); }

QPainterPath Piece::shape() const {
  QPainterPath path;
  path.addRect(reach());
  return path;
}

void Piece::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  if (veiled_) return;
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  paintRings(*painter);
  if (!face_.isNull()) painter->drawPixmap(QRectF(QPointF(0, 0), look_.at.size()), face_, QRectF(face_.rect()));
  if (showsFocus()) {
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(Qt::white, highContrast() ? 4 : 2, Qt::DashLine));
    painter->drawRoundedRect(ringed().adjusted(3, 3, -3, -3), look_.radius + 7, look_.radius + 7);
  }
}

void Piece::paintRings(QPainter& p) const {
  if (!look_.glows || (look_.choices.empty() && !look_.selected && !look_.lit)) return;
  const QRectF at(QPointF(0, 0), look_.at.size());
  const QColor light(!look_.tool.isEmpty() ? colour::kGoo500 : look_.selected ? look_.light.picked : look_.light.glow);
  p.setBrush(Qt::NoBrush);
  for (const auto& [reach, alpha] : {std::pair{9.0, 50}, {6.0, 90}, {4.0, 140}}) {
    if (look_.thin) break;
    QColor glow = light;
    glow.setAlpha(alpha);
    p.setPen(QPen(glow, 4));
    p.drawRoundedRect(at.adjusted(-reach, -reach, reach, reach), look_.radius + reach, look_.radius + reach);
  }
  const bool white = isUnderMouse() || look_.selected;
  const double more = highContrast() ? 2 : 0;
  const QColor ring(!look_.tool.isEmpty() ? colour::kGoo300 : look_.light.ring);
  p.setPen(QPen(white ? QColor(Qt::white) : ring, (white ? 4 : look_.thin ? 1.5 : 3) + more));
  p.drawRoundedRect(at.adjusted(-2, -2, 2, 2), look_.radius + 2, look_.radius + 2);
}

void Piece::mousePressEvent(QGraphicsSceneMouseEvent* event) {
  if (event->button() == Qt::RightButton) return emit enlarge(this);
  lifted_ = false;
}

void Piece::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
  if (!event->buttons().testFlag(Qt::LeftButton)) return;
  const QPoint way = event->screenPos() - event->buttonDownScreenPos(Qt::LeftButton);
  if (!lifted_ && way.manhattanLength() < QApplication::startDragDistance()) return;
  if (!std::exchange(lifted_, true)) emit lifted(this);
  emit carried(event->scenePos());
}

void Piece::mouseReleaseEvent(QGraphicsSceneMouseEvent* event) {
  if (event->button() == Qt::RightButton) return emit enlarge(nullptr);
  if (std::exchange(lifted_, false)) return emit laid(this, event->scenePos());
  if (shape().contains(event->pos())) press();
}

void Piece::hoverEnterEvent(QGraphicsSceneHoverEvent*) { rise(), update(); }
void Piece::hoverLeaveEvent(QGraphicsSceneHoverEvent*) { rise(), update(); }
// Qt tells screen readers of the focus of widgets only.
void Piece::focusInEvent(QFocusEvent* event) {
  using enum Qt::FocusReason;
  const Qt::FocusReason why = event->reason();
  if (why != ActiveWindowFocusReason && why != PopupFocusReason) byMouse_ = why == MouseFocusReason;
  rise(), update();
  QAccessibleEvent told(this, QAccessible::Focus);
  QAccessible::updateAccessibility(&told);
}
void Piece::focusOutEvent(QFocusEvent*) { rise(), update(); }

void Piece::focusByKeys() {
  byMouse_ = false;
  setFocus(Qt::TabFocusReason);
  update();
}

}  // namespace ui
