#include "cli/report/written_file.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>

#include "engine/kernel/errors.h"

namespace w13 {

namespace {

[[noreturn]] void cannotWrite(const std::string& path, const std::string& why) {
  throw kernel::DataError("cannot write " + path + ": " + why + "; name another place");
}

/// The rights that a new file gets here.
mode_t usualRights() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return static_cast<mode_t>(0666) & ~mask;
}

/// An empty file beside the place of another.
std::string passingFile(const std::string& path) {
  std::error_code ignored;
  const std::filesystem::file_status there = std::filesystem::status(path, ignored);
  if (std::filesystem::is_directory(there)) cannotWrite(path, "it is a folder");
  if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there))
    cannotWrite(path, "it is a device or a pipe, which a file would replace");
  std::string name = path + ".XXXXXX";
  const int file = ::mkstemp(name.data());
  if (file < 0) cannotWrite(path, std::strerror(errno));
  (void)::fchmod(file, usualRights());
  ::close(file);
  return name;
}

}  // namespace

void checkWritable(const std::string& path) { (void)::unlink(passingFile(path).c_str()); }

void writeWhole(const std::string& path, const std::string& text) {
  const std::string passing = passingFile(path);
  std::ofstream out(passing, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  std::string fault;
  if (!out) fault = "not all of it could be written (is the disk full?)";
  else if (std::rename(passing.c_str(), path.c_str()) != 0) fault = std::strerror(errno);
  if (fault.empty()) return;
  (void)::unlink(passing.c_str());
  cannotWrite(path, fault);
}

}  // namespace w13
