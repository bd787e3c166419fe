// What the cards and dice of a game cannot keep of its numbers.

#include <algorithm>
#include <string>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/numbers_file.h"
#include "engine/kernel/count.h"

namespace w13 {

namespace {

/// The highest sum of a type that all dice together could show.
int mostOf(Symbol type, const Catalog& cards) {
  int sum = 0;
  for (const Symbol colour : kAllSymbols) {
    int best = 0;
    for (const Clue face : cards.dieFaces[colour])
      if (face.symbol == type || face.symbol == Symbol::Wild) best = std::max<int>(best, face.number);
    sum += best * cards.game.dice[colour];
  }
  return sum;
}

class Limits {
 public:
  Limits(Reader& reader, const Catalog& cards) : reader_(reader), cards_(cards), game_(cards.game) {}

  void check() {
    const auto most = game_.stress.begin() + game_.mostPlayers;
    atMost("stress", *std::max_element(game_.stress.begin(), most + 1), cards_.stressCards, "Stress for a season");
    atMost("pings", game_.pings, kernel::count(cards_.all(Kind::Ping)), "Pings");
    atMost("plots", game_.plotsToExecute + game_.plotsToStop - 1, kernel::count(cards_.all(Kind::Plot)),
           "Plots until the Finale ends");
    atMost("players", game_.mostPlayers, kernel::count(cards_.agents), "players, one to each Agent");
    if (game_.trackSpaces > kernel::count(cards_.obstacles))
      warn("track", "found " + std::to_string(game_.trackSpaces) + " spaces and " +
                        std::to_string(cards_.obstacles.size()) +
                        " obstacles, expected enough obstacles to fill the track");
    needs();
    faces();
    pings();
  }

 private:
  /// At the key; without it the cards do not fit a number of the box.
  void warn(const char* key, std::string message) {
    const Node* value = reader_.root().find(key);
    reader_.warn(value == nullptr ? reader_.root() : *value, std::move(message));
  }

  void atMost(const char* key, int found, int most, const char* what) {
    if (found > most)
      warn(key, "found " + std::to_string(found) + " " + what + ", expected at most " + std::to_string(most) +
                    ", as many as there are cards");
  }

  void pings() {
    for (const Design& ping : cards_.designs)
      for (const Symbol colour : kAllSymbols)
        if (ping.fieldDice[colour] > game_.dice[colour])
          warn("dice", "found " + std::to_string(game_.dice[colour]) + " " + words::kSymbols.say(index(colour)) +
                           " dice, expected the " + std::to_string(ping.fieldDice[colour]) + " that " + ping.file +
                           " puts into the Field");
  }

  void needs() {
    for (const Design& design : cards_.designs)
      for (const Symbol type : kTypes)
        if (design.needs[type] > mostOf(type, cards_))
          warn("dice", "found dice that show " + std::to_string(mostOf(type, cards_)) + " " +
                           words::kTypes.say(index(type)) + " at most, expected the " +
                           std::to_string(design.needs[type]) + " that " + design.file + " requires");
  }

  void faces() {
    const auto traits = [](const Design& design) { return design.kind == Kind::Trait ? int{design.number} : 0; };
    const int pays = traits(*std::ranges::max_element(cards_.designs, {}, traits));
    if (cards_.highestFace > pays)
      warn("dice", "found a face with " + std::to_string(cards_.highestFace) +
                       ", expected a Trait with that number: " + "no Trait claims such a clue");
  }

  Reader& reader_;
  const Catalog& cards_;
  const GameNumbers& game_;
};

}  // namespace

void checkNumbers(Reader& reader, const Catalog& cards) { Limits(reader, cards).check(); }

}  // namespace w13
