#pragma once
// Sets of seats, dice and other small things, as bits of one number.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace kernel {

/// A set of the first N values of an enum that counts from 0. Its value -1 (a seat's Table, a die's None) means
/// nothing: it is in no set, and a set made of it is empty.
template <class Key, int N>
class BitSet {
  static_assert(std::is_enum_v<Key> && N <= 32);
  template <int Most>
  using Least =
      std::conditional_t<(Most <= 8), std::uint8_t, std::conditional_t<(Most <= 16), std::uint16_t, std::uint32_t>>;

 public:
  using Bits = Least<N>;

  constexpr BitSet() = default;
  constexpr BitSet(Key one) : bits_(one == kNothing ? Bits{0} : kept(1u << place(one))) {}
  /// The first `count` values.
  [[nodiscard]] static constexpr BitSet firstOf(int count) { return fromBits(kept((std::uint64_t{1} << count) - 1u)); }
  [[nodiscard]] static constexpr BitSet all() { return firstOf(N); }
  /// Value k is in the set if bit k is.
  [[nodiscard]] static constexpr BitSet fromBits(Bits bits) {
    BitSet set;
    set.bits_ = bits;
    return set;
  }

  [[nodiscard]] constexpr bool has(Key key) const { return key != kNothing && ((bits_ >> place(key)) & 1u) != 0; }
  [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
  [[nodiscard]] constexpr int size() const { return empty() ? 0 : std::popcount(bits_); }  // usually empty
  /// The lowest value, or -1 if empty.
  [[nodiscard]] constexpr Key first() const { return empty() ? kNothing : lowest(bits_); }
  [[nodiscard]] constexpr Bits bits() const { return bits_; }

  [[nodiscard]] constexpr BitSet without(BitSet other) const { return fromBits(kept(bits_ & ~other.bits_)); }
  constexpr BitSet& operator|=(BitSet other) { return *this = *this | other; }
  [[nodiscard]] friend constexpr BitSet operator|(BitSet a, BitSet b) { return fromBits(kept(a.bits_ | b.bits_)); }
  [[nodiscard]] friend constexpr BitSet operator&(BitSet a, BitSet b) { return fromBits(kept(a.bits_ & b.bits_)); }
  friend constexpr bool operator==(BitSet, BitSet) = default;

  /// Iterates from lowest to highest.
  struct Walk {
    using value_type = Key;
    using difference_type = std::ptrdiff_t;
    Bits left = 0;
    constexpr Key operator*() const { return lowest(left); }
    constexpr Walk& operator++() {
      left = kept(left & (left - 1u));
      return *this;
    }
    constexpr Walk operator++(int) {
      const Walk was = *this;
      ++*this;
      return was;
    }
    friend constexpr bool operator==(Walk, Walk) = default;
  };
  [[nodiscard]] constexpr Walk begin() const { return {bits_}; }
  [[nodiscard]] constexpr Walk end() const { return {0}; }

 private:
  [[nodiscard]] static constexpr Bits kept(std::uint64_t bits) { return static_cast<Bits>(bits); }
  [[nodiscard]] static constexpr unsigned place(Key key) { return static_cast<unsigned>(key); }
  [[nodiscard]] static constexpr Key lowest(Bits bits) { return static_cast<Key>(std::countr_zero(bits)); }
  static constexpr Key kNothing = static_cast<Key>(-1);
  Bits bits_ = 0;
};

}  // namespace kernel
