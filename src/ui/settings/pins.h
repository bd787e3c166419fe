#pragma once
// PINs of the people in a season: salted hashes in a file of their own beside the season's, never in the season's log.
// They stop a neighbour from opening the wrong curtain, not somebody who can read the program (docs/secrecy.md).

#include <QByteArray>
#include <QString>
#include <map>

#include "engine/kernel/seat.h"

namespace ui {

class Pins {
 public:
  using Seat = kernel::Seat;

  static constexpr int kFewest = 4, kMost = 8;  ///< digits

  /// Reads what is kept beside the season's file; an empty path keeps nothing on disk.
  explicit Pins(const QString& season = {});

  /// Whether a word can be a PIN.
  [[nodiscard]] static bool wellFormed(const QString& pin);
  [[nodiscard]] bool has(Seat seat) const { return kept_.count(seat) != 0; }
  [[nodiscard]] bool empty() const { return kept_.empty(); }
  /// Whether it is the seat's PIN; false for a seat without one.
  [[nodiscard]] bool fits(Seat seat, const QString& pin) const;
  /// Sets the seat's PIN. One that is not well formed is refused, changing nothing.
  bool set(Seat seat, const QString& pin);
  /// Removes the seat's PIN. `byTable`: the table has dropped it, and its owner shall be informed.
  void drop(Seat seat, bool byTable);
  /// Whether the table has dropped the seat's PIN since it was last set.
  [[nodiscard]] bool wasDropped(Seat seat) const { return dropped_.has(seat); }

 private:
  struct Kept {
    QByteArray salt;
    QByteArray hash;
  };
  void write() const;

  QString file_;
  std::map<Seat, Kept> kept_;
  kernel::SeatSet dropped_;
};

}  // namespace ui
