// What the question is about, and what happened since the seat looked last.

#include <QtMath>

#include "engine/games/warehouse13/events.h"
#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/look/card_picture.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/look/gauges.h"
#include "ui/games/warehouse13/secret/secret_areas.h"
#include "ui/games/warehouse13/table/table_areas.h"
#include "ui/look/say.h"

namespace w13 {

namespace {

constexpr double kRecapLine = 21;
constexpr double kRecapTop = 32;  // below the heading

/// How many lines something takes that happened: two, if it is too long for one in the smallest type.
int linesOf(const QString& words, double width) {
  return QFontMetricsF(font(Role::Body, 12)).horizontalAdvance(words) > width ? 2 : 1;
}

bool aboutClues(const Sight& sight) {
  const Ask ask = askOf(sight.decision);
  return ask == Ask::WorkTheCase || ask == Ask::PayForClue || ask == Ask::ClaimClue;
}

/// Whether the recap shares its place with what the question is about.
bool hasBeside(const Sight& sight) {
  return aboutClues(sight) || sight.view.retrievalOpen || !sight.view.playing.empty();
}

std::vector<DieId> clues(const View& v, Spot spot, Symbol type) {
  std::vector<DieId> found;
  for (int die = 0; die < kDice; ++die) {
    const DieView& seen = v.dice[die];
    if (seen.spot == spot && (type == Symbol::None || seen.shows.symbol == type)) found.push_back(dieAt(die));
  }
  return found;
}

}  // namespace

void AboutArea::draw(const Sight& sight, Ink& ink) {
  drawDesk(ink, units());
  const double h = units().height();
  if (purpose_ == VisitFor::Deal) {
    ink.text({16, 6, units().width() - 32, 30}, tr("Who you are"), Role::Heading, 26, QColor(colour::kGold));
    const QString text =
        sight.view.cooperative
            ? tr("There is no Traitor in this season: all of you play against the Adversary.")
            : tr("Hold the mouse on the sealed envelope on your shield, or hold L, to read your Loyalty card. It "
                 "stays face down; you can look again whenever you are behind the curtain.\n\nYour first Traits lie "
                 "below.");
    return ink.paragraph({16, 42, units().width() - 32, h - 52}, text, Role::Body, 19, QColor(colour::kText));
  }
  if (page_ > 0) return drawRecap(ink, units().width(), hasBeside(sight) ? page_ - 1 : page_);
  if (aboutClues(sight)) {
    drawClues(sight, ink);
    return drawLastLine(ink);
  }
  if (sight.view.retrievalOpen) {
    drawNeeds(sight, ink);
    return drawLastLine(ink);
  }
  double width = units().width();
  if (!sight.view.playing.empty()) {
    const double cardH = h - 16;
    addCard(sight, sight.view.playing.back(), {width - cardH * 0.657 - 8, 8, cardH * 0.657, cardH});
    width -= cardH * 0.657 + 12;
  }
  drawRecap(ink, width, 0);
}

// ---- clues ------------------------------------------------------------------------------------------------------

// A column for each type, always as wide, so that a clue is where it was at the last visit. Field Clues lie in a row
// below.
void AboutArea::drawClues(const Sight& sight, Ink& ink) {
  const bool pays = !claims_.empty();
  const QString title = neutralizing_ ? tr("Into the Neutralizer")
                        : pays        ? tr("1. Choose a clue")
                                      : tr("Clues in Leads and in the Field");
  const double used = ink.text({16, 4, units().width() * 0.6, 28}, title, Role::Heading, 24, QColor(colour::kGold));
  if (pays && !neutralizing_)
    ink.text({28 + used, 6, units().width() - used - 44, 26}, tr("what glows, your hand can pay"), Role::Body, 15,
             QColor(colour::kText2));
  constexpr double kGap = 6, kEdge = 12, kPlaces = 11;  // two places for each type, three for Wild: it has no zeros
  const double place = (units().width() - 2 * kEdge - 4 * kGap) / kPlaces;
  double x = kEdge;
  for (const Symbol type : {Symbol::Logic, Symbol::Intuition, Symbol::Lore, Symbol::Tech, Symbol::Wild}) {
    const double wide = place * (type == Symbol::Wild ? kPlaces - 9 : 2.25);
    drawColumn(sight, ink, type, {x, 34, wide, 118}, 40);
    x += wide + kGap;
  }
  drawFieldClues(sight, ink, {kEdge, 156, units().width() - 2 * kEdge, 44});
}

void AboutArea::drawColumn(const Sight& sight, Ink& ink, Symbol type, const QRectF& at, double side) {
  ink.panel(at, wellOf(type), QColor(colour::kInk900), lightOf(type), 1.5, 8);
  ink.picture(art::symbolFile(type), {at.x() + 5, at.y() + 4, 22, 22});
  const QString name = say(sight.words.type(type));
  if (QFontMetricsF(font(Role::Heading, 18 * 0.72)).horizontalAdvance(name) <= at.width() - 34)
    ink.text({at.x() + 30, at.y() + 3, at.width() - 33, 24}, name, Role::Heading, 18, lightOf(type));
  // Two beside each other; from the fifth on they move together and grow smaller.
  const std::vector<DieId> dice = clues(sight.view, Spot::Leads, type);
  const int perRow = std::max(2, (kernel::count(dice) + 1) / 2);
  const double pitch = std::min(side + 6, (at.width() - 8) / perRow);
  const double wide = std::min(side, pitch - 3);
  int place = 0;
  for (const DieId die : dice) {
    addClue(sight, die, {at.x() + 5 + pitch * (place % perRow), at.y() + 29 + 43.0 * (place / perRow), wide, wide});
    ++place;
  }
}

void AboutArea::drawFieldClues(const Sight& sight, Ink& ink, const QRectF& at) {
  const std::vector<DieId> dice = clues(sight.view, Spot::Field, Symbol::None);
  if (dice.empty()) return;
  const double label =
      ink.text({at.x() + 4, at.y(), 90, at.height()}, tr("Field"), Role::Heading, 18, QColor(colour::kSteel300)) + 14;
  const bool closed = !fieldWhy_.isEmpty();
  const double most = at.width() * (closed ? 0.55 : 1.0) - label;
  const double pitch = std::min(46.0, most / kernel::count(dice));
  const double side = std::min(42.0, pitch - 3);
  double x = at.x() + label;
  for (const DieId die : dice) {
    addClue(sight, die, {x, at.y() + (at.height() - side) / 2, side, side});
    x += pitch;
  }
  if (closed)
    ink.paragraph({x + 8, at.y(), at.right() - x - 8, at.height()}, fieldWhy_, Role::Body, 15,
                  QColor(colour::kSteel300), Qt::AlignLeft | Qt::AlignVCenter);
}

// A clue that some Trait pays for can be picked before the Trait; with the Neutralizer in hand any that it may take.
void AboutArea::addClue(const Sight& sight, DieId die, const QRectF& at) {
  PieceLook look = dieLook(sight, die, at, false);
  const DieId offered = claims_.offeredFor(die, sight.view);
  const bool pays = !neutralizing_ && offered != DieId::None && claims_.dice().has(offered);
  const bool picked = offered != DieId::None && claims_.die() == offered;
  if (!neutralizing_ && !claims_.empty()) {
    look.selected = picked;
    look.lit = pays && !picked;
    look.thin = claims_.die() != DieId::None && !picked;  // another could be taken in its place
    look.dim = !pays && !picked;
    if (pays || picked) look.command = {Order::Pick, of(offered)};
  }
  if (picked) {  // larger than its neighbours, which no longer glow
    const double more = at.width() * 0.08;
    look.at = at.adjusted(-more, -more, more, more);
    look.draw = [face = faceOf(sight, die), size = look.at.size()](Ink& in) {
      drawDie(in, face, {QPointF(0, 0), size});
    };
  }
  add(std::move(look));
}

// ---- Retrieval --------------------------------------------------------------------------------------------------

void AboutArea::drawNeeds(const Sight& sight, Ink& ink) {
  const View& v = sight.view;
  const CardId target = v.plot != CardId::None ? v.plot : v.artifact;
  constexpr double kTop = 34;
  const double cardH = units().width() < 500 ? 80 : 150;  // the gauges come first
  const double cardW = cardH * kLargeCard.width() / kLargeCard.height();
  ink.text({16, 4, units().width() - 32, 28}, tr("What the table knows"), Role::Heading, 22, QColor(colour::kGold));
  if (target != CardId::None) addCard(sight, target, {10, kTop, cardW, cardH});
  const double left = cardW + 20;
  const double w = (units().width() - left - 10 - 3 * 6) / 4;
  for (const Symbol type : kTypes) {
    const QRectF at(left + (w + 6) * index(type), kTop, w, 166);
    const Gauge gauge = gaugeOf(v, type);
    PieceLook look;
    look.at = at;
    look.part = Part::Gauge;
    look.name = tr("%1: %2 of %3").arg(say(sight.words.type(type))).arg(gauge.has).arg(gauge.need);
    look.draw = [type, gauge, size = at.size()](Ink& in) { drawGauge(in, size, type, gauge); };
    add(std::move(look));
    for (const LyingDie& each : diceOn(v, type, at)) addDie(sight, each.die, each.at);
  }
}

// ---- what happened ----------------------------------------------------------------------------------------------

void AboutArea::addRecapButton(const QString& words, const QRectF& at) {
  PieceLook all = buttonLook(at, words, {});
  all.command = Order::Recap;
  all.name = recap_.join(u'\n');  // the oldest lines may not even fit: pointing at it tells them all
  add(std::move(all));
}

// Where the question takes the room: the newest line, and a button for the rest.
void AboutArea::drawLastLine(Ink& ink) {
  const double y = units().height() - 26;
  const QRectF line(16, y, units().width() - 32, 22);
  older_ = recap_.size() > 1;
  if (recap_.isEmpty()) return;
  ink.text(line.adjusted(0, 0, older_ ? -96 : 0, 0), recap_.last(), Role::Body, 15, QColor(colour::kText2));
  if (older_) addRecapButton(tr("All %1").arg(recap_.size()), {units().width() - 106, y - 2, 96, 24});
}

// The oldest of the lines before `end` that fit under the heading with all that came after it.
qsizetype AboutArea::firstThatFits(qsizetype end, double width) const {
  int room = qFloor((units().height() - kRecapTop) / kRecapLine);
  qsizetype first = end;
  while (first > 0 && linesOf(recap_[first - 1], width - 32) <= room) room -= linesOf(recap_[--first], width - 32);
  return first;
}

void AboutArea::drawRecap(Ink& ink, double width, int pagesBack) {
  ink.text({16, 6, width - 140, 24}, tr("Since you last looked"), Role::Heading, 20, QColor(colour::kGold));
  qsizetype end = recap_.size();
  qsizetype first = firstThatFits(end, width);
  for (; pagesBack > 0 && first > 0; --pagesBack) first = firstThatFits(end = first, width);
  older_ = first > 0;
  if (older_ || page_ > 0) {
    const bool beside = page_ == 0 && width < units().width();
    addRecapButton(beside ? tr("All %1").arg(end) : (older_ ? tr("Earlier") : tr("Back")), {width - 112, 4, 104, 26});
  }
  double y = kRecapTop;
  for (qsizetype line = first; line < end; ++line) {
    const int lines = linesOf(recap_[line], width - 32);
    const QRectF at(16, y, width - 32, lines * kRecapLine);
    if (lines == 1) ink.text(at, recap_[line], Role::Body, 16, QColor(colour::kText));
    else ink.paragraph(at, recap_[line], Role::Body, 16, QColor(colour::kText));
    y += at.height();
  }
  if (recap_.isEmpty())
    ink.text({16, y, width - 32, kRecapLine}, tr("Nothing that concerns you."), Role::Body, 16, QColor(colour::kText2));
}

}  // namespace w13
