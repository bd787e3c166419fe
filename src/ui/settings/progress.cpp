#include "ui/settings/progress.h"

#include <QSettings>

namespace ui {

int Progress::of(const QString& lesson) const {
  if (path_.isEmpty()) return 0;
  bool is = false;
  const int step = QSettings(path_, QSettings::IniFormat).value("lessons/" + lesson, 0).toInt(&is);
  return is && step >= kDone ? step : 0;
}

// A lesson that has been gone through once stays so, however often it is taken again.
void Progress::keep(const QString& lesson, int step) const {
  if (path_.isEmpty() || of(lesson) == kDone) return;
  QSettings(path_, QSettings::IniFormat).setValue("lessons/" + lesson, step);
}

bool Progress::seasonFinished() const {
  return !path_.isEmpty() && QSettings(path_, QSettings::IniFormat).value("season-finished", false).toBool();
}

void Progress::keepSeasonFinished() const {
  if (!path_.isEmpty() && !seasonFinished()) QSettings(path_, QSettings::IniFormat).setValue("season-finished", true);
}

}  // namespace ui
