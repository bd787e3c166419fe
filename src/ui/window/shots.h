#pragma once
// Pictures of each screen, for people who compare them with what was drawn; and what every program of the window needs.

#include <future>

#include "ui/window/main_window.h"

namespace w13 {

/// Makes the drawings of the program available, and its screens readable aloud. Call once before the first widget.
void initPictures();

/// Finds and opens the faces of the first page, the dearest part of a start: call it while cards and rules are read.
void openFaces();

/// Reads cards and rules from a data folder. Throws kernel::DataError with one sentence.
[[nodiscard]] WindowSetup readWindowSetup(const QString& data, const QStringList& overlays = {});

/// The same, begun on a thread of its own: it needs nothing of Qt's that must be there first.
[[nodiscard]] std::future<WindowSetup> readAhead(const QString& data, const QStringList& overlays = {});

/// All mistakes in the cards that readWindowSetup would read; empty: none, or the folders themselves cannot be read.
[[nodiscard]] QStringList cardMistakes(const QString& data, const QStringList& overlays);

/// Which pictures are wanted, and how the window looks on them.
struct ShotsWanted {
  QString folder;
  std::vector<QSize> sizes = {{1280, 800}, {1920, 1080}};
  Options options;   ///< text size, contrast and colours
  QStringList only;  ///< names of pictures; empty: all
};
/// Sizes as they are typed, "1280x800,1920x1080". Throws kernel::RefusedError with one sentence.
[[nodiscard]] std::vector<QSize> sizesNamed(const QString& typed);

/// Plays some seeded seasons by clicking, and writes a picture of each screen and question when it first comes up, in
/// each of the sizes. Gives the exit code.
[[nodiscard]] int takeShots(WindowSetup setup, const ShotsWanted& wanted);

/// Goes on with the window's season, or begins one of four people, and plays it to its end by clicking. After each
/// click it says on the standard output how many choices stand, and whether a secret screen is open. Gives the exit
/// code.
[[nodiscard]] int playByItself(MainWindow& window, std::uint64_t seed);

}  // namespace w13
