#pragma once
// When events are reported: the one clock of log, wire, captions, dock, sounds, and all windows of the table. A result
// is reported when it is seen on the table, not before.

#include <QObject>
#include <deque>
#include <vector>

#include "engine/games/warehouse13/seen/view.h"
#include "engine/kernel/count.h"
#include "ui/games/warehouse13/shell.h"

namespace w13 {

/// When a news item is seen on the table, in milliseconds of its plan.
struct Showing {
  int begins = 0;  ///< its motion begins
  int rests = 0;   ///< it has arrived
  int told = 0;    ///< it may be reported; never before earlier events
};
using Showings = std::vector<Showing>;

/// What may be seen of the table at a time of its plan: the current view, except what is still covered or rolling.
/// `before` is the view before the news.
[[nodiscard]] View seenAt(const View& before, const View& now, const Events& news, const Showings& showings, int ms);

/// Holds the table's news until they are reported. All that report them listen here and have no clock of their own.
class Telling final : public QObject {
  Q_OBJECT
 public:
  enum class At : std::uint8_t { Begins, Rests };
  static constexpr int kPast = 1 << 30;  ///< a time after every plan

  using QObject::QObject;

  /// A new season: nothing has happened in it.
  void forget();
  /// Adds what the table has learnt. None of it is reported yet.
  void learn(const Events& news);
  /// The number of events the table has learnt, which is the number of the next one.
  [[nodiscard]] int known() const { return first_ + kernel::count(waiting_); }

  /// A table shows a time of its plan, made from the events from number `first` on.
  void pass(int first, const Showings& showings, int ms);
  /// An event begins to be seen elsewhere than on the table.
  void begin(int event) { reach(event, At::Begins); }
  /// Everything up to this event has been seen.
  void upTo(int event);
  void all() { upTo(known() - 1); }

 signals:
  /// An event has reached a stage; once for each event and stage.
  void reached(int event, w13::Telling::At at);
  /// These are reported from now on, in order of occurrence; once.
  void told(const w13::Events& events);

 private:
  struct Waiting {
    Event event;
    bool begun = false;
    bool rested = false;
  };
  void reach(int event, At at);
  void tell(int upTo);

  std::deque<Waiting> waiting_;  ///< events not yet both reported and at rest
  int first_ = 0;                ///< the number of the first waiting event
  int told_ = 0;                 ///< the number of the first event not reported
};

}  // namespace w13
