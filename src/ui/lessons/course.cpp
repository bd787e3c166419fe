#include "ui/lessons/course.h"

#include <QDir>
#include <QFile>
#include <algorithm>

#include "engine/kernel/count.h"
#include "ui/settings/language.h"
#include "ui/settings/progress.h"

namespace ui {

namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

QStringList Course::filesIn(const QString& folder) {
  return folder.isEmpty() ? QStringList() : QDir(folder).entryList({"*.json"}, QDir::Files, QDir::Name);
}

bool Course::any() const { return !filesIn(folders_[0]).isEmpty() || !filesIn(folders_[1]).isEmpty(); }

void Course::read() {
  if (read_) return;
  read_ = true;
  for (const int kind : {0, 1}) {
    const QDir folder(folders_[kind]);
    for (const QString& name : filesIn(folders_[kind])) {
      house::ReadLesson read = reader_(name.toStdString(), textOf(folder.filePath(name)).toStdString());
      for (const std::string& mistake : read.mistakes) faults_ << QString::fromStdString(mistake);
      if (read.lesson) taught_[kind].push_back(std::move(*read.lesson));
    }
  }
}

house::ReadLesson Course::readAlone(const QString& path) const {
  return reader_(path.toStdString(), textOf(path).toStdString());
}

const house::Lesson* Course::at(int place) {
  const int lessons = kernel::count(this->lessons());
  const bool puzzle = place >= lessons;
  const std::vector<house::Lesson>& all = taught_[puzzle ? 1 : 0];
  const int inside = puzzle ? place - lessons : place;
  if (inside < 0 || inside >= kernel::count(all)) return nullptr;
  return &kernel::at(all, inside);
}

LessonPlace Course::placeOf(int place) {
  const int lessons = kernel::count(this->lessons());
  if (place < lessons) return {place + 1, lessons, false};
  return {place - lessons + 1, kernel::count(puzzles()), true};
}

int Course::after(const LessonPlace& place) {
  if (place.number == 0 || place.number >= place.count) return -1;
  return place.number + (place.puzzle ? kernel::count(lessons()) : 0);
}

std::vector<LessonRow> rowsOf(Course& course, const std::function<int(const house::Lesson&)>& keptOf) {
  std::vector<LessonRow> rows;
  for (int at = 0; course.at(at) != nullptr; ++at) {
    const house::Lesson& lesson = *course.at(at);
    const int step = keptOf(lesson);
    rows.push_back({said(lesson.title), said(lesson.about), std::max(step, 0), kernel::count(lesson.steps),
                    step == Progress::kDone, minutesOf(lesson), lesson.fast, course.placeOf(at).puzzle});
  }
  return rows;
}

}  // namespace ui
