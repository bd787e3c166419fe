#pragma once
// A film of an Episode: frames in a folder with their times, from a season that plays itself with motion and scenes on.

#include "ui/games/warehouse13/window/main_window.h"

namespace w13 {

struct FilmWanted {
  QString folder;
  QSize size = {1920, 1080};
  std::uint64_t seed = 1;
  int every = 200;  ///< milliseconds between frames while something moves
  int seats = 4;
  int bots = 0;      ///< number of bots among them
  QStringList only;  ///< only frames of these scenes ("lost"); empty: all frames
  int episodes = 1;  ///< number of Episodes; 0: to the end of the season
};

/// Plays and writes `0000001200.png`, by milliseconds, and `times.txt`, which says what each shows. Returns the exit
/// code.
[[nodiscard]] int film(WindowSetup setup, const FilmWanted& wanted);

}  // namespace w13
