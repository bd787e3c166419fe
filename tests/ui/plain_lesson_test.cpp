// Lessons of any game in the plain window: the note above the table, what it waits for, and what is kept of it.

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>

#include "engine/games/games.h"
#include "engine/house/lesson/walk.h"
#include "engine/house/scenario/stage.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/settings/language.h"
#include "window.h"

namespace w13::test {

namespace {

const house::GameModule& taughtGame() { return *games::named("vault"); }

/// Does what the note asks for: reads on, opens, chooses, confirms. False: there is nothing to do it with.
bool goOnIn(ui::PlainWindow& window) {
  QApplication::processEvents();
  ui::PlainLesson& note = *window.lesson();
  const house::Learner& learner = note.learner();
  if (window.page() == window.curtain()) {
    QTest::keyPress(window.page(), Qt::Key_Space);
    const bool open = QTest::qWaitFor([&] { return window.page() != window.curtain(); });
    QTest::keyRelease(window.page(), Qt::Key_Space);
    return open;
  }
  QPushButton* next = note.findChild<QPushButton*>("coach-next");
  if (next->isVisible()) return QTest::mouseClick(next, Qt::LeftButton), true;
  if (!learner.due(window.room()->match().steps()))
    return QTest::qWaitFor([&] { return learner.due(window.room()->match().steps()); });
  const bool behind = window.secret() != nullptr;
  const house::LessonStep& now = learner.now();
  const bool wantsHand = now.hand || now.press == "hand";
  std::vector<QPushButton*> buttons;
  if (behind && (!wantsHand || now.ways.empty())) buttons = pressable(window.page(), "close");
  else if (!behind && wantsHand) {
    buttons = pressable(window.page(), "hand");
    if (buttons.empty()) buttons = pressable(window.page(), "seat-0");
  } else {
    buttons = pressable(window.page(), "confirm");
    const std::string words = note.findChild<QLabel*>("coach-todo")->text().toStdString();
    for (QPushButton* each : pressable(window.page(), "choice"))
      if (buttons.empty() && words.find(each->text().section(" (", 0, 0).toStdString()) != std::string::npos)
        buttons.push_back(each);
    if (QSpinBox* amount = window.page()->findChild<QSpinBox*>("amount"); buttons.empty() && amount != nullptr) {
      amount->setValue(now.ways.front().front().choice.noun.index);
      buttons = pressable(window.page(), "take-amount");
    }
  }
  if (buttons.empty()) return false;
  buttons.front()->click();
  return true;
}

}  // namespace

TEST_CASE("A lesson of any game is taken in the plain window: it waits, refuses what it does not ask for, and is kept",
          "[window][lessons]") {
  // given the list of lessons
  QTemporaryDir folder;
  ui::PlainWanted wanted = plain(taughtGame());
  wanted.optionsFile = folder.filePath("options.ini");
  ui::PlainWindow window(wanted);
  window.show();
  QTest::mouseClick(pressable(window.page(), "lessons").front(), Qt::LeftButton);
  REQUIRE(window.page() == window.lessons());
  // when its first lesson is begun
  QTest::mouseClick(pressable(window.page(), "lesson-1").front(), Qt::LeftButton);
  REQUIRE(window.lesson() != nullptr);
  REQUIRE(window.page() == window.table());
  ui::PlainLesson& note = *window.lesson();
  const auto says = [&](const char* label) { return note.findChild<QLabel*>(label)->text().toStdString(); };
  CHECK(says("coach-text") == said(note.learner().lesson().steps.front().say).toStdString());
  // then nothing can be chosen before it has been read
  const int steps = window.room()->match().steps();
  QTest::keyClick(window.table(), Qt::Key_H);
  for (int turn = 0; turn < 3; ++turn) REQUIRE(goOnIn(window));
  CHECK(window.room()->match().steps() == steps);
  // and to its end the learner does what the note says, while something else is refused with a reason
  int refused = 0;
  for (int turn = 0; !note.learner().done(); ++turn) {
    REQUIRE(turn < 500);
    const std::vector<QPushButton*> confirm = pressable(window.page(), "confirm");
    if (window.secret() != nullptr && confirm.empty() && refused == 0) {
      const std::vector<QPushButton*> choices = pressable(window.page(), "choice");
      if (choices.size() > 1 && note.learner().now().ways.size() == 1) {
        const std::string todo = says("coach-todo");
        for (QPushButton* each : choices) {
          if (todo.find(each->text().toStdString()) != std::string::npos) continue;
          each->click();
          for (QPushButton* button : pressable(window.page(), "confirm")) button->click();
          QApplication::processEvents();
          CHECK(window.secret() != nullptr);
          CHECK(window.secret()->made().empty());
          CHECK_FALSE(says("coach-objection").empty());
          ++refused;
          break;
        }
      }
    }
    REQUIRE(goOnIn(window));
  }
  CHECK(refused == 1);
  for (const house::Text& line : note.learner().lesson().recap)
    CHECK(says("coach-text").find(said(line).toStdString()) != std::string::npos);
  // when its question is answered
  QTest::mouseClick(note.findChild<QPushButton*>("coach-next"), Qt::LeftButton);
  REQUIRE(note.question() != nullptr);
  const std::vector<house::LessonAnswer>& answers = note.learner().lesson().question.answers;
  for (std::size_t at = 0; at < answers.size(); ++at)
    if (answers[at].good) QTest::mouseClick(note.question()->answers()[at], Qt::LeftButton);
  CHECK(note.question()->answered());
  QTest::mouseClick(note.question()->findChild<QPushButton*>("question-next"), Qt::LeftButton);
  QApplication::processEvents();
  // then the list is up again, and the lesson counts as done, also in another window
  CHECK(window.page() == window.lessons());
  CHECK(window.lesson() == nullptr);
  ui::PlainWindow later(wanted);
  later.show();
  QTest::mouseClick(pressable(later.page(), "lessons").front(), Qt::LeftButton);
  CHECK(pressable(later.page(), "lesson-1").front()->accessibleName().contains("done"));
}

TEST_CASE("A lesson in the plain window goes back a step, and is gone on with where it was left", "[window][lessons]") {
  QTemporaryDir folder;
  ui::PlainWanted wanted = plain(taughtGame());
  wanted.optionsFile = folder.filePath("options.ini");
  {
    ui::PlainWindow window(wanted);
    window.show();
    window.lessons()->begin(0);
    for (int turn = 0; window.lesson()->learner().step() < 3; ++turn) {
      REQUIRE(turn < 100);
      REQUIRE(goOnIn(window));
    }
    QTest::mouseClick(window.lesson()->findChild<QPushButton*>("coach-back"), Qt::LeftButton);
    QApplication::processEvents();
    CHECK(window.lesson()->learner().step() == 2);
    const std::string said = window.lesson()->findChild<QLabel*>("coach-text")->text().toStdString();
    CHECK(said == ui::said(window.lesson()->learner().now().say).toStdString());
    QTest::mouseClick(window.lesson()->findChild<QPushButton*>("coach-leave"), Qt::LeftButton);
    QApplication::processEvents();
    CHECK(window.page() == window.lessons());
  }
  ui::PlainWindow later(wanted);
  later.show();
  later.lessons()->begin(0);
  CHECK(later.lesson()->learner().step() == 2);
}

namespace {

/// A lesson of two thieves, with its note, from its steps as JSON.
struct Noted {
  explicit Noted(const std::string& steps)
      : box(taughtGame().open({})), rules(taughtGame().rules()), lesson(read(steps)),
        room(taughtGame(), rules, {box, house::lessonMatch(lesson, 0, 1), start(), {}}, house::Language::English, 0),
        note(lesson, {1, 1, false}, 0, room, &window) {
    room.follow(lesson.moves);
    room.open();
  }
  [[nodiscard]] house::Lesson read(const std::string& steps) const {
    const std::string text =
        R"({"title": {"en": "T", "de": "T"}, "about": {"en": "A", "de": "A"}, "rules": ["VAULT-01"], "you": "ada",
            "given": {"players": ["ada", "bo"]}, "steps": [)" +
        steps + "]}";
    house::ReadLesson read = house::readLesson("l.json", text, *taughtGame().staging(box));
    INFO((read.mistakes.empty() ? "" : read.mistakes.front()));
    REQUIRE(read.lesson.has_value());
    return *read.lesson;
  }
  [[nodiscard]] house::Start start() const {
    house::Start start;
    start.players = house::playersIn(lesson, taughtGame());
    start.bots = {"", "random"};
    return start;
  }
  [[nodiscard]] std::string says(const char* label) const {
    return note.findChild<QLabel*>(label)->text().toStdString();
  }
  /// The learner's next choice along the lesson's own way.
  void choose() {
    const kernel::Choice choice = note.learner().now().ways.front().front().choice;
    REQUIRE(note.allows({&choice, 1}, kernel::How::Answer));
    room.answer(lesson.you, false, {&choice, 1});
  }

