#pragma once
// What of a season goes onto the shelf.

#include "ui/season/room.h"
#include "ui/settings/shelf.h"

namespace w13 {

/// The artifacts that are retrieved in these news of the table.
[[nodiscard]] std::vector<Shelved> shelvedBy(const Room& room, const Events& news, QDate today);

}  // namespace w13
