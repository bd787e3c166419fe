#include "shield_server/near.h"

#include <QNetworkInterface>
#include <algorithm>
#include <array>

namespace shields {

namespace {

QHostAddress plainly(const QHostAddress& address) {
  bool isFour = false;
  const quint32 four = address.toIPv4Address(&isFour);  // also one that is written as one of version 6
  return isFour ? QHostAddress(four) : address;
}

/// Interfaces of containers, virtual machines and tunnels: no phone is there.
bool isMadeUp(const QString& name) {
  static constexpr std::array kNames = {"docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg"};
  return std::ranges::any_of(kNames, [&](const char* made) { return name.startsWith(QLatin1String(made)); });
}

}  // namespace

bool isNear(const QHostAddress& address) {
  const QHostAddress plain = plainly(address);
  static constexpr std::array kNear = {"127.0.0.0/8",    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16",
                                       "169.254.0.0/16", "::1/128",    "fc00::/7",      "fe80::/10"};
  return std::ranges::any_of(kNear, [&](const char* net) { return plain.isInSubnet(QHostAddress::parseSubnet(net)); });
}

QStringList ownAddresses() {
  QStringList likely, others;
  for (const QNetworkInterface& each : QNetworkInterface::allInterfaces()) {
    if (!each.flags().testFlag(QNetworkInterface::IsRunning) || each.flags().testFlag(QNetworkInterface::IsLoopBack))
      continue;
    for (const QNetworkAddressEntry& entry : each.addressEntries())
      if (entry.ip().protocol() == QAbstractSocket::IPv4Protocol && isNear(entry.ip()))
        (isMadeUp(each.name()) ? others : likely) << entry.ip().toString();
  }
  return likely + others;
}

bool isOwn(const QByteArray& host, const QHostAddress& own, quint16 port) {
  return host == QStringLiteral("%1:%2").arg(plainly(own).toString()).arg(port).toLatin1();
}

bool isFromHere(const QByteArray& origin, const QByteArray& host) { return origin == "http://" + host; }

}  // namespace shields
