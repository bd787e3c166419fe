#pragma once
// Cards as pictures, with as much text as their width on the screen allows.

#include <array>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/said/words.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/look/card_picture.h"
#include "ui/look/ink.h"

namespace w13 {

/// Units of a small and a large card; the shape of a design's card.
inline constexpr QSizeF kSmallCard(440, 670), kLargeCard(630, 880);
[[nodiscard]] QSizeF cardShape(Kind kind);

/// The collective name of a kind's cards: "Traits".
[[nodiscard]] QString deckName(Kind kind);
/// The design with a place in the catalog's list.
[[nodiscard]] constexpr DesignId designAt(int place) { return static_cast<DesignId>(place); }

/// Draws a card, front up, into a rectangle of its shape.
void drawCard(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, CardId card);
void drawDesign(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, DesignId design);
/// The texts of a card's front that do not fit at a width in pixels; empty: all fit.
[[nodiscard]] QStringList unfitOn(const Catalog& cards, const Words& words, DesignId design, int width);
/// The back of a kind, shared by all kinds that must look alike from behind; an Ability has none.
[[nodiscard]] QString backOf(Kind kind);
/// Draws a back: "trait", "traitor", "consequence", "loyalty", "ping", "plot", "artifact".
void drawBack(Ink& ink, const QRectF& at, const QString& deck);
/// Draws a Loyalty card, front up.
void drawLoyalty(Ink& ink, const QRectF& at, bool traitor);
/// Draws a used Ability.
void drawUsed(Ink& ink, const QRectF& at, const Words& words, const Design& design);
/// Draws a side of a card out of the box: an Ability's back is its used side.
void drawSide(Ink& ink, const QRectF& at, const Catalog& cards, const Words& words, DesignId design, CardSide side);

}  // namespace w13
