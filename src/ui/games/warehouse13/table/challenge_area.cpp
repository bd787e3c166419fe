// A challenge: what is added, what must be beaten, which faces of the die win; and once it is rolled, what came of it.

#include <algorithm>

#include "engine/games/warehouse13/cards/standing.h"
#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/screen/medallion.h"
#include "ui/games/warehouse13/table/board_areas.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr QSizeF kPanel(1496, 560);  // in its own units, in the middle of the area
constexpr double kBox = 236, kBoxTop = 118, kFaces = 400;

QString title(const Sight& sight, const ChallengeView& c) {
  QString what = c.snag ? ChallengeArea::tr("Snag") : ChallengeArea::tr("Challenge");
  if (c.place != Place::None) return what + ": " + QString::fromStdString(sight.words.place(c.place));
  if (c.track >= 0) return what + ": " + ChallengeArea::tr("Maintenance track");
  if (c.card != CardId::None) return what + ": " + say(sight.words.text(sight.cards.of(c.card).name));
  return what;
}

/// What the roll is about, in one sentence.
QString story(const Sight& sight, const ChallengeView& c) {
  const QString who = QString::fromStdString(sight.words.seat(c.seat, sight.view));
  if (c.snag) return ChallengeArea::tr("A Snag stops %1: the die alone must beat its number.").arg(who);
  if (c.obstacle == ObstacleId::None) return ChallengeArea::tr("%1 must pass a challenge.").arg(who);
  return c.track >= 0 ? ChallengeArea::tr("%1 clears an obstacle off the Maintenance track.").arg(who)
                      : ChallengeArea::tr("An obstacle blocks %1.").arg(who);
}

/// The same, or the text of the card that makes somebody face an obstacle: it says what failing costs.
void drawStory(const Sight& sight, Ink& ink, const QRectF& at) {
  const ChallengeView& c = sight.view.challenge;
  const QColor with(colour::kText2);
  if (c.card == CardId::None) ink.text(at, story(sight, c), Role::Body, 23, with);
  else drawCardText(ink, at, say(sight.words.text(sight.cards.of(c.card).text)), 23, with, true, true);
}

bool hasRing(const View& v, const ChallengeView& c) {
  if (c.place != Place::None) return v.blocks[c.place].ring;
  return c.track >= 0 && c.track < v.track.size() && v.track[c.track].ring;
}

/// By how much cards change the difficulty that is printed.
int changeByCards(const View& v, const ChallengeView& c) {
  if (c.snag || c.obstacle == ObstacleId::None) return 0;
  return c.difficulty - difficultyOf(c.obstacle) - (hasRing(v, c) ? 1 : 0);
}

/// A term of the sum: a box with a heading; gives the rectangle inside.
QRectF box(Ink& ink, const QRectF& at, const QString& heading, QColor border) {
  ink.panel(at, QColor(colour::kInk800), QColor(colour::kWell), border, 2, 10);
  ink.text({at.x() + 8, at.y() + 6, at.width() - 16, 32}, heading, Role::Bold, 21, QColor(colour::kText),
           Qt::AlignCenter);
  return at.adjusted(8, 40, -8, -8);
}

void sign(Ink& ink, double x, const QString& what) {
  ink.text({x, kBoxTop, 48, kBox}, what, Role::Heading, 60, QColor(colour::kText), Qt::AlignCenter);
}

/// How wide the boxes and signs of a sum are.
double sumWidth(const ChallengeView& c, int change) {
  const double obstacle = c.obstacle == ObstacleId::None ? 0 : 292;
  return (c.snag ? 0 : 304) + 340 + obstacle + (change != 0 ? 198 : 0) + 210;
}

/// Whether the die lies there: what may still be played changes a roll that has been made.
bool rolled(const Sight& sight) {
  return !sight.view.challenge.snag && askOf(sight.decision) != Ask::RollChallenge && sight.view.warehouseRoll >= 0;
}

/// What the roll comes to as it lies there, and whether it may still be changed.
QString outcome(const ChallengeView& c, int roll, bool open) {
  const QString sum = QStringLiteral("%1 + %2 = %3").arg(c.bonus).arg(roll).arg(c.bonus + roll);
  const bool wins = c.bonus + roll > c.difficulty;
  QString said = roll == 0 ? ChallengeArea::tr("A 0 always fails.")
                 : wins    ? ChallengeArea::tr("%1 beats %2.").arg(sum).arg(c.difficulty)
                           : ChallengeArea::tr("%1 does not beat %2.").arg(sum).arg(c.difficulty);
  if (open) said += ' ' + ChallengeArea::tr("You can still play cards that change the roll.");
  return said;
}

