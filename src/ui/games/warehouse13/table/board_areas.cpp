// Leads, Field, walkways and piles.

#include "ui/games/warehouse13/table/board_areas.h"

#include <QFontMetricsF>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"
#include "ui/games/warehouse13/table/lying_cards.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

std::vector<DieId> lyingAt(const View& v, Spot spot) {
  std::vector<DieId> dice;
  for (int die = 0; die < kDice; ++die)
    if (v.dice[die].spot == spot) dice.push_back(dieAt(die));
  return dice;
}

}  // namespace

// ---- Leads ------------------------------------------------------------------------------------------------------

void LeadsArea::draw(const Sight& sight, Ink& ink) {
  mark(Part::Leads, QRectF(QPointF(0, 0), units()));
  const double used = ink.text({14, 2, 120, 30}, tr("Leads"), Role::Heading, 28, QColor(colour::kGold));
  ink.text({28 + used, 3, 300, 30}, tr("open to every Agent"), Role::Body, 17, QColor(colour::kText2));
  for (const Symbol type : kTypes) drawColumn(sight, ink, type);
  drawColumn(sight, ink, Symbol::Wild);
}

void LeadsArea::drawColumn(const Sight& sight, Ink& ink, Symbol type) {
  const bool wild = type == Symbol::Wild;
  const double x = wild ? 508 : 12 + 124 * index(type);
  const double w = wild ? 86 : 118;
  ink.picture(art::symbolFile(type), {x + 6, 38, 32, 32});
  ink.text({x + 42, 38, w - 46, 32}, say(sight.words.type(type)), Role::Heading, 22, lightOf(type));
  std::vector<DieId> dice;
  for (const DieId die : lyingAt(sight.view, Spot::Leads))
    if (sight.view.dice[die].shows.symbol == type) dice.push_back(die);
  // In a crowd the rows lie over each other from below, so that the numbers stay free: the target keeps its width.
  constexpr double kSide = 53, kTop = 74, kRoom = 190;
  const int perRow = wild ? 1 : 2;
  const int count = kernel::count(dice);
  const int rows = (count + perRow - 1) / perRow;
  const double step = rows > 1 ? std::min(62.0, (kRoom - kSide) / (rows - 1)) : 62;
  const double hidden = std::max(0.0, kSide - step);
  for (int row = rows; row-- > 0;)
    for (int at = row * perRow; at < std::min(count, (row + 1) * perRow); ++at) {
      const QRectF lies(x + (wild ? 16 : 4 + 57 * (at % perRow)), kTop + step * row, kSide, kSide);
      PieceLook look = dieLook(sight, kernel::at(dice, at), lies);
      if (row > 0 && hidden > 0) look.reach = {0, hidden, kSide, kSide - hidden};
      add(std::move(look));
    }
}

// ---- the Field --------------------------------------------------------------------------------------------------

void FieldArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const QString city = v.ping == CardId::None ? QString() : say(sight.words.text(sight.cards.of(v.ping).name));
  const QString title = city.section(u',', 0, 0);
  const QRectF plate(0, 0, 406, 40);
  if (title.isEmpty()) {
    ink.text(plate, tr("The Field"), Role::Heading, 28, QColor(colour::kBrass300), Qt::AlignCenter);
  } else {
    const QString field = tr("The Field");
    const double second = std::min(110.0, QFontMetricsF(font(Role::Heading, 22)).horizontalAdvance(field) + 4);
    const double first =
        std::min(plate.width() - second - 40, QFontMetricsF(font(Role::Heading, 32)).horizontalAdvance(title) + 2);
    const double x = (plate.width() - first - 12 - second) / 2;
    ink.text({x, 0, first, 40}, title, Role::Heading, 32, QColor(colour::kGold));
    ink.text({x + first + 12, 3, second, 38}, field, Role::Heading, 22, QColor(colour::kSteel300));
  }
  if (v.ping != CardId::None) addCard(sight, v.ping, {12, 50, 165, 231});
  const QRectF artifact(226, 50, 165, 231);
  const CardId target = v.plot != CardId::None ? v.plot : v.artifact;
  if (target != CardId::None) addCard(sight, target, artifact);
  else if (v.artifactWaits) drawBack(ink, artifact, "artifact");
  drawSmallCards(sight, {181, 56, 42, 225});
  const std::vector<DieId> dice = lyingAt(v, Spot::Field);
  const int perRow = dice.size() > 6 ? 3 : 2;
  const double side = dice.size() > 6 ? 50 : 68;
  for (int at = 0; at < kernel::count(dice); ++at) {
    const int col = at % perRow;
    const int row = at / perRow;
    addDie(sight, kernel::at(dice, at),
           {artifact.x() + 9 + col * (side + 9), artifact.y() + 8 + row * (side + 8), side, side});
  }
}