  std::shared_ptr<const house::Box> box;
  house::RuleBook rules;
  house::Lesson lesson;
  QWidget window;
  ui::PlainRoom room;
  ui::PlainLesson note;
};

std::string step(const std::string& rest) { return R"({"say": {"en": "Hello.", "de": "Hallo."})" + rest + "}"; }

}  // namespace

TEST_CASE("Behind the curtain a learner whose next step is not due yet is told to close it", "[window][lessons]") {
  // given a step that opens the hand, and after it one that waits for the other thief
  Noted taken(step(R"(, "do": "hide 1")") + "," + step(R"(, "press": "hand")") + "," +
              step(R"(, "when": [{"bo": "hide 3"}])"));
  taken.note.goBehind(true);
  taken.choose();
  taken.note.goBehind(false);
  REQUIRE(taken.note.learner().step() == 1);
  // when the hand is opened
  taken.note.goBehind(true);
  // then nobody moves as long as the curtain is open, and the note says how to go on
  REQUIRE(taken.note.learner().step() == 2);
  CHECK(taken.says("coach-todo").find("close the curtain") != std::string::npos);
  taken.note.goBehind(false);
  REQUIRE(QTest::qWaitFor([&] { return taken.room.match().steps() == 2; }));
  CHECK(taken.says("coach-text") == "Hello.");
  CHECK(taken.note.findChild<QPushButton*>("coach-next")->isVisibleTo(&taken.note));
}

TEST_CASE("While a note is read the computer waits, and the table says so", "[window][lessons]") {
  // given a note after the learner's own choice, and the other thief is next
  Noted taken(step(R"(, "do": "hide 1")") + "," + step("") + "," + step(R"(, "when": [{"bo": "hide 3"}])"));
  ui::PlainTable table(taughtGame(), &taken.window);
  table.sitIn(&taken.room);
  table.refresh();
  const auto question = [&] { return table.findChild<QLabel*>("question")->text().toStdString(); };
  taken.choose();
  REQUIRE(taken.note.learner().reads());
  CHECK(question().find("once you have read on") != std::string::npos);
  CHECK(taken.room.match().steps() == 1);
  // when it has been read
  taken.note.findChild<QPushButton*>("coach-next")->click();
  // then the computer plays
  CHECK(question().find("once you have read on") == std::string::npos);
  CHECK(QTest::qWaitFor([&] { return taken.room.match().steps() == 2; }));
}

TEST_CASE("What the note says to be too early names no button that is not there", "[window][lessons]") {
  Noted taken(step(R"(, "press": "rules")") + "," + step(R"(, "do": "hide 1")"));
  const kernel::Choice early = taken.lesson.steps.back().ways.front().front().choice;
  CHECK_FALSE(taken.note.allows({&early, 1}, kernel::How::Answer));
  CHECK(taken.says("coach-objection") == "That does nothing now.");
  CHECK(taken.says("coach-todo") == "Open the rules.");
  // and once the rules have been read, it is wanted
  taken.note.onBookRead();
  CHECK(taken.note.allows({&early, 1}, kernel::How::Answer));
}

}  // namespace w13::test
