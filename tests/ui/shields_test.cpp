// Phones as private screens in the windows of all games: whole matches over the real server.

#include <QTcpSocket>

#include "shielded.h"

namespace ui::test {

namespace {

/// All phones see what is asked, and drop what they have chosen. Then each shows what its seat may see, and nothing
/// else.
void compare(Shielded& evening, const Phones& phones, SeatSet seats) {
  beats(evening.clock, phones, 30);
  for (const auto& phone : phones) phone->say("again");
  beats(evening.clock, phones, 30);
  auto phone = phones.begin();
  for (const Seat seat : seats) {
    INFO("seat " << index(seat) << ", step " << evening.match().steps());
    CHECK(Json::diff(faceNow(evening, seat), (*phone)->face()) == Json::array());
    ++phone;
  }
}

/// Phones play to the end of the match; whoever is at the table does the rest.
void playOut(Shielded& evening, const Phones& phones, SeatSet seats) {
  int compared = 0;
  for (int at = 0; !evening.match().over(); ++at) {
    REQUIRE(at < 20'000);
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh() && !phone->play() && at % 7 == 0) phone->say("look");
    if (at % 100 == 50 && ++compared < 8 && evening.shields()->answering() == seats && !evening.curtained())
      compare(evening, phones, seats);
    evening.act();
    if (evening.curtained()) REQUIRE(seats != evening.shields()->people());
  }
  CHECK(compared > 0);
  beats(evening.clock, phones, 60);
  for (const auto& phone : phones) CHECK(phone->face()["ending"] == evening.table().voice.ending());
}

/// A choice that somebody makes on a phone is taken back there, and so is no choice of another.
void takesBack(Shielded& evening) {
  const Phones phones = phonesFor(evening.clock, *evening.shields(), evening.shields()->people());
  leave(evening);
  // given phones that play until a choice of one of them can be taken back
  while (evening.match().mayUndoOf() == Seat::Table) {
    REQUIRE_FALSE(evening.match().over());
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh()) phone->play();
    evening.act();
  }
  const Seat maker = evening.match().mayUndoOf();
  const int steps = evening.match().steps();
  for (const auto& phone : phones) phone->say("again");  // what is chosen since is dropped
  beats(evening.clock, phones, 60);
  REQUIRE(evening.match().steps() == steps);
  // when the others want it back, then it stays
  for (std::size_t at = 0; at < phones.size(); ++at) {
    CHECK(phones[at]->face().value("undo", false) == (seatAt(static_cast<int>(at)) == maker));
    if (seatAt(static_cast<int>(at)) != maker) phones[at]->say("undo");
  }
  beats(evening.clock, phones, 60);
  CHECK(evening.match().steps() == steps);
  // when its own phone does, then it is gone
  phones[static_cast<std::size_t>(index(maker))]->say("undo");
  CHECK(beatUntil(evening.clock, phones, [&] { return evening.match().steps() < steps; }));
}

void allOnPhones(Shielded& evening) {
  // given a phone for each seat, before the deal
  const SeatSet people = evening.shields()->people();
  const Phones phones = phonesFor(evening.clock, *evening.shields(), people);
  leave(evening);
  // when they play, then the match ends, and nobody has looked behind the curtain
  playOut(evening, phones, people);
  CHECK(evening.looked.empty());
}

void halfOnPhones(Shielded& evening) {
  // given phones for two of four
  const SeatSet two = SeatSet(seatAt(0)) | seatAt(2);
  const Phones phones = phonesFor(evening.clock, *evening.shields(), two);
  leave(evening);
  // when they play, and the others at the curtain
  playOut(evening, phones, two);
  // then all of these have looked behind it, and none of those
  CHECK(evening.looked == (SeatSet(seatAt(1)) | seatAt(3)));
}

}  // namespace

TEST_CASE("All play on phones in the plain window, and the curtain never falls", "[shields]") {
  for (const char* name : {"vault", "warehouse51"}) {
    INFO(name);
    PlainShielded evening(*games::named(name), 3, 3, 5);
    allOnPhones(evening);
  }
}

TEST_CASE("All play a season on phones, and the curtain never falls", "[shields]") {
  SeasonShielded evening(3, 5);
  allOnPhones(evening);
  CHECK(evening.window.handOvers() == 0);
}

TEST_CASE("Two of four play on phones in the plain window, two at the curtain", "[shields]") {
  for (const char* name : {"vault", "warehouse51"}) {
    INFO(name);
    PlainShielded evening(*games::named(name), 4, 4, 6);
    halfOnPhones(evening);
  }
}

TEST_CASE("Two of four play a season on phones, two at the curtain", "[shields]") {
  SeasonShielded evening(4, 6);
  halfOnPhones(evening);
}

