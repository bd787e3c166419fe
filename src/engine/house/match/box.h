#pragma once
// A game out of its box: its data read, ready to be set up.

#include <cstdint>
#include <memory>
#include <span>
#include <string>

#include "engine/house/match/kept_match.h"
#include "engine/house/match/start.h"

namespace house {

struct LogKind;

class Box {
 public:
  virtual ~Box() = default;
  /// What logs of its matches are like.
  [[nodiscard]] virtual const LogKind& log() const = 0;
  /// The data itself: a log carries it along, so that a match keeps the data it began with.
  [[nodiscard]] virtual std::string carried() const = 0;

  /// Why a set-up cannot be played, in one sentence with the remedy; empty if it can.
  [[nodiscard]] virtual std::string fault(const SetupValues& values) const = 0;
  /// Begins a match. Throws kernel::RefusedError with the fault of a set-up that cannot be played.
  [[nodiscard]] virtual std::shared_ptr<KeptMatch> begin(const SetupValues& values,
                                                         std::unique_ptr<kernel::Chance> chance) const = 0;
  /// Continues from the bytes of a stored state, which are as many as a state has; nullptr if they are no state of this
  /// game.
  [[nodiscard]] virtual std::shared_ptr<KeptMatch> resume(const SetupValues& values,
                                                          std::span<const std::uint8_t> state,
                                                          std::unique_ptr<kernel::Chance> chance) const = 0;
};

}  // namespace house
