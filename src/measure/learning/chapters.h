#pragma once
// What chapters of seasons began with, and who won: what promises are learnt from.

#include <functional>
#include <vector>

#include "engine/bots/promise.h"
#include "measure/simulation.h"

namespace w13 {

struct BegunChapter {
  Chapter chapter = Chapter::Episode;
  bool warehouse = false;                   ///< it won the season in the end
  std::array<float, kFacts + 1> numbers{};  ///< 1, and those of its beginning
};

/// The chapters of each season of a plan. Of three seasons bots play one as they can; in the others three and ten in a
/// hundred of their answers are any: a search has to judge positions that nobody would have played for. `progress` is
/// called now and then with the number of seasons done.
[[nodiscard]] std::vector<std::vector<BegunChapter>> chaptersOf(const Catalog& cards, const SimulationPlan& plan,
                                                                const std::function<void(int)>& progress);

/// The promise that makes what came of the chapters likeliest.
[[nodiscard]] Promise learnPromise(const std::vector<std::vector<BegunChapter>>& seasons);

}  // namespace w13
