#pragma once
// Cards that ask for more than a table can hold, most of all one that sets itself off for ever: named where it happens.

#include <string>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/kernel/errors.h"

namespace w13 {

/// A choice that cannot be made because of what the cards set off. The sentence names the one that came last, and its
/// file: of those that set one another off for ever, some one.
class CardFault : public kernel::NoRoomError {
 public:
  CardFault(const Design& card, const std::string& why)
      : kernel::NoRoomError("No end is reached, and last came " + card.name.en + " (" + card.file + "): " + why) {}
};

/// Does something that a card asks for. What does not fit on the table any more is told as a fault of that card: the
/// one that was carried out when there was no more room.
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
