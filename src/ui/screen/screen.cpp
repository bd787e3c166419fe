#include "ui/screen/screen.h"

#include <QKeyEvent>
#include <QLineF>
#include <algorithm>
#include <cmath>
#include <limits>

#include "engine/kernel/count.h"

namespace ui {

Screen::Screen(QString ground, QWidget* parent) : QGraphicsView(parent), ground_(std::move(ground)) {
  setScene(&scene_);
  setFrameShape(NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setViewportUpdateMode(MinimalViewportUpdate);
  setCacheMode(CacheBackground);
  setFocusPolicy(Qt::StrongFocus);
  setContextMenuPolicy(Qt::PreventContextMenu);
  scene_.addItem(&chip_);
  scene_.addItem(&carry_);
  connect(&tip_, &Alarm::rang, this, &Screen::showTip);
  connect(&scene_, &QGraphicsScene::focusItemChanged, this,
          [this](QGraphicsItem* now, QGraphicsItem*, Qt::FocusReason reason) {
            if (now == nullptr) return;
            const Piece* piece = qobject_cast<const Piece*>(now->toGraphicsObject());
            if (reason != Qt::MouseFocusReason && (piece == nullptr || piece->showsFocus())) byKeys_ = true;
            fanOut();
            tellDock();
          });
}

void Screen::adopt(Area& area) {
  scene_.addItem(&area);
  areas_.push_back(&area);
  connect(&area, &Area::pressed, this, [this](Piece* piece) {
    if (holdsStill()) return;
    chip_.setVisible(false);
    onPressed(piece);
  });
  connect(&area, &Area::lifted, this, &Screen::lift);
  connect(&area, &Area::carried, this, [this](QPointF at) {
    if (carry_.up()) carry_.move(at);
  });
  connect(&area, &Area::laid, this, &Screen::lay);
  connect(&area, &Area::enlarge, this, [this](const Piece* piece) {
    if (carry_.up()) putAway();
    else enlarge(piece);
  });
}

void Screen::setCloser(Area& closer) {
  closer_ = &closer;
  scene_.addItem(closer_);
}

void Screen::lift(Piece* piece) {
  putAway_ = false;
  if (!holdsStill()) carry_.lift(*piece, takersOf(piece->look()));
}

void Screen::putAway() {
  putAway_ = carry_.up();
  (void)carry_.lay();
}

// Let go where it was lifted, it has been clicked with an unsteady hand.
void Screen::lay(Piece* piece, QPointF at) {
  const std::function<void()> take = carry_.lay();
  if (holdsStill() || putAway_) return;
  if (take) return take();
  if (piece->contains(piece->mapFromScene(at))) piece->press();
}

bool Screen::onKey(int) { return false; }

void Screen::holdStill() {
  if (still_.interval() > 0) still_.start();
}

void Screen::setStill(int milliseconds) {
  still_.stop();
  still_.setInterval(milliseconds);
}

std::vector<Piece*> Screen::allPieces() const {
  constexpr double kRow = 24;  // units within which things stand in one row
  std::vector<Piece*> all;
  for (const Area* area : areas_) {
    const int first = kernel::count(all);
    for (Piece* piece : area->pieces())
      if (piece->isVisible()) all.push_back(piece);
    std::stable_sort(all.begin() + first, all.end(), [](const Piece* a, const Piece* b) {
      const QPointF p = a->home();
      const QPointF q = b->home();
      const double rowA = std::floor(p.y() / kRow);
      const double rowB = std::floor(q.y() / kRow);
      return rowA != rowB ? rowA < rowB : p.x() < q.x();
    });
  }
  return all;
}

std::vector<Piece*> Screen::livePieces() const {
  std::vector<Piece*> live = allPieces();
  std::erase_if(live, [](const Piece* piece) { return !piece->live(); });
  return live;
}

std::optional<QPoint> Screen::freePoint(const Piece& piece) const {
  static constexpr std::array<double, 7> kTried = {0.5, 0.3, 0.7, 0.15, 0.85, 0.06, 0.94};
  const QRectF at = piece.mapRectToScene(piece.reach());
  for (const double y : kTried)
    for (const double x : kTried) {
      const QPoint point = mapFromScene(QPointF(at.x() + x * at.width(), at.y() + y * at.height()));
      if (viewport()->rect().contains(point) && pieceAt(point) == &piece) return point;
    }
  return std::nullopt;
}

void Screen::settle() {
  fitDock();
  const QSizeF window(viewport()->size());
  if (window.isEmpty()) return;
  units_ = unitsFor(window);
  const double scale = std::min(window.width() / units_.width(), window.height() / units_.height());
  pixels_ = scale * devicePixelRatioF();
  setSceneRect(QRectF(QPointF(0, 0), units_));
  setTransform(QTransform::fromScale(scale, scale));
  dropHelp();
  arrange();
  if (closer_ != nullptr) closer_->place({0, 0}, units_, 1);
  renew();
}

/// Shows again; the focus stays on the thing it was on, or on what took its place.
void Screen::renew() {
  chip_.setVisible(false);
  hovered_ = nullptr;
  const Piece* was = byKeys_ ? focused() : nullptr;  // after a click nobody looks for it
  const PieceLook look = was == nullptr ? PieceLook() : was->look();
  const QPointF at = was == nullptr ? QPointF() : was->home();
  fan_.fold();
  (void)carry_.lay();
  refresh();
  fan_.measure(livePieces(), kLeastTarget * devicePixelRatioF() / pixels_, sceneRect());
  if (was == nullptr) return renewed();
  Piece* next = nullptr;
  double nearest = 120;  // units: what is farther off is another thing
  for (Piece* piece : allPieces()) {
    if (piece->look().noun != look.noun || piece->look().part != look.part || piece->look().command != look.command)
      continue;
    const double far = QLineF(piece->home(), at).length();
    if (far >= nearest) continue;
    nearest = far;
    next = piece;
  }
  const bool byKeys = byKeys_;
  if (next != nullptr) next->setFocus(Qt::OtherFocusReason);
  byKeys_ = byKeys;
  renewed();
}

void Screen::renewed() {
  tellDock();
  emit laidOut();
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

void Screen::giveFocus(Piece* piece) {
  byKeys_ = true;
  chip_.setVisible(false);
  focusWas_ = piece->home();
  piece->focusByKeys();
}

void Screen::goTo(const Piece& piece) {
  for (Piece* each : allPieces())
    if (each == &piece) return giveFocus(each);
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
  const Piece* from = focused();
  const int at = kernel::placeWhere(live, [from](const Piece* each) { return each == from; });
  if (at < 0 && focusWas_) return focusNear(live, *focusWas_);
  if (at < 0) return giveFocus(firstStop(live)), true;
  giveFocus(kernel::at(live, (at + (next ? 1 : kernel::count(live) - 1)) % kernel::count(live)));
  return true;
}

// After a choice the screen is drawn anew: who goes by keys goes on where they were, not from the top again.
bool Screen::focusNear(const std::vector<Piece*>& live, QPointF at) {
  const auto nearer = [at](const Piece* a, const Piece* b) {
    return QLineF(at, a->home()).length() < QLineF(at, b->home()).length();
  };
  giveFocus(*std::min_element(live.begin(), live.end(), nearer));
  return true;
}

// What is fanned out is gone through as it lies; then on to its neighbours, from where it lay.
void Screen::moveFocus(QPointF direction, const std::vector<Piece*>& among) {
  const Piece* from = focused();
  if (from == nullptr) {
    if (!among.empty()) giveFocus(firstStop(among));
    return;
  }
  const auto lies = [](const Piece& piece) { return onScene(piece).center(); };
  const auto home = [](const Piece& piece) { return piece.home(); };
  Piece* best = nullptr;
  if (fan_.holds(*from)) {
    std::vector<Piece*> inside = among;
    std::erase_if(inside, [this](const Piece* piece) { return !fan_.holds(*piece); });
    best = nearest(*from, direction, inside, lies);
  }
  if (best == nullptr) best = nearest(*from, direction, among, home);
  if (best != nullptr) giveFocus(best);
}

// The nearest piece that way; what lies off the line counts double.
Piece* Screen::nearest(const Piece& from, QPointF direction, const std::vector<Piece*>& among, const Where& where) {
  const QPointF here = where(from);
  Piece* best = nullptr;
  double least = std::numeric_limits<double>::max();
  for (Piece* piece : among) {
    const QPointF way = where(*piece) - here;
    const double along = QPointF::dotProduct(way, direction);
    if (piece == &from || along <= 4) continue;
    const double cost = along + 2 * std::abs(way.x() * direction.y() - way.y() * direction.x());
    if (cost >= least) continue;
    least = cost;
    best = piece;
  }
  return best;
}

bool Screen::focusOn(std::initializer_list<std::uint8_t> verbs) {
  std::vector<Piece*> fit = livePieces();
  std::erase_if(fit, [&](const Piece* piece) {
    return std::none_of(piece->look().choices.begin(), piece->look().choices.end(), [&](const kernel::Choice& each) {
      return std::find(verbs.begin(), verbs.end(), each.verb) != verbs.end();
    });
  });
  return focusNext(fit);
}

Piece* Screen::pieceWith(Command command) const {
  for (Piece* piece : livePieces())
    if (piece->look().command == command) return piece;
  return nullptr;
}

bool Screen::focusOnCommand(const std::vector<Command>& commands) {
  std::vector<Piece*> fit = livePieces();
  std::erase_if(
      fit, [&](const Piece* piece) { return std::ranges::find(commands, piece->look().command) == commands.end(); });
  return focusNext(fit);
}

bool Screen::focusNext(const std::vector<Piece*>& among) {
  if (among.empty()) return false;
  auto at = std::find(among.begin(), among.end(), focused());
  if (at == among.end() || ++at == among.end()) at = among.begin();
  giveFocus(*at);
  return true;
}

void Screen::keyPressEvent(QKeyEvent* event) {
  Piece* piece = focused();
  const auto among = [&] { return event->modifiers().testFlag(Qt::ControlModifier) ? allPieces() : livePieces(); };
  if (event->key() != Qt::Key_F1 && event->key() != Qt::Key_F2) chip_.setVisible(false);
  switch (event->key()) {
    case Qt::Key_Left: return moveFocus({-1, 0}, among());
    case Qt::Key_Right: return moveFocus({1, 0}, among());
    case Qt::Key_Up: return moveFocus({0, -1}, among());
    case Qt::Key_Down: return moveFocus({0, 1}, among());
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (piece == nullptr || piece->focusedByMouse()) break;
      return event->isAutoRepeat() ? void() : piece->press();
    case Qt::Key_Z:
      if (!event->isAutoRepeat() && pointed() != nullptr) return enlarge(pointed());
      break;
    case Qt::Key_F1: return openHelp();
    case Qt::Key_F2:
      if (const Piece* at = pointed(); at != nullptr) return sayWhyNot(*at);
      break;
    case Qt::Key_Question: return openKeys();
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
      if (dock_ != nullptr) return dock_->turn(event->key() == Qt::Key_PageDown);
      break;
    default: break;
  }
  const bool escape = event->key() == Qt::Key_Escape;  // it answers nothing
  if (escape && carry_.up()) return putAway();
  if (holdsStill() && !escape) return;
  if (event->isAutoRepeat() || !onKey(event->key())) event->ignore();
}

void Screen::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Z && !event->isAutoRepeat()) return enlarge(nullptr);
  event->ignore();
}

QRect rectOf(const Screen& screen, const QGraphicsItem& item, const QRectF& at) {
  return screen.mapFromScene(item.mapRectToScene(at)).boundingRect();
}

QRect rectOf(const Screen& screen, const Piece& piece) {
  return rectOf(screen, piece, QRectF(QPointF(0, 0), piece.look().at.size()));
}

}  // namespace ui
