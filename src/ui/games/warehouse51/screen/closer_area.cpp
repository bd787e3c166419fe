#include "ui/games/warehouse51/screen/closer_area.h"

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/settings/language.h"

namespace w51 {

CloserArea::CloserArea() {
  setVisible(false);
  setZValue(20);
}

void CloserArea::take(PieceLook look, Help help) {
  look_ = std::move(look);
  help_ = std::move(help);
}

void CloserArea::draw(const Sight& sight, Ink& ink) {
  constexpr QSizeF kCard(560, 784);
  ink.painter().fillRect(QRectF(QPointF(0, 0), units()), QColor(0, 0, 0, 150));
  const QPointF middle(units().width() / 2, units().height() / 2);
  const bool card = look_.card.kind == noun::Relic;
  const QRectF words(middle.x() + (card ? 30 : -300), middle.y() - 392, 600, 784);
  if (card) {
    const QRectF at(middle.x() - kCard.width() - 20, middle.y() - kCard.height() / 2, kCard.width(), kCard.height());
    if (look_.noun.kind == noun::Counterfeit) drawCounterfeit(ink, at, sight.cards, relicOf(look_.card), spoken());
    else drawRelic(ink, at, sight.cards, relicOf(look_.card), spoken(), stateOf(sight.view, relicOf(look_.card)));
  }
  drawPanel(ink, words, QColor(colour::kChampagne600));
  const QRectF inside = words.adjusted(28, 20, -28, -20);
  ink.text({inside.x(), inside.y(), inside.width(), 54}, help_.name, Role::Title, 36, QColor(colour::kChampagne));
  QStringList lines;
  if (!help_.about.isEmpty()) lines << help_.about;
  lines << help_.now;
  if (!help_.card.isEmpty()) lines << help_.card;
  if (!help_.whyNot.isEmpty()) lines << help_.whyNot;
  if (!help_.facts.isEmpty()) lines << help_.facts;
  ink.paragraph(inside.adjusted(0, 70, 0, 0), lines.join(QStringLiteral("\n\n")), Role::Body, 24,
                QColor(colour::kText));
}

}  // namespace w51
