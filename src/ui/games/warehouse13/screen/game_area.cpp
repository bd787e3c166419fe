#include "ui/games/warehouse13/screen/game_area.h"

#include <algorithm>

#include "ui/games/warehouse13/look/card_picture.h"

namespace w13 {

namespace {

int countersOn(const View& view, CardId card) {
  for (const Counters& each : view.counters)
    if (each.on == card) return each.number;
  return 0;
}

/// How many counters lie on a card: a brass token over its middle.
void drawCounters(Ink& ink, QSizeF card, int number) {
  const double side = std::clamp(card.width() * 0.42, 22.0, 64.0);
  const QRectF at(QPointF((card.width() - side) / 2, (card.height() - side) / 2), QSizeF(side, side));
  ink.panel(at, QColor(colour::kBrass300), QColor(colour::kBrass500), QColor(colour::kBrass700), side * 0.05, side / 2);
  ink.text(at, QString::number(number), Role::Heading, side * 0.62, QColor(colour::kManilaInk), Qt::AlignCenter);
}

}  // namespace

void GameArea::show(const Sight& sight) {
  sight_ = &sight;
  Area::show(sight);
  sight_ = nullptr;
}

DieFace GameArea::faceOf(const Sight& sight, DieId die) {
  const DieView& seen = sight.view.dice[die];
  DieFace face;
  face.colour = colourOf(die);
  face.shows = seen.shows;
  return face;
}

PieceLook GameArea::dieLook(const Sight& sight, DieId die, const QRectF& at, bool dim) {
  PieceLook look;
  look.at = at;
  look.noun = of(die);
  look.name = QString::fromStdString(sight.words.die(die, sight.view));
  look.choices = sight.offers.of(look.noun);
  const bool clue = !look.choices.empty() && look.choices.front().verb == verb::Neutralize;
  if (sight.clues == Clues::Neutralize && clue) look.tool = QStringLiteral("cursors/neutralize");
  if (sight.clues == Clues::Claim) {
    look.choices.clear();
    look.lit = sight.reach.has(die);
    if (look.lit) look.command = {Order::Claim, look.noun};
  }
  look.radius = at.width() * 0.2;
  look.dim = dim && look.choices.empty();
  look.draw = [face = faceOf(sight, die), size = at.size()](Ink& ink) { drawDie(ink, face, {QPointF(0, 0), size}); };
  return look;
}

Piece* GameArea::addDie(const Sight& sight, DieId die, const QRectF& at, bool dim) {
  return add(dieLook(sight, die, at, dim));
}

Piece* GameArea::addGooDie(const DieFace& face, int place, const QRectF& at) {
  PieceLook look;
  look.at = at;
  look.noun = nounOf(Thing::None, place);
  look.part = Part::GooDie;
  look.name = tr("Goo die");
  look.draw = [face, size = at.size()](Ink& in) { drawDie(in, face, {QPointF(0, 0), size}); };
  return add(std::move(look));
}

PieceLook GameArea::cardLook(const Sight& sight, CardId card, const QRectF& at, bool dim) {
  PieceLook look;
  look.at = at;
  look.noun = of(card);
  look.card = nounOfCard(card);
  look.name = QString::fromStdString(sight.words.card(card));
  if (const QString text = QString::fromStdString(sight.words.plain(sight.cards.of(card).text)); !text.isEmpty())
    look.name += ": " + text;
  look.choices = sight.offers.of(look.noun);
  look.radius = at.width() * 0.06;
  look.dim = dim && look.choices.empty();
  const int counters = countersOn(sight.view, card);
  if (counters > 0) look.name += QStringLiteral(" (%1)").arg(tr("counters: %1").arg(counters));
  look.draw = [&cards = sight.cards, &words = sight.words, card, counters, size = at.size()](Ink& ink) {
    drawCard(ink, {QPointF(0, 0), size}, cards, words, card);
    if (counters > 0) drawCounters(ink, size, counters);
  };
  return look;
}

Piece* GameArea::addCard(const Sight& sight, CardId card, const QRectF& at, bool dim) {
  return add(cardLook(sight, card, at, dim));
}

}  // namespace w13
