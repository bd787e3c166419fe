#include "ui/games/warehouse13/screen/area.h"

#include <QGraphicsSceneMouseEvent>
#include <algorithm>
#include <utility>

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"

namespace w13 {

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

void Area::show(const Sight& sight) {
  clear();
  if (units_.isEmpty()) return;
  pixels_ = sight.pixels * scale();
  live_ = sight.live;
  picked_ = sight.picked;
  lasting_ = sight.lasting;
  const QSize size(qMax(1, qRound(units_.width() * pixels_)), qMax(1, qRound(units_.height() * pixels_)));
  if (ground_.size() != size) ground_ = QPixmap(size);
  ground_.fill(Qt::transparent);
  QPainter p(&ground_);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  p.scale(ground_.width() / units_.width(), ground_.height() / units_.height());
  Ink ink(p, pixels_);
  draw(sight, ink);
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
  if (lasting_ != nullptr && look.choices.size() == 1) {
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

DieFace Area::faceOf(const Sight& sight, DieId die) {
  const DieView& seen = sight.view.dice[die];
  DieFace face;
  face.colour = colourOf(die);
  face.shows = seen.shows;
  return face;
}

PieceLook Area::dieLook(const Sight& sight, DieId die, const QRectF& at, bool dim) {
  PieceLook look;
  look.at = at;
  look.noun = of(die);
  look.name = QString::fromStdString(sight.words.die(die, sight.view));
  look.choices = sight.offers.of(look.noun);
  const bool clue = !look.choices.empty() && look.choices.front().verb == verb::Neutralize;
  look.violet = sight.clues == Clues::Neutralize && clue;
  if (sight.clues == Clues::Claim) {
    look.choices.clear();
    look.lit = sight.reach.has(die);
    if (look.lit) look.command = {Order::Claim, look.noun};
  }
  look.radius = at.width() * 0.2;
  look.dim = dim && look.choices.empty();
  look.draw = [face = faceOf(sight, die), size = at.size()](Ink& ink) { drawDie(ink, face, {QPointF(0, 0), size}); };
  return look;
}

Piece* Area::addDie(const Sight& sight, DieId die, const QRectF& at, bool dim) {
  return add(dieLook(sight, die, at, dim));
}

Piece* Area::addGooDie(const DieFace& face, int place, const QRectF& at) {
  PieceLook look;
  look.at = at;
  look.noun = nounOf(Thing::None, place);
  look.part = Part::GooDie;
  look.name = tr("Goo die");
  look.draw = [face, size = at.size()](Ink& in) { drawDie(in, face, {QPointF(0, 0), size}); };
  return add(std::move(look));
}

PieceLook Area::cardLook(const Sight& sight, CardId card, const QRectF& at, bool dim) {
  PieceLook look;
  look.at = at;
  look.noun = of(card);
  look.card = card;
  look.name = QString::fromStdString(sight.words.card(card));
  if (const QString text = QString::fromStdString(sight.words.plain(sight.cards.of(card).text)); !text.isEmpty())
    look.name += ": " + text;
  look.choices = sight.offers.of(look.noun);
  look.radius = at.width() * 0.06;
  look.dim = dim && look.choices.empty();
  look.draw = [&cards = sight.cards, &words = sight.words, card, size = at.size()](Ink& ink) {
    drawCard(ink, {QPointF(0, 0), size}, cards, words, card);
  };
  return look;
}

Piece* Area::addCard(const Sight& sight, CardId card, const QRectF& at, bool dim) {
  return add(cardLook(sight, card, at, dim));
}

}  // namespace w13