TEST_CASE("A choice is taken back on the phone on which it was made, and the table says who did", "[shields]") {
  for (const char* name : {"vault", "warehouse51"}) {
    INFO(name);
    PlainShielded evening(*games::named(name), 3, 3, 5);
    takesBack(evening);
    CHECK(evening.window.room()->log().last().endsWith(" takes the last choice back."));
  }
  SeasonShielded evening(3, 5);
  takesBack(evening);
}

TEST_CASE("While somebody is behind the curtain, phones are shown nothing new, and nothing they say is done",
          "[sample][shields]") {
  // given two seats with phones, and a third behind the curtain
  PlainShielded evening(*games::named("vault"), 3, 3, 5);
  const SeatSet two = SeatSet(seatAt(0)) | seatAt(1);
  const Phones phones = phonesFor(evening.clock, *evening.shields(), two);
  leave(evening);
  REQUIRE(evening.curtained());
  evening.act();
  REQUIRE(evening.window.secret() != nullptr);
  beats(evening.clock, phones, 30);
  const int steps = evening.match().steps();
  // when phones answer meanwhile
  for (int at = 0; at < 60; ++at) {
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh()) phone->play();
  }
  CHECK(evening.match().steps() == steps);
  CHECK(evening.window.secret() != nullptr);
  // then it is done when the screen has closed
  while (!pressable(evening.window.page(), "close").empty()) {
    pressable(evening.window.page(), "close").front()->click();
    QApplication::processEvents();
  }
  CHECK(beatUntil(evening.clock, phones, [&] { return evening.match().steps() > steps; }));
}

TEST_CASE("Of two answers that have waited, the second waits on while the table tells what came of the first",
          "[shields]") {
  // given bids that all make at once, two of which are confirmed while the table holds
  PlainShielded evening(*games::named("vault"), 3, 3, 5);
  Shields& shields = *evening.shields();
  const Phones phones = phonesFor(evening.clock, shields, shields.people());
  leave(evening);
  while (evening.match().asked().size() < 2) {
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh()) phone->play();
  }
  beats(evening.clock, phones, 30);
  const int steps = evening.match().steps();
  shields.hold(true);
  for (int at = 0; at < 60; ++at) {
    beat(evening.clock, phones);
    for (const auto& phone : phones)
      if (phone->fresh()) phone->play();
  }
  REQUIRE(evening.match().steps() == steps);
  // when the table is free again, and holds as soon as the first of them was made
  int answers = 0;
  const auto once = QObject::connect(&shields, &Shields::answered, &shields, [&] {
    ++answers;
    shields.hold(true);
  });
  shields.hold(false);
  // then the second was not made yet, but is when it is free once more
  CHECK(answers == 1);
  CHECK(evening.match().steps() == steps + 1);
  QObject::disconnect(once);
  shields.hold(false);
  CHECK(evening.match().steps() > steps + 1);
}

TEST_CASE("Phones speak the language of the table as soon as it changes", "[shields]") {
  // given a season on phones, when all pictures of cards have been drawn
  SeasonShielded evening(3, 5);
  const Phones phones = phonesFor(evening.clock, *evening.shields(), evening.shields()->people());
  leave(evening);
  beats(evening.clock, phones, 600);
  const auto pictures = [&] {
    QTcpSocket socket;
    const QString port = evening.shields()->place().section(' ', -1);
    socket.connectToHost("127.0.0.1", port.toUShort());
    socket.write(QStringLiteral("GET /cards.json HTTP/1.1\r\nHost: 127.0.0.1:%1\r\n\r\n").arg(port).toLatin1());
    QByteArray answer;
    (void)QTest::qWaitFor([&] { return (answer += socket.readAll()).endsWith('}'); });
    return answer.mid(answer.indexOf("\r\n\r\n") + 4);
  };
  const QByteArray all = pictures();
  CHECK(all.size() > 1000);
  // when something else is changed, and then the language
  Options options = evening.window.options();
  options.mute = !options.mute;
  evening.window.follow(options);
  CHECK(pictures() == all);
  evening.shields()->hold(true);  // as while the options are up
  options.language = "de";
  evening.window.follow(options);
  for (const auto& phone : phones) phone->say("look");
  beats(evening.clock, phones, 30);
  evening.shields()->hold(false);
  // then phones show the table in German, and the pictures are drawn anew
  CHECK(phones[0]->seen()["language"] == "de");
  beats(evening.clock, phones, 600);
  CHECK(pictures() == all);
  options.language = "en";
  evening.window.follow(options);
  beats(evening.clock, phones, 30);
  CHECK(phones[0]->seen()["language"] == "en");
}

}  // namespace ui::test
