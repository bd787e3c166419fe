// The page on which seats get their phones, when it opens, and where there is none.

#include <QCheckBox>
#include <QLabel>
#include <QTemporaryDir>

#include "lesson.h"
#include "shielded.h"
#ifdef UI_WORKSHOP
#include "ui/workshop/workshop_screen.h"
#endif

namespace ui::test {

namespace {

/// All that a seat's card says.
QString saidOn(const ShieldsPage& page, int seat) {
  QStringList words;
  for (const QLabel* each : page.card(seatAt(seat))->findChildren<QLabel*>())
    if (!each->isHidden()) words << each->text() << each->accessibleName();
  return words.join('\n');
}

bool offers(const ShieldsPage& page, const char* button) {
  const QPushButton* found = page.findChild<QPushButton*>(button);
  return found != nullptr && found->isVisible();
}

}  // namespace

TEST_CASE("The page of the shields shows for each seat its code, its sign, and how it stands", "[shields]") {
  // given three seats and one phone
  PlainShielded evening(*games::named("vault"), 3, 3, 5);
  const Shields& shields = *evening.shields();
  Phones phones = phonesFor(evening.clock, shields, seatAt(0));
  const ShieldsPage& page = *evening.page();
  // then one card says its sign, which is the phone's; others show a code, with the address in letters on request
  CHECK(saidOn(page, 0).contains("On a shield"));
  CHECK(saidOn(page, 0).contains(shields.seat(seatAt(0)).sign));
  CHECK(shields.seat(seatAt(0)).sign.endsWith(" " + QString::number(phones[0]->sign().number)));
  CHECK_FALSE(saidOn(page, 0).contains("A code to be scanned"));
  for (const int free : {1, 2}) {
    CHECK(saidOn(page, free).contains("Free: at the curtain"));
    CHECK(saidOn(page, free).contains("A code to be scanned"));
    CHECK_FALSE(saidOn(page, free).contains(shields.seat(seatAt(free)).address));
  }
  CHECK(offers(page, "spell-1"));
  CHECK(offers(page, "to-curtain-0"));
  CHECK(shields.seat(seatAt(1)).address != shields.seat(seatAt(2)).address);
  // when a second phone asks for the seat, then both signs stand there
  QTest::mouseClick(page.findChild<QPushButton*>("offer-0"), Qt::LeftButton);
  CHECK(saidOn(page, 0).contains("A code to be scanned"));
  phones.push_back(std::make_unique<Phone>(shields.seat(seatAt(0)).address));
  phones.back()->call(true);
  REQUIRE(beatUntil(evening.clock, phones, [&] { return phones.back()->answered(); }));
  CHECK(saidOn(page, 0).contains("Asked twice"));
  CHECK(saidOn(page, 0).contains(shields.seat(seatAt(0)).sign));
  CHECK(saidOn(page, 0).contains(shields.seat(seatAt(0)).secondSign));
  QTest::mouseClick(page.findChild<QPushButton*>("keep-first-0"), Qt::LeftButton);
  CHECK(saidOn(page, 0).contains("On a shield"));
  // when the phone goes, then it says for how long, and how long the curtain waits
  phones[0]->hangUp();
  REQUIRE(beatUntil(evening.clock, phones, [&] { return saidOn(page, 0).contains("Away for 0 s"); }));
  evening.clock.pass(10'000);
  CHECK(saidOn(page, 0).contains("Away for 10 s"));
  CHECK(saidOn(page, 0).contains("The curtain in 50 s."));
  // when a seat goes back to the curtain, then its code is gone until another is shown
  QTest::mouseClick(page.findChild<QPushButton*>("to-curtain-1"), Qt::LeftButton);
  CHECK(saidOn(page, 1).contains("At the curtain"));
  CHECK_FALSE(saidOn(page, 1).contains("A code to be scanned"));
  CHECK(shields.seat(seatAt(1)).address.isEmpty());
  QTest::mouseClick(page.findChild<QPushButton*>("offer-1"), Qt::LeftButton);
  CHECK(saidOn(page, 1).contains("A code to be scanned"));
}

TEST_CASE("Enter and Esc leave the page of the shields, before the deal and at the table", "[shields][keyboard]") {
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape}) {
    INFO(key);
    PlainShielded evening(*games::named("vault"), 2, 2, 5);
    CHECK(evening.window.page() == evening.page());
    leave(evening, key);
    CHECK(evening.curtained());  // for the deal
    while (evening.window.page() != evening.window.table()) {
      evening.act();
      QApplication::processEvents();
    }
    QTest::mouseClick(evening.window.table()->findChild<QPushButton*>("shields"), Qt::LeftButton);
    REQUIRE(evening.page() != nullptr);
    CHECK(evening.window.page() == evening.page());
    leave(evening, key);
    CHECK(evening.window.page() == evening.window.table());
  }
}

