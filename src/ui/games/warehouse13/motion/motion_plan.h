#pragma once
// What moves after events on the table: a plan, made only from the table's news and from what was and is visible there.
// Times are those of STYLE 11 at normal speed.

#include <QEasingCurve>
#include <optional>

#include "engine/games/warehouse13/cards/catalog.h"
#include "ui/games/warehouse13/look/game_art.h"
#include "ui/games/warehouse13/motion/tableau.h"
#include "ui/games/warehouse13/motion/telling.h"
#include "ui/look/art.h"
#include "ui/settings/options.h"

namespace w13 {

/// How a thing moves on one leg of its way.
enum class Way : std::uint8_t {
  Stay,
  Go,      ///< straight
  Arc,     ///< in an arc
  Tumble,  ///< a die rolls where it is
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
  int event = 0;                   ///< the news item it shows
  int was = -1;                    ///< thing before
  int is = -1;                     ///< thing after
  QString back;                    ///< its first look: this back of a card ("trait")
  QString file;                    ///< its first look: this drawing
  CardId large = CardId::None;     ///< this card, drawn large: it lies open before or after, or `turnsUp`
  bool turnsUp = false;            ///< everybody sees the large card come up, wherever it goes
  std::optional<DieFace> tumbles;  ///< a die of this kind, any face
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

/// The plan for what the table has learnt between two states. Depends on nothing else. `beats` in order; their event
/// numbers count from the first of the news.
[[nodiscard]] Plan planOf(const Events& news, const Tableau& before, const Tableau& after, const Catalog& cards,
                          const std::vector<Beat>& beats = {});
/// The same plan at a pace; for Pace::Off nothing moves, and only its stops are left.
[[nodiscard]] Plan paced(Plan plan, Pace pace);

}  // namespace w13
