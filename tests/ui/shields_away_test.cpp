// Phones that go and come back, are two at one seat, are sent away, or find the program begun anew.

#include <QDir>
#include <QTemporaryDir>

#include "shielded.h"

namespace ui::test {

namespace {

const house::GameModule& vault() { return *games::named("vault"); }

/// A match of Vault of three people, all on phones, after the deal.
struct ThreePhones {
  ThreePhones() : evening(vault(), 3, 3, 5), phones(phonesFor(evening.clock, shields(), shields().people())) {
    leave(evening);
    REQUIRE(evening.window.page() == evening.window.table());
  }
  [[nodiscard]] Shields& shields() const { return *evening.shields(); }
  [[nodiscard]] ShieldSeat::Stands stands(int seat) const { return shields().seat(seatAt(seat)).stands; }
  [[nodiscard]] int steps() const { return evening.match().steps(); }
  void pass(int times = 30) { beats(evening.clock, phones, times); }
  template <class Until>
  bool until(const Until& holds) {
    return beatUntil(evening.clock, phones, holds);
  }
  Phone& phone(int at) { return *phones[static_cast<std::size_t>(at)]; }
  /// The phone of a seat that is asked, once its face says so.
  Phone& asked() {
    const int at = index(evening.match().asked().first());
    REQUIRE(until([&] { return phone(at).answered() && !phone(at).face()["question"].is_null(); }));
    return phone(at);
  }

