#pragma once
// What dreams are dealt with: luck for hundreds of small numbers, without the heap.

#include <cstdint>
#include <utility>

#include "engine/kernel/chance.h"

namespace w13 {

/// Many small numbers from one seed: a dream takes hundreds. Even enough for dreams: off by less than one in four
/// million.
class Deal {
 public:
  explicit Deal(kernel::Chance& chance) {
    for (int part = 0; part < 4; ++part)
      seed_ = seed_ << 15u | static_cast<std::uint64_t>(chance.pick(1 << 15, kernel::ChanceOf::Shuffle));
  }
  /// 0 .. n-1; n: up to a thousand.
  int pick(int n) {
    if (half_) return upTo(n, std::exchange(half_, 0));
    seed_ += 0x9E3779B97F4A7C15u;  // SplitMix64 (Steele, Lea, Flood 2014)
    std::uint64_t z = (seed_ ^ (seed_ >> 30u)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27u)) * 0x94D049BB133111EBu;
    z ^= z >> 31u;
    half_ = z >> 32u;
    return upTo(n, z & 0xFFFFFFFFu);
  }
  /// Any of the items from a place on, once those before it are taken; then it lies at that place.
  template <class Items>
  auto next(Items& items, int taken) {
    std::swap(items[taken], items[taken + pick(items.size() - taken)]);
    return items[taken];
  }
  /// Any so many of the items, in any order: they lie first then.
  template <class Items>
  void mix(Items& items, int many) {
    Deal here = *this;  // out of memory that somebody else might write to: this is where dreams spend their time
    for (int taken = 0; taken < many; ++taken) here.next(items, taken);
    *this = here;
  }
  template <class Items>
  void shuffle(Items& items) {
    mix(items, items.size());
  }

 private:
  [[nodiscard]] static int upTo(int n, std::uint64_t bits) {
    return static_cast<int>(bits * static_cast<std::uint64_t>(n) >> 32u);
  }
  std::uint64_t seed_ = 0;
  std::uint64_t half_ = 0;
};

}  // namespace w13
