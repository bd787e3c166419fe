#pragma once
// A card of a game, to be drawn by those who know no game.

#include <QString>
#include <QStringList>

#include "engine/house/said/text.h"
#include "ui/look/ink.h"

namespace ui {

enum class CardSide : std::uint8_t { Front, Back };

/// A card of a box. It keeps the box.
class CardPicture {
 public:
  virtual ~CardPicture() = default;
  [[nodiscard]] virtual QString name(house::Language language) const = 0;
  /// Its width and height, in any unit.
  [[nodiscard]] virtual QSizeF shape() const = 0;
  virtual void draw(Ink& ink, const QRectF& at, CardSide side, house::Language language) const = 0;
  /// The texts that are cut short where it is so wide, in points.
  [[nodiscard]] virtual QStringList unfit(house::Language /*language*/, int /*width*/) const { return {}; }
  /// The picture on it that the program was built without; empty: there is none.
  [[nodiscard]] virtual QString missingArt() const { return {}; }
};

}  // namespace ui
