#include "ui/games/warehouse51/table/relics_area.h"

#include <algorithm>

#include "engine/games/warehouse51/events.h"
#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

namespace {

constexpr double kEmblemHigh = 58, kApart = 16;

/// The relics of a category, the highest values first.
std::vector<RelicId> relicsIn(const Catalog& cards, Category category) {
  std::vector<RelicId> all;
  for (const RelicId relic : cards.byCategory[category]) all.push_back(relic);
  std::ranges::stable_sort(all, [&](RelicId a, RelicId b) { return cards.value[a] > cards.value[b]; });
  return all;
}

}  // namespace

Prices pricesIn(std::span<const house::Event> events) {
  Prices prices{};
  for (const house::Event& event : events)
    if (static_cast<Happened>(event.what) == Happened::Sold)
      prices[relicOf(event.noun)] = static_cast<std::uint8_t>(event.number);
  return prices;
}

QString RelicsArea::whereIs(const Sight& sight, RelicId relic) const {
  const Open& open = sight.view.open;
  if (open.hidden.has(relic)) return tr("not seen yet");
  if (open.auction.lot == relic) return tr("the lot now");
  const Seat owner = open.owner(relic);
  QStringList said = {owner == Seat::Table ? tr("gone") : sight.nameOf(owner)};
  if (prices_[relic] > 0) said << tr("sold for %1").arg(prices_[relic]);
  if (open.pawned.has(relic)) said << tr("pawned");
  if (open.certificateOn(relic) != nullptr) said << tr("certified");
  return said.join(QStringLiteral(", "));
}

void RelicsArea::addRow(const Sight& sight, RelicId relic, const QRectF& at) {
  const Open& open = sight.view.open;
  const Seat owner = open.owner(relic);
  const int collector = owner == Seat::Table ? -1 : sight.collectors[owner], price = prices_[relic];
  const bool lot = open.auction.lot == relic, hidden = open.hidden.has(relic), pawned = open.pawned.has(relic);
  const bool certified = open.certificateOn(relic) != nullptr;
  PieceLook look;
  look.at = at;
  look.noun = of(relic);
  look.part = Part::Listed;
  look.glows = false;
  look.name = tr("%1, value %2: %3").arg(sight.nameOf(relic)).arg(sight.cards.value[relic]).arg(whereIs(sight, relic));
  look.draw = [=, name = sight.nameOf(relic), value = sight.cards.value[relic],
               category = sight.cards.of(relic).category, where = whereIs(sight, relic), size = at.size()](Ink& ink) {
    const double w = size.width(), h = size.height(), side = std::min(38.0, h - 12), y = (h - side) / 2;
    ink.panel({0, 1, w, h - 4}, QColor(lot ? colour::kPrompt : colour::kPanel), QColor(colour::kPanelFoot),
              QColor(lot ? colour::kChampagne : colour::kSeam), lot ? 2 : 1, 7);
    ink.text({8, 0, 34, h - 3}, QString::number(value), Role::Heading, 32, lightOf(category), Qt::AlignCenter);
    const double left = collector >= 0 ? side + 62 : price > 0 ? 172 : 126, wide = w - 54 - left;
    ink.text({50, 0, wide, h - 3}, name, Role::Title, 21, QColor(hidden ? colour::kText2 : colour::kText));
    if (collector < 0) {
      ink.text({w - left, 0, left - 12, h - 3}, where, Role::Body, 17,
               QColor(lot ? colour::kChampagne : colour::kDeadText), Qt::AlignRight | Qt::AlignVCenter);
      return;
    }
    if (pawned) drawTicket(ink, {w - left - side - 2, y + 5, side, side - 10});
    if (certified) drawCertificate(ink, {w - left - side - 2, y, side, side});
    drawCollector(ink, {w - left + 4, y, side, side}, collector);
    if (price > 0)
      ink.text({w - 54, 0, 44, h - 3}, QString::number(price), Role::Heading, 29, QColor(colour::kIngotText),
               Qt::AlignCenter);
  };
  add(std::move(look));
}

void RelicsArea::addColumn(const Sight& sight, Ink& ink, Category category, const QRectF& at) {
  const std::vector<RelicId> relics = relicsIn(sight.cards, category);
  const int left = sight.view.open.deckSize[category];  // of those not seen some may be out  VAR-05
  drawEmblem(ink, {at.x(), at.y(), 46, 46}, category);
  ink.paragraph({at.x() + 58, at.y() - 6, at.width() - 176, 58}, sight.nameOf(category), Role::Title, 24,
                lightOf(category), Qt::AlignLeft | Qt::AlignVCenter);
  ink.text({at.right() - 114, at.y(), 114, 46}, tr("%n to come", nullptr, left), Role::Body, 18, QColor(colour::kText2),
           Qt::AlignRight | Qt::AlignVCenter);
  const double pitch = std::min(76.0, (at.height() - kEmblemHigh) / kernel::count(relics));
  double y = at.y() + kEmblemHigh;
  for (const RelicId relic : relics) {
    addRow(sight, relic, {at.x(), y, at.width(), pitch});
    y += pitch;
  }
}

void RelicsArea::drawChart(const Sight& sight, Ink& ink, const QRectF& at) {
  const double wide = (at.width() - (kCategories - 1) * kApart) / kCategories;
  double x = at.x();
  for (const Category category : kEachCategory) {
    addColumn(sight, ink, category, {x, at.y(), wide, at.height()});
    x += wide + kApart;
  }
}

}  // namespace w51
