#include "ui/games/warehouse51/table/standings_area.h"

#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/look/pieces.h"
#include "ui/games/warehouse51/reckoning/part_sign.h"
#include "ui/games/warehouse51/reckoning/score_story.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

namespace {

constexpr double kNamesWide = 400, kHeadHigh = 86, kTotalHigh = 100;

QString signedly(int points) { return QString::number(points).replace(u'-', u'−'); }

/// What the table would score if it ended as it stands.
std::vector<ScorePart> ifItEnded(const Sight& sight) {
  Open then = sight.view.open;
  then.scores = scores(sight.now());
  return partsOf({then, sight.cards});
}

}  // namespace

void StandingsArea::addHead(const Sight& sight, Seat seat, const QRectF& at) {
  const int collector = sight.collectors[seat];
  PieceLook look;
  look.at = at;
  look.glows = false;
  look.name = sight.nameOf(seat);
  look.draw = [=, name = look.name, size = at.size()](Ink& ink) {
    const double side = std::min(72.0, size.height() - 8);
    drawCollector(ink, {4, (size.height() - side) / 2, side, side}, collector);
    ink.text({side + 16, 0, size.width() - side - 20, size.height()}, name, Role::Title, 26, lightOf(collector));
  };
  add(std::move(look));
}

void StandingsArea::addCell(const Sight& sight, const ScorePart& part, Seat seat, const QRectF& at) {
  const Block& block = part.blocks[seat];
  const Category category = categoryOf(part.part);
  const bool first = block.place == 1 && block.points > 0;
  PieceLook look;
  look.at = at;
  look.glows = false;
  look.name =
      QStringLiteral("%1, %2: %3. %4")
          .arg(sight.nameOf(seat), nameOf(part.part), tr("%n points", nullptr, block.points), reasonFor(sight, block));
  const QString reason = block.reason == Reason::Nothing ? QString() : reasonFor(sight, block);
  look.draw = [=, size = at.size()](Ink& ink) {
    const QColor lit = block.points < 0             ? QColor(colour::kFallen)
                       : category != Category::None ? lightOf(category)
                                                    : QColor(colour::kIngotText);
    ink.panel({0, 1, size.width(), size.height() - 4}, QColor(colour::kPanel), QColor(colour::kPanelFoot),
              first ? lit : QColor(colour::kSeam), first ? 2 : 1, 7);
    ink.text({8, 0, 62, size.height() - 3}, signedly(block.points), Role::Heading, 44,
             block.points == 0 ? QColor(colour::kDeadText) : lit, Qt::AlignCenter);
    ink.paragraph({78, 2, size.width() - 86, size.height() - 6}, reason, Role::Body, 18,
                  QColor(block.points == 0 ? colour::kText2 : colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
  };
  add(std::move(look));
}

void StandingsArea::addPart(const Sight& sight, const ScorePart& part, const QRectF& at) {
  PieceLook look;
  look.at = {at.x(), at.y(), kNamesWide - 16, at.height()};
  look.glows = false;
  look.name = QStringLiteral("%1: %2").arg(nameOf(part.part), worthOf(sight, part.part));
  look.draw = [=, name = nameOf(part.part), worth = worthOf(sight, part.part), size = look.at.size()](Ink& ink) {
    const Category category = categoryOf(part.part);
    const double side = std::min(52.0, size.height() - 14);
    drawSign(ink, {8, (size.height() - side) / 2 - 2, side, side}, part.part);
    ink.text({76, size.height() / 2 - 40, size.width() - 80, 38}, name.toUpper(), Role::Heading, 31,
             category != Category::None ? lightOf(category) : QColor(colour::kText));
    ink.text({76, size.height() / 2, size.width() - 80, 28}, worth, Role::Body, 18, QColor(colour::kText2));
  };
  add(std::move(look));
  const double pitch = (at.width() - kNamesWide) / sight.view.open.seats;
  for (const Seat seat : sight.view.open.all())
    addCell(sight, part, seat, {at.x() + kNamesWide + pitch * index(seat), at.y(), pitch - 12, at.height()});
}

void StandingsArea::addTotal(const Sight& sight, const ScorePart& last, Seat seat, const QRectF& at) {
  const int total = last.totals[seat];
  const bool leads = last.leads.has(seat);
  PieceLook look;
  look.at = at;
  look.glows = false;
  look.name = tr("%1, in all: %2").arg(sight.nameOf(seat), tr("%n points", nullptr, total));
  look.draw = [=, size = at.size()](Ink& ink) {
    drawPanel(ink, {1, 3, size.width() - 2, size.height() - 6}, QColor(leads ? colour::kIngot : colour::kSeam),
              leads ? 3 : 2);
    ink.text({8, 0, 90, size.height()}, signedly(total), Role::Heading, 64,
             QColor(leads ? colour::kIngotText : colour::kText), Qt::AlignCenter);
    if (leads) drawCrown(ink, {108, size.height() / 2 - 20, 48, 40});
  };
  add(std::move(look));
}

void StandingsArea::drawChart(const Sight& sight, Ink& ink, const QRectF& at) {
  const std::vector<ScorePart> parts = ifItEnded(sight);
  const int seats = sight.view.open.seats;
  const double pitch = (at.width() - kNamesWide) / seats, row = (at.height() - kHeadHigh - kTotalHigh) / kParts;
  ink.paragraph({at.x() + 8, at.y(), kNamesWide - 30, kHeadHigh},
                tr("If it ended now and all relics were genuine. Pawned ones count for neither value nor sets."),
                Role::Body, 19, QColor(colour::kText2), Qt::AlignLeft | Qt::AlignVCenter);
  const auto columnOf = [&](Seat seat) { return at.x() + kNamesWide + pitch * index(seat); };
  for (const Seat seat : sight.view.open.all()) addHead(sight, seat, {columnOf(seat), at.y(), pitch - 12, kHeadHigh});
  double y = at.y() + kHeadHigh;
  for (const ScorePart& part : parts) {
    addPart(sight, part, {at.x(), y, at.width(), row});
    y += row;
  }
  ink.text({at.x() + 76, y, kNamesWide - 90, kTotalHigh}, tr("IN ALL"), Role::Heading, 38, QColor(colour::kText));
  for (const Seat seat : sight.view.open.all())
    addTotal(sight, parts.back(), seat, {columnOf(seat), y, pitch - 12, kTotalHigh});
}

}  // namespace w51
