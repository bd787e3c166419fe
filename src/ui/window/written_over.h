#pragma once
// What becomes of older files where the command line names one to write.

#include <QCommandLineParser>

#include "engine/kernel/whole_file.h"

namespace ui {

/// A file is written over only if --force is said.
[[nodiscard]] kernel::Over overOlder(const QCommandLineParser& options);

}  // namespace ui
