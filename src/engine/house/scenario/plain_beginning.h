#pragma once
// Where the match on a plain stage began: a set-up, and the chance that was said.

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "engine/house/match/box.h"
#include "engine/house/scenario/beginning.h"
#include "engine/kernel/chance.h"

namespace house {

class PlainBeginning final : public Beginning {
 public:
  /// `state`: the bytes of the position in which it begins; empty: with the set-up.
  PlainBeginning(std::shared_ptr<const Box> box, SetupValues setup, std::vector<std::uint8_t> state = {})
      : box_(std::move(box)), setup_(std::move(setup)), state_(std::move(state)) {}
  /// Says what chance of a kind brings next.
  void say(kernel::ChanceOf of, int outcome) { said_.add(of, outcome); }
  [[nodiscard]] const kernel::Script& said() const { return said_; }

  [[nodiscard]] std::shared_ptr<KeptMatch> match(std::uint64_t seed) const override;
  /// A match from there, by a source of chance of the caller's. Throws kernel::RefusedError if it cannot be played.
  [[nodiscard]] std::shared_ptr<KeptMatch> match(std::unique_ptr<kernel::Chance> chance) const {
    return state_.empty() ? box_->begin(setup_, std::move(chance)) : match(state_, std::move(chance));
  }
  /// The same match in a state that it has come to.
  [[nodiscard]] std::shared_ptr<KeptMatch> match(std::span<const std::uint8_t> state,
                                                 std::unique_ptr<kernel::Chance> chance) const {
    return box_->resume(setup_, state, std::move(chance));
  }

 private:
  std::shared_ptr<const Box> box_;
  SetupValues setup_;
  std::vector<std::uint8_t> state_;
  kernel::Script said_;
};

}  // namespace house
