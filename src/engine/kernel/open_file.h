#pragma once
// A file that is open, by its number.

#include <unistd.h>

#include <utility>

namespace kernel {

/// Closes a file at the end of a scope, unless it is kept.
struct OpenFile {
  int file;
  ~OpenFile() {
    if (file >= 0) ::close(file);
  }
  int keep() { return std::exchange(file, -1); }
};

}  // namespace kernel
