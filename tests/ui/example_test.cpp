// The worked examples of the rules, played in the window.

#include <QTemporaryDir>

#include "engine/kernel/count.h"
#include "support/catch.h"
#include "ui/settings/language.h"
#include "ui/widgets/position_bar.h"
#include "window.h"

namespace w13::test {

namespace {

/// A window at its start screen with the rule book open.
struct Reading {
  QTemporaryDir saves;
  MainWindow window;

  Reading() : window(setup()) {
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
  }
  WindowSetup setup() const {
    WindowSetup setup = quick();
    setup.saves = saves.path();
    return setup;
  }
  RulesPanel& book() { return *window.rulesPanel(); }
  QPushButton& button(const char* name) { return *book().findChild<QPushButton*>(name); }
  void settle() {
    for (int turn = 0; turn < 3; ++turn) QApplication::processEvents();
  }
  /// Opens an example from its page.
  void play(const QString& id) {
    book().openPage(id);
    settle();
    REQUIRE(button("play").isVisible());
    QTest::mouseClick(&button("play"), Qt::LeftButton);
    settle();
  }
  void press(const char* name) {
    QTest::mouseClick(window.positionBar()->findChild<QPushButton*>(name), Qt::LeftButton);
    settle();
  }
};

}  // namespace

TEST_CASE("All nineteen examples can be played, with a line on what to try", "[window][examples]") {
  Reading reading;
  CHECK(reading.window.examples().size() == 19);
  for (const RuleText& rule : shipped().rules.rules()) {
    const QString id = QString::fromStdString(rule.id);
    CHECK(id.startsWith("EX-") == (reading.window.examples().count(id) == 1));
  }
}

TEST_CASE("Each example opens from its page, can be clicked through, and leads back there", "[window][examples]") {
  Reading reading;
  std::uint64_t seed = 1;
  for (const auto& [id, example] : reading.window.examples()) {
    INFO(id.toStdString());
    reading.play(id);
    // then its position is on the table, and above it stand its text and what to try
    REQUIRE(reading.window.positionBar() != nullptr);
    CHECK_FALSE(reading.book().isVisible());
    const QString words = reading.window.positionBar()->words();
    CHECK(words.contains(QString::fromStdString(shipped().rules.find(id.toStdString())->text.en).toHtmlEscaped()));
    CHECK(words.contains(QString::fromStdString(example.attempt.en).toHtmlEscaped()));
    CHECK(reading.window.room()->seats() == static_cast<int>(example.agents.size()));
    // when somebody clicks about, then the rules go on, without a curtain
    SelfPlayer player(reading.window, seed++, mouse);
    for (int click = 0; click < 25 && !reading.window.room()->over(); ++click) {
      (void)player.step();
      reading.settle();
      REQUIRE(reading.window.positionBar() != nullptr);
      CHECK(reading.window.page() != reading.window.curtain());
    }
    // and the way back leads to its page
    reading.press("left");
    CHECK(reading.window.room() == nullptr);
    CHECK(reading.window.positionBar() == nullptr);
    REQUIRE(reading.book().isVisible());
    CHECK(reading.book().openedPage() == id);
  }
  CHECK(QDir(reading.saves.path()).entryList(QDir::Files).isEmpty());  // none has left a trace
}

TEST_CASE("An example begins as the rule says, each time", "[window][examples]") {
  Reading reading;
  reading.play("EX-08");
  for (int round = 0; round < 2; ++round) {
    const Seat pete = Seat{0};
    const View v = reading.window.room()->view(pete);
    CHECK(kernel::countIf(v.dice, [](const DieView& die) { return die.spot == Spot::Leads; }) == 4);
    REQUIRE(v.hand.size() == 1);
    CHECK(shipped().cards.cards->of(v.hand[0]).id == "goozooka");
    CHECK(static_cast<Ask>(reading.window.room()->decision(pete).question()) == Ask::WorkTheCase);
    const kernel::Choice spend = reading.window.room()->decision(pete)[0];
    reading.window.room()->choose(pete, spend);
    reading.settle();
    reading.press("again");
  }
}

TEST_CASE("Dice of an example come up as the rule says", "[window][examples]") {
  Reading reading;
  reading.play("EX-06");
  Room& room = *reading.window.room();
  const auto make = [&](verb::Id wanted) {
    const kernel::Decision d = room.decision(Seat{0});
    const auto offered = d.openChoices();
    const auto found =
        std::find_if(offered.begin(), offered.end(), [&](const kernel::Choice& each) { return each.verb == wanted; });
    REQUIRE(found != offered.end());
    room.choose(Seat{0}, *found);
  };
  make(verb::Tackle);
  make(verb::Roll);
  CHECK(room.view(Seat::Table).warehouseRoll == 2);
}

TEST_CASE("A season that is being played is not left for an example", "[window][examples]") {
  Reading reading;
  REQUIRE(reading.window.begin(people(3, 4)));
  reading.book().openPage("EX-08");
  reading.settle();
  CHECK(reading.button("play").isVisible());
  CHECK_FALSE(reading.button("play").isEnabled());
  Room* season = reading.window.room();
  reading.window.playExample("EX-08");
  CHECK(reading.window.room() == season);
  CHECK(reading.window.positionBar() == nullptr);
  reading.book().hide();
}

TEST_CASE("An example speaks the language of the window", "[window][examples][language]") {
  Reading reading;
  reading.play("EX-08");
  speak(kGerman);
  reading.settle();
  const QString words = reading.window.positionBar()->words();
  CHECK(words.contains(QString::fromStdString(shipped().rules.find("EX-08")->text.in(kGerman)).toHtmlEscaped()));
  CHECK(words.contains(
      QString::fromStdString(reading.window.examples().at("EX-08").attempt.in(kGerman)).toHtmlEscaped()));
  speak(Language::English);
  reading.settle();
}

}  // namespace w13::test
