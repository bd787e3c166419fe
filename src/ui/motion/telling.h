#pragma once
// When what has happened is told: the one clock of log, wire, captions, dock, sounds, and all windows of the table. A
// result is told when it is seen on the table, not before.

#include <QObject>
#include <deque>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"

namespace w13 {

/// When one of the news is seen on the table, in milliseconds of its plan.
struct Showing {
  int begins = 0;  ///< something goes its way
  int rests = 0;   ///< it has arrived
  int told = 0;    ///< it may be told; never before what happened earlier
};
using Showings = std::vector<Showing>;

/// What may be seen of the table at a moment of its plan: as it is now, but for what is still under a cover or still
/// rolls. `before` is what was seen before the news.
[[nodiscard]] View seenAt(const View& before, const View& now, const Events& news, const Showings& showings, int ms);

/// Holds the table's news until they are told. Whoever tells them listens here and has no clock of its own.
class Telling final : public QObject {
  Q_OBJECT
 public:
  enum class At : std::uint8_t { Begins, Rests };
  static constexpr int kPast = 1 << 30;  ///< a time after every plan

  using QObject::QObject;

  /// A new season: nothing has happened in it.
  void forget();
  /// The table has learnt something. Nothing of it is told yet.
  void learn(const Events& news);
  /// How many events the table has learnt: the number of the next one.
  [[nodiscard]] int known() const { return first_ + static_cast<int>(waiting_.size()); }

  /// A table shows a moment of its plan, which is made of the events from this number on.
  void pass(int first, const Showings& showings, int ms);
  /// What an event is about begins to be seen elsewhere than on the table.
  void begin(int event) { reach(event, At::Begins); }
  /// Everything up to this event has been seen.
  void upTo(int event);
  void all() { upTo(known() - 1); }

 signals:
  /// An event has come so far; once for each event and stage.
  void reached(int event, w13::Telling::At at);
  /// These are told from now on, in the order in which they happened; once.
  void told(const w13::Events& events);

 private:
  struct Waiting {
    Event event;
    bool begun = false;
    bool rested = false;
  };
  void reach(int event, At at);
  void tell(int upTo);

  std::deque<Waiting> waiting_;  ///< those that are not both told and at rest
  int first_ = 0;                ///< the number of the first of them
  int told_ = 0;                 ///< the number of the first that is not told
};

}  // namespace w13
