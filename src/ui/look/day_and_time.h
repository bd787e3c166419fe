#pragma once

#include <QDateTime>
#include <QString>

namespace ui {

/// A moment as people say it: "today, 21:14".
[[nodiscard]] QString dayAndTime(const QDateTime& when);

}  // namespace ui
