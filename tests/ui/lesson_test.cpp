// Lessons in the window: each is gone through by clicks on what the coach points at, and cannot be left by wrong ones.

#include <QLabel>

#include "support/catch.h"
#include "ui/window/lesson_player.h"
#include "window.h"

using namespace w13;
using namespace w13::test;

namespace {

/// A window in which a lesson has begun.
struct Taught {
  explicit Taught(int lesson, QSize size = {1280, 800}, const QString& language = "en") : window(with(language)) {
    window.resize(size);
    window.show();
    QApplication::processEvents();
    window.openLessons();
    window.beginLesson(lesson);
    settle();
  }
  static WindowSetup with(const QString& language) {
    WindowSetup setup = quick();
    setup.language = language;
    return setup;
  }
  void settle() {
    for (int turn = 0; turn < 5; ++turn) QApplication::processEvents();
  }
  Guide& guide() { return *window.guide(); }
  Screen* screen() { return qobject_cast<Screen*>(window.page()); }

  bool noteUp() { return player.waitForNote(); }
  bool doIt() { return player.step(); }

  MainWindow window;
  LessonPlayer player{window, mouse};
};

int lessonCount() {
  MainWindow window(quick());
  return static_cast<int>(window.lessons().size());
}

/// What the coach points at lies on the screen and is not covered by its note.
void checkPointing(Taught& taught) {
  const Guide& guide = taught.guide();
  const LessonStep& step = guide.lesson().steps[static_cast<std::size_t>(guide.step())];
  const bool points = !step.place.empty() || step.thing != kernel::Noun() || !step.ways.empty() || step.press == "hand";
  INFO(guide.lesson().file << ":" << step.line);
  if (!points) return;
  INFO(taught.window.page()->metaObject()->className() << ": " << guide.note().said().todo.toStdString());
  CHECK(guide.veil().hole().has_value());
  if (!guide.veil().hole()) return;
  const QRect hole = *guide.veil().hole();
  CHECK(taught.window.rect().contains(hole.center()));
  const QRect both = hole & guide.note().geometry();
  CHECK(both.width() * both.height() * 4 <= hole.width() * hole.height());
}

void goThrough(int lesson, QSize size, const QString& language) {
  Taught taught(lesson, size, language);
  REQUIRE(taught.window.guide() != nullptr);
  const std::string file = taught.guide().lesson().file;
  for (int clicks = 0; !taught.guide().done(); ++clicks) {
    INFO(file << " step " << taught.guide().step());
    REQUIRE(clicks < 200);
    REQUIRE(taught.noteUp());
    if (taught.guide().done()) break;
    checkPointing(taught);
    for (const Written& each : taught.guide().note().written()) {
      INFO(each.words.toStdString());
      CHECK(each.fits);
    }
    REQUIRE(taught.doIt());
  }
}

}  // namespace

TEST_CASE("Each lesson is gone through by clicking what the coach points at", "[lessons]") {
  const int count = lessonCount();
  REQUIRE(count > 0);
  for (int lesson = 0; lesson < count; ++lesson) {
    goThrough(lesson, {1280, 800}, "en");
    goThrough(lesson, {1920, 1080}, "de");
  }
}

TEST_CASE("The list of lessons has room for all its words", "[lessons]") {
  for (const char* language : {"en", "de"}) {
    MainWindow window(Taught::with(language));
    window.resize(1280, 800);
    window.show();
    window.openLessons();
    QApplication::processEvents();
    int labels = 0;
    for (const QLabel* label : window.startScreen()->findChildren<QLabel*>()) {
      if (!label->isVisible() || label->text().isEmpty()) continue;
      ++labels;
      INFO(language << ": " << label->text().toStdString());
      CHECK(label->width() >= label->minimumSizeHint().width());
      CHECK(label->height() >=
            (label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height()));
    }
    CHECK(labels > 30);
  }
}

TEST_CASE("What a lesson does not ask for is not done, and the note says so", "[lessons]") {
  // given the first note, which is to be read
  Taught taught(0);
  REQUIRE(taught.noteUp());
  const int steps = taught.window.room()->steps();
  const int step = taught.guide().step();
  // when something on the table is clicked all the same
  bool objected = false;
  for (const Piece* piece : taught.screen()->livePieces()) {
    if (piece->look().choices.size() != 1) continue;
    clickOn(*taught.screen(), piece);
    taught.settle();
    objected = !taught.guide().note().objection().isEmpty();
    break;
  }
  // then nothing has happened but the objection
  CHECK(objected);
  CHECK(taught.window.room()->steps() == steps);
  CHECK(taught.guide().step() == step);
}

TEST_CASE("Back lays the season as it was", "[lessons]") {
  Taught taught(0);
  // given a lesson gone through to its end
  while (!taught.guide().done()) {
    REQUIRE(taught.noteUp());
    if (!taught.guide().done()) REQUIRE(taught.doIt());
  }
  const int last = static_cast<int>(taught.guide().lesson().steps.size()) - 1;
  const int from = taught.guide().lesson().steps.back().from;
  REQUIRE(taught.noteUp());
  // when Back is pressed
  QTest::mouseClick(taught.guide().note().findChild<QPushButton*>("coach-back"), Qt::LeftButton);
  REQUIRE(taught.noteUp());
  // then the last step stands as before it was done
  CHECK(taught.guide().step() == last);
  CHECK(taught.window.room()->steps() == from);
}
