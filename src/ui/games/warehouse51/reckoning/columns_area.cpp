#include "ui/games/warehouse51/reckoning/columns_area.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/reckoning/changes_area.h"
#include "ui/games/warehouse51/reckoning/part_sign.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

namespace {

constexpr double kTop = 96, kList = 340, kFoot = 108, kMostPerPoint = 31, kOverTop = 84;

/// The two shades of a block, from the left.
std::pair<QColor, QColor> shadesFor(PartOf part) {
  if (const Category category = categoryOf(part); category != Category::None)
    return {lightOf(category), inkOf(category)};
  if (part == PartOf::Sets) return {QColor(0xFFE9E2F4), QColor(0xFF8F86B4)};
  if (part == PartOf::Cards) return {QColor(colour::kLabel), QColor(colour::kLabelLine)};
  return {QColor(0xFFF6C65A), QColor(0xFFA56C14)};
}

/// Above all that a column ever reaches, in points.
int highest(const Story& story) {
  int most = 1;
  for (const ScorePart& part : story.parts)
    for (const int total : part.totals) most = std::max(most, total);
  return most;
}

}  // namespace

const ScorePart& ColumnsArea::partNow() const { return kernel::at(stage_.story->parts, stage_.part); }

double ColumnsArea::perPoint() const {
  return std::min(kMostPerPoint, (units().height() - kTop - kFoot - 10 - kOverTop) / highest(*stage_.story));
}

void ColumnsArea::addCounted(const Sight& sight, Ink& ink) {
  const QRectF list(24, kTop - 6, kList, units().height() - kTop + 6);
  drawPanel(ink, list, QColor(colour::kSeam));
  ink.text({list.x() + 22, list.y() + 10, kList - 40, 40}, tr("Counted"), Role::Title, 30, QColor(colour::kChampagne));
  const double foot = 92, pitch = std::min(84.0, (list.height() - 60 - foot) / kParts);
  for (int at = 0; at < kParts; ++at) {
    const PartOf part = static_cast<PartOf>(at);
    const bool now = at == stage_.part && !stage_.won, done = at < stage_.part || stage_.won;
    PieceLook look;
    look.at = {list.x() + 16, list.y() + 58 + at * pitch, kList - 32, pitch - 10};
    look.glows = false;
    look.name = QStringLiteral("%1: %2").arg(nameOf(part), worthOf(sight, part));
    if (done || now) look.name += QStringLiteral("; ") + pointsOf(sight, kernel::at(stage_.story->parts, at));
    look.draw = [=, size = look.at.size(), name = nameOf(part), worth = worthOf(sight, part)](Ink& in) {
      const Category category = categoryOf(part);
      in.panel({1, 1, size.width() - 2, size.height() - 2}, now ? wellOf(category) : QColor(colour::kPanel),
               QColor(colour::kPanelFoot), QColor(now ? colour::kIngot : colour::kSeam), now ? 3 : 2, 8);
      drawSign(in, {14, size.height() / 2 - 23, 46, 46}, part);
      const QColor with(done || now ? colour::kText : colour::kDeadText);
      in.text({74, 4, size.width() - 110, size.height() * 0.52}, name.toUpper(), Role::Heading, 31,
              now && category != Category::None ? lightOf(category) : with);
      in.text({74, size.height() * 0.5, size.width() - 110, size.height() * 0.42}, worth, Role::Body, 19, with);
      if (done)
        in.text({size.width() - 42, 0, 30, size.height()}, QStringLiteral("✓"), Role::Bold, 26, QColor(0xFF8FE3DC),
                Qt::AlignCenter);
    };
    add(std::move(look));
  }
  ink.paragraph({list.x() + 22, list.bottom() - foot, kList - 40, foot - 10}, listOf(sight, *stage_.story), Role::Body,
                18, QColor(colour::kText2), Qt::AlignLeft | Qt::AlignVCenter);
}

void ColumnsArea::drawScale(Ink& ink) const {
  const double base = units().height() - kFoot - 10, left = kList + 50, right = units().width() - 76;
  QPainter& p = ink.painter();
  for (int points = 5; points <= highest(*stage_.story); points += 5) {
    const double y = base - points * perPoint();
    p.setPen(QPen(withAlpha(QColor(colour::kText2), 0.35), 1.5, Qt::DotLine));
    p.drawLine(QPointF(left, y), QPointF(right, y));
    ink.text({right + 6, y - 30, 46, 28}, QString::number(points), Role::Heading, 25, QColor(colour::kText2),
             Qt::AlignCenter);
  }
}

