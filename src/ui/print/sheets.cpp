#include "ui/print/sheets.h"

#include <QCoreApplication>
#include <QPageSize>
#include <QtMath>
#include <algorithm>
#include <cmath>

#include "engine/kernel/count.h"
#include "engine/kernel/errors.h"

namespace ui {

namespace {

constexpr double kMillimetresPerPoint = 25.4 / 72;
constexpr double kGap = 1, kShortest = 2, kLongest = 5;  // millimetres: from the cards to a mark, and a mark

/// The sentences about what cannot be printed.
struct PrintWords {
  Q_DECLARE_TR_FUNCTIONS(PrintWords)
};

[[noreturn]] void refuse(const QString& sentence) { throw kernel::RefusedError(sentence.toStdString()); }

/// What the marks take at each edge.
double roomForMarks(const PrintWish& wish) { return wish.marks ? kGap + kShortest : 0; }

/// How many cards of this size go side by side into so much room.
int fitting(double room, double card) { return std::max(0, qFloor(room / card + 1e-9)); }

/// An empty sheet of cards of this size.
Sheet sheetOf(const PrintWish& wish, QSizeF size) {
  const QSizeF card = size + 2 * QSizeF(wish.bleed, wish.bleed);
  const QSizeF paper = millimetresOf(wish.paper);
  const double edge = wish.margin + roomForMarks(wish);
  const QSizeF all(fitting(paper.width() - 2 * edge, card.width()) * card.width(),
                   fitting(paper.height() - 2 * edge, card.height()) * card.height());
  if (wish.margin < 0 || all.isEmpty()) {
    const double most =
        std::floor(std::min(paper.width() - card.width(), paper.height() - card.height()) / 2 - roomForMarks(wish));
    refuse(
        PrintWords::tr("With margins of %1 mm no card of %2 x %3 mm fits on the paper: choose margins from 0 to %4 mm.")
            .arg(wish.margin)
            .arg(card.width())
            .arg(card.height())
            .arg(most));
  }
  return {{QPointF((paper.width() - all.width()) / 2, (paper.height() - all.height()) / 2), all}, card, wish.bleed, {}};
}

/// The sizes of what is wished, the smallest first.
std::vector<QSizeF> sizesIn(const PrintWish& wish, const Printable& printable) {
  std::vector<QSizeF> sizes;
  for (const int place : wish.cards) {
    const QSizeF size = kernel::at(printable.cards(), place).size;
    if (std::ranges::find(sizes, size) == sizes.end()) sizes.push_back(size);
  }
  const auto area = [](const QSizeF& size) { return size.width() * size.height(); };
  std::ranges::sort(sizes, {}, area);
  return sizes;
}

/// Where it is cut, in one direction: between two cards once, or on both sides of what bleeds there.
std::vector<double> cutsAlong(double from, double room, double place, double bleed) {
  std::vector<double> cuts;
  for (int at = 0; at < qRound(room / place); ++at) {
    cuts.push_back(from + at * place + bleed);
    if (bleed > 0) cuts.push_back(from + (at + 1) * place - bleed);
  }
  if (bleed == 0) cuts.push_back(from + room);
  return cuts;
}

}  // namespace

int copiesIn(const PrintWish& wish, const PrintedCard& card) { return wish.copies ? card.copies : 1; }

QSizeF millimetresOf(Paper paper) {
  const QPageSize::PageSizeId id = paper == Paper::A4 ? QPageSize::A4 : QPageSize::Letter;
  return QSizeF(QPageSize(id).sizePoints()) * kMillimetresPerPoint;
}

int cardsIn(const PrintWish& wish, const Printable& printable) {
  int all = 0;
  for (const int card : wish.cards) all += copiesIn(wish, kernel::at(printable.cards(), card));
  return all;
}

std::vector<Sheet> sheetsOf(const PrintWish& wish, const Printable& printable) {
  if (wish.cards.empty()) refuse(PrintWords::tr("There is nothing to print: choose a deck or a card."));
  std::vector<Sheet> sheets;
  for (const QSizeF& size : sizesIn(wish, printable)) {
    int places = 0;
    int used = 0;
    for (const int place : wish.cards) {
      const PrintedCard& card = kernel::at(printable.cards(), place);
      if (card.size != size) continue;
      for (int copy = 0; copy < copiesIn(wish, card); ++copy, ++used) {
        if (used == places) {
          sheets.push_back(sheetOf(wish, size));
          used = 0;
        }
        Sheet& sheet = sheets.back();
        const int columns = qRound(sheet.cards.width() / sheet.card.width());
        places = columns * qRound(sheet.cards.height() / sheet.card.height());
        const QPointF step(used % columns * sheet.card.width() + wish.bleed,
                           used / columns * sheet.card.height() + wish.bleed);
        sheet.placed.push_back({place, QRectF(sheet.cards.topLeft() + step, size)});
      }
    }
  }
  return sheets;
}

QRectF turned(const QRectF& at, Paper paper, Turn turn) {
  const QSizeF size = millimetresOf(paper);
  if (turn == Turn::LongEdge) return {size.width() - at.right(), at.y(), at.width(), at.height()};
  return {at.x(), size.height() - at.bottom(), at.width(), at.height()};
}

std::vector<QLineF> cropMarks(const Sheet& sheet, const PrintWish& wish) {
  std::vector<QLineF> marks;
  if (!wish.marks) return marks;
  const QRectF& all = sheet.cards;
  const double wide = std::min(kLongest, all.left() - wish.margin - kGap);
  const double high = std::min(kLongest, all.top() - wish.margin - kGap);
  for (const double x : cutsAlong(all.left(), all.width(), sheet.card.width(), sheet.bleed)) {
    marks.emplace_back(x, all.top() - kGap - high, x, all.top() - kGap);
    marks.emplace_back(x, all.bottom() + kGap, x, all.bottom() + kGap + high);
  }
  for (const double y : cutsAlong(all.top(), all.height(), sheet.card.height(), sheet.bleed)) {
    marks.emplace_back(all.left() - kGap - wide, y, all.left() - kGap, y);
    marks.emplace_back(all.right() + kGap, y, all.right() + kGap + wide, y);
  }
  return marks;
}

}  // namespace ui
