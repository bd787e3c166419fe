// Whose eyes, and the shield with what lies on it.

#include "ui/look/card_picture.h"
#include "ui/look/card_text.h"
#include "ui/secret/secret_areas.h"

namespace w13 {

namespace {

QString say(const std::string& text) { return QString::fromStdString(text); }

constexpr double kAbilitiesAt = 246;
constexpr double kReadableCard = 156;  // device pixels from which an Ability can be read as a card

QString kindOf(int slot) {
  static const std::array<const char*, kSlots> kKinds = {
      QT_TRANSLATE_NOOP("w13::ShieldArea", "Asset"), QT_TRANSLATE_NOOP("w13::ShieldArea", "Episode"),
      QT_TRANSLATE_NOOP("w13::ShieldArea", "Season"), QT_TRANSLATE_NOOP("w13::ShieldArea", "Downside")};
  return ShieldArea::tr(kKinds[static_cast<std::size_t>(slot)]);
}

/// When an Ability can be used, in a few words.
QString readiness(Slot slot, bool used, bool now) {
  if (now) return ShieldArea::tr("can be used now");
  switch (slot) {
    case Slot::Episode: return used ? ShieldArea::tr("back next Episode") : ShieldArea::tr("once per Episode");
    case Slot::Season: return used ? ShieldArea::tr("used up") : ShieldArea::tr("once per Season");
    default: return ShieldArea::tr("always on");
  }
}

}  // namespace

const SeatView& own(const Sight& sight) { return sight.view.seats[static_cast<std::size_t>(index(sight.view.viewer))]; }

void drawDesk(Ink& ink, QSizeF size) {
  ink.panel(QRectF(QPointF(0, 0), size), QColor(0xF0241A10), QColor(0xF0150E08), QColor(0xFFD9B56A), 2, 12);
}

void EyesArea::draw(const Sight&, Ink& ink) {
  ink.picture("icons/secret", {0, 6, 40, 40});
  const double used = ink.text({50, 4, 200, 46}, tr("Eyes only"), Role::Heading, 42, QColor(colour::kGold));
  ink.text({66 + used, 8, 480, 40}, tr("%1, and nobody else").arg(name_), Role::Typed, 22, QColor(colour::kText));
  ink.text({units().width() - 420, 8, 420, 40}, step_, Role::Typed, 20, QColor(colour::kGold),
           Qt::AlignRight | Qt::AlignVCenter);
}

void ShieldArea::draw(const Sight& sight, Ink& ink) {
  drawDesk(ink, units());
  const SeatView& s = own(sight);
  const AgentCard& agent = sight.cards.of(s.who);
  ink.picture(art::agentFile(agent.id), {14, 12, 108, 108});
  ink.text({8, 120, 122, 34}, say(sight.words.text(agent.name)), Role::Heading, 30,
           colourOfAgent(QString::fromStdString(agent.id)), Qt::AlignCenter);
  ink.text({8, 150, 122, 24}, tr("ID %1").arg(say(agent.agentNumber)), Role::Typed, 17, QColor(colour::kText2),
           Qt::AlignCenter);
  ink.picture("tokens/attribute-physical", {14, 178, 28, 28});
  ink.text({46, 178, 20, 28}, QString::number(agent.attribute[0]), Role::Bold, 19, QColor(colour::kText));
  ink.picture("tokens/attribute-mental", {68, 178, 28, 28});
  ink.text({100, 178, 20, 28}, QString::number(agent.attribute[1]), Role::Bold, 19, QColor(colour::kText));
  ink.text({138, 10, 96, 22}, tr("Focus Traits"), Role::Bold, 15, QColor(colour::kText2), Qt::AlignCenter);
  ink.picture(art::symbolFile(agent.focus[0]), {148, 34, 34, 34});
  ink.picture(art::symbolFile(agent.focus[1]), {192, 34, 34, 34});
  if (!sight.view.cooperative) {
    PieceLook card;
    card.at = {150, 78, 72, 110};
    card.name = tr("Loyalty card");
    card.command = "loyalty";
    card.draw = [up = loyaltyUp_, traitor = sight.view.isTraitor](Ink& in) {
      up ? drawLoyalty(in, {0, 0, 72, 110}, traitor) : drawBack(in, {0, 0, 72, 110}, "loyalty");
    };
    add(std::move(card));
    ink.text({134, 190, 104, 22}, tr("Hold L to look"), Role::Body, 14, QColor(colour::kText2), Qt::AlignCenter);
  }
  if (s.hasAbilities) return drawAbilities(sight, ink);
  if (!sight.view.isTraitor || !sight.view.traitorRevealed) return;
  ink.paragraph({254, 20, units().width() - 270, units().height() - 40}, traitorTurn(), Role::Body, 19,
                QColor(colour::kLostText));
}

QString traitorTurn() {
  return ShieldArea::tr(
      "You are the Traitor, and everybody knows. Your Traits, Stress and Abilities are gone.\n\nEach turn you play one "
      "Traitor card marked Action, or draw one; then you draw one more. Those marked Instant cost no Action.");
}

void ShieldArea::drawAbilities(const Sight& sight, Ink& ink) {
  const SeatView& s = own(sight);
  const AgentCard& agent = sight.cards.of(s.who);
  const double room = units().width() - kAbilitiesAt - 12;
  const double card = std::min((room - 3 * 10) / 4, (units().height() - 34) * kSmallCard.width() / kSmallCard.height());
  const bool cards = card * ink.pixelsPerUnit() >= kReadableCard;
  const double strip = (units().height() - 16 - 3 * 6) / 4;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = agent.abilities[static_cast<std::size_t>(slot)];
    if (design == DesignId::None) continue;
    PieceLook look;
    look.noun = nounOf(Thing::Number, slot);
    look.card = sight.cards.abilityCard(s.who, static_cast<Slot>(slot));
    look.name =
        say(sight.words.text(sight.cards.of(design).name)) + ": " + say(sight.words.text(sight.cards.of(design).text));
    look.choices = sight.offers.of(look.noun, {verb::UseAbility});
    const bool used = ((s.usedSlots >> slot) & 1) != 0;
    const bool now = !look.choices.empty();
    if (cards) {
      look.at = {kAbilitiesAt + (card + 10) * slot, 8, card, card * kSmallCard.height() / kSmallCard.width()};
      look.radius = card * 0.06;
      look.draw = [&sight, design, used, size = look.at.size()](Ink& in) {
        const QRectF all(QPointF(0, 0), size);
        if (used) drawUsed(in, all, sight.words, sight.cards.of(design));
        else drawDesign(in, all, sight.cards, sight.words, design);
      };
      ink.text({look.at.x() - 4, look.at.bottom() + 2, card + 8, 22}, readiness(static_cast<Slot>(slot), used, now),
               now ? Role::Bold : Role::Body, 15, QColor(now ? colour::kGold : colour::kText2), Qt::AlignCenter);
    } else {
      look.at = {kAbilitiesAt, 8 + (strip + 6) * slot, room, strip};
      look.radius = 7;
      look.draw = [&sight, design, slot, used, size = look.at.size()](Ink& in) {
        drawAbilityStrip(sight, in, design, slot, used, size);
      };
    }
    add(std::move(look));
  }
}

