#pragma once
// A file that is open, by its number.

#include <utility>

namespace kernel {

/// Closes the file at the end of a scope, unless it is kept.
struct OpenFile {
  int file;
  ~OpenFile();
  int keep() { return std::exchange(file, -1); }
};

}  // namespace kernel
