#pragma once
// All values of an enum, for loops over seats' abilities, places, piles, agents and the like.

#include <cstddef>
#include <type_traits>

namespace kernel {

/// The first `count` values of an enum that counts from 0, in order: for (const Slot slot : Each<Slot>(kSlots)).
template <class Key>
class Each {
  static_assert(std::is_enum_v<Key>);

 public:
  constexpr explicit Each(int count) : count_(count) {}
  struct Walk {
    using value_type = Key;
    using difference_type = std::ptrdiff_t;
    int at = 0;
    constexpr Key operator*() const { return static_cast<Key>(at); }
    constexpr Walk& operator++() { return ++at, *this; }
    constexpr Walk operator++(int) {
      const Walk was = *this;
      ++at;
      return was;
    }
    friend constexpr bool operator==(Walk, Walk) = default;
  };
  [[nodiscard]] constexpr Walk begin() const { return {0}; }
  [[nodiscard]] constexpr Walk end() const { return {count_}; }
  [[nodiscard]] constexpr int size() const { return count_; }
  /// The value with this number, from 0.
  [[nodiscard]] constexpr Key operator[](int at) const { return static_cast<Key>(at); }

 private:
  int count_;
};

}  // namespace kernel
