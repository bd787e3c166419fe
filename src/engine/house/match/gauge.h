#pragma once
// What designers want counted in finished matches: figures of a whole match, and of each card. Bots play the matches
// with the cards before and after a change, and the figures are compared (src/workshop/comparison.h).

#include <span>
#include <string>
#include <vector>

#include "engine/house/match/box.h"
#include "engine/house/said/text.h"

namespace house {

struct Figure {
  std::string id;      ///< in files: "unsold"
  Text name;           ///< "lots that nobody buys"
  bool share = false;  ///< how often something is the case, from 0 to 1; else a number
};

/// Something that came up a number of times, or not at all.
struct Tally {
  double sum = 0, squares = 0;  ///< of its values, and of their squares
  long times = 0;
  void add(double value) {
    sum += value;
    squares += value * value;
    ++times;
  }
  void add(const Tally& other) {
    sum += other.sum;
    squares += other.squares;
    times += other.times;
  }
  /// 0 if it never came up.
  [[nodiscard]] double mean() const { return times == 0 ? 0 : sum / static_cast<double>(times); }
};

/// What was counted in one match.
struct Counted {
  std::vector<double> ofMatch;              ///< by Gauge::ofMatch()
  std::vector<std::vector<Tally>> ofCards;  ///< by Gauge::cards(), then by Gauge::ofCards()
};

class Gauge {
 public:
  virtual ~Gauge() = default;
  [[nodiscard]] virtual std::span<const Figure> ofMatch() const = 0;
  [[nodiscard]] virtual std::span<const Figure> ofCards() const = 0;
  /// The files of the cards that are counted: "relics/excalibur.json".
  [[nodiscard]] virtual std::vector<std::string> cards(const Box& box) const = 0;
  /// Whether a card has an effect that could be taken away.
  [[nodiscard]] virtual bool hasEffect(std::string_view path, const Box& box) const = 0;
  /// The same box, where the card's effect is taken away and all else of it stays. Throws kernel::RefusedError if it
  /// has none.
  [[nodiscard]] virtual std::shared_ptr<const Box> without(std::string_view path, const Box& box) const = 0;
  /// Counts a match that is over.
  [[nodiscard]] virtual Counted count(const Match& match) const = 0;
};

}  // namespace house
