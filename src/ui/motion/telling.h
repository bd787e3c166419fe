#pragma once
// When events are reported: the one clock of log, wire, captions, dock, sounds, and all windows of the table. A result
// is reported when it is seen on the table, not before.

#include <QObject>
#include <deque>
#include <vector>

#include "engine/kernel/count.h"
#include "ui/motion/plan.h"

namespace ui {

/// Knows which of the table's news are reported. All that report them listen here and have no clock of their own.
class Telling final : public QObject {
  Q_OBJECT
 public:
  enum class At : std::uint8_t { Begins, Rests };
  static constexpr int kPast = 1 << 30;  ///< a time after every plan

  using QObject::QObject;

  /// A new match: nothing has happened in it.
  void forget();
  /// Adds as many events as the table has learnt. None of them is reported yet.
  void learn(int events);
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
  void reached(int event, ui::Telling::At at);
  /// So many more events are reported from now on, in order of occurrence.
  void told(int events);

 private:
  struct Waiting {
    bool begun = false;
    bool rested = false;
  };
  void reach(int event, At at);
  void tell(int upTo);

  std::deque<Waiting> waiting_;  ///< events not yet both reported and at rest
  int first_ = 0;                ///< the number of the first waiting event
  int told_ = 0;                 ///< the number of the first event not reported
};

}  // namespace ui
