// Lessons in the window: each is gone through by clicks on what the coach points at, and cannot be left by wrong ones.

#include <QFile>
#include <QLabel>

#include "lesson.h"
#include "support/catch.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/games/warehouse13/table/table_areas.h"

using namespace w13;
using namespace w13::test;

namespace {

/// What the coach points at lies on the screen and is not covered by its note.
void checkPointing(Taught& taught) {
  const Guide& guide = taught.guide();
  const LessonStep& step = guide.lesson().steps[static_cast<std::size_t>(guide.step())];
  const bool points = !step.at.none() || !step.ways.empty() || step.press == "hand";
  INFO(guide.lesson().file << ":" << step.line);
  if (!points) return;
  INFO(taught.window.page()->metaObject()->className() << ": " << guide.note().said().todo.toStdString());
  CHECK(guide.veil().hole().has_value());
  if (!guide.veil().hole()) return;
  const QRect hole = *guide.veil().hole();
  CHECK(taught.window.rect().contains(hole.center()));
  const QRect both = hole & guide.note().geometry();
  CHECK(both.width() * both.height() * 4 <= hole.width() * hole.height());
  if (guide.onTheWay()) return;
  if (!guide.note().begun()) CHECK(guide.veil().besides().size() >= step.with.size());
  if (guide.veil().arrow()) CHECK(guide.veil().arrow()->length() <= 100 * guide.note().width() / 600.0);
  for (const QRect& each : guide.veil().besides()) {
    const QRect covered = each & guide.note().geometry();
    CHECK(covered.width() * covered.height() * 4 <= each.width() * each.height());
  }
}

void goThrough(int lesson, QSize size, const QString& language, int textSize = 100) {
  Taught taught(lesson, size, language);
  INFO(size.width() << " x " << size.height() << ", " << language.toStdString() << ", text " << textSize << " %");
  if (textSize != 100) {
    Options options = taught.window.options();
    options.textSize = textSize;
    taught.window.follow(options);
  }
  taught.window.centralWidget()->setUpdatesEnabled(false);  // only the note is painted
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
    if (const QPushButton* rule = taught.button("rule"); rule->isVisible())
      CHECK(rule->geometry().right() < taught.button("leave")->geometry().left());
    REQUIRE(taught.doIt());
  }
}

}  // namespace

TEST_CASE("Each lesson is gone through by clicking what the coach points at", "[lessons][sample]") {
  const int count = lessonCount();
  REQUIRE(count > 0);
  for (int lesson = 0; lesson < count; ++lesson) {  // each at each size, and in each language
    const QString one = lesson % 2 == 0 ? "en" : "de";
    const QString other = lesson % 2 == 0 ? "de" : "en";
    goThrough(lesson, {1280, 800}, one);
    goThrough(lesson, {1920, 1080}, other);
    goThrough(lesson, {3840, 2160}, one);
    goThrough(lesson, {1280, 800}, other, 140);
  }
}

