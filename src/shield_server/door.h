#pragma once
// The door: lets in who is near, not too many at a time, nobody who only stands there, and no request that is long.

#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

namespace shields {

/// Somebody who has come in. Goes by itself a while after coming or being answered, unless a line was opened.
class Visitor final : public QTcpSocket {
 public:
  Visitor(int longest, int milliseconds, QObject* parent);
  /// It was answered: it may ask for more.
  void lingers() { goes_.start(); }
  /// It has a line now.
  void stays() { goes_.stop(); }

 private:
  QTimer goes_;
};

class Door final : public QTcpServer {
 public:
  using QTcpServer::QTcpServer;
  /// The visitor at this address and port of the other end; nullptr: it has gone.
  [[nodiscard]] Visitor* at(const QHostAddress& address, quint16 port) const;

 protected:
  void incomingConnection(qintptr handle) override;

 private:
  [[nodiscard]] int hereFrom(const QHostAddress& address) const;

  QList<QPointer<Visitor>> visitors_;  ///< those who have gone included, until somebody comes
};

}  // namespace shields
