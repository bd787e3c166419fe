#pragma once
// Pictures: the drawings of assets/svg, and one cache for all. A picture is always made for its device size on screen,
// never scaled.

#include <QPixmap>
#include <QSize>
#include <QString>

namespace ui {

/// How a picture is toned.
enum class Tone { Plain, Dimmed, Bronze };

namespace art {

/// A drawing ("dice/cover") at a size in device pixels.
[[nodiscard]] QPixmap picture(const QString& file, QSize pixels, Tone tone = Tone::Plain);
/// A part of a drawing of size `whole`, for grounds of which only the uncovered part is seen.
[[nodiscard]] QPixmap part(const QString& file, QSize whole, const QRect& part);
/// The same picture in another tone.
[[nodiscard]] QPixmap toned(const QPixmap& picture, Tone tone);
/// The picture kept under a key, or an empty one.
[[nodiscard]] QPixmap kept(const QString& key);
void keep(const QString& key, const QPixmap& picture);

}  // namespace art

}  // namespace ui
