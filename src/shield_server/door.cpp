#include "shield_server/door.h"

#include <algorithm>

#include "shield_server/near.h"
#include "shield_server/server.h"

namespace shields {

namespace {

constexpr int kLongestRequest = 16 * 1024;  // bytes

}  // namespace

// What is longer than the buffer is never whole, so nobody answers it, and its sender goes with the others.
Visitor::Visitor(int longest, int milliseconds, QObject* parent) : QTcpSocket(parent) {
  setReadBufferSize(longest);
  goes_.setSingleShot(true);
  connect(&goes_, &QTimer::timeout, this, [this] {
    abort();
    deleteLater();
  });
  goes_.start(milliseconds);
}

Visitor* Door::at(const QHostAddress& address, quint16 port) const {
  for (const QPointer<Visitor>& each : visitors_)
    if (each && each->peerPort() == port && each->peerAddress() == address) return each;
  return nullptr;
}

int Door::hereFrom(const QHostAddress& address) const {
  const auto from = [&](const QPointer<Visitor>& each) { return each->peerAddress() == address; };
  return static_cast<int>(std::ranges::count_if(visitors_, from));
}

void Door::incomingConnection(qintptr handle) {
  visitors_.removeAll(nullptr);
  auto* visitor = new Visitor(kLongestRequest, kVisit, this);
  const bool there = visitor->setSocketDescriptor(handle);
  const QHostAddress address = visitor->peerAddress();
  if (!there || !isNear(address) || visitors_.size() >= kMostVisitors || hereFrom(address) >= kMostFromOne) {
    visitor->abort();
    delete visitor;
    return;
  }
  visitors_.append(visitor);
  addPendingConnection(visitor);
}

}  // namespace shields
