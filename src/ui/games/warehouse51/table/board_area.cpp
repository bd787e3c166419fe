#include "ui/games/warehouse51/table/board_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

void BoardArea::draw(const Sight& sight, Ink& ink) {
  const Open& open = sight.view.open;
  const Auction& auction = open.auction;
  drawPanel(ink, {QPointF(0, 0), units()}, QColor(colour::kChampagne600));
  ink.text({18, 6, 240, 26}, tr("Standing bid"), Role::Body, 18, QColor(colour::kText2));
  if (auction.bidder == Seat::Table) {
    ink.text({18, 36, 250, 34}, tr("Nobody has bid"), Role::Title, 24, QColor(colour::kChampagne));
  } else {
    const int collector = sight.collectors[auction.bidder];
    drawCollector(ink, {18, 38, 52, 52}, collector);
    ink.text({80, 34, 192, 32}, sight.nameOf(auction.bidder), Role::Title, 24, lightOf(collector));
    ink.text({80, 66, 192, 26}, tr("pays %1").arg(sight.nameOf(open.left(auction.bidder))), Role::Body, 18,
             QColor(colour::kIngotText));
  }
  drawFlaps(ink, {280, 9, 130, 82}, auction.standing, 2);
  drawIngot(ink, {420, 34, 52, 34});
  ink.text({494, 6, 300, 26}, tr("Who still speaks"), Role::Body, 18, QColor(colour::kText2));
  const double pitch = 300.0 / open.seats;
  double x = 490;
  for (const Seat seat : open.all()) {
    const bool out = auction.passed.has(seat);
    const QRectF cell(x, 34, pitch, 62);
    drawCollector(ink, {cell.center().x() - 18, 34, 36, 36}, sight.collectors[seat], out ? Tone::Dimmed : Tone::Plain);
    const bool asked = sight.asked == seat;
    const QString words = auction.bidder == seat ? tr("bid %1").arg(auction.standing)
                          : out                  ? tr("out")
                          : asked                ? tr("asked")
                                                 : tr("in");
    ink.text({cell.x(), 71, cell.width(), 24}, words, Role::Bold, 17,
             QColor(asked                    ? colour::kMay
                    : auction.bidder == seat ? colour::kIngotText
                                             : colour::kText2),
             Qt::AlignCenter);
    x += pitch;
  }
}

}  // namespace w51
