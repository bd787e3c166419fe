#pragma once
// Drawing in the units of a screen onto a picture in device pixels.

#include <QPainter>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <vector>

#include "ui/look/art.h"
#include "ui/look/style.h"

namespace w13 {

/// A text as it stands in a picture.
struct Written {
  QRectF at;  ///< what its letters take, in units of the picture
  QString words;
  bool fits = true;  ///< false: cut short, or running over its place, even at its smallest
};

/// What is drawn on. On a screen, drawings are pictures in device pixels, and texts have the size and contrast that
/// people want. On paper, drawings stay lines and areas, and texts are as they were meant.
enum class Onto : bool { Screen, Paper };

/// A painter that knows how many device pixels a unit has, so that pictures come out sharp.
class Ink {
 public:
  Ink(QPainter& painter, double pixelsPerUnit, Onto onto = Onto::Screen)
      : p_(painter), pixels_(pixelsPerUnit), onto_(onto) {}

  [[nodiscard]] QPainter& painter() { return p_; }
  [[nodiscard]] double pixelsPerUnit() const { return pixels_; }
  [[nodiscard]] Onto onto() const { return onto_; }
  /// The color that a text gets.
  [[nodiscard]] QColor textColour(QColor meant) const;

  void picture(const QString& file, const QRectF& at, Tone tone = Tone::Plain);
  /// A picture made for exactly this rectangle.
  void pixmap(const QPixmap& made, const QRectF& at);
  void die(const DieFace& face, const QRectF& at, Tone tone = Tone::Plain);
  [[nodiscard]] QSize pixelsOf(const QSizeF& units) const;

  /// A rounded box, shaded from top to bottom, with a border.
  void panel(const QRectF& at, QColor top, QColor bottom, QColor border, double width = 2, double radius = 10);
  void dashed(const QRectF& at, QColor border, double radius = 8);
  void line(QPointF from, QPointF to, QColor with, double width = 2);

  /// One line of text in the text size wanted, made smaller (to 70 %) and then cut to fit. Gives the width used.
  double text(const QRectF& at, const QString& words, Role role, double size, QColor with,
              Qt::Alignment where = Qt::AlignLeft | Qt::AlignVCenter);
  /// One large line in the middle of a place, drawn as outlines: in the same pixels whatever was drawn before. Made
  /// smaller where it is too wide.
  void outlined(const QRectF& at, const QString& words, Role role, double size, QColor with);
  /// The first of these wordings that `text` can write so wide without cutting it; the last if none can.
  [[nodiscard]] QString fitting(double width, std::initializer_list<QString> wordings, Role role, double size) const;
  /// Text over several lines; made smaller (to 70 %) until it fits.
  void paragraph(const QRectF& at, const QString& words, Role role, double size, QColor with,
                 Qt::Alignment where = Qt::AlignLeft | Qt::AlignTop);
  /// The size to give `paragraph` for captions in a row, so that all come out alike in places this large.
  [[nodiscard]] double sizeForAll(const QSizeF& place, const QStringList& captions, Role role, double size) const;

  /// All texts drawn so far.
  [[nodiscard]] const std::vector<Written>& written() const { return written_; }
  /// Those of them that did not fit.
  [[nodiscard]] QStringList unfit() const;
  /// Notes a text that has been drawn; `at` as the painter counts now.
  void wrote(const QRectF& at, const QString& words, bool fits);
  /// Notes what another has drawn on the same picture.
  void count(const Ink& other);

 private:
  /// The size that is tried first: places were measured for 100 %, so what grows may have to shrink again.
  [[nodiscard]] double firstSize(double size) const;

  QPainter& p_;
  std::vector<Written> written_;
  double pixels_;
  Onto onto_;
};

}  // namespace w13
