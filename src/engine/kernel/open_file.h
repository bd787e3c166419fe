#pragma once
// An open file, by its descriptor.

#include <utility>

namespace kernel {

/// Closes the file at the end of its scope, unless kept.
struct OpenFile {
  int file;
  ~OpenFile();
  int keep() { return std::exchange(file, -1); }
};

}  // namespace kernel
