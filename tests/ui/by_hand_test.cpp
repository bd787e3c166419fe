// Lessons and the notes of a first season as people have them: with motion, real holds and keys that repeat. A lesson
// must never wait for a click that nobody is told of.

#include <QMenu>

#include "by_hand.h"
#include "first_season.h"
#include "lesson.h"
#include "support/catch.h"

namespace w13::test {

namespace {

constexpr int kPatience = 20'000;  // milliseconds until a note or another page is up
constexpr int kSilence = 400;      // milliseconds for which nothing may move while nobody is told anything

/// What the table's bar says below its question.
QString hintOn(const TableScreen& table) { return promptOn(table).hint; }

/// A first season of three people, begun by hand, with things that move.
struct FirstByHand {
  FirstByHand(std::uint64_t seed, Hands::On on) : hands(clock, window, on) {
    window.resize(1280, 800);
    window.show();
    REQUIRE(window.begin(firstSeason(3, seed)));
    window.centralWidget()->setUpdatesEnabled(false);
  }
  HandClock clock;
  MainWindow window{unhurried()};
  Hands hands;
};

/// A lesson taken by hand.
struct Pupil {
  Pupil(int lesson, Hands::On on) : hands(clock, window, on) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    window.centralWidget()->setUpdatesEnabled(false);  // the curtain and the note are painted, and nothing else
    window.openLessons();
    window.beginLesson(lesson);
  }

  /// Nothing moves by itself, and nothing on the screen tells what to do.
  bool waitsUntold() {
    const Guide* guide = window.guide();
    const Screen* screen = qobject_cast<Screen*>(window.page());
    if (guide == nullptr || screen == nullptr || screen->covered()) return false;
    if (!window.findChild<Stillness*>()->still()) return false;
    const bool moves = window.room()->thinking() && !window.room()->answerWaits();
    return !moves && !told(*guide);
  }
  /// The note is up, and names what goes on.
  bool told(const Guide& guide) {
    const CoachWords& said = guide.note().said();
    return guide.note().isVisible() && (!said.next.isEmpty() || !said.todo.isEmpty());
  }
  /// Waits until somebody is to do something; every moment of it is watched, and somebody may do things meanwhile.
  void untilAsked(const std::function<void()>& meanwhile = [] {}) {
    int silent = 0;
    for (int waited = 0; waited < kPatience; waited += Hands::kFrame) {
      hands.wait(Hands::kFrame, [&] { silent = waitsUntold() ? silent + Hands::kFrame : 0; });
      INFO(window.guide()->lesson().file << ", step " << window.guide()->step() + 1 << ", on a "
                                         << window.page()->metaObject()->className() << ", thinking "
                                         << window.room()->thinking() << ", answer waits "
                                         << window.room()->answerWaits() << ", told " << window.guide()->told());
      REQUIRE(silent < kSilence);
      meanwhile();
      if (told(*window.guide()) || window.page() == window.curtain() || window.page() == window.vote()) return;
      if (RulesPanel* book = window.findChild<RulesPanel*>(); book != nullptr && book->isVisible()) return;
    }
    FAIL("nobody is told what to do");
  }
  /// Does what is asked for, once.
  void act() {
    RulesPanel* book = window.findChild<RulesPanel*>();
    if (book != nullptr && book->isVisible()) return book->reject();
    if (window.page() == window.curtain()) return hands.holdCurtain();
    if (window.page() == window.vote()) return hands.press(window.vote()->findChild<QPushButton*>());
    const Guide& guide = *window.guide();
    if (!guide.note().said().next.isEmpty()) return hands.press(guide.note().findChild<QPushButton*>("coach-next"));
    Screen* screen = qobject_cast<Screen*>(window.page());
    REQUIRE(screen != nullptr);
    const Piece* wanted = guide.wanted(*screen);
    REQUIRE(wanted != nullptr);
    if (hands.on() == Hands::On::Mouse) {
      const std::optional<QPoint> at = screen->freePoint(*wanted);
      REQUIRE(at.has_value());
      QTest::mouseClick(screen->viewport(), Qt::LeftButton, {}, *at);
      return;
    }
    QTest::keyClick(window.focusWidget(), Qt::Key_F6);
    if (screen->scene()->focusItem() != wanted) QTest::keyClick(window.focusWidget(), Qt::Key_F6);
    REQUIRE(screen->scene()->focusItem() == wanted);
    QTest::keyClick(screen, Qt::Key_Return);
  }
  void goThrough() {
    for (int acts = 0; !window.guide()->done(); ++acts) {
      INFO(window.guide()->lesson().file << ", step " << window.guide()->step() + 1 << ", on a "
                                         << window.page()->metaObject()->className());
      REQUIRE(acts < 200);
      untilAsked();
      if (!window.guide()->done()) act();
    }
  }

