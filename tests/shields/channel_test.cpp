// The channel between the table and a phone: what others on the network can do to it.

#include "shields/channel.h"

#include <algorithm>
#include <random>
#include <set>

#include "support/catch.h"
#include "support/trials.h"

namespace shields {

namespace {

Bytes bytesOf(std::string_view text) { return {text.begin(), text.end()}; }

/// A table and a phone that have greeted one another.
struct Met {
  explicit Met(std::optional<Token> token = newToken()) {
    auto first = greet(phoneKeys, tableKeys.open(), call, token);
    REQUIRE(first);
    greeting = first->first;
    phone = std::move(first->second);
    std::optional<Greeted> greeted = greetedBy(greeting, tableKeys, call);
    REQUIRE(greeted);
    said = greeted->greeting;
    table = std::move(greeted->channel);
  }

  KeyPair tableKeys, phoneKeys;
  Call call = newCall();
  Bytes greeting;
  Greeting said;
  std::optional<Channel> table, phone;
};

}  // namespace

TEST_CASE("What one end seals the other opens, in order", "[shields]") {
  const Token token = newToken();
  Met met(token);
  // given a phone that greets with the token of its code
  CHECK(met.said.key == met.phoneKeys.open());
  REQUIRE(met.said.token);
  CHECK(same(*met.said.token, token));
  // when both speak, then each hears the other, whatever was said before
  for (const std::string_view said : {"", "one", "two"}) {
    CHECK(met.phone->open(met.table->seal(bytesOf(said))) == bytesOf(said));
    CHECK(met.table->open(met.phone->seal(bytesOf(said))) == bytesOf(said));
  }
  const Bytes longest(kMostToPhone, 7);
  CHECK(met.phone->open(met.table->seal(longest)) == longest);
  // and both have the same sign; another phone has another, but once in 1,600 times
  CHECK(met.table->sign() == met.phone->sign());
  std::set<int> signs;
  for (int other = 0; other < 20; ++other) {
    const Sign sign = Met().table->sign();
    CHECK(sign.picture < kPictures);
    CHECK(sign.number < 100);
    signs.insert(100 * sign.picture + sign.number);
  }
  CHECK(signs.size() > 15);
  // and a phone that comes back says so, without a token, and has the same sign
  const auto again = greet(met.phoneKeys, met.tableKeys.open(), newCall(), std::nullopt);
  REQUIRE(again);
  CHECK(again->second.sign() == met.phone->sign());
  CHECK_FALSE(Met(std::nullopt).said.token);
}

TEST_CASE("All frames of a direction have one size, whatever they carry", "[shields][secrets]") {
  Met met;
  for (const std::size_t length : {std::size_t{0}, std::size_t{1}, std::size_t{100}, kMostToTable}) {
    CHECK(met.phone->seal(Bytes(length, 1)).size() == kFrameToTable);
    CHECK(met.table->seal(Bytes(length, 1)).size() == kFrameToPhone);
  }
  CHECK(met.greeting.size() == kGreeting);
  CHECK(Met(std::nullopt).greeting.size() == kGreeting);
  // and the same message is never the same frame
  const Bytes message = bytesOf("pass");
  CHECK(met.phone->seal(message) != met.phone->seal(message));
}

TEST_CASE("What was said cannot be said again, not later, not elsewhere, not backwards", "[shields][secrets]") {
  Met met;
  const Bytes first = met.phone->seal(bytesOf("bid 5"));
  CHECK(met.table->open(first));
  CHECK_FALSE(met.table->open(first));
  // a frame that was held back fits no more
  const Bytes second = met.phone->seal(bytesOf("second"));
  const Bytes third = met.phone->seal(bytesOf("third"));
  CHECK_FALSE(met.table->open(third));
  CHECK(met.table->open(second));
  CHECK(met.table->open(third));
  // a whole greeting is no greeting to another call
  CHECK_FALSE(greetedBy(met.greeting, met.tableKeys, newCall()));
  // nor to another table
  CHECK_FALSE(greetedBy(met.greeting, KeyPair(), met.call));
  // and the two directions share no nonce: the same message, as the second of each, is sealed otherwise
  Met other;
  const Bytes message(100, 'x');
  (void)other.table->seal(message);  // the greeting was the phone's first
  const Bytes there = other.phone->seal(message), back = other.table->seal(message);
  const auto sealedIn = [](const Bytes& frame) { return Bytes(frame.begin() + 16, frame.begin() + 116); };
  CHECK(sealedIn(there) != sealedIn(back));
}

TEST_CASE("A frame that somebody has touched is none", "[shields][secrets]") {
  Met met;
  std::mt19937 luck(7);
  const Bytes frame = met.phone->seal(bytesOf("bid 5"));
  for (int attempt = 0; attempt < 500; ++attempt) {
    Bytes touched = frame;
    touched[luck() % touched.size()] ^= static_cast<std::uint8_t>(1U << luck() % 8);
    CHECK_FALSE(met.table->open(touched));
  }
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, kFrameToTable - 1, kFrameToTable + 1, kFrameToPhone})
    CHECK_FALSE(met.table->open(Bytes(size)));
  CHECK(met.table->open(frame) == bytesOf("bid 5"));
  for (int attempt = 0; attempt < 500; ++attempt) {
    Bytes touched = met.greeting;
    touched[luck() % touched.size()] ^= static_cast<std::uint8_t>(1U << luck() % 8);
    // the key's highest bit means nothing: it is the same key
    const std::optional<Greeted> greeted = greetedBy(touched, met.tableKeys, met.call);
    if (greeted) CHECK((touched[31] ^ met.greeting[31]) == 0x80);
  }
}

