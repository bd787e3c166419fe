#pragma once
// A seat played by the program. It gets what a person in that seat would get, never the State.

#include <optional>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/talk.h"

namespace kernel {

/// Plays a seat from its view alone. `luck` is the bot's own, not part of the game.
template <class View>
class Bot {
 public:
  virtual ~Bot() = default;
  /// The index of the choice to make; the decision has at least one.
  virtual int choose(const View& view, const Decision& decision, Luck& luck) = 0;
  /// The index of the interjection to make, or none. Called once per window; `offers` may be empty.
  virtual std::optional<int> interject(const View& view, const Decision& offers, Luck& luck) = 0;
  /// Its ears and voice; nullptr: it says nothing, and does not listen.
  [[nodiscard]] virtual Talker<View>* talker() { return nullptr; }
};

/// Takes any choice with equal chance, and now and then interjects.
template <class View>
class RandomBot final : public Bot<View> {
 public:
  /// `percent`: how often it uses an interjection on offer.
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
