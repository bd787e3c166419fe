#include "shield_server/server.h"

#include <qrencode.h>

#include <QAbstractHttpServer>
#include <QHash>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QLoggingCategory>
#include <QWebSocket>
#include <algorithm>
#include <map>
#include <memory>

#include "shield_server/door.h"
#include "shield_server/near.h"

namespace shields {

namespace {

/// Serves files, and says who wants a line.
class Files final : public QAbstractHttpServer {
 public:
  struct File {
    QByteArray type, bytes;
  };
  QHash<QString, File> files;
  quint16 port = 0;

 protected:
  // For a line the base goes on by itself, unless this says no. The origin says that it is our page that calls: no
  // other page may, from whatever site it came.
  bool handleRequest(const QHttpServerRequest& request, QTcpSocket* socket) override {
    if (socket->bytesToWrite() > kMostUnread) {  // it asks on and on, and reads nothing
      socket->abort();
      return true;
    }
    const QByteArray host = request.value("Host");
    if (wantsLine(request))
      return request.url().path() == "/line" && isOwn(host, socket->localAddress(), port) &&
             isFromHere(request.value("Origin"), host);
    answer(request, socket);
    return true;
  }
  void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override { answer(request, socket); }

 private:
  static bool wantsLine(const QHttpServerRequest& request) {
    return request.value("Upgrade").toLower() == "websocket" &&
           request.value("Connection").toLower().contains("upgrade");
  }
  void answer(const QHttpServerRequest& request, QTcpSocket* socket) const {
    using Status = QHttpServerResponder::StatusCode;
    QHttpServerResponder to = makeResponder(request, socket);
    const QByteArray host = request.value("Host");
    if (!isOwn(host, socket->localAddress(), port)) return to.write(Status::MisdirectedRequest);
    if (request.method() != QHttpServerRequest::Method::Get) return to.write(Status::MethodNotAllowed);
    const auto found = files.constFind(request.url().path());
    if (found == files.constEnd()) return to.write(Status::NotFound);
    static_cast<Visitor*>(socket)->lingers();  // the door makes no others
    const QByteArray policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self' ws://" +
        host +
        "; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'";
    to.write(found->bytes, {{"Content-Type", found->type},
                            {"Content-Security-Policy", policy},
                            {"X-Content-Type-Options", "nosniff"},
                            {"X-Frame-Options", "DENY"},
                            {"Referrer-Policy", "no-referrer"},
                            {"Cross-Origin-Resource-Policy", "same-origin"},
                            {"Cross-Origin-Opener-Policy", "same-origin"},
                            {"Cache-Control", "no-store"}});
  }
};

class OwnServer final : public Server {
 public:
  explicit OwnServer(Hears& hears) : hears_(hears) {
    // Qt warns of each line that is refused: whoever floods us would fill the log.
    QLoggingCategory::setFilterRules("qt.httpserver.warning=false");
    connect(&files_, &QAbstractHttpServer::newWebSocketConnection, this, [this] {
      while (files_.hasPendingWebSocketConnections()) welcome(files_.nextPendingWebSocketConnection());
    });
  }
  ~OwnServer() override {
    for (auto& [number, line] : lines_) line.socket->disconnect(this);
  }

  quint16 listen(quint16 port) override {
    auto* door = new Door(&files_);
    if (!door->listen(QHostAddress::AnyIPv4, port) && !door->listen(QHostAddress::AnyIPv4, 0)) {
      delete door;
      return 0;
    }
    door_ = door;
    files_.bind(door);
    return files_.port = door->serverPort();
  }
  void serve(const QString& path, const QByteArray& type, const QByteArray& bytes) override {
    files_.files.insert(path, {type, bytes});
  }
  void send(int line, const QByteArray& bytes) override {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    if (!found->second.socket->isValid()) return;  // it is about to say that it is closed
    if (readsNothing(found->second)) return drop(line, true);
    found->second.socket->sendBinaryMessage(bytes);
  }
  void close(int line) override { drop(line, false); }
  QStringList addresses() const override { return ownAddresses(); }
  bool letsIn(const QString& address) const override { return isNear(QHostAddress(address)); }

 private:
  struct Line {
    std::unique_ptr<QWebSocket> socket;
    int empty = 0;  ///< how often in a row something came that was no message
  };
  /// A phone that reads nothing must not fill this computer's memory.
  static bool readsNothing(const Line& line) { return line.socket->bytesToWrite() > kMostUnread; }

  void welcome(std::unique_ptr<QWebSocket> socket) {
    Visitor* visitor = door_->at(socket->peerAddress(), socket->peerPort());
    const auto sameAddress = [&](const auto& each) {
      return each.second.socket->peerAddress() == socket->peerAddress();
    };
    const bool full = std::ranges::count_if(lines_, sameAddress) >= kMostLinesFromOne;
    const Hears::Opened opened = visitor != nullptr && !full ? hears_.opened() : Hears::Opened();
    if (opened.line < 0) {
      socket->abort();
      socket.release()->deleteLater();
      return;
    }
    visitor->stays();
    socket->setMaxAllowedIncomingMessageSize(kLongestMessage);
    socket->setMaxAllowedIncomingFrameSize(kLongestMessage);
    hearFrom(opened.line, socket.get(), visitor);
    lines_[opened.line].socket = std::move(socket);
    send(opened.line, opened.first);
  }

  void hearFrom(int number, QWebSocket* socket, Visitor* visitor) {
    connect(socket, &QWebSocket::binaryMessageReceived, this, [this, number](const QByteArray& bytes) {
      lines_.at(number).empty = 0;
      if (!hears_.heard(number, bytes)) drop(number, false);
    });
    connect(socket, &QWebSocket::textMessageReceived, this, [this, number] { drop(number, true); });
    connect(socket, &QWebSocket::disconnected, this, [this, number] { drop(number, true); });
    connect(visitor, &QIODevice::readyRead, this, [this, number] { onRead(number); });
  }

  // Pings are answered without us, and parts of a message that never ends cost time, too.
  void onRead(int line) {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    if (++found->second.empty > kMostEmpty || readsNothing(found->second)) drop(line, true);
  }

  void drop(int line, bool tell) {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    QWebSocket* socket = found->second.socket.release();
    lines_.erase(found);
    socket->disconnect(this);
    socket->close();
    socket->deleteLater();
    if (tell) hears_.closed(line);
  }

  Hears& hears_;
  Files files_;
  Door* door_ = nullptr;
  std::map<int, Line> lines_;
};

}  // namespace

}  // namespace shields

extern "C" {

Q_DECL_EXPORT shields::Server* makeServer(shields::Hears& hears) { return new shields::OwnServer(hears); }

Q_DECL_EXPORT bool codeOf(const QByteArray& text, shields::Code& code) {
  const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
      QRcode_encodeString(text.constData(), 0, QR_ECLEVEL_M, QR_MODE_8, 1), &QRcode_free);
  if (made == nullptr) return false;
  code.side = made->width;
  code.dark = QBitArray(made->width * made->width);
  for (int at = 0; at < code.dark.size(); ++at) code.dark.setBit(at, (made->data[at] & 1) != 0);
  return true;
}
}
