#pragma once
// The parts of this game's things that lie on its screens.

#include "engine/games/warehouse13/events.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/screen/piece.h"

namespace w13 {

/// Which of a noun's things this is: an Agent has a medallion and a place at the table, a type has a draw pile, a
/// discard pile and a gauge. Motion finds its places by noun and part.
enum class Part : std::uint8_t {
  Thing,  ///< the thing itself: a die, a card
  Medallion,
  Plate,  ///< a player's place
  Facts,  ///< public facts about the player
  DrawPile,
  Discards,
  Block,  ///< the obstacle or Snag at a place
  Gear,
  LastSpace,  ///< the last free space of the Maintenance track
  Door,
  Cover,
  Gauge,
  GaugeHead,  ///< the part of a gauge that shows how much is applied
  WarehouseDie,
  GooDie,
  Phase,
  Bucket,
  Stacks,
  Leads,
  Board,
  Stress,
  TraitorDeck,
  PlotDeck,
  Neutralized,  ///< the bucket with its dice
  Socket,       ///< the place of a challenge's die
  Sum,          ///< a challenge's sum, and the number to beat
  Faced,        ///< the challenged obstacle
  Loyalty,      ///< the Loyalty card on the desk, face up only while held
};

/// A card as what a piece shows; {0, 0} for None.
[[nodiscard]] constexpr kernel::Noun nounOfCard(CardId card) {
  return card == CardId::None ? kernel::Noun() : of(card);
}
/// The card that a piece shows; None: none.
[[nodiscard]] inline CardId cardOn(const PieceLook& look) {
  return look.card.kind == 0 ? CardId::None : cardOf(look.card);
}

}  // namespace w13
