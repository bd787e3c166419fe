// What phones want of the table beside their visits: to ask why, to have looked, to note something.

#include "shields/phones.h"

namespace shields {

namespace {

using kernel::seatAt;

constexpr int kSoon = 30;  // beats in which a face has arrived

}  // namespace

TEST_CASE("A shield is told its language, the game and, if it asks, why: it alone, until it says something else",
          "[shields][secrets]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    Evening evening(game, 1);
    evening.beats(kSoon);
    Phone51& asking = *evening.phones.front();
    CHECK(asking.seen()["language"] == "en");
    CHECK(asking.seen()["game"] == game.module.name());
    // when a phone asks why
    asking.say("why", 1);
    evening.beats(kSoon);
    // then its next faces say it, and no others
    REQUIRE(asking.seen()["face"].contains("why"));
    CHECK(asking.seen()["face"]["why"]["thing"] == 1);
    for (std::size_t at = 1; at < evening.phones.size(); ++at)
      CHECK_FALSE(evening.phones[at]->seen()["face"].contains("why"));
    // also if the table is shown again, but not once it says something else
    evening.show();
    evening.beats(kSoon);
    CHECK(asking.seen()["face"].contains("why"));
    asking.say("look");
    evening.beats(kSoon);
    CHECK_FALSE(asking.seen()["face"].contains("why"));
    // nor once the match has gone on
    asking.say("why", 1);
    evening.beats(kSoon);
    kernel::Luck luck(1);
    any::answer(*evening.match, luck);
    evening.show();
    evening.beats(kSoon);
    CHECK_FALSE(asking.seen()["face"].contains("why"));
  }
}

TEST_CASE("What has happened stays on a shield until it says that it has been read", "[shields]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    Evening evening(game, 2);
    kernel::Luck luck(2);
    any::playOn(*evening.match, luck, 30);
    evening.show();
    evening.beats(kSoon);
    for (const auto& phone : evening.phones) CHECK_FALSE(phone->seen()["face"]["since"].empty());
    // when one has read it
    evening.phones[1]->say("look");
    evening.beats(kSoon);
    // then it is empty there, and there alone; no move was made
    CHECK(evening.phones[1]->seen()["face"]["since"].empty());
    CHECK_FALSE(evening.phones[0]->seen()["face"]["since"].empty());
    CHECK(evening.visits == 0);
  }
}

TEST_CASE("Of news that nobody reads a shield shows the newest 200 lines", "[shields]") {
  Evening evening(any::games().front(), 1);
  Beside beside;
  for (int line = 1; line <= 201; ++line) beside.since.push_back(std::to_string(line));
  const Json since = faceOf(evening.table, seatAt(0), {}, beside)["since"];
  CHECK(since.size() == 200);
  CHECK(since.front() == "2");
  CHECK(since.back() == "201");
}

TEST_CASE("A look at news that are not the newest any more is none", "[shields]") {
  Evening evening(any::games().front(), 2);
  evening.beats(kSoon);
  // given a phone that says it has looked, and a match that goes on before the table hears of that
  Phone51& phone = *evening.phones.front();
  phone.say("look");
  REQUIRE(phone.beat(evening.now));
  kernel::Luck luck(2);
  any::answer(*evening.match, luck);
  evening.show();
  // then what happened meanwhile is still new to it
  CHECK(evening.party.takeLooks().empty());
}

TEST_CASE("A phone takes back its seat's last choice while the match allows it, and no other phone can", "[shields]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    Evening evening(game, 4);
    kernel::Luck luck(4);
    int offered = 0, gone = 0;
    for (int turn = 0; turn < 40 && !evening.match->over() && (offered < 4 || gone < 4); ++turn) {
      evening.beats(kSoon);
      // given a match whose last choice can be taken back, or cannot
      const Seat maker = evening.match->mayUndoOf();
      const int steps = evening.match->steps(), undos = evening.undos;
      INFO("step " << steps);
      CHECK((maker == Seat::Table) == !evening.match->mayUndo());
      for (std::size_t at = 0; at < evening.phones.size(); ++at) {
        Phone51& phone = *evening.phones[at];
        CHECK(phone.seen()["face"].value("undo", false) == (seatAt(static_cast<int>(at)) == maker));
        if (seatAt(static_cast<int>(at)) != maker) phone.say("undo");
      }
      // when all others want it back, nothing happens
      evening.beats(kSoon);
      CHECK(evening.match->steps() == steps);
      // when the seat that made it does, it is gone, once
      if (maker != Seat::Table) {
        evening.phones[static_cast<std::size_t>(index(maker))]->say("undo");
        evening.phones[static_cast<std::size_t>(index(maker))]->say("undo");
        evening.beats(kSoon);
        CHECK(evening.undos == undos + 1);
        CHECK(evening.match->steps() < steps);
      }
      ++(maker == Seat::Table ? gone : offered);
      any::answer(*evening.match, luck);
      evening.show();
    }
    CHECK(offered > 0);
    CHECK(gone > 0);
  }
}

