#pragma once
// What the window writes for people: pictures, pages and tables, each whole or not at all.

#include <QByteArray>
#include <QString>

#include "engine/kernel/whole_file.h"

namespace w13 {

/// Writes a file. A file dialog has asked already about one that is there: that is Over::anything(). Throws
/// kernel::DataError with one sentence; what stood there is then still there.
void writeFile(const QString& path, const QByteArray& bytes, kernel::Over over = kernel::Over::anything());

}  // namespace w13
