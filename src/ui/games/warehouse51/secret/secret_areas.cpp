#include "ui/games/warehouse51/secret/secret_areas.h"

#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

/// A panel of the secret screen, with its heading.
void drawWine(Ink& ink, const QSizeF& size, const QString& heading) {
  ink.panel({QPointF(0, 0), size}, withAlpha(QColor(colour::kWine900), 0.72), withAlpha(QColor(colour::kWine900), 0.86),
            QColor(colour::kChampagne600), 2, 10);
  ink.text({20, 8, size.width() - 40, 44}, heading, Role::Title, 29, QColor(colour::kChampagne));
}

/// The places of the cards that the viewer has seen.
std::vector<int> seenBy(const View& view) {
  std::vector<int> places;
  for (int place = 0; place < view.open.onTable.size(); ++place)
    if (view.names[place] != RelicId::None) places.push_back(place);
  return places;
}

}  // namespace

void HeadArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width();
  ink.picture(QStringLiteral("icons/secret"), {150, 54, 48, 44});
  ink.text({212, 38, w * 0.5 - 212, 76}, tr("For %1's eyes only").arg(sight.nameOf(sight.view.me)), Role::Title, 48,
           QColor(colour::kChampagne));
  const Open& open = sight.view.open;
  const RelicId lot = open.auction.lot;
  const QString which = lot == RelicId::None       ? QString()
                        : sight.cards.of(lot).fist ? tr("Lot %1: %2, blind").arg(open.auctions).arg(sight.nameOf(lot))
                                                   : tr("Lot %1: %2").arg(open.auctions).arg(sight.nameOf(lot));
  ink.text({w * 0.5, 54, w * 0.5 - 150, 44}, which, Role::Typed, 24, QColor(colour::kChampagne),
           Qt::AlignRight | Qt::AlignVCenter);
}

void OwnArea::draw(const Sight& sight, Ink& ink) {
  const std::vector<int> places = seenBy(sight.view);
  const int many = static_cast<int>(places.size());
  drawWine(ink, units(), tr("The %n counterfeits that you know", nullptr, many));
  const int columns = many <= 2 ? 2 : many <= 4 ? 2 : 3, rows = std::max(1, (many + columns - 1) / columns);
  const QRectF all(18, 58, units().width() - 36, units().height() - 70);
  const double cellW = all.width() / columns, cellH = all.height() / rows;
  const double text = many <= 2 ? 150 : 56;
  const QSizeF card = fitted({0, 0, cellW - 14, cellH - text}, kRelicCard).size();
  for (int at = 0; at < many; ++at) {
    const int place = kernel::at(places, at);
    const OnTable& lies = sight.view.open.onTable[place];
    const RelicId relic = sight.view.names[place];
    const QRectF cell(all.x() + (at % columns) * cellW, all.y() + (at / columns) * cellH, cellW, cellH);
    PieceLook look;
    look.at = {cell.x() + (cellW - card.width()) / 2, cell.y(), card.width(), card.height()};
    look.noun = counterfeitAt(place);
    look.part = Part::Own;
    look.card = of(relic);
    look.glows = false;
    SeatSet others = lies.seenBy.without(sight.view.me);
    const Seat owner = sight.view.open.owner(relic);
    const QString who = others.empty() ? tr("Nobody else knows it") : tr("%1 knows it too").arg(sight.namesOf(others));
    const bool gone = !sight.view.open.discards.empty() &&
                      std::find(sight.view.open.discards.begin(), sight.view.open.discards.end(), relic) !=
                          sight.view.open.discards.end();
    const bool gentle = sight.view.open.plays(Variant::GentleReckoning);  // VAR-04
    const QString lot = owner == sight.view.me && gentle
                            ? tr("Yours: counts for sets alone at the end, unless sealed or cancelled")
                        : owner == sight.view.me ? tr("Yours: worth nothing at the end, unless sealed or cancelled")
                        : owner != Seat::Table   ? tr("%1 owns the relic").arg(sight.nameOf(owner))
                        : gone                   ? tr("The relic is gone")
                        : sight.view.open.auction.lot == relic ? tr("It is the lot now")
                                                               : tr("Not sold yet");
    look.name = QStringLiteral("%1. %2. %3").arg(sight.nameOf(relic), who, lot);
    look.draw = [&cards = sight.cards, relic, size = look.at.size()](Ink& in) {
      drawCounterfeit(in, {QPointF(0, 0), size}, cards, relic, spoken());
    };
    add(std::move(look));
    double y = cell.y() + card.height() + 8;
    if (many > 2) {
      ink.paragraph({cell.x() + 4, y, cellW - 8, text - 6}, who, Role::Bold, 17, QColor(colour::kText),
                    Qt::AlignHCenter | Qt::AlignTop);
      continue;
    }
    double x = cell.x() + 8;
    for (const Seat seat : others) {
      drawCollector(ink, {x, y, 46, 46}, sight.collectors[seat]);
      x += 50;
    }
    ink.paragraph({x + 4, y, cell.right() - x - 8, 48}, who, Role::Bold, 18, QColor(colour::kText),
                  Qt::AlignLeft | Qt::AlignVCenter);
    ink.paragraph({cell.x() + 8, y + 54, cellW - 16, text - 66}, lot, Role::Body, 18, QColor(colour::kText2));
  }
}

