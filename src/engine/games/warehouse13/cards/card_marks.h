#pragma once
// Marks on physical cards: a set of them, in the order of their numbers.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/warehouse13/pieces.h"

namespace w13 {

class CardMarks {
 public:
  /// None is no card, and changes nothing.
  void add(CardId card) {
    if (card != CardId::None) words_[wordOf(card)] |= bitOf(card);
  }
  template <class Cards>
  void addAll(const Cards& cards) {
    for (const CardId card : cards) add(card);
  }
  [[nodiscard]] bool has(CardId card) const { return (words_[wordOf(card)] & bitOf(card)) != 0; }
  [[nodiscard]] bool empty() const {
    return std::ranges::all_of(words_, [](std::uint64_t word) { return word == 0; });
  }
  CardMarks& operator|=(const CardMarks& other) {
    for (std::size_t word = 0; word < words_.size(); ++word) words_[word] |= other.words_[word];
    return *this;
  }
  [[nodiscard]] friend CardMarks operator&(CardMarks a, const CardMarks& b) {
    for (std::size_t word = 0; word < a.words_.size(); ++word) a.words_[word] &= b.words_[word];
    return a;
  }
  [[nodiscard]] CardMarks without(const CardMarks& others) const {
    CardMarks left = *this;
    for (std::size_t word = 0; word < words_.size(); ++word) left.words_[word] &= ~others.words_[word];
    return left;
  }
  friend bool operator==(const CardMarks&, const CardMarks&) = default;
  /// Hands each card over, the lowest number first.
  template <class Take>
  void each(const Take& take) const {
    for (std::size_t word = 0; word < words_.size(); ++word)
      for (std::uint64_t left = words_[word]; left != 0; left &= left - 1)
        take(static_cast<CardId>(word * 64 + static_cast<std::size_t>(std::countr_zero(left))));
  }

 private:
  [[nodiscard]] static std::size_t wordOf(CardId card) { return at(card) / 64; }
  [[nodiscard]] static std::uint64_t bitOf(CardId card) { return std::uint64_t{1} << at(card) % 64; }

  static_assert(kMaxCards % 64 == 0);
  std::array<std::uint64_t, kMaxCards / 64> words_{};
};

}  // namespace w13
