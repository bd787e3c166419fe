#include "ui/look/day_and_time.h"

#include <QCoreApplication>
#include <QLocale>

namespace ui {

namespace {

struct DayWords {
  Q_DECLARE_TR_FUNCTIONS(DayWords)
};

}  // namespace

QString dayAndTime(const QDateTime& when) {
  const QString time = QLocale().toString(when.time(), QLocale::ShortFormat);
  const qint64 days = when.date().daysTo(QDate::currentDate());
  if (days == 0) return DayWords::tr("today, %1").arg(time);
  if (days == 1) return DayWords::tr("yesterday, %1").arg(time);
  return QLocale().toString(when, DayWords::tr("d MMM yyyy, hh:mm", "date and time"));
}

}  // namespace ui
