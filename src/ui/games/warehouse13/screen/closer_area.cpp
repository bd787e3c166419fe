#include "ui/games/warehouse13/screen/closer_area.h"

#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"

namespace w13 {

namespace {

constexpr QSizeF kSheet(860, 640);  // in its own units, in the middle of the area

bool isDie(kernel::Noun noun, OfGame part) {
  return thingOf(noun) == Thing::Die || thingOf(noun) == Thing::Goo || part == Part::WarehouseDie ||
         part == Part::GooDie;
}

/// The die as it lies.
DieFace faceNow(const Sight& sight, const PieceLook& look) {
  const View& v = sight.view;
  const int at = look.noun.index;
  DieFace face;
  if (thingOf(look.noun) == Thing::Die) {
    face.colour = colourOf(dieOf(look.noun));
    face.shows = v.dice[at].shows;
  } else if (look.part == Part::WarehouseDie) {
    face.body = DieFace::Body::Warehouse;
    if (at == 0 && v.warehouseRoll >= 0) face.pips = std::min<int>(v.warehouseRoll, 3);
    if (at == 1 && v.warehouseRoll > 3) face.pips = v.warehouseRoll - 3;
  } else {
    face.body = DieFace::Body::Goo;
    const bool own = thingOf(look.noun) == Thing::Goo;
    const bool rolled = own || at < v.goo.size();
    if (rolled) face.shows = own ? kernel::at(v.gooFaces, at) : v.goo[at];
    face.blank = rolled && face.shows.symbol == Symbol::None;
  }
  return face;
}

void drawObstacle(Ink& ink, const QRectF& at, Obstacle obstacle) {
  const double in = obstacle.ring ? at.width() * 0.1 : 0;
  ink.picture(art::obstacleFile(obstacle.id), at.adjusted(in, in, -in, -in));
  if (obstacle.ring) ink.picture("tokens/obstacle-ring", at);
}

/// A player's place: portrait, attributes and Focus large.
void drawPlayer(const Sight& sight, Ink& ink, const QRectF& at, Seat seat) {
  const SeatView& s = sight.view.seats[seat];
  const AgentCard& agent = sight.cards.of(s.who);
  const double face = std::min(at.width(), at.height() - 130);
  drawMedallion(ink, {at.center().x() - face / 2, at.y(), face, face}, sight, seat);
  double x = at.x();
  const double y = at.y() + face + 10;
  const auto number = [&](const QString& token, int value) {
    ink.picture(token, {x, y, 52, 52});
    ink.text({x + 58, y, 40, 52}, QString::number(value), Role::Bold, 34, QColor(colour::kText));
    x += 104;
  };
  number("tokens/attribute-physical", agent.attribute[0]);
  number("tokens/attribute-mental", agent.attribute[1]);
  ink.picture(art::symbolFile(agent.focus[0]), {at.x(), y + 60, 52, 52});
  ink.picture(art::symbolFile(agent.focus[1]), {at.x() + 62, y + 60, 52, 52});
  ink.picture("icons/hand", {at.x() + 132, y + 62, 54, 48});
  const bool goo = s.traitor && !s.isAgent;
  ink.text({at.x() + 192, y + 60, 60, 52}, QString::number(goo ? sight.view.traitorHandSize : s.handSize),
           Role::Heading, 40, QColor(colour::kText));
}

}  // namespace

std::vector<DieFace> facesOf(kernel::Noun noun, OfGame part, const Catalog& cards) {
  std::vector<DieFace> faces;
  if (!isDie(noun, part)) return faces;
  for (std::size_t side = 0; side < 6; ++side) {
    DieFace face;
    if (part == Part::WarehouseDie) {
      face.body = DieFace::Body::Warehouse;
      face.pips = cards.warehouseFaces[side];
    } else if (thingOf(noun) == Thing::Die) {
      face.colour = colourOf(dieOf(noun));
      face.shows = cards.dieFaces[face.colour][side];
    } else {
      face.body = DieFace::Body::Goo;
      face.shows = cards.gooFaces[side];
      face.blank = face.shows.symbol == Symbol::None;
    }
    faces.push_back(face);
  }
  return faces;
}

CloserArea::CloserArea() {
  setZValue(kFront);
  setAcceptedMouseButtons(Qt::NoButton);
  setVisible(false);
}

void CloserArea::take(PieceLook look, Help help) {
  look_ = std::move(look);
  help_ = std::move(help);
}

void CloserArea::draw(const Sight& sight, Ink& ink) {
  ink.painter().fillRect(QRectF(QPointF(0, 0), units()), QColor(0, 0, 0, 120));
  if (look_.card.kind != 0) {
    const QSizeF shape = cardShape(sight.cards.of(cardOn(look_)).kind);
    const double h = units().height() * 0.86;
    const double w = h * shape.width() / shape.height();
    const QRectF at((units().width() - w) / 2, (units().height() - h) / 2, w, h);
    ink.panel(at.adjusted(-6, -6, 6, 6), QColor(0, 0, 0, 200), QColor(0, 0, 0, 200), QColor(colour::kGold), 0, 20);
    return drawCard(ink, at, sight.cards, sight.words, cardOn(look_));
  }
  const double scale = std::min(units().width() / kSheet.width(), units().height() / kSheet.height()) * 0.86;
  QPainter& p = ink.painter();
  p.save();
  p.translate((units().width() - kSheet.width() * scale) / 2, (units().height() - kSheet.height() * scale) / 2);
  p.scale(scale, scale);
  Ink inside(p, ink.pixelsPerUnit() * scale);
  inside.panel(QRectF(QPointF(0, 0), kSheet), QColor(colour::kInk700), QColor(colour::kInk900), QColor(colour::kGold),
               3, 14);
  const std::vector<DieFace> faces = facesOf(look_.noun, look_.part, sight.cards);
  const double foot = faces.empty() ? 28 : 176;
  const bool thing = drawThing(sight, inside, {32, 32, 260, kSheet.height() - foot - 32});
  const double x = thing ? 324 : 32;
  drawWords(inside, {x, 28, kSheet.width() - x - 32, kSheet.height() - foot - 28});
  if (!faces.empty()) drawFaces(inside, faces, {32, kSheet.height() - 156, kSheet.width() - 64, 128});
  p.restore();
}

void CloserArea::drawWords(Ink& ink, const QRectF& at) const {
  const bool has = !help_.name.isEmpty();
  if (has)
    ink.paragraph({at.x(), at.y(), at.width(), 92}, help_.name, Role::Heading, 38, QColor(colour::kGold),
                  Qt::AlignLeft | Qt::AlignVCenter);
  QStringList lines;
  for (const QString& each : {help_.about, help_.whyNot, help_.now.join('\n'), help_.card})
    if (!each.isEmpty()) lines << each;
  const double top = at.y() + (has ? 104 : 0);
  ink.paragraph({at.x(), top, at.width(), at.bottom() - top}, lines.join("\n\n"), Role::Body, 24,
                QColor(colour::kText));
}

bool CloserArea::drawThing(const Sight& sight, Ink& ink, const QRectF& at) const {
  const View& v = sight.view;
  const double side = std::min(at.width(), at.height());
  const QRectF square(at.x() + (at.width() - side) / 2, at.y(), side, side);
  const int which = look_.noun.index;
  if (isDie(look_.noun, look_.part)) return drawDie(ink, faceNow(sight, look_), square), true;
  if (look_.part == Part::Gear) return ink.picture("tokens/broken-gear", square), true;
  if (look_.part == Part::Cover) return ink.picture("dice/cover", square), true;
  const QRectF card(at.x() + 30, at.y(), 200, 200 * kSmallCard.height() / kSmallCard.width());
  if (look_.part == Part::Loyalty) return drawBack(ink, card, "loyalty"), true;  // it is turned up by L alone
  if (look_.part == Part::DrawPile) return drawBack(ink, card, "trait"), true;
  if (look_.part == Part::Stress) {
    const int stress =
        kernel::placeWhere(sight.cards.designs, [](const Design& each) { return each.kind == Kind::Stress; });
    if (stress < 0) return false;
    drawDesign(ink, card, sight.cards, sight.words, designAt(stress));
    return true;
  }
  if (!look_.glows || look_.command) return false;
  switch (thingOf(look_.noun)) {
    case Thing::Seat: return drawPlayer(sight, ink, at, seatOf(look_.noun)), true;
    case Thing::Track: return drawObstacle(ink, square, v.track[which]), true;
    case Thing::Type: return ink.picture(art::symbolFile(typeOf(look_.noun)), square), true;
    case Thing::Place:
      if (look_.part == Part::Block && !v.blocks[which].none()) return drawObstacle(ink, square, v.blocks[which]), true;
      if (look_.part == Part::Block) return ink.picture("tokens/snag", square), true;
      if (const QString icon = art::placeFile(placeOf(look_.noun)); !icon.isEmpty())
        return ink.picture(icon, square), true;
      return false;
    default: return false;
  }
}

void CloserArea::drawFaces(Ink& ink, const std::vector<DieFace>& faces, const QRectF& at) const {
  ink.line({at.x(), at.y() - 10}, {at.right(), at.y() - 10}, QColor(colour::kBrass600), 2);
  const double side = std::min(at.height(), at.width() / kernel::count(faces) - 10);
  double x = at.x() + (at.width() - (side + 10) * kernel::count(faces) + 10) / 2;
  for (const DieFace& face : faces) {
    drawDie(ink, face, {x, at.y() + (at.height() - side) / 2, side, side});
    x += side + 10;
  }
}

}  // namespace w13
