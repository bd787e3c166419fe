// Lessons: which there are, how one is begun, and how the guide learns of what happens in the window.

#include <QDir>
#include <QFile>

#include "ui/lessons/guide.h"
#include "ui/pages/learn_panel.h"
#include "ui/settings/language.h"
#include "ui/window/main_window.h"

namespace w13 {

namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

// They are read when they are first wanted: a season needs none.
const std::vector<Lesson>& MainWindow::lessons() {
  if (lessonsRead_) return lessons_;
  lessonsRead_ = true;
  const QDir folder(setup_.lessons);
  for (const QString& name : folder.entryList({"*.json"}, QDir::Files, QDir::Name)) {
    ReadLesson read = readLesson(name.toStdString(), textOf(folder.filePath(name)).toStdString(), *setup_.cards.cards);
    for (const std::string& mistake : read.mistakes) lessonFaults_ << QString::fromStdString(mistake);
    if (read.lesson) lessons_.push_back(std::move(*read.lesson));
  }
  return lessons_;
}

void MainWindow::listLessons() {
  std::vector<LessonRow> rows;
  for (const Lesson& lesson : lessons()) {
    const int step = progress_.of(QString::fromStdString(lesson.id));
    rows.push_back({said(lesson.title), said(lesson.about), std::max(step, 0), static_cast<int>(lesson.steps.size()),
                    step == Progress::kDone});
  }
  start_->learn(rows, lessonFaults_.join("\n"));
}

void MainWindow::openLessons() {
  if (room_) leave();
  listLessons();
  showPage(start_);
}

void MainWindow::beginLesson(int at) {
  if (at < 0 || at >= static_cast<int>(lessons().size())) return openLessons();
  const Lesson& lesson = lessons()[static_cast<std::size_t>(at)];
  const int left = progress_.of(QString::fromStdString(lesson.id));
  const bool fits = left > 0 && left < static_cast<int>(lesson.steps.size());
  teach(lesson, {at + 1, static_cast<int>(lessons().size())}, fits ? left : 0);
}

void MainWindow::teach(const Lesson& lesson, LessonPlace place, int step) {
  const int moves = lesson.steps[static_cast<std::size_t>(step)].from;
  SeasonStart start;
  start.setup.agents = lesson.agents;
  start.players.assign(lesson.agents.size(), "");
  start.bots.assign(lesson.agents.size(), "rule");
  start.bots[static_cast<std::size_t>(index(lesson.you))].clear();
  auto room = std::make_unique<Room>(lessonSeason(lesson, setup_.cards.cards, moves, static_cast<std::uint64_t>(step)),
                                     start, setup_.cards, &setup_.rules, setup_.botDelay.value_or(options_.botDelay));
  room->follow(lesson.moves);
  room->pause(true);  // until the guide has looked
  enter(std::move(room), Deals::No);
  guide_ = new Guide(lesson, place, step, *room_, this);
  table_->letClockRun(clockRuns());
  connect(guide_, &Guide::stepped, this, [this](int now) {
    const Guide& guide = *guide_;
    progress_.keep(QString::fromStdString(guide.lesson().id), guide.done() ? Progress::kDone : now);
    lookSoon();
  });
  connect(
      guide_, &Guide::back, this,
      [this, &lesson, place](int to) {
        const QString id = QString::fromStdString(lesson.id);
        if (progress_.of(id) != Progress::kDone) progress_.keep(id, to);  // who leaves now goes on from here
        teach(lesson, place, to);
      },
      Qt::QueuedConnection);
  connect(
      guide_, &Guide::finished, this, [this, place] { beginLesson(place.number == 0 ? -1 : place.number); },
      Qt::QueuedConnection);
  connect(guide_, &Guide::left, this, &MainWindow::openLessons, Qt::QueuedConnection);
  connect(guide_, &Guide::ruleWanted, this,
          [this](const QString& id) { secret_ ? secret_->openBook(id) : onCommand("rule " + id); });
  lookSoon();
}

void MainWindow::teachFile(const QString& path) {
  if (ownLessonFile_ == nullptr) {
    ownLessonFile_ = new QFileSystemWatcher(this);
    connect(ownLessonFile_, &QFileSystemWatcher::fileChanged, this, &MainWindow::teachFile, Qt::QueuedConnection);
  }
  ownLessonFile_->addPath(path);  // an editor that replaces the file makes the watcher forget it
  ReadLesson read = readLesson(path.toStdString(), textOf(path).toStdString(), *setup_.cards.cards);
  if (!read.lesson) {
    const QString fault = QString::fromStdString(read.mistakes.front());
    return guide_ ? guide_->object(fault) : start_->complain(fault);
  }
  const int step = guide_ ? std::min(guide_->step(), static_cast<int>(read.lesson->steps.size()) - 1) : 0;
  leave();  // before the lesson goes that is being taught
  ownLesson_ = std::move(read.lesson);
  teach(*ownLesson_, {}, step);
}

// Once for all that happens in one turn of the event loop.
void MainWindow::lookSoon() {
  if ((!guide_ && !explainer_) || looking_) return;
  looking_ = true;
  QMetaObject::invokeMethod(
      this,
      [this] {
        looking_ = false;
        if (!room_) return;
        const bool rests = !tableMoves() && !halves_->opening();
        QRect area = page()->geometry();
        if (log_->isVisible()) area.setRight(log_->x());
        if (guide_) guide_->look(page(), rests, area);
        if (explainer_) explainer_->look(page(), rests);
      },
      Qt::QueuedConnection);
}

bool MainWindow::guideAllows(std::span<const kernel::Choice> choices, bool response) {
  return !guide_ || guide_->allows(choices, response);
}

void MainWindow::listenTo(Screen& screen) {
  screen.setStill(setup_.still);
  connect(&screen, &Screen::laidOut, this, &MainWindow::lookSoon);
  connect(&screen, &Screen::coveredChanged, this, &MainWindow::lookSoon);
  connect(&screen, &Screen::saidWhyNot, this, [this](const QString& why) {
    if (guide_) guide_->object(why);
  });
}

}  // namespace w13
