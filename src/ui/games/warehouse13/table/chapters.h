#pragma once
// A change of the table, told in chapters: each shows the table as it is when its part of the news has come about, and
// only the last one asks anything.

#include <vector>

#include "ui/games/warehouse13/table/table_screen.h"

namespace w13 {

/// Splits a change where the table was seen on its way, but no moment. A moment that has a scene and begins there comes
/// while the table still looks as before it; `before` is what the table shows now.
[[nodiscard]] std::vector<TableShown> chaptersOf(TableShown change, const View& before);
/// Takes the question from a state of the table: something follows by itself.
void goesOn(TableShown& shown);

}  // namespace w13
