#include "ui/plain/lessons_page.h"

#include <QEvent>
#include <QPushButton>
#include <QVBoxLayout>

#include "engine/house/data_folder.h"
#include "engine/house/scenario/stage.h"
#include "ui/look/say.h"

namespace ui {

namespace {

/// The lessons and puzzles that are shipped with a game.
Course courseOf(const house::GameModule& game, std::shared_ptr<const house::Box> box) {
  const auto read = [&game, box = std::move(box)](const std::string& file, const std::string& text) {
    return house::readLesson(file, text, *game.staging(box));
  };
  return {QString::fromStdString(house::lessonFolder(game.id()).string()),
          QString::fromStdString(house::puzzleFolder(game.id()).string()), read};
}

}  // namespace

LessonsPage::LessonsPage(const house::GameModule& game, std::shared_ptr<const house::Box> box, const QString& kept,
                         QWidget* parent)
    : Page(parent), game_(game), course_(courseOf(game, std::move(box))), progress_(kept) {
  build();
}

bool LessonsPage::has(const house::GameModule& game) { return courseOf(game, nullptr).any(); }

void LessonsPage::build() {
  QVBoxLayout* column = new QVBoxLayout(this);
  column->setContentsMargins(24, 14, 24, 18);
  panel_ = new LearnPanel(say(game_.name()), this);
  setFocusProxy(panel_);
  QPushButton* back = new QPushButton(tr("Back"));
  back->setObjectName("back-from-lessons");
  back->setAutoDefault(true);
  column->addWidget(panel_, 1);
  column->addWidget(back, 0, Qt::AlignLeft);
  connect(back, &QPushButton::clicked, this, &LessonsPage::left);
  connect(panel_, &LearnPanel::begin, this, &LessonsPage::begin);
  connect(panel_, &LearnPanel::rules, this, &LessonsPage::reads);
}

QString LessonsPage::keptAs(const house::Lesson& lesson) const {
  return say(game_.id()) + u'/' + QString::fromStdString(lesson.id);
}

void LessonsPage::list() {
  panel_->show(rowsOf(course_, [this](const house::Lesson& lesson) { return progress_.of(keptAs(lesson)); }),
               course_.faults().join("\n"));
  emit listed();
}

void LessonsPage::begin(int at) {
  const house::Lesson* lesson = course_.at(at);
  if (lesson == nullptr) return list();
  const int left = progress_.of(keptAs(*lesson));
  emit begun(*lesson, course_.placeOf(at), left > 0 && left < kernel::count(lesson->steps) ? left : 0);
}

void LessonsPage::keep(const house::Lesson& lesson, int step) {
  if (progress_.of(keptAs(lesson)) == Progress::kDone) return;
  progress_.keep(keptAs(lesson), step == kernel::count(lesson.steps) ? Progress::kDone : step);
}

// All that it says is made anew.
void LessonsPage::changeEvent(QEvent* event) {
  Page::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  for (QWidget* each : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) delete each;
  delete layout();
  build();
}

}  // namespace ui
