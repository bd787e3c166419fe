#pragma once
// Which sound means what. The sounds of the game are a function of what the table learns and of what it shows, so they
// tell nothing that is not on the screen; who plays a seat, and what lies behind a shield, has no way in.

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
/// What it is called on the screen: "a die is claimed". Empty for the click, which everybody has seen.
[[nodiscard]] QString captionOf(Cue cue);
/// How loud it is beside the others, up to 1.
[[nodiscard]] double loudnessOf(Cue cue);
/// Milliseconds until the next one may begin.
[[nodiscard]] int holdOf(Cue cue);

/// What an event sounds like, by its kind alone.
[[nodiscard]] Cue cueOf(Happened what);

/// The most sounds that one change makes.
inline constexpr std::size_t kMostCues = 5;
/// A sound of a change, and the moment it belongs to.
struct Sounding {
  Cue cue = Cue::None;
  int event = -1;      ///< which of the news; -1: there are none
  bool rests = false;  ///< when what it shows has arrived, not when its way begins
};

/// What a change on the table sounds like: each sound once, in the order of the events, the weightiest if there are too
/// many. `news` is what the table learns; `before` and `now` are what it shows (`before` may be empty). `scenes` are
/// the numbers of those that a scene tells, with sounds of its own. `variants` say how near the end is.
[[nodiscard]] std::vector<Sounding> cuesOf(const Events& news, const View& before, const View& now,
                                           const std::vector<bool>& scenes = {}, const Variants& variants = {});

}  // namespace w13
