#include "ui/games/warehouse51/table/fists_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/games/warehouse51/table/course.h"
#include "ui/games/warehouse51/table/seat_area.h"

namespace w51 {

namespace {

/// The seats in the order in which a tie is settled, the revealer first. BLIND-04
std::vector<Seat> tieOrder(const Open& open, Seat revealer) {
  std::vector<Seat> order;
  for (const Seat seat : open.clockwise(revealer)) order.push_back(seat);
  return order;
}

/// The relic that the opened fists have just sold; None: it went unsold.
RelicId soldNow(const Open& open) {
  return open.auctions > 0 && !open.discards.empty() ? open.discards[open.discards.size() - 1] : RelicId::None;
}

}  // namespace

void FistsArea::drawOrder(const Sight& sight, Ink& ink, const QRectF& at) const {
  const Open& open = sight.view.open;
  drawPanel(ink, at, QColor(colour::kSeam));
  drawGavel(ink, {at.x() + 12, at.y() + 10, 46, 46});
  ink.text({at.x() + 72, at.y() + 6, at.width() - 84, 28}, tr("%1 turned the lot up").arg(sight.nameOf(revealer_)),
           Role::Bold, 18, QColor(colour::kMay));
  QStringList names;
  for (const Seat seat : tieOrder(open, revealer_)) names << sight.nameOf(seat);
  ink.text({at.x() + 72, at.y() + 32, at.width() - 84, 28},
           tr("order in a tie: %1").arg(names.join(QStringLiteral(", "))), Role::Body, 17, QColor(colour::kText2));
}

void FistsArea::drawWaiting(const Sight& sight, Ink& ink, const QRectF& left, const QRectF& right) const {
  const Open& open = sight.view.open;
  const QString lot = sight.nameOf(open.auction.lot);
  const int seats = open.seats;
  ink.text({left.x(), left.y(), left.width(), 76},
           seats == 3   ? tr("Three fists")
           : seats == 4 ? tr("Four fists")
                        : tr("Five fists"),
           Role::Title, 56, QColor(colour::kChampagne));
  ink.paragraph({left.x(), left.y() + 88, left.width(), 96},
                tr("%1 is a weapon: it is sold with closed hands. The highest fist wins and pays the left neighbour. A "
                   "tie goes clockwise, the revealer counted first.")
                    .arg(lot),
                Role::Body, 20, QColor(colour::kText));
  drawOrder(sight, ink, {left.x(), left.y() + 196, left.width(), 66});
  int closed = 0;
  for (const Seat seat : open.all()) closed += open.closed.has(seat) ? 1 : 0;
  ink.text({right.x(), right.y() + 6, right.width(), 66}, tr("%1 OF %2 CLOSED").arg(closed).arg(seats), Role::Heading,
           52, QColor(colour::kCream));
  double x = right.x();
  for (int at = 0; at < seats; ++at, x += 90)
    drawFist(ink, {x, right.y() + 82, 76, 84}, at >= closed, QColor(colour::kPrompt), at < closed ? 1 : 0.45);
  ink.paragraph({right.x(), right.y() + 184, right.width(), 70},
                tr("No numbers, no clock, no order of size: every fist closes in the same way."), Role::Body, 20,
                QColor(colour::kText2));
}

void FistsArea::drawSold(const Sight& sight, Ink& ink, const QRectF& left, const QRectF& right) const {
  const Open& open = sight.view.open;
  int most = 0;
  for (const Seat seat : open.all()) most = std::max(most, static_cast<int>(open.fists[seat]));
  const bool sold = most > 0;
  const Seat winner = open.lastWinner;
  ink.text({left.x(), left.y(), left.width(), 76}, sold ? tr("Sold to %1").arg(sight.nameOf(winner)) : tr("Not sold"),
           Role::Title, 56, QColor(colour::kChampagne));
  SeatSet tied;
  for (const Seat seat : open.all())
    if (open.fists[seat] == most) tied |= seat;
  const QString why = !sold             ? tr("All hands are empty: the relic goes.")
                      : tied.size() > 1 ? tr("%1 hold %2 each. Clockwise from the revealer, %3 comes first.")
                                              .arg(sight.namesOf(tied))
                                              .arg(most)
                                              .arg(sight.nameOf(winner))
                                        : tr("Nobody else holds %1.").arg(most);
  ink.paragraph({left.x(), left.y() + 92, left.width(), 80}, why, Role::Body, 20, QColor(colour::kText));
  if (!sold) return;
  drawGavel(ink, {right.x(), right.y(), 110, 110});
  const double wide = ink.text({right.x() + 132, right.y() - 6, 120, 120}, QString::number(most), Role::Heading, 110,
                               QColor(colour::kIngotText));
  drawIngot(ink, {right.x() + 146 + wide, right.y() + 34, 82, 52});
  const Seat paid = open.left(winner);
  ink.text({right.x(), right.y() + 126, right.width(), 34},
           tr("go to %1, on the left of %2").arg(sight.nameOf(paid), sight.nameOf(winner)), Role::Bold, 22,
           QColor(colour::kIngotText));
  ink.paragraph({right.x(), right.y() + 164, right.width(), 60}, tr("All other hands keep what they held."), Role::Body,
                20, QColor(colour::kText2));
}

void FistsArea::drawHead(const Sight& sight, Ink& ink) {
  const double w = units().width();
  const QRectF lot(w / 2 - 127, 0, 254, 356);
  const QRectF left(118, 34, w / 2 - 300, 300), right(w / 2 + 210, 34, w / 2 - 240, 300);
  const bool opened = courseOf(sight.view, sight.cards) == Course::Opened;
  const Open& open = sight.view.open;
  RelicId shown = open.auction.lot;
  if (opened) {
    int most = 0;
    for (const Seat seat : open.all()) most = std::max(most, static_cast<int>(open.fists[seat]));
    shown = most == 0 ? soldNow(open) : lastBought_;
    drawSold(sight, ink, left, right);
  } else {
    drawWaiting(sight, ink, left, right);
  }
  if (shown == RelicId::None) return;
  PieceLook look = relicLook(sight, shown, lot);
  look.part = Part::Lot;
  add(std::move(look));
}

void FistsArea::drawHand(const Sight& sight, Ink& ink, Seat seat, const QRectF& at) {
  const Open& open = sight.view.open;
  const int collector = sight.collectors[seat];
  const int holds = open.fists[seat];
  const bool shows = holds != kNoFist, closed = open.closed.has(seat), asked = sight.asked == seat;
  const bool opened = courseOf(sight.view, sight.cards) == Course::Opened;
  const bool winner = opened && open.lastWinner == seat && holds > 0;
  drawPanel(ink, at, winner ? QColor(colour::kIngot) : inkOf(collector), winner ? 4 : 2);
  drawCollector(ink, {at.x() + 14, at.y() + 10, 54, 54}, collector);
  const double sum = 70;
  ink.text({at.right() - sum - 14, at.y() + 6, sum, 56}, QString::number(open.ingots[seat]), Role::Heading, 46,
           QColor(colour::kIngotText), Qt::AlignRight | Qt::AlignVCenter);
  mark(Part::Sum, {at.right() - sum - 14, at.y() + 6, sum, 56}, Noun{0, static_cast<std::uint16_t>(index(seat))});
  double right = at.right() - sum - 18;
  if (revealer_ == seat && at.width() > 330) {
    drawGavel(ink, {right - 40, at.y() + 16, 40, 40});
    right -= 46;
  }
  ink.text({at.x() + 78, at.y() + 8, right - at.x() - 80, 32}, sight.nameOf(seat), Role::Title, 24, lightOf(collector));
  ink.text({at.x() + 78, at.y() + 40, right - at.x() - 80, 26}, doingOf(sight, seat), Role::Body, 17,
           QColor(asked ? colour::kMay : colour::kText2));
  const QRectF box = at.adjusted(10, 78, -10, -86);
  ink.panel(box, QColor(colour::kVelvet900), QColor(colour::kVelvet900), QColor(colour::kSeam), 1.5, 8);
  QRadialGradient glow(box.center(), box.height() * 0.7);
  glow.setColorAt(0, withAlpha(inkOf(collector), 0.5));
  glow.setColorAt(1, Qt::transparent);
  ink.painter().fillRect(box.adjusted(2, 2, -2, -2), glow);
  const QRectF hand = fitted(box.adjusted(10, 12, -10, -8), QSizeF(200, 220));
  const bool bare = shows || !closed;
  drawFist(ink, hand, bare, QColor(colour::kPrompt), shows || closed ? 1 : asked ? 0.75 : 0.45);
  if (shows) {
    drawOnPalm(ink, hand, holds);
    ink.text({box.x() + 16, box.y() + 4, 90, 80}, QString::number(holds), Role::Heading, 78,
             QColor(winner ? colour::kIngotText : colour::kText2));
  }
  PieceLook fist;
  fist.at = hand;
  fist.part = Part::Fist;
  fist.noun = Noun{0, static_cast<std::uint16_t>(index(seat))};
  fist.glows = false;
  fist.name = shows ? tr("%1 holds %2").arg(sight.nameOf(seat)).arg(holds)
                    : QStringLiteral("%1: %2").arg(sight.nameOf(seat), doingOf(sight, seat));
  add(std::move(fist));
  const bool onShield = sight.shielded.has(seat);
  if ((asked || onShield) && !shows && !closed && !sight.thinking && sight.persons.has(seat)) {
    const QRectF tag(box.center().x() - 120, box.bottom() - 46, 240, 40);
    ink.panel(tag, QColor(colour::kVelvet900), QColor(colour::kVelvet900), QColor(colour::kTube), 2, 7);
    ink.text(tag, onShield ? tr("ON A SHIELD") : tr("BEHIND THE CURTAIN"), Role::Heading, 25, QColor(colour::kCore),
             Qt::AlignCenter);
  }
  const double pitch = (at.width() - 20) / kCategories;
  double x = at.x() + 10;
  for (const Category category : kEachCategory) {
    const int value = valueIn(sight.now(), seat, category);
    drawEmblem(ink, {x + pitch / 2 - 36, at.bottom() - 78, 32, 32}, category);
    ink.text({x + pitch / 2 + 2, at.bottom() - 80, 40, 36}, QString::number(value), Role::Heading, 34,
             value > 0 ? lightOf(category) : QColor(colour::kDeadText));
    x += pitch;
  }
  const QString caption = shows ? QString() : tr("can hold 0 to %1").arg(cap(sight.now(), seat));
  ink.text({at.x(), at.bottom() - 38, at.width(), 28}, caption, Role::Body, 17, QColor(colour::kText2),
           Qt::AlignCenter);
  if (!sight.mayPawn.has(seat)) return;
  PieceLook pawn = tubeButton({at.right() - 116, at.bottom() - 44, 106, 40}, {tr("Pawn"), {}, {}}, Glass::Line, 17);
  pawn.name = tr("%1: pawn a relic").arg(sight.nameOf(seat));
  pawn.command = {Order::Pawn, Noun{0, static_cast<std::uint16_t>(index(seat))}};
  add(std::move(pawn));
}

void FistsArea::draw(const Sight& sight, Ink& ink) {
  drawHead(sight, ink);
  const int seats = sight.view.open.seats;
  const double wide = (units().width() - 8 * (seats - 1)) / seats;
  double x = 0;
  for (const Seat seat : sight.view.open.all()) {
    drawHand(sight, ink, seat, {x, 380, wide, units().height() - 380});
    x += wide + 8;
  }
}

}  // namespace w51
