#pragma once
// What moves when something has happened on the table: a plan, made from the table's news and from what was and is to
// be seen there, and from nothing else. Times are those of STYLE 11 at normal speed.

#include <QEasingCurve>
#include <optional>

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/look/art.h"
#include "ui/motion/tableau.h"
#include "ui/motion/telling.h"
#include "ui/settings/options.h"

namespace w13 {

/// How a thing goes a part of its way.
enum class Way : std::uint8_t {
  Stay,
  Go,      ///< straight
  Arc,     ///< in an arc
  Tumble,  ///< a die rolls where it is
  Turn,    ///< a card turns over where it lies
  Tip,     ///< turns to an angle
  Drop,    ///< comes down to its place
  Leave,   ///< shakes, turns over and is gone
  Lift,    ///< a cover tips
  Rise,    ///< what it becomes rises from its foot
  Lose,    ///< goes violet, and cracks
  // what happens at a place
  Wipe,    ///< what was there gives way from left to right
  Pulse,   ///< its border lights up
  Splash,  ///< drops fly, and the goo wobbles
  Flash,   ///< amber light
  Lamp,    ///< a warm light that stays a moment
  Marker,  ///< the amber marker of the phase slides
};

struct Leg {
  Way way = Way::Stay;
  QRectF to;       ///< where it is afterwards
  int length = 0;  ///< milliseconds
  QEasingCurve::Type easing = QEasingCurve::Linear;
  double angle = 0;   ///< where a Tip ends, in degrees
  bool flip = false;  ///< what it was turns over to what it is, on the way
};

/// A ghost's way over the table. It first looks like a thing that was there (or a card's back), in the end like one
/// that is there, which is veiled until then.
struct Move {
  int event = 0;                   ///< which of the news it tells
  int was = -1;                    ///< thing before
  int is = -1;                     ///< thing after
  QString back;                    ///< looks at first like this back of a card ("trait")
  QString file;                    ///< looks at first like this drawing
  CardId large = CardId::None;     ///< this card, drawn large: it lies open before or after, or `turnsUp`
  bool turnsUp = false;            ///< everybody sees the large card come up, wherever it lies afterwards
  std::optional<DieFace> tumbles;  ///< a die of this kind, any face
  QRectF from;
  int begin = 0;
  bool waits = false;  ///< stands where it begins until then
  std::vector<Leg> legs;

  [[nodiscard]] int end() const;
};

/// Some of the news that belong together, by their numbers: a moment that has a scene of its own.
struct Beat {
  int first = 0;
  int last = 0;
  bool scene = true;  ///< a scene shows them, so that nothing moves for them on the table; false: scenes are off
  friend bool operator==(const Beat&, const Beat&) = default;
};

/// Where a plan waits until somebody lets it go on.
struct Stop {
  int last = 0;  ///< the last event of the beat
  int ms = 0;
};

struct Plan {
  std::vector<Move> moves;
  Showings showings;  ///< of each of the news
  std::vector<Stop> stops;
  [[nodiscard]] int length() const;
  /// The event that is under way at a moment: the one whose move began last; -1: none yet.
  [[nodiscard]] int underWay(int ms) const;
};

/// Milliseconds from one beat to the next; what is longer is shortened evenly. No beat is cut because of another.
inline constexpr int kLongestPlan = 2500;

/// The plan for what the table has learnt between two moments. Depends on nothing else. `beats` in their order; the
/// numbers of their events count from the first of the news.
[[nodiscard]] Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards,
                          const std::vector<Beat>& beats = {});
/// The same plan at a pace; for Pace::Off nothing moves, and only its stops are left.
[[nodiscard]] Plan paced(Plan plan, Pace pace);
/// How long something takes at a pace.
[[nodiscard]] int paced(int ms, Pace pace);

}  // namespace w13
