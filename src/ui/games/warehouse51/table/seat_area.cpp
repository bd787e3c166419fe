#include "ui/games/warehouse51/table/seat_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/games/warehouse51/table/course.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

constexpr double kStrip = 72, kColumn = 118, kPitch = 124, kFoot = 44;

QRgb edgeOf(const Sight& sight, Seat seat) {
  if (sight.asked == seat && !sight.thinking) return colour::kTube;
  return shadesOf(sight.collectors[seat]).ink;
}

/// Whether the question has a button of its own for it.
bool pawnsAtDesk(const Sight& sight, Seat seat) {
  if (sight.asked != seat) return false;
  const Ask ask = askOf(sight.decision);
  return ask == Ask::OpenTurn || ask == Ask::Land;
}

}  // namespace

QString doingOf(const Sight& sight, Seat seat) {
  const Open& open = sight.view.open;
  const Auction& auction = open.auction;
  const Course course = courseOf(sight.view, sight.cards);
  const bool asked = sight.asked == seat;
  if (asked && sight.thinking) return SeatArea::tr("thinks");
  if (course == Course::Open) {
    if (auction.bidder == seat) return SeatArea::tr("stands at %1").arg(auction.standing);
    if (asked) return SeatArea::tr("asked now");
    return auction.passed.has(seat) ? SeatArea::tr("passed") : QString();
  }
  if (course == Course::Blind) {
    if (open.fists[seat] != kNoFist) return SeatArea::tr("holds %1, for all to hear").arg(open.fists[seat]);
    if (open.closed.has(seat)) return SeatArea::tr("fist closed");
    if (sight.shielded.has(seat)) return SeatArea::tr("choosing on a shield");
    return asked ? SeatArea::tr("closing now") : QString();
  }
  if (course == Course::Opened) {
    if (open.lastWinner == seat) return SeatArea::tr("won with %1").arg(open.fists[seat]);
    return open.fists[seat] <= 0 ? SeatArea::tr("empty hand") : SeatArea::tr("keeps the ingots");
  }
  if (course == Course::Over) return SeatArea::tr("points: %1").arg(open.scores[seat].total());
  return asked ? SeatArea::tr("asked now") : QString();
}

void drawPlace(Ink& ink, const QRectF& at, const Sight& sight, Seat seat, Category category) {
  const Situation now = sight.now();
  const int points =
      sight.view.open.scored ? sight.view.open.scores[seat].majority[category] : scores(now)[seat].majority[category];
  const CategoryDesign& worth = sight.cards.categories[category];
  if (points == 0) {
    const QString none = valueIn(now, seat, category) > 0 ? SeatArea::tr("no place") : QString();
    ink.text(at, none, Role::Body, 17, QColor(colour::kText2), Qt::AlignRight | Qt::AlignVCenter);
    return;
  }
  const QRectF sign(at.x(), at.center().y() - 13, 26, 26);
  points == worth.first ? drawCrown(ink, sign) : drawRibbon(ink, sign);
  ink.text(at.adjusted(30, 0, 0, 0), SeatArea::tr("%n pts", nullptr, points), Role::Bold, 17,
           QColor(colour::kIngotText), Qt::AlignLeft | Qt::AlignVCenter);
}

void SeatArea::drawStrip(const Sight& sight, Ink& ink) {
  const Open& open = sight.view.open;
  const double w = units().width();
  const int collector = sight.collectors[seat_];
  drawCollector(ink, {10, 7, 62, 62}, collector);
  const QString sum = QString::number(open.ingots[seat_]);
  ink.text({w - 76, 6, 60, 58}, sum, Role::Heading, 58, QColor(colour::kIngotText), Qt::AlignRight | Qt::AlignVCenter);
  const QRectF purse(w - 176, 10, 94, 52);
  drawIngots(ink, purse, open.ingots[seat_]);
  mark(Part::Sum, {w - 176, 6, 160, 60}, Noun{0, static_cast<std::uint16_t>(index(seat_))});
  double right = purse.x() - 8;
  if (open.revealer == seat_ && !auctionsOver(open)) {
    drawGavel(ink, {right - 42, 14, 42, 42});
    right -= 50;
  }
  const bool pawns = sight.mayPawn.has(seat_) && !pawnsAtDesk(sight, seat_);
  ink.text({86, 6, right - 86, 34}, sight.nameOf(seat_), Role::Title, 27, lightOf(collector));
  const bool asked = sight.asked == seat_ && !sight.thinking;
  ink.text({86, 40, right - (pawns ? 176 : 86), 26}, doingOf(sight, seat_), Role::Body, 18,
           QColor(asked ? colour::kMay : colour::kText2));
  if (!pawns) return;
  PieceLook pawn = tubeButton({right - 88, 41, 88, 31}, {tr("Pawn"), {}, {}}, Glass::Line, 18);
  pawn.name = tr("%1: pawn a relic").arg(sight.nameOf(seat_));
  pawn.command = {Order::Pawn, Noun{0, static_cast<std::uint16_t>(index(seat_))}};
  add(std::move(pawn));
}

