#include "ui/games/warehouse51/reckoning/part_sign.h"

#include "ui/games/warehouse51/look/pieces.h"

namespace w51 {

namespace {

/// Emblems of all four categories in a square.
void drawFour(Ink& ink, const QRectF& at) {
  const double half = at.width() / 2;
  for (const Category category : kEachCategory) {
    const int place = static_cast<int>(category);
    drawEmblem(ink, {at.x() + place % 2 * half, at.y() + place / 2 * half, half - 1, half - 1}, category);
  }
}

}  // namespace

void drawSign(Ink& ink, const QRectF& at, PartOf part) {
  switch (part) {
    case PartOf::Ingots: return drawIngot(ink, at);
    case PartOf::Sets: return drawFour(ink, at);
    case PartOf::Cards: return drawKeyword(ink, at, Keyword::Scoring);
    default: return drawEmblem(ink, at, categoryOf(part));
  }
}

}  // namespace w51