void ColumnsArea::drawBlock(const Sight& sight, Ink& ink, const ScorePart& part, Seat seat, const QRectF& at) const {
  const Block& block = part.blocks[seat];
  const bool now = part.part == partNow().part && !stage_.won;
  const auto [light, dark] = shadesFor(part.part);
  QLinearGradient shade(at.topLeft(), at.topRight());
  shade.setColorAt(0, light);
  shade.setColorAt(0.62, light.darker(108));
  shade.setColorAt(1, dark);
  QPainter& p = ink.painter();
  p.setBrush(shade);
  p.setPen(now ? QPen(QColor(colour::kCream), 3) : QPen(Qt::NoPen));
  p.drawRoundedRect(at.adjusted(1, 1, -1, -2), 4, 4);
  if (at.height() < 13) return;
  const double side = std::min(36.0, at.height() - 4);
  drawSign(ink, {at.x() + 8, at.center().y() - side / 2, side, side}, part.part);
  const QString points = QString::number(block.points);
  const double size = std::min(38.0, at.height() * 0.95), wide = 34;
  const QRectF number(at.right() - wide - 4, at.y(), wide, at.height());
  for (const QPointF& rim : {QPointF(-1.5, 0), QPointF(1.5, 0), QPointF(0, 2)})
    ink.text(number.translated(rim), points, Role::Heading, size, QColor(0, 0, 0), Qt::AlignCenter);
  ink.text(number, points, Role::Heading, size, Qt::white, Qt::AlignCenter);
  const QRectF words(at.x() + side + 16, at.y(), number.x() - at.x() - side - 18, at.height());
  const QString reason = reasonFor(sight, block);
  const double letters = std::min(19.0, at.height() * 0.7);
  at.height() > 44
      ? ink.paragraph(words, reason, Role::Bold, letters, QColor(colour::kLabelInk), Qt::AlignLeft | Qt::AlignVCenter)
      : (void)ink.text(words, reason, Role::Bold, letters, QColor(colour::kLabelInk));
}

/// What card effects take away is struck off the top.
void ColumnsArea::drawStruck(const Sight& sight, Ink& ink, Seat seat, const QRectF& at) const {
  const Block& block = stage_.story->parts.back().blocks[seat];
  ink.painter().fillRect(at, withAlpha(QColor(colour::kPanelFoot), 0.75));
  drawLost(ink, at);
  if (at.height() < 13) return;
  const QRectF words = at.adjusted(10, 0, -10, 0);
  const double size = std::min(19.0, at.height() * 0.7);
  const double number = ink.text(words, QString::number(block.points).replace(u'-', u'−'), Role::Heading, size * 1.6,
                                 QColor(colour::kFallen), Qt::AlignRight | Qt::AlignVCenter);
  ink.text(words.adjusted(0, 0, -number - 6, 0), reasonFor(sight, block), Role::Bold, size, QColor(colour::kText));
}

void ColumnsArea::drawTotal(Ink& ink, Seat seat, const QRectF& at, double top) const {
  const ScorePart& part = partNow();
  const int gained = part.blocks[seat].points;
  const double grown = eased(stage_, 0, Stage::kGrow, QEasingCurve::OutCubic);
  const int total = part.totals[seat] - gained + static_cast<int>(std::lround(gained * grown));
  const bool leads = (stage_.won ? stage_.story->winners : part.leads).has(seat);
  ink.text({at.x(), top - 8, at.width(), 70}, QString::number(total), Role::Heading, 76,
           QColor(leads ? colour::kIngotText : colour::kText));
  double y = top + 64;
  if (gained != 0 && !stage_.won) {
    const QString words = gained > 0 ? QStringLiteral("+%1").arg(gained) : QString::number(gained).replace(u'-', u'−');
    const Category category = categoryOf(part.part);
    ink.text({at.x(), y, at.width(), 36}, words, Role::Heading, 36,
             gained < 0                   ? QColor(colour::kFallen)
             : category != Category::None ? lightOf(category)
                                          : QColor(colour::kIngotText));
    y += 40;
  }
  const double crowned = stage_.won ? 1 : eased(stage_, Stage::kGrow, Stage::kCrown, QEasingCurve::OutCubic);
  if (!leads || crowned <= 0) return;
  ink.painter().setOpacity(crowned);
  const double side = stage_.won ? 60 : 46;
  drawCrown(ink, {at.x(), y - 20 * (1 - crowned), side, side * 0.85});
  ink.painter().setOpacity(1);
}

