#include "ui/print/tabletop.h"

#include <algorithm>

#include "engine/kernel/count.h"

namespace ui {

namespace {

constexpr int kFewest = 2;  // columns and rows, as the simulator asks for them
constexpr double kSharpest = 300 / 25.4;

/// The smallest grid for so many cards and the back.
void shape(TabletopSheet& sheet) {
  const int places = kernel::count(sheet.cards) + 1;
  sheet.columns = std::clamp(places, kFewest, kMostColumns);
  sheet.rows = std::max(kFewest, (places + sheet.columns - 1) / sheet.columns);
}

}  // namespace

QString TabletopSheet::name() const {
  return QStringLiteral("%1-%2-%3x%4").arg(deck).arg(number).arg(columns).arg(rows);
}

double TabletopSheet::dotsPerMillimetre() const {
  return std::min({kSharpest, kLargestSide / columns / card.width(), kLargestSide / rows / card.height()});
}

std::vector<TabletopSheet> tabletopOf(const PrintWish& wish, const Printable& printable) {
  (void)sheetsOf({wish.cards}, printable);  // refuses if there is nothing
  std::vector<TabletopSheet> sheets;
  for (const QString& deck : printable.decks()) {
    std::vector<int> all;
    for (const int place : wish.cards)
      if (const PrintedCard& card = kernel::at(printable.cards(), place); card.deck == deck)
        all.insert(all.end(), kernel::sizeOf(copiesIn(wish, card)), place);
    constexpr int kMostCards = kMostColumns * kMostRows - 1;
    for (int from = 0; from < kernel::count(all); from += kMostCards) {
      TabletopSheet& sheet = sheets.emplace_back();
      sheet.deck = deck;
      sheet.card = kernel::at(printable.cards(), all.front()).size;
      sheet.number = from / kMostCards + 1;
      sheet.cards.assign(all.begin() + from, all.begin() + std::min(from + kMostCards, kernel::count(all)));
      shape(sheet);
    }
  }
  return sheets;
}

Sheet laidOut(const TabletopSheet& sheet) {
  const QSizeF& card = sheet.card;
  Sheet laid{{QPointF(0, 0), QSizeF(card.width() * sheet.columns, card.height() * sheet.rows)}, card, 0, {}};
  for (int at = 0; at < kernel::count(sheet.cards); ++at) {
    const QPointF place(at % sheet.columns * card.width(), at / sheet.columns * card.height());
    laid.placed.push_back({kernel::at(sheet.cards, at), QRectF(place, card)});
  }
  return laid;
}

}  // namespace ui
