#pragma once
// Drawing in the units of a screen onto a picture in device pixels.

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

#include "ui/look/art.h"
#include "ui/look/style.h"

namespace ui {

/// A text in a picture.
struct Written {
  QRectF at;  ///< the extent of its letters, in units of the picture
  QString words;
  bool fits = true;  ///< false: cut or overflowing, even at its smallest
};

/// The medium. On a screen, drawings are pictures in device pixels, and texts have the size and contrast set by the
/// user. On paper, drawings stay vectors, and texts are as designed.
enum class Onto : bool { Screen, Paper };

/// A painter that knows the device pixels per unit, for sharp pictures.
class Ink {
 public:
  Ink(QPainter& painter, double pixelsPerUnit, Onto onto = Onto::Screen)
      : p_(painter), pixels_(pixelsPerUnit), onto_(onto) {}

  [[nodiscard]] QPainter& painter() { return p_; }
  [[nodiscard]] double pixelsPerUnit() const { return pixels_; }
  [[nodiscard]] Onto onto() const { return onto_; }
  /// The colour of a text.
  [[nodiscard]] QColor textColour(QColor meant) const;

  void picture(const QString& file, const QRectF& at, Tone tone = Tone::Plain);
  /// A picture made for exactly this rectangle.
  void pixmap(const QPixmap& made, const QRectF& at);
  [[nodiscard]] QSize pixelsOf(const QSizeF& units) const;

  /// A rounded box, shaded from top to bottom, with a border.
  void panel(const QRectF& at, QColor top, QColor bottom, QColor border, double width = 2, double radius = 10);
  void dashed(const QRectF& at, QColor border, double radius = 8);
  void line(QPointF from, QPointF to, QColor with, double width = 2);

  /// One line of text in the user's text size, shrunk (to 70 %) and then cut to fit. Returns the width used.
  double text(const QRectF& at, const QString& words, Role role, double size, QColor with,
              Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);
  /// One large line in the middle of a place, drawn as outlines: pixel-identical whatever was drawn before. Shrunk if
  /// too wide.
  void outlined(const QRectF& at, const QString& words, Role role, double size, QColor with);
  /// The first of these wordings that `text` can write in `width` without cutting it; else the last.
  [[nodiscard]] QString fitting(double width, std::initializer_list<QString> wordings, Role role, double size) const;
  /// Text over several lines, shrunk (to 70 %) to fit.
  void paragraph(const QRectF& at, const QString& words, Role role, double size, QColor with,
                 Qt::Alignment where = Qt::AlignLeft | Qt::AlignTop);
  /// The size to pass to `paragraph` for a row of captions, so that all come out the same in places of this size.
  [[nodiscard]] double sizeForAll(const QSizeF& place, const QStringList& captions, Role role, double size) const;

  /// All texts drawn so far.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// The texts that did not fit.
  [[nodiscard]] QStringList unfit() const;
  /// Records a drawn text; `at` in the painter's current coordinates.
  void wrote(const QRectF& at, const QString& words, bool fits);
  /// Adds what another Ink has drawn on the same picture.
  void count(const Ink& other);

 private:
  /// The size to try first: places were designed for 100 %, so larger text may have to shrink again.
  [[nodiscard]] double firstSize(double size) const;

  QPainter& p_;
  std::vector<Written> written_;
  double pixels_;
  Onto onto_;
};

}  // namespace ui
