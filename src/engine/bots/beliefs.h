#pragma once
// How the signs of each seat speak for its being the Traitor. The chances of the seats that can be him are to one
// another as 1 + exp(sum of weights and signs): the 1 is for a Traitor who betrays nothing. Learnt from seasons of
// bots; the weights are a data file.

#include <string>
#include <string_view>

#include "engine/bots/evidence.h"

namespace w13 {

class Beliefs {
 public:
  /// Weighs nothing: all seats are suspected alike.
  Beliefs() = default;
  explicit Beliefs(const Signs& weights) : weights_(weights) {}
  /// Reads the weights. `file`: its name in messages. Throws kernel::DataError with one sentence if a name is unknown
  /// or missing.
  static Beliefs fromJson(std::string_view text, const std::string& file);
  [[nodiscard]] std::string toJson() const;

  /// What speaks against a seat, as the logarithm of a likelihood.
  [[nodiscard]] double against(const Signs& signs) const;
  [[nodiscard]] const Signs& weights() const { return weights_; }

 private:
  Signs weights_;  ///< of one of each sign
};

/// The program's own. Throws kernel::DataError if the file is damaged.
[[nodiscard]] const Beliefs& shippedBeliefs();

}  // namespace w13
