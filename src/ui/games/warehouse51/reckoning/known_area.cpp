#include "ui/games/warehouse51/reckoning/known_area.h"

#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/games/warehouse51/screen/tube.h"

namespace w51 {

void KnownArea::addLot(const Sight& sight, int at, const QRectF& place) {
  const LotTold& lot = kernel::at(known_->lots, at);
  PieceLook look;
  look.at = place;
  look.noun = of(lot.relic);
  look.part = Part::Unsold;
  look.glows = false;
  look.name = sentenceOn(sight, lot, at + 1);
  look.draw = [&, size = place.size()](Ink& ink) {
    const double w = size.width(), h = size.height();
    ink.panel({0, 1, w, h - 3}, QColor(lot.fake ? colour::kForgedInk : colour::kPanel), QColor(colour::kPanelFoot),
              QColor(lot.fake ? colour::kSealRed : colour::kSeam), 1.5, 7);
    const double side = std::min(36.0, h - 10), y = (h - side) / 2;
    ink.text({6, 0, 34, h}, QString::number(at + 1), Role::Heading, 25, QColor(colour::kText2), Qt::AlignCenter);
    drawEmblem(ink, {46, y, side, side}, sight.cards.of(lot.relic).category);
    const double who = w - 5.4 * (side + 4), price = who - 62, buyer = price - side - 6;
    ink.text({56 + side, 0, buyer - side - 62, h}, sight.nameOf(lot.relic), Role::Title, 21,
             QColor(lot.fake ? colour::kFallen : colour::kText));
    if (lot.buyer == Seat::Table) {
      ink.text({buyer - 30, 0, who - buyer + 26, h}, tr("unsold"), Role::Body, 18, QColor(colour::kDeadText),
               Qt::AlignCenter);
    } else {
      drawCollector(ink, {buyer, y, side, side}, sight.collectors[lot.buyer]);
      ink.text({price, 0, 50, h}, QString::number(lot.price), Role::Heading, 31, QColor(colour::kIngotText),
               Qt::AlignCenter);
    }
    if (lot.knew.empty() && !lot.fake) return;
    if (lot.fake) drawSeal(ink, {who, y, side, side});
    else drawCertificate(ink, {who, y, side, side});
    double x = who + side + 10;
    for (const Seat seat : lot.knew) {
      drawCollector(ink, {x, y, side, side}, sight.collectors[seat]);
      x += side + 3;
    }
  };
  add(std::move(look));
}

void KnownArea::addFeat(const Sight& sight, const QString& title, const Feat& feat, const QString& words,
                        const QRectF& at) {
  PieceLook look;
  look.at = at;
  look.glows = false;
  const bool none = feat.seat == Seat::Table;
  const QString said = none ? tr("nobody") : words;
  look.name = QStringLiteral("%1: %2").arg(title, said);
  const int collector = none ? -1 : sight.collectors[feat.seat];
  look.draw = [=, size = at.size()](Ink& ink) {
    drawPanel(ink, {1, 1, size.width() - 2, size.height() - 2}, none ? QColor(colour::kSeam) : inkOf(collector));
    ink.text({22, 10, size.width() - 44, 42}, title, Role::Title, 28, QColor(colour::kChampagne));
    const double side = std::min(84.0, size.height() - 76);
    if (!none) drawCollector(ink, {22, 60, side, side}, collector);
    const double x = none ? 22 : 36 + side;
    ink.paragraph({x, 56, size.width() - x - 18, std::max(side + 8, 60.0)}, said, Role::Body, 21, QColor(colour::kText),
                  Qt::AlignLeft | Qt::AlignVCenter);
  };
  add(std::move(look));
}

void KnownArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width(), h = units().height();
  ink.text({60, 6, w - 120, 70}, tr("What everybody knew"), Role::Title, 50, QColor(colour::kChampagne),
           Qt::AlignCenter);
  const int many = kernel::count(known_->lots), rows = (many + 1) / 2;
  const double top = 84, side = w * 0.27, wide = (w - 48 - side - 32) / 2;
  const double pitch = std::min(66.0, (h - top) / std::max(1, rows));
  for (int at = 0; at < many; ++at)
    addLot(sight, at, {24 + at / rows * (wide + 12), top + at % rows * pitch, wide, pitch - 3});
  const double x = w - 24 - side, high = (std::min(rows * pitch, h - top) - 32) / 3;
  const auto relic = [&](const Feat& feat) {
    return feat.relic == RelicId::None ? QString() : sight.nameOf(feat.relic);
  };
  const auto who = [&](const Feat& feat) { return feat.seat == Seat::Table ? QString() : sight.nameOf(feat.seat); };
  const Feat &bluff = known_->bluff, &dearest = known_->dearest, &paid = known_->paid;
  addFeat(sight, tr("The best bluff"), bluff,
          tr("%1 bid %2 for %3, knew that it was a fake, and got away with it")
              .arg(who(bluff))
              .arg(bluff.number)
              .arg(relic(bluff)),
          {x, top, side, high});
  addFeat(sight, tr("The dearest fake"), dearest,
          tr("%1 paid %2 for %3").arg(who(dearest)).arg(dearest.number).arg(relic(dearest)),
          {x, top + high + 16, side, high});
  const QString from = paid.seat == Seat::Table ? QString() : sight.nameOf(sight.view.open.right(paid.seat));
  addFeat(sight, tr("The best neighbour"), paid,
          tr("%1 was paid %2 ingots by %3, the right neighbour").arg(who(paid)).arg(paid.number).arg(from),
          {x, top + 2 * (high + 16), side, high});
}

}  // namespace w51
