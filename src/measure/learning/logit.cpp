#include "measure/learning/logit.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/kernel/count.h"

namespace measure {

namespace {

constexpr int kMostTurns = 60;
constexpr double kSmallShare = 1e-3;  ///< of a step
constexpr double kSmallGain = 1e-4;   ///< of the logarithm of the likelihood

using Numbers = std::vector<double>;

/// How likely the answers are, what pulls the weights, and how the pull changes with them.
struct Slope {
  double likelihood = 0;  ///< its logarithm
  Numbers gradient;
  Numbers curvature;  ///< by rows; the lower half
};

/// A thing's numbers in units of their spread.
void scaled(std::span<const float> thing, const Numbers& spread, Numbers& out) {
  for (std::size_t at = 0; at < out.size(); ++at) out[at] = static_cast<double>(thing[at]) / spread[at];
}

/// How far each number lies from the average of its riddle, in the root of the mean square.
Numbers spreadOf(std::span<const Riddle> riddles, std::size_t width) {
  Numbers squares(width, 0.0);
  double things = 0;
  for (const Riddle& riddle : riddles)
    for (std::size_t at = 0; at < width; ++at) {
      double sum = 0, square = 0;
      for (int thing = 0; thing < riddle.count; ++thing) {
        const double number = kernel::at(riddle.things, thing)[at];
        sum += number;
        square += number * number;
      }
      squares[at] += square - sum * sum / riddle.count;
      things += at == 0 ? riddle.count : 0;
    }
  for (double& each : squares) each = each > 0 ? std::sqrt(each / things) : 1;
  return squares;
}

Slope slopeAt(std::span<const Riddle> riddles, const Numbers& weights, const Numbers& spread, Grows grows) {
  const std::size_t width = weights.size();
  Slope slope{0, Numbers(width, 0.0), Numbers(width * width, 0.0)};
  std::array<Numbers, Riddle::kMost> things;
  things.fill(Numbers(width));
  Numbers mean(width);
  for (const Riddle& riddle : riddles) {
    std::array<double, Riddle::kMost> chance{};
    double sum = 0;
    for (int thing = 0; thing < riddle.count; ++thing) {
      Numbers& numbers = kernel::at(things, thing);
      scaled(kernel::at(riddle.things, thing), spread, numbers);
      double score = 0;
      for (std::size_t at = 0; at < width; ++at) score += weights[at] * numbers[at];
      const double grown = std::exp(score);
      const double weight = grows == Grows::Exp ? grown : 1 + grown;
      sum += kernel::at(chance, thing) = weight;
      for (double& number : numbers) number *= grown / weight;  // what the logarithm of the weight gains by a number
    }
    slope.likelihood += std::log(kernel::at(chance, riddle.answer) / sum);
    std::ranges::fill(mean, 0.0);
    for (int thing = 0; thing < riddle.count; ++thing)
      for (std::size_t at = 0; at < width; ++at)
        mean[at] += kernel::at(chance, thing) / sum * kernel::at(things, thing)[at];
    for (std::size_t at = 0; at < width; ++at) slope.gradient[at] += kernel::at(things, riddle.answer)[at] - mean[at];
    for (int thing = 0; thing < riddle.count; ++thing)
      for (std::size_t row = 0; row < width; ++row) {
        const double off = kernel::at(chance, thing) / sum * (kernel::at(things, thing)[row] - mean[row]);
        if (off == 0) continue;
        for (std::size_t at = 0; at <= row; ++at)
          slope.curvature[row * width + at] += off * (kernel::at(things, thing)[at] - mean[at]);
      }
  }
  return slope;
}

/// Solves curvature * step = gradient, after Cholesky.
Numbers stepOf(Slope slope) {
  const std::size_t width = slope.gradient.size();
  Numbers& l = slope.curvature;
  Numbers& step = slope.gradient;
  for (std::size_t row = 0; row < width; ++row)
    for (std::size_t at = 0; at <= row; ++at) {
      double sum = l[row * width + at];
      for (std::size_t k = 0; k < at; ++k) sum -= l[row * width + k] * l[at * width + k];
      l[row * width + at] = row == at ? std::sqrt(sum) : sum / l[at * width + at];
    }
  for (std::size_t row = 0; row < width; ++row) {
    for (std::size_t k = 0; k < row; ++k) step[row] -= l[row * width + k] * step[k];
    step[row] /= l[row * width + row];
  }
  for (std::size_t row = width; row-- > 0;) {
    for (std::size_t k = row + 1; k < width; ++k) step[row] -= l[k * width + row] * step[k];
    step[row] /= l[row * width + row];
  }
  return step;
}

}  // namespace

std::vector<double> likeliestWeights(std::span<const Riddle> riddles, int width, double pull, Grows grows) {
  Numbers weights(kernel::sizeOf(width), 0.0);
  const Numbers spread = spreadOf(riddles, weights.size());
  const auto pulled = [&](const Numbers& at) {
    Slope slope = slopeAt(riddles, at, spread, grows);
    for (std::size_t number = 0; number < at.size(); ++number) {
      slope.likelihood -= pull / 2 * at[number] * at[number];
      slope.gradient[number] -= pull * at[number];
      slope.curvature[number * at.size() + number] += pull;
    }
    return slope;
  };
  Slope now = pulled(weights);
  for (int turn = 0; turn < kMostTurns; ++turn) {
    const double before = now.likelihood;
    const Numbers step = stepOf(now);
    double share = 1;
    for (; share > kSmallShare; share /= 2) {  // too far a step would lead away again
      Numbers next = weights;
      for (std::size_t number = 0; number < next.size(); ++number) next[number] += share * step[number];
      Slope there = pulled(next);
      if (!(there.likelihood > before)) continue;
      weights = std::move(next);
      now = std::move(there);
      break;
    }
    if (now.likelihood - before < kSmallGain) break;
  }
  for (std::size_t number = 0; number < weights.size(); ++number) weights[number] /= spread[number];
  return weights;
}

}  // namespace measure
