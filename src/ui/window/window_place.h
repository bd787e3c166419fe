#pragma once
// Where the program's window stands: all its windows take the same place, one after the other and at the next start.

#include <QWidget>

#include "ui/settings/options.h"

namespace ui {

/// The least that the program's windows can be, in points: a screen of 1366 x 768 has room for it beside its task bar.
/// Everything is drawn for 1280 x 800 and smaller below that.
inline constexpr QSize kLeastWindow(1280, 680);

/// Shows a window where the last one was closed, else at 1440 x 900, or maximized where the screen has no room for
/// that; full screen if the options say so.
void appear(QWidget& window, const OptionsFile& file, const Options& options);
/// Keeps where a window stands for the next one.
void keepPlace(const QWidget& window, const OptionsFile& file);

}  // namespace ui
