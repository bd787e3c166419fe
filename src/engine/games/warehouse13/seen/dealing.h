#pragma once
// What dreams are dealt with: luck for hundreds of small numbers, and cards put in order. Nothing of it needs the heap.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/games/warehouse13/pieces.h"
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
  template <class Items>
  void shuffle(Items& items) {
    for (int taken = 0; taken < items.size(); ++taken) next(items, taken);
  }

 private:
  [[nodiscard]] static int upTo(int n, std::uint64_t bits) {
    return static_cast<int>(bits * static_cast<std::uint64_t>(n) >> 32u);
  }
  std::uint64_t seed_ = 0;
  std::uint64_t half_ = 0;
};

/// Cards in the order of their numbers, whatever the order in which they are added.
class Sorted {
 public:
  Sorted() = default;
  explicit Sorted(std::span<const CardId> cards) {
    for (const CardId card : cards) add(card);
  }
  void add(CardId card) { words_[at(card) / 64] |= std::uint64_t{1} << at(card) % 64; }
  /// Takes those out that are among others.
  [[nodiscard]] Sorted takeOut(const Sorted& others) {
    Sorted both;
    for (std::size_t word = 0; word < words_.size(); ++word) {
      both.words_[word] = words_[word] & others.words_[word];
      words_[word] &= ~others.words_[word];
    }
    return both;
  }
  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(words_, [](std::uint64_t word) { return word == 0; });
  }
  /// Hands each card over, the lowest number first.
  template <class Take>
  void each(const Take& take) const {
    for (std::size_t word = 0; word < words_.size(); ++word)
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1)
        take(static_cast<CardId>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
  }

 private:
  static_assert(kMaxCards % 64 == 0);
  std::array<std::uint64_t, kMaxCards / 64> words_{};
};

}  // namespace w13
