#include "engine/kernel/open_file.h"

#include <unistd.h>

#include <cerrno>

namespace kernel {

OpenFile::~OpenFile() {
  if (file >= 0) ::close(file);
}

std::optional<std::size_t> readAt(int file, char* to, std::size_t size, std::size_t at) {
  ssize_t done = 0;
  do done = ::pread(file, to, size, static_cast<off_t>(at));
  while (done < 0 && errno == EINTR);
  if (done < 0) return std::nullopt;
  return static_cast<std::size_t>(done);
}

}  // namespace kernel
