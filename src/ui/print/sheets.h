#pragma once
// Cards on paper: the sheet and place of each, in millimetres. Pure: nothing is drawn here.

#include <QLineF>
#include <QRectF>
#include <QSizeF>
#include <vector>

#include "ui/print/printable.h"

namespace ui {

enum class Paper : std::uint8_t { A4, Letter };
/// The size of a page in millimetres. PDFs measure pages in whole points, so A4 is 209.90 x 297.04: backs are turned
/// around its centre.
[[nodiscard]] QSizeF millimetresOf(Paper paper);

/// The edge a printer turns the paper over.
enum class Turn : std::uint8_t { LongEdge, ShortEdge };

/// What is made of the cards: a PDF; pictures of the same sheets, for a printer's shop; sheets for Tabletop Simulator.
enum class PrintForm : std::uint8_t { Pdf, Pictures, Tabletop };

/// What to print, and how.
struct PrintWish {
  std::vector<int> cards;  ///< their places in the Printable
  bool copies = true;      ///< as many of each card as in its deck; else one
  bool backs = true;       ///< each sheet of fronts is followed by its backs, for both sides of the paper
  bool marks = true;       ///< cut marks, outside the cards
  Paper paper = Paper::A4;
  Turn turn = Turn::LongEdge;
  double margin = 5;  ///< unprintable edge of the paper, in millimetres
  PrintForm form = PrintForm::Pdf;
  double bleed = 0;  ///< Pictures: what is drawn around each card beyond the cut, in millimetres
};

/// One card on a sheet. Its back lies on the next page.
struct PlacedCard {
  int card = 0;
  QRectF at;  ///< millimetres from the top left
};

/// One side of a paper with cards of one size, edge to edge, centred.
struct Sheet {
  QRectF cards;  ///< all places together
  QSizeF card;   ///< one place: a card and its bleed
  double bleed = 0;
  std::vector<PlacedCard> placed;
};

/// How many of a card are printed.
[[nodiscard]] int copiesIn(const PrintWish& wish, const PrintedCard& card);
/// The number of cards in a wish.
[[nodiscard]] int cardsIn(const PrintWish& wish, const Printable& printable);
/// Lays the cards out in the given order, those of each size on sheets of their own, the smallest first. Throws
/// kernel::RefusedError with one sentence if there is nothing to print, or if the margins leave no room for a card.
[[nodiscard]] std::vector<Sheet> sheetsOf(const PrintWish& wish, const Printable& printable);
/// The same place on the other side of the paper.
[[nodiscard]] QRectF turned(const QRectF& at, Paper paper, Turn turn);
/// The cut marks, as lines outside the cards, inside the margins.
[[nodiscard]] std::vector<QLineF> cropMarks(const Sheet& sheet, const PrintWish& wish);

}  // namespace ui
