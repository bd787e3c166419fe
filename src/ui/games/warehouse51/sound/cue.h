#pragma once
// The sounds of an auction and their meanings. They are a function of what the table learns: a fist sounds the same
// whatever it holds. SECRET-43

#include <cstdint>
#include <vector>

#include "engine/games/warehouse51/events.h"
#include "engine/house/match/match.h"
#include "ui/games/warehouse51/shell.h"
#include "ui/sound/sound.h"

namespace w51 {

enum class Cue : std::uint8_t {
  CardUp,
  CardMoves,
  CardOut,
  Bid,
  Pass,
  Gavel,
  Ingot1,
  Ingot2,
  Ingot3,
  Ingot4,
  Ingot5,
  ManyIngots,
  Crate,
  Purses,
  Fist,
  FistsOpen,
  Drawer,
  Stamp,
  Tear,
  Saved,
  Tally,
  Win,
  None,  ///< silence
};
inline constexpr int kCues = static_cast<int>(Cue::None);

/// Not of Cue::None.
[[nodiscard]] const Sound& soundOf(Cue cue);

/// The sound of an event; ingots sound by their number, which everybody sees. None for what the ceremony at the end
/// tells in its own time.
[[nodiscard]] Cue cueOf(Happened what, int number);

/// The sounds of a change on the table, from what the table learns: each sound once, in the order of the events.
[[nodiscard]] std::vector<Sounding> soundsOf(const std::vector<house::Event>& news);

}  // namespace w51
