// Whole matches over lines: phones that play, come back, are two, or are no phones at all.

#include <random>

#include "shields/phones.h"
#include "support/trials.h"

namespace shields {

namespace {

using namespace std::chrono_literals;
using kernel::seatAt;

}  // namespace

TEST_CASE("Phones play whole matches of any game; some are loaded again, answer twice or too late", "[shields]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= support::trials(2); ++seed) {
      INFO(game.id() << ", seed " << seed);
      Evening evening(game, seed);
      kernel::Luck luck(seed);
      const auto happens = [&](int in) { return luck.pick(in, kernel::ChanceOf::Card) == 0; };
      int loaded = 0, twice = 0, late = 0;
      for (int beat = 0; !evening.match->over(); ++beat) {
        REQUIRE(beat < 60'000);
        evening.beat();
        for (const auto& phone : evening.phones) {
          INFO("beat " << beat);
          // a page that is loaded again greets without a code, in the middle of a visit or not
          if (happens(300)) {
            REQUIRE(phone->call(false, evening.now));
            ++loaded;
          }
          if (!phone->fresh() || !phone->seen().contains("face")) continue;
          if (happens(40)) phone->say({{"step", 100'000}, {"chosen", 0}, {"do", "done"}, {"pick", 0}}), ++late;
          phone->choose(luck);
          if (happens(40)) phone->choose(luck), ++twice;
        }
      }
      CHECK(evening.visits > 5);
      CHECK(loaded + twice + late > 0);
      // then all see how it ended
      for (int beat = 0; beat < 200; ++beat) evening.beat();
      for (const auto& phone : evening.phones) CHECK_FALSE(phone->seen()["face"]["ending"].get<std::string>().empty());
    }
}

TEST_CASE("Where two phones want a seat, the second sees nothing until the table has chosen", "[shields][secrets]") {
  for (const bool second : {false, true}) {
    Evening evening(any::games().front(), 1);
    Phone51& first = *evening.phones.front();
    Phone51 other(evening.party, codeIn(evening.party.offer(seatAt(0))));
    REQUIRE(other.call(true, evening.now));
    CHECK(evening.party.hall().of(seatAt(0)) == Stands::Twice);
    for (int beat = 0; beat < 30; ++beat) {
      evening.beat();
      REQUIRE(other.beat(evening.now));
    }
    CHECK(other.seen()["waits"] == true);
    CHECK_FALSE(other.seen().contains("face"));
    CHECK(first.seen().contains("face"));
    // nor does it do anything there
    other.writeNotes("I am Ann");
    for (int beat = 0; beat < 5; ++beat) REQUIRE(other.beat(evening.now += Time(kBeat)));
    CHECK(evening.party.takeNotes().empty());
    // the signs are those that stand at the table
    CHECK(evening.party.hall().second(seatAt(0))->sign == other.sign());
    CHECK(evening.party.hall().phone(seatAt(0))->sign == first.sign());
    // when the table chooses
    second ? evening.party.takeSecond(seatAt(0)) : evening.party.keepFirst(seatAt(0));
    // then the other one's line is closed, and it is shown nothing any more
    const std::vector<Party::Line> gone = evening.party.pass(evening.now);
    REQUIRE(gone.size() == 1);
    CHECK(gone.front() == (second ? first.line() : other.line()));
    CHECK(evening.party.lineOf(seatAt(0)) == (second ? other.line() : first.line()));
    CHECK_FALSE((second ? first : other).beat(evening.now));
    CHECK_FALSE((second ? first : other).call(false, evening.now));
    Phone51& kept = second ? other : first;
    for (int beat = 0; beat < 30; ++beat) REQUIRE(kept.beat(evening.now += Time(kBeat)));
    CHECK(kept.seen().contains("face"));
    CHECK(kept.seen()["face"]["you"] == 0);
  }
}

TEST_CASE("A phone that is gone for long leaves its seat to the curtain, and comes back by itself", "[shields]") {
  Evening evening(any::games().front(), 1);
  Phone51& phone = *evening.phones.front();
  evening.party.closed(phone.line(), evening.now);
  CHECK(evening.party.hall().of(seatAt(0)) == Stands::Away);
  CHECK(evening.party.hall().of(seatAt(1)) == Stands::Shield);
  CHECK_FALSE(evening.party.lineOf(seatAt(0)));
  (void)evening.party.pass(evening.now + 61s);
  CHECK(evening.party.hall().of(seatAt(0)) == Stands::Curtain);
  REQUIRE(phone.call(false, evening.now + 62s));
  CHECK(evening.party.hall().of(seatAt(0)) == Stands::Shield);
  for (int beat = 0; beat < 30; ++beat) REQUIRE(phone.beat(evening.now += Time(kBeat)));
  CHECK(phone.seen()["face"]["you"] == 0);
}

TEST_CASE("Where several answer at once, one who has confirmed takes nothing from those who still choose",
          "[shields]") {
  // given two seats that look at the same time, each having said so and not confirmed it
  const auto found =
      std::ranges::find_if(any::games(), [](const any::Game& game) { return game.id() == "warehouse51"; });
  REQUIRE(found != any::games().end());
  Evening evening(*found, 1);
  const auto beats = [&] {
    for (int beat = 0; beat < 40; ++beat) evening.beat();
  };
  beats();
  Phone51 &one = *evening.phones[0], &other = *evening.phones[1];
  for (Phone51* each : {&one, &other}) each->say({{"step", 0}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  beats();
  REQUIRE(other.seen()["face"]["chosen"].size() == 1);
  // when one of them confirms
  one.say({{"step", 0}, {"chosen", 1}, {"do", "done"}, {"pick", 0}});
  beats();
  // then the other's choice is still there, and can be confirmed
  CHECK(evening.match->steps() == 1);
  CHECK(one.seen()["face"]["question"].is_null());
  CHECK(other.seen()["face"]["chosen"].size() == 1);
  other.say({{"step", 1}, {"chosen", 1}, {"do", "done"}, {"pick", 0}});
  beats();
  CHECK(evening.match->steps() == 2);
}

TEST_CASE("Where several answer at once, nobody is late because another has answered a moment before", "[shields]") {
  // given three that look at the same time, each having said so and not confirmed it
  const auto found =
      std::ranges::find_if(any::games(), [](const any::Game& game) { return game.id() == "warehouse51"; });
  REQUIRE(found != any::games().end());
  Evening evening(*found, 1);
  evening.beats(40);
  for (const auto& phone : evening.phones) phone->say({{"step", 0}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  evening.beats(40);
  REQUIRE(evening.match->asked().size() > 2);
  const int all = evening.match->asked().size();
  // when all confirm what stands before them before the table has told any of them what another has confirmed
  for (const auto& phone : evening.phones) {
    phone->say({{"step", 0}, {"chosen", 1}, {"do", "done"}, {"pick", 0}});
    evening.beat();
  }
  evening.beats(40);
  // then all have answered
  CHECK(evening.visits == all);
  CHECK(evening.match->steps() == all);
  // but what one says of that question once the match is past it, or of a moment that has not come, is late
  const int steps = evening.match->steps();
  for (const int step : {0, steps - 1, steps + 1})
    for (const auto& phone : evening.phones) {
      phone->say({{"step", step}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
      evening.beats(5);
      CHECK(phone->seen()["face"]["chosen"].empty());
    }
}

TEST_CASE("A visit that is confirmed is asked no more and changes no more, until the table has made it", "[shields]") {
  // given a seat that has confirmed a visit, while the table does nothing yet: somebody is behind the curtain
  const auto found =
      std::ranges::find_if(any::games(), [](const any::Game& game) { return game.id() == "warehouse51"; });
  REQUIRE(found != any::games().end());
  Evening evening(*found, 1);
  Phone51& phone = *evening.phones.front();
  const auto beats = [&] {
    for (int beat = 0; beat < 40; ++beat) REQUIRE(phone.beat(evening.now += Time(kBeat)));
  };
  beats();
  CHECK_FALSE(phone.seen()["face"].contains("sent"));
  phone.say({{"step", 0}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  beats();
  phone.say({{"step", 0}, {"chosen", 1}, {"do", "done"}, {"pick", 0}});
  beats();
  // then its shield says so, and asks nothing
  CHECK(phone.seen()["face"]["sent"] == true);
  CHECK(phone.seen()["face"]["question"].is_null());
  CHECK(phone.seen()["face"]["respond"].is_null());
  // but another one, who has confirmed nothing, is still asked
  Phone51& other = *evening.phones[1];
  other.say({{"step", 0}, {"chosen", 0}, {"do", "why"}, {"pick", 0}});
  for (int beat = 0; beat < 40; ++beat) REQUIRE(other.beat(evening.now += Time(kBeat)));
  CHECK_FALSE(other.seen()["face"].contains("sent"));
  CHECK_FALSE(other.seen()["face"]["question"].is_null());
  // when somebody presses on, then there is one visit all the same, and nothing is chosen anew
  phone.say({{"step", 0}, {"chosen", 0}, {"do", "pick"}, {"pick", 0}});
  phone.say({{"step", 0}, {"chosen", 1}, {"do", "done"}, {"pick", 0}});
  beats();
  CHECK(phone.seen()["face"]["chosen"].empty());
  CHECK(evening.party.takeWishes().size() == 1);
  evening.show();
  beats();
  CHECK_FALSE(phone.seen()["face"].contains("sent"));
}

TEST_CASE("Numbers among the choices are said as numbers, for a grid of them", "[shields]") {
  // given a game that says which of its things are numbers, and a bid to be made
  const auto found = std::ranges::find_if(any::games(), [](const any::Game& game) { return game.id() == "vault"; });
  REQUIRE(found != any::games().end());
  Evening evening(*found, 1);
  kernel::Luck luck(1);
  int numbers = 0;
  for (int move = 0; move < 60 && !evening.match->over(); ++move) {
    for (int at = 0; at < evening.match->seats(); ++at) {
      const Seat seat = seatAt(at);
      Table table = evening.table;
      table.amount = found->module.vocabulary().amount;
      const Json face = faceOf(table, seat, {}, {});
      if (face["question"].is_null()) continue;
      const kernel::Decision d = questionAfter(*evening.match, seat, {});
      for (int choice = 0; choice < d.size(); ++choice) {
        const Json& shown = face["question"]["choices"][static_cast<std::size_t>(choice)];
        const bool counts = d[choice].noun.kind == table.amount;
        CHECK(shown.contains("amount") == counts);
        if (!counts) continue;
        CHECK(shown["amount"] == d[choice].noun.index);
        ++numbers;
      }
    }
    any::answer(*evening.match, luck);
  }
  CHECK(numbers > 10);
}

TEST_CASE("When a phone calls anew before its old line is known to be dead, the old one is closed", "[shields]") {
  // given a phone that has left the network without a word, and calls again when it is back
  Evening evening(any::games().front(), 1);
  Phone51& phone = *evening.phones.front();
  const Party::Line old = phone.line();
  REQUIRE(phone.call(false, evening.now));
  // when time goes on, then whoever holds the lines is told to close the old one, once
  CHECK(evening.party.pass(evening.now) == std::vector{old});
  CHECK(evening.party.pass(evening.now).empty());
  // and the phone plays on over the new one
  CHECK(evening.party.lineOf(seatAt(0)) == phone.line());
  CHECK(phone.beat(evening.now += Time(kBeat)));
}

TEST_CASE("A code that was used or never was lets nobody in, and who is silent is sent away", "[shields][secrets]") {
  Evening evening(any::games().front(), 1);
  const Code code = codeIn(evening.party.offer(seatAt(0)));
  Phone51 joined(evening.party, code), photographed(evening.party, code);
  evening.party.toCurtain(seatAt(0));
  CHECK_FALSE(joined.call(true, evening.now));  // the code is void with it
  const Code again = codeIn(evening.party.offer(seatAt(0)));
  Phone51 right(evening.party, again), late(evening.party, again), guessed(evening.party, {again.table, newToken()});
  CHECK_FALSE(guessed.call(true, evening.now));
  CHECK(right.call(true, evening.now));
  CHECK_FALSE(late.call(true, evening.now));
  CHECK_FALSE(late.call(false, evening.now));
  // somebody who opens a line and says nothing
  const Party::Opened silent = evening.party.open(evening.now);
  CHECK_FALSE(evening.party.beat(silent.line));
  (void)evening.party.pass(evening.now + 4s);
  CHECK_FALSE(evening.party.beat(silent.line));
  const std::vector<Party::Line> gone = evening.party.pass(evening.now + 5s);
  CHECK(std::ranges::find(gone, silent.line) != gone.end());
  CHECK_FALSE(evening.party.hear(silent.line, Bytes(kGreeting), evening.now));
}

TEST_CASE("A phone that is sent away says nothing more, even before its line is closed", "[shields][secrets]") {
  Evening evening(any::games().front(), 1);
  evening.party.toCurtain(seatAt(0));
  evening.phones.front()->writeNotes("I am Ann");
  CHECK_FALSE(evening.phones.front()->beat(evening.now += Time(kBeat)));
  CHECK(evening.party.takeNotes().empty());
}

TEST_CASE("There are so many lines at a time, and no more until some have gone", "[shields]") {
  Evening evening(any::games().front(), 1);
  const auto openAll = [&] {
    int lines = 0;
    while (evening.party.open(evening.now).line >= 0) REQUIRE(++lines < 1000);
    return lines;
  };
  const int left = kMostLines - evening.match->seats();
  CHECK(openAll() == left);
  CHECK(evening.party.pass(evening.now += 5s).size() == static_cast<std::size_t>(left));
  CHECK(openAll() == left);
}

TEST_CASE("100,000 hostile calls and frames have no effect, and other shields play on", "[shields][secrets]") {
  const any::Game& game = any::games().front();
  Evening evening(game, 1);
  std::mt19937 luck(5);
  const int steps = evening.match->steps();
  for (int attempt = 0; attempt < support::trials(100'000); ++attempt) {
    const Party::Opened opened = evening.party.open(evening.now);
    if (opened.line < 0) {
      (void)evening.party.pass(evening.now += 6s);
      continue;
    }
    Bytes hostile(luck() % 8 == 0 ? luck() % 4096 : kGreeting);
    for (int byte = 0; byte < 12 && !hostile.empty(); ++byte)
      hostile[luck() % hostile.size()] = static_cast<std::uint8_t>(luck());
    if (luck() % 3 != 0) CHECK_FALSE(evening.party.hear(opened.line, hostile, evening.now));
  }
  (void)evening.party.pass(evening.now += 6s);
  CHECK(evening.match->steps() == steps);
  for (int at = 0; at < evening.match->seats(); ++at) CHECK(evening.party.hall().of(seatAt(at)) == Stands::Shield);
  evening.show();
  for (int beat = 0; beat < 30; ++beat) evening.beat();
  CHECK(evening.phones.front()->seen().contains("face"));
  // a phone of the table's own that floods it is sent away, and so is one that says nonsense; others are not
  Phone51& flooding = *evening.phones.front();
  bool open = true;
  for (int frame = 0; frame < 200 && open; ++frame) open = flooding.beat(evening.now);
  CHECK_FALSE(open);
  CHECK(evening.party.hall().of(seatAt(0)) == Stands::Away);
  Phone51& raving = *evening.phones.back();
  raving.say({{"step", steps}, {"chosen", 0}, {"do", "pick"}, {"pick", "all"}});
  open = true;
  for (int beat = 0; beat < 5 && open; ++beat) open = raving.beat(evening.now += Time(kBeat));
  CHECK_FALSE(open);
  CHECK(evening.match->steps() == steps);
}

}  // namespace shields
