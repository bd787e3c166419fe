// Any game in the plain window: played by its buttons, with every secret behind the curtain.

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTemporaryDir>

#include "engine/games/games.h"
#include "plain.h"
#include "support/catch.h"
#include "ui/look/contrast.h"
#include "ui/look/say.h"
#include "ui/look/style.h"
#include "window.h"

namespace w13::test {

namespace {

using kernel::Seat;

/// A start with as many people, and bots that take any choice on the other seats.
house::Start startOf(const house::GameModule& game, int seats, int people, std::uint64_t seed) {
  house::Start start;
  start.seed = seed;
  start.players.resize(static_cast<std::size_t>(seats));
  start.bots.resize(static_cast<std::size_t>(seats), "random");
  for (int at = 0; at < people; ++at) start.bots[static_cast<std::size_t>(at)].clear();
  const auto box = game.open({});
  start.setup = game.completed({}, seats, *box);
  return start;
}

/// Clicks through a match as a stranger would.
class Stranger {
 public:
  Stranger(ui::PlainWindow& window, std::uint64_t seed) : window_(window), luck_(seed) {}

  /// Does one thing on the page that is up; false: the match is over.
  bool step() {
    QApplication::processEvents();
    QWidget* page = window_.page();
    if (page == window_.curtain()) {
      QTest::keyPress(page, Qt::Key_Space);
      REQUIRE(QTest::qWaitFor([&] { return window_.page() != window_.curtain(); }));
      QTest::keyRelease(window_.page(), Qt::Key_Space);
    } else if (window_.secret() != nullptr && page == window_.secret()) {
      if (!pressAny({"choice", "take-amount", "confirm"})) pressAny({"close"});
    } else if (window_.room()->match().over()) {
      return false;
    } else if (!window_.room()->thinking()) {
      REQUIRE(pressAny({"choice", "take-amount", "hand"}));
    }
    return true;
  }
  void playOut() {
    for (int steps = 0; step(); ++steps) REQUIRE(steps < 20000);
  }

