#include "ui/window/newest_log.h"

#include <QDir>

namespace ui {

namespace {

/// Newest first.
QFileInfoList logsIn(const QString& folder, const house::LogKind& kind) {
  if (folder.isEmpty()) return {};
  return QDir(folder).entryInfoList({"*." + QString::fromStdString(kind.match)}, QDir::Files, QDir::Time);
}

}  // namespace

std::optional<NewestLog> newestLog(const QString& folder, const house::LogKind& kind) {
  for (const QFileInfo& file : logsIn(folder, kind)) {
    try {
      house::Label label = house::labelOf(file.filePath().toStdString(), kind);
      if (!label.over) return NewestLog{file.filePath(), file.lastModified(), std::move(label)};
    } catch (const std::exception&) {  // the list of what is saved shows it
    }
  }
  return {};
}

bool anyLog(const QString& folder, const house::LogKind& kind) { return !logsIn(folder, kind).isEmpty(); }

}  // namespace ui
