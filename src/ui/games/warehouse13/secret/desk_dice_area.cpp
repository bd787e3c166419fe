// The tray with the dice behind the shield.

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/odds.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/look/gauges.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

/// What a die would do once it is revealed, from the gauges and the cards in force.
QString effectOf(const Sight& sight, DieId die) {
  const View& v = sight.view;
  const Clue shows = v.dice[die].shows;
  if (shows.symbol == Symbol::None) return DeskDiceArea::tr("not rolled");
  const QString clue = say(sight.words.clue(shows));
  switch (countsAs(v, v.dice[die].owner, colourOf(die), shows)) {
    case CountsAs::Nothing: return DeskDiceArea::tr("%1: adds nothing").arg(clue);
    case CountsAs::AnyType: return DeskDiceArea::tr("%1: any type").arg(clue);
    case CountsAs::ItsType: break;
  }
  const Gauge gauge = gaugeOf(v, shows.symbol);
  if (gauge.need == 0) return DeskDiceArea::tr("%1: not needed").arg(clue);
  if (gauge.met()) return DeskDiceArea::tr("%1: full already").arg(clue);
  return DeskDiceArea::tr("%1: makes %2 of %3").arg(clue).arg(gauge.has + shows.number).arg(gauge.need);
}

/// Whether the Traitor looks behind a shield to name one of the dice there.
bool looksBehind(const Sight& sight) { return askOf(sight.decision) == Ask::NameCover; }

/// The dice in the tray: the seat's own, or those behind the shield that it looks behind.
Dice inTray(const Sight& sight) {
  if (!looksBehind(sight)) return own(sight).claimed;
  Dice dice;
  for (const kernel::Choice& each : sight.decision.choices())
    if (thingOf(each.noun) == Thing::Die) dice |= dieOf(each.noun);
  return dice;
}

}  // namespace

void DeskDiceArea::draw(const Sight& sight, Ink& ink) {
  const double h = units().height();
  ink.panel(QRectF(QPointF(0, 0), units()), QColor(0xF0602620), QColor(0xF02B0E0B), QColor(0xFFD9B56A), 2, h / 2);
  const Dice dice = inTray(sight);
  const bool goo = sight.view.isTraitor && sight.view.traitorRevealed && !looksBehind(sight);
  const int count = std::max(1, goo ? kGooDice : dice.size());
  const double pitch = std::min(260.0, (units().width() - h) / count);
  const double side = std::min(h - 56, pitch - 14);
  double x = (units().width() - count * pitch) / 2;
  for (const DieId die : dice) {
    drawDie(sight, ink, die, {x, 0, pitch, h}, side);
    x += pitch;
  }
  for (int die = 0; goo && die < kGooDice; ++die, x += pitch)
    drawGoo(sight, die, {x + (pitch - side) / 2, 16, side, side});
}

void DeskDiceArea::drawDie(const Sight& sight, Ink& ink, DieId die, const QRectF& at, double side) {
  const bool covered = chosen_.has(die) || sight.view.covered.has(die);
  const bool beside = at.width() > side * 1.9;  // room for the dome beside the die
  const double left = covered && beside ? at.center().x() - side * 0.95 : at.center().x() - side / 2;
  const QRectF lies(left, 16, side, side);
  PieceLook look = dieLook(sight, die, lies, !sight.decision.empty() && !covered);
  look.selected = covered;
  const QString effect = effectOf(sight, die);
  look.name += ", " + effect;
  add(std::move(look));
  if (covered) {
    QPainter& p = ink.painter();
    const double dome = beside ? side : side * 0.5;
    const QPointF middle = beside ? QPointF(lies.right() + 14 + dome / 2, lies.center().y())
                                  : QPointF(lies.right() - 4, lies.y() + dome / 4);
    p.save();
    p.translate(middle);
    p.rotate(beside ? 8 : 0);
    ink.picture("dice/cover", {-dome / 2, -dome / 2, dome, dome});
    p.restore();
  }
  // In a crowd the dice are smaller, and it takes two lines.
  ink.paragraph({at.x() + 2, lies.bottom() + 6, at.width() - 4, at.height() - lies.bottom() - 10}, effect,
                covered ? Role::Bold : Role::Body, 17, QColor(covered ? 0xFFFFF3D6 : colour::kText2),
                Qt::AlignHCenter | Qt::AlignTop);
}

void DeskDiceArea::drawGoo(const Sight& sight, int die, const QRectF& at) {
  PieceLook look;
  look.at = at;
  look.noun = nounOf(Thing::Goo, die);
  look.choices = sight.offers.of(look.noun);
  DieFace face;
  face.body = DieFace::Body::Goo;
  face.shows = kernel::at(sight.view.gooFaces, die);
  face.blank = face.shows.symbol == Symbol::None;
  look.name = tr("Goo die, shows %1").arg(say(sight.words.clue(face.shows)));
  look.radius = at.width() * 0.2;
  look.draw = [face, size = at.size()](Ink& in) { w13::drawDie(in, face, {QPointF(0, 0), size}); };
  if (!look.choices.empty() || sight.view.gooLeft == kGooDice) add(std::move(look));
}

}  // namespace w13