/// Whether a card makes the next roll use both dice.  PRINT-06
bool usesBothDice(const Sight& sight) {
  return std::ranges::any_of(sight.view.staying,
                             [&](CardId card) { return sight.cards.says(sight.cards.of(card), Query::WorseRoll); });
}

/// Why a face wins or fails.
QString verdict(const ChallengeView& c, int pips, bool wins) {
  if (wins) return ChallengeArea::tr("wins");
  if (pips == 0 && !c.snag) return ChallengeArea::tr("0 always fails");
  return pips + (c.snag ? 0 : c.bonus) == c.difficulty ? ChallengeArea::tr("equal fails")
                                                       : ChallengeArea::tr("too low");
}

}  // namespace

void ChallengeArea::draw(const Sight& sight, Ink& ink) {
  const ChallengeView& c = sight.view.challenge;
  if (!c.open) return;
  ink.painter().fillRect(QRectF(QPointF(0, 0), units()), QColor(0, 0, 0, 175));
  const double scale =
      std::min({1.1, units().width() / (kPanel.width() + 40), units().height() / (kPanel.height() + 24)});
  QPainter& p = ink.painter();
  p.save();
  const QPointF from((units().width() - kPanel.width() * scale) / 2, (units().height() - kPanel.height() * scale) / 2);
  p.translate(from);
  p.scale(scale, scale);
  Ink inside(p, ink.pixelsPerUnit() * scale);
  inside.panel(QRectF(QPointF(0, 0), kPanel), QColor(colour::kInk600), QColor(colour::kInk900), QColor(colour::kGold),
               3, 14);
  inside.text({32, 14, kPanel.width() - 64, 54}, title(sight, c), Role::Heading, 46, QColor(colour::kGold));
  drawStory(sight, inside, {32, 66, kPanel.width() - 64, 34});
  const auto onArea = [&](const QRectF& at) { return QRectF(from + at.topLeft() * scale, at.size() * scale); };
  const Sum sum = drawSum(sight, inside, kBoxTop);
  mark(Part::Faced, onArea(sum.faced));
  mark(Part::Socket, onArea(sum.socket));
  const double wide = sumWidth(c, changeByCards(sight.view, c));
  mark(Part::Sum, onArea({(kPanel.width() - wide) / 2, kBoxTop, wide, kBox}));
  drawFaces(sight, inside, {32, kFaces - 22});
  const QRectF note(760, kFaces - 16, kPanel.width() - 800, 130);
  inside.line({736, note.top()}, {736, note.bottom()}, QColor(colour::kBrass600), 4);
  const bool lies = rolled(sight);
  inside.text({note.x(), note.y(), note.width(), 32}, lies ? tr("The die is rolled") : tr("Before the die is rolled"),
              Role::Typed, 22, QColor(colour::kGold));
  inside.paragraph(
      {note.x(), note.y() + 38, note.width(), 92},
      lies ? outcome(c, sight.view.warehouseRoll, askOf(sight.decision) == Ask::KeepRoll)
           : tr("To change this roll with a card, press Respond at your seat now. A look gives nothing away."),
      Role::Body, 22, QColor(colour::kText2));
  p.restore();
  ink.count(inside);
}

