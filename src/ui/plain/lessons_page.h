#pragma once
// The lessons and puzzles of a game in the plain window: their list, and where each was left.

#include "engine/house/match/game_module.h"
#include "ui/lessons/course.h"
#include "ui/look/page.h"
#include "ui/settings/progress.h"

namespace ui {

class LessonsPage final : public Page {
  Q_OBJECT
 public:
  /// `kept`: the file of what was learnt; empty: nothing is kept. The game must outlive it.
  LessonsPage(const house::GameModule& game, std::shared_ptr<const house::Box> box, const QString& kept,
              QWidget* parent);

  /// Whether there is anything to learn.
  [[nodiscard]] bool teaches() const { return course_.any(); }
  /// Whether a game has lessons or puzzles at all.
  [[nodiscard]] static bool has(const house::GameModule& game);
  /// Shows the list as it stands now.
  void list();
  /// Begins a lesson or puzzle, by its place in the course, where it was left; the list if there is none.
  void begin(int at);
  void beginAfter(const LessonPlace& place) { begin(course_.after(place)); }
  /// Keeps that the learner is at this step; once a lesson is done, it stays so.
  void keep(const house::Lesson& lesson, int step);

 signals:
  void listed();
  void begun(const house::Lesson& lesson, ui::LessonPlace place, int step);
  void reads();
  void left();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void build();
  [[nodiscard]] QString keptAs(const house::Lesson& lesson) const;

  const house::GameModule& game_;
  Course course_;
  Progress progress_;
  LearnPanel* panel_ = nullptr;
};

}  // namespace ui
