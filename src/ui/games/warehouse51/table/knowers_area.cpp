#include "ui/games/warehouse51/table/knowers_area.h"

#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

namespace {

constexpr double kWhere = 620, kMostHigh = 116, kLine = 54;

/// Where a card lies: "Between Ada and Osei".
QString placeOf(const Sight& sight, int place) {
  const Open& open = sight.view.open;
  const OnTable& card = open.onTable[place];
  const QString beside = sight.nameOf(card.beside);
  if (card.laid) return KnowersArea::tr("Beside the relics of %1").arg(beside);
  return KnowersArea::tr("Between %1 and %2").arg(beside, sight.nameOf(open.left(card.beside)));
}

}  // namespace

void KnowersArea::addRow(const Sight& sight, int place, const QString& where, const QRectF& at) {
  const SeatSet seen = sight.view.open.onTable[place].seenBy;
  const double side = std::min(62.0, at.height() - 18), middle = at.height() / 2;
  PieceLook back = backLook(sight, place, {at.x() + 18, at.y() + 8, (at.height() - 20) / 1.4, at.height() - 20});
  const double left = back.at.right() - at.x() + 22, pitch = (at.width() - kWhere) / sight.view.open.seats;
  back.choices.clear();
  back.glows = false;
  back.at = at;
  back.name = QStringLiteral("%1: %2").arg(
      where, seen.empty() ? tr("nobody has seen it") : tr("seen by %1").arg(sight.namesOf(seen)));
  back.draw = [=, &sight, size = at.size()](Ink& ink) {
    ink.panel({0, 1, size.width(), size.height() - 4}, QColor(colour::kPanel), QColor(colour::kPanelFoot),
              QColor(colour::kSeam), 1, 7);
    drawCounterfeitBack(ink, {18, 8, (size.height() - 20) / 1.4, size.height() - 20});
    ink.paragraph({left, 0, kWhere - left - 20, size.height() - 4}, where, Role::Title, 24, QColor(colour::kText),
                  Qt::AlignLeft | Qt::AlignVCenter);
    double x = kWhere;
    for (const Seat seat : sight.view.open.all()) {
      const bool knows = seen.has(seat);
      drawCollector(ink, {x, middle - side / 2 - 2, side, side}, sight.collectors[seat],
                    knows ? Tone::Plain : Tone::Dimmed);
      ink.text({x + side + 10, middle - 30, pitch - side - 16, 28}, sight.nameOf(seat), Role::Bold, 19,
               QColor(knows ? colour::kText : colour::kDeadText));
      ink.text({x + side + 10, middle - 2, pitch - side - 16, 26}, knows ? tr("has seen it") : tr("has not"),
               Role::Body, 18, QColor(knows ? colour::kChampagne : colour::kDeadText));
      x += pitch;
    }
  };
  add(std::move(back));
}

void KnowersArea::drawChart(const Sight& sight, Ink& ink, const QRectF& at) {
  const Open& open = sight.view.open;
  ink.text({at.x(), at.y(), at.width(), kLine - 8},
           tr("Who has looked at a card is for all to see. What stands on it stays behind the curtain."), Role::Body,
           21, QColor(colour::kText2), Qt::AlignCenter);
  const double pitch = std::min(kMostHigh, (at.height() - kLine) / std::max(1, open.onTable.size()));
  double y = at.y() + kLine;
  for (const bool laid : {false, true})
    for (int place = 0; place < open.onTable.size(); ++place) {
      if (open.onTable[place].laid != laid) continue;
      addRow(sight, place, placeOf(sight, place), {at.x(), y, at.width(), pitch});
      y += pitch;
    }
}

}  // namespace w51
