#include "engine/games/warehouse13/cards/game_numbers.h"

#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/numbers_file.h"
#include "engine/games/warehouse13/effects/vocabulary.h"

namespace w13 {

namespace {

/// "2: 10, 3: 15"
class Row {
 public:
  void add(const std::string& name, int number) {
    text_ += (text_.empty() ? "" : ", ") + name + ": " + std::to_string(number);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

std::string stress(const GameNumbers& numbers) {
  Row row;
  for (int players = 2; players <= kMaxPlayers; ++players)
    row.add(std::to_string(players) + " players", numbers.stress[at(players)]);
  return row.text();
}

std::string dice(const GameNumbers& numbers) {
  Row row;
  for (const Symbol colour : kAllSymbols) row.add(words::kSymbols.say(index(colour)), numbers.dice[colour]);
  return row.text();
}

std::string obstacles(const GameNumbers& numbers, Attribute kind) {
  Row row;
  for (int difficulty = 1; difficulty <= kHardest; ++difficulty)
    if (const int many = numbers.obstacles[kind][at(difficulty)]; many > 0)
      row.add("of " + std::to_string(difficulty), many);
  return row.text().empty() ? "none" : row.text();
}

}  // namespace

Dice GameNumbers::diceInPlay() const {
  Dice all;
  for (const Symbol colour : kAllSymbols) {
    int left = dice[colour];
    for (const DieId die : diceOf(colour))
      if (left-- > 0) all |= die;
  }
  return all;
}

std::vector<ObstacleId> GameNumbers::obstaclesInPlay() const {
  std::vector<ObstacleId> found;
  auto left = obstacles;
  for (const ObstacleId obstacle : kAllObstacles)
    if (left[attributeOf(obstacle)][at(difficultyOf(obstacle))]-- > 0) found.push_back(obstacle);
  return found;
}

int GameNumbers::votesNeeded(int voters) const {
  switch (bronzes) {
    case Majority::MoreThanHalf: return voters / 2 + 1;
    case Majority::TwoThirds: return (2 * voters + 2) / 3;
    case Majority::All: return voters;
  }
  return voters;
}

int plotsToExecute(const GameNumbers& numbers, const Variants& variants) {
  if (variants.onePlot) return 1;
  return numbers.plotsToExecute + (variants.threePlots ? 1 : 0);
}

std::vector<SaidNumber> spelledOut(const GameNumbers& numbers) {
  return {{"Players", std::to_string(numbers.fewestPlayers) + " to " + std::to_string(numbers.mostPlayers)},
          {"Hand limit", std::to_string(numbers.handLimit)},
          {"Stress in the deck", stress(numbers)},
          {"Spaces of the Maintenance track", std::to_string(numbers.trackSpaces)},
          {"Physical obstacles", obstacles(numbers, Attribute::Physical)},
          {"Mental obstacles", obstacles(numbers, Attribute::Mental)},
          {"Rings", std::to_string(numbers.rings)},
          {"Pings in the deck", std::to_string(numbers.pings)},
          {"Plots to execute", std::to_string(numbers.plotsToExecute)},
          {"Plots to stop", std::to_string(numbers.plotsToStop)},
          {"Votes to Bronze", majorities().say(index(numbers.bronzes))},
          {"Clue dice", dice(numbers)},
          {"Goo dice of the Traitor", std::to_string(numbers.gooDice)}};
}

}  // namespace w13