ChallengeArea::Sum ChallengeArea::drawSum(const Sight& sight, Ink& ink, double y) {
  const ChallengeView& c = sight.view.challenge;
  const bool physical = c.attribute == Attribute::Physical;
  const int change = changeByCards(sight.view, c);
  double x = (kPanel.width() - sumWidth(c, change)) / 2;
  if (!c.snag) {
    const QString heading = physical ? tr("Physical") : tr("Mental");
    const QRectF in = box(ink, {x, y, 256, kBox}, heading, QColor(colour::kBrass600));
    drawMedallion(ink, {in.x() + 6, in.y() + 40, 104, 104}, sight, c.seat);
    ink.picture(physical ? "tokens/attribute-physical" : "tokens/attribute-mental",
                {in.x() + 120, in.y() + 62, 56, 56});
    ink.text({in.x() + 180, in.y() + 30, 56, 120}, QString::number(c.bonus), Role::Heading, 84, QColor(colour::kText),
             Qt::AlignCenter);
    sign(ink, x + 256, "+");
    x += 304;
  }
  const QRectF dice = box(ink, {x, y, 200, kBox}, tr("Warehouse die"), QColor(colour::kAmber));
  const QRectF socket(dice.center().x() - 62, dice.center().y() - 62, 124, 124);
  DieFace die;
  die.body = DieFace::Body::Warehouse;
  die.pips = rolled(sight) ? sight.view.warehouseRoll : -1;
  if (die.pips >= 0) drawDie(ink, die, socket);
  else ink.dashed(socket, QColor(colour::kText3), 14);  // it shows nothing before it rests
  x += 200;
  ink.paragraph({x + 8, y + 76, 124, 84}, tr("must beat"), Role::Bold, 22, QColor(colour::kText), Qt::AlignCenter);
  x += 140;
  QRectF faced;
  if (c.obstacle != ObstacleId::None) {
    const bool ring = hasRing(sight.view, c);
    const QString heading = (ring ? tr("Obstacle %1, ring +1") : tr("Obstacle %1")).arg(difficultyOf(c.obstacle));
    faced = {x, y, 244, kBox};
    const QRectF in = box(ink, faced, heading, physical ? QColor(0xFFB4512A) : QColor(0xFF2F7C86));
    const QPointF middle = in.center();
    if (ring) ink.picture("tokens/obstacle-ring", {middle.x() - 90, middle.y() - 90, 180, 180});
    ink.picture(art::obstacleFile(c.obstacle), {middle.x() - 72, middle.y() - 72, 144, 144});
    x += 244;
    if (change != 0) {
      sign(ink, x, change > 0 ? QStringLiteral("+") : QStringLiteral("\u2212"));
      const QRectF cards = box(ink, {x + 48, y, 150, kBox}, tr("Cards"), lightOf(Symbol::Logic));
      ink.text(cards, QString::number(std::abs(change)), Role::Heading, 84, QColor(colour::kText), Qt::AlignCenter);
      x += 198;
    }
    sign(ink, x, "=");
    x += 48;
  }
  const QRectF last(x, y, 210, kBox);
  const QRectF beat = box(ink, last, tr("Beat this"), QColor(colour::kGold));
  ink.text(beat, QString::number(c.difficulty), Role::Heading, 120, QColor(colour::kGold), Qt::AlignCenter);
  return {faced.isEmpty() ? last : faced, socket};
}

void ChallengeArea::drawFaces(const Sight& sight, Ink& ink, QPointF at) {
  const ChallengeView& c = sight.view.challenge;
  const auto winsWith = [&](int pips) { return pips + (c.snag ? 0 : c.bonus) > c.difficulty && (c.snag || pips > 0); };
  constexpr QSizeF kCaption(108, 44);
  QStringList captions;
  for (const int pips : sight.cards.warehouseFaces) captions << verdict(c, pips, winsWith(pips));
  const double size = ink.sizeForAll(kCaption, captions, Role::Bold, 17);
  int wins = 0, place = 0;
  for (const int pips : sight.cards.warehouseFaces) {
    const bool won = winsWith(pips);
    wins += won ? 1 : 0;
    DieFace shown;
    shown.body = DieFace::Body::Warehouse;
    shown.pips = pips;
    const QRectF die(at.x() + 112.0 * place, at.y() + 46, 80, 80);
    if (won)
      ink.panel(die.adjusted(-5, -5, 5, 5), QColor(colour::kAmber), QColor(colour::kAmber), QColor(colour::kGold), 3,
                12);
    drawDie(ink, shown, die, won ? Tone::Plain : Tone::Dimmed);
    ink.paragraph({{die.x() - 14, die.bottom() + 6}, kCaption}, captions[place++], Role::Bold, size,
                  won ? QColor(colour::kText) : QColor(colour::kText3), Qt::AlignHCenter | Qt::AlignTop);
  }
  const QString count = usesBothDice(sight) && !rolled(sight) ? tr("Both dice are rolled, and each must win: %1 of 6")
                                                              : tr("Faces that win now: %1 of 6");
  ink.text({at.x(), at.y(), 660, 42}, count.arg(wins), Role::Heading, 32, QColor(colour::kGold));
}

}  // namespace w13
