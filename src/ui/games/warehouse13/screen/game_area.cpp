#include "ui/games/warehouse13/screen/game_area.h"

#include "ui/games/warehouse13/look/card_picture.h"

namespace w13 {

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
  look.draw = [&cards = sight.cards, &words = sight.words, card, size = at.size()](Ink& ink) {
    drawCard(ink, {QPointF(0, 0), size}, cards, words, card);
  };
  return look;
}

Piece* GameArea::addCard(const Sight& sight, CardId card, const QRectF& at, bool dim) {
  return add(cardLook(sight, card, at, dim));
}

}  // namespace w13
