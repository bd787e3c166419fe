#pragma once
// An open file, by its descriptor.

#include <cstddef>
#include <optional>
#include <utility>

namespace kernel {

/// Closes the file at the end of its scope, unless kept.
struct OpenFile {
  int file;
  ~OpenFile();
  int keep() { return std::exchange(file, -1); }
};

/// Reads up to `size` bytes at a place of an open file: how many there were, 0 at its end; nullopt on an error, which
/// stands in errno.
[[nodiscard]] std::optional<std::size_t> readAt(int file, char* to, std::size_t size, std::size_t at);

}  // namespace kernel
