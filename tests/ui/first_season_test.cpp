// A first season: each kind of decision is explained once, on the table or behind the curtain, and nothing that is
// asked for is covered by it.

#include <QFile>
#include <QTemporaryDir>

#include "first_season.h"
#include "support/catch.h"
#include "ui/games/warehouse13/first/free_place.h"
#include "ui/settings/language.h"

namespace w13::test {

namespace {

const std::array kSizes = {QSize(1920, 1080), QSize(2560, 1440), QSize(1280, 800)};

WindowSetup inLanguage(const QString& language) {
  WindowSetup setup = quick();
  setup.language = language;
  return setup;
}

/// Which card has been shown, and to whom: Seat::Table is everybody.
using Explained = std::pair<std::string, Seat>;

/// What is asked of a person where it could be explained now, as everybody knows it.
std::optional<Explained> askedNow(Playing& game) {
  const FirstCards& cards = shipped().firstCards;
  const auto idOf = [&](Ask ask) { return cards.all()[placeOfCard(cards, ask)].id; };
  Room& room = game.room();
  const SecretScreen* secret = game.window.secret();
  if (secret != nullptr && game.window.page() == secret) {
    const Seat seat = secret->shown().view.viewer;
    if (secret->shown().purpose == VisitFor::Respond) return Explained{idOf(Ask::Nothing), seat};
    const kernel::Decision face = room.decision(Seat::Table);
    const bool answers = secret->shown().purpose == VisitFor::Answer && face.openness() == kernel::Openness::Secret;
    if (answers) return Explained{idOf(static_cast<Ask>(face.question())), seat};
  }
  if (!game.onTable() || room.thinking() || room.over()) return std::nullopt;
  const kernel::Decision face = room.decision(Seat::Table);
  if (face.openness() == kernel::Openness::Secret) return std::nullopt;
  return Explained{idOf(static_cast<Ask>(face.question())), Seat::Table};
}

Seat askedSeat(Playing& game) {
  const SecretScreen* secret = game.window.secret();
  return secret != nullptr && game.window.page() == secret ? secret->shown().view.viewer
                                                           : game.room().decision(Seat::Table).seat();
}

/// The challenge on the table; nullptr: there is none.
const ChallengeArea* challengeOn(const Screen& screen) {
  for (const QGraphicsItem* item : screen.scene()->items())
    if (const auto* area = dynamic_cast<const ChallengeArea*>(item); area != nullptr && area->isVisible()) return area;
  return nullptr;
}

/// The note lies inside its screen, covers nothing that is needed, and its words fit.
void checkNote(Playing& game, QSize size) {
  game.window.resize(size);
  settleMore(game);
  FirstNote* note = noteUp(game);
  REQUIRE(note != nullptr);
  INFO(note->card().id << " at " << size.width() << "x" << size.height());
  Screen& screen = *qobject_cast<Screen*>(game.window.page());
  const QRect inside = screen.viewport()->geometry();
  CHECK(inside.contains(note->geometry()));
  for (const QRect& needed : neededOn(screen)) {
    const QRect both = needed.translated(inside.topLeft()) & note->geometry();
    INFO(needed.x() << "," << needed.y() << " " << needed.width() << "x" << needed.height() << " under the note at "
                    << note->x() << "," << note->y() << " " << note->width() << "x" << note->height());
    CHECK(both.isEmpty());
  }
  if (const ChallengeArea* challenge = challengeOn(screen); challenge != nullptr && textSize() == 100)
    for (const Written& each : challenge->written()) {
      INFO(each.words.toStdString() << " under the note");  // the sum and the faces, not the sentence beside them
      const QRect at = screen.mapFromScene(challenge->mapRectToScene(each.at)).boundingRect();
      if (each.words.size() < 24) CHECK_FALSE(at.translated(inside.topLeft()).intersects(note->geometry()));
    }
  (void)note->grab();
  for (const Written& each : note->written()) {
    INFO(each.words.toStdString());
    CHECK(each.fits);
  }
  CHECK_FALSE(note->findChild<QPushButton*>("first-rule")
                  ->geometry()
                  .intersects(note->findChild<QPushButton*>("first-read")->geometry()));
  for (const QPushButton* button : note->findChildren<QPushButton*>()) {
    CHECK(note->rect().contains(button->geometry()));
    CHECK(button->width() >= button->minimumSizeHint().width());
    CHECK(button->height() >= button->minimumSizeHint().height());
  }
}

/// The briefing's words fit, with the side sealed and read.
void checkBriefing(Playing& game, QSize size) {
  game.window.resize(size);
  settleMore(game);
  SecretScreen* secret = game.window.secret();
  REQUIRE(secret != nullptr);
  REQUIRE(secret->briefing());
  const auto check = [&] {
    for (const QGraphicsItem* item : secret->scene()->items()) {
      const Area* area = dynamic_cast<const Area*>(item);
      const Piece* piece = dynamic_cast<const Piece*>(item);
      if (area == nullptr && piece == nullptr) continue;
      for (const Written& each : area != nullptr ? area->written() : piece->written()) {
        INFO(each.words.toStdString() << " at " << size.width() << "x" << size.height());
        CHECK(each.fits);
      }
    }
  };
  check();
  QTest::keyPress(secret, Qt::Key_L);
  check();
  QTest::keyRelease(secret, Qt::Key_L);
}

struct Course {
  int seats = 3;
  std::uint64_t seed = 1;
  QString language = "en";
  int textSize = 100;
  SeatSet know = {};
  std::vector<std::string> bots = {};
};

/// Plays a whole first season by clicks. Gives what was explained.
std::set<Explained> play(const Course& course) {
  Playing game(firstSeason(course.seats, course.seed, course.know, course.bots), inLanguage(course.language));
  game.unpainted();
  Options options = game.window.options();
  options.textSize = course.textSize;
  game.window.follow(options);
  std::set<Explained> due, shown;
  std::set<std::string> happened;
  SeatSet briefed;
  const auto watch = [&] {
    const auto stands = [&] { return std::pair(game.room().steps(), game.room().thinking()); };
    for (auto was = std::pair(-1, false); was != stands();) {  // until no bot has answered meanwhile
      was = stands();
      settleAtRest(game);
    }
    if (game.window.secret() != nullptr && game.window.secret()->briefing()) {
      briefed |= game.window.secret()->shown().view.viewer;
      for (const QSize size : kSizes) checkBriefing(game, size);
    }
    const Seat seat = game.room().over() ? Seat::Table : askedSeat(game);
    const bool toPerson = seat != Seat::Table && game.room().isPerson(seat) && !course.know.has(seat);
    const std::optional<Explained> asked = askedNow(game);
    FirstNote* note = noteUp(game);
    // Under a note on what has happened a question waits for its own: the player here may answer it before.
    if (asked && toPerson && (note == nullptr || !note->card().questions.empty())) due.insert(*asked);
    if (note != nullptr && !note->property("seen").toBool()) {
      note->setProperty("seen", true);
      if (note->card().questions.empty()) {  // it tells what lies there or has happened, once
        CHECK(game.onTable());
        CHECK(happened.insert(note->card().id).second);
        CHECK((note->card().when == kBeforeDeal) == greeted(game));
        for (const QSize size : kSizes) checkNote(game, size);
        if (greeted(game)) readAll(game, happened);
        return game.room().over();
      }
      // when a note comes up, then it explains what is asked, to somebody who does not know the game, once
      REQUIRE(asked.has_value());
      INFO(note->card().id << " to " << index(asked->second));
      CHECK(toPerson);
      CHECK(note->card().id == asked->first);
      CHECK(shown.insert(*asked).second);
      for (const QSize size : kSizes) checkNote(game, size);
    }
    return game.room().over();
  };
  CHECK(game.clickUntil(watch));
  // and nothing that was asked went without
  std::string missing;
  for (const auto& [card, seat] : due)
    if (shown.count({card, seat}) == 0) missing += card + " to " + std::to_string(index(seat)) + "; ";
  CHECK(missing == "");
  CHECK(due == shown);
  const SeatSet told = game.room().persons().without(course.know);
  for (const FirstCard& card : shipped().firstCards.all())
    if (!card.when.empty()) CHECK(happened.contains(card.id) == !told.empty());
  CHECK(briefed == game.room().persons());
  setTextSize(100);
  speak(Language::English);
  return shown;
}

/// A first season that stands where a note is up, on the table or behind the curtain.
struct Noted : Playing {
  explicit Noted(bool secret, std::uint64_t seed = 3) : Playing(firstSeason(3, seed)) {
    QApplication::setActiveWindow(&window);
    REQUIRE(clickUntil([&] {
      settleMore(*this);
      return noteUp(*this) != nullptr && onTable() != secret;
    }));
  }
  Screen& screen() { return *qobject_cast<Screen*>(window.page()); }
};

}  // namespace

TEST_CASE("In a first season each kind of decision is explained once", "[first][season]") {
  std::set<std::string> kinds;
  for (const auto& [card, seat] : play({3, 11})) kinds.insert(card);
  for (const auto& [card, seat] : play({5, 12, "de", 140})) kinds.insert(card);
  WARN(kinds.size() << " kinds of decision");
  CHECK(kinds.size() > 20);
}

TEST_CASE("Seats that know the game and seats of the program get no explanations", "[first][season]") {
  const std::set<Explained> some = play({4, 5, "de", 100, seatAt(1), {"", "", "", "rule"}});
  CHECK(some.size() > 10);
  for (const auto& [card, seat] : some) CHECK((seat != seatAt(1) && seat != seatAt(3)));
  // and where everybody knows it there are none
  CHECK(play({3, 11, "en", 100, SeatSet::firstOf(3)}).empty());
}

TEST_CASE("A note is put away by Enter, by Esc and by a click, and does not come again", "[first][keyboard]") {
  for (const bool secret : {false, true})
    for (const int way : {0, 1, 2, 3}) {
      Noted game(secret);
      FirstNote* note = noteUp(game);
      const std::string id = note->card().id;
      const auto gone = [&] { return noteUp(game) == nullptr || noteUp(game)->card().id != id; };  // another may follow
      const int steps = game.room().steps();
      CHECK(note->hasFocus());
      if (way == 0) QTest::keyClick(note, Qt::Key_Return);
      if (way == 1) QTest::keyClick(note, Qt::Key_Escape);
      if (way == 2) QTest::mouseClick(note, Qt::LeftButton, {}, QPoint(30, 30));
      if (way == 3) QTest::mouseClick(note->findChild<QPushButton*>("first-read"), Qt::LeftButton);
      settleMore(game);
      INFO((secret ? "behind the curtain, way " : "on the table, way ") << way);
      CHECK(gone());
      CHECK((noteUp(game) != nullptr || game.screen().hasFocus()));
      CHECK(game.room().steps() == steps);
      game.window.resize(1300, 820);
      settleMore(game);
      CHECK(gone());
    }
}

TEST_CASE("A note on the table waits while somebody who looks behind the curtain gets a note of their own", "[first]") {
  // given a note on the table, and somebody who may respond
  Playing game(firstSeason(3, 3));
  REQUIRE(game.clickUntil([&] {
    settleMore(game);
    return noteUp(game) != nullptr && game.onTable() && !greeted(game) && !game.room().mayRespond().empty();
  }));
  const FirstNote* onTable = noteUp(game);
  int seat = 0;
  while (!game.room().mayRespond().has(seatAt(seat))) ++seat;
  // when they look before anybody has read it
  clickOn(*game.window.table(), withCommand(*game.window.table(), {Order::Look, of(seatAt(seat))}));
  REQUIRE(game.click());
  settleMore(game);
  REQUIRE(game.window.secret() != nullptr);
  // then what they may do is explained to them
  REQUIRE(noteUp(game) != nullptr);
  CHECK(noteUp(game) != onTable);
  // and afterwards the table's note lies there still
  QTest::keyClick(noteUp(game), Qt::Key_Escape);
  settleMore(game);
  QTest::keyClick(game.window.secret(), Qt::Key_Space);
  settleMore(game);
  REQUIRE(game.onTable());
  CHECK(noteUp(game) == onTable);
}

TEST_CASE("A note behind the curtain comes again if its screen closed before anybody read it", "[first]") {
  for (const bool read : {false, true}) {
    Noted game(true);
    const std::string id = noteUp(game)->card().id;
    if (read) QTest::keyClick(noteUp(game), Qt::Key_Escape);
    settleMore(game);
    game.loseFocus();
    settleMore(game);
    REQUIRE(game.window.secret() == nullptr);
    // when the curtain is opened again
    REQUIRE(game.click());
    settleMore(game);
    REQUIRE(game.window.secret() != nullptr);
    REQUIRE((noteUp(game) == nullptr) == read);
    if (!read) CHECK(noteUp(game)->card().id == id);
  }
}

TEST_CASE("A note keeps nobody from playing on by keys", "[first][keyboard]") {
  // given a note on the table that has the focus
  Noted game(false);
  QTest::keyClick(noteUp(game), Qt::Key_Tab);
  // when Tab is pressed, then the first thing that can be clicked has the focus
  CHECK(game.screen().hasFocus());
  CHECK(game.screen().scene()->focusItem() != nullptr);
  // and Enter does what it does there
  CHECK(noteUp(game) != nullptr);
  // behind the curtain L turns the Loyalty card up
  Noted hand(true);
  const QImage down = hand.window.secret()->grab().toImage();
  QTest::keyPress(QApplication::focusWidget(), Qt::Key_L);
  CHECK(hand.window.secret()->grab().toImage() != down);
  QTest::keyRelease(QApplication::focusWidget(), Qt::Key_L);
}

TEST_CASE("Enter means the note as long as no key has led to something else", "[first][keyboard]") {
  // given a note on the table that has the focus
  Noted game(false);
  const int steps = game.room().steps();
  // when keys are pressed that lead nowhere, Space among them
  for (const Qt::Key key : {Qt::Key_Space, Qt::Key_B, Qt::Key_X, Qt::Key_Z}) {
    QTest::keyClick(game.window.focusWidget(), key);
    settleMore(game);
    REQUIRE(game.onTable());
    REQUIRE(noteUp(game) != nullptr);
  }
  // then Enter takes the note away, and answers nothing
  const FirstNote* read = noteUp(game);
  QTest::keyClick(game.window.focusWidget(), Qt::Key_Return);
  settleMore(game);
  CHECK(noteUp(game) != read);
  CHECK(game.room().steps() == steps);
  CHECK(game.onTable());
}

TEST_CASE("The rule behind a note is one key or one click away", "[first][help]") {
  for (const bool secret : {false, true})
    for (const bool key : {false, true}) {
      Noted game(secret);
      FirstNote* note = noteUp(game);
      if (key) QTest::keyClick(note, Qt::Key_F1);
      else QTest::mouseClick(note->findChild<QPushButton*>("first-rule"), Qt::LeftButton);
      settleMore(game);
      // then the rule book is open, and behind the curtain it is a part of the screen
      RulesPanel* book = game.window.findChild<RulesPanel*>();
      REQUIRE(book != nullptr);
      CHECK(book->isVisible());
      CHECK((game.window.secret() != nullptr && game.window.secret()->isAncestorOf(book)) == secret);
      book->close();
    }
}

TEST_CASE("What was answered before a season was left is not explained again", "[first][saves]") {
  QTemporaryDir folder;
  WindowSetup setup = quick();
  setup.saves = folder.path();
  std::set<Explained> answered;
  std::set<std::string> told;  // of what had happened
  QString file;
  {
    // given a first season that has been played for a while, and left
    Playing game(firstSeason(3, 9), setup);
    std::optional<Explained> open;
    int steps = 0;
    REQUIRE(game.clickUntil([&] {
      settleMore(game);
      if (open && game.room().steps() > steps) answered.insert(*open);
      if (const FirstNote* note = noteUp(game); note && !note->card().happens.empty()) told.insert(note->card().id);
      open = askedNow(game);
      steps = game.room().steps();
      return game.room().steps() > 60;
    }));
    file = game.room().file();
    game.settle();
    CHECK(game.window.explainer() != nullptr);
  }
  REQUIRE(answered.size() > 5);
  REQUIRE(told.size() > 2);
  // when it goes on
  MainWindow window(setup);
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.resume(file));
  REQUIRE(window.explainer() != nullptr);
  CHECK(window.room()->start().first == FirstSeason{true, {}});
  SelfPlayer player(window, 4, mouse);
  int notes = 0;
  const FirstNote* last = nullptr;
  for (int clicks = 0; clicks < 200 && !window.room()->over(); ++clicks) {
    for (int turn = 0; turn < 4; ++turn) QApplication::processEvents();
    const FirstNote* note = window.explainer()->note();
    if (note != nullptr && note != last) {
      ++notes;
      const Seat seat = note->parentWidget() == window.table() ? Seat::Table : window.secret()->shown().view.viewer;
      // then no note explains what was answered before
      INFO(note->card().id << " to " << index(seat));
      CHECK_FALSE(answered.contains({note->card().id, seat}));
      CHECK_FALSE(told.contains(note->card().id));
    }
    last = note;
    if (!player.step()) break;
  }
  CHECK(notes > 0);
}

}  // namespace w13::test
