#pragma once
// Hand-overs: how often the screen is given to one player alone (DESIGN 4).

#include <array>
#include <cstddef>

#include "engine/games/warehouse13/questions.h"
#include "engine/kernel/choice.h"

namespace w13 {

inline constexpr std::size_t kQuestions = static_cast<std::size_t>(Ask::LookBehind) + 1;

/// Hand-overs, each under the question that was answered first behind the curtain.
struct HandOvers {
  std::array<long, kQuestions> by{};

  [[nodiscard]] long of(Ask question) const { return by[static_cast<std::size_t>(question)]; }
  [[nodiscard]] long all() const;
  void add(const HandOvers& other);
};

/// Counts the visits behind the curtain of one season, as if people sat at all seats; responding and looking by oneself
/// are not counted. What a seat may answer before anything changes is one visit, as on the screen.
class Visits {
 public:
  /// A question, and what was chosen.
  void answered(const kernel::Decision& d, kernel::Choice choice);
  /// Whether the last answer was given behind the curtain: what follows may belong to the same visit.
  [[nodiscard]] bool open() const { return behind_ != kernel::Seat::Table; }
  /// Chance, something new, or somebody else comes before the next question: the curtain falls.
  void close() { behind_ = kernel::Seat::Table; }
  [[nodiscard]] const HandOvers& counted() const { return counted_; }

 private:
  kernel::Seat behind_ = kernel::Seat::Table;
  HandOvers counted_;
};

}  // namespace w13