void drawAbilityStrip(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size) {
  static constexpr std::array<QRgb, kSlots> kBands = {colour::kBandAsset, colour::kBandEpisode, colour::kBandSeason,
                                                      colour::kBandDownside};
  const QColor band(used ? colour::kSteel700 : kBands[static_cast<std::size_t>(slot)]);
  in.panel(QRectF(QPointF(0, 0), size), QColor(used ? colour::kUsedTop : colour::kPaperTop),
           QColor(used ? colour::kUsedBottom : colour::kPaperBottom), QColor(colour::kBrass500), 1, 7);
  const QColor light(colour::kAbilityInk);
  in.panel({0, 0, 164, size.height()}, band, band, band, 0, 7);
  in.text({8, 3, 148, 20}, (used ? ShieldArea::tr("%1: used") : "%1").arg(kindOf(slot)), Role::Body, 14, light);
  in.paragraph({8, 21, 150, size.height() - 22}, say(sight.words.text(sight.cards.of(design).name)), Role::Question, 16,
               light, Qt::AlignLeft | Qt::AlignVCenter);
  const QColor with(used ? colour::kSteel300 : colour::kManilaInk);
  const QRectF text(172, 2, size.width() - 178, size.height() - 4);
  drawCardText(in, text, say(sight.words.text(sight.cards.of(design).text)), 15, with, false, true);
}

}  // namespace w13
