#include "ui/screen.h"

#include <QKeyEvent>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/card_picture.h"

namespace w13 {

void ReadingArea::draw(const Sight& sight, Ink& ink) {
  if (card_ == CardId::None) return;
  const QSizeF shape = cardShape(sight.cards.of(card_).kind);
  const double h = units().height();
  const double w = h * shape.width() / shape.height();
  const QRectF at((units().width() - w) / 2, 0, w, h);
  ink.panel(at.adjusted(-6, 0, 6, 0), QColor(0, 0, 0, 160), QColor(0, 0, 0, 160), QColor(colour::kGold), 0, 20);
  drawCard(ink, at, sight.cards, sight.words, card_);
}

Screen::Screen(QString ground, QWidget* parent) : QGraphicsView(parent), ground_(std::move(ground)) {
  setScene(&scene_);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setViewportUpdateMode(MinimalViewportUpdate);
  setCacheMode(CacheBackground);
  setFocusPolicy(Qt::StrongFocus);
  setContextMenuPolicy(Qt::PreventContextMenu);
}

void Screen::adopt(Area& area) {
  scene_.addItem(&area);
  connect(&area, &Area::pressed, this, [this](Piece* piece) { onPressed(piece); });
  connect(&area, &Area::enlarge, this, [this](CardId card) { onEnlarge(card); });
}

bool Screen::onKey(int) { return false; }

std::vector<Piece*> Screen::livePieces() const {
  std::vector<Piece*> live;
  for (QGraphicsItem* item : scene_.items()) {
    Piece* piece = qobject_cast<Piece*>(item->toGraphicsObject());
    if (piece != nullptr && piece->isVisible() && piece->live()) live.push_back(piece);
  }
  std::sort(live.begin(), live.end(), [](const Piece* a, const Piece* b) {
    const QPointF p = a->sceneBoundingRect().center();
    const QPointF q = b->sceneBoundingRect().center();
    if (std::abs(p.y() - q.y()) > 24) return p.y() < q.y();
    return p.x() < q.x();
  });
  return live;
}

std::optional<QPoint> Screen::freePoint(const Piece& piece) const {
  static constexpr std::array<double, 7> kTried = {0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94};
  const QRectF at = piece.mapRectToScene(piece.reach());
  for (const double y : kTried)
    for (const double x : kTried) {
      const QPoint point = mapFromScene(QPointF(at.x() + x * at.width(), at.y() + y * at.height()));
      if (viewport()->rect().contains(point) && itemAt(point) == &piece) return point;
    }
  return std::nullopt;
}

void Screen::settle() {
  const QSizeF window(viewport()->size());
  if (window.isEmpty()) return;
  units_ = unitsFor(window);
  const double scale = std::min(window.width() / units_.width(), window.height() / units_.height());
  pixels_ = scale * devicePixelRatioF();
  setSceneRect(QRectF(QPointF(0, 0), units_));
  setTransform(QTransform::fromScale(scale, scale));
  arrange();
  refresh();
}

void Screen::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  resetCachedContent();
  settle();
}

void Screen::drawBackground(QPainter* painter, const QRectF&) {
  painter->save();
  painter->resetTransform();
  const double dpr = devicePixelRatioF();
  QPixmap ground = art::picture(ground_, QSize(qRound(viewport()->width() * dpr), qRound(viewport()->height() * dpr)));
  painter->drawPixmap(QRectF(viewport()->rect()), ground, QRectF(ground.rect()));
  painter->restore();
}

// ---- keyboard ---------------------------------------------------------------------------------------------------

Piece* Screen::focused() const {
  QGraphicsItem* item = scene_.focusItem();
  return item == nullptr ? nullptr : qobject_cast<Piece*>(item->toGraphicsObject());
}

Piece* Screen::underMouse() const {
  const QPoint at = viewport()->mapFromGlobal(QCursor::pos());
  QGraphicsItem* item = viewport()->rect().contains(at) ? itemAt(at) : nullptr;
  return item == nullptr ? nullptr : qobject_cast<Piece*>(item->toGraphicsObject());
}

// A QGraphicsView would hand Tab to its scene, which swallows it once the piece with the focus is gone.
bool Screen::event(QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const QKeyEvent* key = static_cast<QKeyEvent*>(event);
    const bool back = key->key() == Qt::Key_Backtab;
    if ((back || key->key() == Qt::Key_Tab) && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
      return focusNextPrevChild(!back && !(key->modifiers() & Qt::ShiftModifier));
  }
  return QGraphicsView::event(event);
}

bool Screen::focusNextPrevChild(bool next) {
  const std::vector<Piece*> live = livePieces();
  if (live.empty()) return false;
  const auto at = std::find(live.begin(), live.end(), focused());
  if (at == live.end() && focusWas_) return focusNear(live, *focusWas_);
  std::size_t to = next ? 0 : live.size() - 1;
  if (at != live.end()) {
    const std::size_t place = static_cast<std::size_t>(at - live.begin());
    to = (place + (next ? 1 : live.size() - 1)) % live.size();
  }
  focus(*live[to]);
  return true;
}

void Screen::focus(Piece& piece) {
  focusWas_ = piece.sceneBoundingRect().center();
  piece.setFocus(Qt::TabFocusReason);
}

// After a choice the screen is drawn anew: who goes by keys goes on where they were, not from the top again.
bool Screen::focusNear(const std::vector<Piece*>& live, QPointF at) {
  const auto nearer = [at](const Piece* a, const Piece* b) {
    return QLineF(at, a->sceneBoundingRect().center()).length() < QLineF(at, b->sceneBoundingRect().center()).length();
  };
  focus(**std::min_element(live.begin(), live.end(), nearer));
  return true;
}

// The nearest piece that way; what lies off the line counts double.
void Screen::moveFocus(QPointF direction) {
  Piece* from = focused();
  if (from == nullptr) {
    focusNextPrevChild(true);
    return;
  }
  const QPointF here = from->sceneBoundingRect().center();
  Piece* best = nullptr;
  double least = std::numeric_limits<double>::max();
  for (Piece* piece : livePieces()) {
    const QPointF way = piece->sceneBoundingRect().center() - here;
    const double along = QPointF::dotProduct(way, direction);
    if (piece == from || along <= 4) continue;
    const double cost = along + 2 * std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (cost >= least) continue;
    least = cost;
    best = piece;
  }
  if (best != nullptr) focus(*best);
}

void Screen::keyPressEvent(QKeyEvent* event) {
  Piece* piece = focused();
  switch (event->key()) {
    case Qt::Key_Left: return moveFocus({-1, 0});
    case Qt::Key_Right: return moveFocus({1, 0});
    case Qt::Key_Up: return moveFocus({0, -1});
    case Qt::Key_Down: return moveFocus({0, 1});
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (piece != nullptr && piece->live()) return piece->press();
      break;
    case Qt::Key_Z:
      if (event->isAutoRepeat()) break;
      if (Piece* under = underMouse(); under != nullptr && under->look().card != CardId::None) piece = under;
      if (piece != nullptr) return onEnlarge(piece->look().card);
      break;
    default: break;
  }
  if (event->isAutoRepeat() || !onKey(event->key())) event->ignore();
}

void Screen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Z && !event->isAutoRepeat()) return onEnlarge(CardId::None);
  event->ignore();
}

}  // namespace w13
