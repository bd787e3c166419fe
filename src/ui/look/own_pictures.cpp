#include "ui/look/own_pictures.h"

#include <QCryptographicHash>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QMutexLocker>
#include <QPainterPath>
#include <QSvgRenderer>

#include "ui/look/style.h"

namespace ui {

namespace {

/// One picture, ready to be drawn: dots, or the text of a drawing.
struct Own {
  QImage dots;
  QByteArray drawing;
  QSizeF size;
  QString stamp;
};

/// All pictures that have been brought in, by name.
struct Shelf {
  QMutex guard;
  QHash<QString, Own> pictures;
};

Shelf& shelf() {
  static Shelf all;
  return all;
}

Own ownOf(const QString& art) {
  Shelf& all = shelf();
  const QMutexLocker lock(&all.guard);
  return all.pictures.value(art);
}

QString stampFor(const QByteArray& bytes) {
  return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Md5).toHex());
}

Own readFrom(const QString& art, const QByteArray& bytes, QString stamp) {
  Own own{{}, {}, {}, std::move(stamp)};
  if (art.endsWith(u".svg")) {
    own.drawing = bytes;
    own.size = QSvgRenderer(bytes).viewBoxF().size();
  } else {
    own.dots = QImage::fromData(bytes, "PNG");
    own.size = own.dots.size();
  }
  return own;
}

/// Draws it into exactly this rectangle, which has its shape.
void drawInto(QPainter& p, const QRectF& at, const Own& own) {
  if (!own.dots.isNull()) {
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    // from large to small in one step would leave dots out
    const QSize wanted = p.transform().mapRect(at).size().toSize() * 2;
    const bool shrink = wanted.width() < own.dots.width() && !wanted.isEmpty();
    p.drawImage(at, shrink ? own.dots.scaled(wanted, Qt::KeepAspectRatio, Qt::SmoothTransformation) : own.dots);
  } else {
    QSvgRenderer(own.drawing).render(&p, at);
  }
}

QRectF placed(const QSizeF& size, const QRectF& at, Qt::AspectRatioMode mode) {
  QRectF in(QPointF(0, 0), size.scaled(at.size(), mode));
  in.moveCenter(at.center());
  return in;
}

}  // namespace

bool isOwnPicture(const QString& art) { return art.startsWith(u"pictures/"); }

void useOwnPicture(const QString& art, const QByteArray& bytes) {
  const QString stamp = stampFor(bytes);
  if (ownOf(art).stamp == stamp) return;
  Own own = readFrom(art, bytes, stamp);
  Shelf& all = shelf();
  const QMutexLocker lock(&all.guard);
  if (own.size.isEmpty()) all.pictures.remove(art);
  else all.pictures.insert(art, std::move(own));
}

QString stampOf(const QString& art) { return ownOf(art).stamp; }

bool drawOwnPicture(QPainter& p, const QRectF& at, const QString& art) {
  const Own own = ownOf(art);
  if (own.size.isEmpty()) return false;
  drawInto(p, placed(own.size, at, Qt::KeepAspectRatio), own);
  return true;
}

bool drawPortrait(QPainter& p, const QRectF& at, const QString& art) {
  const Own own = ownOf(art);
  if (own.size.isEmpty()) return false;
  const double rim = at.width() / 24;
  const QRectF round = at.adjusted(at.width() / 40, at.height() / 40, -at.width() / 40, -at.height() / 40);
  QPainterPath inside;
  inside.addEllipse(round);
  p.save();
  p.setClipPath(inside, Qt::IntersectClip);
  p.fillRect(at, QColor(colour::kInk700));
  drawInto(p, placed(own.size, round, Qt::KeepAspectRatioByExpanding), own);
  p.restore();
  p.save();
  p.setRenderHint(QPainter::Antialiasing);
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(QColor(colour::kBrass500), rim));
  p.drawEllipse(round.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2));
  p.restore();
  return true;
}

}  // namespace ui
