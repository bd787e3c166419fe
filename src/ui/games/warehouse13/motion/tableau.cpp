#include "ui/games/warehouse13/motion/tableau.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace w13 {

int Tableau::find(kernel::Noun noun, Part part) const {
  return kernel::placeWhere(things, [&](const Lying& each) { return each.noun == noun && each.part == part; });
}

int Tableau::find(Part part) const {
  return kernel::placeWhere(things, [&](const Lying& each) { return each.part == part; });
}

int Tableau::card(CardId card) const {
  if (card == CardId::None) return -1;
  return kernel::placeWhere(things, [&](const Lying& each) { return each.card == card; });
}

QRectF Tableau::at(int thing) const { return thing < 0 ? QRectF() : kernel::at(things, thing).at; }

Tableau tableauOf(const View& view, const std::vector<const Area*>& areas, std::vector<Piece*>* pieces) {
  Tableau seen;
  seen.view = view;
  for (const Area* area : areas) {
    if (!area->isVisible()) continue;
    for (Piece* piece : area->pieces()) {
      const PieceLook& look = piece->look();
      seen.things.push_back({look.noun, look.part, look.card, area->mapRectToScene(look.at), piece->face()});
      if (pieces != nullptr) pieces->push_back(piece);
    }
    for (const Mark& mark : area->marks()) {
      seen.things.push_back({mark.noun, mark.part, CardId::None, area->mapRectToScene(mark.at), {}});
      if (pieces != nullptr) pieces->push_back(nullptr);
    }
  }
  return seen;
}

}  // namespace w13
