// The plain window in a lesson.

#include <QShortcut>
#include <QVBoxLayout>

#include "engine/house/lesson/walk.h"
#include "engine/kernel/count.h"
#include "ui/plain/plain_window.h"
#include "ui/screen/take_down.h"

namespace ui {

void PlainWindow::teach(const house::Lesson& lesson, LessonPlace place, int step) {
  leave();
  house::Start start;
  start.players = house::playersIn(lesson, *wanted_.game);
  start.bots.assign(lesson.players.size(), std::string(wanted_.game->bots().front().id));
  kernel::at(start.bots, index(lesson.you)).clear();
  const int moves = kernel::at(lesson.steps, step).from;
  sitIn({box_, house::lessonMatch(lesson, moves, static_cast<std::uint64_t>(step)), start, {}});
  room_->follow(lesson.moves);
  lesson_ = new PlainLesson(lesson, place, step, *room_, this);
  column_->insertWidget(0, lesson_);
  table_->allowSaving(false);
  new QShortcut(Qt::Key_F1, lesson_, this, &PlainWindow::openBook, Qt::WidgetWithChildrenShortcut);
  new QShortcut(QKeySequence::Undo, lesson_, lesson_.data(), &PlainLesson::objectToUndo,
                Qt::WidgetWithChildrenShortcut);
  connect(lesson_, &PlainLesson::stepped, this, [this, &lesson](int now) { lessons_->keep(lesson, now); });
  connect(lesson_, &PlainLesson::waits, this, [this] {
    if (state_ != State::Falls) takeFocus();
  });
  connect(
      lesson_, &PlainLesson::playsOn, this,
      [this] {
        takeDown(lesson_);
        pointInLesson();
        table_->allowSaving(true);
        room_->pause(false);
        takeFocus();
      },
      Qt::QueuedConnection);
  connect(
      lesson_, &PlainLesson::back, this,
      [this, &lesson, place](int to) {
        lessons_->keep(lesson, to);
        teach(lesson, place, to);
      },
      Qt::QueuedConnection);
  connect(
      lesson_, &PlainLesson::finished, this, [this, place] { lessons_->beginAfter(place); }, Qt::QueuedConnection);
  connect(lesson_, &PlainLesson::told, this, &PlainWindow::pointInLesson);
  connect(lesson_, &PlainLesson::left, lessons_, &LessonsPage::list, Qt::QueuedConnection);
  connect(lesson_, &PlainLesson::ruleWanted, this, &PlainWindow::openBookAt);
  turnToTable();
  room_->open();
}

void PlainWindow::pointInLesson() {
  std::vector<QRect> places;
  if (lesson_ && state_ == State::Open && page() == table_) places = table_->placesOf(lesson_->pointing());
  if (lesson_ && state_ == State::Looks && page() == secret_) places = secret_->placesOf(lesson_->pointing());
  if (places.empty()) return takeDown(lessonVeil_);
  if (lessonVeil_ && lessonVeil_->parentWidget() != page()) takeDown(lessonVeil_);
  if (!lessonVeil_) lessonVeil_ = new CoachVeil(page(), CoachVeil::kLight);
  const QRect note(page()->mapFromGlobal(lesson_->mapToGlobal(QPoint())), lesson_->size());
  lessonVeil_->setGeometry(page()->rect());
  lessonVeil_->point(places.front(), {places.begin() + 1, places.end()}, note);
  lessonVeil_->show();
  lessonVeil_->raise();
}

bool PlainWindow::allows(std::span<const kernel::Choice> choices, kernel::How how) {
  return !lesson_ || lesson_->allows(choices, how);
}

}  // namespace ui
