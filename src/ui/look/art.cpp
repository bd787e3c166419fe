#include "ui/look/art.h"

#include <QPixmapCache>

#include "ui/look/contrast.h"
#include "ui/look/drawing.h"

namespace ui::art {

namespace {

constexpr int kCacheKilobytes = 160 * 1024;  // device pictures of a 4K table

}  // namespace

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

}  // namespace ui::art
