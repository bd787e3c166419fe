#pragma once
// What the table shows of a season, by what Seat::Table may know.

#include "ui/season/room.h"
#include "ui/table/table_screen.h"

namespace w13 {

/// As it stands, with what the table learns now. `known` and `beats` are up to who tells it.
[[nodiscard]] TableShown tableOf(const Room& room, const Events& news);
/// Before the deal of a first season: the table as it is laid, with nothing to choose but to go on.
[[nodiscard]] TableShown greetingOf(const Room& room);

}  // namespace w13
