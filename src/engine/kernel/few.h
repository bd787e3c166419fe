#pragma once
// A short list stored inside its owner: no heap, trivially copyable, so that a State is a value.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace kernel {

/// Throws NoRoomError: cards of an overlay ask for more than `most` at once, which a table cannot hold. A Session is
/// then as it was before the choice.
[[noreturn]] void noRoom(int most);

/// Up to N values of T in order. Adding more throws (noRoom): what cards may pile up cannot be foreseen. Items beyond
/// size() are never read or compared.
template <class T, int N>
class Few {
  static_assert(std::is_trivially_copyable_v<T>);
  using Size = std::conditional_t<(N < 256), std::uint8_t, std::uint16_t>;

 public:
  static constexpr int kCapacity = N;

  Few() = default;
  Few(std::initializer_list<T> items) {
    for (const T& item : items) push(item);
  }

  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == N; }

  T& operator[](int at) {
    assert(at >= 0 && at < size_);
    return begin()[at];
  }
  const T& operator[](int at) const {
    assert(at >= 0 && at < size_);
    return begin()[at];
  }
  T& back() { return (*this)[size_ - 1]; }
  const T& back() const { return (*this)[size_ - 1]; }

  T* begin() { return items_.data(); }
  T* end() { return items_.data() + size_; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + size_; }

  void clear() { size_ = 0; }
  void push(const T& item) {
    if (size_ == N) noRoom(N);
    items_[size_++] = item;
  }
  T pop() {
    assert(size_ > 0);
    return items_[--size_];
  }
  /// Removes and returns the item at an index; later ones move up.
  T take(int at) {
    const T item = (*this)[at];
    std::copy(begin() + at + 1, end(), begin() + at);
    --size_;
    return item;
  }
  void insert(int at, const T& item) {
    assert(at >= 0 && at <= size_);
    if (size_ == N) noRoom(N);
    std::copy_backward(begin() + at, end(), end() + 1);
    begin()[at] = item;
    ++size_;
  }
  /// Drops all items from `size` on.
  void shrink(int size) {
    assert(size >= 0 && size <= size_);
    size_ = static_cast<Size>(size);
  }
  /// The index of the first equal item, or -1.
  [[nodiscard]] int find(const T& item) const {
    const T* found = std::find(begin(), end(), item);
    return found == end() ? -1 : static_cast<int>(found - begin());
  }
  [[nodiscard]] bool has(const T& item) const { return find(item) >= 0; }
  /// Removes the first equal item; false if there is none.
  bool remove(const T& item) {
    const int at = find(item);
    if (at < 0) return false;
    take(at);
    return true;
  }

  friend bool operator==(const Few& a, const Few& b) {
    return a.size_ == b.size_ && std::equal(a.begin(), a.end(), b.begin());
  }

 private:
  std::array<T, N> items_;
  Size size_ = 0;
};

}  // namespace kernel
