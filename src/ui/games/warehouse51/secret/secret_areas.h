#pragma once
// The parts of the secret screen: the same places at every visit.

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
  /// Sets the fist's choices, in ascending order, and what it is set to; none: it only looks.
  void take(std::vector<Choice> amounts, int set) {
    amounts_ = std::move(amounts);
    set_ = set;
  }

 protected:
  void draw(const Sight& sight, Ink& ink) override;

 private:
  void drawFistDial(const Sight& sight, Ink& ink);
  std::vector<Choice> amounts_;
  int set_ = 0;
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
