#pragma once
// Learns which of several things it is, from their numbers: a conditional logit. With two things, one of them all
// zeros, it is a logistic model.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace measure {

/// Several things, one of which it was.
struct Riddle {
  static constexpr int kMost = 8;
  std::array<std::span<const float>, kMost> things;  ///< the numbers of each
  int count = 0;
  int answer = 0;  ///< its place
};

/// How the chance of a thing grows with the weighted sum of its numbers, beside the chances of the others.
enum class Grows : std::uint8_t {
  Exp,         ///< as exp(sum)
  OneMoreExp,  ///< as 1 + exp(sum): a thing that has nothing to show is not ruled out by others that show much
};

/// The weights that make the answers likeliest, less `pull` times half the sum of their squares (each number measured
/// by its spread): what is rare is believed little. By Fisher scoring: the packaged libraries (liblinear, mlpack) fit
/// models of one thing at a time, and a few dozen weights need no more than this.
[[nodiscard]] std::vector<double> likeliestWeights(std::span<const Riddle> riddles, int width, double pull,
                                                   Grows grows);

}  // namespace measure
