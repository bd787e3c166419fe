#pragma once
// Cards of the auction as pictures, with as much on them as their width on the screen allows: all that is read, from
// 256 device pixels on; the same in larger letters on the table, from 130 on; below that name and emblem only.

#include <QStringList>

#include "ui/games/warehouse51/look/pieces.h"

namespace w51 {

/// Units of a card.
inline constexpr QSizeF kRelicCard(500, 700);

/// What has become of a relic on the table. On paper a card is as printed.
struct RelicState {
  bool sealed = false;  ///< a certificate lies over its right edge
  /// Dimmed, under the Pawnbroker's ticket. The caller turns the card a quarter clockwise, and the ticket is upright
  /// then.
  bool pawned = false;
  bool unsold = false;  ///< its colours are gone
  bool fallen = false;  ///< a fake: hatched
  friend bool operator==(const RelicState&, const RelicState&) = default;
};

/// Draws a relic, front up, into a rectangle of its shape.
void drawRelic(Ink& ink, const QRectF& at, const Catalog& cards, RelicId relic, house::Language language,
               RelicState state = {});
/// Draws the counterfeit card that names a relic, front up, and the back that all of them share.
void drawCounterfeit(Ink& ink, const QRectF& at, const Catalog& cards, RelicId relic, house::Language language);
void drawCounterfeitBack(Ink& ink, const QRectF& at);
/// Draws the back of a category's deck.
void drawDeckBack(Ink& ink, const QRectF& at, Category category);

enum class Printed : bool { Relic, Counterfeit };
/// The texts of a front that do not fit at a width in device pixels; empty: all fit.
[[nodiscard]] QStringList unfitOn(const Catalog& cards, RelicId relic, Printed printed, house::Language language,
                                  int width);

}  // namespace w51
