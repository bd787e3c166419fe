#pragma once
// A seat played by the program. It gets what a person in that seat would get, and never the State.

#include <optional>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"

namespace kernel {

/// Plays for a seat, from its view alone. `luck` is the bot's own and no part of the game.
template <class View>
class Bot {
 public:
  virtual ~Bot() = default;
  /// The place of the choice to make in the decision, which has at least one.
  virtual int choose(const View& view, const Decision& decision, Luck& luck) = 0;
  /// The place of the interjection to make, or none. Asked once for each window; `offers` may be empty.
  virtual std::optional<int> interject(const View& view, const Decision& offers, Luck& luck) = 0;
};

/// Takes any choice, each with the same chance, and now and then interjects.
template <class View>
class RandomBot final : public Bot<View> {
 public:
  /// `percent`: how often in a hundred it uses an interjection that it has.
  explicit RandomBot(int percent = 10) : percent_(percent) {}

  int choose(const View&, const Decision& decision, Luck& luck) override {
    return luck.pick(decision.size(), ChanceOf::Card);
  }
  std::optional<int> interject(const View&, const Decision& offers, Luck& luck) override {
    if (offers.empty() || luck.pick(100, ChanceOf::Card) >= percent_) return std::nullopt;
    return luck.pick(offers.size(), ChanceOf::Card);
  }

 private:
  int percent_;
};

}  // namespace kernel
