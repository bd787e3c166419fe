// Table talk in the window: one click, in the open, and everybody reads it.

#include "ui/widgets/talk_menu.h"

#include "engine/games/warehouse13/said/remarks.h"
#include "support/catch.h"
#include "ui/games/warehouse13/screen/orders.h"
#include "ui/widgets/switch.h"
#include "window.h"

namespace w13::test {

namespace {

SeasonStart talking(int seats, std::uint64_t seed, std::vector<std::string> bots = {}) {
  SeasonStart start = people(seats, seed, std::move(bots));
  start.talk = true;
  return start;
}

Piece* bubble(Playing& game, Seat seat) { return game.window.table()->pieceWith({Order::Say, of(seat)}); }

TalkMenu* menuOf(Playing& game) { return game.window.table()->findChild<TalkMenu*>(); }

/// The entry with these words, wherever in the menu; nullptr: there is none.
QAction* entry(const QMenu& menu, const QString& words) {
  for (QAction* each : menu.actions()) {
    if (each->text() == words && each->menu() == nullptr) return each;
    if (QAction* inside = each->menu() == nullptr ? nullptr : entry(*each->menu(), words)) return inside;
  }
  return nullptr;
}

QString saidAt(Playing& game, Seat seat) { return game.window.table()->shown().people.said[seat]; }

}  // namespace

TEST_CASE("A person says something by one click at the own place, and all read who said it", "[window][talk]") {
  // given a season of three people with table talk
  Playing game(talking(3, 5));
  REQUIRE(game.dealt());
  const int steps = game.room().steps();
  const kernel::Decision asked = game.room().decision(Seat::Table);
  // when the bubble of the second seat is opened and a sentence is chosen
  REQUIRE(bubble(game, seatAt(1)) != nullptr);
  CHECK(bubble(game, seatAt(1))->look().name.contains("Say"));
  emit game.window.table()->command({Order::Say, of(seatAt(1))});
  game.settle();
  REQUIRE(menuOf(game) != nullptr);
  CHECK_FALSE(menuOf(game)->accessibleName().isEmpty());
  QAction* clean = entry(*menuOf(game), "I am clean.");
  REQUIRE(clean != nullptr);
  clean->trigger();
  game.settle();
  // then it stands at that place and in the log, with the name, and nothing else has happened
  CHECK(saidAt(game, seatAt(1)) == "I am clean.");
  CHECK(saidAt(game, seatAt(0)).isEmpty());
  const QString name = game.room().nameOf(seatAt(1));
  const QStringList lines = game.window.log()->lines(game.room().view(Seat::Table));
  CHECK(lines.filter("I am clean.").filter(name).size() == 1);
  CHECK(game.room().steps() == steps);
  CHECK(game.room().decision(Seat::Table) == asked);
  CHECK(game.onTable());
}

TEST_CASE("What is about something lies behind its sentence, and the keyboard gets there", "[window][talk]") {
  Playing game(talking(3, 5));
  REQUIRE(game.dealt());
  QTest::keyClick(game.window.table(), Qt::Key_T);
  game.settle();
  CHECK(menuOf(game) == nullptr);  // three people: the key leads to their bubbles
  QTest::keyClick(game.window.table(), Qt::Key_Return);
  game.settle();
  REQUIRE(menuOf(game) != nullptr);
  const QString other = game.room().nameOf(seatAt(1));
  CHECK(entry(*menuOf(game), QString("I suspect %1.").arg(other)) != nullptr);
  menuOf(game)->close();
}

TEST_CASE("Without table talk there is no bubble, and bots say nothing", "[window][talk]") {
  Playing game(people(3, 5, {"", "rule", "rule"}));
  REQUIRE(game.clickUntil([&] { return game.room().steps() > 40 && game.onTable(); }));
  CHECK(bubble(game, seatAt(0)) == nullptr);
  CHECK(game.room().season().said().empty());
}

TEST_CASE("Bots talk at the table, each at most once at a moment, and only people have bubbles", "[window][talk]") {
  Playing game(talking(4, 6, {"", "rule", "rule", "rule"}));
  REQUIRE(game.clickUntil([&] { return game.room().season().said().size() >= 2 && game.onTable(); }));
  CHECK(bubble(game, seatAt(0)) != nullptr);
  CHECK(bubble(game, seatAt(1)) == nullptr);
  for (const kernel::Said& each : game.room().season().said()) CHECK(each.seat != seatAt(0));
  const QStringList lines = game.window.log()->lines(game.room().view(Seat::Table));
  const kernel::Said& first = game.room().season().said().front();
  CHECK_FALSE(lines.filter(game.room().wordsOf(first)).isEmpty());
}

TEST_CASE("Bots hear what a person says before they speak themselves", "[window][talk][bots][hand]") {
  // given bots that are about to say something, while a person has the list of sentences open
  WindowSetup setup = quick();
  setup.botDelay = 600;
  HandClock clock;
  Playing game(talking(4, 6, {"", "rule", "rule", "rule"}), setup);
  const auto said = [&] { return game.room().season().said().size(); };
  std::size_t before = 0;
  bool spoke = false;
  for (int step = 0; step < 20'000 && !spoke && !game.room().over(); ++step) {
    before = said();
    const int steps = game.room().steps();
    if (!game.room().thinking() || !game.onTable()) {
      if (!game.player.step()) clock.pass(100);
      game.settle();
      continue;
    }
    // when the person speaks first at each moment
    const std::vector<kernel::Remark> offers = game.room().season().sayable(seatAt(0));
    const bool may = !offers.empty();
    if (may) game.room().say(seatAt(0), offers.back());
    for (int ms = 0; ms < 4000 && game.room().steps() == steps && !spoke; ms += 20) {
      clock.pass(20);
      game.settle();
      // then what bots say comes after it, and before any of them has moved
      spoke = may && said() > before + 1;
    }
    if (spoke) CHECK(game.room().steps() == steps);
  }
  REQUIRE(spoke);
  CHECK(game.room().season().said()[before].seat == seatAt(0));
  CHECK(game.room().season().said()[before + 1].seat != seatAt(0));
}

TEST_CASE("What is no longer on offer is refused in the player's language", "[window][talk]") {
  Playing game(talking(3, 5));
  REQUIRE(game.dealt());
  QString refused;
  QObject::connect(&game.room(), &Room::refused, [&](const QString& sentence) { refused = sentence; });
  game.room().say(seatAt(1), remarkOf(Says::PlanClue, of(Clue{Symbol::Wild, 9})));
  CHECK(refused == "The table has gone on: that cannot be said now.");
  CHECK(game.room().season().said().empty());
}

TEST_CASE("Table talk is a switch of the set-up, on at first", "[window][talk]") {
  MainWindow window(quick());
  window.resize(1280, 800);
  window.show();
  QApplication::processEvents();
  QTest::mouseClick(window.startScreen()->findChild<QPushButton*>("new"), Qt::LeftButton);
  QApplication::processEvents();
  Switch* talk = window.startScreen()->findChild<Switch*>("table-talk");
  REQUIRE(talk != nullptr);
  CHECK(talk->isChecked());
  talk->setChecked(false);
  window.startScreen()->findChild<QPushButton*>("deal")->click();
  QApplication::processEvents();
  REQUIRE(window.room() != nullptr);
  CHECK_FALSE(window.room()->season().talks());
}

}  // namespace w13::test
