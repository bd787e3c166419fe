#pragma once
// Where the program's window stands: all its windows take the same place, one after the other and at the next start.

#include <QWidget>

#include "ui/settings/options.h"

namespace ui {

/// Shows a window where the last one was closed, else at 1440 x 900, or maximized where the screen has no room for
/// that; full screen if the options say so.
void appear(QWidget& window, const OptionsFile& file, const Options& options);
/// Keeps where a window stands for the next one.
void keepPlace(const QWidget& window, const OptionsFile& file);

}  // namespace ui