 private:
  bool pressAny(std::initializer_list<const char*> names) {
    std::vector<QPushButton*> all;
    for (const char* name : names)
      for (QPushButton* each : pressable(window_.page(), name)) all.push_back(each);
    if (all.empty()) return false;
    all[static_cast<std::size_t>(luck_.pick(static_cast<int>(all.size()), kernel::ChanceOf::Card))]->click();
    return true;
  }
  ui::PlainWindow& window_;
  kernel::Luck luck_;
};

/// All that a page says.
QStringList wordsOn(const QWidget& page) {
  QStringList words;
  for (const QLabel* each : page.findChildren<QLabel*>())
    if (!each->isHidden()) words << each->text();
  for (const QPushButton* each : page.findChildren<QPushButton*>())
    if (!each->isHidden()) words << each->text() + (each->isEnabled() ? "" : " (off)");
  words.sort();
  return words;
}

}  // namespace

TEST_CASE("Any game is played to its end in the plain window", "[window]") {
  for (const house::GameModule* game : games::all()) {
    INFO(game->name());
    // given two people and a bot
    ui::PlainWindow window(plain(*game));
    window.show();
    REQUIRE(window.begin(startOf(*game, 3, 2, 7)));
    // when a stranger presses whatever can be pressed
    Stranger(window, 7).playOut();
    // then it ends, and the table says who has won
    CHECK(window.room()->match().over());
    const QString ending = QString::fromStdString(window.room()->voice().ending());
    CHECK(wordsOn(*window.table()).contains(ending));
  }
}

TEST_CASE("Below the dial the other choices on the plain table are in sight", "[window]") {
  // given an open auction: a dial for the bid, and a button to pass
  const house::GameModule& game = *games::named("warehouse51");
  ui::PlainWindow window(plain(game));
  window.resize(1280, 800);
  window.show();
  REQUIRE(window.begin(startOf(game, 3, 3, 7)));
  Stranger stranger(window, 7);
  const auto offered = [&] { return pressable(window.table(), "choice"); };
  while (window.page() != window.table() || offered().empty() || pressable(window.table(), "take-amount").empty())
    REQUIRE(stranger.step());
  // when the table has laid itself out, then all of the button is to be seen
  REQUIRE(
      QTest::qWaitFor([&] { return offered().front()->visibleRegion().boundingRect() == offered().front()->rect(); }));
}

TEST_CASE("The plain table says the same whatever the secrets are", "[window][secrets]") {
  for (const house::GameModule* game : games::all()) {
    INFO(game->name());
    const house::Start start = startOf(*game, 3, 3, 11);
    const auto box = game->open({});
    const house::RuleBook rules = game->rules();
    kernel::Luck luck(5);
    // given a match, and at every tenth move another that nobody at the table could tell from it
    auto match = box->begin(start.setup, std::make_unique<kernel::Luck>(start.seed));
    const auto said = [&](const std::shared_ptr<house::KeptMatch>& shown) {
      ui::PlainRoom room(*game, rules, {box, shown, start, {}}, house::Language::English, 0);
      ui::PlainTable table(*game, nullptr);
      table.resize(1280, 800);
      table.sitIn(&room);
      table.refresh();
      return wordsOn(table);
    };
    for (int move = 0; move < 60 && !match->over(); ++move) {
      if (move % 10 == 0) {
        const std::vector<std::uint8_t> other = match->imagined(Seat::Table, luck);
        const auto imagined = box->resume(start.setup, other, std::make_unique<kernel::Luck>(1));
        REQUIRE(imagined != nullptr);
        // then the table says the same; the undo that only the true one has aside
        QStringList truth = said(match), guess = said(imagined);
        for (QStringList* each : {&truth, &guess}) *each = each->filter(QRegularExpression("^(?!Undo)"));
        CHECK(truth == guess);
      }
      kernel::Decision d;
      match->decision(match->asked().first(), d);
      match->chooseIndex(d.seat(), luck.pick(d.size(), kernel::ChanceOf::Card));
    }
  }
}

TEST_CASE("A bid is set on a dial, and all bid behind the curtain one after the other", "[window]") {
  // given a match of Vault up to the first bids
  ui::PlainWindow window(plain(*games::named("vault")));
  window.show();
  REQUIRE(window.begin(startOf(*games::named("vault"), 3, 3, 3)));
  Stranger stranger(window, 3);
  const auto bids = [&] { return window.secret() != nullptr && window.secret()->findChild<QSpinBox*>("amount"); };
  for (int step = 0; step < 200 && !bids(); ++step) stranger.step();
  REQUIRE(bids());
  // when a coin more than none is dialled by a key
  const Seat seat = window.secret()->seat();
  QSpinBox* amount = window.secret()->findChild<QSpinBox*>("amount");
  CHECK(amount->value() == 0);
  QTest::keyClick(amount, Qt::Key_Up);
  CHECK(pressable(window.secret(), "take-amount").front()->text() == "Bid 1");
  pressable(window.secret(), "take-amount").front()->click();
  pressable(window.secret(), "confirm").front()->click();
  QApplication::processEvents();
  // then it is that seat's bid, the table does not say it, and somebody else is asked
  CHECK_FALSE(window.room()->match().asked().has(seat));
  CHECK(window.page() == window.table());
  CHECK_FALSE(wordsOn(*window.table()).join(" ").contains("Bid 1"));
}

TEST_CASE("What is chosen at the first look of a match counts", "[window]") {
  // given the first look at what was dealt, at which the first seat is asked already
  ui::PlainWindow window(plain(*games::named("vault")));
  window.show();
  REQUIRE(window.begin(startOf(*games::named("vault"), 3, 3, 3)));
  Stranger stranger(window, 3);
  stranger.step();
  REQUIRE(window.secret() != nullptr);
  const Seat seat = window.secret()->seat();
  REQUIRE(window.room()->match().asked().has(seat));
  // when it answers and confirms
  pressable(window.secret(), "choice").front()->click();
  pressable(window.secret(), "confirm").front()->click();
  QApplication::processEvents();
  // then that is its answer, and the next seat looks
  CHECK(window.room()->match().steps() == 1);
  CHECK_FALSE(window.room()->match().asked().has(seat));
  CHECK(window.page() == window.curtain());
}

TEST_CASE("A Space that is still held when the curtain has opened chooses nothing behind it", "[window]") {
  for (const bool marked : {true, false}) {
    // given a system that marks the repeats of a key, and one that tells it going up and down
    INFO(marked);
    ui::PlainWindow window(plain(*games::named("vault")));
    window.show();
    REQUIRE(window.begin(startOf(*games::named("vault"), 2, 2, 3)));
    quint64 now = 1000;
    const auto space = [&](bool down, bool repeats) {
      QKeyEvent event(down ? QEvent::KeyPress : QEvent::KeyRelease, Qt::Key_Space, Qt::NoModifier, " ", repeats);
      event.setTimestamp(now);
      QWidget* to = window.focusWidget();
      QApplication::sendEvent(to != nullptr ? to : &window, &event);
    };
    // when Space opens the curtain and is held on
    space(true, false);
    REQUIRE(QTest::qWaitFor([&] { return window.secret() != nullptr; }));
    REQUIRE_FALSE(pressable(window.secret(), "choice").empty());
    for (int at = 0; at < 20; ++at) {
      now += 30;
      space(false, marked);
      space(true, marked);
      QApplication::processEvents();
    }
    space(false, false);
    // then nothing is chosen; pressed anew, it presses the button that has the focus
    CHECK(window.secret()->made().empty());
    now += 500;
    space(true, false);
    now += 60;
    space(false, false);
    CHECK(window.secret()->made().size() == 1);
  }
}

TEST_CASE("A seat's notes in the plain window are there again at its next look, and after a load", "[window]") {
  const QTemporaryDir folder;
  const house::GameModule& game = *games::named("vault");
  QString file;
  {  // given notes that somebody has written behind the curtain
    ui::PlainWindow window(plain(game, folder.path()));
    window.show();
    REQUIRE(window.begin(startOf(game, 2, 2, 3)));
    Stranger stranger(window, 3);
    stranger.step();
    REQUIRE(window.secret() != nullptr);
    window.secret()->findChild<QPlainTextEdit*>("notes")->setPlainText("Ben lies");
    pressable(window.secret(), "close").front()->click();
    QApplication::processEvents();
    const QDir saves(folder.path());
    file = saves.filePath(saves.entryList({"*.match"}, QDir::Files).value(0));
  }
  // when the match is loaded again, and the seat looks
  ui::PlainWindow window(plain(game, folder.path()));
  window.show();
  CHECK(window.setup()->findChild<QListWidget*>("saved")->count() == 1);
  REQUIRE(window.resume(file));
  Stranger(window, 1).step();  // the other seat has not looked yet at what it was dealt
  REQUIRE(window.secret() != nullptr);
  CHECK(window.secret()->seat() == seatAt(1));
  CHECK(window.secret()->findChild<QPlainTextEdit*>("notes")->toPlainText().isEmpty());
  pressable(window.secret(), "close").front()->click();
  QApplication::processEvents();
  REQUIRE(window.page() == window.table());
  CHECK_FALSE(wordsOn(*window.table()).join(" ").contains("Ben lies"));
  QApplication::processEvents();  // new buttons are seen with the next events
  pressable(window.table(), "seat-0").front()->click();
  Stranger(window, 1).step();
  // then its notes are there
  REQUIRE(window.secret() != nullptr);
  CHECK(window.secret()->findChild<QPlainTextEdit*>("notes")->toPlainText() == "Ben lies");
}

TEST_CASE("A match is set up on the page that a game's form makes", "[window]") {
  for (const house::GameModule* game : games::all()) {
    INFO(game->name());
    ui::PlainWindow window(plain(*game));
    window.show();
    // given the fewest players, the last of them a bot, and a name
    window.setup()->findChild<QSpinBox*>("players")->setValue(3);
    window.setup()->findChild<QLineEdit*>("name-0")->setText("Ada");
    auto* who = window.setup()->findChild<QComboBox*>("player-2");
    for (const house::BotAbout& bot : game->bots()) CHECK((who->findData(ui::say(bot.id)) >= 0) == bot.offered);
    who->setCurrentIndex(1);
    // when it begins
    window.setup()->findChild<QPushButton*>("begin")->click();
    // then Ada looks first, and the bot never
    REQUIRE(window.room() != nullptr);
    CHECK(window.page() == window.curtain());
    CHECK(window.room()->nameOf(seatAt(0)).contains("Ada"));
    CHECK(window.room()->persons() == (SeatSet(seatAt(0)) | SeatSet(seatAt(1))));
  }
}

TEST_CASE("What is saved is called by who sat there, or by their roles", "[window]") {
  // given a match of three people, one of whom has told a name
  const QTemporaryDir folder;
  const house::GameModule& game = *games::named("warehouse51");
  house::Start start = startOf(game, 3, 3, 7);
  start.players[1] = "Bo";
  REQUIRE(ui::PlainWindow(plain(game, folder.path())).begin(start));
  // when the program is started again
  ui::PlainWindow window(plain(game, folder.path()));
  window.show();
  const QListWidget* saved = window.setup()->findChild<QListWidget*>("saved");
  REQUIRE(saved->count() == 1);
  CHECK(saved->item(0)->text() == "Ada Quill, Bo, Mirela Voss: 0 moves");
}

TEST_CASE("In the plain window the rule book opens at the rule of the question, and bots wait while it is read",
          "[window][rules]") {
  for (const house::GameModule* game : games::all()) {
    INFO(game->name());
    // given a match that has begun
    ui::PlainWindow window(plain(*game));
    window.show();
    REQUIRE(window.begin(startOf(*game, 3, 1, 3)));
    Stranger stranger(window, 3);
    const auto asked = [&] {
      QApplication::processEvents();
      return window.page() == window.table() && !window.room()->thinking();
    };
    while (!asked()) REQUIRE(stranger.step());
    const std::string rule = game->rules().nameOf(window.room()->face().rule());
    // when F1 is pressed
    QTest::keyClick(window.table(), Qt::Key_F1);
    // then the book lies over the table at that rule, and a key closes it
    REQUIRE(window.rulesPanel() != nullptr);
    CHECK(window.rulesPanel()->isVisible());
    if (!rule.empty()) CHECK(window.rulesPanel()->openedPage().toStdString() == rule);
    // and F1 again goes to its search
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F1);
    CHECK(window.rulesPanel()->findChild<QLineEdit*>()->hasFocus());
    QTest::keyClick(window.rulesPanel(), Qt::Key_Escape);
    CHECK_FALSE(window.rulesPanel()->isVisible());
    // but behind the curtain it does not open: it would outlast the screen
    while (window.secret() == nullptr) REQUIRE(stranger.step());
    QTest::keyClick(window.secret(), Qt::Key_F1);
    CHECK_FALSE(window.rulesPanel()->isVisible());
    stranger.playOut();
  }
}

