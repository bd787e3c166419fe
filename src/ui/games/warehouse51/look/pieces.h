#pragma once
// What lies on the table beside the cards: ingots, paddles, hands, gavel, marks, and the digits of the price board. A
// piece is drawn as large as fits into its place, in the middle.

#include "ui/games/warehouse51/look/signs.h"

namespace w51 {

/// One ingot, seen from the front; 64 to 40.
void drawIngot(Ink& ink, const QRectF& at);
/// So many as a seat's purse shows them: bars of five and single ones in rows, from the left. Up to 30 ingots have the
/// same size in places of the same size; more shrink.
void drawIngots(Ink& ink, const QRectF& at, int number);
/// A bidding paddle with a number; 240 to 300. Below 0: without one.
void drawPaddle(Ink& ink, const QRectF& at, int number);
/// A porter's glove, open or closed, in a sleeve of its wearer's colour; 200 to 220. `brightness`: 1 is lit.
void drawFist(Ink& ink, const QRectF& at, bool open, QColor sleeve, double brightness = 1);
/// Ingots on an open palm, stacked over the middle of the same place. At most 12 are drawn, none for 0.
void drawOnPalm(Ink& ink, const QRectF& at, int number);
/// Marks the seat that turned the lot up; square.
void drawGavel(Ink& ink, const QRectF& at);
/// First and second place in a category.
void drawCrown(Ink& ink, const QRectF& at);
void drawRibbon(Ink& ink, const QRectF& at);
/// A Certificate of Authenticity; 120 to 150.
void drawCertificate(Ink& ink, const QRectF& at);
/// The seal of a counterfeit, torn; square.
void drawSeal(Ink& ink, const QRectF& at);
/// The Pawnbroker's ticket, with a few typed words on it; 180 to 130.
void drawTicket(Ink& ink, const QRectF& at, const QString& words = {});
/// Split flaps with so many digits, from the left; idle zeros in front are dim. 67 to 82 each.
void drawFlaps(Ink& ink, const QRectF& at, int number, int digits);

}  // namespace w51
