#include "ui/games/warehouse51/look/relic_picture.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

#include "ui/games/warehouse51/look/shade.h"
#include "ui/look/contrast.h"
#include "ui/look/illustration.h"
#include "ui/look/own_pictures.h"
#include "ui/look/say.h"

namespace w51 {

namespace {

constexpr double kTable = 130, kReading = 256;  // device pixels from which on a card shows more

/// The words that are printed on every card.
struct RelicWords {
  Q_DECLARE_TR_FUNCTIONS(RelicWords)
};

/// What is drawn on a frame, and how much of it fits.
struct Front {
  Ink& ink;
  const Catalog& cards;
  const Relic& relic;
  house::Language language;

  [[nodiscard]] double width() const { return kRelicCard.width() * ink.pixelsPerUnit(); }
  [[nodiscard]] bool thumb() const { return ink.onto() == Onto::Screen && width() < kTable; }
  [[nodiscard]] bool reading() const { return ink.onto() == Onto::Paper || width() >= kReading; }
  [[nodiscard]] QString say(const house::Text& text) const { return ui::say(text.in(language)); }
};

QString frameOf(Category category) {
  return QStringLiteral("auction/cards/relic-") + QString::fromLatin1(QByteArrayView(nameOf(category)));
}

/// The relic's picture, or the emblem of its category where there is none.
void drawArtOf(Front& front, const QRectF& square, const QRectF& own, QColor with) {
  QPainter& p = front.ink.painter();
  const QString art = QString::fromStdString(front.relic.art);
  if (isOwnPicture(art)) {
    if (drawArt(p, own, art, with)) return;
  } else {
    p.setOpacity(0.45);
    (void)drawArt(p, square.translated(0, square.height() * 0.024), art, Qt::black);
    p.setOpacity(1);
    if (drawArt(p, square, art, with)) return;
  }
  drawEmblem(front.ink, fitted(square, {1, 1}), front.relic.category);
}

/// In the middle, in lines as even as they can be: a last line of one short word looks forgotten.
void writeEvenly(Ink& ink, const QRectF& at, const QString& words, double size, QColor with) {
  const double fits = ink.sizeForAll(at.size(), {words}, Role::Body, size);
  const QFontMetricsF metrics(font(Role::Body, ink.onto() == Onto::Paper ? fits : fits * textSize() / 100));
  const auto heightIn = [&](double width) {
    const QRectF taken = metrics.boundingRect(QRectF(0, 0, width, at.height()), Qt::TextWordWrap, words);
    return taken.width() > width ? at.height() * 2 : taken.height();
  };
  double width = at.width();
  constexpr double kStep = 6;
  while (width > kStep * 2 && heightIn(width - kStep) <= heightIn(at.width())) width -= kStep;
  ink.paragraph({at.center().x() - width / 2, at.y(), width, at.height()}, words, Role::Body, fits, with,
                Qt::AlignCenter);
}

/// White, with a dark rim: it is read on all four tags.
void drawValue(Front& front) {
  const QString value = QString::number(front.relic.value);
  const QRectF tag(20, 18, 108, 124);
  const auto write = [&](double x, double y, QColor with) {
    front.ink.text(tag.translated(x, y), value, Role::Heading, 118, with, Qt::AlignCenter);
  };
  for (const QPointF& rim : {QPointF(-3, -3), QPointF(3, -3), QPointF(-3, 3), QPointF(3, 3), QPointF(0, 7)})
    write(rim.x(), rim.y(), wellOf(front.relic.category));
  write(0, 0, Qt::white);
}

void drawSigns(Front& front) {
  const double side = front.thumb() ? 100 : 64;
  const double right = front.thumb() ? 472 : 466;
  double y = front.thumb() ? 32 : 34;
  if (!symbolFile(front.relic.symbol).isEmpty()) {
    drawSymbol(front.ink, {right - side, y, side, side}, front.relic.symbol);
    y += side + 10;
  }
  if (front.relic.fist) drawWeapon(front.ink, {right - side, y, side, side});
}

void drawFoot(Front& front) {
  const Category category = front.relic.category;
  if (front.thumb()) return drawEmblem(front.ink, {212, 594, 76, 76}, category);
  drawEmblem(front.ink, {40, 640, 36, 36}, category);
  const QString label = labelOf(front.cards, category, front.language);
  const QString word = wordOf(front.relic.keyword);
  constexpr double kLeft = 82, kRight = 462, kSign = 26, kGap = 8;
  // both in one size, as large as there is room for; what is too long then is cut
  constexpr double kSize = 25, kSmallest = kSize * 0.7;
  double size = kSize;
  const double grown = front.ink.onto() == Onto::Paper ? 1 : textSize() / 100.0;
  const double wide = QFontMetricsF(font(Role::Bold, size * grown)).horizontalAdvance(label + word);
  const double room = kRight - kLeft - (word.isEmpty() ? 0 : kSign + 2 * kGap);
  if (wide > room) size = std::max(kSmallest, std::floor(kSize * grown * room / wide)) / grown;
  double right = kRight;
  if (!word.isEmpty()) {
    right -= kGap + front.ink.text({right - room, 636, room, 44}, word, Role::Bold, size, QColor(colour::kLabelWord),
                                   Qt::AlignRight | Qt::AlignVCenter);
    right -= kSign;
    drawKeyword(front.ink, {right, 645, kSign, kSign}, front.relic.keyword);
    right -= kGap;
  }
  front.ink.text({kLeft, 636, right - kLeft, 44}, label, Role::Bold, size, onLabelOf(category));
}

void drawRelicFront(Front& front) {
  Ink& ink = front.ink;
  ink.picture(frameOf(front.relic.category), {QPointF(0, 0), kRelicCard});
  drawArtOf(front, {125, 128, 250, 250}, {70, 140, 360, 238}, QColor(colour::kCream));
  drawValue(front);
  drawSigns(front);
  drawFoot(front);
  const QString name = front.say(front.relic.name);
  if (front.thumb())
    return ink.paragraph({28, 442, 444, 150}, name, Role::Title, 60, QColor(colour::kLabelInk), Qt::AlignCenter);
  ink.text({30, 443, 440, 60}, name, Role::Title, 48, QColor(colour::kLabelInk), Qt::AlignCenter);
  const bool silent = front.relic.text.en.empty();
  writeEvenly(ink, {38, 505, 424, 127},
              silent ? RelicWords::tr("No effect. Its value alone.") : front.say(front.relic.text),
              front.reading() ? 31 : 36, QColor(silent ? colour::kLabelMuted : colour::kLabelText));
}

void drawCounterfeitFront(Front& front) {
  Ink& ink = front.ink;
  ink.picture(QStringLiteral("auction/cards/counterfeit"), {QPointF(0, 0), kRelicCard});
  QPainter& p = ink.painter();
  const QString art = QString::fromStdString(front.relic.art);
  const QRectF square(125, 129, 250, 250);
  const bool own = isOwnPicture(art);
  if (!drawArt(p, own ? QRectF(70, 74, 360, 360) : square, art, QColor(colour::kForged)))
    drawEmblem(ink, square, front.relic.category);
  const double emblem = front.thumb() ? 110 : 72;
  drawEmblem(ink, {68, 70, emblem, emblem}, front.relic.category);
  drawSeal(ink, {306, 306, 178, 178});
  ink.paragraph({28, 454, 444, 104}, front.say(front.relic.name), Role::Title, 54, QColor(colour::kForgedInk),
                Qt::AlignCenter);
  ink.text({30, 562, 440, 116}, RelicWords::tr("Counterfeit"), Role::Heading, 88, QColor(colour::kSealText),
           Qt::AlignCenter);
}

/// All that is printed on a card.
QString keyOf(const Relic& relic, const Catalog& cards, house::Language language) {
  const QString art = QString::fromStdString(relic.art);
  const QStringList all = {ui::say(relic.name.in(language)),
                           ui::say(relic.text.in(language)),
                           labelOf(cards, relic.category, language),
                           wordOf(relic.keyword),
                           RelicWords::tr("Counterfeit"),
                           art,
                           stampOf(art),
                           emblemFile(relic.category),
                           symbolFile(relic.symbol),
                           QString::number(relic.value),
                           QString::number(relic.fist)};
  return all.join(u'|');
}

/// Lines across a card that counts no longer.
void hatch(QPainter& p) {
  QPainterPath card;
  card.addRoundedRect(QRectF(QPointF(0, 0), kRelicCard), 30, 30);
  p.save();
  p.setClipPath(card);
  p.fillRect(QRectF(QPointF(0, 0), kRelicCard), withAlpha(QColor(colour::kVelvet900), 0.42));
  p.setPen(QPen(withAlpha(QColor(colour::kFallen), 0.6), 7));
  for (double x = -kRelicCard.height(); x < kRelicCard.width(); x += 58)
    p.drawLine(QPointF(x, kRelicCard.height()), QPointF(x + kRelicCard.height(), 0));
  p.restore();
}

/// What lies on a card: over its edge, too, and so never in its kept picture.
void drawLying(Ink& ink, const QRectF& at, const Catalog& cards, RelicState state) {
  const double unit = at.width() / kRelicCard.width();
  if (state.sealed) drawCertificate(ink, {at.x() + 330 * unit, at.y() + 355 * unit, 180 * unit, 225 * unit});
  if (!state.pawned) return;
  QPainter& p = ink.painter();
  p.save();
  p.translate(at.x() + 250 * unit, at.y() + 400 * unit);
  p.rotate(-90);
  drawTicket(ink, {-225 * unit, -162 * unit, 450 * unit, 324 * unit},
             RelicWords::tr("back for %1").arg(cards.game.buyBack));
  p.restore();
}

/// In high contrast the line around a card is drawn: that of its picture is brass, too dark below, and thinner than a
/// dot where the card is small.
void drawEdge(Ink& ink, const QRectF& at) {
  if (!highContrast() || ink.onto() == Onto::Paper) return;
  ink.panel(at.adjusted(1, 1, -1, -1), Qt::transparent, Qt::transparent, QColor(colour::kChampagne600), 2,
            at.width() * 0.06);
}

}  // namespace

void drawRelic(Ink& ink, const QRectF& at, const Catalog& cards, RelicId id, house::Language language,
               RelicState state) {
  if (id == RelicId::None) return;
  const Relic& relic = cards.of(id);
  const Shade shade = {state.unsold ? 0.25 : 1, state.pawned || state.unsold ? 0.8 : 1};
  const QString key = QStringLiteral("relic|%1|").arg(state.fallen) + keyOf(relic, cards, language);
  drawKept(ink, at, kRelicCard, key, shade, [&](Ink& inside) {
    Front front{inside, cards, relic, language};
    drawRelicFront(front);
    if (state.fallen) hatch(inside.painter());
  });
  drawEdge(ink, at);
  drawLying(ink, at, cards, state);
}

void drawCounterfeit(Ink& ink, const QRectF& at, const Catalog& cards, RelicId id, house::Language language) {
  if (id == RelicId::None) return;
  const Relic& relic = cards.of(id);
  drawKept(ink, at, kRelicCard, QStringLiteral("counterfeit|") + keyOf(relic, cards, language), {}, [&](Ink& inside) {
    Front front{inside, cards, relic, language};
    drawCounterfeitFront(front);
  });
  drawEdge(ink, at);
}

void drawCounterfeitBack(Ink& ink, const QRectF& at) {
  ink.picture(QStringLiteral("auction/cards/counterfeit-back"), at);
  drawEdge(ink, at);
}

void drawDeckBack(Ink& ink, const QRectF& at, Category category) {
  if (category == Category::None) return;
  ink.picture(QStringLiteral("auction/cards/%1-back").arg(ui::say(nameOf(category))), at);
  drawEdge(ink, at);
}

QStringList unfitOn(const Catalog& cards, RelicId relic, Printed printed, house::Language language, int width) {
  QPixmap made(width, qRound(width * kRelicCard.height() / kRelicCard.width()));
  made.fill(Qt::transparent);
  QPainter p(&made);
  const double scale = made.width() / kRelicCard.width();
  p.scale(scale, scale);
  Ink inside(p, scale);
  Front front{inside, cards, cards.of(relic), language};
  printed == Printed::Relic ? drawRelicFront(front) : drawCounterfeitFront(front);
  return inside.unfit();
}

}  // namespace w51
