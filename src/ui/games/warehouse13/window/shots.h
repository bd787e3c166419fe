#pragma once
// Pictures of each screen, to compare with the designs.

#include "ui/games/warehouse13/window/main_window.h"

namespace w13 {

/// The wanted pictures, and the window's look on them.
struct ShotsWanted {
  QString folder;
  std::vector<QSize> sizes = {{1280, 800}, {1920, 1080}};
  Options options;   ///< text size, contrast and colours
  QStringList only;  ///< names of pictures; empty: all
};
/// Parses sizes as typed, "1280x800,1920x1080". Throws kernel::RefusedError with one sentence.
[[nodiscard]] std::vector<QSize> sizesNamed(const QString& typed);

/// Plays some seeded seasons by clicking, and writes a picture of each screen and question on its first appearance, in
/// each size. Returns the exit code.
[[nodiscard]] int takeShots(WindowSetup setup, const ShotsWanted& wanted);

/// Continues the window's season, or begins one with four people, and plays it to its end by clicking. After each click
/// it prints the number of choices so far to standard output, and whether a secret screen is open. Returns the exit
/// code.
[[nodiscard]] int playByItself(MainWindow& window, std::uint64_t seed);

}  // namespace w13
