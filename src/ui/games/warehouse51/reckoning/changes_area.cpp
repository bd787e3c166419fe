#include "ui/games/warehouse51/reckoning/changes_area.h"

#include <algorithm>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/settings/language.h"

namespace w51 {

void drawLost(Ink& ink, const QRectF& at) {
  QPainter& p = ink.painter();
  p.save();
  p.setClipRect(at);
  p.fillRect(at, withAlpha(QColor(colour::kSealRed), 0.35));
  p.setPen(QPen(withAlpha(QColor(colour::kFallen), 0.55), 3));
  for (double x = at.x() - at.height(); x < at.right(); x += 12)
    p.drawLine(QPointF(x, at.bottom()), QPointF(x + at.height(), at.y()));
  p.restore();
  p.setBrush(Qt::NoBrush);
  p.setPen(QPen(QColor(colour::kFallen), 2, Qt::DashLine));
  p.drawRect(at.adjusted(1, 1, -1, -1));
}

/// While its card is being told: the relic as it lies, and whose it is.
void ChangesArea::drawNamed(const Sight& sight, Ink& ink, const Turned& card) {
  const double w = units().width(), h = units().height();
  if (stage_.ms < Stage::kTurn) return;
  ink.text({28, 14, w - 56, 46}, tr("The relic that it names"), Role::Title, 32, QColor(colour::kChampagne));
  const double high = std::min(h * 0.56, (w - 120) * 1.4), wide = high / 1.4;
  PieceLook relic = relicLook(sight, card.relic, {w / 2 - wide / 2, 72, wide, high},
                              {.pawned = false, .unsold = card.owner == Seat::Table});
  relic.choices.clear();
  add(std::move(relic));
  double y = 72 + high + 16;
  const int collector = card.owner == Seat::Table ? -1 : sight.collectors[card.owner];
  if (card.owner != Seat::Table) {
    drawCollector(ink, {28, y, 64, 64}, collector);
    ink.text({108, y, w - 130, 34}, sight.nameOf(card.owner), Role::Title, 27, lightOf(collector));
    ink.text({108, y + 34, w - 130, 30}, tr("It was sold for %1").arg(card.price), Role::Body, 20,
             QColor(colour::kText2));
    y += 76;
  }
  ink.paragraph({28, y, w - 56, h - y - 14}, fateOf(sight, card), Role::Bold, 21,
                QColor(card.fate == Fate::Falls ? colour::kFallen : colour::kText), Qt::AlignLeft | Qt::AlignTop);
}

void ChangesArea::addBar(const Sight& sight, Ink& ink, const Change& change, Seat seat, const QRectF& at) {
  const int most = std::max(1, std::ranges::max(change.before.all));
  const double side = std::min(56.0, at.height() - 6), wide = at.width() * 0.38, x = at.x() + side + 14;
  const int before = change.before[seat], after = change.after[seat];
  const QString place = placeIn(sight, change, seat);
  drawCollector(ink, {at.x(), at.center().y() - side / 2, side, side}, sight.collectors[seat]);
  const QRectF bar(x, at.center().y() - 17, wide, 34);
  ink.panel(bar, QColor(colour::kWell), QColor(colour::kWell), Qt::transparent, 0, 5);
  const double kept = wide * after / most, lost = wide * (before - after) / most;
  if (after > 0)
    ink.panel({x, bar.y(), kept, 34}, inkOf(change.category), lightOf(change.category), Qt::transparent, 0, 5);
  if (before > after) drawLost(ink, {x + kept, bar.y(), lost, 34});
  ink.text({bar.right() + 10, at.y(), 40, at.height()}, QString::number(after), Role::Heading, 42,
           QColor(colour::kText), Qt::AlignCenter);
  ink.paragraph({bar.right() + 58, at.y(), at.right() - bar.right() - 58, at.height()}, place, Role::Bold, 17,
                QColor(change.points[seat] > 0 ? colour::kIngotText : colour::kText2),
                Qt::AlignLeft | Qt::AlignVCenter);
  PieceLook look;
  look.at = at;
  look.glows = false;
  look.draw = [](Ink&) {};
  look.name = QStringLiteral("%1, %2: %3").arg(sight.nameOf(seat), colourOf(change.category)).arg(after);
  if (before > after) look.name += QStringLiteral(" (%1)").arg(tr("before: %1").arg(before));
  if (!place.isEmpty()) look.name += QStringLiteral(", ") + place;
  add(std::move(look));
}

void ChangesArea::drawChange(const Sight& sight, Ink& ink, const Turned& card) {
  const double w = units().width(), h = units().height();
  const Change& change = card.change;
  ink.text({28, 12, w - 56, 46}, tr("What it changes"), Role::Title, 32, QColor(colour::kChampagne));
  const int collector = sight.collectors[card.owner];
  drawCollector(ink, {28, 66, 66, 66}, collector);
  ink.text({112, 60, w - 130, 38}, sight.nameOf(card.owner), Role::Title, 29, lightOf(collector));
  ink.paragraph({112, 101, w - 130, 44}, lossOf(sight, card), Role::Body, 20, QColor(colour::kText));
  drawEmblem(ink, {32, 156, 50, 50}, change.category);
  ink.text({112, 154, w - 130, 32}, colourOf(change.category).toUpper(), Role::Heading, 34, lightOf(change.category));
  ink.text({112, 184, w - 130, 26}, tr("who leads now"), Role::Body, 19, QColor(colour::kText2));
  const int seats = sight.view.open.seats;
  const double foot = 128, top = 218, pitch = std::min(84.0, (h - foot - top) / seats);
  int at = 0;
  for (const Seat seat : sight.view.open.all())
    addBar(sight, ink, change, seat, {28, top + pitch * at++, w - 44, pitch});
  const QRectF box(26, h - foot + 4, w - 52, foot - 20);
  ink.panel(box, QColor(colour::kPanelFoot), QColor(colour::kPanelFoot), QColor(colour::kSeam), 2, 8);
  const QString stirred = stirredBy(sight, card);
  ink.paragraph(box.adjusted(16, 8, -16, stirred.isEmpty() ? -8 : -54), ledBefore(sight, change), Role::Bold, 20,
                QColor(colour::kIngotText), Qt::AlignLeft | Qt::AlignVCenter);
  if (!stirred.isEmpty()) ink.paragraph(box.adjusted(16, 54, -16, -6), stirred, Role::Body, 18, QColor(colour::kText));
}

void ChangesArea::draw(const Sight& sight, Ink& ink) {
  const Story& story = *stage_.story;
  const int at = stage_.fell ? story.dearest : stage_.card;
  drawPanel(ink, QRectF(QPointF(0, 0), units()), QColor(colour::kSeam));
  if (at < 0 || at >= kernel::count(story.turned)) {
    return ink.paragraph(QRectF(QPointF(0, 0), units()).adjusted(30, 30, -30, -30), listOf(sight, story), Role::Body,
                         22, QColor(colour::kText), Qt::AlignLeft | Qt::AlignVCenter);
  }
  const Turned& card = kernel::at(story.turned, at);
  stage_.fell ? drawChange(sight, ink, card) : drawNamed(sight, ink, card);
}

}  // namespace w51
