#pragma once
// Files that the window writes for users: pictures, pages and tables, each completely or not at all.

#include <QByteArray>
#include <QString>

#include "engine/kernel/whole_file.h"

namespace ui {

/// Writes a file. Over::anything() is for after a file dialog, which has asked about replacing. Throws
/// kernel::DataError with one sentence, leaving an existing file unchanged.
void writeFile(const QString& path, const QByteArray& bytes, kernel::Over over = kernel::Over::anything());

}  // namespace ui
