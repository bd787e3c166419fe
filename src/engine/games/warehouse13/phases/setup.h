#pragma once
// Game set-up: ledger section 5.

#include "engine/games/warehouse13/season/setup.h"
#include "engine/games/warehouse13/table.h"

namespace w13 {

/// Lays out an empty table for a season and puts its first Episode on the agenda. `w` is the World of `t`: what is laid
/// out before play is no move, so it is written here. The set-up must have no fault.
void setTable(World& w, Table& t, const Setup& setup);

}  // namespace w13
