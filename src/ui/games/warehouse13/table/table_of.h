#pragma once
// What the table shows of a season, from what Seat::Table may know.

#include "ui/games/warehouse13/season/room.h"
#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

/// The current state, with what the table learns now, which is what the last move did. The caller sets `known` and
/// `beats`.
[[nodiscard]] TableShown tableOf(const Room& room, const Events& news);
/// Before the deal of a first season: the table as set up, with no choice except to continue.
[[nodiscard]] TableShown greetingOf(const Room& room);

}  // namespace w13
