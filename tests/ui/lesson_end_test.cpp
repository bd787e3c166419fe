// How a lesson ends: with what to keep of it and one question. And how puzzles are tried.

#include <QLabel>

#include "lesson.h"
#include "support/catch.h"
#include "ui/lessons/learn_panel.h"
#include "ui/settings/language.h"

namespace w13::test {

namespace {

void toTheEnd(Taught& taught) {
  while (!taught.guide().done()) {
    REQUIRE(taught.noteUp());
    if (!taught.guide().done()) REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
}

/// Nothing that is written on the question runs out of its place.
void checkFits(const QuestionNote& note) {
  for (const QLabel* label : note.findChildren<QLabel*>()) {
    if (label->text().isEmpty()) continue;
    INFO(label->text().toStdString() << " in " << label->width() << " x " << label->height());
    CHECK(label->height() >= label->heightForWidth(label->width()));
    CHECK(note.rect().contains(QRect(label->mapTo(&note, QPoint(0, 0)), label->size())));
  }
}

}  // namespace

TEST_CASE("A lesson ends with three lines and a question, whose answers are told right or wrong", "[lessons]") {
  for (const char* language : {"en", "de"}) {
    // given a lesson gone through to its end
    Taught taught(2, {1280, 800}, language);
    toTheEnd(taught);
    CHECK(taught.guide().note().said().recap.size() == 3);
    taught.paintNote();
    for (const Written& each : taught.guide().note().written()) {
      INFO(each.words.toStdString());
      CHECK(each.fits);
    }
    // when the button that goes on is pressed, then the question is up in place of the note
    QTest::mouseClick(taught.button("next"), Qt::LeftButton);
    taught.settle();
    QuestionNote* question = taught.guide().question();
    REQUIRE(question != nullptr);
    CHECK(question->isVisible());
    CHECK_FALSE(taught.guide().note().isVisible());
    checkFits(*question);
    const std::vector<LessonAnswer>& answers = taught.guide().lesson().question.answers;
    REQUIRE(question->answers().size() == answers.size());
    // and a wrong answer is told why, and another can be tried; the right one ends it
    for (const bool good : {false, true})
      for (std::size_t at = 0; at < answers.size(); ++at) {
        if (answers[at].good != good) continue;
        QTest::mouseClick(question->answers()[at], Qt::LeftButton);
        taught.settle();
        CHECK(question->verdict().contains(w13::said(answers[at].why)));
        CHECK(question->answered() == good);
        checkFits(*question);
      }
    // and what goes on then is the next lesson
    QTest::mouseClick(question->findChild<QPushButton*>("question-next"), Qt::LeftButton);
    taught.settle();
    REQUIRE(taught.noteUp());
    CHECK(taught.guide().lesson().id == taught.window.course().lessons()[3].id);
  }
}

TEST_CASE("From the question at the end one can go back to what it asks about", "[lessons]") {
  Taught taught(0);
  toTheEnd(taught);
  QTest::mouseClick(taught.button("next"), Qt::LeftButton);
  taught.settle();
  REQUIRE(taught.guide().question() != nullptr);
  QTest::mouseClick(taught.guide().question()->findChild<QPushButton*>("question-back"), Qt::LeftButton);
  taught.settle();
  CHECK(taught.guide().question() == nullptr);
  CHECK(taught.guide().note().isVisible());
  CHECK(taught.guide().done());
}

TEST_CASE("Each puzzle points at nothing, says why worse choices are worse, and why the best is",
          "[lessons][puzzles]") {
  MainWindow window(quick());
  const int lessons = static_cast<int>(window.course().lessons().size());
  const int puzzles = static_cast<int>(window.course().puzzles().size());
  CHECK(window.course().faults().join("; ").toStdString() == "");
  REQUIRE(puzzles >= 20);
  for (int at = 0; at < puzzles; ++at) {
    Taught taught(lessons + at, {1280, 800}, at % 2 == 0 ? "en" : "de");
    INFO(taught.guide().lesson().file);
    REQUIRE(taught.noteUp());
    const LessonStep& asks = taught.guide().lesson().steps[static_cast<std::size_t>(taught.guide().step())];
    REQUIRE(asks.puzzles());
    CHECK_FALSE(taught.guide().veil().isVisible());
    CHECK_FALSE(taught.guide().veil().hole().has_value());
    // when a worse choice is made, then nothing is done, and its reason is told
    const int steps = taught.window.room()->steps();
    for (const LessonSlip& slip : asks.slips) {
      std::vector<kernel::Choice> made;
      for (const kernel::Move& move : slip.moves) made.push_back(move.choice);
      const bool begun = asks.ways.front().front().choice == made.front();
      if (made.size() > 1 && begun && !asks.hand) continue;  // its first half is the best one's, too
      CHECK_FALSE(taught.guide().allows(made, slip.moves.front().how));
      CHECK(taught.guide().note().objection().contains(w13::said(slip.why)));
      taught.paintNote();
      for (const Written& each : taught.guide().note().written()) {
        INFO(each.words.toStdString());
        CHECK(each.fits);
      }
    }
    CHECK(taught.window.room()->steps() == steps);
    // and the best is made by clicks, after which the reason is told
    for (int clicks = 0; !taught.guide().done() && clicks < 20; ++clicks) {
      REQUIRE(taught.noteUp());
      if (!taught.guide().done()) REQUIRE(taught.doIt());
    }
    CHECK(taught.guide().done());
  }
}

TEST_CASE("The list says what is next, how long it takes, and what is done", "[lessons]") {
  const auto row = [](bool fast, bool done, int step = 0, bool puzzle = false) {
    LessonRow made;
    made.fast = fast;
    made.done = done;
    made.step = step;
    made.puzzle = puzzle;
    return made;
  };
  // the fast track first, then the others, then puzzles; what was begun comes before all
  CHECK(LearnPanel::nextOf({row(true, false), row(false, false), row(true, false)}) == 0);
  CHECK(LearnPanel::nextOf({row(true, true), row(false, false), row(true, false)}) == 2);
  CHECK(LearnPanel::nextOf({row(true, true), row(false, false), row(true, true)}) == 1);
  CHECK(LearnPanel::nextOf({row(true, false), row(false, false, 3), row(true, false)}) == 1);
  CHECK(LearnPanel::nextOf({row(true, true), row(false, false, 0, true)}) == 1);
  CHECK(LearnPanel::nextOf({row(true, true)}) == -1);
  // given a learner who has taken the first lesson
  Taught taught(0);
  toTheEnd(taught);
  taught.window.openLessons();
  taught.settle();
  StartScreen& start = *taught.window.startScreen();
  const auto named = [&](const char* name) { return start.findChild<QPushButton*>(name); };
  CHECK(named("lesson-1")->accessibleName().contains("done"));
  CHECK(named("lesson-3")->accessibleName().contains("next"));
  CHECK(named("lesson-4")->accessibleName().contains("fast track"));
  CHECK(named("lesson-2")->accessibleName().contains("min"));
  // when the button that goes on is pressed, then that lesson begins
  QTest::mouseClick(named("learn-next"), Qt::LeftButton);
  taught.settle();
  REQUIRE(taught.window.guide() != nullptr);
  CHECK(taught.guide().lesson().id == taught.window.course().lessons()[2].id);
  // and the puzzles are one click away
  taught.window.openLessons();
  taught.settle();
  QTest::mouseClick(named("learn-puzzles"), Qt::LeftButton);
  taught.settle();
  REQUIRE(named("puzzle-1")->isVisible());
  QTest::mouseClick(named("puzzle-1"), Qt::LeftButton);
  taught.settle();
  CHECK(taught.guide().lesson().id == taught.window.course().puzzles().front().id);
}

TEST_CASE("A die tells its six faces, and which of them help the artifact that lies open", "[help]") {
  // given a puzzle, in which the artifact lies open
  MainWindow window(quick());
  Taught taught(static_cast<int>(window.course().lessons().size()));
  REQUIRE(taught.noteUp());
  Screen& screen = *taught.screen();
  int told = 0;
  for (const Piece* piece : screen.allPieces()) {
    if (thingOf(piece->look().noun) != Thing::Die) continue;
    const Help help = screen.help(piece);
    INFO(help.facts.toStdString());
    CHECK(help.facts.contains("Its faces: 0-"));
    switch (colourOf(dieOf(piece->look().noun))) {
      case Symbol::Logic: CHECK(help.facts.endsWith("3 of 6 help here: 1-Logic, 2-Logic, 1-Lore.")); break;
      case Symbol::Intuition:  // Pete's turn, and his Vibes let the 2 count as any type
        CHECK(help.facts.contains("3 of 6 help here: 2-Intuition, 1-Logic, 1-Lore.\n"));
        CHECK(help.facts.endsWith("2-Intuition may count as any type: Vibes."));
        break;
      default: CHECK(help.facts.contains("2 of 6 help here: "));
    }
    CHECK(shortHelp(help).contains(help.facts));
    ++told;
  }
  CHECK(told == 3);
  // and where it lies face down, only the faces are told
  Taught hunt(3);
  REQUIRE(hunt.noteUp());
  for (const Piece* piece : hunt.screen()->allPieces())
    if (thingOf(piece->look().noun) == Thing::Die) CHECK_FALSE(hunt.screen()->help(piece).facts.contains("help here"));
}

}  // namespace w13::test