void ReasonArea::drawFist(const Sight& sight, Ink& ink) {
  const Open& open = sight.view.open;
  const double w = units().width();
  if (open.auction.lot != RelicId::None) add(relicLook(sight, open.auction.lot, {20, 56, 122, 170.8}));
  const QRectF hand(154, 56, 292, 171);
  ink.panel(hand, QColor(colour::kWine900), QColor(colour::kWine900), QColor(colour::kChampagne600), 2, 8);
  const QRectF glove = fitted({hand.x() + 8, hand.y() + 6, 146, 160}, QSizeF(200, 220));
  w51::drawFist(ink, glove, true, QColor(colour::kPrompt), 1);
  if (set_) drawOnPalm(ink, glove, *set_);
  const QString number = set_     ? QString::number(*set_)
                         : digit_ ? QStringLiteral("%1_").arg(*digit_)
                                  : QStringLiteral("–");
  ink.text({hand.x() + 158, hand.y() + 8, 126, 112}, number, Role::Heading, 92, QColor(colour::kCream),
           Qt::AlignCenter);
  ink.text({hand.x() + 158, hand.bottom() - 50, 126, 34}, tr("of %n ingots", nullptr, open.ingots[sight.view.me]),
           Role::Bold, 17, QColor(colour::kText2), Qt::AlignCenter);
  QStringList order;
  for (const Seat seat : open.clockwise(open.revealer)) order << sight.nameOf(seat);
  const double x = hand.right() + 12;
  ink.paragraph({x, 54, w - x - 16, 56}, tr("If you win, you pay %1.").arg(sight.nameOf(open.left(sight.view.me))),
                Role::Bold, 17, QColor(colour::kIngotText));
  ink.paragraph({x, 112, w - x - 16, 118},
                tr("In a tie the first of these wins: %1.").arg(order.join(QStringLiteral(", "))), Role::Body, 17,
                QColor(colour::kText2));
  addNumbers(sight);
  ink.text({20, units().height() - 34, w - 40, 28},
           tr("Type two digits (03 is 3, 00 an empty hand), or click. Nothing is set beforehand."), Role::Body, 17,
           QColor(colour::kText2));
}

// The same grid for every seat, whatever it holds: one press for every number. SECRET-32
void ReasonArea::addNumbers(const Sight& sight) {
  constexpr int kColumns = 12;
  const Open& open = sight.view.open;
  int all = open.reserve;
  for (const Seat seat : open.all()) all += open.ingots[seat];
  const int rows = all / kColumns + 1, most = amounts_.back().noun.index;
  const QRectF at(20, 236, units().width() - 40, units().height() - 274);
  const double wide = at.width() / kColumns, high = std::min(46.0, at.height() / rows);
  for (int number = 0; number <= all; ++number) {
    PieceLook look;
    look.at = {at.x() + number % kColumns * wide, at.y() + number / kColumns * high, wide - 4, high - 4};
    look.name = QString::number(number);
    look.glows = false;
    look.radius = 5;
    const bool fits = number <= most, here = set_ == number;
    if (fits) look.command = {Order::Set, ingots(number)};
    else look.name += QStringLiteral(": ") + tr("more than you can hold");
    look.draw = [=, size = look.at.size()](Ink& in) {
      const QRectF tile(QPointF(0, 0), size);
      if (fits) {
        const QColor ground(here ? colour::kCore : colour::kWine900);
        in.panel(tile, ground, ground, QColor(colour::kTube), 1.5, 5);
      }
      in.text(tile.adjusted(3, 0, -3, 0), QString::number(number), Role::Heading, size.height() * 0.56,
              QColor(!fits  ? colour::kDeadText
                     : here ? colour::kNeonInk
                            : colour::kCore),
              Qt::AlignCenter);
    };
    add(std::move(look));
  }
}

