#pragma once
// A disk that is full, as a program meets it.

#include <sys/resource.h>

#include <csignal>

#include "support/catch.h"

namespace files {

/// While it lives, no file gets longer than so many bytes: writing more fails.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes = 0) : signalled_(std::signal(SIGXFSZ, SIG_IGN)) {
    REQUIRE(::getrlimit(RLIMIT_FSIZE, &before_) == 0);
    rlimit small = before_;
    small.rlim_cur = bytes;
    REQUIRE(::setrlimit(RLIMIT_FSIZE, &small) == 0);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, signalled_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*signalled_)(int);
};

}  // namespace files
