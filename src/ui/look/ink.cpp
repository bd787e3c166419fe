#include "ui/look/ink.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QLinearGradient>
#include <QPainterPath>
#include <QRawFont>
#include <QTextLayout>
#include <cmath>

#include "ui/look/contrast.h"
#include "ui/look/drawing.h"

namespace ui {

namespace {

/// What the letters of a line or a paragraph take, less the room a font keeps above its capitals and below the line.
QRectF lettersOf(const QFont& face, const QRectF& at, int flags, const QString& words) {
  const QFontMetricsF metrics(face);
  return metrics.boundingRect(at, flags, words)
      .adjusted(0, metrics.ascent() - metrics.capHeight(), 0, -metrics.descent() / 2);
}

constexpr double kOutlined = 60;   // device pixels: about as high Qt begins to draw outlines
constexpr double kSmallest = 0.7;  // of the size meant: smaller, and a text is cut

/// Whether a paragraph has room.
bool fitsIn(const QRectF& at, const QString& words, Role role, double size) {
  const QRectF taken = QFontMetricsF(font(role, size)).boundingRect(at, Qt::TextWordWrap, words);
  return taken.height() <= at.height() && taken.width() <= at.width();
}

/// Large letters are drawn as outlines, and Qt moves these by the part of a pixel by which it moved the small letter of
/// their typeface that it drew last. Measuring a letter that is too large for Qt's store takes that back.
void unmove(QFont face) {
  constexpr int kTooLarge = 1000;
  face.setPixelSize(kTooLarge);
  (void)QFontMetricsF(face).boundingRect(QLatin1Char('M'));
}

}  // namespace

QSize Ink::pixelsOf(const QSizeF& units) const {
  return {qMax(1, qRound(units.width() * pixels_)), qMax(1, qRound(units.height() * pixels_))};
}

// In a picture that is kept, it lies on whole pixels: it stays as sharp as it was made, and is copied, not scaled. What
// moves is drawn between pixels as well.
void Ink::pixmap(const QPixmap& made, const QRectF& at) {
  if (made.isNull()) return;
  const QRectF there = p_.worldTransform().mapRect(at);
  const bool fits = std::abs(there.width() - made.width()) < 1 && std::abs(there.height() - made.height()) < 1;
  const bool straight = p_.worldTransform().type() <= QTransform::TxScale && p_.device()->devicePixelRatioF() == 1;
  const bool kept = p_.device()->devType() == QInternal::Pixmap;
  if (!fits || !straight || !kept) return p_.drawPixmap(at, made, QRectF(made.rect()));
  p_.save();
  p_.resetTransform();
  p_.drawPixmap(there.topLeft().toPoint(), made);
  p_.restore();
}

QColor Ink::textColour(QColor meant) const { return onto_ == Onto::Paper ? meant : textNow(meant); }

double Ink::firstSize(double size) const { return onto_ == Onto::Paper ? size : size * textSize() / 100; }

void Ink::picture(const QString& file, const QRectF& at, Tone tone) {
  if (onto_ == Onto::Paper && tone == Tone::Plain) return draw(p_, file, at, Mood::Matte);
  pixmap(art::picture(file, pixelsOf(at.size()), tone), at);
}

void Ink::panel(const QRectF& at, QColor top, QColor bottom, QColor border, double width, double radius) {
  QLinearGradient shade(at.topLeft(), at.bottomLeft());
  shade.setColorAt(0, groundNow(top));
  shade.setColorAt(1, groundNow(bottom));
  p_.setBrush(shade);
  p_.setPen(width > 0 ? QPen(edgeNow(border), width) : QPen(Qt::NoPen));
  const double in = width / 2;
  p_.drawRoundedRect(at.adjusted(in, in, -in, -in), radius, radius);
}

void Ink::dashed(const QRectF& at, QColor border, double radius) {
  p_.setBrush(Qt::NoBrush);
  p_.setPen(QPen(edgeNow(border), 2, Qt::DashLine));
  p_.drawRoundedRect(at, radius, radius);
}

void Ink::line(QPointF from, QPointF to, QColor with, double width) {
  p_.setPen(QPen(edgeNow(with), width));
  p_.drawLine(from, to);
}

double Ink::text(const QRectF& at, const QString& words, Role role, double size, QColor with, Qt::Alignment where) {
  double tried = firstSize(size);
  QFont face = font(role, tried);
  double width = QFontMetricsF(face).horizontalAdvance(words);
  while ((width > at.width() && tried - 1 >= size * kSmallest) ||
         (tried > size && QFontMetricsF(face).height() > at.height())) {
    tried = tried > size ? std::max(size, tried - 1) : tried - 1;
    face = font(role, tried);
    width = QFontMetricsF(face).horizontalAdvance(words);
  }
  const QString shown = width > at.width() ? QFontMetricsF(face).elidedText(words, Qt::ElideRight, at.width()) : words;
  if (face.pixelSize() * pixels_ >= kOutlined) unmove(face);  // without it three tests fail once others have drawn
  p_.setFont(face);
  p_.setPen(textColour(with));
  const int flags = static_cast<int>(where) | Qt::TextSingleLine | Qt::TextDontClip;
  p_.drawText(at, flags, shown);
  wrote(lettersOf(face, at, flags, shown), words, width <= at.width());
  return std::min(width, at.width());
}

void Ink::outlined(const QRectF& at, const QString& words, Role role, double size, QColor with) {
  const QFont face = fontOfOutlines(role, size);
  QTextLayout layout(words, face);
  QTextOption exactly;
  exactly.setUseDesignMetrics(true);
  layout.setTextOption(exactly);
  layout.beginLayout();
  QTextLine line = layout.createLine();
  layout.endLayout();
  unmove(face);
  QPainterPath letters;
  for (const QGlyphRun& run : layout.glyphRuns())
    for (qsizetype each = 0; each < run.glyphIndexes().size(); ++each)
      letters.addPath(run.rawFont().pathForGlyph(run.glyphIndexes()[each]).translated(run.positions()[each]));
  const double fits = std::min(1.0, at.width() / std::max(1.0, line.naturalTextWidth()));
  const QPointF begins = at.center() - QPointF(line.naturalTextWidth(), line.height()) * fits / 2;
  const QPainterPath there = QTransform::fromTranslate(begins.x(), begins.y()).scale(fits, fits).map(letters);
  p_.fillPath(there, textColour(with));
  wrote(there.boundingRect(), words, true);
}

QString Ink::fitting(double width, std::initializer_list<QString> wordings, Role role, double size) const {
  const QFontMetricsF smallest(font(role, size * kSmallest + 1));  // `text` goes down in steps of one
  for (const QString& each : wordings)
    if (smallest.horizontalAdvance(each) <= width) return each;
  return *std::prev(wordings.end());
}

double Ink::sizeForAll(const QSizeF& place, const QStringList& captions, Role role, double size) const {
  double least = firstSize(size);
  for (const QString& each : captions)
    while (least > size * kSmallest && !fitsIn(QRectF({}, place), each, role, least)) --least;
  return least * size / firstSize(size);
}

void Ink::paragraph(const QRectF& at, const QString& words, Role role, double size, QColor with, Qt::Alignment where) {
  const int flags = static_cast<int>(where) | Qt::TextWordWrap;
  double fits = firstSize(size);
  while (fits > size * kSmallest && !fitsIn(at, words, role, fits)) --fits;
  const QFont face = font(role, fits);
  p_.setFont(face);
  p_.setPen(textColour(with));
  p_.drawText(at, flags, words);
  wrote(lettersOf(face, at, flags, words), words, fitsIn(at, words, role, fits));
}

void Ink::wrote(const QRectF& at, const QString& words, bool fits) {
  if (words.isEmpty()) return;
  const QRectF device = p_.combinedTransform().mapRect(at);
  written_.push_back({{device.topLeft() / pixels_, device.size() / pixels_}, words, fits});
}

void Ink::count(const Ink& other) {
  const double scale = other.pixels_ / pixels_;
  for (const Written& each : other.written_)
    written_.push_back({{each.at.topLeft() * scale, each.at.size() * scale}, each.words, each.fits});
}

QStringList Ink::unfit() const {
  QStringList all;
  for (const Written& each : written_)
    if (!each.fits) all << each.words;
  return all;
}

}  // namespace ui
