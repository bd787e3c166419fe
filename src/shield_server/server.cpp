#include "shield_server/server.h"

#include <qrencode.h>

#include <QAbstractHttpServer>
#include <QHash>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QWebSocket>
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
    const QByteArray host = request.value("Host");
    if (!request.value("Upgrade").isEmpty())
      return request.url().path() == "/line" && isOwn(host, port) && isFromHere(request.value("Origin"), host);
    answer(request, makeResponder(request, socket));
    return true;
  }
  void missingHandler(const QHttpServerRequest& request, QTcpSocket* socket) override {
    answer(request, makeResponder(request, socket));
  }

 private:
  void answer(const QHttpServerRequest& request, QHttpServerResponder&& to) const {
    using Status = QHttpServerResponder::StatusCode;
    const QByteArray host = request.value("Host");
    if (!isOwn(host, port)) return to.write(Status::MisdirectedRequest);
    if (request.method() != QHttpServerRequest::Method::Get) return to.write(Status::MethodNotAllowed);
    const auto found = files.constFind(request.url().path());
    if (found == files.constEnd()) return to.write(Status::NotFound);
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
    connect(&files_, &QAbstractHttpServer::newWebSocketConnection, this, [this] {
      while (files_.hasPendingWebSocketConnections()) welcome(files_.nextPendingWebSocketConnection());
    });
  }
  ~OwnServer() override {
    for (auto& [line, socket] : lines_) socket->disconnect(this);
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
    // A phone that reads nothing must not fill this computer's memory.
    if (found->second->bytesToWrite() > kMostUnread) return drop(line, true);
    found->second->sendBinaryMessage(bytes);
  }
  void close(int line) override { drop(line, false); }
  QStringList addresses() const override { return ownAddresses(); }

 private:
  static constexpr qint64 kMostUnread = 512 * 1024;

  void welcome(std::unique_ptr<QWebSocket> socket) {
    const Hears::Opened opened = hears_.opened();
    if (opened.line < 0) {
      socket->abort();
      socket.release()->deleteLater();
      return;
    }
    door_->keep(socket->peerAddress(), socket->peerPort());
    socket->setMaxAllowedIncomingMessageSize(kLongestMessage);
    socket->setMaxAllowedIncomingFrameSize(kLongestMessage);
    const int line = opened.line;
    connect(socket.get(), &QWebSocket::binaryMessageReceived, this, [this, line](const QByteArray& bytes) {
      if (!hears_.heard(line, bytes)) drop(line, false);
    });
    connect(socket.get(), &QWebSocket::textMessageReceived, this, [this, line] { drop(line, true); });
    connect(socket.get(), &QWebSocket::disconnected, this, [this, line] { drop(line, true); });
    socket->sendBinaryMessage(opened.first);
    lines_.emplace(line, std::move(socket));
  }

  void drop(int line, bool tell) {
    const auto found = lines_.find(line);
    if (found == lines_.end()) return;
    QWebSocket* socket = found->second.release();
    lines_.erase(found);
    socket->disconnect(this);
    socket->close();
    socket->deleteLater();
    if (tell) hears_.closed(line);
  }

  Hears& hears_;
  Files files_;
  Door* door_ = nullptr;
  std::map<int, std::unique_ptr<QWebSocket>> lines_;
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
