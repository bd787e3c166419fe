#include "ui/motion/layout.h"

#include "engine/kernel/count.h"

namespace ui {

int Layout::find(kernel::Noun noun, OfGame part) const {
  return kernel::placeWhere(things, [&](const Lying& each) { return each.noun == noun && each.part == part; });
}

int Layout::find(OfGame part) const {
  return kernel::placeWhere(things, [&](const Lying& each) { return each.part == part; });
}

int Layout::showing(kernel::Noun card) const {
  if (card.kind == 0) return -1;
  return kernel::placeWhere(things, [&](const Lying& each) { return each.card == card; });
}

QRectF Layout::at(int thing) const { return thing < 0 ? QRectF() : kernel::at(things, thing).at; }

Layout layoutOf(const std::vector<const Area*>& areas, std::vector<Piece*>* pieces) {
  Layout seen;
  for (const Area* area : areas) {
    if (!area->isVisible()) continue;
    for (Piece* piece : area->pieces()) {
      const PieceLook& look = piece->look();
      seen.things.push_back({look.noun, look.part, look.card, area->mapRectToScene(look.at), piece->face()});
      if (pieces != nullptr) pieces->push_back(piece);
    }
    for (const Mark& mark : area->marks()) {
      seen.things.push_back({mark.noun, mark.part, kernel::Noun(), area->mapRectToScene(mark.at), {}});
      if (pieces != nullptr) pieces->push_back(nullptr);
    }
  }
  return seen;
}

}  // namespace ui
