#pragma once
// A seat played by the program. It gets what a person in that seat would get, never the State.

#include <functional>
#include <optional>

#include "engine/kernel/chance.h"
#include "engine/kernel/choice.h"
#include "engine/kernel/talk.h"

namespace kernel {

template <class View>
class Dreams;

/// Does two pieces of work at the same time, and returns once both are done.
using Both = std::function<void(const std::function<void()>&, const std::function<void()>&)>;

/// Plays a seat from its view alone. `luck` is the bot's own, not part of the game.
template <class View>
class Bot {
 public:
  /// What it may think ahead with: never the State.
  struct Given {
    const Dreams<View>& match;        ///< to dream of, as it stands whenever the bot is asked
    std::function<bool()> stop = {};  ///< asked now and then, on each thread, whether to answer at once; may be empty
    Both both = {};                   ///< may be empty: all is done on the thread that asks
  };

  virtual ~Bot() = default;
  /// From now on; nothing: it goes by its view alone.
  void give(const Given* given) { given_ = given; }
  /// Takes in what its seat is shown. Whoever is asked for a choice or an interjection takes in that view by itself.
  virtual void notice(const View& /*view*/) {}
  /// The index of the choice to make; the decision has at least one.
  virtual int choose(const View& view, const Decision& decision, Luck& luck) = 0;
  /// The index of the interjection to make, or none. Called once per window; `offers` may be empty.
  virtual std::optional<int> interject(const View& view, const Decision& offers, Luck& luck) = 0;
  /// Its ears and voice; nullptr: it says nothing, and does not listen.
  [[nodiscard]] virtual Talker<View>* talker() { return nullptr; }

 protected:
  [[nodiscard]] const Given* given() const { return given_; }

 private:
  const Given* given_ = nullptr;
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
