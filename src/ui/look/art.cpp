#include "ui/look/art.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>

#include "ui/look/contrast.h"
#include "ui/look/drawing.h"
#include "ui/look/style.h"

namespace w13::art {

namespace {

constexpr int kCacheKilobytes = 160 * 1024;  // device pictures of a 4K table

QString partOf(Symbol type, bool hollow) { return "symbols/" + fileNameOf(type) + (hollow ? "-hollow" : ""); }

/// What lies on the plate of a rolled die, in the 128 units of a die.
void paintClue(QPainter& p, Clue clue) {
  const QString symbol = partOf(clue.symbol, clue.number == 0);
  if (clue.number == 2) {
    draw(p, symbol, {26, 27, 42, 42});
    draw(p, symbol, {60, 27, 42, 42});
  } else {
    draw(p, symbol, {27, 27, 60, 60});
  }
  draw(p, "dice/value-" + QString::number(clue.number), {0, 0, 128, 128});
}

constexpr int kPipsDrawn = 3;  // of the box; a card set of one's own may have more

void paintNumber(QPainter& p, int number, const QRectF& at) {
  p.setFont(font(Role::Heading, 84));
  p.setPen(QColor(colour::kInk900));
  p.drawText(at, Qt::AlignCenter, QString::number(number));
}

void paintDie(QPainter& p, const DieFace& face) {
  const QRectF all(0, 0, 128, 128);
  const QString body = face.body == DieFace::Body::Goo         ? QStringLiteral("goo")
                       : face.body == DieFace::Body::Warehouse ? QStringLiteral("warehouse")
                                                               : fileNameOf(face.colour);
  draw(p, "dice/body-" + body, all);
  if (face.pips >= 0 || face.blank || face.shows.symbol != Symbol::None) {
    draw(p, "dice/plate-face", all);
    if (face.pips > kPipsDrawn) paintNumber(p, face.pips, all);
    else if (face.pips >= 0) draw(p, "dice/warehouse-" + QString::number(face.pips), all);
    else if (face.blank) draw(p, "dice/goo-blank", all);
    else paintClue(p, face.shows);
    return;
  }
  draw(p, "dice/plate-blank", all);
  if (face.body == DieFace::Body::Warehouse) return;
  const Symbol own = face.body == DieFace::Body::Goo ? Symbol::None : face.colour;
  draw(p, partOf(own, false), {36, 36, 56, 56});
}

}  // namespace

void drawDie(QPainter& p, const DieFace& face, const QRectF& at) {
  p.save();
  p.translate(at.topLeft());
  p.scale(at.width() / 128, at.height() / 128);
  paintDie(p, face);
  p.restore();
}

QPixmap kept(const QString& key) {
  QPixmap found;
  (void)QPixmapCache::find(key, &found);
  return found;
}

void keep(const QString& key, const QPixmap& picture) {
  if (QPixmapCache::cacheLimit() < kCacheKilobytes) QPixmapCache::setCacheLimit(kCacheKilobytes);
  QPixmapCache::insert(key, picture);
}

QPixmap toned(const QPixmap& picture, Tone tone) {
  if (tone == Tone::Plain || picture.isNull()) return picture;
  QImage image = picture.toImage().convertToFormat(QImage::Format_ARGB32);
  for (int y = 0; y < image.height(); ++y) {
    QRgb* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const QRgb was = line[x];
      const int grey = qGray(was);
      if (tone == Tone::Bronze) {
        line[x] = qRgba(std::min(255, grey * 115 / 100 + 20), grey * 82 / 100 + 12, grey * 48 / 100, qAlpha(was));
      } else {
        const auto dim = [grey](int channel) { return (grey * 4 + channel * 6) * 62 / 1000; };
        line[x] = qRgba(dim(qRed(was)), dim(qGreen(was)), dim(qBlue(was)), qAlpha(was));
      }
    }
  }
  return QPixmap::fromImage(image);
}

QPixmap part(const QString& file, QSize whole, const QRect& part) {
  if (part.isEmpty()) return {};
  const bool stark = highContrast() && isGround(file);
  QString key = QStringLiteral("%1|%2x%3|%4").arg(file).arg(whole.width()).arg(whole.height()).arg(stark);
  if (part.size() != whole)
    key += QStringLiteral("|%1,%2,%3x%4").arg(part.x()).arg(part.y()).arg(part.width()).arg(part.height());
  QPixmap made = kept(key);
  if (!made.isNull()) return made;
  QImage picture = drawn(file, whole, part, stark ? Mood::Bare : Mood::Full);
  made = QPixmap::fromImage(stark ? starkPicture(std::move(picture), file) : std::move(picture));
  keep(key, made);
  return made;
}

QPixmap picture(const QString& file, QSize pixels, Tone tone) {
  if (tone == Tone::Plain) return part(file, pixels, QRect({}, pixels));
  const QString key = QStringLiteral("%1|%2x%3|%4%5")
                          .arg(file)
                          .arg(pixels.width())
                          .arg(pixels.height())
                          .arg(highContrast() ? "stark " : "")
                          .arg(tone == Tone::Dimmed ? "dimmed" : "bronze");
  QPixmap made = kept(key);
  if (!made.isNull()) return made;
  made = toned(picture(file, pixels), tone);
  keep(key, made);
  return made;
}

QPixmap die(const DieFace& face, int side, Tone tone) {
  if (side <= 0) return {};
  const QString key = QStringLiteral("die|%1|%2|%3|%4|%5|%6|%7|%8")
                          .arg(int(face.body))
                          .arg(int(face.colour))
                          .arg(int(face.shows.symbol))
                          .arg(face.shows.number)
                          .arg(face.pips)
                          .arg(face.blank)
                          .arg(side)
                          .arg(int(tone));
  QPixmap made = kept(key);
  if (!made.isNull()) return made;
  if (tone != Tone::Plain) {
    made = toned(die(face, side), tone);
  } else {
    made = QPixmap(side, side);
    made.fill(Qt::transparent);
    QPainter p(&made);
    p.setRenderHint(QPainter::Antialiasing);
    drawDie(p, face, {0, 0, static_cast<double>(side), static_cast<double>(side)});
  }
  keep(key, made);
  return made;
}

QString placeFile(Place place) {
  switch (place) {
    case Place::WarehouseResearch: return QStringLiteral("icons/place-research");
    case Place::BedAndBreakfast: return QStringLiteral("icons/place-bed");
    case Place::BronzeSector: return QStringLiteral("icons/place-bronze");
    case Place::FieldResearch: return QStringLiteral("icons/place-field-research");
    case Place::FieldInvestigation: return QStringLiteral("icons/place-investigation");
    case Place::PingAction: return QStringLiteral("icons/place-ping");
    case Place::Travel: return QStringLiteral("icons/place-travel-back");
    case Place::Maintenance: return QStringLiteral("tokens/broken-gear");
    default: return {};
  }
}

QString obstacleFile(ObstacleId obstacle) {
  return QStringLiteral("tokens/obstacle-%1-%2")
      .arg(attributeOf(obstacle) == Attribute::Physical ? "physical" : "mental")
      .arg(difficultyOf(obstacle));
}

QString agentFile(const std::string& id) {
  const QString file = "agents/" + QString::fromStdString(id);
  return QFile::exists(":/svg/" + file + ".svg") ? file : QStringLiteral("agents/standee");
}

QString symbolFile(Symbol type) { return "symbols/" + fileNameOf(type); }

}  // namespace w13::art
