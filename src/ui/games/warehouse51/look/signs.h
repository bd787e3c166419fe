#pragma once
// Signs that stand for categories, collectors, and what is printed on relics. Each has an outline of its own. A sign is
// drawn as large as fits into its place, in the middle.

#include "engine/games/warehouse51/cards/catalog.h"
#include "ui/games/warehouse51/look/colours.h"
#include "ui/look/ink.h"

namespace w51 {

/// The largest place of a shape within another, in its middle.
[[nodiscard]] QRectF fitted(const QRectF& at, const QSizeF& shape);

/// A category's emblem, square.
void drawEmblem(Ink& ink, const QRectF& at, Category category);
/// A collector's figure (`collectorNamed`), square.
void drawCollector(Ink& ink, const QRectF& at, int collector, Tone tone = Tone::Plain);
/// The star of a blessing or the cross of a curse, square; nothing for Neutral.
void drawSymbol(Ink& ink, const QRectF& at, Symbol symbol);
/// The sign of a weapon, square.
void drawWeapon(Ink& ink, const QRectF& at);
/// The sign of a keyword, square; nothing for None.
void drawKeyword(Ink& ink, const QRectF& at, Keyword keyword);

/// The drawings of these: "auction/emblems/blue", for pieces and buttons that take a file. Empty: there is none.
[[nodiscard]] QString emblemFile(Category category);
[[nodiscard]] QString collectorFile(int collector);
[[nodiscard]] QString symbolFile(Symbol symbol);
[[nodiscard]] QString keywordFile(Keyword keyword);

/// What stands on a relic for its category and its keyword, "Eastern Cultures", "Permanent"; empty for None.
[[nodiscard]] QString labelOf(const Catalog& cards, Category category, house::Language language);
[[nodiscard]] QString wordOf(Keyword keyword);

}  // namespace w51