void SeatArea::drawFoot(const Sight& sight, Ink& ink, Category category, const QRectF& at) const {
  const int value = valueIn(sight.now(), seat_, category);
  if (sight.view.open.owned[seat_].empty() && value == 0) return;
  bool any = false;
  for (const RelicId relic : sight.view.open.owned[seat_]) any |= categoryOf(sight.now(), relic) == category;
  if (!any) return;
  ink.text({at.x() + 8, at.y(), 30, at.height()}, QString::number(value), Role::Heading, 36, lightOf(category));
  drawPlace(ink, {at.x() + 36, at.y(), at.width() - 42, at.height()}, sight, seat_, category);
}

// Newest on top, so that each shows at least its tag.
void SeatArea::addRelics(const Sight& sight, const std::vector<RelicId>& relics, const QRectF& at) {
  const double free = at.height() - 10;  // the sum below has air
  constexpr double kTag = 24;            // of each card below the topmost
  const int more = static_cast<int>(relics.size()) - 1;
  const double wide = std::clamp((free - more * kTag) / 1.4, 56.0, 108.0);
  const double high = wide * 1.4;
  const double step = more == 0 ? 0 : std::min(52.0, (free - high) / more);
  double y = at.y();
  for (std::size_t each = 0; each < relics.size(); ++each, y += step) {
    const RelicId relic = kernel::at(relics, static_cast<int>(each));
    const RelicState state = stateOf(sight.view, relic);
    PieceLook look = relicLook(sight, relic, {at.center().x() - wide / 2, y, wide, high}, state);
    const bool last = each + 1 == relics.size();
    if (!last) look.reach = {0, 0, wide, std::max(step, 12.0)};
    if (state.pawned) {
      look.at = {at.center().x() - wide / 2, y, wide, wide / 1.4};
      look.draw = [&cards = sight.cards, relic, state, size = look.at.size()](Ink& ink) {
        QPainter& p = ink.painter();
        p.save();
        p.translate(size.width(), 0);
        p.rotate(90);
        drawRelic(ink, {QPointF(0, 0), size.transposed()}, cards, relic, spoken(), state);
        p.restore();
      };
      look.name = tr("%1, pawned").arg(look.name);
    } else if (state.sealed) {
      look.name = tr("%1, with a certificate").arg(look.name);
    }
    add(std::move(look));
  }
}

void SeatArea::drawColumn(const Sight& sight, Ink& ink, Category category, const QRectF& at) {
  std::vector<RelicId> relics;
  for (const RelicId relic : sight.view.open.owned[seat_])
    if (categoryOf(sight.now(), relic) == category) relics.push_back(relic);
  QColor edge = inkOf(category);
  edge.setAlphaF(relics.empty() ? 0.45F : 0.85F);
  QColor well = wellOf(category);
  well.setAlphaF(relics.empty() ? 0.35F : 0.75F);
  ink.panel(at, well, QColor(colour::kPanelFoot), edge, 1.5, 7);
  if (relics.empty()) {
    ink.painter().setOpacity(0.45);
    drawEmblem(ink, {at.center().x() - 20, at.center().y() - 34, 40, 40}, category);
    ink.painter().setOpacity(1);
    return;
  }
  addRelics(sight, relics, at.adjusted(5, 7, -5, -kFoot));
  drawFoot(sight, ink, category, {at.x(), at.bottom() - kFoot, at.width(), kFoot - 2});
}

void SeatArea::draw(const Sight& sight, Ink& ink) {
  const QRectF all(QPointF(0, 0), units());
  const bool asked = sight.asked == seat_ && !sight.thinking;
  drawPanel(ink, all, QColor(edgeOf(sight, seat_)), asked ? 3 : 2);
  PieceLook panel;
  panel.at = {6, 4, units().width() - 280, kStrip - 6};
  panel.part = Part::Seat;
  panel.glows = false;
  panel.link = true;
  panel.name =
      tr("%1: ingots: %2. %3").arg(sight.nameOf(seat_)).arg(sight.view.open.ingots[seat_]).arg(doingOf(sight, seat_));
  if (sight.persons.has(seat_)) panel.command = {Order::Look, Noun{0, static_cast<std::uint16_t>(index(seat_))}};
  add(std::move(panel));
  drawStrip(sight, ink);
  double x = (units().width() - 4 * kPitch + (kPitch - kColumn)) / 2;
  for (const Category category : kEachCategory) {
    drawColumn(sight, ink, category, {x, kStrip + 8, kColumn, units().height() - kStrip - 18});
    x += kPitch;
  }
  const Open& open = sight.view.open;
  const bool passed = courseOf(sight.view, sight.cards) == Course::Open && open.auction.passed.has(seat_);
  if (!passed) return;
  ink.painter().setPen(Qt::NoPen);
  ink.painter().setBrush(QColor(0, 0, 0, 66));
  ink.painter().drawRoundedRect(all, 12, 12);
}

}  // namespace w51
