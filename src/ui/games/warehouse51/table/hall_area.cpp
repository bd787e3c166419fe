#include "ui/games/warehouse51/table/hall_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/games/warehouse51/table/course.h"

namespace w51 {

namespace {

// From the left and upper edge of the hall: 560, 162 in the design.
constexpr QRectF kLot(260, 0, 280, 392);
constexpr QRectF kReserve(560, 0, 228, 164), kUnsold(560, 176, 228, 132), kAside(560, 320, 228, 72);
constexpr double kDeckWide = 104, kDeckHigh = 146;

QPointF deckAt(Category category) {
  const int at = static_cast<int>(category);
  return {16.0 + 120 * (at % 2), 14.0 + 180 * (at / 2)};
}

}  // namespace

QString leftIn(const Sight& sight, Category category) {
  QStringList parts;
  for (int value = 3; value >= 1; --value) {
    QStringList names;
    for (const RelicId relic : sight.view.left(sight.cards, category))
      if (sight.cards.value[relic] == value) names << sight.nameOf(relic);
    if (!names.isEmpty()) parts << QStringLiteral("%1: %2").arg(value).arg(names.join(QStringLiteral(", ")));
  }
  return parts.join(QStringLiteral("\n"));
}

PieceLook deckLook(const Sight& sight, Category category, const QRectF& at) {
  const int left = sight.view.open.deckSize[category];
  PieceLook look;
  look.at = at;
  look.noun = deckOf(category);
  look.name = HallArea::tr("%1: %n left", nullptr, left).arg(sight.nameOf(category));
  look.choices = sight.choicesOf(look.noun);
  look.radius = 7;
  look.light = tubeLight();
  look.draw = [category, left, size = at.size()](Ink& ink) {
    const QRectF all(QPointF(0, 0), size);
    if (left == 0) {
      ink.dashed(all.adjusted(3, 3, -3, -3), QColor(colour::kDeadGlass), 7);
    } else {
      drawDeckBack(ink, all, category);
    }
    const double side = size.width() * 0.36;
    const QRectF disc(size.width() - side - 4, size.height() - side - 4, side, side);
    ink.panel(disc, QColor(colour::kVelvet800), QColor(colour::kVelvet900), lightOf(category), 2, side / 2);
    ink.text(disc, QString::number(left), Role::Heading, side * 0.72, QColor(colour::kCream), Qt::AlignCenter);
  };
  return look;
}

void HallArea::addDecks(const Sight& sight, Ink& ink) {
  int left = 0;
  for (const Category category : kEachCategory) {
    left += sight.view.open.deckSize[category];
    add(deckLook(sight, category, {deckAt(category), QSizeF(kDeckWide, kDeckHigh)}));
  }
  ink.text({16, 350, 228, 26}, tr("%n lots left", nullptr, left), Role::Bold, 19, QColor(colour::kText));
  ink.text({16, 374, 232, 26}, tr("Places as if all were genuine"), Role::Body, 17, QColor(colour::kText2));
}

void HallArea::addLot(const Sight& sight, Ink& ink) {
  const RelicId lot = sight.view.open.auction.lot;
  if (lot != RelicId::None) {
    PieceLook look = relicLook(sight, lot, kLot);
    look.part = Part::Lot;
    look.name = tr("The lot: %1").arg(look.name);
    add(std::move(look));
    return;
  }
  mark(Part::Lot, kLot);
  ink.panel(kLot, withAlpha(QColor(colour::kVelvet900), 0.55), withAlpha(QColor(colour::kVelvet900), 0.75),
            QColor(colour::kSeam), 2, 12);
  drawGavel(ink, kLot.adjusted(76, 24, -76, -240));
  const QString words = last_.isEmpty() ? tr("The first lot waits for its deck.") : last_.join(u'\n');
  ink.paragraph(kLot.adjusted(18, 168, -18, -14), words, Role::Body, 20, QColor(colour::kText2),
                Qt::AlignHCenter | Qt::AlignTop);
}

void HallArea::drawReserve(const Sight& sight, Ink& ink) {
  const Open& open = sight.view.open;
  drawPanel(ink, kReserve, QColor(colour::kSeam));
  ink.text({kReserve.x() + 12, 6, 120, 34}, tr("RESERVE"), Role::Heading, 26, QColor(colour::kChampagne));
  ink.text({kReserve.right() - 78, 4, 66, 40}, QString::number(open.reserve), Role::Heading, 40,
           QColor(colour::kIngotText), Qt::AlignRight | Qt::AlignVCenter);
  drawIngots(ink, {kReserve.x() + 14, 46, 150, 54}, open.reserve);
  mark(Part::Reserve, {kReserve.x() + 14, 40, 150, 60});
  const int tokens = sight.cards.game.tokens;
  ink.text({kReserve.x() + 12, 102, 122, 26}, tr("Pawn tickets"), Role::Body, 17, QColor(colour::kText2));
  ink.text({kReserve.right() - 86, 102, 74, 26}, tr("%1 of %2").arg(open.tokens).arg(tokens), Role::Bold, 17,
           QColor(colour::kText), Qt::AlignRight | Qt::AlignVCenter);
  const double pitch = (kReserve.width() - 24) / std::max(1, tokens);
  for (int at = 0; at < tokens; ++at) {
    ink.painter().setOpacity(at < open.tokens ? 1 : 0.22);
    drawTicket(ink, {kReserve.x() + 12 + at * pitch, 132, pitch - 2, 24});
  }
  ink.painter().setOpacity(1);
}

void HallArea::addUnsold(const Sight& sight, Ink& ink) {
  const RelicList& gone = sight.view.open.discards;
  drawPanel(ink, kUnsold, QColor(colour::kSeam));
  ink.text({kUnsold.x() + 12, kUnsold.y() + 6, 110, 32}, tr("GONE"), Role::Heading, 26, QColor(colour::kChampagne));
  ink.text({kUnsold.x() + 12, kUnsold.y() + 40, 110, 26},
           gone.empty() ? tr("nothing yet") : tr("%n relics", nullptr, gone.size()), Role::Body, 17,
           QColor(colour::kText2));
  const double wide = 80, high = 112, room = 206 - wide;
  const double step = gone.size() < 2 ? 0 : std::min(24.0, room / (gone.size() - 1));
  double x = kUnsold.right() - 12 - wide - step * std::max(0, gone.size() - 1);
  for (int at = 0; at < gone.size(); ++at, x += step) {
    RelicState state;
    state.unsold = true;
    PieceLook look = relicLook(sight, gone[at], {x, kUnsold.y() + 10, wide, high}, state);
    look.part = Part::Unsold;
    if (at + 1 < gone.size()) look.reach = {0, 0, std::max(step, 10.0), high};
    add(std::move(look));
  }
}

void HallArea::drawAside(const Sight& sight, Ink& ink) {
  drawPanel(ink, kAside, QColor(colour::kSeam));
  drawCounterfeitBack(ink, {kAside.x() + 12, kAside.y() + 8, 40, 56});
  ink.text({kAside.x() + 66, kAside.y() + 10, 154, 26}, tr("%1 set aside").arg(sight.view.open.aside), Role::Bold, 18,
           QColor(colour::kText));
  ink.text({kAside.x() + 66, kAside.y() + 36, 154, 26}, tr("seen by nobody"), Role::Body, 17, QColor(colour::kText2));
}

void HallArea::draw(const Sight& sight, Ink& ink) {
  addDecks(sight, ink);
  addLot(sight, ink);
  drawReserve(sight, ink);
  addUnsold(sight, ink);
  drawAside(sight, ink);
}

}  // namespace w51
