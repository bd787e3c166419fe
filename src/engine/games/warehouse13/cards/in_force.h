#pragma once
// A set of Standing entries: which are in force, or which answer a query.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace w13 {

inline constexpr int kMaxStanding = 128;

/// Queried constantly, so it is two plain words: a std::bitset does not expose its words.
class InForce {
  static_assert(kMaxStanding == 128);

 public:
  void set(std::size_t entry) { words_[entry / 64] |= bit(entry); }
  void reset(std::size_t entry) { words_[entry / 64] &= ~bit(entry); }
  [[nodiscard]] bool test(std::size_t entry) const { return (words_[entry / 64] & bit(entry)) != 0; }
  [[nodiscard]] int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }
  /// Whether an entry is in both sets.
  [[nodiscard]] friend bool meet(const InForce& a, const InForce& b) {
    std::uint64_t both = 0;
    for (std::size_t word = 0; word < a.words_.size(); ++word) both |= a.words_[word] & b.words_[word];
    return both != 0;
  }
  /// Calls `with` with each entry that is in both sets, in order.
  template <class With>
  friend void eachInBoth(const InForce& a, const InForce& b, With&& with) {
    for (std::size_t word = 0; word < a.words_.size(); ++word)
      for (std::uint64_t left = a.words_[word] & b.words_[word]; left != 0; left &= left - 1)
        with(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
  }
  friend bool operator==(const InForce&, const InForce&) = default;

 private:
  static std::uint64_t bit(std::size_t entry) { return std::uint64_t{1} << (entry % 64); }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace w13
