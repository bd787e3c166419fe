#pragma once
// "What would you do?": the best answers to a question, with their chances and the reasons, for a learner in that seat.

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/games/warehouse13/said/grounds.h"
#include "engine/games/warehouse13/season/season.h"
#include "engine/search/ranking.h"

namespace w13 {

/// An answer that an adviser thinks well of.
struct Advised {
  std::optional<int> choice;     ///< its place in the question; none: let the window pass
  std::optional<double> chance;  ///< to win the season with it, from 0 to 1; none: it goes by belief
  double error = 0;              ///< the standard error of what it gains beside what would be done by habit
  std::vector<Reason> reasons;
};

/// Whether two choices of a question come to the same: they name copies of one card, dice that nobody can tell
/// apart, or Goo dice that show the same.
[[nodiscard]] bool sameInEffect(const Catalog& cards, const View& view, const kernel::Choice& a,
                                const kernel::Choice& b);

/// Puts what was weighed in the order in which it is told: what promises more comes first. What is less than half a
/// percent below another promises the same; of these the usual one comes first, then the first on offer: so it is the
/// same whoever asks, and however long is thought.
void orderByPromise(std::vector<search::Ranked>& ranked);

/// The best first, at most three, none of which come to the same. Empty: there is nothing to choose, or it was stopped.
using Advice = std::vector<Advised>;

/// A question to a seat, or what it could respond with.
struct Consulted {
  View view;
  kernel::Decision decision;
  kernel::How how = kernel::How::Answer;
};

/// What a seat is asked in a season as it stands, or could respond with.
[[nodiscard]] Consulted consulted(const Season& season, Seat seat, kernel::How how = kernel::How::Answer);

/// Thinks for one seat at one question. It gets what a bot in that seat would get, and nothing of it is kept.
class Adviser {
 public:
  /// How many dreams it thinks in: as many as take a second or two.
  static constexpr int kDreams = 20000;

  /// The cards must outlive it.
  explicit Adviser(const Catalog& cards);
  ~Adviser();

  /// To be told what the seat has been shown (Season::recall).
  [[nodiscard]] Bot& mind();
  /// All that is worth weighing, the best first: what advice is made of.
  [[nodiscard]] std::vector<search::Ranked> rank(const Consulted& question, const kernel::Dreams<View>& match,
                                                 int dreams, std::uint64_t seed,
                                                 const std::function<bool()>& stop = {});
  /// A vote goes by belief, as bots vote: one answer. May be called on any thread, by one at a time. `stop` is asked
  /// now and then whether to give up. The same question, memory and seed give the same advice.
  [[nodiscard]] Advice advise(const Consulted& question, const kernel::Dreams<View>& match, int dreams,
                              std::uint64_t seed, const std::function<bool()>& stop = {});

 private:
  struct Inside;
  [[nodiscard]] Advice byBelief(const Consulted& question, std::uint64_t seed);
  std::unique_ptr<Inside> inside_;
};

}  // namespace w13