TEST_CASE("The plain window speaks the language of the command line until another is chosen in it", "[window]") {
  // given German by the command line, and options that name no language
  ui::speak(house::kGerman);
  ui::PlainWindow window(plain(*games::named("vault")));
  window.show();
  CHECK(ui::spoken() == house::kGerman);
  // when something else is changed
  window.setup()->findChild<QPushButton*>("options")->click();
  window.optionsScreen()->findChild<QCheckBox*>("high-contrast")->setChecked(true);
  CHECK(ui::spoken() == house::kGerman);
  // and then the language
  QComboBox* language = window.optionsScreen()->findChild<QComboBox*>("language");
  language->setCurrentIndex(language->findData("en"));
  QApplication::processEvents();
  CHECK(ui::spoken() == house::Language::English);
  ui::setHighContrast(false);
}

TEST_CASE("The plain window's options are those that mean something there, work at once and are kept", "[window]") {
  const QTemporaryDir folder;
  const house::GameModule& game = *games::named("vault");
  ui::PlainWanted wanted = plain(game);
  wanted.optionsFile = folder.filePath("options.ini");
  {
    ui::PlainWindow window(std::move(wanted));
    window.show();
    // when the text is made larger and the contrast high
    window.setup()->findChild<QPushButton*>("options")->click();
    REQUIRE(window.page() == window.optionsScreen());
    QComboBox* size = window.optionsScreen()->findChild<QComboBox*>("text-size");
    size->setCurrentIndex(size->findData(130));
    window.optionsScreen()->findChild<QCheckBox*>("high-contrast")->setChecked(true);
    // then the window follows
    CHECK(ui::textSize() == 130);
    CHECK(ui::highContrast());
    // and nothing is offered that it does not have
    for (const char* name : {"scenes", "pins", "trust", "clock", "second-window"})
      CHECK(window.optionsScreen()->findChild<QWidget*>(name) == nullptr);
    for (const char* name : {"volume", "mute", "captions"})
      CHECK(window.optionsScreen()->findChild<QWidget*>(name) != nullptr);
    QTest::keyClick(window.optionsScreen(), Qt::Key_Escape);
    CHECK(window.page() == window.setup());
    // and keys do the same
    window.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key_Minus, Qt::ControlModifier);
    CHECK(ui::textSize() == 120);
  }
  // and the next start finds them
  CHECK(ui::OptionsFile(folder.filePath("options.ini")).read().textSize == 120);
  ui::setTextSize(100);
  ui::setHighContrast(false);
}

}  // namespace w13::test
