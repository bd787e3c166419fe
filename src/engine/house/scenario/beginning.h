#pragma once
// Where the match on a stage began: with its secrets, so not for screens.

#include <cstdint>
#include <memory>

#include "engine/house/match/kept_match.h"

namespace house {

class Beginning {
 public:
  virtual ~Beginning() = default;
  /// The match at its first decision. Chance brings what was said on the stage, then is drawn from `seed`.
  [[nodiscard]] virtual std::shared_ptr<KeptMatch> match(std::uint64_t seed) const = 0;
};

}  // namespace house
