#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/table/table_areas.h"

namespace w13 {

namespace {

/// The Consequences among the cards in force.
std::vector<CardId> consequences(const Sight& sight) {
  std::vector<CardId> found;
  for (const CardId card : sight.view.inForce)
    if (sight.cards.of(card).kind == Kind::Consequence) found.push_back(card);
  return found;
}

/// Which lost artifact is one too many.  VAR-25, VAR-28
int lastLoss(const Variants& variants) { return variants.fourLost ? 4 : 3; }

QString lastLossSays(const Variants& variants) {
  if (variants.shorterGame) return LostArea::tr("The season ends here");
  return variants.fourLost ? LostArea::tr("The fourth starts the Finale") : LostArea::tr("Finale starts here");
}

}  // namespace

void LostArea::draw(const Sight& sight, Ink& ink) {
  if (form_ == Form::Rail) return drawRail(sight);
  ink.picture("boards/lost-artifacts", QRectF(QPointF(0, 0), units()));
  ink.text({18, 6, 400, 36}, tr("Lost Artifacts %1/%2").arg(sight.view.lost.size()).arg(lastLoss(variants_)),
           Role::Heading, 30, QColor(colour::kLostText));
  if (sight.view.lost.size() < 3)
    ink.paragraph({316, 100, 128, 90}, lastLossSays(variants_), Role::Typed, 18, QColor(colour::kGoo300),
                  Qt::AlignCenter);
  drawSlots(sight);
  drawDecks(sight, ink);
}

void LostArea::drawRail(const Sight& sight) {
  const View& v = sight.view;
  const double w = units().width();
  PieceLook look;
  look.at = QRectF(QPointF(0, 0), units());
  look.name = tr("Lost Artifacts board");
  look.command = Order::Lost;
  look.draw = [&, size = units()](Ink& in) {
    in.panel(QRectF(QPointF(0, 0), size), QColor(0xFF3A1B57), QColor(colour::kGoo900), QColor(colour::kGoo500), 3, 12);
    in.text({4, 8, w - 8, 30}, tr("Lost"), Role::Heading, 24, QColor(colour::kLostText), Qt::AlignCenter);
    in.text({4, 36, w - 8, 30}, QString::number(v.lost.size()), Role::Heading, 26, QColor(colour::kLostText),
            Qt::AlignCenter);
    in.text({4, size.height() - 70, w - 8, 26}, tr("Open"), Role::Bold, 17, QColor(colour::kText), Qt::AlignCenter);
    in.text({4, size.height() - 42, w - 8, 26}, "F4", Role::Body, 17, QColor(colour::kText), Qt::AlignCenter);
  };
  add(std::move(look));
  double y = 76;
  const double cardW = w - 20;
  for (const CardId card : v.lost) {
    addCard(sight, card, {10, y, cardW, cardW * 1.4});
    y += cardW * 1.4 + 6;
  }
  for (const CardId card : consequences(sight)) {
    if (y > units().height() - 240) break;
    addCard(sight, card, {14, y, cardW - 8, (cardW - 8) * 1.52});
    y += 34;
  }
  const QRectF deck(10, units().height() - 180, cardW, cardW * 1.5 + 30);
  mark(Part::TraitorDeck, deck.adjusted(0, 0, 0, -30));
  PieceLook face;
  face.at = deck;
  face.name = tr("Traitor deck: %1").arg(v.traitorDeck.draw);
  face.command = Order::Lost;
  face.draw = [&, n = v.traitorDeck.draw](Ink& in) {
    drawBack(in, {0, 0, deck.width(), deck.height() - 30}, "traitor");
    in.text({0, deck.height() - 30, deck.width(), 30}, QString::number(n), Role::Heading, 26, Qt::white,
            Qt::AlignCenter);
  };
  add(std::move(face));
}

void LostArea::drawSlots(const Sight& sight) {
  const View& v = sight.view;
  const int lost = v.lost.size();
  const double pitch = lost > 3 ? 296.0 / std::max(1, lost - 1) : 148;
  for (int at = 0; at < lost; ++at) addCard(sight, v.lost[at], {14 + pitch * at, 46, 140, 196});
  const std::vector<CardId> turned = consequences(sight);
  const double step = turned.size() > 3 ? 318.0 / (kernel::count(turned) - 1) : 148;
  double x = 30;
  for (const CardId card : turned) {
    addCard(sight, card, {x, 254, 108, 164});
    x += step;
  }
}

void LostArea::drawDecks(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  ink.text({14, 438, 210, 32}, tr("Traitor deck %1").arg(v.traitorDeck.draw), Role::Heading, 22,
           QColor(colour::kLostText));
  ink.text({240, 438, 210, 32}, tr("Plots %1").arg(v.plots.draw), Role::Heading, 22, QColor(0xFFBFDDF5));
  drawBack(ink, {14, 474, 100, 152}, "traitor");
  mark(Part::TraitorDeck, {14, 474, 100, 152});
  mark(Part::PlotDeck, {240, 474, 101, 142});
  if (v.traitorDeck.top != CardId::None) addCard(sight, v.traitorDeck.top, {122, 474, 100, 152});
  drawBack(ink, {240, 474, 101, 142}, "plot");
  if (v.plot != CardId::None) addCard(sight, v.plot, {349, 474, 101, 142});
  else if (!variants_.shorterGame)
    ink.paragraph({354, 500, 91, 90}, tr("In play from the Finale"), Role::Typed, 16, QColor(0xFFBFDDF5),
                  Qt::AlignCenter);
  const QString line =
      v.traitorRevealed ? tr("The Traitor is revealed and holds %n Traitor cards.", nullptr, v.traitorHandSize)
      : v.cooperative
          ? tr("No Traitor: the Adversary acts by Standard Protocol.")
          : tr("The Traitor is still hidden: each round the Adversary draws a Traitor card and resolves it.");
  ink.paragraph({14, 632, 436, 46}, line, Role::Body, 17, QColor(colour::kLostText));
}

}  // namespace w13
