// Lessons: which there are, how one is begun, and how the guide learns of what happens in the window.

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

void MainWindow::listLessons() {
  std::vector<LessonRow> rows;
  for (int at = 0; course_.at(at) != nullptr; ++at) {
    const Lesson& lesson = *course_.at(at);
    const int step = progress_.of(QString::fromStdString(lesson.id));
    rows.push_back({said(lesson.title), said(lesson.about), std::max(step, 0), static_cast<int>(lesson.steps.size()),
                    step == Progress::kDone, minutesOf(lesson), lesson.fast, course_.placeOf(at).puzzle});
  }
  start_->learn(rows, course_.faults().join("\n"));
}

void MainWindow::openLessons() {
  if (room_) leave();
  listLessons();
  showPage(start_);
}

void MainWindow::beginLesson(int at) {
  const Lesson* lesson = course_.at(at);
  if (lesson == nullptr) return openLessons();
  const int left = progress_.of(QString::fromStdString(lesson->id));
  const bool fits = left > 0 && left < static_cast<int>(lesson->steps.size());
  teach(*lesson, course_.placeOf(at), fits ? left : 0);
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
  guide_->explainFrom(setup_.rules);
  table_->letClockRun(clockRuns());
  connect(guide_, &Guide::stepped, this, [this](int now) {
    const Guide& guide = *guide_;
    progress_.keep(QString::fromStdString(guide.lesson().id), guide.done() ? Progress::kDone : now);
    stillness_->stir();
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
      guide_, &Guide::finished, this, [this, place] { beginLesson(course_.after(place)); }, Qt::QueuedConnection);
  connect(guide_, &Guide::left, this, &MainWindow::openLessons, Qt::QueuedConnection);
  connect(guide_, &Guide::ruleWanted, this,
          [this](const QString& id) { secret_ ? secret_->openBook(id) : onCommand("rule " + id); });
  stillness_->stir();
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

// All that moves, whoever has set it going: nobody is spoken to of what still changes.
void MainWindow::watchStillness() {
  stillness_->watch([this] { return room_ && tableMoves(); });
  stillness_->watch([this] { return halves_->opening(); });
  stillness_->watch([this] { return page() == curtain_ && curtain_->closing(); });
  stillness_->watch([this] { return vote_ && page() == vote_ && vote_->counting(); });
  connect(stillness_, &Stillness::look, this, [this](bool still) {
    if (!room_) return;
    QRect area = page()->geometry();
    if (log_->isVisible()) area.setRight(log_->x());
    if (guide_) guide_->look(page(), still, area);
    if (explainer_) explainer_->look(page(), still);
  });
  connect(pages_, &QStackedWidget::currentChanged, stillness_, &Stillness::stir);
  connect(halves_, &CurtainHalves::opened, stillness_, &Stillness::stir);
}

bool MainWindow::guideAllows(std::span<const kernel::Choice> choices, kernel::How how) {
  return !guide_ || guide_->allows(choices, how);
}

void MainWindow::listenTo(Screen& screen) {
  screen.setStill(setup_.still);
  connect(&screen, &Screen::laidOut, stillness_, &Stillness::stir);
  connect(&screen, &Screen::coveredChanged, stillness_, &Stillness::stir);
  connect(&screen, &Screen::saidWhyNot, this, [this](const QString& thing, const QString& why) {
    if (guide_) guide_->objectTo(thing, why);
  });
}

}  // namespace w13