void ReasonArea::draw(const Sight& sight, Ink& ink) {
  if (!amounts_.empty()) {
    drawWine(ink, units(), tr("Close your fist"));
    return drawFist(sight, ink);
  }
  drawWine(ink, units(), tr("You have seen them"));
  const QString words =
      tr("Each of these cards names a relic that is a counterfeit: at the end it counts for nothing. Below each card "
         "stands who else knows it.") +
      QStringLiteral("\n\n") +
      tr("You may say about them what you like, true or not. You may look again whenever the table is open: click your "
         "name there.");
  ink.paragraph({24, 66, units().width() - 48, 182}, words, Role::Body, 20, QColor(colour::kText));
  ink.text({24, 250, units().width() - 48, 30}, tr("These are the relics:"), Role::Bold, 19,
           QColor(colour::kChampagne));
  const Relics known = sight.view.knownFakes();
  const double high = 220, wide = high / 1.4, room = units().width() - 48;
  const double pitch = std::min(wide + 14, (room - wide) / std::max(1, known.size() - 1));
  double x = 24;
  for (const RelicId relic : known) {
    add(relicLook(sight, relic, {x, 284, wide, high}));
    x += pitch;
  }
}

void SinceArea::draw(const Sight&, Ink& ink) {
  drawWine(ink, units(), tr("Since your last look"));
  const QRectF at(20, 54, units().width() - 40, units().height() - 62);
  if (lines_.isEmpty()) return ink.paragraph(at, tr("Nothing has happened."), Role::Body, 18, QColor(colour::kText2));
  constexpr int kMost = 4;
  const QStringList last = lines_.mid(std::max(0, static_cast<int>(lines_.size()) - kMost));
  double y = at.y();
  for (const QString& line : last) {
    ink.text({at.x(), y, at.width(), 27}, line, Role::Body, 18, QColor(colour::kText));
    y += 28;
  }
}

void StandingArea::draw(const Sight& sight, Ink& ink) {
  drawWine(ink, units(), tr("Where you stand, as far as you know"));
  const Seat me = sight.view.me;
  Open without = sight.view.open;
  Relics fakes = sight.view.knownFakes();
  for (const Certificate& each : without.certificates) fakes = fakes.without(each.on);
  if (without.plays(Variant::GentleReckoning)) without.fallen |= fakes;  // they count for sets all the same  VAR-04
  else
    for (const Seat seat : without.all()) without.owned[seat] = without.owned[seat].without(fakes);
  const Situation then{without, sight.cards};
  const PerSeat<Score> points = scores(then);
  const double pitch = (units().width() - 40) / kCategories;
  double x = 20;
  for (const Category category : kEachCategory) {
    const int shown = valueIn(sight.now(), me, category), known = valueIn(then, me, category);
    drawEmblem(ink, {x, 58, 40, 40}, category);
    double at = x + 48;
    if (shown != known) {
      const double wide =
          ink.text({at, 56, 40, 44}, QString::number(shown), Role::Heading, 38, QColor(colour::kFallen));
      ink.line({at - 3, 92}, {at + wide + 3, 66}, QColor(colour::kFallen), 3);
      at += wide + 12;
    }
    ink.text({at, 56, 40, 44}, QString::number(known), Role::Heading, 38, lightOf(category));
    const int brings = points[me].majority[category];
    const QString place = known == 0                                         ? tr("none")
                          : brings == 0                                      ? tr("no place")
                          : brings == sight.cards.categories[category].first ? tr("1st: %1").arg(brings)
                                                                             : tr("2nd: %1").arg(brings);
    ink.text({x, 100, pitch - 8, 26}, place, Role::Body, 17, QColor(colour::kText2));
    x += pitch;
  }
  ink.text({20, 128, units().width() - 40, 30},
           tr("Points if it ended now, without the fakes that you know: %1").arg(points[me].total()), Role::Bold, 18,
           QColor(colour::kIngotText));
}

}  // namespace w51
