#pragma once
// The events of a session, by step, and what a seat learns of them.

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/kernel/game.h"

namespace kernel {

/// Whether a session keeps the events of its steps. Without a listener they cost nothing.
enum class Listening : bool { No, Yes };

/// Steps for which a session reserves room: growing would copy all states so far.
inline constexpr std::size_t kUsualSteps = 512;

/// Events in order, the opening's first (step 0), with the end of each step.
template <Game G>
class News {
 public:
  using Events = typename G::Events;

  explicit News(Listening listening) : listening_(listening) {
    if (listening == Listening::No) return;
    events_.reserve(kUsualEvents);
    ends_.reserve(kUsualSteps);
  }

  /// Where the game writes its events; nullptr if nobody listens.
  [[nodiscard]] Events* pen() { return listening_ == Listening::Yes ? &events_ : nullptr; }
  /// Ends the current step.
  void endStep() {
    if (listening_ == Listening::Yes) ends_.push_back(events_.size());
  }
  /// Drops everything after a step, including an unfinished one.
  void goBack(std::size_t step) {
    if (listening_ == Listening::No) return;
    ends_.resize(step + 1);
    events_.resize(ends_.back());
  }
  /// The events after a step, redacted for a viewer.
  [[nodiscard]] Events after(std::size_t step, Seat viewer) const {
    return listening_ == Listening::Yes ? redacted(ends_[step], viewer) : Events{};
  }
  /// All events, the opening's included, redacted for a viewer.
  [[nodiscard]] Events all(Seat viewer) const { return redacted(0, viewer); }
  /// All events, unredacted.
  [[nodiscard]] const Events& everything() const { return events_; }

 private:
  [[nodiscard]] Events redacted(std::size_t from, Seat viewer) const {
    Events learnt;
    for (std::size_t at = from; at < events_.size(); ++at) {
      typename G::Event event = events_[at];
      if (redact(event, viewer)) learnt.push_back(event);
    }
    return learnt;
  }

  static constexpr std::size_t kUsualEvents = 4 * kUsualSteps;

  Listening listening_;
  Events events_;
  std::vector<std::size_t> ends_;
};

}  // namespace kernel
