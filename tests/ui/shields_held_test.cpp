// What passes between phones and table while the table holds, and what does not pass at all.

#include "shielded.h"

namespace ui::test {

namespace {

/// A match of Vault of three people, all on phones, after the deal.
struct Held {
  Held()
      : evening(*games::named("vault"), 3, 3, 5), shields(*evening.shields()),
        phones(phonesFor(evening.clock, shields, shields.people())) {
    leave(evening);
    pass();
    QObject::connect(&shields, &Shields::looked, &shields, [this] { ++looks; });
    QObject::connect(&shields, &Shields::noted, &shields, [this] { ++notes; });
  }
  void pass(int times = 60) { beats(evening.clock, phones, times); }
  [[nodiscard]] const house::Match& match() const { return evening.match(); }
  /// The first thing that a seat could choose, to the end of its visit.
  [[nodiscard]] ::shields::Wish anyWish(Seat seat) const {
    ::shields::Wish wish;
    for (kernel::Decision d = questionAfter(match(), seat, wish); !d.empty(); d = questionAfter(match(), seat, wish))
      wish.choices.push_back(d[0]);
    return wish;
  }
  void answerAtTheTable(Seat seat) { emit shields.answered(seat, false, anyWish(seat).choices); }
  void write(int phone, const std::string& text) {
    phones[static_cast<std::size_t>(phone)]->say(
        {{"step", 0}, {"chosen", 0}, {"do", "notes"}, {"pick", 0}, {"notes", text}});
  }

  PlainShielded evening;
  Shields& shields;
  Phones phones;
  int looks = 0, notes = 0;
};

}  // namespace

TEST_CASE("While the table holds, nothing that phones say is passed on: neither looks nor notes", "[shields]") {
  Held game;
  game.shields.hold(true);
  game.write(0, "Ben lies");
  game.phones[1]->say("look");
  game.pass();
  CHECK(game.match().notes(seatAt(0)).empty());
  CHECK(game.looks == 0);
  // but as soon as it is free
  game.shields.hold(false);
  CHECK(game.match().notes(seatAt(0)) == "Ben lies\n");
  CHECK(game.looks == 1);
  game.pass();
  CHECK(game.phones[1]->face()["since"].empty());
}

TEST_CASE("While the table holds, phones are shown nothing new, whatever happens", "[shields][secrets]") {
  Held game;
  const int steps = game.match().steps();
  game.shields.hold(true);
  game.answerAtTheTable(game.match().asked().first());
  REQUIRE(game.match().steps() > steps);
  game.pass();
  for (const auto& phone : game.phones) CHECK(phone->face()["step"] == steps);
  game.shields.hold(false);
  game.pass();
  for (const auto& phone : game.phones) CHECK(phone->face()["step"] == game.match().steps());
}

TEST_CASE("An answer that no longer fits is refused with a sentence, and asked anew", "[shields]") {
  // given a visit that is confirmed on a phone while the table holds
  Held game;
  const Seat seat = game.match().asked().first();
  Phone& phone = *game.phones[static_cast<std::size_t>(index(seat))];
  game.shields.hold(true);
  const std::size_t choices = game.anyWish(seat).choices.size();
  for (std::size_t chosen = 0; chosen <= choices; ++chosen)
    phone.say(
        {{"step", game.match().steps()}, {"chosen", chosen}, {"do", chosen < choices ? "pick" : "done"}, {"pick", 0}});
  game.pass();
  // when the same question is answered otherwise meanwhile
  game.answerAtTheTable(seat);
  const int steps = game.match().steps();
  game.shields.hold(false);
  game.pass();
  // then the phone's answer changes nothing, and it is told so
  CHECK(game.match().steps() == steps);
  CHECK(phone.face().value("refused", "") == "Something else has happened: choose again.");
  CHECK_FALSE(phone.face().contains("sent"));
}

TEST_CASE("Notes that are too long reach no window, and the phone is told so", "[shields]") {
  Held game;
  game.write(0, std::string(house::Match::kLongestNotes + 1, 'n'));
  game.pass();
  CHECK(game.notes == 0);
  CHECK(game.match().notes(seatAt(0)).empty());
  CHECK(game.phones[0]->face().value("refused", "") == "Notes have 2000 letters at most.");
  CHECK(game.phones[0]->open());
}

TEST_CASE("Who is sent away and says nothing more is hung up on", "[shields]") {
  Held game;
  game.shields.toCurtain(seatAt(0));
  CHECK(QTest::qWaitFor([&] {
    game.evening.clock.pass(shields::kBeat);
    return !game.phones[0]->open();
  }));
  CHECK(game.phones[1]->open());
}

TEST_CASE("Whoever comes is sent six frames at once, and then one a beat, whatever there is to say",
          "[shields][secrets]") {
  Held game;
  Phone& phone = *game.phones[0];
  // given a page that is loaded again, when no time passes
  phone.call(false);
  CHECK(QTest::qWaitFor([&] { return phone.frames() >= 6; }));
  QApplication::processEvents();
  // then there are six
  CHECK(phone.frames() == 6);
  // and afterwards one a beat, with something to say and without
  game.pass(10);
  CHECK(phone.frames() == 16);
  game.phones[1]->say("look");
  phone.say("why", 1);
  game.pass(10);
  CHECK(phone.frames() == 26);
}

}  // namespace ui::test
