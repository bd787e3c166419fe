#pragma once
// The sounds of the game and their meanings. They are a function of what the table learns and shows, so they reveal
// nothing that is not on the screen; who plays a seat, and what is behind a shield, cannot get in.

#include <cstdint>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/variants.h"
#include "ui/games/warehouse13/shell.h"
#include "ui/sound/sound.h"

namespace w13 {

/// The sounds of this game, in the order of docs/sounds.md.
enum class Cue : std::uint8_t {
  CardDraw,
  CardPlay,
  CardDiscard,
  Shuffle,
  FewDice,
  SomeDice,
  ManyDice,
  DiceSettle,
  DieClaim,
  DieGoo,
  GooRoll,
  CoverDown,
  CoversUp,
  Apply,
  GaugeFull,
  ObstacleIn,
  ObstacleOut,
  ChallengeFail,
  Ko,
  Heal,
  Travel,
  Ping,
  Whammy,
  Retrieved,
  Lost,
  VoteCount,
  Bronze,
  RevealTraitor,
  Wire,
  Alarm,
  WinWarehouse,
  WinTraitor,
  None,  ///< silence
};
inline constexpr int kCues = static_cast<int>(Cue::None);

/// Not of Cue::None.
[[nodiscard]] const Sound& soundOf(Cue cue);

/// The sound of an event, by its kind alone.
[[nodiscard]] Cue cueOf(Happened what);

/// The sounds of a change on the table: each sound once, in the order of the events, the weightiest if there are too
/// many. `news` is what the table learns; `before` and `now` are what it shows (`before` may be empty). `scenes` marks
/// the events that a scene shows, with its own sounds. `variants` say how near the end is.
[[nodiscard]] std::vector<Sounding> soundsOf(const Events& news, const View& before, const View& now,
                                             const std::vector<bool>& scenes = {}, const Variants& variants = {});

}  // namespace w13
