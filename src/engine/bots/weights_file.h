#pragma once
// Weights that bots have learnt, as data files.

#include <cmath>
#include <string>

#include "engine/house/data_folder.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

/// A weight as it is written: four decimal places are enough.
[[nodiscard]] inline double written(double weight) {
  constexpr double kPlaces = 1e4;
  return std::round(weight * kPlaces) / kPlaces;
}

/// The program's own weights, of a file below data/. Throws kernel::DataError if it is damaged.
template <class Weights>
[[nodiscard]] Weights shippedWeights(const std::string& file) {
  return Weights::fromJson(kernel::readWholeFile((house::dataFolder() / file).string()), "data/" + file);
}

}  // namespace w13
