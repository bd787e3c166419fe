// Messages over frames at a fixed pace.

#include "shields/stream.h"

#include <random>
#include <stdexcept>

#include "shields/channel.h"
#include "support/catch.h"

namespace shields {

namespace {

using Heard = Listener::Heard;

Bytes messageOf(std::size_t length, std::uint8_t with = 1) { return Bytes(length, with); }

}  // namespace

TEST_CASE("Messages of any length arrive whole and in order, a part each beat", "[shields]") {
  for (const std::size_t room : {std::size_t{2}, std::size_t{5}, kMostToTable, kMostToPhone}) {
    Sender sender(room);
    Listener listener;
    std::vector<Bytes> said, heard;
    for (const std::size_t length : {std::size_t{0}, std::size_t{1}, room - 1, room, 3 * room - 3, 3 * room + 7}) {
      said.push_back(messageOf(length, static_cast<std::uint8_t>(length)));
      sender.say(said.back());
    }
    while (!sender.silent()) {
      const Bytes carried = sender.next();
      CHECK(carried.size() <= room);
      const Heard what = listener.take(carried);
      CHECK(what != Heard::Nonsense);
      if (what == Heard::Message) heard.push_back(listener.message());
    }
    CHECK(heard == said);
    // and with nothing to say there is a frame all the same
    CHECK(listener.take(sender.next()) == Heard::Nothing);
  }
}

TEST_CASE("However much is said, each beat has one frame of one size", "[shields][secrets]") {
  // given one end that says nothing, and one that says a lot
  const KeyPair table, phone;
  Channel quiet = *Channel::between(End::Table, table, phone.open(), newCall(), newCall());
  Channel loud = *Channel::between(End::Table, table, phone.open(), newCall(), newCall());
  Sender nothing(kMostToPhone), much(kMostToPhone);
  much.say(messageOf(40'000));
  for (int beat = 0; beat < 20; ++beat) {
    if (beat == 7) much.say(messageOf(1));
    CHECK(quiet.seal(nothing.next()).size() == kFrameToPhone);
    CHECK(loud.seal(much.next()).size() == kFrameToPhone);
  }
  CHECK(much.silent());
}

TEST_CASE("Only the newest picture waits, and what is half said is said to its end", "[shields]") {
  Sender sender(10);
  Listener listener;
  sender.sayInstead(messageOf(25, 1));
  sender.sayInstead(messageOf(5, 2));  // nothing of the first was said
  CHECK(listener.take(sender.next()) == Heard::Message);
  CHECK(listener.message() == messageOf(5, 2));
  sender.sayInstead(messageOf(25, 3));
  CHECK(listener.take(sender.next()) == Heard::Nothing);
  sender.sayInstead(messageOf(5, 4));
  sender.sayInstead(messageOf(5, 5));
  std::vector<Bytes> heard;
  while (!sender.silent())
    if (listener.take(sender.next()) == Heard::Message) heard.push_back(listener.message());
  CHECK(heard == std::vector{messageOf(25, 3), messageOf(5, 5)});
}

TEST_CASE("What is no part of a message is nonsense, and a message has an end", "[shields]") {
  CHECK(Listener().take({}) == Heard::Nonsense);
  CHECK(Listener().take({3}) == Heard::Nonsense);
  CHECK(Listener().take({0, 1}) == Heard::Nonsense);
  Listener half;
  CHECK(half.take({1, 7}) == Heard::Nothing);
  CHECK(half.take({0}) == Heard::Nonsense);
  Listener endless;
  Bytes part(kMostToTable, 0);
  part.front() = 1;
  Heard heard = Heard::Nothing;
  int parts = 0;
  while (heard == Heard::Nothing && parts < 1000) heard = endless.take(part), ++parts;
  CHECK(heard == Heard::Nonsense);
  CHECK(parts * (kMostToTable - 1) > kMostInMessage);
  CHECK_THROWS_AS(Sender(10).say(messageOf(kMostInMessage + 1)), std::length_error);
  CHECK_THROWS_AS(Sender(10).sayInstead(messageOf(kMostInMessage + 1)), std::length_error);
}

}  // namespace shields
