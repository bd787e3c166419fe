#include "ui/games/warehouse51/reckoning/torn_area.h"

#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/reckoning/slots_area.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

constexpr double kUpperAngle = 4, kLowerAngle = -7;  // degrees, once it is torn
constexpr int kSnippets = 40;

/// From 0 to 1, the same for the same numbers: snippets fly alike in each frame.
double scattered(int which, int salt) {
  const double wave = std::sin(which * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - std::floor(wave);
}

/// The light from above.
void drawLight(Ink& ink, const QRectF& at) {
  QPolygonF cone;
  cone << QPointF(at.center().x() - 60, 0) << QPointF(at.center().x() + 60, 0) << QPointF(at.right() + 60, at.bottom())
       << QPointF(at.x() - 60, at.bottom());
  QLinearGradient light(0, 0, 0, at.bottom());
  light.setColorAt(0, QColor(255, 244, 220, 70));
  light.setColorAt(1, QColor(255, 244, 220, 0));
  QPainter& p = ink.painter();
  p.setPen(Qt::NoPen);
  p.setBrush(light);
  p.drawPolygon(cone);
}

/// Where a card of this size tears, from its left to its right edge.
QPolygonF tearOf(const QRectF& card) {
  constexpr int kTeeth = 12;
  QPolygonF tear;
  for (int at = 0; at <= kTeeth; ++at) {
    const double high = (at % 2 == 0 ? 0.3 : -0.3) + scattered(at, 1) - 0.5;
    tear << QPointF(card.x() + card.width() * at / kTeeth, card.y() + card.height() * (0.48 + 0.045 * high));
  }
  return tear;
}

QPainterPath halfOf(const QRectF& card, const QPolygonF& tear, bool upper) {
  QPolygonF half = tear;
  const double y = upper ? card.y() - 80 : card.bottom() + 80;
  half << QPointF(card.right() + 80, tear.last().y()) << QPointF(card.right() + 80, y) << QPointF(card.x() - 80, y)
       << QPointF(card.x() - 80, tear.first().y());
  QPainterPath path;
  path.addPolygon(half);
  path.closeSubpath();
  return path;
}

void drawSnippets(Ink& ink, const QRectF& card, double fallen) {
  QPainter& p = ink.painter();
  p.setPen(Qt::NoPen);
  for (int at = 0; at < kSnippets; ++at) {
    const double x = card.x() - 30 + (card.width() + 60) * scattered(at, 2);
    const double y = card.center().y() - 40 + 70 * scattered(at, 3) + fallen * (30 + 150 * scattered(at, 4));
    const double side = 4 + 9 * scattered(at, 5), turn = 6.283 * (scattered(at, 6) + fallen);
    QPolygonF snippet;
    for (int corner = 0; corner < 3; ++corner)
      snippet << QPointF(x + side * std::cos(turn + corner * 2.1), y + side * std::sin(turn + corner * 2.1));
    p.setBrush(withAlpha(QColor(colour::kLabel), 0.9 - 0.45 * fallen * scattered(at, 7)));
    p.drawPolygon(snippet);
  }
}

/// A broken seal over a corner.
void drawBroken(Ink& ink, const QRectF& card) {
  const double side = card.width() * 0.42;
  drawSeal(ink, {card.right() - side * 0.72, card.y() - side * 0.12, side, side});
}

}  // namespace

void TornArea::drawTitle(Ink& ink, const QString& title, const QString& below) const {
  const double w = units().width();
  ink.text({60, 14, w - 120, 70}, title, Role::Title, 54, QColor(colour::kChampagne), Qt::AlignCenter);
  ink.text({60, 84, w - 120, 34}, below, Role::Body, 23, QColor(colour::kText), Qt::AlignCenter);
}

void TornArea::drawCard(const Sight& sight, Ink& ink, const Turned& card) {
  const double turn = eased(stage_, 0, Stage::kTurn, QEasingCurve::InOutSine);
  const double high = std::min(middle_.height() - 30, (middle_.width() - 60) * 1.4), wide = high / 1.4;
  QPainter& p = ink.painter();
  p.save();
  p.translate(middle_.center());
  p.scale(std::max(0.02, std::abs(1 - 2 * turn)), 1);
  const QRectF there(-wide / 2, -high / 2, wide, high);
  turn < 0.5 ? drawCounterfeitBack(ink, there) : drawCounterfeit(ink, there, sight.cards, card.relic, spoken());
  p.restore();
  if (turn >= 1 && (card.fate == Fate::Sealed || card.fate == Fate::Cancelled))
    drawOverSeal(ink, there.translated(middle_.center()));
}

void TornArea::drawTorn(const Sight& sight, Ink& ink, const Turned& card) {
  const double open = eased(stage_, 0, Stage::kTear, QEasingCurve::OutCubic);
  const double high = std::min(middle_.height() - 104, (middle_.width() - 130) * 1.4), wide = high / 1.4;
  const QRectF there(-wide / 2, -high / 2, wide, high);
  const QPolygonF tear = tearOf(there);
  QPainter& p = ink.painter();
  for (const bool upper : {false, true}) {
    p.save();
    p.translate(middle_.center() + QPointF(upper ? 6 : -14, upper ? -14 : 26) * open);
    p.rotate((upper ? kUpperAngle : kLowerAngle) * open);
    p.save();
    if (open > 0) p.setClipPath(halfOf(there, tear, upper));
    drawRelic(ink, there, sight.cards, card.relic, spoken(), {});
    if (!upper && open > 0) {  // it lies in the dark already
      p.setPen(Qt::NoPen);
      p.setBrush(QColor(0, 0, 0, static_cast<int>(60 * open)));
      p.drawRoundedRect(there, wide * 0.06, wide * 0.06);
    }
    p.restore();
    if (open > 0) {
      p.setPen(QPen(QColor(colour::kLabel), 5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
      p.setBrush(Qt::NoBrush);
      p.drawPolyline(tear);
    }
    if (upper) drawBroken(ink, there);
    p.restore();
  }
  if (open > 0)
    drawSnippets(ink, {middle_.center() + there.topLeft(), there.size()},
                 eased(stage_, 0, Stage::kFlutter, QEasingCurve::InQuad));
}

void TornArea::draw(const Sight& sight, Ink& ink) {
  const Story& story = *stage_.story;
  drawLight(ink, middle_);
  if (!stage_.fell) {
    if (stage_.card < 0 || stage_.card >= kernel::count(story.turned)) return;
    const Turned& card = kernel::at(story.turned, stage_.card);
    const bool up = stage_.ms >= Stage::kTurn;
    drawTitle(ink, up ? verdictOn(sight, card) : whoKnew(sight, card.knew),
              up ? whoKnew(sight, card.knew) + u'.' : QString());
    return drawCard(sight, ink, card);
  }
  if (story.dearest < 0) {
    drawTitle(ink, fallOf(sight, story), listOf(sight, story));
    const double high = middle_.height() * 0.6;
    return drawCertificate(ink, {middle_.center().x() - high / 2, middle_.center().y() - high / 2, high, high});
  }
  const Turned& card = kernel::at(story.turned, story.dearest);
  drawTitle(ink, verdictOn(sight, card), whoKnew(sight, card.knew) + QStringLiteral(". ") + fateOf(sight, card) + u'.');
  drawTorn(sight, ink, card);
}

}  // namespace w51
