#include "engine/games/warehouse13/odds.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

const std::array<Clue, 6>& facesOf(const Catalog& cards, Symbol colour) { return cards.dieFaces[colour]; }

}  // namespace

int facesGiving(const Catalog& cards, Symbol colour, Symbol type, int least) {
  return kernel::countIf(facesOf(cards, colour), [&](Clue face) {
    return (face.symbol == type || face.symbol == Symbol::Wild) && face.number >= least;
  });
}

int facesHelping(const Catalog& cards, Symbol colour, const PerType& needed) {
  const bool any = std::ranges::any_of(needed, [](int open) { return open > 0; });
  return kernel::countIf(facesOf(cards, colour), [&](Clue face) {
    if (face.number == 0 || face.symbol == Symbol::None) return false;
    return face.symbol == Symbol::Wild ? any : needed[face.symbol] > 0;
  });
}

CountsAs countsAs(const View& view, Seat seat, Symbol colour, Clue face) {
  if (face.symbol == Symbol::None || face.number <= 0) return CountsAs::Nothing;
  if ((view.barredNumbers >> face.number & 1) != 0) return CountsAs::Nothing;
  const bool opened = std::ranges::any_of(view.anyType, [&](const AnyTypeView& any) {
    return (any.seat == Seat::Table || any.seat == seat) && any.clues.fits(colour, face);
  });
  return opened || face.symbol == Symbol::Wild ? CountsAs::AnyType : CountsAs::ItsType;
}

bool helps(const View& view, Seat seat, Symbol colour, Clue face) {
  const PerType open = stillNeeded(view.needed, view.applied);
  switch (countsAs(view, seat, colour, face)) {
    case CountsAs::Nothing: return false;
    case CountsAs::ItsType: return open[face.symbol] > 0;
    case CountsAs::AnyType: return std::ranges::any_of(open, [](int each) { return each > 0; });
  }
  return false;
}

int facesBeating(const Catalog& cards, int attribute, int difficulty) {
  return kernel::countIf(cards.warehouseFaces, [&](int face) { return face > 0 && face + attribute > difficulty; });
}

PerType stillNeeded(const PerType& needed, const PerType& applied) {
  PerType open{};
  for (std::size_t type = 0; type < open.size(); ++type) open[type] = std::max(0, needed[type] - applied[type]);
  return open;
}

}  // namespace w13