TEST_CASE("A choice that is taken back too late stays", "[shields]") {
  const any::Game& game = any::games().front();
  Evening evening(game, 4);
  kernel::Luck luck(4);
  while (evening.match->mayUndoOf() == Seat::Table) any::answer(*evening.match, luck);
  evening.show();
  evening.beats(kSoon);
  // given a phone that takes back, and somebody who answers before the table hears of that
  const Seat maker = evening.match->mayUndoOf();
  Phone51& phone = *evening.phones[static_cast<std::size_t>(index(maker))];
  phone.say("undo");
  REQUIRE(phone.beat(evening.now));
  any::answer(*evening.match, luck);
  evening.show();
  // then that is not done
  CHECK(evening.party.takeUndos().empty());
}

TEST_CASE("Notes written on a phone are the seat's; too long ones are refused with a sentence", "[shields][secrets]") {
  Evening evening(any::games().front(), 1);
  evening.beats(kSoon);
  Phone51& phone = *evening.phones.front();
  phone.writeNotes("Bo bluffs");
  evening.beats(kSoon);
  CHECK(evening.match->notes(seatAt(0)) == "Bo bluffs\n");
  CHECK(phone.seen()["face"]["notes"] == "Bo bluffs\n");
  for (std::size_t at = 1; at < evening.phones.size(); ++at) CHECK(evening.phones[at]->seen()["face"]["notes"] == "");
  // when they are too long
  phone.writeNotes(std::string(house::Match::kLongestNotes, 'x'));
  evening.beats(kSoon);
  // then its face says so, the notes stay, and the line too
  CHECK(phone.seen()["face"]["refused"] == "notes have room for 2000 bytes, and these have 2001; leave some out");
  CHECK(phone.seen()["face"]["notes"] == "Bo bluffs\n");
  // until it says something else, even if the match goes on
  kernel::Luck luck(1);
  any::answer(*evening.match, luck);
  evening.show();
  evening.beats(kSoon);
  CHECK(phone.seen()["face"].contains("refused"));
  for (std::size_t at = 1; at < evening.phones.size(); ++at)
    CHECK_FALSE(evening.phones[at]->seen()["face"].contains("refused"));
  phone.writeNotes("");
  evening.beats(kSoon);
  CHECK_FALSE(phone.seen()["face"].contains("refused"));
  CHECK(evening.match->notes(seatAt(0)).empty());
  // and what acts on a terminal is refused, too
  phone.writeNotes("red \x1b[31m");
  evening.beats(kSoon);
  CHECK(phone.seen()["face"].contains("refused"));
}

TEST_CASE("What one phone was about is nothing to the next one at its seat", "[shields][secrets]") {
  Evening evening(any::games().front(), 1);
  evening.beats(kSoon);
  evening.phones.front()->say("why", 0);
  evening.beats(kSoon);
  evening.party.refuse(seatAt(0), "no");
  evening.party.toCurtain(seatAt(0));
  Phone51 next(evening.party, codeIn(evening.party.offer(seatAt(0))));
  REQUIRE(next.call(true, evening.now));
  for (int beat = 0; beat < kSoon; ++beat) REQUIRE(next.beat(evening.now += Time(kBeat)));
  CHECK_FALSE(next.seen()["face"].contains("why"));
  CHECK_FALSE(next.seen()["face"].contains("refused"));
}

TEST_CASE("What a phone was about at a seat that it has left is nothing to the next one there", "[shields][secrets]") {
  // given a phone that has asked why at its seat, and then scans the code of another
  Evening evening(any::games().front(), 1);
  evening.beats(kSoon);
  Phone51& phone = *evening.phones.front();
  phone.say("why", 0);
  evening.beats(kSoon);
  REQUIRE(phone.seen()["face"].contains("why"));
  evening.party.toCurtain(seatAt(1));
  phone.scan(codeIn(evening.party.offer(seatAt(1))));
  REQUIRE(phone.call(true, evening.now));
  CHECK(evening.party.hall().of(seatAt(0)) == Stands::Curtain);
  // when another one comes to the first seat, then it is shown nothing of that, and the first one the other seat's face
  Phone51 next(evening.party, codeIn(evening.party.offer(seatAt(0))));
  REQUIRE(next.call(true, evening.now));
  for (int beat = 0; beat < kSoon; ++beat) {
    evening.now += Time(kBeat);
    REQUIRE(next.beat(evening.now));
    REQUIRE(phone.beat(evening.now));
  }
  CHECK(next.seen()["face"]["you"] == 0);
  CHECK_FALSE(next.seen()["face"].contains("why"));
  CHECK(phone.seen()["face"]["you"] == 1);
  CHECK_FALSE(phone.seen()["face"].contains("why"));
}

}  // namespace shields
