#include "ui/games/warehouse13/scenes/staging.h"

#include <algorithm>

#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/contrast.h"
#include "ui/look/illustration.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "ui/time/reading.h"

namespace w13 {

QRectF cardAt(QPointF middle, double width, bool large) {
  const QSizeF shape = large ? kLargeCard : kSmallCard;
  const double height = width * shape.height() / shape.width();
  return {middle.x() - width / 2, middle.y() - height / 2, width, height};
}

TypeSums appliedBy(const StoryMoment& moment) {
  TypeSums has;
  for (const Symbol type : kTypes) has[type] = moment.before.applied[type];
  for (const Event& each : moment.earlier) {
    if (each.what != Happened::DieApplied) continue;
    const Clue face = faceOf(nounOf(Thing::Face, each.number));
    if (index(face.symbol) < kTypeCount) has[face.symbol] += face.number;
  }
  return has;
}

std::vector<CardId> consequencesAt(const StoryMoment& moment) {
  std::vector<CardId> cards(moment.before.faceUp.begin(), moment.before.faceUp.end());
  for (const Event& each : moment.earlier)  // turned up in the same breath
    if (each.what == Happened::ConsequenceTurnedUp) cards.push_back(cardOf(each.noun));
  for (const Event& each : moment.events)
    if (each.what == Happened::ConsequenceStays &&
        std::find(cards.begin(), cards.end(), cardOf(each.noun)) == cards.end())
      cards.push_back(cardOf(each.noun));
  return cards;
}

double spread(int place, int count, double middle, double pitch) {
  return middle + (place - (count - 1) / 2.0) * pitch;
}

Scene Staging::take() {
  scene_.rest = std::max(scene_.rest, ui::timeToRead(scene_.spoken.size()));
  return std::move(scene_);
}

// ---- names ------------------------------------------------------------------------------------------------------

QString Staging::nameOf(Seat seat) const { return say(words_.seat(seat, moment_.now)); }
QString Staging::agentOf(Seat who) const { return say(words_.text(cards_.of(seat(who).who).name)); }
QString Staging::nameOf(CardId card) const { return say(words_.text(cards_.of(card).name)); }
QString Staging::textOf(CardId card) const { return say(words_.plain(cards_.of(card).text)); }
QColor Staging::colourOf(Seat who) const { return colourOfAgent(say(cards_.of(seat(who).who).id)); }
const SeatView& Staging::seat(Seat seat) const { return moment_.now.seats[seat]; }

// ---- props ------------------------------------------------------------------------------------------------------

Prop& Staging::add(const QRectF& at, Prop::Draw draw) {
  scene_.props.emplace_back(at, std::move(draw));
  return scene_.props.back();
}

Prop& Staging::text(const QRectF& at, const QString& words, Role role, double size, QRgb with, Qt::Alignment where) {
  return add(at, [=](Ink& ink, const QRectF& in) { ink.text(in, words, role, size, QColor(with), where); });
}

Prop& Staging::paragraph(const QRectF& at, const QString& words, Role role, double size, QRgb with,
                         Qt::Alignment where) {
  return add(at, [=](Ink& ink, const QRectF& in) { ink.paragraph(in, words, role, size, QColor(with), where); });
}

Prop& Staging::picture(const QRectF& at, const QString& file) {
  return add(at, [file](Ink& ink, const QRectF& in) { ink.picture(file, in); });
}

Prop& Staging::card(const QRectF& at, CardId card) {
  return add(at, [cards = &cards_, words = &words_, card](Ink& ink, const QRectF& in) {
    drawCard(ink, in, *cards, *words, card);
  });
}

Prop& Staging::back(const QRectF& at, const QString& deck) {
  return add(at, [deck](Ink& ink, const QRectF& in) { drawBack(ink, in, deck); });
}

Prop& Staging::loyalty(const QRectF& at, bool traitor) {
  return add(at, [traitor](Ink& ink, const QRectF& in) { drawLoyalty(ink, in, traitor); });
}

Prop& Staging::die(const QRectF& at, const DieFace& face) {
  return add(at, [face](Ink& ink, const QRectF& in) { drawDie(ink, face, in); });
}

Prop& Staging::face(const QRectF& at, Seat who, Tone tone) {
  const QString file = art::agentFile(cards_.of(seat(who).who).id);
  return add(at, [file, tone](Ink& ink, const QRectF& in) { ink.picture(file, in, tone); });
}

Prop& Staging::picture(const QRectF& at, CardId card, QRgb tint) {
  return add(at, [art = cards_.of(card).art, tint](Ink& ink, const QRectF& in) {
    illustrate(ink, in, in.height() * 0.9, art, QColor(tint));
  });
}

Prop& Staging::glow(const QRectF& at, QRgb with, double level) {
  return add(at, [=](Ink& ink, const QRectF& in) {
    if (highContrast()) return;
    QRadialGradient light(in.center(), in.width() / 2);
    QColor none(with);
    none.setAlpha(0);
    light.setColorAt(0, withAlpha(with, level));
    light.setColorAt(1, none);
    QPainter& p = ink.painter();
    p.save();
    p.translate(0, in.center().y());
    p.scale(1, in.height() / in.width());
    p.translate(0, -in.center().y());
    p.fillRect(QRectF(in.x(), in.center().y() - in.width() / 2, in.width(), in.width()), light);
    p.restore();
  });
}

Prop& Staging::stamp(const QRectF& at, const QString& words, QRgb ground, QRgb with) {
  return add(at, [=](Ink& ink, const QRectF& in) {
    const QRectF box = in.adjusted(6, 6, -6, -6);
    ink.panel(box, QColor(ground), QColor(ground), QColor(with), 8, 8);
    ink.text(box.adjusted(16, 4, -16, 0), words, Role::Heading, box.height() * 0.7, QColor(with), Qt::AlignCenter);
  });
}

void Staging::title(const QString& word, QRgb with, const QString& sentence, int ms) {
  text({160, 58, 1600, 128}, word, Role::Heading, 110, with).comes(ms, 250);
  text({160, 186, 1600, 48}, sentence, Role::Question, 34, colour::kPromptAsk).comes(ms + 120, 250);
}

void Staging::gauges(QPointF from, const TypeSums& has, int leavesAt) {
  double y = from.y();
  for (const Symbol type : kTypes) {
    const int need = moment_.before.needed[type];
    if (need <= 0) continue;
    const int there = std::min(need, has[type]);
    const QRectF at(from.x(), y, 560, 92);
    const QColor light = lightOf(type);
    const QString words = SceneWords::tr("%1 of %2").arg(there).arg(need) + (there >= need ? QStringLiteral(" ✓") : "");
    add(at, [=](Ink& ink, const QRectF& in) {
      ink.picture(art::symbolFile(type), {in.x(), in.y() + 14, 64, 64});
      ink.text({in.x() + 80, in.y(), 470, 44}, words, Role::Heading, 42, light, Qt::AlignLeft | Qt::AlignVCenter);
      const double wide = (in.width() - 90) / need;
      for (int cell = 0; cell < need; ++cell) {
        const QRectF box(in.x() + 80 + wide * cell, in.y() + 52, wide - 6, 28);
        const QColor ground = cell < there ? light : QColor(colour::kWell);
        ink.panel(box, ground, ground, light, 2, 4);
      }
    }).leaves(leavesAt, 200);
    y += 108;
  }
}

}  // namespace w13
