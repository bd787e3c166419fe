// Whose eyes, and the shield with what lies on it.

#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kAbilitiesAt = 246;
constexpr double kSmallShield = 640;   // narrower, and the Abilities lie below the head of the shield
constexpr double kReadableCard = 156;  // device pixels from which an Ability can be read as a card

QString kindOf(int slot) {
  static const std::array<const char*, kSlots> kKinds = {
      QT_TRANSLATE_NOOP("w13::ShieldArea", "Asset"), QT_TRANSLATE_NOOP("w13::ShieldArea", "Episode"),
      QT_TRANSLATE_NOOP("w13::ShieldArea", "Season"), QT_TRANSLATE_NOOP("w13::ShieldArea", "Downside")};
  return ShieldArea::tr(kernel::at(kKinds, slot));
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

const SeatView& own(const Sight& sight) { return sight.view.seats[sight.view.viewer]; }

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
  units().width() < kSmallShield ? drawSmallPerson(sight, ink) : drawPerson(sight, ink);
  if (s.hasAbilities) return drawAbilities(sight, ink);
  if (!sight.view.isTraitor || !sight.view.traitorRevealed) return;
  const bool narrow = units().width() < kSmallShield;
  const QPointF from = narrow ? QPointF(16, 82) : QPointF(254, 20);
  ink.paragraph({from, QSizeF(units().width() - from.x() - 16, units().height() - from.y() - 12)}, traitorTurn(),
                Role::Body, 19, QColor(colour::kLostText));
}

void ShieldArea::drawPerson(const Sight& sight, Ink& ink) {
  const AgentCard& agent = sight.cards.of(own(sight).who);
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
  if (sight.view.cooperative) return;
  addLoyalty(sight, {150, 78, 72, 110});
  ink.text({134, 190, 104, 22}, tr("Hold L to look"), Role::Body, 14, QColor(colour::kText2), Qt::AlignCenter);
}

/// Beside the claim slip there is room for the head of the shield only in one line.
void ShieldArea::drawSmallPerson(const Sight& sight, Ink& ink) {
  const AgentCard& agent = sight.cards.of(own(sight).who);
  ink.picture(art::agentFile(agent.id), {10, 8, 58, 58});
  ink.text({78, 6, 150, 32}, say(sight.words.text(agent.name)), Role::Heading, 28,
           colourOfAgent(QString::fromStdString(agent.id)));
  ink.picture("tokens/attribute-physical", {78, 40, 24, 24});
  ink.text({106, 40, 16, 24}, QString::number(agent.attribute[0]), Role::Bold, 17, QColor(colour::kText));
  ink.picture("tokens/attribute-mental", {126, 40, 24, 24});
  ink.text({154, 40, 16, 24}, QString::number(agent.attribute[1]), Role::Bold, 17, QColor(colour::kText));
  ink.picture(art::symbolFile(agent.focus[0]), {182, 40, 24, 24});
  ink.picture(art::symbolFile(agent.focus[1]), {210, 40, 24, 24});
  if (sight.view.cooperative) return;
  const double right = units().width();
  addLoyalty(sight, {right - 54, 7, 40, 61});
  ink.text({right - 190, 10, 128, 24}, tr("Hold L to look"), Role::Body, 14, QColor(colour::kText2),
           Qt::AlignRight | Qt::AlignVCenter);
}

// No command: neither Enter nor a click leaves it face up. It is up while L or the mouse is held on it.
void ShieldArea::addLoyalty(const Sight& sight, const QRectF& at) {
  PieceLook card;
  card.at = at;
  card.name = tr("Loyalty card: hold L to look");
  card.part = Part::Loyalty;
  card.draw = [up = loyaltyUp_, traitor = sight.view.isTraitor, all = QRectF(QPointF(0, 0), at.size())](Ink& in) {
    up ? drawLoyalty(in, all, traitor) : drawBack(in, all, "loyalty");
  };
  add(std::move(card));
}

