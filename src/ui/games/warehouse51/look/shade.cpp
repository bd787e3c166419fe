#include "ui/games/warehouse51/look/shade.h"

#include "ui/look/contrast.h"

namespace w51 {

QPixmap shaded(const QPixmap& picture, Shade shade) {
  if (shade == Shade{} || picture.isNull()) return picture;
  QImage image = picture.toImage().convertToFormat(QImage::Format_ARGB32);
  for (int y = 0; y < image.height(); ++y) {
    QRgb* line = reinterpret_cast<QRgb*>(image.scanLine(y));
    for (int x = 0; x < image.width(); ++x) {
      const QRgb was = line[x];
      const double grey = qGray(was);
      const auto now = [&](int channel) {
        return qBound(0, qRound((grey + (channel - grey) * shade.saturation) * shade.brightness), 255);
      };
      line[x] = qRgba(now(qRed(was)), now(qGreen(was)), now(qBlue(was)), qAlpha(was));
    }
  }
  return QPixmap::fromImage(image);
}

namespace {

void drawScaled(QPainter& p, const QRectF& at, const QSizeF& units, double pixelsPerUnit, Onto onto,
                const std::function<void(Ink&)>& draw) {
  p.save();
  p.translate(at.topLeft());
  const double scale = at.width() / units.width();
  p.scale(scale, scale);
  Ink inside(p, pixelsPerUnit * scale, onto);
  draw(inside);
  p.restore();
}

}  // namespace

void drawKept(Ink& ink, const QRectF& at, const QSizeF& units, const QString& key, Shade shade,
              const std::function<void(Ink&)>& draw) {
  if (ink.onto() == Onto::Paper) return drawScaled(ink.painter(), at, units, ink.pixelsPerUnit(), Onto::Paper, draw);
  const QSize pixels = ink.pixelsOf(at.size());
  const QString whole = QStringLiteral("%1|%2x%3|%4|%5|%6|%7")
                            .arg(key)
                            .arg(pixels.width())
                            .arg(pixels.height())
                            .arg(shade.saturation)
                            .arg(shade.brightness)
                            .arg(highContrast())
                            .arg(textSize());
  QPixmap made = art::kept(whole);
  if (made.isNull()) {
    made = QPixmap(pixels);
    made.fill(Qt::transparent);
    QPainter p(&made);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    drawScaled(p, QRectF({0, 0}, QSizeF(pixels)), units, 1, Onto::Screen, draw);
    p.end();
    made = shaded(made, shade);
    art::keep(whole, made);
  }
  ink.pixmap(made, at);
}

}  // namespace w51