  PlainShielded evening;
  Phones phones;
};

}  // namespace

TEST_CASE("A phone that has gone leaves its seat to the curtain after a while, and comes back by itself", "[shields]") {
  using Stands = ShieldSeat::Stands;
  ThreePhones game;
  const int seat = index(game.evening.match().asked().first());
  const QString sign = game.shields().seat(seatAt(seat)).sign;
  // when the phone of the seat that is asked goes, then the table waits, and nobody is called
  game.phone(seat).hangUp();
  CHECK(game.until([&] { return game.stands(seat) == Stands::Away; }));
  game.evening.clock.pass((Shields::kGrace - 5) * 1000);
  game.pass(3);
  CHECK(game.stands(seat) == Stands::Away);
  CHECK(game.shields().answering().has(seatAt(seat)));
  CHECK(pressable(game.evening.window.table(), "hand").empty());
  // when that has taken too long, then the seat is at the curtain, and its question can be answered there
  game.evening.clock.pass(6000);
  game.pass(3);
  CHECK(game.stands(seat) == Stands::Curtain);
  CHECK_FALSE(game.shields().answering().has(seatAt(seat)));
  CHECK_FALSE(pressable(game.evening.window.table(), "hand").empty());
  // when the phone calls again, without a code, then it has its seat again, under the same sign
  game.phone(seat).call(false);
  CHECK(game.until([&] { return game.phone(seat).answered(); }));
  CHECK(game.stands(seat) == Stands::Shield);
  CHECK(game.shields().seat(seatAt(seat)).sign == sign);
  CHECK(game.phone(seat).face()["you"] == seat);
  // and goes on
  const int steps = game.steps();
  while (game.steps() == steps) {
    REQUIRE(game.phone(seat).play());
    game.phone(seat).fresh();
    REQUIRE(game.until([&] { return game.phone(seat).fresh() || game.steps() > steps; }));
  }
}

TEST_CASE("Where the table waits for ever, a phone that has gone keeps its seat", "[shields]") {
  ThreePhones game;
  game.shields().setGrace(Shields::kNever);
  game.phone(0).hangUp();
  REQUIRE(game.until([&] { return game.stands(0) == ShieldSeat::Stands::Away; }));
  game.evening.clock.pass(3'600'000);
  game.pass(3);
  CHECK(game.stands(0) == ShieldSeat::Stands::Away);
}

TEST_CASE("Of two phones at one seat the second is shown nothing until the table chooses", "[shields][secrets]") {
  for (const bool second : {false, true}) {
    INFO(second);
    ThreePhones game;
    // given a second phone that scans a code of a seat that has one
    game.shields().offer(seatAt(0));
    game.phones.push_back(std::make_unique<Phone>(game.shields().seat(seatAt(0)).address, 9));
    Phone& other = *game.phones.back();
    other.call(true);
    REQUIRE(game.until([&] { return other.answered(); }));
    game.pass();
    CHECK(game.stands(0) == ShieldSeat::Stands::Twice);
    CHECK(other.seen()["waits"] == true);
    CHECK(other.face().empty());
    CHECK(game.phone(0).face() == faceNow(game.evening, seatAt(0)));
    // when the table chooses on the page
    QTest::mouseClick(game.evening.window.table()->findChild<QPushButton*>("shields"), Qt::LeftButton);
    REQUIRE(game.evening.page() != nullptr);
    const char* way = second ? "take-second-0" : "keep-first-0";
    QTest::mouseClick(game.evening.page()->findChild<QPushButton*>(way), Qt::LeftButton);
    leave(game.evening, Qt::Key_Escape);
    Phone& kept = second ? other : game.phone(0);
    Phone& sent = second ? game.phone(0) : other;
    // then the other one's line is closed, it is let in no more, and this one goes on
    CHECK(game.until([&] { return !sent.open(); }));
    CHECK(game.stands(0) == ShieldSeat::Stands::Shield);
    sent.call(false);
    game.pass();
    CHECK_FALSE(sent.answered());
    CHECK(kept.open());
    CHECK(kept.face() == faceNow(game.evening, seatAt(0)));
  }
}

TEST_CASE("A page that is loaded again in the middle of a visit goes on with it", "[shields]") {
  ThreePhones game;
  Phone& phone = game.asked();
  const int steps = game.steps();
  // given a choice that is not confirmed
  phone.say("pick");
  REQUIRE(game.until([&] { return phone.face()["chosen"].size() == 1; }));
  // when the page is loaded again
  phone.call(false);
  REQUIRE(game.until([&] { return phone.answered(); }));
  // then the choice is there, nothing has happened, and confirming makes it
  CHECK(phone.face()["chosen"].size() == 1);
  CHECK(game.steps() == steps);
  while (!phone.face()["question"].is_null()) {
    phone.say("pick");
    phone.fresh();
    REQUIRE(game.until([&] { return phone.fresh(); }));
  }
  phone.say("done");
  CHECK(game.until([&] { return game.steps() > steps; }));
}

TEST_CASE("Twice, too late or for another moment a phone answers nothing", "[shields]") {
  ThreePhones game;
  Phone& phone = game.asked();
  const int steps = game.steps();
  phone.say("pick");
  REQUIRE(game.until([&] { return phone.face()["chosen"].size() == 1; }));
  REQUIRE(phone.face()["question"].is_null());
  // when it confirms twice, and says things of other moments
  phone.say("done");
  phone.say("done");
  phone.say("again");
  phone.say({{"step", steps}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  phone.say({{"step", steps + 7}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  game.pass(60);
  // then one answer was made, nothing else is chosen, and the phone is still there
  CHECK(game.steps() == steps + 1);
  CHECK(phone.open());
  CHECK(phone.face()["chosen"].empty());
  CHECK(phone.face()["step"] == steps + 1);
}

TEST_CASE("A phone that floods the table or says nonsense is sent away, the others play on", "[shields][secrets]") {
  ThreePhones game;
  const int steps = game.steps();
  game.phone(0).say({{"step", steps}, {"chosen", 0}, {"do", "pick"}, {"pick", "all of them"}});
  CHECK(game.until([&] { return !game.phone(0).open(); }));
  CHECK(game.stands(0) == ShieldSeat::Stands::Away);
  for (int frame = 0; frame < 60; ++frame) game.phone(1).beat();
  CHECK(game.until([&] { return !game.phone(1).open(); }));
  game.phone(2).send("no frame");
  CHECK(game.until([&] { return !game.phone(2).open(); }));
  CHECK(game.steps() == steps);
  // but all come back, as the same phones
  for (int at = 0; at < 3; ++at) game.phone(at).call(false);
  CHECK(game.until([&] { return game.shields().answering() == game.shields().people(); }));
}

TEST_CASE("Back to the curtain: a seat's phone is sent away, and let in no more", "[shields]") {
  ThreePhones game;
  QTest::mouseClick(game.evening.window.table()->findChild<QPushButton*>("shields"), Qt::LeftButton);
  QTest::mouseClick(game.evening.page()->findChild<QPushButton*>("to-curtain-1"), Qt::LeftButton);
  leave(game.evening, Qt::Key_Escape);
  CHECK(game.until([&] { return !game.phone(1).open(); }));
  CHECK(game.stands(1) == ShieldSeat::Stands::Curtain);
  for (const bool scans : {false, true}) {
    game.phone(1).call(scans);
    game.pass();
    CHECK_FALSE(game.phone(1).answered());
  }
  CHECK(game.shields().answering() == (SeatSet(seatAt(0)) | SeatSet(seatAt(2))));
}

TEST_CASE("What a phone writes down is its seat's notes, also after the program was begun anew",
          "[sample][shields][secrets]") {
  const QTemporaryDir folder;
  QString save;
  std::vector<QString> signs;
  Phones phones;
  const auto saved = [&](const char* ending) { return QDir(folder.path()).entryList({ending}, QDir::Files); };
  {  // given a match that is saved, with phones
    PlainShielded evening(vault(), folder.path());
    REQUIRE(evening.window.begin(startOf(vault(), 2, 2, 5)));
    Shields& shields = *evening.shields();
    phones = phonesFor(evening.clock, shields, shields.people());
    leave(evening);
    for (const Seat seat : shields.people()) signs.push_back(shields.seat(seat).sign);
    phones[0]->say({{"step", 0}, {"chosen", 0}, {"do", "notes"}, {"pick", 0}, {"notes", "Ben lies"}});
    // what no keyboard at the table can write is refused
    phones[1]->say({{"step", 0}, {"chosen", 0}, {"do", "notes"}, {"pick", 0}, {"notes", "a\u001b[2J\u0000b"}});
    beats(evening.clock, phones, 60);
    CHECK(evening.match().notes(seatAt(0)) == "Ben lies\n");
    CHECK(evening.match().notes(seatAt(1)).empty());
    CHECK(phones[0]->face()["notes"] == "Ben lies\n");
    // its keys lie beside it, for nobody else to read
    save = folder.filePath(saved("*.match").value(0));
    REQUIRE(saved("*.shields").size() == 1);
    CHECK(QFile::permissions(save + ".shields") ==
          (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));
  }  // when the program is ended, and begun anew
  PlainShielded evening(vault(), folder.path());
  beats(evening.clock, phones, 3);
  for (const auto& phone : phones) CHECK_FALSE(phone->open());
  REQUIRE(evening.window.resume(save));
  // then phones come back to the same place, by themselves and under the same signs
  REQUIRE(evening.shields() != nullptr);
  CHECK(evening.shields()->isOpen());
  for (const auto& phone : phones) phone->call(false);
  const auto allThere = [&] {
    return std::ranges::all_of(evening.shields()->people(), [&](Seat seat) {
      return evening.shields()->seat(seat).stands == ShieldSeat::Stands::Shield;
    });
  };
  REQUIRE(beatUntil(evening.clock, phones, allThere));
  leave(evening);  // nothing was played yet, so the page is up again
  beats(evening.clock, phones, 30);
  CHECK(phones[0]->face()["notes"] == "Ben lies\n");
  for (const Seat seat : evening.shields()->people())
    CHECK(evening.shields()->seat(seat).sign == signs[static_cast<std::size_t>(index(seat))]);
  // when the match is over, then the keys are gone
  for (int at = 0; !evening.match().over(); ++at) {
    REQUIRE(at < 10'000);
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh()) phone->play();
  }
  CHECK(saved("*.shields").isEmpty());
  // and after a farewell all are sent away
  beats(evening.clock, phones, 30);
  CHECK_FALSE(phones[0]->face()["ending"].get<std::string>().empty());
  evening.clock.pass(31'000);
  beats(evening.clock, phones, 3);
  for (const auto& phone : phones) CHECK_FALSE(phone->open());
  CHECK(saved("*.shields").isEmpty());
}

TEST_CASE("Phones come back to a season that was ended in its middle, and find their notes", "[shields][secrets]") {
  const QTemporaryDir folder;
  Phones phones;
  QString save;
  int steps = 0;
  {  // given a season that has gone on for a while, and notes of a seat
    SeasonShielded evening(folder.path());
    REQUIRE(evening.window.begin(w13::test::people(3, 5)));
    phones = phonesFor(evening.clock, *evening.shields(), evening.shields()->people());
    leave(evening);
    phones[1]->say({{"step", 0}, {"chosen", 0}, {"do", "notes"}, {"pick", 0}, {"notes", "Artie is tired"}});
    while (evening.match().steps() < 20) {
      beat(evening.clock, phones);
      for (const auto& phone : phones)
        if (phone->fresh()) phone->play();
      evening.act();
    }
    CHECK(evening.match().notes(seatAt(1)) == "Artie is tired\n");
    steps = evening.match().steps();
    save = evening.window.room()->file();
    CHECK(QFile::exists(save + ".shields"));
  }
  // when it is resumed, then phones come back by themselves, and the curtain falls for nobody
  SeasonShielded evening(folder.path());
  REQUIRE(evening.window.resume(save));
  CHECK(evening.page() == nullptr);
  for (const auto& phone : phones) phone->call(false);
  const auto allThere = [&] {
    return std::ranges::all_of(evening.shields()->people(), [&](Seat seat) {
      return evening.shields()->seat(seat).stands == ShieldSeat::Stands::Shield;
    });
  };
  REQUIRE(beatUntil(evening.clock, phones, allThere));
  beats(evening.clock, phones, 30);
  CHECK(evening.match().steps() == steps);
  CHECK(phones[1]->face() == faceNow(evening, seatAt(1)));
  CHECK(phones[1]->face()["notes"] == "Artie is tired\n");
  CHECK_FALSE(evening.curtained());
}

}  // namespace ui::test
