#include "ui/games/warehouse51/reckoning/slots_area.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/games/warehouse51/look/colours.h"
#include "ui/games/warehouse51/reckoning/words.h"
#include "ui/games/warehouse51/screen/tube.h"
#include "ui/settings/language.h"

namespace w51 {

namespace {

constexpr double kGap = 16, kHead = 48;

/// How cells of one size lie, and the card in each: above its words, or beside them.
struct Grid {
  int columns = 1;
  QSizeF cell;
  double card = 0;  ///< the height of a card
  bool above = true;
};

Grid gridFor(const QSizeF& room, int many) {
  Grid best;
  for (int columns = 1; columns <= many; ++columns) {
    const int rows = (many + columns - 1) / columns;
    const QSizeF cell((room.width() - (columns - 1) * kGap) / columns, (room.height() - (rows - 1) * kGap) / rows);
    const double above = std::min(cell.height() - kHead - 82, (cell.width() - 28) * 1.4);
    const double beside = std::min(cell.height() - kHead - 14, cell.width() * 0.44 * 1.4);
    const double card = std::max(above, beside);
    if (card > best.card) best = {columns, cell, card, above >= beside};
  }
  return best;
}

QColor edgeOf(Fate fate) {
  switch (fate) {
    case Fate::Falls:
    case Fate::Open: return QColor(colour::kSealRed).lighter(130);
    case Fate::Sealed:
    case Fate::Cancelled: return QColor(colour::kGenuine);
    default: return QColor(colour::kSeam);
  }
}

QColor inkFor(Fate fate) {
  switch (fate) {
    case Fate::Falls: return QColor(colour::kFallen);
    case Fate::Sealed:
    case Fate::Cancelled: return QColor(0xFF8FE3DC);
    default: return QColor(colour::kText2);
  }
}

/// The card between its back and its front, and trembling once it is up.
void drawTurning(Ink& ink, const QRectF& at, const Sight& sight, const Turned& card, const Stage& stage) {
  const double turn = eased(stage, 0, Stage::kTurn, QEasingCurve::InOutSine);
  QPainter& p = ink.painter();
  p.save();
  p.translate(at.center());
  if (turn < 1) p.scale(std::max(0.02, std::abs(1 - 2 * turn)), 1);
  else if (stage.ms < Stage::kTurn + Stage::kTremble) p.translate((stage.ms / 60) % 2 == 0 ? -3 : 3, 0);
  const QRectF there(-at.width() / 2, -at.height() / 2, at.width(), at.height());
  turn < 0.5 ? drawCounterfeitBack(ink, there) : drawCounterfeit(ink, there, sight.cards, card.relic, spoken());
  p.restore();
  if (turn >= 1 && (card.fate == Fate::Sealed || card.fate == Fate::Cancelled)) drawOverSeal(ink, at);
}

}  // namespace

void drawOverSeal(Ink& ink, const QRectF& card) {
  const double unit = card.width() / kRelicCard.width();
  drawCertificate(ink, {card.x() + 290 * unit, card.y() + 286 * unit, 200 * unit, 250 * unit});
}

void drawKnowers(Ink& ink, const QRectF& at, const Sight& sight, SeatSet knew) {
  double x = at.x();
  const double side = std::min(at.height(), at.width() / std::max(2, knew.size() + 1));
  for (const Seat seat : knew) {
    drawCollector(ink, {x, at.center().y() - side / 2, side, side}, sight.collectors[seat]);
    x += side + 6;
  }
  const QString words = knew.empty()       ? SlotsArea::tr("nobody knew")
                        : knew.size() == 1 ? SlotsArea::tr("knew", "one")
                                           : SlotsArea::tr("knew", "several");
  const QRectF after(x + 2, at.y(), at.right() - x - 2, at.height());
  if (QFontMetricsF(font(Role::Body, 18)).horizontalAdvance(words) * 0.75 < after.width())  // portraits say enough
    ink.text(after, words, Role::Body, 18, QColor(colour::kText2));
}

void SlotsArea::addSlot(const Sight& sight, int at, const QRectF& place) {
  const Story& story = *stage_.story;
  const Turned& card = kernel::at(story.turned, at);
  const bool up = stage_.fell || at <= stage_.card, now = !stage_.fell && at == stage_.card;
  Stage stage = stage_;
  if (!now) stage.ms = up ? Stage::kDone : 0;
  const bool told = up && stage.ms >= Stage::kTurn;
  PieceLook look;
  look.at = place;
  look.noun = counterfeitAt(card.place);
  look.part = Part::Slot;
  look.choices = sight.choicesOf(look.noun);
  look.radius = 10;
  look.light = tubeLight();
  look.name = told ? sentenceOn(sight, card) : whoKnew(sight, card.knew);
  const bool dearest = stage_.fell && at == story.dearest;
  const QColor edge = !told ? QColor(colour::kSeam) : dearest || now ? QColor(colour::kIngotText) : edgeOf(card.fate);
  const Grid grid = gridFor(units(), kernel::count(story.turned));
  look.draw = [=, &sight, &card](Ink& ink) {
    const QRectF all(QPointF(0, 0), place.size());
    drawPanel(ink, all.adjusted(1, 1, -1, -1), edge);
    drawKnowers(ink, {14, 8, all.width() - 22, kHead - 12}, sight, card.knew);
    const double wide = grid.card / 1.4;
    const QRectF lies(grid.above ? all.center().x() - wide / 2 : 14, kHead, wide, grid.card);
    up ? drawTurning(ink, lies, sight, card, stage) : drawCounterfeitBack(ink, lies);
    if (!told) return;
    const QRectF words = grid.above ? QRectF(10, lies.bottom() + 4, all.width() - 20, all.bottom() - lies.bottom() - 8)
                                    : QRectF(lies.right() + 12, kHead, all.right() - lies.right() - 22, lies.height());
    ink.paragraph(words, fateOf(sight, card).replace(QStringLiteral(". "), QStringLiteral(".\n")), Role::Bold, 18,
                  inkFor(card.fate), Qt::AlignCenter);
  };
  add(std::move(look));
}

void SlotsArea::draw(const Sight& sight, Ink& /*ink*/) {
  const int many = kernel::count(stage_.story->turned);
  const Grid grid = gridFor(units(), many);
  for (int at = 0; at < many; ++at)
    addSlot(sight, at,
            {QPointF(at % grid.columns * (grid.cell.width() + kGap), at / grid.columns * (grid.cell.height() + kGap)),
             grid.cell});
}

}  // namespace w51
