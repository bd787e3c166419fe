#pragma once
// Numbers that are small in memory.

#include <cassert>
#include <concepts>
#include <utility>

namespace kernel {

/// A whole number that rules reckon with as an int and that a State keeps in fewer bytes. As plain as what keeps it. A
/// number that it is set to must fit: where asserts count, one that does not ends the program. `sure ? small : 0` does
/// not compile, as either could become the other: an int that is declared says which is meant.
template <std::integral Kept>
class Small {
 public:
  constexpr Small() = default;
  template <std::integral Number>
  constexpr Small(Number number) : kept_(static_cast<Kept>(number)) {
    assert(std::in_range<Kept>(number));
  }
  constexpr operator Kept() const { return kept_; }

  constexpr Small& operator+=(int more) { return *this = kept_ + more; }
  constexpr Small& operator-=(int less) { return *this = kept_ - less; }
  constexpr Small& operator++() { return *this += 1; }
  constexpr Small& operator--() { return *this -= 1; }
  constexpr Small operator++(int) {
    const Small was = *this;
    ++*this;
    return was;
  }
  constexpr Small operator--(int) {
    const Small was = *this;
    --*this;
    return was;
  }

 private:
  Kept kept_ = 0;
};

}  // namespace kernel
