#pragma once
// The sounds and their meanings. The game's sounds are a function of what the table learns and shows, so they reveal
// nothing that is not on the screen; who plays a seat, and what is behind a shield, cannot get in.

#include <QString>
#include <cstdint>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/games/warehouse13/variants.h"

namespace w13 {

/// All sounds, in the order of docs/sounds.md. src/sounds makes them.
enum class Cue : std::uint8_t {
  UiClick,
  UiDeny,
  Prompt,
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
  CurtainClose,
  CurtainOpen,
  Wire,
  Alarm,
  WinWarehouse,
  WinTraitor,
  None,  ///< silence
};
inline constexpr int kCues = static_cast<int>(Cue::None);

/// The name of its file: "die-claim".
[[nodiscard]] QString fileOf(Cue cue);
/// Its name on the screen: "a die is claimed". Empty for the click, which everybody has seen.
[[nodiscard]] QString captionOf(Cue cue);
/// Its relative loudness, up to 1.
[[nodiscard]] double loudnessOf(Cue cue);
/// Milliseconds until the next one may begin.
[[nodiscard]] int holdOf(Cue cue);

/// The sound of an event, by its kind alone.
[[nodiscard]] Cue cueOf(Happened what);

/// The most sounds of one change.
inline constexpr std::size_t kMostCues = 5;
/// A sound of a change, and the moment it belongs to.
struct Sounding {
  Cue cue = Cue::None;
  int event = -1;      ///< the news item; -1: none
  bool rests = false;  ///< plays when the motion ends, not when it begins
};

/// The sounds of a change on the table: each sound once, in the order of the events, the weightiest if there are too
/// many. `news` is what the table learns; `before` and `now` are what it shows (`before` may be empty). `scenes` marks
/// the events that a scene shows, with its own sounds. `variants` say how near the end is.
[[nodiscard]] std::vector<Sounding> cuesOf(const Events& news, const View& before, const View& now,
                                           const std::vector<bool>& scenes = {}, const Variants& variants = {});

}  // namespace w13
