#pragma once
// The door: lets in who is near, not too many at a time, nobody who only stands there, and no request that is long.

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace shields {

/// Somebody who has come in. Goes by itself after a while, unless a line was opened.
class Visitor final : public QTcpSocket {
 public:
  Visitor(int longest, int milliseconds, QObject* parent);
  void stay() { goes_.stop(); }

 private:
  QTimer goes_;
};

class Door final : public QTcpServer {
 public:
  using QTcpServer::QTcpServer;
  /// The visitor whose line this is, by the other end's address and port: it stays.
  void keep(const QHostAddress& address, quint16 port);

 protected:
  void incomingConnection(qintptr handle) override;

 private:
  [[nodiscard]] int hereFrom(const QHostAddress& address) const;

  QList<QPointer<Visitor>> visitors_;  ///< those who have gone included, until somebody comes
};

}  // namespace shields
