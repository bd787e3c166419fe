// Tiles of places: rooms, Field places, the travel gate, and what blocks them.

#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/look/say.h"

namespace w13 {

PieceLook blockLook(const Sight& sight, Place place, const QRectF& at) {
  const Obstacle obstacle = sight.view.blocks[place];
  const int snag = sight.view.snags[place];
  PieceLook look;
  look.at = at;
  look.noun = of(place);
  look.part = Part::Block;
  look.radius = at.width() / 2;
  if (!obstacle.none()) {
    look.name = say(sight.words.obstacle(obstacle));
    look.choices = sight.offers.of(of(place), {verb::Tackle, verb::Choose});
    look.draw = [obstacle, size = at.size()](Ink& ink) {
      const double in = obstacle.ring ? size.width() * 0.1 : 0;
      const QRectF all(QPointF(0, 0), size);
      ink.picture(art::obstacleFile(obstacle.id), all.adjusted(in, in, -in, -in));
      if (obstacle.ring) ink.picture("tokens/obstacle-ring", all);
    };
  } else if (snag >= 0) {
    look.name = PlacesArea::tr("Snag %1: roll more than %1").arg(snag);
    look.draw = [snag, size = at.size()](Ink& ink) {
      const QRectF all(QPointF(0, 0), size);
      ink.picture("tokens/snag", all);
      ink.text(all.adjusted(0, size.height() * 0.35, 0, 0), QString::number(snag), Role::Heading, size.height() * 0.5,
               Qt::white, Qt::AlignCenter);
    };
  }
  return look;
}

void GroundArea::draw(const Sight&, Ink& ink) {
  ink.picture(file_, QRectF(QPointF(0, 0), units()));
  mark(Part::Board, QRectF(QPointF(0, 0), units()));
}

std::vector<PlaceTile> PlacesArea::rooms() {
  return {{Place::WarehouseResearch, {0, 0, 260, 84}},
          {Place::BedAndBreakfast, {0, 96, 260, 84}},
          {Place::BronzeSector, {0, 192, 260, 84}}};
}

std::vector<PlaceTile> PlacesArea::fieldPlaces() {
  return {{Place::FieldResearch, {0, 0, 198, 78}},
          {Place::FieldInvestigation, {208, 0, 198, 78}},
          {Place::PingAction, {0, 88, 198, 74}},
          {Place::Travel, {208, 88, 198, 74}}};
}

namespace {

/// What stands on a tile: the place, in short where there is little room.
QString headingOf(const Sight& sight, Place place) {
  if (place == Place::WarehouseResearch) return PlacesArea::tr("Warehouse Research");
  if (place == Place::FieldResearch) return PlacesArea::tr("Field Research");
  if (place == Place::FieldInvestigation) return PlacesArea::tr("Investigation");
  if (place == Place::Travel) return PlacesArea::tr("Travel back");
  return say(sight.words.place(place));
}

bool standsInBronze(const SeatView& seat) { return seat.at == Location::BronzeSector; }

int bronzeDice(const View& v) {
  return kernel::countIf(v.dice, [](const DieView& die) { return die.spot == Spot::Bronze; });
}

/// What can be done there.
QString lineOf(const Sight& sight, Place place) {
  switch (place) {
    case Place::WarehouseResearch: return PlacesArea::tr("Draw two Traits of one type");
    case Place::BedAndBreakfast: return PlacesArea::tr("Return up to two Stress");
    case Place::BronzeSector: return PlacesArea::tr("Vote to Bronze; Debronze");
    case Place::FieldResearch: return PlacesArea::tr("Draw one Focus Trait");
    case Place::FieldInvestigation: return PlacesArea::tr("Claim a clue, usual price");
    case Place::Travel: return PlacesArea::tr("To the Warehouse");
    default: break;
  }
  const bool has = sight.view.ping != CardId::None && sight.cards.of(sight.view.ping).at(When::PingAction) != 0;
  return has ? PlacesArea::tr("As the Ping says") : PlacesArea::tr("None on this Ping");
}

}  // namespace

void PlacesArea::draw(const Sight& sight, Ink&) {
  for (const PlaceTile& tile : tiles_) {
    drawTile(sight, tile);
    if (tile.place == Place::BronzeSector) drawBronze(sight, tile);
    if (tile.place == Place::Travel) continue;  // what blocks it stands at the gate
    const double size = tile.at.height() - 18;
    PieceLook block = blockLook(sight, tile.place, {tile.at.right() - size - 8, tile.at.y() + 9, size, size});
    if (block.draw) add(std::move(block));
  }
}

void PlacesArea::drawTile(const Sight& sight, const PlaceTile& tile) {
  PieceLook look;
  look.at = tile.at;
  look.noun = of(tile.place);
  const QString heading = headingOf(sight, tile.place);
  look.name = tile.place == Place::Travel ? heading : say(sight.words.place(tile.place));
  look.choices = sight.offers.of(look.noun, {verb::Use});
  if (tile.place == Place::Travel && sight.view.seats[0].who != AgentId::None && sight.decision.seat() != Seat::Table) {
    const bool inField = sight.view.seats[sight.decision.seat()].at == Location::Field;
    if (!inField) look.choices.clear();
  }
  const bool field = tile.at.width() < 220;
  const bool bronze = tile.place == Place::BronzeSector;
  const bool blocked =
      (tile.place != Place::Travel && (!sight.view.blocks[tile.place].none() || sight.view.snags[tile.place] >= 0)) ||
      (bronze && std::any_of(sight.view.seats.begin(), sight.view.seats.end(), standsInBronze));
  const QString line = bronze && bronzeDice(sight.view) > 0 ? QString() : lineOf(sight, tile.place);
  look.draw = [tile, heading, line, field, bronze, blocked](Ink& ink) {
    const double h = tile.at.height();
    const bool narrow = blocked && !bronze;  // the name runs over the picture then
    const double icon = narrow ? (field ? 26 : 36) : field ? 40 : 56;
    ink.picture(art::placeFile(tile.place), {10, narrow ? h - icon - 10 : (h - icon) / 2, icon, icon});
    const double right = tile.at.width() - (blocked ? h - 2 : 8);
    const double name = narrow ? 10 : icon + 20;
    const double x = icon + (narrow ? 16 : 20);
    ink.text({name, 8, right - name, 30}, heading, Role::Heading, field ? 22 : 24,
             QColor(field ? colour::kSteel300 : colour::kBrass300));
    ink.paragraph({x, 36, right - x, h - 40}, line, Role::Body, 16, QColor(field ? colour::kSteel300 : colour::kText));
  };
  add(std::move(look));
}

// Up to 13 dice, and the tokens of those who stand in bronze.
void PlacesArea::drawBronze(const Sight& sight, const PlaceTile& tile) {
  const View& v = sight.view;
  double right = tile.at.right() - 8;
  for (int seat = 0; seat < v.players; ++seat) {
    if (!standsInBronze(v.seats[seat])) continue;
    PieceLook look;
    look.at = {right - 56, tile.at.y() + 14, 56, 56};
    right -= 34;
    look.noun = of(seatAt(seat));
    look.part = Part::Medallion;
    look.name = tr("%1, Bronzed").arg(say(sight.words.seat(seatAt(seat), v)));
    look.choices = sight.offers.of(look.noun);
    look.radius = 28;
    look.draw = [&sight, seat, size = look.at.size()](Ink& ink) {
      drawMedallion(ink, {QPointF(0, 0), size}, sight, seatAt(seat));
    };
    add(std::move(look));
  }
  const int count = bronzeDice(v);
  if (count == 0) return;
  const bool rows = count > 4;  // two rows of small ones
  const int perRow = rows ? (count + 1) / 2 : count;
  const double room = right - tile.at.x() - 100;
  const double pitch = std::min(rows ? 24.0 : 40.0, room / perRow);
  const double side = rows ? 22 : 36;
  int place = 0;
  for (int die = 0; die < kDice; ++die) {
    if (v.dice[die].spot != Spot::Bronze) continue;
    addDie(sight, dieAt(die),
           {tile.at.x() + 74 + pitch * (place % perRow), tile.at.y() + 36 + 23.0 * (place / perRow), side, side});
    ++place;
  }
}

void GateArea::draw(const Sight& sight, Ink&) {
  PieceLook door;
  door.at = {0, 288, 78, 84};
  door.noun = of(Place::Travel);
  door.part = Part::Door;
  door.name = say(sight.words.place(Place::Travel));
  door.choices = sight.offers.of(door.noun, {verb::Use});
  door.draw = [](Ink& in) {
    in.text({2, 6, 74, 34}, tr("Travel"), Role::Heading, 26, QColor(colour::kGold), Qt::AlignCenter);
    QPainter& p = in.painter();
    p.setPen(QPen(QColor(colour::kGold), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF({{32, 44}, {18, 54}, {32, 64}}));
    p.drawPolyline(QPolygonF({{46, 50}, {60, 60}, {46, 70}}));
    p.drawLine(QPointF(20, 54), QPointF(40, 54));
    p.drawLine(QPointF(38, 60), QPointF(58, 60));
  };
  add(std::move(door));
  PieceLook block = blockLook(sight, Place::Travel, {9, 384, 60, 60});
  if (block.draw) add(std::move(block));
}

}  // namespace w13
