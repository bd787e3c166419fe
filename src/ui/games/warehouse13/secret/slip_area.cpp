// The claim slip: what is claimed, what it costs, and thanks to which Ability.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kEdge = 16, kHeads = 40, kSlotsAt = 62, kHigh = 76, kBetweenSlots = 10;

}  // namespace

void SlipArea::draw(const Sight& sight, Ink& ink) {
  ink.panel(QRectF(QPointF(0, 0), units()), QColor(colour::kPaperTop), QColor(colour::kPaperBottom),
            QColor(colour::kBrass500), 2, 12);
  const double w = units().width() - 2 * kEdge;
  const QColor dark(colour::kManilaInk), muted(colour::kManilaMuted);
  const double used = ink.text({kEdge, 6, w * 0.5, 30}, tr("Claim slip"), Role::Typed, 20, dark);
  const QString hint = tr("nothing happens before you confirm");
  const double room = w - used - 12;
  if (QFontMetricsF(font(Role::Body, 14)).horizontalAdvance(hint) <= room)  // large text leaves it to the bar
    ink.text({kEdge + used + 12, 6, room, 30}, hint, Role::Body, 14, muted, Qt::AlignRight | Qt::AlignVCenter);
  ink.painter().setPen(QPen(QColor(colour::kBrass500), 1));
  ink.painter().drawLine(QPointF(kEdge, 38), QPointF(kEdge + w, 38));
  drawSlots(sight, ink);
  QString gets = tr("Begin with any of the three: clue, Trait or Ability."),
          loses = tr("What no longer fits goes dark.");
  if (const std::optional<Claim> claim = claims_.whole()) {
    gets = claim->die == DieId::None ? tr("You get a clue; you choose it afterwards.")
                                     : tr("You get: %1.").arg(say(sight.words.die(claim->die, sight.view)));
    const QString card = say(sight.words.card(claim->card));
    loses = claim->byAbility ? tr("You spend %1 and use %2.").arg(card, claimingAbility(sight))
                             : tr("You spend %1. Its text does nothing.").arg(card);
  } else if (claims_.empty()) {
    gets = tr("Nothing in your hand pays for a clue you can reach.");
    loses = tr("Neutralize one instead.");
  }
  const double y = kSlotsAt + kHigh + 6, line = (units().height() - y - 8) / 2;
  ink.paragraph({kEdge, y, w, line}, gets, Role::Body, 16, dark, Qt::AlignLeft | Qt::AlignVCenter);
  ink.paragraph({kEdge, y + line, w, line}, loses, Role::Body, 16, dark, Qt::AlignLeft | Qt::AlignVCenter);
}

void SlipArea::drawSlots(const Sight& sight, Ink& ink) {
  const double wide = (units().width() - 2 * kEdge - 2 * kBetweenSlots) / 3;
  const std::array heads = {tr("You claim"), tr("You spend"), tr("Thanks to")};
  const std::array empty = {tr("a glowing clue"), tr("a glowing Trait"), tr("an Ability, if one must help")};
  for (int at = 0; at < kernel::count(heads); ++at) {
    const QRectF slot(kEdge + (wide + kBetweenSlots) * at, kSlotsAt, wide, kHigh);
    ink.text({slot.x(), kHeads, wide, 22}, kernel::at(heads, at), Role::Heading, 17, QColor(colour::kManilaMuted),
             Qt::AlignCenter);
    const bool filled = at == 0   ? claims_.die() != DieId::None
                        : at == 1 ? claims_.card() != CardId::None
                                  : claims_.picked() && claims_.byAbility();
    QPainter& p = ink.painter();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(colour::kBrass600), filled ? 1.5 : 2, filled ? Qt::SolidLine : Qt::DashLine));
    p.drawRoundedRect(slot, 8, 8);
    if (!filled) {
      const bool whole = at == 2 && claims_.whole().has_value();  // none is needed
      ink.paragraph(slot.adjusted(8, 6, -8, -6), whole ? tr("no Ability needed") : kernel::at(empty, at), Role::Body,
                    15, QColor(colour::kManilaMuted), Qt::AlignCenter);
      continue;
    }
    if (at == 0) {
      const double side = std::min(kHigh - 12, wide - 16);
      drawDie(ink, faceOf(sight, claims_.die()), {slot.center() - QPointF(side, side) / 2, QSizeF(side, side)});
      continue;
    }
    const CardId card = at == 1 ? claims_.card() : sight.cards.abilityCard(own(sight).who, claimingSlot(sight));
    const QSizeF shape = cardShape(sight.cards.of(card).kind);
    const double high = kHigh - 10, cardWide = high * shape.width() / shape.height();
    drawCard(ink, {slot.center() - QPointF(cardWide, high) / 2, QSizeF(cardWide, high)}, sight.cards, sight.words,
             card);
  }
}

}  // namespace w13
