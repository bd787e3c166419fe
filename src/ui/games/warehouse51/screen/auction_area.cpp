#include "ui/games/warehouse51/screen/auction_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/look/say.h"
#include "ui/settings/language.h"

namespace w51 {

std::vector<Choice> Sight::choicesOf(Noun noun) const {
  std::vector<Choice> all;
  if (thinking) return all;
  for (const Choice& each : decision.choices())
    if (each.noun == noun) all.push_back(each);
  return all;
}

QString Sight::nameOf(Seat seat) const { return say(voice.seat(seat)); }
QString Sight::nameOf(RelicId relic) const { return said(cards.of(relic).name); }
QString Sight::nameOf(Category category) const { return said(cards.categories[category].name); }

QString Sight::namesOf(SeatSet seats) const {
  QStringList names;
  for (const Seat seat : seats) names << nameOf(seat);
  if (names.size() < 2) return names.join(QString());
  const QString last = names.takeLast();
  return AuctionArea::tr("%1 and %2", "names").arg(names.join(QStringLiteral(", ")), last);
}

Light tubeLight() { return {colour::kTube, colour::kTube, colour::kCore}; }

void AuctionArea::show(const Sight& sight) {
  sight_ = &sight;
  Area::show(sight);
  sight_ = nullptr;
}

RelicState stateOf(const View& view, RelicId relic) {
  RelicState state;
  state.pawned = view.open.pawned.has(relic);
  const Certificate* seal = view.open.certificateOn(relic);
  state.sealed = seal != nullptr;
  for (const Certificate& each : view.open.certificates)
    if (each.on == RelicId::None && each.giver == relic) state.sealed = true;
  state.unsold = view.open.discards.has(relic);
  state.fallen = view.open.fallen.has(relic);
  return state;
}

PieceLook AuctionArea::relicLook(const Sight& sight, RelicId relic, const QRectF& at, RelicState state) {
  PieceLook look;
  look.at = at;
  look.noun = look.card = of(relic);
  look.name = sight.nameOf(relic);
  look.choices = sight.choicesOf(look.noun);
  look.radius = at.width() * 0.06;
  look.light = tubeLight();
  look.draw = [&cards = sight.cards, relic, state, size = at.size()](Ink& ink) {
    drawRelic(ink, {QPointF(0, 0), size}, cards, relic, spoken(), state);
  };
  return look;
}

PieceLook AuctionArea::backLook(const Sight& sight, int place, const QRectF& at) {
  const OnTable& card = sight.view.open.onTable[place];
  PieceLook look;
  look.at = at;
  look.noun = counterfeitAt(place);
  look.part = Part::Slot;
  look.name = card.seenBy.empty() ? tr("A counterfeit card: nobody has seen it")
                                  : tr("A counterfeit card: %1 have seen it").arg(sight.namesOf(card.seenBy));
  look.choices = sight.choicesOf(look.noun);
  look.radius = 5;
  look.light = tubeLight();
  const bool lying = at.width() > at.height();
  look.draw = [lying, size = at.size()](Ink& ink) {
    if (!lying) return drawCounterfeitBack(ink, {QPointF(0, 0), size});
    QPainter& p = ink.painter();
    p.save();
    p.translate(size.width(), 0);
    p.rotate(90);
    drawCounterfeitBack(ink, {QPointF(0, 0), size.transposed()});
    p.restore();
  };
  return look;
}

}  // namespace w51
