#pragma once
// Cards in dots, with what lies beyond their cut.

#include <QHash>
#include <QImage>

#include "ui/print/sheets.h"

namespace ui {

/// A card with its edge drawn out: `bleed` dots on each side, and to the very corners, so that a cut that goes a little
/// astray shows no white. `radius`: of the card's corners; `inset`: how far from its edge the colours are taken.
[[nodiscard]] QImage drawnOut(const QImage& card, int bleed, double radius, double inset);

/// Draws the sides of cards, each at one size.
class CardRaster {
 public:
  /// The cards must outlive it.
  CardRaster(const Printable& printable, house::Language language, double dotsPerMillimetre, double bleed)
      : printable_(printable), language_(language), dots_(dotsPerMillimetre), bleed_(bleed) {}

  /// The size of a card's picture, with its bleed.
  [[nodiscard]] QSize sizeOf(const QSizeF& card) const;
  [[nodiscard]] QImage front(int card);
  [[nodiscard]] QImage back(int card);

 private:
  [[nodiscard]] QImage drawn(int card, CardSide side) const;

  const Printable& printable_;
  house::Language language_;
  double dots_;
  double bleed_;
  int last_ = -1;  ///< copies of a card follow one another
  QImage lastFront_;
  QHash<QString, QImage> backs_;  ///< by deck
};

}  // namespace ui
