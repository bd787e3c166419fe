#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/secret/secret_areas.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

constexpr double kRow = 38;

struct MarkLook {
  QRgb ground, edge, ink;
};
MarkLook lookOf(Doubt doubt) {
  switch (doubt) {
    case Doubt::Open: return {0xFFE9E2F7, 0xFF7A5C99, 0xFF3F2C5C};
    case Doubt::No: return {0xFFE2EDF6, 0xFF3E6FA8, 0xFF1F3E63};
    case Doubt::Maybe: return {0xFFFBEBC0, 0xFFC79A2E, 0xFF5B4208};
    case Doubt::Sure: return {0xFFF8D4CF, 0xFFB0413A, 0xFF6B1710};
    default: return {};
  }
}

QString wordsOf(Doubt doubt) {
  switch (doubt) {
    case Doubt::Open: return QStringLiteral("?");
    case Doubt::No: return SheetArea::tr("no", "a mark on the note sheet");
    case Doubt::Maybe: return SheetArea::tr("maybe");
    case Doubt::Sure: return SheetArea::tr("sure");
    default: return {};
  }
}

}  // namespace

void SheetArea::addLine(const Sight& sight, Ink& ink, RelicId relic, const QRectF& at, bool known) {
  const QColor text(colour::kLabelInk);
  const QString name = sight.nameOf(relic);
  ink.line({at.x(), at.bottom()}, {at.right(), at.bottom()}, QColor(colour::kLabelLine), 1);
  const QRectF words(at.x(), at.y(), at.width() - 130, at.height());
  if (known) {
    const double wide = ink.text(words, name, Role::Bold, 18, QColor(colour::kSealRed));
    ink.line({at.x(), at.center().y()}, {at.x() + wide, at.center().y()}, QColor(colour::kSealRed), 2);
    drawSeal(ink, {at.right() - 124, at.y() + 4, 30, 30});
    ink.text({at.right() - 90, at.y(), 90, at.height()}, tr("you saw it"), Role::Bold, 17, QColor(colour::kSealRed),
             Qt::AlignLeft | Qt::AlignVCenter);
    return;
  }
  ink.text(words, name, Role::Body, 18, text);
  const Note& note = notes_.of[relic];
  PieceLook mark;
  mark.at = {at.right() - 124, at.y() - 3, 76, at.height() + 6};
  mark.noun = of(relic);
  mark.part = Part::Own;
  mark.name =
      note.doubt == Doubt::None ? tr("%1: no mark").arg(name) : QStringLiteral("%1: %2").arg(name, wordsOf(note.doubt));
  mark.command = {Order::Mark, of(relic)};
  mark.glows = false;
  mark.link = true;
  mark.draw = [doubt = note.doubt, size = mark.at.size()](Ink& in) {
    const QRectF box(4, (size.height() - 28) / 2, 68, 28);
    if (doubt == Doubt::None) return in.dashed(box, QColor(colour::kLabelLine), 6);
    const MarkLook look = lookOf(doubt);
    in.panel(box, QColor(look.ground), QColor(look.ground), QColor(look.edge), 1.5, 6);
    in.text(box, wordsOf(doubt), Role::Bold, 17, QColor(look.ink), Qt::AlignCenter);
  };
  add(std::move(mark));
  PieceLook who;
  who.at = {at.right() - 46, at.y() - 3, 46, at.height() + 6};
  who.noun = of(relic);
  who.part = Part::Seat;
  who.name = note.suspect == Seat::Table ? tr("%1: nobody is suspected").arg(name)
                                         : tr("%1: %2 seems to know").arg(name, sight.nameOf(note.suspect));
  who.command = {Order::Suspect, of(relic)};
  who.glows = false;
  who.link = true;
  const int collector = note.suspect == Seat::Table ? -2 : sight.collectors[note.suspect];
  who.draw = [collector, size = who.at.size()](Ink& in) {
    const QRectF ring(7, (size.height() - 32) / 2, 32, 32);
    if (collector == -2) return in.dashed(ring, QColor(colour::kLabelLine), 16);
    drawCollector(in, ring, collector);
  };
  add(std::move(who));
}

void SheetArea::draw(const Sight& sight, Ink& ink) {
  const double w = units().width();
  ink.panel({QPointF(0, 0), units()}, QColor(colour::kLabel), QColor(colour::kLabelFoot), QColor(colour::kChampagne600),
            2, 6);
  const Relics known = sight.view.knownFakes();
  const double head = ink.text({24, 8, 240, 44}, tr("Note sheet"), Role::Title, 29, QColor(colour::kLabelInk));
  ink.text({24 + head + 20, 12, w - head - 284, 40},
           tr("%1 could be forged, %2 are").arg(sight.cards.named.size()).arg(sight.view.open.onTable.size()),
           Role::Body, 18, QColor(colour::kLabelMuted));
  ink.text({w - 230, 12, 210, 40}, tr("marks are yours alone"), Role::Body, 17, QColor(colour::kLabelMuted),
           Qt::AlignRight | Qt::AlignVCenter);
  const double column = (w - 60) / 2;
  std::array<double, 2> y = {56, 56};
  QStringList genuine;
  for (const Category category : kEachCategory) {
    std::vector<RelicId> relics;
    for (const RelicId relic : sight.cards.byCategory[category])
      if (sight.cards.of(relic).counterfeit) relics.push_back(relic);
      else genuine << sight.nameOf(relic);
    const std::size_t side = category == Category::Blue || category == Category::Gold ? 0 : 1;
    double& at = kernel::at(y, static_cast<int>(side));
    const double x = 24 + static_cast<double>(side) * (column + 12);
    drawEmblem(ink, {x, at, 30, 30}, category);
    ink.text({x + 40, at - 2, column - 40, 34},
             QStringLiteral("%1 %2").arg(labelOf(sight.cards, category, spoken())).arg(relics.size()), Role::Heading,
             25, onLabelOf(category));
    at += 34;
    for (const RelicId relic : relics) {
      addLine(sight, ink, relic, {x, at, column, kRow}, known.has(relic));
      at += kRow;
    }
    at += 10;
  }
  const double low = kernel::at(y, 1);
  ink.paragraph({24 + column + 12, low, column, units().height() - low - 8},
                tr("A mark: click, or 1 to 4. Who seems to know: click the ring.") + u'\n' +
                    tr("There is no counterfeit of: %1.").arg(genuine.join(QStringLiteral(", "))),
                Role::Body, 17, QColor(colour::kLabelMuted));
}

}  // namespace w51