QString traitorTurn() {
  return ShieldArea::tr(
      "You are the Traitor, and everybody knows. Your Traits, Stress and Abilities are gone.\n\nEach turn you play one "
      "Traitor card marked Action, or draw one; then you draw one more. Those marked Instant cost no Action.");
}

void ShieldArea::drawAbilities(const Sight& sight, Ink& ink) {
  if (units().width() < kSmallShield) return addSmallAbilities(sight);
  const AgentCard& agent = sight.cards.of(own(sight).who);
  const double room = units().width() - kAbilitiesAt - 12;
  const double card = std::min((room - 3 * 10) / 4, (units().height() - 34) * kSmallCard.width() / kSmallCard.height());
  const bool cards = card * ink.pixelsPerUnit() >= kReadableCard;
  const double strip = (units().height() - 16 - 3 * 6) / 4;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = kernel::at(agent.abilities, slot);
    if (design == DesignId::None) continue;
    if (!cards) {
      addAbility(sight, slot, design, {kAbilitiesAt, 8 + (strip + 6) * slot, room, strip}, AbilityForm::Strip);
      continue;
    }
    const QRectF at(kAbilitiesAt + (card + 10) * slot, 8, card, card * kSmallCard.height() / kSmallCard.width());
    addAbility(sight, slot, design, at, AbilityForm::Card);
    const bool used = isUsed(own(sight), kAllSlots[slot]);
    const bool now = !sight.offers.of(nounOf(Thing::Number, slot), {verb::UseAbility}).empty();
    ink.text({at.x() - 4, at.bottom() + 2, card + 8, 22}, readiness(kAllSlots[slot], used, now),
             now ? Role::Bold : Role::Body, 15, QColor(now ? colour::kGold : colour::kText2), Qt::AlignCenter);
  }
}

// Beside the claim slip the Ability that claims has the room; the others are there by name. Beside a large hand the
// shield is as narrow, but high enough for all.
void ShieldArea::addSmallAbilities(const Sight& sight) {
  constexpr double kTop = 74, kName = 22, kBetween = 3;
  const AgentCard& agent = sight.cards.of(own(sight).who);
  const Slot claiming = claimingSlot(sight);
  const double text = units().height() - kTop - 6 - (kSlots - 1) * (kName + kBetween);
  const double share = (units().height() - kTop - 8 - (kSlots - 1) * 2 * kBetween) / kSlots;
  const bool all = share > 2 * kName;
  double y = kTop;
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = kernel::at(agent.abilities, slot);
    const bool claims = kAllSlots[slot] == claiming;
    const double high = all ? share : claims ? text : kName;
    if (design != DesignId::None)
      addAbility(sight, slot, design, {8, y, units().width() - 16, high},
                 all || claims ? AbilityForm::Strip : AbilityForm::Name);
    y += high + (all ? 2 * kBetween : kBetween);
  }
}

void ShieldArea::addAbility(const Sight& sight, int slot, DesignId design, const QRectF& at, AbilityForm form) {
  const Design& ability = sight.cards.of(design);
  PieceLook look;
  look.at = at;
  look.noun = nounOf(Thing::Number, slot);
  look.card = nounOfCard(sight.cards.abilityCard(own(sight).who, kAllSlots[slot]));
  look.name = say(sight.words.text(ability.name)) + ": " + say(sight.words.text(ability.text));
  look.choices = sight.offers.of(look.noun, {verb::UseAbility});
  look.radius = form == AbilityForm::Card ? at.width() * 0.06 : 7;
  if (!claims_.empty() && kAllSlots[slot] == claimingSlot(sight)) {
    look.lit = claims_.abilityFits();
    look.selected = claims_.byAbility();
    look.thin = claims_.picked() && !look.selected;
    if (look.lit) look.command = Order::Ability;
  }
  const bool used = isUsed(own(sight), kAllSlots[slot]);
  look.draw = [&sight, design, slot, used, form, size = at.size()](Ink& in) {
    const QRectF all(QPointF(0, 0), size);
    if (form == AbilityForm::Name) drawAbilityName(sight, in, design, slot, used, size);
    else if (form == AbilityForm::Strip) drawAbilityStrip(sight, in, design, slot, used, size);
    else if (used) drawUsed(in, all, sight.words, sight.cards.of(design));
    else drawDesign(in, all, sight.cards, sight.words, design);
  };
  add(std::move(look));
}

