#pragma once
// Seasons that play themselves, for tests about logs: the same numbers give the same season.

#include <string>
#include <vector>

#include "engine/games/warehouse13/log/season_log.h"
#include "engine/kernel/chance.h"
#include "support/folder.h"

namespace logs {

/// The shipped cards, read once.
[[nodiscard]] const w13::CardSet& cards();
/// A set-up of 2 to 5 players; options follow from the seed. Two play the cooperative game.
[[nodiscard]] w13::SeasonStart start(int players, std::uint64_t seed);

/// Something a person does at the table.
struct Deed {
  enum class Kind : std::uint8_t { Choose, Visit, Interject, Undo, Look } kind = Kind::Choose;
  w13::Seat seat = w13::Seat::Table;
  std::vector<kernel::Choice> choices;
};
/// What to do next, by chance; undo and looks now and then, visits where a secret question follows a secret one.
[[nodiscard]] Deed pick(const w13::Season& season, kernel::Luck& mind);
void carryOut(w13::Season& season, const Deed& deed);
/// Does some deeds, fewer if the season ends.
void playOn(w13::Season& season, kernel::Luck& mind, int deeds);

/// What tells two seasons apart, as anybody at the table may notice it; empty if nothing does.
[[nodiscard]] std::string difference(const w13::Season& a, const w13::Season& b);

using files::Folder;
using files::textOf;
using files::write;

}  // namespace logs
