// Lessons without a mouse and without eyes: the focus goes where the learner must act, and all is told.

#include "lesson.h"
#include "support/catch.h"
#include "ui/games/warehouse13/lessons/targets.h"
#include "ui/settings/language.h"

namespace w13::test {

namespace {

void checkAccessible(QObject* thing, QAccessible::Role role) {
  QAccessibleInterface* found = QAccessible::queryAccessibleInterface(thing);
  REQUIRE(found != nullptr);
  CHECK(found->role() == role);
  CHECK_FALSE(found->text(QAccessible::Name).isEmpty());
}

/// The note, its buttons and what it points at, as a screen reader finds them.
void checkTold(Taught& taught) {
  const Guide& guide = taught.guide();
  const CoachWords& said = guide.note().said();
  CHECK(guide.note().told().startsWith(said.title + "\n" + said.aloud));
  CHECK(guide.note().told().contains(said.todo));
  for (const char* name : {"rule", "leave", "back", "next"})
    if (const QPushButton* button = taught.button(name); button->isVisible())
      checkAccessible(taught.button(name), QAccessible::Button);
  QAccessibleInterface* note = QAccessible::queryAccessibleInterface(const_cast<CoachNote*>(&guide.note()));
  CHECK(note->role() == QAccessible::AlertMessage);
  if (!guide.veil().hole()) return;
  CHECK(note->text(QAccessible::Description).contains("The coach points at: "));
  const Piece* wanted = taught.screen() == nullptr ? nullptr : guide.wanted(*taught.screen());
  if (wanted != nullptr) checkAccessible(const_cast<Piece*>(wanted), QAccessible::Button);
}

/// Waits for a note; curtain, vote and rule book on the way are passed by keys.
bool noteUp(Taught& taught) {
  MainWindow& window = taught.window;
  for (int turn = 0; turn < 5000 && window.guide() != nullptr; ++turn) {
    QApplication::processEvents(QEventLoop::AllEvents, 2);
    RulesPanel* book = window.findChild<RulesPanel*>();
    if (book != nullptr && book->isVisible()) {
      QTest::keyClick(book, Qt::Key_Escape);
      QApplication::setActiveWindow(&window);
    } else if (window.page() == window.curtain()) {
      QTest::keyPress(window.curtain(), Qt::Key_Space);
      (void)QTest::qWaitFor([&] { return window.page() != window.curtain(); });
      QTest::keyRelease(window.page(), Qt::Key_Space);
    } else if (window.page() == window.vote()) {
      QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    } else if (window.guide()->note().isVisible()) {
      for (int more = 0; more < 5; ++more) QApplication::processEvents(QEventLoop::AllEvents, 2);
      return true;
    }
  }
  return false;
}

/// Goes on by one key, where the focus has been put.
void goOn(Taught& taught) {
  const Guide& guide = taught.guide();
  if (!guide.note().said().next.isEmpty()) {
    REQUIRE(taught.window.focusWidget() == taught.button("next"));
    QTest::keyClick(taught.window.focusWidget(), Qt::Key_Return);
    return taught.settle();
  }
  Screen* screen = taught.screen();
  REQUIRE(screen != nullptr);
  const Piece* wanted = guide.wanted(*screen);
  REQUIRE(wanted != nullptr);
  INFO("wanted " << wanted->look().name.toStdString());
  QTest::keyClick(taught.window.focusWidget(), Qt::Key_F6);
  // within one step the keyboard stays on the screen, and F6 has led to the note
  if (taught.window.focusWidget() != screen) QTest::keyClick(taught.window.focusWidget(), Qt::Key_F6);
  REQUIRE(taught.window.focusWidget() == screen);
  REQUIRE(screen->scene()->focusItem() == wanted);
  QTest::keyClick(screen, Qt::Key_Return);
  taught.settle();
}

}  // namespace

TEST_CASE("Each lesson is taken from the list to its end by keys alone, and all of it is told", "[lessons][keys]") {
  const int count = lessonCount();
  for (int lesson = 0; lesson < count; ++lesson) {
    // given the list of lessons, and somebody who goes to a row with Tab
    Taught taught(lesson);
    taught.window.setUpdatesEnabled(false);
    QTest::mouseClick(taught.button("leave"), Qt::LeftButton);
    taught.settle();
    QWidget* page = taught.window.startScreen();
    const QString row = QStringLiteral("lesson-%1").arg(lesson + 1);
    for (int tabs = 0; tabs < 60 && taught.window.focusWidget()->objectName() != row; ++tabs)
      QTest::keyClick(taught.window.focusWidget(), Qt::Key_Tab);
    REQUIRE(taught.window.focusWidget()->objectName() == row);
    REQUIRE(taught.window.page() == page);
    // when it is begun with Enter, and the key that the coach asks for is pressed each time
    QTest::keyClick(taught.window.focusWidget(), Qt::Key_Return);
    taught.settle();
    for (int keys = 0; !taught.guide().done(); ++keys) {
      INFO(taught.guide().lesson().file << ", step " << taught.guide().step() + 1);
      REQUIRE(keys < 200);
      REQUIRE(noteUp(taught));
      // then the note is told, and so is what it points at
      checkTold(taught);
      if (!taught.guide().done()) goOn(taught);
    }
    // and the lesson comes to its end
    REQUIRE(noteUp(taught));
    CHECK(taught.window.focusWidget() == taught.button("next"));
  }
}

TEST_CASE("F6 leads to what the note asks for, from there to the note, and back", "[lessons][keys]") {
  // given a note that asks for a click on the table
  Taught taught(0);
  QTest::keyClick(taught.window.focusWidget(), Qt::Key_Tab);
  while (!taught.guide().note().said().next.isEmpty()) {
    REQUIRE(taught.noteUp());
    REQUIRE(taught.doIt());
    REQUIRE(taught.noteUp());
  }
  const Piece* wanted = taught.guide().wanted(*taught.screen());
  REQUIRE(wanted != nullptr);
  // when F6 is pressed, then the thing has the focus
  QTest::keyClick(taught.window.page(), Qt::Key_F6);
  CHECK(taught.screen()->scene()->focusItem() == wanted);
  // and pressed again, the note
  QTest::keyClick(taught.window.page(), Qt::Key_F6);
  CHECK(taught.guide().note().isAncestorOf(taught.window.focusWidget()));
  // and once more, the thing
  QTest::keyClick(taught.window.focusWidget(), Qt::Key_F6);
  CHECK(taught.window.focusWidget() == taught.screen());
  CHECK(taught.screen()->scene()->focusItem() == wanted);
}

TEST_CASE("In a lesson Enter confirms what has been chosen, and does nothing else", "[lessons][keys]") {
  int confirmed = 0;
  int others = 0;
  for (const int lesson : {1, 2, 4}) {
    // given a lesson that is gone through with the mouse
    Taught taught(lesson);
    taught.window.setUpdatesEnabled(false);
    while (!taught.guide().done()) {
      REQUIRE(taught.noteUp());
      Screen* screen = taught.screen();
      const Piece* wanted = screen == nullptr || taught.guide().done() ? nullptr : taught.guide().wanted(*screen);
      if (wanted == nullptr || !taught.guide().note().said().next.isEmpty()) {
        if (!taught.guide().done()) REQUIRE(taught.doIt());
        continue;
      }
      // when Enter is pressed instead of a click
      const Prompt prompt = promptOn(*screen);
      const PromptButton* main = prompt.main();
      const bool asked = screen == taught.window.secret() && main != nullptr && main->key == "Enter" &&
                         main->command == wanted->look().command;
      INFO("lesson " << lesson << ", step " << taught.guide().step() << ": " << wanted->look().name.toStdString());
      const QString asksFor = wanted->look().name;
      const int step = taught.guide().step();
      const int moves = taught.window.room()->steps();
      QTest::keyClick(screen, Qt::Key_Return);
      taught.settle();
      const Piece* next = taught.screen() == screen ? taught.guide().wanted(*screen) : nullptr;
      const bool went = next == nullptr || next->look().name != asksFor || taught.guide().step() != step ||
                        taught.window.room()->steps() != moves;
      // then what was chosen is confirmed, if the lesson asks for that; else the note says how to go on
      ++(asked ? confirmed : others);
      CHECK(went == asked);
      if (!went) REQUIRE(taught.doIt());
    }
  }
  CHECK(confirmed >= 3);
  CHECK(others >= 3);
}

TEST_CASE("A Space that still opens the curtain does not press Next, though its repeats come as presses",
          "[lessons][keys]") {
  // given a note that comes up while somebody holds Space, on a system that does not mark its repeats
  Taught taught(0);
  REQUIRE(taught.noteUp());
  QWidget* next = taught.window.focusWidget();
  REQUIRE(next == taught.button("next"));
  const int step = taught.guide().step();
  const auto space = [&](QEvent::Type type, quint64 at) {
    QKeyEvent event(type, Qt::Key_Space, Qt::NoModifier, QStringLiteral(" "));
    event.setTimestamp(at);
    QApplication::sendEvent(next, &event);
    taught.settle();
  };
  // when the repeats come, each at the moment of the release before, and then it is let go
  for (quint64 at = 1'000; at <= 2'000; at += 40) {
    space(QEvent::KeyRelease, at);
    space(QEvent::KeyPress, at);
  }
  space(QEvent::KeyRelease, 2'020);
  // then the note is still there to be read
  CHECK(taught.guide().step() == step);
  // and a Space pressed anew reads on
  space(QEvent::KeyPress, 2'500);
  space(QEvent::KeyRelease, 2'580);
  CHECK(taught.guide().step() == step + 1);
}

TEST_CASE("The note speaks another language as soon as it is chosen, and the lesson goes on", "[lessons]") {
  // given a lesson in English
  Taught taught(0);
  REQUIRE(taught.noteUp());
  const QString english = taught.guide().note().said().text;
  // when German is chosen
  Options options = taught.window.options();
  options.language = "de";
  taught.window.follow(options);
  taught.settle();
  // then the same step is told in German
  REQUIRE(taught.window.guide() != nullptr);
  REQUIRE(taught.noteUp());
  CHECK(taught.guide().step() == 0);
  CHECK(taught.guide().note().said().text != english);
  CHECK(taught.guide().note().said().text == w13::said(taught.guide().lesson().steps.front().say));
  options.language = "en";
  taught.window.follow(options);
}

TEST_CASE("At the end of a lesson one can play on with bots", "[lessons]") {
  // given a lesson gone through to its end
  Taught taught(3);
  while (!taught.guide().done()) {
    REQUIRE(taught.noteUp());
    if (!taught.guide().done()) REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
  const int steps = taught.window.room()->steps();
  // when "Play on" is pressed
  QTest::mouseClick(taught.button("play"), Qt::LeftButton);
  taught.settle();
  // then the note is gone, and the season goes on by bots and by what the learner clicks
  CHECK_FALSE(taught.guide().note().isVisible());
  SelfPlayer player(taught.window, 1, mouse);
  CHECK(QTest::qWaitFor(
      [&] {
        (void)player.step();
        return taught.window.room()->steps() > steps + 8;
      },
      20'000));
}

TEST_CASE("Each place that a lesson may name is known to the window, by a name of its own", "[lessons]") {
  std::set<QString> names;
  for (const std::string& place : lessonPlaces()) {
    INFO(place);
    CHECK(isPlace(place));
    CHECK_FALSE(placeName(place).isEmpty());
    names.insert(placeName(place));
  }
  CHECK(names.size() == lessonPlaces().size());
  CHECK_FALSE(isPlace("leeds"));
}

}  // namespace w13::test
