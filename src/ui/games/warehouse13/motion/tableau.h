#pragma once
// The places of everything on the table's screen at one moment: all that motion knows of it. Public, like the table.

#include <QPixmap>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/screen/area.h"

namespace w13 {

/// A thing on the screen, or a place drawn on its ground.
struct Lying {
  kernel::Noun noun;
  Part part = Part::Thing;
  CardId card = CardId::None;  ///< the card whose front it shows
  QRectF at;                   ///< in units of the scene
  QPixmap picture;             ///< its look; a place has none
};

struct Tableau {
  View view;
  std::vector<Lying> things;

  [[nodiscard]] bool empty() const { return things.empty(); }
  /// The number of a thing; -1: it is not on the screen.
  [[nodiscard]] int find(kernel::Noun noun, Part part = Part::Thing) const;
  [[nodiscard]] int find(Part part) const;
  /// The thing that shows a card's front; -1: none does.
  [[nodiscard]] int card(CardId card) const;
  /// Its place; an empty rectangle for -1.
  [[nodiscard]] QRectF at(int thing) const;
};

/// What the areas show now. `pieces`, if given, gets the piece of each thing, nullptr for a mere place.
[[nodiscard]] Tableau tableauOf(const View& view, const std::vector<const Area*>& areas,
                                std::vector<Piece*>* pieces = nullptr);

}  // namespace w13
