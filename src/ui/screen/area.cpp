#include "ui/screen/area.h"

#include <QGraphicsSceneMouseEvent>
#include <algorithm>
#include <utility>

namespace ui {

void Area::place(QPointF at, QSizeF units, double scale) {
  prepareGeometryChange();
  units_ = units;
  setPos(at);
  setScale(scale);
}

void Area::clear() {
  for (Piece* piece : pieces_) {
    piece->disconnect(this);
    piece->hide();
    piece->deleteLater();  // it may be the one being clicked
  }
  pieces_.clear();
  written_.clear();
  marks_.clear();
  update();
}

void Area::show(const AreaLook& look) {
  clear();
  if (units_.isEmpty()) return;
  pixels_ = look.pixels * scale();
  live_ = look.live;
  picked_ = look.picked;
  lasting_ = look.lasting;
  const QSize size(qMax(1, qRound(units_.width() * pixels_)), qMax(1, qRound(units_.height() * pixels_)));
  if (ground_.size() != size) ground_ = QPixmap(size);
  ground_.fill(Qt::transparent);
  QPainter p(&ground_);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.scale(ground_.width() / units_.width(), ground_.height() / units_.height());
  Ink ink(p, pixels_);
  draw(ink);
  written_ = ink.written();
  setVisible(true);
}

QPixmap Area::picture() const {
  QPixmap picture = ground_;
  if (picture.isNull()) return picture;
  QPainter p(&picture);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  p.scale(picture.width() / units_.width(), picture.height() / units_.height());
  for (const Piece* piece : pieces_) p.drawPixmap(piece->look().at, piece->face(), QRectF(piece->face().rect()));
  return picture;
}

void Area::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  if (!ground_.isNull()) painter->drawPixmap(boundingRect(), ground_, QRectF(ground_.rect()));
}

// What lies below a page that lies in front is not meant.
void Area::mousePressEvent(QGraphicsSceneMouseEvent* event) { event->setAccepted(zValue() >= kFront); }

Piece* Area::add(PieceLook look) {
  if (!live_) {
    look.choices.clear();
    if (std::exchange(look.lit, false)) look.command = {};
  }
  if (look.noun.kind != 0 && look.noun == picked_) look.selected = true;
  if (lasting_ != nullptr && look.choices.size() == 1 && look.note.isEmpty()) {
    const bool lasts = std::find(lasting_->begin(), lasting_->end(), look.choices.front()) != lasting_->end();
    look.note = lasts ? tr("cannot be undone") : tr("can be undone");
  }
  Piece* piece = new Piece(std::move(look), pixels_, this);
  connect(piece, &Piece::pressed, this, &Area::pressed);
  connect(piece, &Piece::lifted, this, &Area::lifted);
  connect(piece, &Piece::carried, this, &Area::carried);
  connect(piece, &Piece::laid, this, &Area::laid);
  connect(piece, &Piece::enlarge, this, &Area::enlarge);
  pieces_.push_back(piece);
  return piece;
}

}  // namespace ui
