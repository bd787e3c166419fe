#pragma once
// Pictures: the drawings of assets/svg, dice composed from parts, and one cache for all. A picture is always made for
// its device size on screen, never scaled.

#include <QPixmap>
#include <QSize>
#include <QString>

#include "engine/games/warehouse13/pieces.h"

class QPainter;

namespace w13 {

/// How a picture is toned.
enum class Tone { Plain, Dimmed, Bronze };

/// A die's look: its colour, and what it shows.
struct DieFace {
  enum class Body { Clue, Goo, Warehouse };
  Body body = Body::Clue;
  Symbol colour = Symbol::None;  ///< of a clue die
  Clue shows;                    ///< Symbol::None: not rolled, or not for this viewer
  int pips = -1;                 ///< of a Warehouse die; -1: not rolled
  bool blank = false;            ///< a Goo die that shows nothing
};

namespace art {

/// A drawing ("dice/cover") at a size in device pixels.
[[nodiscard]] QPixmap picture(const QString& file, QSize pixels, Tone tone = Tone::Plain);
/// A part of a drawing of size `whole`, for grounds of which only the uncovered part is seen.
[[nodiscard]] QPixmap part(const QString& file, QSize whole, const QRect& part);
/// A die, square; `side` in device pixels.
[[nodiscard]] QPixmap die(const DieFace& face, int side, Tone tone = Tone::Plain);
/// A die as a part of a picture.
void drawDie(QPainter& p, const DieFace& face, const QRectF& at);
/// The same picture in another tone.
[[nodiscard]] QPixmap toned(const QPixmap& picture, Tone tone);
/// The picture kept under a key, or an empty one.
[[nodiscard]] QPixmap kept(const QString& key);
void keep(const QString& key, const QPixmap& picture);

/// The drawing of a place (empty: none), an obstacle, an agent's portrait, a type's symbol.
[[nodiscard]] QString placeFile(Place place);
[[nodiscard]] QString obstacleFile(ObstacleId obstacle);
[[nodiscard]] QString agentFile(const std::string& id);
[[nodiscard]] QString symbolFile(Symbol type);

}  // namespace art

}  // namespace w13
