#pragma once
// Hand-overs: how often the screen is given to one player alone (DESIGN 4).

#include <array>
#include <cstddef>

#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/per.h"

namespace w13 {

/// Hand-overs, counted by the question answered first behind the curtain.
struct HandOvers {
  kernel::Per<Ask, long, kAsks> by;

  [[nodiscard]] long of(Ask question) const { return by[question]; }
  [[nodiscard]] long all() const;
  void add(const HandOvers& other);
};

/// Counts one season's visits behind the curtain, as if people sat at all seats; unasked responses and looks do not
/// count. All answers of a seat before anything changes are one visit, as on the screen.
class Visits {
 public:
  /// `onShields`: seats that are visited on phones, where nothing is handed over.
  explicit Visits(kernel::SeatSet onShields = {}) : onShields_(onShields) {}
  /// Adds a question and the choice made.
  void answered(const kernel::Decision& d, kernel::Choice choice);
  /// Whether the last answer was given behind the curtain: what follows may belong to the same visit.
  [[nodiscard]] bool open() const { return behind_ != kernel::Seat::Table; }
  /// Ends the visit: chance, something new, or another seat comes before the next question.
  void close() { behind_ = kernel::Seat::Table; }
  [[nodiscard]] const HandOvers& counted() const { return counted_; }

 private:
  kernel::SeatSet onShields_;
  kernel::Seat behind_ = kernel::Seat::Table;
  HandOvers counted_;
};

}  // namespace w13
