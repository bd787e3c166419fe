#pragma once
// The parts of the secret screen: the same places at every visit.

#include <optional>

#include "ui/games/warehouse51/screen/auction_area.h"
#include "ui/games/warehouse51/secret/notes.h"

namespace w51 {

/// The ground on which all others lie: whose eyes it is for, and which lot is up.
class HeadArea final : public AuctionArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// The counterfeit cards that the seat has seen, who else knows them, and who owns the relics.
class OwnArea final : public AuctionArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

/// Why the seat is here: to close a fist, or only to look.
class ReasonArea final : public AuctionArea {
  Q_OBJECT
 public:
  /// Sets the numbers that a fist can close on, in ascending order; none: the seat only looks. `set`: what it is set
  /// to; `digit`: the first of two that is typed.
  void take(std::vector<Choice> amounts, std::optional<int> set, std::optional<int> digit) {
    amounts_ = std::move(amounts);
    set_ = set;
    digit_ = digit;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawFist(const Sight& sight, Ink& ink);
  void addNumbers(const Sight& sight);
  std::vector<Choice> amounts_;
  std::optional<int> set_;
  std::optional<int> digit_;
};

/// The note sheet: all counterfeits that could be on the table, with the seat's own marks.
class SheetArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(const Notes& notes) { notes_ = notes; }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void addLine(const Sight& sight, Ink& ink, RelicId relic, const QRectF& at, bool known);
  Notes notes_;
};

/// What has happened since the seat last looked.
class SinceArea final : public AuctionArea {
  Q_OBJECT
 public:
  void take(QStringList lines) { lines_ = std::move(lines); }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  QStringList lines_;
};

/// Where the seat stands, with the fakes that it knows taken off.
class StandingArea final : public AuctionArea {
  Q_OBJECT
 protected:
  void draw(const Sight& sight, Ink& ink) override;
};

}  // namespace w51
