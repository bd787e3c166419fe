#pragma once
// What phones reach on the local network: a few files, the same for everybody, and lines. A module beside the program,
// so that a start does not wait for the network's libraries. It knows no game, no seat and no secret.

#include <QBitArray>
#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

namespace shields {

/// Who hears what comes over lines. A line is a number.
class Hears {
 public:
  virtual ~Hears() = default;
  struct Opened {
    int line = -1;     ///< below 0: it is closed at once
    QByteArray first;  ///< what is sent first, in the clear
  };
  /// Somebody has opened a line.
  virtual Opened opened() = 0;
  /// False: it is closed.
  virtual bool heard(int line, const QByteArray& bytes) = 0;
  /// It was closed at the other end.
  virtual void closed(int line) = 0;
};

/// Always on the thread in which it was made.
class Server : public QObject {
 public:
  /// Begins to listen, on this port if it is free, else on any. Returns the port; 0: the system allows none.
  [[nodiscard]] virtual quint16 listen(quint16 port) = 0;
  /// Serves a file from now on: to everybody who asks, whatever has happened. `path` begins with "/".
  virtual void serve(const QString& path, const QByteArray& type, const QByteArray& bytes) = 0;
  /// Sends it over a line; nothing happens if the line is gone.
  virtual void send(int line, const QByteArray& bytes) = 0;
  virtual void close(int line) = 0;
  /// The addresses of this computer on its local networks, the likeliest first; empty: it is on none.
  [[nodiscard]] virtual QStringList addresses() const = 0;
  /// Whether who calls from this address is let in: from local networks alone.
  [[nodiscard]] virtual bool letsIn(const QString& address) const = 0;
};

/// A code to be scanned: `side` times `side` modules, row by row, dark where set.
struct Code {
  int side = 0;
  QBitArray dark;
};

/// The names of the module and of its functions.
inline constexpr const char* kModule = "warehouse13-shields";
inline constexpr const char* kMakeServer = "makeServer";  ///< Server* (Hears&), which must outlive it
inline constexpr const char* kCodeOf = "codeOf";          ///< bool (const QByteArray&, Code&): false if it is too long
using MakeServer = Server* (*)(Hears&);
using CodeOf = bool (*)(const QByteArray&, Code&);

/// What lines are held under: the longest message that comes over one; how many visitors there are at a time, in all
/// and from one address, and how many lines from one; how long a visitor may take who has opened no line, in
/// milliseconds; how many bytes may wait for somebody who reads nothing; and how often in a row something may come over
/// a line that is no message.
inline constexpr int kLongestMessage = 2048, kMostVisitors = 96, kMostFromOne = 24, kMostLinesFromOne = 12,
                     kVisit = 15'000, kMostUnread = 512 * 1024, kMostEmpty = 16;

}  // namespace shields
