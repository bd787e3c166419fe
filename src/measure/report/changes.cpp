#include "measure/report/changes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace w13 {

namespace {

/// Sums up differences of pairs.
struct Differences {
  long pairs = 0;
  double sum = 0;
  double squares = 0;
  void add(double difference) {
    ++pairs;
    sum += difference;
    squares += difference * difference;
  }
  [[nodiscard]] Estimate mean() const { return meanDifference(pairs, sum, squares); }
};

long seasonsOf(const std::vector<Simulated>& tables) {
  long seasons = 0;
  for (const Simulated& each : tables) seasons += each.tally.seasons;
  return seasons;
}

/// How often each card came to each use, by id and use.
using UsesById = std::map<std::tuple<std::string, Use>, std::pair<long, const char*>>;
UsesById usesById(const Catalog& cards, const std::vector<Simulated>& tables) {
  const CardTally tally = together(tables);
  UsesById uses;
  for (std::size_t design = 0; design < cards.designs.size(); ++design)
    for (const UseOfKind& each : usesOf(cards.designs[design].kind))
      uses[{cards.designs[design].id, each.use}] = {tally.designs[design].uses[each.use], each.heading};
  return uses;
}

}  // namespace

ChangeFigures changeOf(int players, const Simulated& base, const Simulated& other) {
  ChangeFigures change;
  change.players = players;
  change.pairs = pairsOf(other.seasons, base.seasons);
  change.wins = pairedDifference(change.pairs);
  PerEnding<Pairs> endings;
  Differences episodes;
  Differences handovers;
  for (std::size_t season = 0; season < base.seasons.size() && season < other.seasons.size(); ++season) {
    const SeasonResult& before = base.seasons[season];
    const SeasonResult& after = other.seasons[season];
    if (before.winner == Winner::None || after.winner == Winner::None) continue;
    episodes.add(after.episodes - before.episodes);
    handovers.add(after.handovers - before.handovers);
    for (const Ending which : endings.keys()) {
      const bool had = before.ending == which;
      const bool has = after.ending == which;
      Pairs& pairs = endings[which];
      ++(has ? (had ? pairs.both : pairs.onlyFirst) : (had ? pairs.onlySecond : pairs.neither));
    }
  }
  for (std::size_t which = 0; which < endings.size(); ++which) change.endings[which] = pairedDifference(endings[which]);
  change.episodes = episodes.mean();
  change.handovers = handovers.mean();
  return change;
}

std::vector<UseChange> useChangesOf(const Catalog& baseCards, const std::vector<Simulated>& base,
                                    const Catalog& otherCards, const std::vector<Simulated>& other) {
  const UsesById before = usesById(baseCards, base);
  const UsesById after = usesById(otherCards, other);
  UsesById all = before;
  all.insert(after.begin(), after.end());
  const long seasons = seasonsOf(base);
  std::vector<UseChange> changes;
  for (const auto& [key, counted] : all) {
    const auto times = [&of = key](const UsesById& in) {
      const auto found = in.find(of);
      return found == in.end() ? 0.0 : static_cast<double>(found->second.first);
    };
    const double was = times(before);
    const double is = times(after);
    if (was == is) continue;
    changes.push_back({std::get<0>(key), std::get<1>(key), counted.second, mean(100 * was, seasons),
                       mean(100 * is, seasons), (is - was) / std::sqrt(was + is)});
  }
  std::stable_sort(changes.begin(), changes.end(), [](const UseChange& a, const UseChange& b) {
    return std::fabs(a.deviations) > std::fabs(b.deviations);
  });
  return changes;
}

}  // namespace w13
