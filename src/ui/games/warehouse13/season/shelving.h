#pragma once
// What a season adds to the shelf.

#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/settings/shelf.h"

namespace w13 {

/// The artifacts retrieved in this news of the table.
[[nodiscard]] std::vector<Shelved> shelvedBy(const Room& room, const Events& news, QDate today);

}  // namespace w13