void ColumnsArea::addFoot(const Sight& sight, Seat seat, const QRectF& at) {
  const ScorePart& part = partNow();
  const Block& block = part.blocks[seat];
  const int collector = sight.collectors[seat];
  const bool leads = (stage_.won ? stage_.story->winners : part.leads).has(seat);
  const bool plain = categoryOf(part.part) == Category::None && block.reason != Reason::Nothing;
  const QString why = reasonFor(sight, block);
  const QString reason = stage_.won ? tr("%n points", nullptr, part.totals[seat])
                         : plain    ? why
                                    : QStringLiteral("%1: %2").arg(nameOf(part.part), why);
  const QString below = stage_.won ? (leads ? tr("wins") : QString())
                        : block.points != 0
                            ? tr("%1 becomes %2").arg(part.totals[seat] - block.points).arg(part.totals[seat])
                        : leads ? tr("leads with %1").arg(part.totals[seat])
                                : QString();
  PieceLook look;
  look.at = at;
  look.glows = false;
  look.name = QStringLiteral("%1: %2. %3").arg(sight.nameOf(seat)).arg(part.totals[seat]).arg(reason);
  look.draw = [=, size = at.size(), name = sight.nameOf(seat)](Ink& in) {
    drawPanel(in, {1, 1, size.width() - 2, size.height() - 2}, inkOf(collector), leads ? 3 : 2);
    const double side = std::min(78.0, size.width() * 0.28);
    drawCollector(in, {10, size.height() / 2 - side / 2, side, side}, collector);
    const double x = side + 22, wide = size.width() - x - 10;
    in.text({x, 8, wide, 36}, name, Role::Title, 26, lightOf(collector));
    in.text({x, 44, wide, 26}, reason, Role::Body, 18, QColor(colour::kText));
    in.text({x, 72, wide, 26}, below, Role::Body, 18, QColor(leads ? colour::kIngotText : colour::kText2));
  };
  add(std::move(look));
}

void ColumnsArea::addColumn(const Sight& sight, Ink& ink, Seat seat, const QRectF& at) {
  const double base = units().height() - kFoot - 10, each = perPoint(), wide = std::min(226.0, at.width() - 92);
  const double x = at.x() + 12;
  double y = base, lost = 0;
  for (int which = 0; which <= stage_.part; ++which) {
    const ScorePart& part = kernel::at(stage_.story->parts, which);
    const int points = part.blocks[seat].points;
    const double grown = which == stage_.part ? eased(stage_, 0, Stage::kGrow, QEasingCurve::OutCubic) : 1;
    if (points > 0) {
      const double high = points * each * grown;
      drawBlock(sight, ink, part, seat, {x, y - high, wide, high});
      y -= high;
    }
    if (points < 0) lost -= points * each * grown;
  }
  lost = std::min(lost, base - y);
  if (lost > 0) drawStruck(sight, ink, seat, {x, y, wide, lost});
  drawTotal(ink, seat, {x + wide + 10, 0, at.right() - x - wide - 10, 0}, std::min(y + lost, base - 150));
  addFoot(sight, seat, {at.x(), base + 8, at.width() - 14, kFoot - 6});
}

void ColumnsArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width();
  const QString title = !stage_.won ? titleOf(sight, partNow())
                        : stage_.story->winners.size() == 1
                            ? tr("%1 wins", "one").arg(sight.namesOf(stage_.story->winners))
                            : tr("%1 win", "several").arg(sight.namesOf(stage_.story->winners));
  ink.text({60, 6, w - 120, 76}, title, Role::Title, 54, QColor(colour::kChampagne), Qt::AlignCenter);
  addCounted(sight, ink);
  drawScale(ink);
  const int seats = sight.view.open.seats;
  const double left = kList + 56, pitch = (w - 76 - left) / seats;
  for (const Seat seat : sight.view.open.all()) addColumn(sight, ink, seat, {left + pitch * index(seat), 0, pitch, 0});
}

}  // namespace w51
