#pragma once
// What tests of printing print: shipped cards, by name.

#include "support/catch.h"
#include "ui/games/warehouse13/print/season_prints.h"
#include "ui/print/print.h"
#include "window.h"

namespace w13::test {

inline const Catalog& cards() { return *shipped().cards.cards; }

inline const Printable& prints() {
  static const std::shared_ptr<const Printable> kPrints = printsOf(shipped().cards);
  return *kPrints;
}
inline std::shared_ptr<const Printable> shippedPrints() { return printsOf(shipped().cards); }

inline PrintWish wishFor(const QStringList& names) {
  PrintWish wish;
  wish.cards = cardsNamed(prints(), names);
  return wish;
}

}  // namespace w13::test