TEST_CASE("The page of the shields opens before the deal if the options say so, and phones are dealt to", "[shields]") {
  // given the switch among the options
  const QTemporaryDir folder;
  PlainShielded evening(*games::named("vault"), {}, false);
  evening.window.setup()->findChild<QPushButton*>("options")->click();
  QCheckBox* on = evening.window.optionsScreen()->findChild<QCheckBox*>("shields");
  REQUIRE(on != nullptr);
  CHECK_FALSE(on->isChecked());
  on->click();
  QTest::keyClick(evening.window.optionsScreen(), Qt::Key_Escape);
  // when a match of two people and a program begins, then the page is up before the deal, with a card for each person
  REQUIRE(evening.window.begin(startOf(*games::named("vault"), 3, 2, 5)));
  REQUIRE(evening.page() != nullptr);
  CHECK(evening.page()->card(seatAt(1)) != nullptr);
  CHECK(evening.page()->card(seatAt(2)) == nullptr);
  // when one takes a phone, then only the other is dealt to behind the curtain
  const Phones phones = phonesFor(evening.clock, *evening.shields(), seatAt(0));
  leave(evening);
  REQUIRE(evening.curtained());
  evening.act();
  REQUIRE(evening.window.secret() != nullptr);
  CHECK(evening.window.secret()->seat() == seatAt(1));
  pressable(evening.window.page(), "close").front()->click();
  QApplication::processEvents();
  CHECK(evening.window.page() == evening.window.table());
}

TEST_CASE("Unless the options want the page of the shields, the curtain falls at once", "[shields]") {
  PlainShielded without(*games::named("vault"), {}, false);
  REQUIRE(without.window.begin(startOf(*games::named("vault"), 3, 2, 5)));
  CHECK(without.page() == nullptr);
  CHECK(without.curtained());
  CHECK_FALSE(without.shields()->isOpen());
}

TEST_CASE("Seats with phones are not dealt to behind the curtain in a season", "[shields]") {
  SeasonShielded evening(3, 5);
  const Phones phones = phonesFor(evening.clock, *evening.shields(), SeatSet(seatAt(0)) | SeatSet(seatAt(2)));
  leave(evening);
  for (int at = 0; at < 100 && evening.window.page() != evening.window.table(); ++at) {
    evening.act();
    QApplication::processEvents();
  }
  CHECK(evening.looked == SeatSet(seatAt(1)));
  beats(evening.clock, phones, 30);
  CHECK(phones[1]->face()["you"] == 2);
}

TEST_CASE("A lesson has no shields", "[shields][lessons]") {
  w13::test::Taught taught(0);
  REQUIRE(taught.window.room() != nullptr);
  CHECK_FALSE(taught.window.shields().allowed());
  PlainShielded evening(*games::named("vault"));
  QTest::mouseClick(pressable(evening.window.page(), "lessons").front(), Qt::LeftButton);
  QTest::mouseClick(pressable(evening.window.page(), "lesson-1").front(), Qt::LeftButton);
  REQUIRE(evening.window.lesson() != nullptr);
  CHECK(evening.shields() == nullptr);
  CHECK_FALSE(evening.window.table()->findChild<QPushButton*>("shields")->isVisible());
}

#ifdef UI_WORKSHOP
TEST_CASE("A trial has no shields", "[shields][trial]") {
  // given a card that is tried on the table, though the options want shields
  const QTemporaryDir folder;
  w13::WindowSetup setup = w13::test::quick();
  setup.workshop = folder.filePath("cards");
  w13::MainWindow window(setup);
  window.show();
  Options options = window.options();
  options.shields = true;
  window.follow(options);
  window.openWorkshop();
  window.workshop()->open("traits/tesla.json");
  QApplication::processEvents();
  QTest::keyClick(window.workshop(), Qt::Key_F6);
  QTest::mouseClick(window.workshop()->findChild<QPushButton*>("play-trial"), Qt::LeftButton);
  QApplication::processEvents();
  REQUIRE(window.positionBar() != nullptr);
  // then the table is up at once, and nobody can have one
  CHECK(window.page() == window.table());
  CHECK_FALSE(window.shields().allowed());
}
#endif

}  // namespace ui::test
