#pragma once
// The table at one moment: what it shows, and where. Public, like the table.

#include "engine/games/warehouse13/seen/view.h"
#include "ui/games/warehouse13/screen/parts.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/motion/layout.h"

namespace w13 {

struct Tableau : Layout {
  View view;

  /// The thing that shows a card's front; -1: none does.
  [[nodiscard]] int card(CardId card) const { return showing(nounOfCard(card)); }
};

/// What the areas show now; `pieces` as in layoutOf.
[[nodiscard]] inline Tableau tableauOf(const View& view, const std::vector<const Area*>& areas,
                                       std::vector<Piece*>* pieces = nullptr) {
  return {layoutOf(areas, pieces), view};
}

}  // namespace w13
