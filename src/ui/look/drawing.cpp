#include "ui/look/drawing.h"

#include <QFile>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <memory>

#include "ui/look/contrast.h"
#include "ui/look/own_pictures.h"
#include "ui/look/shares.h"

namespace ui {

namespace {

constexpr int kDrawnByOne = 400 * 400;  // pixels: fewer are not worth sharing

/// Grounds leave no pixel of a picture free, those of any game.
bool isOpaque(const QString& file) {
  return file.endsWith(u"boards/table") || file.endsWith(u"boards/secret-desk") || file.endsWith(u"title/aisle") ||
         file.endsWith(u"curtain/curtain");
}

/// Paints some lines of a picture that shows a drawing from a point on.
void drawLines(const QImage& picture, uchar* bits, int top, int bottom, const QString& file, const QRectF& drawing,
               Mood mood) {
  QImage lines(bits + top * picture.bytesPerLine(), picture.width(), bottom - top, picture.bytesPerLine(),
               picture.format());
  if (picture.hasAlphaChannel()) lines.fill(Qt::transparent);
  QPainter p(&lines);
  draw(p, file, drawing.translated(0, -top), mood);
}

}  // namespace

QImage drawn(const QString& file, QSize whole, const QRect& part, Mood mood) {
  QImage picture(part.size(), isOpaque(file) ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
  uchar* bits = picture.bits();
  const QRectF drawing(-part.topLeft(), QSizeF(whole));
  const auto work = [&](int top, int bottom) { drawLines(picture, bits, top, bottom, file, drawing, mood); };
  if (part.width() * part.height() < kDrawnByOne) work(0, part.height());
  else inShares(part.height(), work);
  return picture;
}

namespace {

/// A drawing without the shapes that a translucent gradient fills.
QByteArray withoutGlow(const QByteArray& drawing) {
  static const QRegularExpression kGradient("<(radial|linear)Gradient id=\"([^\"]+)\".*?</\\1Gradient>",
                                            QRegularExpression::DotMatchesEverythingOption);
  QString text = QString::fromUtf8(drawing);
  QStringList glows;
  for (auto each = kGradient.globalMatch(text); each.hasNext();)
    if (const QRegularExpressionMatch found = each.next(); found.captured().contains(u"stop-opacity"))
      glows << found.captured(2);
  for (const QString& glow : glows)
    text.remove(QRegularExpression("<[a-z]+ [^<>]*fill=\"url\\(#" + glow + "\\)\"[^<>]*/>"));
  return text.toUtf8();
}

std::unique_ptr<QSvgRenderer> renderer(const QString& file, Mood mood) {
  const QString path = QStringLiteral(":/svg/") + file + QStringLiteral(".svg");
  if (mood == Mood::Full) return std::make_unique<QSvgRenderer>(path);
  QFile drawing(path);
  const QByteArray all = drawing.open(QIODevice::ReadOnly) ? drawing.readAll() : QByteArray();
  return std::make_unique<QSvgRenderer>(mood == Mood::Bare ? withoutAmbience(all) : withoutGlow(all));
}

}  // namespace

// Each thread keeps the drawing it read last: a ground is asked for in parts.
void draw(QPainter& p, const QString& file, const QRectF& at, Mood mood) {
  if (isOwnPicture(file)) return void(drawPortrait(p, at, file.section(u'#', 0, 0)));
  thread_local QString name;
  thread_local Mood with = Mood::Full;
  thread_local std::unique_ptr<QSvgRenderer> drawing;
  if (drawing == nullptr || name != file || with != mood) {
    drawing = renderer(file, mood);
    name = file;
    with = mood;
  }
  drawing->render(&p, at);
}

}  // namespace ui
