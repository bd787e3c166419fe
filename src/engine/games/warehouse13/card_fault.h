#pragma once
// Faults of cards that ask for more than the table can hold, above all by triggering themselves forever; reported where
// they happen.

#include <string>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/kernel/errors.h"

namespace w13 {

/// A choice that cannot be made because of what the cards trigger. The message names the last card and its file: of
/// cards that trigger one another forever, one of them.
class CardFault : public kernel::NoRoomError {
 public:
  CardFault(const Design& card, const std::string& why)
      : kernel::NoRoomError("No end is reached, and last came " + card.name.en + " (" + card.file + "): " + why) {}
};

/// Runs something that a card asks for. If the table runs out of room, reports it as a fault of that card: the one
/// being carried out.
template <class Does>
void blamed(CardId card, const Catalog& cards, Does does) {
  try {
    does();
  } catch (const CardFault&) {
    throw;
  } catch (const kernel::NoRoomError& full) {
    if (card == CardId::None) throw;
    throw CardFault(cards.of(card), full.what());
  }
}

}  // namespace w13
