#pragma once
// What belongs to this game among the pictures: dice composed from parts, the colours of clue types and Agents, and
// which drawing shows which piece.

#include <QColor>
#include <array>
#include <string>

#include "engine/games/warehouse13/cards/card_set.h"
#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/bit_set.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/art.h"
#include "ui/look/ink.h"

class QPainter;

namespace w13 {

/// A die's look: its colour, and what it shows.
struct DieFace {
  enum class Body { Clue, Goo, Warehouse };
  Body body = Body::Clue;
  Symbol colour = Symbol::None;  ///< of a clue die
  Clue shows;                    ///< Symbol::None: not rolled, or not for this viewer
  int pips = -1;                 ///< of a Warehouse die; -1: not rolled
  bool blank = false;            ///< a Goo die that shows nothing
};

/// Whether a seat's Ability lies on its used side.
[[nodiscard]] constexpr bool isUsed(const SeatView& seat, Slot slot) {
  return SlotSet::fromBits(seat.usedSlots).has(slot);
}
/// The colour of the band of such an Ability.
[[nodiscard]] QRgb bandOf(Slot slot);

/// The colour of a clue type on dark ground, and of the well behind it.
[[nodiscard]] QColor lightOf(Symbol type);
[[nodiscard]] QColor wellOf(Symbol type);
/// "logic", "wild": the file names of symbols and dice.
[[nodiscard]] QString fileNameOf(Symbol type);
/// The colour of an agent's name, by the agent's id ("claudia").
[[nodiscard]] QColor colourOfAgent(const QString& id);

/// A die, on a screen or on paper.
void drawDie(Ink& ink, const DieFace& face, const QRectF& at, Tone tone = Tone::Plain);

namespace art {

using namespace ui::art;  // NOLINT(google-build-using-namespace): pictures of both are art

/// A die, square; `side` in device pixels.
[[nodiscard]] QPixmap die(const DieFace& face, int side, Tone tone = Tone::Plain);
/// A die as a part of a picture.
void drawDie(QPainter& p, const DieFace& face, const QRectF& at);
/// Shows the designers' own pictures that come with these cards, and their portraits, until others are used.
void useCards(const CardSet& cards);
/// The drawing of a place (empty: none), an obstacle, an agent's portrait, a type's symbol.
[[nodiscard]] QString placeFile(Place place);
[[nodiscard]] QString obstacleFile(ObstacleId obstacle);
[[nodiscard]] QString agentFile(const std::string& id);
[[nodiscard]] QString symbolFile(Symbol type);

}  // namespace art

}  // namespace w13