TEST_CASE("Keys with which anybody could read along are refused", "[shields][secrets]") {
  const KeyPair table;
  for (const int ones : {0, 1}) {
    PublicKey weak{};
    weak[0] = static_cast<std::uint8_t>(ones);
    CHECK_FALSE(Channel::between(End::Table, table, weak, newCall(), newCall()));
    Bytes greeting(kGreeting);
    greeting[0] = static_cast<std::uint8_t>(ones);
    CHECK_FALSE(greetedBy(greeting, table, newCall()));
    CHECK_FALSE(greet(table, weak, newCall(), std::nullopt));
  }
}

TEST_CASE("100,000 hostile frames and greetings open nothing, and others go on undisturbed", "[shields][secrets]") {
  Met met;
  std::mt19937 luck(2026);
  int opened = 0;
  for (int attempt = 0; attempt < support::trials(100'000); ++attempt) {
    const bool greets = attempt % 2 == 0;
    const std::size_t right = greets ? kGreeting : kFrameToTable;
    Bytes hostile(luck() % 4 == 0 ? luck() % 2048 : right);
    if (!hostile.empty())
      for (int byte = 0; byte < 24; ++byte) hostile[luck() % hostile.size()] = static_cast<std::uint8_t>(luck());
    if (greets) opened += greetedBy(hostile, met.tableKeys, met.call) ? 1 : 0;
    else opened += met.table->open(hostile) ? 1 : 0;
  }
  CHECK(opened == 0);
  CHECK(met.table->open(met.phone->seal(bytesOf("still here"))) == bytesOf("still here"));
}

TEST_CASE("A token is written for an address, and compared whole", "[shields]") {
  Token token{};
  CHECK(base64(token) == "AAAAAAAAAAAAAAAAAAAAAA");
  token.fill(0xff);
  CHECK(base64(token) == "_____________________w");
  Token other = token;
  CHECK(same(token, other));
  other.back() ^= 1;
  CHECK_FALSE(same(token, other));
  CHECK_FALSE(same(newToken(), newToken()));
}

}  // namespace shields
