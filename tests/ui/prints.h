#pragma once
// What tests of printing print: shipped cards, by name.

#include "support/catch.h"
#include "ui/games/warehouse13/print/print.h"
#include "window.h"

namespace w13::test {

inline const Catalog& cards() { return *shipped().cards.cards; }

inline PrintWish wishFor(const QStringList& names) {
  PrintWish wish;
  wish.designs = designsNamed(cards(), names);
  return wish;
}

}  // namespace w13::test
