#pragma once
// Cards in dots, with what lies beyond their cut.

#include <QHash>
#include <QImage>

#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/print/sheets.h"

namespace w13 {

/// A card with its edge drawn out: `bleed` dots on each side, and to the very corners, so that a cut that goes a little
/// astray shows no white. `radius`: of the card's corners; `inset`: how far from its edge the colours are taken.
[[nodiscard]] QImage drawnOut(const QImage& card, int bleed, double radius, double inset);

/// Draws the sides of cards, each at one size.
class CardRaster {
 public:
  /// Cards and words must outlive it.
  CardRaster(const Catalog& cards, const Words& words, double dotsPerMillimetre, double bleed)
      : cards_(cards), words_(words), dots_(dotsPerMillimetre), bleed_(bleed) {}

  /// The size of a card's picture, with its bleed.
  [[nodiscard]] QSize sizeOf(Kind kind) const;
  [[nodiscard]] QImage front(DesignId design);
  /// An Ability's back is its used side; all others of a deck have the same.
  [[nodiscard]] QImage back(DesignId design);

 private:
  template <class Draw>
  [[nodiscard]] QImage drawn(Kind kind, Draw draw) const;

  const Catalog& cards_;
  const Words& words_;
  double dots_;
  double bleed_;
  DesignId last_ = DesignId::None;  ///< copies of a card follow one another
  QImage lastFront_;
  QHash<QString, QImage> backs_;
};

}  // namespace w13
