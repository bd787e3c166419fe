#pragma once
// Cards as Tabletop Simulator takes them: all fronts of a deck on one picture, in a grid. Pure: nothing is drawn here.

#include <QString>
#include <vector>

#include "ui/print/sheets.h"

namespace ui {

/// What the simulator takes: columns and rows of a sheet, and the side of a picture in dots.
inline constexpr int kMostColumns = 10, kMostRows = 7, kLargestSide = 4096;

/// One picture of fronts. The last place shows a back: it is what others see of a card in a hand.
struct TabletopSheet {
  QString deck;    ///< "traits"
  QSizeF card;     ///< its size in millimetres
  int number = 1;  ///< among the sheets of its deck
  int columns = 0;
  int rows = 0;
  std::vector<int> cards;  ///< row by row, from the top left

  /// The last part of the names of its files: "traits-2-10x7".
  [[nodiscard]] QString name() const;
  /// The dots of a millimetre with which the picture is as sharp as the simulator allows; no sharper than print.
  [[nodiscard]] double dotsPerMillimetre() const;
};

/// Lays the cards of each deck on sheets of its own. Throws kernel::RefusedError with one sentence if there is nothing
/// to print.
[[nodiscard]] std::vector<TabletopSheet> tabletopOf(const PrintWish& wish, const Printable& printable);
/// The same sheet in millimetres, to be looked at.
[[nodiscard]] Sheet laidOut(const TabletopSheet& sheet);

}  // namespace ui