  HandClock clock;
  MainWindow window{unhurried()};
  Hands hands;
};

}  // namespace

TEST_CASE("A lesson is gone through by hand, and never waits for what nobody is told", "[lessons][hand][sample]") {
  Pupil(0, Hands::On::Mouse).goThrough();
  Pupil(2, Hands::On::Keys).goThrough();
}

TEST_CASE("Every lesson is gone through with the mouse by hand, and never waits for what nobody is told",
          "[lessons][hand]") {
  const int count = lessonCount();
  for (int lesson = 0; lesson < count; ++lesson) Pupil(lesson, Hands::On::Mouse).goThrough();
}

TEST_CASE("Every lesson is gone through with keys by hand, and never waits for what nobody is told",
          "[lessons][hand]") {
  const int count = lessonCount();
  for (int lesson = 0; lesson < count; ++lesson) Pupil(lesson, Hands::On::Keys).goThrough();
}

TEST_CASE("What is clicked before a note was up is not done: the note comes first", "[lessons][hand]") {
  int early = 0;
  for (const int lesson : {1, 3, 8}) {
    Pupil pupil(lesson, Hands::On::Mouse);
    for (int acts = 0; acts < 200 && !pupil.window.guide()->done(); ++acts) {
      // given a hand that clicks what comes next on the table as soon as it lies there, whatever still moves
      pupil.untilAsked([&] {
        const Guide& guide = *pupil.window.guide();
        Screen* screen = qobject_cast<Screen*>(pupil.window.page());
        const Piece* next = screen == nullptr || guide.note().isVisible() ? nullptr : guide.wanted(*screen);
        const std::optional<QPoint> at = next == nullptr ? std::nullopt : screen->freePoint(*next);
        if (!at) return;
        const int step = guide.step(), steps = pupil.window.room()->steps();
        const bool told = guide.told();
        QTest::mouseClick(screen->viewport(), Qt::LeftButton, {}, *at);
        // then nothing of a step happens that nobody has been told of
        INFO(guide.lesson().file << ", step " << step + 1);
        if (!told) REQUIRE(pupil.window.room()->steps() == steps);
        early += told ? 0 : 1;
      });
      if (!pupil.window.guide()->done()) pupil.act();
    }
    CHECK(pupil.window.guide()->done());
  }
  CHECK(early > 0);
}

TEST_CASE("While a note is read the lesson waits, and the table says nothing else", "[lessons][hand]") {
  int waited = 0;
  Pupil pupil(2, Hands::On::Mouse);
  for (int acts = 0; acts < 200 && !pupil.window.guide()->done(); ++acts) {
    pupil.untilAsked();
    // whenever a note is up over a table on which the computer has the next move
    const TableScreen& table = *pupil.window.table();
    const bool up = pupil.window.guide()->note().isVisible() && pupil.window.page() == &table;
    if (up && table.shown().thinking) {
      ++waited;
      CHECK(hintOn(table) == "The lesson waits for you.");
    }
    if (!pupil.window.guide()->done()) pupil.act();
  }
  CHECK(waited > 0);
}

TEST_CASE("The table warns of danger in a lesson when its first note has been read", "[lessons][hand]") {
  // given the first lesson, which begins one step from the end
  Pupil pupil(0, Hands::On::Mouse);
  pupil.untilAsked();
  const auto warns = [&] {
    for (const QGraphicsItem* item : pupil.window.table()->scene()->items())
      if (const auto* danger = dynamic_cast<const DangerArea*>(item)) return danger->isVisible();
    return false;
  };
  REQUIRE(pupil.window.guide()->step() == 0);
  CHECK_FALSE(warns());
  while (pupil.window.guide()->step() == 0) pupil.act(), pupil.untilAsked();
  CHECK(warns());
}

