// What is kept of the shields, so that phones find a program that was begun anew.

#include "shields/kept.h"

#include "engine/kernel/errors.h"
#include "shields/phones.h"

namespace shields {

namespace {

using namespace std::chrono_literals;
using kernel::seatAt;

const Seat kFirst = seatAt(0), kSecond = seatAt(1), kThird = seatAt(2);

SeatSet three() { return SeatSet::firstOf(3); }

Kept two() {
  Kept kept;
  kept.secret.fill(7);
  for (const int seat : {0, 2}) {
    Known phone{seatAt(seat), {}, {5 + seat, 90 + seat}};
    phone.key.fill(static_cast<std::uint8_t>(seat + 1));
    kept.phones.push_back(phone);
  }
  return kept;
}

/// The text of two phones with a part of it replaced.
std::string damaged(const std::string& part, const std::string& by) {
  std::string text = textOf(two());
  const std::size_t at = text.find(part);
  REQUIRE(at != std::string::npos);
  return text.replace(at, part.size(), by);
}

}  // namespace

TEST_CASE("A key pair made of a secret that was kept is the same pair", "[shields]") {
  const KeyPair first;
  const KeyPair again(first.secret());
  CHECK(again.open() == first.open());
  CHECK(std::ranges::equal(again.secret(), first.secret()));
  CHECK(KeyPair().open() != first.open());
}

TEST_CASE("A seat's phone that was kept is away, and comes back by itself", "[shields]") {
  Hall hall(three(), 60s);
  const Kept kept = two();
  for (const Known& each : kept.phones) hall.await(each, 100s);
  CHECK(hall.of(kFirst) == Stands::Away);
  CHECK(hall.of(kSecond) == Stands::Curtain);
  CHECK(hall.known() == kept.phones);
  CHECK(hall.shields() == (SeatSet(kFirst) | SeatSet(kThird)));  // within the grace
  // its grace begins anew
  CHECK(hall.pass(159s).empty());
  CHECK(hall.greet({kept.phones[0].key, kept.phones[0].sign, 159s}, std::nullopt).answer == Hall::Answer::Back);
  CHECK(hall.pass(160s) == SeatSet(kThird));
  CHECK(hall.known() == kept.phones);  // the other may still come back
  // and a seat that no person plays any more has no phone
  Hall smaller(SeatSet(kSecond), 60s);
  for (const Known& each : kept.phones) smaller.await(each, 100s);
  CHECK(smaller.known().empty());
  CHECK(smaller.phone(kFirst) == nullptr);
  CHECK(smaller.of(kFirst) == Stands::Curtain);
}

TEST_CASE("What was kept is read as it was written", "[shields]") {
  CHECK(keptIn(textOf(two())) == two());
  CHECK(keptIn(textOf({})) == Kept{});
  CHECK(bytesIn(base64(two().secret)) == Bytes(32, 7));
  CHECK(bytesIn("") == Bytes());
  for (const char* text : {"A", "AA==", "A+/A", "AA AA", "AAB"}) CHECK_FALSE(bytesIn(text));
}

TEST_CASE("What was kept and is damaged is refused with one sentence", "[shields]") {
  const std::string key = base64(two().phones[0].key), other = base64(two().phones[1].key);
  for (const std::string& text :
       {std::string(), std::string("{"), std::string("[]"), std::string("{}"), damaged("\"secret\"", "\"Secret\""),
        damaged(key, key.substr(1)), damaged(key, base64(Bytes(31, 1))), damaged(key, base64(Bytes(33, 1))),
        damaged(key, "*" + key.substr(1)), damaged(key, other), damaged("\"" + key + "\"", "1"),
        damaged("\"seat\": 0", "\"seat\": 2"), damaged("\"seat\": 0", "\"seat\": 8"),
        damaged("\"seat\": 0", "\"seat\": -1"), damaged("\"seat\": 0", "\"seat\": 0.5"),
        damaged("\"seat\": 0", "\"seat\": 0, \"name\": 1"), damaged("90", "100"), damaged("90", "90, 1"),
        damaged("\"phones\": [", "\"phones\": [7,")}) {
    INFO(text);
    try {
      (void)keptIn(text);
      FAIL("it was read");
    } catch (const kernel::DataError& why) {
      const std::string said = why.what();
      CHECK(said.starts_with("the phones that were shields cannot be found again: "));
      CHECK(said.ends_with("; scan new codes with them"));
      CHECK(said.find('\n') == std::string::npos);
      CHECK(said.find(base64(two().secret)) == std::string::npos);  // it may be shown
    }
  }
}

TEST_CASE("Phones come back to a program that was killed in the middle of a match, with the same signs",
          "[shields][secrets]") {
  const any::Game& game = any::games().front();
  Evening evening(game, 1);
  evening.beats(30);
  const Sign sign = evening.phones[0]->sign();
  // given a table that was kept, and a program that was killed and begun anew
  const Kept kept = keptIn(textOf(evening.party.kept()));
  CHECK(kept.phones.size() == evening.phones.size());
  Party again(allOf(*evening.match), 60s, kept, evening.now);
  again.show(evening.table, {});
  CHECK(again.kept() == kept);
  // when the phones call without a code
  for (const auto& phone : evening.phones) {
    phone->meets(again);
    REQUIRE(phone->call(false, evening.now));
  }
  for (int beat = 0; beat < 30; ++beat) {
    evening.now += Time(kBeat);
    for (const auto& phone : evening.phones) REQUIRE(phone->beat(evening.now));
  }
  // then each has its seat
  for (int at = 0; at < evening.match->seats(); ++at) {
    CHECK(again.hall().of(seatAt(at)) == Stands::Shield);
    CHECK(evening.phones[static_cast<std::size_t>(at)]->seen()["face"]["you"] == at);
  }
  CHECK(evening.phones[0]->sign() == sign);
  CHECK(again.hall().phone(kFirst)->sign == sign);
  // and a phone that is none of them has none
  Phone51 stranger(again, {KeyPair(kept.secret).open(), newToken()});
  CHECK_FALSE(stranger.call(true, evening.now));
  CHECK_FALSE(stranger.call(false, evening.now));
}

}  // namespace shields