TEST_CASE("A note does not speak of the table while its learner looks at the hand", "[lessons]") {
  // given lesson 5, whose third step speaks of the Stress deck, with the hand still open
  Taught taught(4);
  while (taught.guide().step() < 2) {
    REQUIRE(taught.noteUp());
    REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
  REQUIRE(taught.guide().onTheWay());
  CHECK(taught.guide().note().said().text.contains("close the curtain"));
  CHECK(taught.guide().note().said().rule.isEmpty());
  // when the curtain is closed
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  // then the same step says what it has to say
  CHECK(taught.guide().step() == 2);
  CHECK_FALSE(taught.guide().onTheWay());
  CHECK(taught.guide().note().said().text.contains("Episode"));
}

TEST_CASE("Where several ways go on, each is framed", "[lessons]") {
  // given lesson 11, where the learner may vote either way
  Taught taught(10);
  for (bool there = false; !there;) {
    REQUIRE(taught.noteUp());
    there = taught.guide().step() == 2 && !taught.guide().onTheWay();
    if (!there) REQUIRE(taught.doIt());
  }
  // then the second answer is framed beside the first, and the note names neither
  CHECK(taught.guide().veil().hole().has_value());
  CHECK(taught.guide().veil().besides().size() == 1);
  CHECK_FALSE(taught.guide().note().said().todo.contains("Bronze"));
}

TEST_CASE("A die that has been rolled for a challenge lies in its panel", "[lessons][challenge]") {
  // given lesson 8, before the learner rolls
  Taught taught(7);
  for (bool there = false; !there;) {
    REQUIRE(taught.noteUp());
    there = taught.guide().step() == 9;
    if (!there) REQUIRE(taught.doIt());
  }
  const auto says = [&taught](const QString& words) {
    for (QGraphicsItem* item : taught.screen()->scene()->items()) {
      const ChallengeArea* panel = qobject_cast<const ChallengeArea*>(item->toGraphicsObject());
      if (panel == nullptr || !panel->isVisible()) continue;
      for (const Written& each : panel->written())
        if (each.words.contains(words)) return true;
    }
    return false;
  };
  CHECK(says("Before the die is rolled"));
  // when it is rolled, a 0
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  // then the panel says so, as long as the roll can be changed
  CHECK(taught.guide().step() == 10);
  CHECK_FALSE(says("Before the die is rolled"));
  CHECK(says("The die is rolled"));
  CHECK(says("A 0 always fails"));
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

TEST_CASE("What the tool points at is confirmed with the button, and the coach points at that", "[lessons]") {
  // given a lesson in which a clue is to be neutralized
  for (const int lesson : {0, 4}) {
    Taught taught(lesson);
    const auto neutralizes = [&] {
      const std::vector<std::vector<kernel::Move>>& ways =
          taught.guide().lesson().steps[static_cast<std::size_t>(taught.guide().step())].ways;
      return !ways.empty() && ways.front().front().choice.verb == verb::Neutralize;
    };
    while (!neutralizes()) {
      REQUIRE(taught.noteUp());
      REQUIRE(taught.doIt());
    }
    // when the tool is taken and a clue is clicked
    for (int click = 0; click < 2; ++click) {
      REQUIRE(taught.noteUp());
      REQUIRE(taught.doIt());
    }
    // then the coach points at the button, and that goes on
    REQUIRE(taught.noteUp());
    const Piece* wanted = taught.guide().wanted(*taught.screen());
    REQUIRE(wanted != nullptr);
    CHECK(confirmsTool(*wanted));
    const int step = taught.guide().step();
    REQUIRE(taught.doIt());
    REQUIRE(taught.noteUp());
    CHECK(taught.guide().step() == step + 1);
  }
}

TEST_CASE("Whoever takes up the tool where the hand is wanted is led to put it away, and on from there", "[lessons]") {
  // given a lesson that asks for a Trait and a clue, behind the curtain
  Taught taught(6);
  const auto wanted = [&] { return taught.guide().wanted(*taught.screen()); };
  const auto taken = [&] { return taught.screen()->pieceWith(Order::Neutralize); };
  while (!taught.noteUp() || wanted() == nullptr || wanted()->look().command != Order::Curtain || taken() == nullptr)
    REQUIRE(taught.doIt());
  const int step = taught.guide().step();
  // when the tool is taken on the table
  clickOn(*taught.screen(), taken());
  REQUIRE(taught.noteUp());
  // then the note points at what puts it away, and the step can still be done
  REQUIRE(wanted() != nullptr);
  CHECK(wanted()->look().command == Order::Unpick);
  for (int click = 0; taught.guide().step() == step; ++click) {
    REQUIRE(click < 10);
    REQUIRE(taught.doIt());
    REQUIRE(taught.noteUp());
  }
}

TEST_CASE("Whoever only looks at the hand where an answer is wanted is led back to the table", "[lessons]") {
  // given the same lesson at the same step
  Taught taught(6);
  const auto wanted = [&] { return taught.guide().wanted(*taught.screen()); };
  const auto look = [&] { return taught.screen()->pieceWith({Order::Look, of(taught.guide().lesson().you)}); };
  while (!taught.noteUp() || wanted() == nullptr || wanted()->look().command != Order::Curtain || look() == nullptr)
    REQUIRE(taught.doIt());
  // when the hand is opened to respond, not to answer
  clickOn(*taught.screen(), look());
  REQUIRE(taught.noteUp());
  REQUIRE(qobject_cast<SecretScreen*>(taught.window.page()) != nullptr);
  // then the note points at the way back
  REQUIRE(wanted() != nullptr);
  CHECK(wanted()->look().command == Order::Close);
}

TEST_CASE("Behind the curtain another choice is told to be another, with the way back", "[lessons]") {
  // given a lesson that asks for one of several dice to be covered
  Taught taught(8);
  const auto atHand = [&] { return qobject_cast<SecretScreen*>(taught.window.page()) != nullptr; };
  while (!taught.noteUp() || !atHand()) REQUIRE(taught.doIt());
  // when another of them is clicked
  const Piece* wanted = taught.guide().wanted(*taught.screen());
  const std::vector<Piece*> live = taught.screen()->livePieces();
  const auto other = std::ranges::find_if(live, [&](const Piece* piece) {
    return piece != wanted && piece->look().choices.size() == 1 &&
           piece->look().choices.front().verb == wanted->look().choices.front().verb;
  });
  REQUIRE(other != live.end());
  clickOn(*taught.screen(), *other);
  REQUIRE(taught.noteUp());
  // then the note says that, and how to begin again
  CHECK(taught.guide().note().said().todo == R"(The lesson asks for something else. Click "Start again".)");
  CHECK(taught.guide().wanted(*taught.screen())->look().command == Order::Again);
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
  QTest::mouseClick(taught.button("back"), Qt::LeftButton);
  REQUIRE(taught.noteUp());
  // then the last step stands as before it was done
  CHECK(taught.guide().step() == last);
  CHECK(taught.window.room()->steps() == from);
}

namespace {

/// A lesson's file, written as an editor does.
void write(const QString& path, const QByteArray& text) {
  QFile file(path);
  REQUIRE(file.open(QIODevice::WriteOnly));
  file.write(text);
}

}  // namespace

TEST_CASE("A lesson that is being written is shown anew at the same step; a mistake in it is told", "[lessons]") {
  // given a lesson in a file of one's own, at its second step
  const QTemporaryDir folder;
  const QString path = folder.filePath("mine.json");
  QFile own(QStringLiteral(W13_DATA_DIR "/lessons/warehouse13/01-the-hunt.json"));
  REQUIRE(own.open(QIODevice::ReadOnly));
  const QByteArray text = own.readAll();
  write(path, text);
  MainWindow window(quick());
  window.show();
  window.teachFile(path);
  LessonPlayer player(window, mouse);
  REQUIRE(player.waitForNote());
  while (window.guide()->step() == 0) {
    REQUIRE(player.step());
    REQUIRE(player.waitForNote());
  }
  const std::string said = window.guide()->lesson().steps[1].say.en;
  // when its words change
  write(path, QByteArray(text).replace(QByteArray::fromStdString(said), "Quite other words."));
  // then the same step says the new ones
  REQUIRE(
      QTest::qWaitFor([&] { return window.guide() && window.guide()->note().said().text == "Quite other words."; }));
  CHECK(window.guide()->step() == 1);
  // and when the file is broken
  write(path, QByteArray(text).replace("\"you\": ", "\"yuo\": "));
  // then one sentence names the file, the line and the remedy, and the last good lesson stays
  REQUIRE(QTest::qWaitFor([&] { return !window.guide()->note().objection().isEmpty(); }));
  const QString told = window.guide()->note().objection();
  INFO(told.toStdString());
  CHECK(told.startsWith(path + ":"));
  CHECK(told.contains("did you mean \"you\"?"));
  CHECK_FALSE(told.contains("\n"));
  CHECK(window.guide()->note().said().text == "Quite other words.");
  // and when it is mended, it goes on
  write(path, text);
  REQUIRE(QTest::qWaitFor([&] { return window.guide()->lesson().steps[1].say.en == said; }));
  CHECK(window.guide()->step() == 1);
}

TEST_CASE("Another language in the options leads back to the list of lessons, in that language", "[lessons]") {
  // given the list of lessons, and the options opened from there
  MainWindow window(quick());
  window.show();
  window.openLessons();
  window.openOptions();
  REQUIRE(window.page() == window.optionsScreen());
  // when German is chosen
  Options options = window.options();
  options.language = "de";
  window.follow(options);
  for (int turn = 0; turn < 5; ++turn) QApplication::processEvents();
  // then the options stay, and behind them the list is there in German
  CHECK(window.page() == window.optionsScreen());
  window.optionsScreen()->findChild<QPushButton*>("back")->click();
  const QPushButton* row = window.startScreen()->findChild<QPushButton*>("lesson-1");
  REQUIRE(row != nullptr);
  CHECK(row->isVisible());
  CHECK(row->accessibleName().startsWith("Lektion 1"));
  options.language = "en";
  window.follow(options);
}
