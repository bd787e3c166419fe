#pragma once
// What of the command line means something to every game.

#include <QCommandLineParser>

namespace ui {

void describeShared(QCommandLineParser& options);

}  // namespace ui
