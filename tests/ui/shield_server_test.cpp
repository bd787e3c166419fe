// The server of the shields by itself: what it serves, whom it refuses, what a line carries.

#include "caller.h"

namespace shields::test {

namespace {

/// The status of an answer: "200 OK" and so on; empty: there was none.
QByteArray statusOf(const QByteArray& answer) {
  const QByteArray line = answer.left(answer.indexOf("\r\n"));
  return line.startsWith("HTTP/1.1 ") ? line.mid(9) : QByteArray();
}

QByteArray ask(const Serving& serving, const QByteArray& request) {
  Caller caller(serving.port);
  caller.say(request);
  return caller.hear("\r\n\r\n");
}

}  // namespace

TEST_CASE("A file of the shields is served with headers that let nobody use it elsewhere", "[shields][server]") {
  // given a server at some address
  const Serving serving;
  Caller caller(serving.port);
  // when a browser asks for the page
  caller.say(request(serving.host()));
  const QByteArray answer = caller.hear("<p>a page</p>");
  // then it comes, and says what it may load, where it may call, and that nobody may frame or keep it
  CHECK(statusOf(answer) == "200 OK");
  CHECK(answer.contains("Content-Type: text/html; charset=utf-8\r\n"));
  CHECK(
      answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; "
                      "img-src 'self' data:; connect-src 'self' ws://" +
                      serving.host() + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"));
  for (const char* header : {"X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
                             "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
                             "Cache-Control: no-store"}) {
    INFO(header);
    CHECK(answer.contains(QByteArray(header) + "\r\n"));
  }
  CHECK_FALSE(answer.contains("Access-Control-Allow"));
  // and it may ask for more over the same connection
  caller.forget();
  caller.say(request(serving.host(), "GET /large.js?again HTTP/1.1"));
  REQUIRE(waitUntil([&] { return caller.heard().size() > 200'000; }));
  CHECK(statusOf(caller.heard()) == "200 OK");
}

TEST_CASE("Who calls the server by another name, wants another thing or wants it otherwise gets nothing",
          "[shields][server][secrets]") {
  const Serving serving;
  const QByteArray host = serving.host(), port = QByteArray::number(serving.port);
  struct Refused {
    QByteArray request, status;
  };
  const QByteArray misdirected = "421 Misdirected Request", noMethod = "405 Method Not Allowed",
                   unknown = "404 Not Found";
  const std::vector<Refused> all = {
      // a name, whatever it stands for: pages from elsewhere get themselves names for this address
      {request("evil.example:" + port), misdirected},
      {request("localhost:" + port), misdirected},
      {request("127.0.0.1.nip.io:" + port), misdirected},
      // another port or address, none, two, or the same one written otherwise
      {request("127.0.0.1"), misdirected},
      {request("127.0.0.1:80"), misdirected},
      {request("192.0.2.7:" + port), misdirected},
      {request("127.1:" + port), misdirected},
      {request("2130706433:" + port), misdirected},
      {request("127.0.0.1:0" + port), misdirected},
      {request("[::1]:" + port), misdirected},
      {request("x@" + host), misdirected},
      {"GET / HTTP/1.1\r\n\r\n", misdirected},
      {request(host, "GET / HTTP/1.1", "Host: evil.example\r\n"), misdirected},
      {request("evil.example", "GET http://" + host + "/ HTTP/1.1"), misdirected},
      // other ways
      {request(host, "POST / HTTP/1.1", "Content-Length: 0\r\n"), noMethod},
      {request(host, "PUT / HTTP/1.1", "Content-Length: 0\r\n"), noMethod},
      {request(host, "OPTIONS / HTTP/1.1"), noMethod},
      {request(host, "HEAD / HTTP/1.1"), noMethod},
      {request(host, "STEAL / HTTP/1.1"), noMethod},
      // other things
      {request(host, "GET /../../etc/passwd HTTP/1.1"), unknown},
      {request(host, "GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1"), unknown},
      {request(host, "GET //large.js HTTP/1.1"), unknown},
      {request(host, "GET /large.js%00 HTTP/1.1"), unknown},
      {request(host, "GET /line HTTP/1.1"), unknown},
      {request(host, "GET /line HTTP/1.1", "Upgrade: h2c\r\nConnection: Upgrade\r\n"), unknown},
      {request(host, "GET /line HTTP/1.1", "Origin: " + serving.origin() + "\r\nUpgrade: websocket\r\n"), unknown},
  };
  for (const Refused& each : all) {
    INFO(each.request.toStdString());
    const QByteArray answer = ask(serving, each.request);
    CHECK(statusOf(answer) == each.status);
    CHECK_FALSE(answer.contains("page"));
  }
  // what is no request at all is closed
  for (const QByteArray& nonsense :
       {QByteArray("hello\r\n\r\n"), QByteArray("\x16\x03\x01\x02\n\n", 6), QByteArray("GET /\r\n\r\n")}) {
    Caller caller(serving.port);
    caller.say(nonsense);
    REQUIRE(caller.closes());
    CHECK(caller.heard().isEmpty());
  }
  CHECK(serving.echo.next == 0);
}

TEST_CASE("Only addresses of local networks are let in", "[shields][server][secrets]") {
  const Serving serving;
  // the private networks of RFC 1918, this computer, those that computers give themselves; also as they are written in
  // version 6, and its own local ones
  for (const char* near : {"127.0.0.1", "10.0.0.1", "10.255.255.255", "172.16.0.1", "172.31.255.255", "192.168.0.1",
                           "192.168.255.255", "169.254.1.1", "::ffff:192.168.1.5", "::1", "fd12:3456::1", "fe80::1"}) {
    INFO(near);
    CHECK(serving.server->letsIn(near));
  }
  // what lies just beside them, the rest of the world, and what is no address
  for (const char* far : {"9.255.255.255",
                          "11.0.0.0",
                          "172.15.255.255",
                          "172.32.0.0",
                          "192.167.255.255",
                          "192.169.0.0",
                          "169.253.255.255",
                          "128.0.0.1",
                          "126.255.255.255",
                          "8.8.8.8",
                          "0.0.0.0",
                          "255.255.255.255",
                          "::ffff:8.8.8.8",
                          "::",
                          "2001:db8::1",
                          "fbff::1",
                          "fe00::1",
                          "ff02::1",
                          "",
                          "home"}) {
    INFO(far);
    CHECK_FALSE(serving.server->letsIn(far));
  }
}

TEST_CASE("A line is opened for the page of this very server alone", "[shields][server][secrets]") {
  const Serving serving;
  const QByteArray host = serving.host(), port = QByteArray::number(serving.port);
  // given pages from elsewhere, names that stand for this computer, or no page at all: then there is no line
  const QByteArray noOrigin = wish(host, "null").replace("Origin: null\r\n", "");
  for (const QByteArray& refused :
       {wish(host, "http://evil.example"), wish(host, "null"), noOrigin, wish(host, "https://" + host),
        wish(host, "http://127.0.0.1"), wish(host, "http://127.0.0.1:80"), wish(host, "http://localhost:" + port),
        wish(host, "http://" + host + "/"), wish("localhost:" + port, "http://localhost:" + port),
        wish("evil.example:" + port, "http://evil.example:" + port),
        wish("192.0.2.7:" + port, "http://192.0.2.7:" + port), wish(host, "http://" + host, "/"),
        wish(host, "http://" + host, "/lines"), wish(host, "http://" + host, "/line/")}) {
    INFO(refused.toStdString());
    Caller caller(serving.port);
    caller.say(refused);
    REQUIRE(caller.closes());
    CHECK_FALSE(statusOf(caller.heard()).startsWith("101"));
  }
  CHECK(serving.echo.next == 0);
  // but our page gets one, and the call first
  const auto caller = onLine(serving);
  CHECK(serving.echo.open == 1);
  // which is gone with it
  caller->say(frame(Frame::Close, "\x03\xe8"));
  CHECK(caller->closes());
  CHECK(waitUntil([&] { return serving.echo.open == 0; }));
}

TEST_CASE("A line carries messages of bytes up to its length; anything else closes it", "[shields][server]") {
  const Serving serving;
  const auto answered = [&](Caller& caller) {
    caller.forget();
    caller.say(frame(Frame::Binary, "a message"));
    return caller.hear("a message").contains("a message");
  };
  {  // the longest message, one in two parts, a ping between: all is well
    const auto caller = onLine(serving);
    caller->say(frame(Frame::Binary, QByteArray(kLongestMessage, 'l')));
    CHECK(caller->hear(QByteArray(kLongestMessage, 'l')).size() > kLongestMessage);
    caller->forget();
    caller->say(frame(Frame::Binary, "one half, ", false) + frame(Frame::Ping, "are you there") +
                frame(Frame::More, "the other"));
    CHECK(caller->hear("one half, the other").contains("are you there"));
    CHECK(answered(*caller));
  }
  REQUIRE(waitUntil([&] { return serving.echo.open == 0; }));
  const QByteArray half(kLongestMessage / 2 + 1, 'x');
  for (const QByteArray& wrong :
       {frame(Frame::Text, "a text"), frame(Frame::Text, "\xff\xfe"),
        frame(Frame::Binary, QByteArray(kLongestMessage + 1, 'x')), frame(Frame::Binary, QByteArray(100'000, 'x')),
        frame(Frame::Binary, half, false) + frame(Frame::More, half), frame(Frame::More, "of nothing"),
        frame(Frame::Ping, QByteArray(126, 'x')), frame(Frame::Binary, "nonsense"), QByteArray(64, '\xff')}) {
    INFO(wrong.left(20).toHex().toStdString());
    const auto caller = onLine(serving);
    const auto other = onLine(serving);
    CHECK(serving.echo.open == 2);
    caller->say(wrong);
    REQUIRE(caller->closes());
    CHECK(waitUntil([&] { return serving.echo.open == 1; }));
    // and the other line does not notice
    CHECK(answered(*other));
    other->say(frame(Frame::Close, {}));
    REQUIRE(waitUntil([&] { return serving.echo.open == 0; }));
  }
}

}  // namespace shields::test
