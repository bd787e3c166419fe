// The server of the shields under those who want to break it: places that are taken, memory that fills, floods.

#include <QFile>
#include <random>

#include "caller.h"

namespace shields::test {

namespace {

using Callers = std::vector<std::unique_ptr<Caller>>;

/// The memory of this program in megabytes; 0 where the system does not say, or a sanitizer keeps what is freed.
double memory() {
#ifdef __SANITIZE_ADDRESS__
  return 0;
#endif
  QFile file("/proc/self/statm");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

int openOf(const Callers& callers) {
  return static_cast<int>(std::ranges::count_if(callers, [](const auto& each) { return each->open(); }));
}

/// So many who come and say nothing, of whom so many may stay: once the others have been turned away.
Callers crowd(const Serving& serving, Honest& honest, int size, int stay) {
  Callers callers;
  for (int at = 0; at < size; ++at) callers.push_back(std::make_unique<Caller>(serving.port));
  const auto isSettled = [&] {
    return openOf(callers) <= stay &&
           std::ranges::none_of(callers, [](const auto& each) { return each->connecting(); });
  };
  CHECK(waitUntil(isSettled));
  CHECK(honest.isServed());  // the server has seen all that came before
  return callers;
}

/// Something hostile; every kind has its turn. Most of it is said over a connection that stays.
class Hostile {
 public:
  Hostile(const Serving& serving, unsigned seed) : serving_(serving), luck_(seed) {}

  QByteArray request() {
    const QByteArray host = serving_.host(), other = "evil.example:" + QByteArray::number(serving_.port);
    switch (luck_() % 8) {
      case 0: return test::request(other);
      case 1: return test::request(host, "POST / HTTP/1.1", "Content-Length: 5\r\n") + "12345";
      case 2: return test::request(host, "GET /" + noise(40).toHex() + " HTTP/1.1");
      case 3: return test::request(host, "GET /line HTTP/1.1", "Upgrade: " + noise(8).toHex() + "\r\n");
      case 4: return test::request(host, "GET /nothing HTTP/1.1", "X: " + noise(2000).toHex() + "\r\n");
      case 5:
        return test::request(host, "POST / HTTP/1.1", "Transfer-Encoding: chunked\r\n") + "5\r\n12345\r\n0\r\n\r\n";
      case 6: return test::request(host, "GET http://evil.example/../%ff%00 HTTP/1.0");
      default: return test::request(host + "\r\nHost: " + other, "DELETE / HTTP/1.1");
    }
  }
  /// What ends a connection: no request, or a line that is not granted.
  QByteArray last() {
    switch (luck_() % 3) {
      case 0: return noise(300).toHex() + "\r\n\r\n";
      case 1: return wish(serving_.host(), "http://evil.example");
      default: return wish("evil.example", "http://evil.example");
    }
  }
  /// A frame after which a line stays.
  QByteArray mild() {
    switch (luck_() % 3) {
      case 0: return frame(Frame::Ping, noise(luck_() % 126));
      case 1: return frame(Frame::Pong, noise(luck_() % 126));
      default: return frame(Frame::Binary, noise(luck_() % kLongestMessage));
    }
  }
  /// One after which it does not.
  QByteArray wild() {
    switch (luck_() % 5) {
      case 0: return frame(Frame::Text, noise(20));
      case 1: return frame(Frame::Binary, noise(kLongestMessage + 1 + luck_() % 60'000));
      case 2: return frame(static_cast<Frame>(3 + luck_() % 5), noise(10));
      case 3: return frame(Frame::More, noise(10));
      default: return QByteArray("\xff") + noise(200);
    }
  }

 private:
  QByteArray noise(std::size_t size) {
    QByteArray bytes(static_cast<qsizetype>(size), '\0');
    for (char& each : bytes) each = static_cast<char>(luck_());
    return bytes;
  }
  const Serving& serving_;
  std::mt19937 luck_;
};

/// A caller that says all this at once, until it is closed; returns what it has heard.
QByteArray sayAll(Caller& caller, const QByteArray& bytes) {
  caller.say(bytes);
  REQUIRE(caller.closes());
  return caller.heard();
}

}  // namespace

TEST_CASE("Who only stands at the door of the shields goes after a while, whatever they have begun to say",
          "[shields][server]") {
  // given somebody who says nothing at all, half requests, ones that are never whole because they are long, one that
  // two readers would end differently, and somebody who says nothing at all
  Serving serving;
  const QByteArray host = serving.host(), large(4096, 'x');
  const std::vector<QByteArray> begun = {
      "",
      "GET",
      "GET / HTTP/1.1\r\nHost: " + host + "\r\nX: ",
      test::request(host, "POST / HTTP/1.1", "Content-Length: 1000000\r\n"),
      test::request(host, "POST / HTTP/1.1", "Transfer-Encoding: chunked\r\n") + "fffff\r\n",
      wish(host, serving.origin()).replace("\r\n", "\n")};
  Callers callers;
  for (const QByteArray& each : begun) {
    callers.push_back(std::make_unique<Caller>(serving.port));
    callers.back()->say(each);
  }
  // one that asks again and again, and two with lines: one talks, one has opened no more than that
  Caller reader(serving.port);
  Honest honest(serving);
  const auto silent = onLine(serving);
  const double before = memory();
  // when time goes on, the long ones pour on, and the reader reads for a while
  int turns = 0;
  CHECK(QTest::qWaitFor(
      [&] {
        for (const std::size_t at : {2U, 3U, 4U}) (void)callers[at]->pour(large);
        if (++turns < 200) reader.say(test::request(host));
        return openOf(callers) == 0;
      },
      kVisit + 5000));
  // then they are gone, and have filled no memory
  CHECK(memory() - before < 30);
  CHECK(serving.echo.next == 2);
  // who was answered is still there, and goes when it asks no more; lines stay
  CHECK(reader.open());
  CHECK(reader.closes(5000));
  CHECK(reader.heard().contains("200 OK"));
  CHECK(honest.isServed());
  CHECK(silent->open());
}

TEST_CASE("One address has so many places at the door of the shields, and so many lines", "[shields][server]") {
  Serving serving;
  Honest honest(serving);
  {  // given more visitors than one address may have: then the later ones are turned away
    const Callers visitors = crowd(serving, honest, kMostFromOne + 6, kMostFromOne - 1);
    CHECK(openOf(visitors) == kMostFromOne - 1);
  }
  // when they have gone, then others come in
  CHECK(waitUntil(
      [&] { return openOf(crowd(serving, honest, kMostFromOne - 1, kMostFromOne - 1)) == kMostFromOne - 1; }));
  CHECK(honest.isServed());
  // but not all of them to a line
  Callers lines;
  for (int at = 1; at < kMostLinesFromOne; ++at) {
    REQUIRE(waitUntil([&] { return serving.echo.open == at; }));
    lines.push_back(onLine(serving));
  }
  Caller one(serving.port);
  one.say(wish(serving.host(), serving.origin()));
  CHECK(one.closes());
  CHECK(serving.echo.open == kMostLinesFromOne);
  CHECK(honest.isServed());
}

TEST_CASE("Who reads nothing fills no memory, and does not keep its place", "[shields][server]") {
  Serving serving;
  Honest honest(serving);
  const double before = memory();
  const auto deaf = [&](bool line) {
    auto caller = line ? onLine(serving) : std::make_unique<Caller>(serving.port);
    caller->stopReading();
    return caller;
  };
  SECTION("it is sent frames all the time") {
    Callers lines;
    const QByteArray bytes(4096, 'f');
    while (static_cast<int>(lines.size()) < kMostVisitors - kMostLinesFromOne) {
      for (int at = 1; at < kMostLinesFromOne; ++at) lines.push_back(deaf(true));
      for (int beat = 0; beat < 4000 && serving.echo.open > 1; ++beat) {
        for (int back = 1; back < kMostLinesFromOne; ++back) serving.server->send(serving.echo.next - back, bytes);
        QCoreApplication::processEvents();
      }
      REQUIRE(serving.echo.open == 1);
    }
    // then their places are free, though they are still there
    constexpr int kOthers = kMostFromOne - 1;
    CHECK(QTest::qWaitFor([&] { return openOf(crowd(serving, honest, kOthers, kOthers)) == kOthers; }));
  }
  SECTION("it sends pings all the time") {
    const auto caller = deaf(true);
    const QByteArray pings = frame(Frame::Ping, QByteArray(125, 'p')).repeated(100);
    CHECK(waitUntil([&] { return caller->pour(pings) > 0 && serving.echo.open == 1; }, 10'000));
  }
  SECTION("it sends parts of a message that never ends") {
    const auto caller = deaf(true);
    const QByteArray parts = frame(Frame::More, {}, false).repeated(500);
    caller->say(frame(Frame::Binary, "once", false));
    CHECK(waitUntil([&] { return caller->pour(parts) > 0 && serving.echo.open == 1; }, 10'000));
  }
  SECTION("it asks for a large file all the time") {
    const auto caller = deaf(false);
    const QByteArray requests = test::request(serving.host(), "GET /large.js HTTP/1.1").repeated(50);
    const auto isFull = [&] { return memory() - before > 200; };  // it would go on for long
    CHECK(waitUntil([&] { return (caller->pour(requests) > 0 && caller->closed()) || isFull(); }, 10'000));
  }
  CHECK(memory() - before < 100);
  CHECK(honest.isServed());
}

TEST_CASE("100,000 hostile requests and frames have no effect on the server of the shields",
          "[shields][server][secrets][sample]") {
  // given an honest phone, and others who say fifty things over each connection, the last of which ends it
  Serving serving;
  Honest honest(serving);
  Hostile hostile(serving, 5);
  constexpr int kAtOnce = 50;
  const double before = memory();
  for (int said = 0; said < 100'000; said += 2 * kAtOnce) {
    INFO("after " << said);
    QByteArray requests, frames;
    for (int at = 1; at < kAtOnce; ++at) requests += hostile.request();
    for (int at = 1; at < kAtOnce; ++at) frames += hostile.mild();
    // when they say it, then all but the last are answered, and none with the page
    Caller caller(serving.port);
    const QByteArray answers = sayAll(caller, requests + hostile.last());
    REQUIRE(answers.count("HTTP/1.1 4") >= kAtOnce - 1);
    REQUIRE_FALSE(answers.contains("a page"));
    (void)sayAll(*onLine(serving), frames + hostile.wild());
    // and the phone is served all the time
    if (said % 1000 == 0) REQUIRE(honest.isServed());
  }
  CHECK(honest.isServed());
  CHECK(waitUntil([&] { return serving.echo.open == 1; }));
  CHECK(serving.echo.messages > 10'000);
  CHECK(memory() - before < 60);
}

}  // namespace shields::test