TEST_CASE("A first season begins by hand: table and notes, then a curtain for each, then the first Episode",
          "[first][hand]") {
  for (const Hands::On on : {Hands::On::Mouse, Hands::On::Keys}) {
    // given a first season of three people, with things that move
    FirstByHand season(4, on);
    auto& [clock, window, hands] = season;
    // when each note is read, then the next comes by itself
    std::vector<std::string> told;
    hands.wait(1000);
    while (FirstNote* note = window.explainer()->note()) {
      REQUIRE(window.page() == window.table());
      told.push_back(note->card().id);
      hands.press(note->findChild<QPushButton*>("first-read"));
      hands.wait(500);
    }
    CHECK(told == std::vector<std::string>{"warehouse", "aim", "danger", "traitor"});
    // and behind the curtain each has one page, whatever it says
    QTest::keyClick(window.table(), Qt::Key_Return);
    for (int seat = 0; seat < 3; ++seat) {
      hands.wait(1500);
      REQUIRE(window.page() == window.curtain());
      hands.holdCurtain();
      hands.wait(CurtainHalves::kOpens + 300);
      REQUIRE(window.secret() != nullptr);
      CHECK(window.secret()->shown().view.viewer == seatAt(seat));
      CHECK(window.secret()->briefing());
      QTest::keyClick(window.secret(), Qt::Key_Escape);
    }
    // then the first Episode begins, and the notes go on when its scene and all that moves has ended
    for (int waited = 0; waited < 60'000 && window.explainer()->note() == nullptr; waited += 200) hands.wait(200);
    REQUIRE(window.explainer()->note() != nullptr);
    CHECK(window.explainer()->note()->card().when == kBeforeEpisode);
    CHECK_FALSE(window.table()->moving());
  }
}

TEST_CASE("A note of a first season comes when the curtain is opened by hand, before anything is chosen",
          "[first][hand]") {
  for (const Hands::On on : {Hands::On::Mouse, Hands::On::Keys}) {
    // given a first season of people, at the first question that is answered behind the curtain
    FirstByHand season(1, on);
    auto& [clock, window, hands] = season;
    SelfPlayer player(window, 1, mouse);
    const auto asked = [&] {
      return window.secret() != nullptr && window.page() == window.secret() &&
             window.secret()->shown().purpose == VisitFor::Answer &&
             window.secret()->shown().decision.openness() == kernel::Openness::Secret;
    };
    for (int acts = 0; acts < 1000 && !asked(); ++acts) {
      hands.wait(100);
      if (window.page() == window.curtain()) hands.holdCurtain();
      else if (!asked()) (void)player.step();
    }
    REQUIRE(asked());
    // when the curtain is all open, and nobody touches anything
    hands.wait(CurtainHalves::kOpens + 500);
    REQUIRE(asked());
    // then the note lies there
    REQUIRE(window.explainer()->note() != nullptr);
    CHECK(window.explainer()->note()->parentWidget() == window.secret());
    CHECK(window.explainer()->note()->isVisible());
  }
}

TEST_CASE("In a lesson Enter means Next: on the table nothing is done by it unless a key has led there",
          "[lessons][keys]") {
  // given a note that asks for a click on the table
  Taught taught(0);
  REQUIRE(taught.noteUp());
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  REQUIRE(taught.guide().note().said().next.isEmpty());
  const int steps = taught.window.room()->steps();
  // when Enter is pressed again and again, wherever the keyboard is
  for (int times = 0; times < 20; ++times) {
    QTest::keyClick(taught.window.focusWidget(), Qt::Key_Return);
    QTest::keyClick(taught.window.page(), Qt::Key_Return);
    taught.settle();
  }
  // then nothing has been done, and the note says so
  CHECK(taught.window.room()->steps() == steps);
  CHECK(taught.guide().step() == 1);
  CHECK_FALSE(taught.guide().note().objection().isEmpty());
  CHECK_FALSE(taught.guide().note().said().todo.isEmpty());
}

TEST_CASE("In a lesson the Loyalty card is up only while L is held, wherever the keyboard is", "[lessons][keys]") {
  // given the step of the first lesson that speaks of the Loyalty card, behind the curtain
  Taught taught(0);
  const auto there = [&] { return taught.window.secret() != nullptr && taught.guide().note().isVisible(); };
  while (!there()) {
    REQUIRE(taught.noteUp());
    if (!there()) REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
  SecretScreen& secret = *taught.window.secret();
  const auto seen = [&secret] { return withPart(secret, Part::Loyalty)->face().toImage(); };
  const QImage down = seen();
  for (QWidget* from : {static_cast<QWidget*>(&secret), static_cast<QWidget*>(taught.button("next"))}) {
    // when L is pressed, the note comes to the front, and L is let go where the keyboard then is
    from->setFocus();
    QTest::keyPress(from, Qt::Key_L);
    taught.settle();
    CHECK((seen() != down));
    taught.button("next")->setFocus();
    QTest::keyRelease(taught.window.focusWidget(), Qt::Key_L);
    taught.settle();
    // then the card lies face down again
    CHECK((seen() == down));
  }
}

TEST_CASE("A wrong click keeps the instruction, and says in words of people what was wrong", "[lessons]") {
  // given a note that asks for a click on the table
  Taught taught(0);
  REQUIRE(taught.noteUp());
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  const QString todo = taught.guide().note().said().todo;
  int tried = 0;
  // when things are clicked that the step does not ask for
  for (const Piece* piece : taught.screen()->allPieces()) {
    if (tried >= 8 || piece == taught.guide().wanted(*taught.screen())) continue;
    const bool choice = !piece->look().choices.empty();
    if (!choice && (piece->look().command || !piece->live())) continue;
    const std::optional<QPoint> at = taught.screen()->freePoint(*piece);
    if (!at) continue;
    ++tried;
    INFO(piece->look().name.toStdString());
    QTest::mouseClick(taught.screen()->viewport(), Qt::LeftButton, {}, *at);
    taught.settle();
    // then the note still says what to do, beside what was wrong
    CHECK(taught.guide().note().said().todo == todo);
    CHECK_FALSE(taught.guide().note().objection().isEmpty());
    CHECK_FALSE(taught.guide().note().objection().contains("Not among"));
    QStringList written;
    taught.paintNote();
    for (const Written& each : taught.guide().note().written()) {
      written << each.words;
      CHECK(each.fits);
    }
    CHECK(written.join(' ').contains(todo.left(20)));
    break;
  }
  CHECK(tried > 0);
}

TEST_CASE("A click on what lies inside the thing that is wanted is a click on that thing", "[lessons]") {
  // given the note that asks for Warehouse Maintenance, on whose track obstacles lie
  Taught taught(0);
  REQUIRE(taught.noteUp());
  REQUIRE(taught.doIt());
  REQUIRE(taught.noteUp());
  const QString todo = taught.guide().note().said().todo;
  const Piece* obstacle = nullptr;
  for (const Piece* piece : taught.screen()->allPieces())
    if (thingOf(piece->look().noun) == Thing::Track && piece->look().choices.empty()) obstacle = piece;
  REQUIRE(obstacle != nullptr);
  // when an obstacle is clicked
  clickOn(*taught.screen(), obstacle);
  taught.settle();
  REQUIRE(taught.noteUp());
  // then the place has been chosen, and the note asks for the next thing
  CHECK(taught.guide().note().objection().isEmpty());
  CHECK(taught.guide().note().said().todo != todo);
}

TEST_CASE("A lesson can be begun again from the menu of the table", "[lessons]") {
  // given a lesson at its third step
  Taught taught(0);
  while (taught.guide().step() < 2) {
    REQUIRE(taught.noteUp());
    REQUIRE(taught.doIt());
  }
  REQUIRE(taught.noteUp());
  // when the menu's entry is chosen
  QTest::keyClick(taught.window.page(), Qt::Key_Escape);
  const auto entry = [&] { return taught.window.findChild<QPushButton*>("menu-restart"); };
  if (entry() == nullptr) QTest::keyClick(taught.window.page(), Qt::Key_Escape);  // the first Esc drops what was picked
  REQUIRE(entry() != nullptr);
  entry()->click();
  taught.settle();
  // then its first note is up, and the season is laid as it was
  REQUIRE(taught.noteUp());
  CHECK(taught.guide().step() == 0);
  CHECK(taught.window.room()->steps() == taught.guide().lesson().steps.front().from);
}

}  // namespace w13::test
