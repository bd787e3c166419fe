#pragma once
// The places of everything on a table's screen at one moment: all that motion knows of it. Public, like the table.

#include <QPixmap>
#include <vector>

#include "ui/screen/area.h"

namespace ui {

/// A thing on the screen, or a place drawn on its ground.
struct Lying {
  kernel::Noun noun;
  OfGame part;
  kernel::Noun card;  ///< the card whose front it shows; {0, 0}: none
  QRectF at;          ///< in units of the scene
  QPixmap picture;    ///< its look; a place has none
};

struct Layout {
  std::vector<Lying> things;

  [[nodiscard]] bool empty() const { return things.empty(); }
  /// The number of a thing; -1: it is not on the screen.
  [[nodiscard]] int find(kernel::Noun noun, OfGame part = {}) const;
  [[nodiscard]] int find(OfGame part) const;
  /// The thing that shows a card's front; -1: none does.
  [[nodiscard]] int showing(kernel::Noun card) const;
  /// Its place; an empty rectangle for -1.
  [[nodiscard]] QRectF at(int thing) const;
};

/// What the areas show now. `pieces`, if given, gets the piece of each thing, nullptr for a mere place.
[[nodiscard]] Layout layoutOf(const std::vector<const Area*>& areas, std::vector<Piece*>* pieces = nullptr);

}  // namespace ui
