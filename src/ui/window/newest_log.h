#pragma once
// The newest match in a folder that can be gone on with.

#include <QDateTime>
#include <QString>
#include <optional>

#include "engine/house/log/match_log.h"

namespace ui {

struct NewestLog {
  QString path;
  QDateTime when;
  house::Label label;
};
/// Logs that are over or cannot be read are passed over. Nothing: there is none, or no folder.
[[nodiscard]] std::optional<NewestLog> newestLog(const QString& folder, const house::LogKind& kind);
/// Whether there are any logs in the folder, readable or not.
[[nodiscard]] bool anyLog(const QString& folder, const house::LogKind& kind);

}  // namespace ui
