#pragma once
// What moves after events on a table: a plan. The game makes it, only from the table's news and from what was and is
// visible there. Times are those of STYLE 11 at normal speed.

#include <QEasingCurve>
#include <QRectF>
#include <QString>
#include <vector>

#include "engine/kernel/choice.h"
#include "ui/settings/options.h"

namespace ui {

/// How a thing moves on one leg of its way.
enum class Way : std::uint8_t {
  Stay,
  Go,      ///< straight
  Arc,     ///< in an arc
  Tumble,  ///< a die rolls where it is, and shows any of its faces
  Turn,    ///< a card turns over where it lies
  Tip,     ///< turns to an angle
  Drop,    ///< drops to its place
  Leave,   ///< shakes, turns over and is gone
  Lift,    ///< a cover tips
  Rise,    ///< the new picture rises from the bottom
  Lose,    ///< goes violet, and cracks
  // what happens at a place
  Wipe,    ///< the old picture is wiped from left to right
  Pulse,   ///< its border lights up
  Splash,  ///< drops fly, and the goo wobbles
  Flash,   ///< amber light
  Lamp,    ///< a warm light that stays a moment
  Marker,  ///< the amber marker of the phase slides
};

struct Leg {
  Way way = Way::Stay;
  QRectF to;       ///< its place afterwards
  int length = 0;  ///< milliseconds
  QEasingCurve::Type easing = QEasingCurve::Linear;
  double angle = 0;   ///< the final angle of a Tip, in degrees
  bool flip = false;  ///< turns over from old to new on the way
};

/// A ghost's way over the table. It starts with the look of an old thing there (or a card's back) and ends with that of
/// a new one, which is veiled until then.
struct Move {
  int event = 0;         ///< the news item it shows
  int was = -1;          ///< thing before
  int is = -1;           ///< thing after
  QString back;          ///< its first look: this back of a card ("trait")
  QString file;          ///< its first look: this drawing
  kernel::Noun large;    ///< this card, drawn large: it lies open before or after, or `turnsUp`; {0, 0}: none
  bool turnsUp = false;  ///< everybody sees the large card come up, wherever it goes
  QRectF from;
  int begin = 0;
  bool waits = false;  ///< waits at its start until then
  std::vector<Leg> legs;

  [[nodiscard]] int end() const;
};

/// A range of news that belongs together, by number: a moment with a scene of its own.
struct Beat {
  int first = 0;
  int last = 0;
  bool scene = true;  ///< a scene shows them, so nothing moves for them on the table; false: scenes are off
  friend bool operator==(const Beat&, const Beat&) = default;
};

/// Where a plan waits until it may continue.
struct Stop {
  int last = 0;  ///< the last event of the beat
  int ms = 0;
};

/// When a news item is seen on the table, in milliseconds of its plan.
struct Showing {
  int begins = 0;  ///< its motion begins
  int rests = 0;   ///< it has arrived
  int told = 0;    ///< it may be reported; never before earlier events
};
using Showings = std::vector<Showing>;

struct Plan {
  std::vector<Move> moves;
  Showings showings;  ///< of each news item
  std::vector<Stop> stops;
  [[nodiscard]] int length() const;
  /// The event under way at a time: the one whose move began last; -1: none yet.
  [[nodiscard]] int underWay(int ms) const;
};

/// The most milliseconds between beats; longer stretches are shortened evenly. No beat is cut because of another.
inline constexpr int kLongestPlan = 2500;

/// The same plan at a pace; for Pace::Off nothing moves, and only its stops are left.
[[nodiscard]] Plan paced(Plan plan, Pace pace);

}  // namespace ui
