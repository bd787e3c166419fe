#pragma once
// The server of the shields by itself, and callers who may say anything to it.

#include <QLibrary>
#include <QTcpSocket>
#include <QTest>
#include <QWebSocket>
#include <memory>

#include "shield_server/server.h"
#include "support/catch.h"

namespace shields::test {

/// Waits until this holds, at first without the pauses of QTest::qWaitFor; false if it does not in so many
/// milliseconds.
template <class Until>
bool waitUntil(const Until& until, int milliseconds = 5000) {
  for (int turn = 0; turn < 2000; ++turn) {
    if (until()) return true;
    QCoreApplication::processEvents();
  }
  return QTest::qWaitFor(until, milliseconds);
}

/// A table that says each message back to the line it came over.
class Echo final : public Hears {
 public:
  Opened opened() override {
    ++open;
    return {next++, "the call"};
  }
  bool heard(int line, const QByteArray& bytes) override {
    ++messages;
    if (bytes == "nonsense") {
      --open;
      return false;
    }
    server->send(line, bytes);
    return true;
  }
  void closed(int /*line*/) override { --open; }

  Server* server = nullptr;
  int next = 0, open = 0, messages = 0;
};

/// The server at some port of the loopback, with two files.
struct Serving {
  Serving() {
    // scripts/mutations.py names a broken one
    QLibrary module(qEnvironmentVariable("W13_SHIELD_SERVER", W13_SHIELD_SERVER));
    const auto make = reinterpret_cast<MakeServer>(module.resolve(kMakeServer));
    REQUIRE(make != nullptr);
    server.reset(make(echo));
    echo.server = server.get();
    port = server->listen(0);
    REQUIRE(port != 0);
    server->serve("/", "text/html; charset=utf-8", "<p>a page</p>");
    server->serve("/large.js", "text/javascript; charset=utf-8", QByteArray(200'000, ' '));
  }
  [[nodiscard]] QByteArray host() const { return "127.0.0.1:" + QByteArray::number(port); }
  [[nodiscard]] QByteArray origin() const { return "http://" + host(); }

  Echo echo;
  std::unique_ptr<Server> server;
  quint16 port = 0;
};

/// A request, ready to be sent. Headers end with "\r\n".
inline QByteArray request(const QByteArray& host, const QByteArray& what = "GET / HTTP/1.1",
                          const QByteArray& more = {}) {
  return what + "\r\nHost: " + host + "\r\n" + more + "\r\n";
}
/// One that wants a line, from a page of this origin.
inline QByteArray wish(const QByteArray& host, const QByteArray& origin, const QByteArray& path = "/line") {
  return request(host, "GET " + path + " HTTP/1.1",
                 "Origin: " + origin +
                     "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n");
}

/// What a frame of a web socket is, by its number there.
enum class Frame : quint8 { More = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

/// A frame of a web socket, as browsers send it; masked with zeros.
inline QByteArray frame(Frame kind, const QByteArray& carried, bool last = true) {
  QByteArray bytes;
  bytes.append(static_cast<char>((last ? 0x80 : 0) | static_cast<int>(kind)));
  const auto size = static_cast<quint32>(carried.size());
  if (size < 126) {
    bytes.append(static_cast<char>(0x80 | size));
  } else if (size < 65536) {
    bytes.append(static_cast<char>(0x80 | 126));
    for (int shift = 8; shift >= 0; shift -= 8) bytes.append(static_cast<char>(size >> shift));
  } else {
    bytes.append(static_cast<char>(0x80 | 127));
    bytes.append(4, '\0');
    for (int shift = 24; shift >= 0; shift -= 8) bytes.append(static_cast<char>(size >> shift));
  }
  return bytes + QByteArray(4, '\0') + carried;
}

/// Somebody on the network.
class Caller {
 public:
  explicit Caller(quint16 port) { socket_.connectToHost("127.0.0.1", port); }
  /// Reads nothing from now on.
  void stopReading() { socket_.setReadBufferSize(1); }
  void say(const QByteArray& bytes) { socket_.write(bytes); }
  /// Says it over and over while the other end takes it; returns how many bytes it has taken in all.
  qint64 pour(const QByteArray& bytes) {
    if (open() && socket_.bytesToWrite() == 0) poured_ += socket_.write(bytes);
    return poured_;
  }
  /// What has come, once this is in it.
  QByteArray hear(const QByteArray& until) {
    (void)waitUntil([&] { return heard().contains(until) || closed(); });
    return heard();
  }
  /// All that has come so far.
  const QByteArray& heard() { return heard_ += socket_.readAll(); }
  void forget() { heard_.clear(); }
  [[nodiscard]] bool open() const { return socket_.state() == QAbstractSocket::ConnectedState; }
  [[nodiscard]] bool connecting() const { return !open() && !closed(); }
  [[nodiscard]] bool closed() const { return socket_.state() == QAbstractSocket::UnconnectedState; }
  /// Whether it is closed within these milliseconds.
  [[nodiscard]] bool closes(int milliseconds = 2000) {
    return waitUntil([&] { return closed(); }, milliseconds);
  }

 private:
  QTcpSocket socket_;
  QByteArray heard_;
  qint64 poured_ = 0;
};

/// A caller that has a line.
inline std::unique_ptr<Caller> onLine(const Serving& serving) {
  auto caller = std::make_unique<Caller>(serving.port);
  caller->say(wish(serving.host(), serving.origin()));
  REQUIRE(caller->hear("the call").startsWith("HTTP/1.1 101"));
  caller->forget();
  return caller;
}

/// A phone that says something again and again, and is answered.
class Honest {
 public:
  explicit Honest(const Serving& serving) : socket_(QString(serving.origin())) {
    QObject::connect(&socket_, &QWebSocket::binaryMessageReceived, &socket_, [this](const QByteArray& bytes) {
      if (bytes == said_) ++answers_;
    });
    socket_.open(QUrl("ws://" + serving.host() + "/line"));
    REQUIRE(waitUntil([&] { return open(); }));
  }
  [[nodiscard]] bool open() const { return socket_.state() == QAbstractSocket::ConnectedState; }
  /// Whether it is answered within a second.
  bool isServed() {
    const int before = answers_;
    socket_.sendBinaryMessage(said_);
    return waitUntil([&] { return answers_ > before; }, 1000);
  }

 private:
  QWebSocket socket_;
  QByteArray said_ = QByteArray(1024, 'h');
  int answers_ = 0;
};

}  // namespace shields::test
