// Help on a screen: what is told while the pointer rests, by F1 and F2, and when a thing is held up.

#include <QMouseEvent>

#include "ui/screen/screen.h"

namespace ui {

Help Screen::help(const Piece* piece) const {
  Help help;
  if (piece != nullptr) help.name = piece->look().name;
  return help;
}

void Screen::openBook(const QString&) {}

// ---- what is pointed at -----------------------------------------------------------------------------------------

Piece* Screen::pieceAt(QPoint point) const {
  for (QGraphicsItem* item : items(point)) {
    if (item == &chip_ || item == closer_) continue;
    if (dynamic_cast<Area*>(item) != nullptr && item->zValue() < Area::kFront)
      continue;  // its pieces cover, not its ground
    return qobject_cast<Piece*>(item->toGraphicsObject());
  }
  return nullptr;
}

Piece* Screen::underMouse() const { return pointer_ ? pieceAt(*pointer_) : nullptr; }

Piece* Screen::pointed() const {
  Piece* focus = focused();
  Piece* under = underMouse();
  return byKeys_ && focus != nullptr ? focus : under != nullptr ? under : focus;
}

QRectF Screen::onScene(const Piece& piece) {
  return piece.mapRectToScene(QRectF(QPointF(0, 0), piece.look().at.size()));
}

void Screen::hover(std::optional<QPoint> at) {
  pointer_ = at;
  fanOut();
  const Piece* under = underMouse();
  if (under == hovered_) return;
  hovered_ = under;
  chip_.setVisible(false);
  if (under != nullptr) tip_.start();
  else tip_.stop();
  tellDock();
}

bool Screen::viewportEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseMove:
      byKeys_ = false;
      hover(static_cast<QMouseEvent*>(event)->pos());
      break;
    case QEvent::Leave: hover(std::nullopt); break;
    case QEvent::MouseButtonPress:
      byKeys_ = false;
      pointer_ = static_cast<QMouseEvent*>(event)->pos();
      tip_.stop();
      chip_.setVisible(false);
      break;
    default: break;
  }
  return QGraphicsView::viewportEvent(event);
}

// A crowd of small things stays fanned out while the pointer or the keyboard is at it.
void Screen::fanOut() {
  const Piece* at = byKeys_ ? focused() : underMouse();
  const bool stays = !byKeys_ && pointer_ && fan_.at().contains(mapToScene(*pointer_));
  if (!stays && (at == nullptr || !fan_.holds(*at))) fan_.fold();
  if (at != nullptr) fan_.open(*at);
}

// ---- telling ----------------------------------------------------------------------------------------------------

void Screen::showChip(const Piece& piece, const QString& words, ChipArea::Kind kind) {
  if (words.isEmpty()) return;
  chip_.take(words, kind, fan_.holds(piece) ? fan_.at() : onScene(piece), units_);
  chip_.show({.pixels = pixels_});
}

void Screen::showTip() {
  const Piece* piece = underMouse();
  if (piece == nullptr || (closer_ != nullptr && closer_->isVisible()) || chip_.isVisible()) return;
  showChip(*piece, shortHelp(help(piece)), ChipArea::Kind::Tip);
}

void Screen::sayWhyNot(const Piece& piece) {
  const Help told = help(&piece);
  showChip(piece, reasonOf(told), told.whyNot.isEmpty() ? ChipArea::Kind::Tip : ChipArea::Kind::WhyNot);
  emit saidWhyNot(told.name, told.byRule ? told.whyNot : QString());
}

void Screen::enlarge(const Piece* piece) {
  chip_.setVisible(false);
  tip_.stop();
  if (closer_ == nullptr) return;
  if (piece == nullptr) return closer_->setVisible(false);
  fan_.fold();         // it would lie over it
  showCloser(*piece);  // nothing else: the piece that is held must stay
}

void Screen::openHelp() {
  enlarge(nullptr);  // what is held up is told about
  if (panel_ == nullptr) {
    panel_ = new HelpPanel(rules(), this);
    connect(panel_, &HelpPanel::left, this, [this] {
      panel_->hide();
      setFocus();
      emit coveredChanged();
    });
    connect(panel_, &HelpPanel::bookWanted, this, [this](const QString& page) {
      panel_->hide();
      setFocus();
      openBook(page);
      emit coveredChanged();
    });
  }
  const Piece* at = pointed();
  panel_->show(help(at), at == nullptr ? QRect() : mapFromScene(onScene(*at)).boundingRect(),
               size() - QSize(0, viewportMargins().bottom()));
  emit coveredChanged();
}

void Screen::openKeys() {
  if (keys_ == nullptr) {
    keys_ = new KeysOverlay(keys(), this);
    connect(keys_, &KeysOverlay::left, this, [this] {
      keys_->hide();
      setFocus();
      emit coveredChanged();
    });
  }
  keys_->open();
  emit coveredChanged();
}

// ---- text above 140 % -------------------------------------------------------------------------------------------

// Its place is taken from the foot, so that it covers nothing. A screen without keys, in the second window, has none.
void Screen::fitDock() {
  const bool wanted = readingSize() > kLargestInPlace && focusPolicy() != Qt::NoFocus;
  const int high = wanted ? height() * 29 / 100 : 0;
  if (wanted && dock_ == nullptr) dock_ = new ReadingDock(this);
  if (viewportMargins().bottom() != high) setViewportMargins(0, 0, 0, high);
  if (dock_ == nullptr) return;
  dock_->setVisible(wanted);
  if (wanted) dock_->lie(high);
}

// Each sentence stands there once: not what the question says, and no name that its own line begins with.
void Screen::tellDock() {
  if (dock_ == nullptr || !dock_->isVisibleTo(this)) return;
  const QStringList asked = question().split(u'\n');
  QStringList about = shortHelp(help(pointed())).split(u'\n');
  about.removeIf([&](const QString& line) { return asked.contains(line); });
  if (about.size() > 1 && about[1].startsWith(about[0] + u';')) about.removeFirst();
  dock_->tell(about.join(u'\n'), asked.join(u'\n'), lastLines().mid(qMax(0, lastLines().size() - 8)));
}

bool Screen::covered() const {
  return (panel_ != nullptr && panel_->isVisible()) || (keys_ != nullptr && keys_->isVisible());
}

void Screen::dropHelp() {
  tip_.stop();
  hovered_ = nullptr;
  chip_.setVisible(false);
  if (closer_ != nullptr) closer_->setVisible(false);
  const bool had = covered();
  if (panel_ != nullptr) panel_->hide();
  if (keys_ != nullptr) keys_->hide();
  if (had && isVisible()) setFocus();
  if (had) emit coveredChanged();
}

void Screen::hideEvent(QHideEvent* event) {
  dropHelp();
  pointer_.reset();
  QGraphicsView::hideEvent(event);
}

}  // namespace ui