Slot claimingSlot(const Sight& sight) {
  const AgentCard& agent = sight.cards.of(own(sight).who);
  for (int slot = 0; slot < kSlots; ++slot) {
    const DesignId design = kernel::at(agent.abilities, slot);
    if (design != DesignId::None && sight.cards.says(sight.cards.of(design), Query::ClaimsDie)) return kAllSlots[slot];
  }
  return Slot::Downside;
}

QString claimingAbility(const Sight& sight) {
  const Slot slot = claimingSlot(sight);
  if (slot == Slot::Downside) return {};
  const DesignId design = sight.cards.of(own(sight).who).abilities[at(slot)];
  return say(sight.words.text(sight.cards.of(design).name));
}

namespace {

/// The ground of an Ability without its card: paper with a band in the colour of its kind, this wide.
QColor drawAbilityGround(Ink& in, int slot, bool used, QSizeF size, double bandWide) {
  const QColor band(used ? colour::kSteel700 : bandOf(kAllSlots[slot]));
  in.panel(QRectF(QPointF(0, 0), size), QColor(used ? colour::kUsedTop : colour::kPaperTop),
           QColor(used ? colour::kUsedBottom : colour::kPaperBottom), QColor(colour::kBrass500), 1, 7);
  in.panel({0, 0, bandWide, size.height()}, band, band, band, 0, 7);
  return QColor(used ? colour::kSteel300 : colour::kManilaInk);
}

QString kindAndUse(int slot, bool used) { return (used ? ShieldArea::tr("%1: used") : "%1").arg(kindOf(slot)); }

}  // namespace

void drawAbilityName(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size) {
  constexpr double kBand = 132;
  const QColor with = drawAbilityGround(in, slot, used, size, kBand);
  in.text({8, 2, kBand - 14, size.height() - 4}, kindAndUse(slot, used), Role::Body, 13, QColor(colour::kAbilityInk));
  in.text({kBand + 8, 2, size.width() - kBand - 14, size.height() - 4},
          say(sight.words.text(sight.cards.of(design).name)), Role::Question, 16, with);
}

void drawAbilityStrip(const Sight& sight, Ink& in, DesignId design, int slot, bool used, QSizeF size) {
  const bool low = size.height() < 44;
  const double kind = low ? 14 : 20, bandWide = size.width() < 400 ? 118 : 164;
  const QColor with = drawAbilityGround(in, slot, used, size, bandWide);
  const QColor light(colour::kAbilityInk);
  in.text({8, low ? 1.0 : 3.0, bandWide - 16, kind}, kindAndUse(slot, used), Role::Body, low ? 12 : 14, light);
  in.paragraph({8, kind + 1, bandWide - 14, size.height() - kind - 2},
               say(sight.words.text(sight.cards.of(design).name)), Role::Question, low ? 14 : 16, light,
               Qt::AlignLeft | Qt::AlignVCenter);
  const QRectF text(bandWide + 8, 2, size.width() - bandWide - 14, size.height() - 4);
  const QString words = say(sight.words.text(sight.cards.of(design).text));
  const bool tight = size.width() < 520 && words.size() > 70;  // long ones need all of the room at their usual size
  const double letters = size.height() < 56 ? (low ? 13 : 15) : tight ? 17 : 19 * textSize() / 100.0;
  drawCardText(in, text, words, letters, with, false, true);  // those can shrink again
}

}  // namespace w13
