#pragma once
// Who may come, and under which names: the local network alone.

#include <QHostAddress>
#include <QStringList>

namespace shields {

/// Whether an address belongs to a local network, or to this computer.
[[nodiscard]] bool isNear(const QHostAddress& address);
/// The addresses of this computer on its local networks, the likeliest first.
[[nodiscard]] QStringList ownAddresses();
/// Whether a request means this computer by `own`, the address at which it came in, `host` being "192.168.1.5:4113". A
/// name is refused, whatever it stands for: pages from elsewhere get themselves names for addresses near by (DNS
/// rebinding).
[[nodiscard]] bool isOwn(const QByteArray& host, const QHostAddress& own, quint16 port);
/// Whether the page that opens a line came from here: its origin is the address that it calls.
[[nodiscard]] bool isFromHere(const QByteArray& origin, const QByteArray& host);

}  // namespace shields
