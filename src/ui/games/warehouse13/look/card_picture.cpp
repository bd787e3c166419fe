#include "ui/games/warehouse13/look/card_picture.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "engine/kernel/per.h"
#include "ui/games/warehouse13/look/card_text.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"

namespace w13 {

namespace {

constexpr double kThumb = 130, kTable = 180, kHand = 260;  // widths on screen where a card shows more

/// The words that are printed on cards of a kind.
struct CardWords {
  Q_DECLARE_TR_FUNCTIONS(CardWords)
};

/// What is drawn on a frame, and how much of it fits.
struct Card {
  Ink& ink;
  const Catalog& cards;
  const Words& words;
  const Design& design;
  double width;  ///< on screen

  [[nodiscard]] QString say(const Text& text) const { return QString::fromStdString(words.text(text)); }
  [[nodiscard]] bool thumb() const { return width < kThumb; }
  [[nodiscard]] double textSize(bool large) const {
    if (width < kTable) return large ? 38 : 36;
    return width < kHand ? (large ? 38 : 32) : (large ? 32 : 28);
  }
};

QString frameOf(const Design& design) {
  static constexpr kernel::Per<Slot, const char*, kSlots> kSlotNames = {{"asset", "episode", "season", "downside"}};
  switch (design.kind) {
    case Kind::Trait: return "cards/trait-" + fileNameOf(design.type);
    case Kind::Calamity: return "cards/calamity";
    case Kind::Stress: return "cards/stress";
    case Kind::Traitor: return "cards/traitor";
    case Kind::Consequence: return "cards/consequence";
    case Kind::Loyalty: return design.traitor ? "cards/loyalty-traitor" : "cards/loyalty-loyal";
    case Kind::Ability: return QStringLiteral("cards/ability-") + kSlotNames[design.slot];
    case Kind::Ping: return "cards/ping";
    case Kind::Artifact: return "cards/artifact";
    case Kind::Adversary: return "cards/adversary-artifact";
    case Kind::Plot: return "cards/plot";
  }
  return {};
}

QString timingFile(Timing timing) {
  static constexpr kernel::Per<Timing, const char*, 4> kNames = {{"", "action", "instant", "retrieval"}};
  return QStringLiteral("icons/timing-") + kNames[timing];
}

QString timingWord(Timing timing) {
  switch (timing) {
    case Timing::Action: return CardWords::tr("Action");
    case Timing::Instant: return CardWords::tr("Instant");
    case Timing::Retrieval: return CardWords::tr("Retrieval");
    case Timing::None: break;
  }
  return {};
}

QString slotWord(Slot slot) {
  switch (slot) {
    case Slot::Asset: return CardWords::tr("Asset: always on");
    case Slot::Episode: return CardWords::tr("Once per Episode");
    case Slot::Season: return CardWords::tr("Once per Season");
    case Slot::Downside: return CardWords::tr("Downside");
  }
  return {};
}

void drawName(Card& c, const QRectF& at, double size, QColor with) {
  const bool large = at.width() > kSmallCard.width();  // there the requirements follow
  if (c.thumb())                                       // the room of the text is the name's
    c.ink.paragraph({at.x(), at.y(), at.width(), at.height() * (large ? 1.9 : 2.2)}, c.say(c.design.name),
                    Role::Question, size * 1.45, with, Qt::AlignHCenter | Qt::AlignTop);
  else c.ink.text(at, c.say(c.design.name), Role::Question, size, with, Qt::AlignCenter);
}

/// The card's illustration; if there is none, an emblem of its kind.
void drawArt(Card& c, const QRectF& well, double size, QColor tint, const QString& emblem) {
  const double fits = std::min(size, well.height() - 12);
  if (illustrate(c.ink, well, fits, c.design.art, tint)) return;
  c.ink.picture(emblem, {well.center().x() - fits / 2, well.center().y() - fits / 2, fits, fits});
}

void drawTiming(Card& c, QColor with) {
  if (c.design.timing == Timing::None) return;
  c.ink.picture(timingFile(c.design.timing), {28, 24, 48, 48});
  c.ink.text({86, 20, 240, 60}, timingWord(c.design.timing), Role::Heading, c.thumb() ? 56 : 46, with);
}

/// Whether a text is icons alone: there is room to show them large.
bool iconsOnly(const QString& text) {
  static const QRegularExpression kIcon("\\{[^}]*\\}");
  return QString(text).remove(kIcon).trimmed().isEmpty();
}

void drawSmallText(Card& c, const QRectF& at, QColor with, bool dark = false) {
  const QString text = c.say(c.design.text);
  if (!c.thumb()) drawCardText(c.ink, at, text, iconsOnly(text) ? 100 : c.textSize(false), with, dark);
}

void drawTrait(Card& c) {
  const bool darkBand = c.design.type == Symbol::Lore;
  drawTiming(c, darkBand ? QColor(colour::kLoreBandInk) : QColor(Qt::white));
  c.ink.text({329, 19, 94, 94}, QString::number(c.design.number), Role::Heading, 76, QColor(colour::kText),
             Qt::AlignCenter);
  drawArt(c, {28, 118, 384, 206}, 186, lightOf(c.design.type), art::symbolFile(c.design.type) + "-outline");
  drawName(c, {24, 330, 392, 56}, 36, QColor(colour::kManilaInk));
  drawSmallText(c, {30, 396, 380, 202}, QColor(colour::kManilaInk));
  c.ink.picture(art::symbolFile(c.design.type), {34, 603, 44, 44});
  if (!c.thumb())
    c.ink.text({90, 603, 250, 44}, QString::fromStdString(c.words.type(c.design.type)), Role::Heading, 32,
               QColor(colour::kManilaMuted));
}

void drawPlain(Card& c, const QString& head, const QRectF& headAt, QColor headInk, QColor tint, const QString& emblem,
               QColor text, bool dark, double textHeight) {
  if (!head.isEmpty()) c.ink.text(headAt, head, Role::Heading, headAt.height() * 0.8, headInk, Qt::AlignCenter);
  drawArt(c, {28, 124, 384, 200}, 176, tint, emblem);
  drawName(c, {24, 330, 392, 56}, 36, text);
  drawSmallText(c, {30, 396, 380, textHeight}, text, dark);
}

void drawAbility(Card& c) {
  const AgentCard& agent = c.cards.of(c.design.agent);
  const QColor light(0xFFFFF6E0);
  c.ink.text({30, 16, 300, 50}, c.say(agent.name), Role::Heading, c.thumb() ? 54 : 44, light);
  c.ink.text({30, 64, 310, 36}, slotWord(c.design.slot), Role::Bold, c.thumb() ? 34 : 26, light);
  drawName(c, {24, 120, 392, 52}, 36, QColor(colour::kManilaInk));
  drawArt(c, {28, 176, 384, 160}, 140, QColor(colour::kBrass300), art::agentFile(agent.id));
  if (c.width >= 100)
    drawCardText(c.ink, {30, 402, 380, 240}, c.say(c.design.text), c.textSize(false) + (c.thumb() ? 10 : 0),
                 QColor(colour::kManilaInk));
}

void drawNeeds(Card& c, double y) {
  for (const Symbol type : kTypes) {
    const double x = 26 + 147 * index(type);
    const int need = c.design.needs[type];
    c.ink.painter().setOpacity(need == 0 ? 0.35 : 1);
    c.ink.picture(art::symbolFile(type) + (need == 0 ? "-outline" : ""), {x + 8, y + 29, 62, 62});
    c.ink.text({x + 72, y + 15, 60, 90}, QString::number(need), Role::Heading, 84, lightOf(type), Qt::AlignCenter);
    c.ink.painter().setOpacity(1);
  }
}

void drawLarge(Card& c, const QString& head, QColor headInk, QColor tint, const QString& emblem, QColor ink) {
  c.ink.text({30, 14, 480, 84}, head, Role::Heading, c.thumb() ? 66 : 56, headInk);
  drawArt(c, {26, 120, 578, 300}, 260, tint, emblem);
  drawName(c, {20, 420, 590, 62}, 44, ink);
  if (c.width >= kHand) c.ink.text({40, 486, 550, 52}, c.say(c.design.flavour), Role::Typed, 24, ink, Qt::AlignCenter);
  drawNeeds(c, 548);
  if (c.thumb()) return;
  const QString text = c.say(c.design.text);
  drawCardText(c.ink, {50, 700, 530, 140}, text, iconsOnly(text) ? 64 : c.textSize(true), QColor(colour::kManilaInk));
}

void drawPing(Card& c) {
  drawArt(c, {10, 30, 610, 300}, 220, QColor(colour::kText), "icons/secret");
  c.ink.text({24, 330, 582, 96}, c.say(c.design.name).section(u',', 0, 0), Role::Heading, c.thumb() ? 100 : 80,
             QColor(0xFFFFE9B8), Qt::AlignCenter);
  if (!c.thumb())
    drawCardText(c.ink, {40, 450, 550, 280}, c.say(c.design.text), c.textSize(true) + 2, QColor(colour::kManilaInk));
  c.ink.text({40, 770, 230, 70}, CardWords::tr("Field dice"), Role::Heading, 44, QColor(colour::kManilaMuted));
  int count = 0;
  for (const int dice : c.design.fieldDice) count += dice;
  const double size = count > 4 ? 52 : 66;
  double x = 282 + (318 - count * (size + 6)) / 2;
  for (const Symbol colour : kAllSymbols)
    for (int die = 0; die < c.design.fieldDice[colour]; ++die, x += size + 6) {
      DieFace face;
      face.colour = colour;
      drawDie(c.ink, face, {x, 804 - size / 2, size, size});
    }
}

void writeLoyalty(Ink& ink, const QRectF& at, bool traitor) {
  const double unit = at.width() / kSmallCard.width();
  const auto box = [&](double y, double h) {
    return QRectF(at.x() + 14 * unit, at.y() + y * unit, 412 * unit, h * unit);
  };
  const QColor with = traitor ? QColor(0xFFF3E6FF) : QColor(colour::kManilaInk);
  ink.text(box(452, 44), traitor ? CardWords::tr("You are the") : CardWords::tr("You are a"), Role::Typed, 32 * unit,
           with, Qt::AlignCenter);
  ink.text(box(508, 100), traitor ? CardWords::tr("Traitor") : CardWords::tr("Loyal Agent"), Role::Heading,
           (traitor ? 92 : 72) * unit, with, Qt::AlignCenter);
}

void drawFront(Card& c) {
  const QColor ink(colour::kManilaInk);
  switch (c.design.kind) {
    case Kind::Trait: return drawTrait(c);
    case Kind::Calamity:
      return drawPlain(c, CardWords::tr("Calamity"), {30, 24, 380, 62}, QColor(colour::kGold),
                       QColor(colour::kBrass300), "tokens/broken-gear", ink, false, 244);
    case Kind::Stress:
      return drawPlain(c, {}, {}, ink, QColor(colour::kSteel300), "tokens/attribute-mental", QColor(0xFF1C2226), false,
                       202);
    case Kind::Traitor:
      drawTiming(c, Qt::white);
      return drawPlain(c, {}, {}, ink, QColor(colour::kGoo300), "symbols/goo", QColor(0xFFF3E6FF), true, 212);
    case Kind::Consequence:
      return drawPlain(c, CardWords::tr("Consequence"), {30, 22, 380, 62}, QColor(0xFFFFD5CC), QColor(0xFFFF8F80),
                       "icons/whynot", QColor(0xFFFFE9E2), true, 244);
    case Kind::Ability: return drawAbility(c);
    case Kind::Ping: return drawPing(c);
    case Kind::Artifact:
      return drawLarge(c, CardWords::tr("Artifact"), QColor(colour::kGold), QColor(colour::kGold), "icons/stacks", ink);
    case Kind::Adversary:
      return drawLarge(c, CardWords::tr("Adversary Artifact"), Qt::white, QColor(colour::kGoo300), "agents/adversary",
                       QColor(0xFFF3E6FF));
    case Kind::Plot:
      return drawLarge(c, CardWords::tr("Plot"), Qt::white, QColor(0xFF8FC4F5), "icons/secret", QColor(0xFFEAF4FF));
    case Kind::Loyalty: return writeLoyalty(c.ink, {QPointF(0, 0), kSmallCard}, c.design.traitor);
  }
}

}  // namespace

QSizeF cardShape(Kind kind) {
  const bool large = kind == Kind::Ping || kind == Kind::Artifact || kind == Kind::Adversary || kind == Kind::Plot;
  return large ? kLargeCard : kSmallCard;
}

namespace {

/// Draws the front of a card onto a picture; the texts that do not fit.
QStringList drawOn(QPixmap& made, const Catalog& cards, const Words& words, const Design& design) {
  QPainter p(&made);
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  const QSizeF shape = cardShape(design.kind);
  p.scale(made.width() / shape.width(), made.height() / shape.height());
  Ink inside(p, made.width() / shape.width());
  Card card{inside, cards, words, design, QSizeF(made.size()).width()};
  drawFront(card);
  return inside.unfit();
}

/// Draws a card on paper, with all that a card shows when it is read.
void drawPrinted(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, const Design& design) {
  const QSizeF shape = cardShape(design.kind);
  const double scale = at.width() / shape.width();
  QPainter& p = ink.painter();
  p.save();
  p.translate(at.topLeft());
  p.scale(scale, scale);
  Ink inside(p, ink.pixelsPerUnit() * scale, Onto::Paper);
  inside.picture(frameOf(design), {QPointF(0, 0), shape});
  Card card{inside, cards, words, design, shape.width()};
  drawFront(card);
  p.restore();
}

}  // namespace

QStringList unfitOn(const Catalog& cards, const Words& words, DesignId design, int width) {
  const QSizeF shape = cardShape(cards.of(design).kind);
  QPixmap made(width, qRound(width * shape.height() / shape.width()));
  made.fill(Qt::transparent);
  return drawOn(made, cards, words, cards.of(design));
}

void drawDesign(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, DesignId id) {
  const Design& design = cards.of(id);
  if (ink.onto() == Onto::Paper) return drawPrinted(ink, at, cards, words, design);
  const QSize pixels = ink.pixelsOf(at.size());
  const QString stamp = stampOf(QString::fromStdString(design.art));
  const QString key = QStringLiteral("card|%6|%1|%2|%3|%4x%5")
                          .arg(cards.fingerprint)
                          .arg(index(id))
                          .arg(static_cast<int>(words.language()))
                          .arg(pixels.width())
                          .arg(pixels.height())
                          .arg(stamp);
  QPixmap made = art::kept(key);
  if (made.isNull()) {
    made = art::picture(frameOf(design), pixels);
    drawOn(made, cards, words, design);
    art::keep(key, made);
  }
  ink.pixmap(made, at);
}

void drawCard(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, CardId card) {
  if (card != CardId::None) drawDesign(ink, at, cards, words, cards.designOf(card));
}

QString deckName(Kind kind) {
  switch (kind) {
    case Kind::Trait: return CardWords::tr("Traits");
    case Kind::Calamity: return CardWords::tr("Calamities");
    case Kind::Stress: return CardWords::tr("Stress");
    case Kind::Traitor: return CardWords::tr("Traitor cards");
    case Kind::Consequence: return CardWords::tr("Consequences");
    case Kind::Loyalty: return CardWords::tr("Loyalty");
    case Kind::Ability: return CardWords::tr("Abilities");
    case Kind::Ping: return CardWords::tr("Pings");
    case Kind::Artifact: return CardWords::tr("Artifacts");
    case Kind::Adversary: return CardWords::tr("Adversary Artifacts");
    case Kind::Plot: return CardWords::tr("Plots");
  }
  return {};
}

QString backOf(Kind kind) {
  switch (kind) {
    case Kind::Trait:
    case Kind::Calamity:
    case Kind::Stress: return QStringLiteral("trait");
    case Kind::Traitor: return QStringLiteral("traitor");
    case Kind::Consequence: return QStringLiteral("consequence");
    case Kind::Loyalty: return QStringLiteral("loyalty");
    case Kind::Ping: return QStringLiteral("ping");
    case Kind::Artifact:
    case Kind::Adversary: return QStringLiteral("artifact");
    case Kind::Plot: return QStringLiteral("plot");
    case Kind::Ability: return {};
  }
  return {};
}

void drawBack(Ink& ink, const QRectF& at, const QString& deck) { ink.picture("cards/" + deck + "-back", at); }

void drawLoyalty(Ink& ink, const QRectF& at, bool traitor) {
  ink.picture(traitor ? "cards/loyalty-traitor" : "cards/loyalty-loyal", at);
  writeLoyalty(ink, at, traitor);
}

void drawUsed(Ink& ink, const QRectF& at, const Words& words, const Design& design) {
  ink.picture("cards/ability-used", at);
  const double unit = at.width() / kSmallCard.width();
  QPainter& p = ink.painter();
  p.save();
  p.translate(at.x() + 220 * unit, at.y() + 335 * unit);
  p.rotate(-12);
  ink.text({-160 * unit, -65 * unit, 320 * unit, 130 * unit}, CardWords::tr("Used"), Role::Heading, 110 * unit,
           QColor(colour::kSteel300), Qt::AlignCenter);
  p.restore();
  ink.text({at.x() + 20 * unit, at.y() + 545 * unit, 400 * unit, 60 * unit},
           QString::fromStdString(words.text(design.name)), Role::Question, 40 * unit, QColor(colour::kSteel300),
           Qt::AlignCenter);
}

void drawSide(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, DesignId id, CardSide side) {
  const Design& design = cards.of(id);
  if (side == CardSide::Front) drawDesign(ink, at, cards, words, id);
  else if (design.kind == Kind::Ability) drawUsed(ink, at, words, design);
  else drawBack(ink, at, backOf(design.kind));
}

}  // namespace w13
