#include "engine/kernel/open_file.h"

#include <unistd.h>

namespace kernel {

OpenFile::~OpenFile() {
  if (file >= 0) ::close(file);
}

}  // namespace kernel