// One below the other.
void FieldArea::drawSmallCards(const Sight& sight, const QRectF& at) {
  constexpr double kHigh = 64, kPitch = 70;
  const std::vector<CardId> cards = cardsInTheMiddle(sight.view);
  const double pitch = cards.size() < 2 ? 0 : std::min(kPitch, (at.height() - kHigh) / (kernel::count(cards) - 1));
  double y = at.y();
  for (const CardId card : cards) {
    addCard(sight, card, {at.x(), y, at.width(), kHigh});
    y += pitch;
  }
}

// ---- walkways ---------------------------------------------------------------------------------------------------

void WalkwaysArea::draw(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  ink.text({12, 4, 170, 26}, tr("In the Warehouse"), Role::Heading, 20, QColor(colour::kBrass300));
  ink.text({984, 4, 120, 26}, tr("In the Field"), Role::Heading, 20, QColor(colour::kSteel300));
  double warehouse = 190;
  double field = 1094;
  for (int seat = 0; seat < v.players; ++seat) {
    const SeatView& s = v.seats[seat];
    if (s.at != Location::Warehouse && s.at != Location::Field) continue;
    double& x = s.at == Location::Field ? field : warehouse;
    PieceLook look;
    look.at = {x, 4, 64, 64};
    x += s.at == Location::Field ? 68 : 96;
    look.noun = of(seatAt(seat));
    look.part = Part::Medallion;
    look.name = say(sight.words.seat(seatAt(seat), v));
    look.choices = sight.offers.of(look.noun);
    look.radius = 32;
    look.draw = [&sight, seat](Ink& in) { drawMedallion(in, {0, 0, 64, 64}, sight, seatAt(seat)); };
    add(std::move(look));
  }
}

// ---- piles ------------------------------------------------------------------------------------------------------

void PilesArea::draw(const Sight& sight, Ink& ink) {
  for (const Symbol type : kTypes) drawPile(sight, ink, type);
}

void PilesArea::drawPile(const Sight& sight, Ink& ink, Symbol type) {
  const PileView& pile = sight.view.traits[type];
  const double x = 222 * index(type);
  const QString name = say(sight.words.place(pileOf(type)));
  PieceLook draw;
  draw.at = {x + 8, 8, 96, 146};
  draw.noun = of(type);
  draw.part = Part::DrawPile;
  draw.name = tr("%1: %2 to draw, %3 discarded").arg(name).arg(pile.draw).arg(pile.discards);
  draw.choices = sight.offers.of(of(type), {verb::DrawFrom, verb::Choose});
  draw.draw = [count = pile.draw, type](Ink& in) {
    if (count > 0) drawBack(in, {0, 0, 96, 146}, "trait");
    else in.dashed({2, 2, 92, 142}, QColor(colour::kEdge));
    in.picture(art::symbolFile(type), {4, 2, 36, 36});
    in.panel({34, 119, 56, 24}, QColor(colour::kWell), QColor(colour::kWell), QColor(colour::kWell), 0, 8);
    in.text({34, 119, 56, 24}, QString::number(count), Role::Heading, 24, QColor(colour::kText), Qt::AlignCenter);
  };
  add(std::move(draw));
  const QRectF discard(x + 110, 8, 96, 146);
  mark(Part::Discards, discard, of(type));
  if (pile.top != CardId::None) {
    const auto choices = sight.offers.of(of(type), {verb::TakeTop});
    PieceLook look;
    look.at = discard;
    look.noun = of(type);
    look.part = Part::Discards;
    look.card = nounOfCard(pile.top);
    look.name = tr("%1, discards: %2").arg(name, say(sight.words.card(pile.top)));
    look.choices = choices;
    look.draw = [&cards = sight.cards, &words = sight.words, card = pile.top](Ink& in) {
      drawCard(in, {0, 0, 96, 146}, cards, words, card);
    };
    add(std::move(look));
  } else {
    ink.dashed(discard.adjusted(2, 2, -2, -2), QColor(colour::kEdge));
  }
  PieceLook block = blockLook(sight, pileOf(type), {x + 19, 42, 74, 74});
  if (!sight.view.blocks[pileOf(type)].none() || block.draw) {
    if (sight.view.blocks[pileOf(type)].ring) block.at = {x + 10, 33, 92, 92};
    block = blockLook(sight, pileOf(type), block.at);
    if (block.draw) add(std::move(block));
  }
}

}  // namespace w13
