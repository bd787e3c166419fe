#include "engine/house/any_seed.h"

#include <random>

namespace house {

std::uint64_t anySeed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32) | device();
}

}  // namespace house
