#include "ui/games/warehouse13/lessons/course.h"

#include <QDir>
#include <QFile>

#include "engine/kernel/count.h"

namespace w13 {

namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

void Course::read() {
  if (read_) return;
  read_ = true;
  for (const int kind : {0, 1}) {
    if (folders_[kind].isEmpty()) continue;
    const QDir folder(folders_[kind]);
    for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
      ReadLesson read = readLesson(name.toStdString(), textOf(folder.filePath(name)).toStdString(), cards_);
      for (const std::string& mistake : read.mistakes) faults_ << QString::fromStdString(mistake);
      if (read.lesson) taught_[kind].push_back(std::move(*read.lesson));
    }
  }
}

const Lesson* Course::at(int place) {
  const int lessons = kernel::count(this->lessons());
  const bool puzzle = place >= lessons;
  const std::vector<Lesson>& all = taught_[puzzle ? 1 : 0];
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

}  // namespace w13
