#include "engine/kernel/log_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>

#include "engine/kernel/errors.h"

namespace kernel {

namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20u;
constexpr mode_t kForTheOwner = 0600;  // a log holds secrets

[[noreturn]] void refuse(const std::string& what, const std::string& path, int error = errno) {
  throw DataError("cannot " + what + " " + path + ": " + std::strerror(error));
}

/// Closes a file at the end of a scope.
struct Open {
  int file;
  ~Open() {
    if (file >= 0) ::close(file);
  }
  int keep() { return std::exchange(file, -1); }
};

/// False on an error, which stands in errno.
bool writeAll(int file, std::string_view bytes, std::size_t at) {
  while (!bytes.empty()) {
    const ssize_t done = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(done));
    at += static_cast<std::size_t>(done);
  }
  return true;
}

/// Makes the entry of a new file in its folder last.
void syncFolder(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const Open open{::open(folder.c_str(), O_RDONLY | O_CLOEXEC)};
  if (open.file >= 0) ::fsync(open.file);  // not every file system can; the file itself is safe
}

void lock(int file, const std::string& path) {
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK)
    throw DataError(path + " is open as the log of a running season: end that season or choose another name");
}

}  // namespace

std::unique_ptr<LogFile> LogFile::create(const std::string& path, std::string_view text) {
  const std::string beside = path + ".new";
  Open open{::open(beside.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, kForTheOwner)};
  if (open.file < 0) refuse("create", path);
  bool done = writeAll(open.file, text, 0) && ::fsync(open.file) == 0;
  // It gets its name when it is whole, and never in the place of another file.
  if (done && ::link(beside.c_str(), path.c_str()) != 0) {
    const bool noLinks = errno == EPERM || errno == ENOTSUP;  // as on memory sticks
    done = noLinks && ::access(path.c_str(), F_OK) != 0 && std::rename(beside.c_str(), path.c_str()) == 0;
    if (noLinks && !done) errno = EEXIST;
  }
  const int error = errno;
  ::unlink(beside.c_str());
  if (!done && error == EEXIST) throw DataError(path + " exists already: choose another name or take it away first");
  if (!done) refuse("write", path, error);
  lock(open.file, path);
  syncFolder(path);
  return std::unique_ptr<LogFile>(new LogFile(path, open.keep(), text.size(), true));
}

std::unique_ptr<LogFile> LogFile::resume(const std::string& path, std::size_t size) {
  Open open{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (open.file < 0) refuse("write to", path);
  lock(open.file, path);
  struct stat is {};
  if (::fstat(open.file, &is) != 0) refuse("read", path);
  if (static_cast<std::size_t>(is.st_size) < size)
    throw DataError(path + " has been cut short by another program since it was read: open it again");
  const bool clean = static_cast<std::size_t>(is.st_size) == size;
  return std::unique_ptr<LogFile>(new LogFile(path, open.keep(), size, clean));
}

LogFile::~LogFile() { ::close(file_); }

void LogFile::append(std::string_view bytes) {
  if (!clean_ && ::ftruncate(file_, static_cast<off_t>(size_)) != 0) refuse("write to", path_);
  clean_ = true;
  if (!writeAll(file_, bytes, size_) || ::fdatasync(file_) != 0) {
    const int error = errno;
    clean_ = ::ftruncate(file_, static_cast<off_t>(size_)) == 0;
    refuse("write to", path_, error);
  }
  size_ += bytes.size();
}

std::string readWholeFile(const std::string& path) {
  const Open open{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};  // a pipe must not make us wait
  if (open.file < 0) refuse("read", path);
  struct stat is {};
  if (::fstat(open.file, &is) != 0) refuse("read", path);
  if (!S_ISREG(is.st_mode)) throw DataError("cannot read " + path + ": it is no file");
  if (static_cast<std::size_t>(is.st_size) > kLargest)
    throw DataError("cannot read " + path + ": it is larger than any log of ours (64 MiB)");
  std::string bytes(static_cast<std::size_t>(is.st_size), '\0');
  std::size_t at = 0;
  while (at < bytes.size()) {
    const ssize_t done = ::pread(open.file, bytes.data() + at, bytes.size() - at, static_cast<off_t>(at));
    if (done < 0 && errno == EINTR) continue;
    if (done < 0) refuse("read", path);
    if (done == 0) break;
    at += static_cast<std::size_t>(done);
  }
  bytes.resize(at);
  return bytes;
}

namespace {

/// Anything else that stands where a log shall be written stays.
void checkReplaceable(int file, const std::string& path, std::string_view beginsWith) {
  std::string start(beginsWith.size(), '\0');
  const ssize_t done = ::pread(file, start.data(), start.size(), 0);
  const bool empty = done == 0;
  if (!empty && (done < 0 || start != beginsWith))
    throw DataError(path + " exists and is something else: choose another name");
  lock(file, path);  // a log that still grows must keep its place
}

}  // namespace

void writeWholeFile(const std::string& path, std::string_view bytes, std::string_view beginsWith) {
  const Open old{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (old.file >= 0) checkReplaceable(old.file, path, beginsWith);
  const std::string beside = path + ".new";
  {
    const Open open{::open(beside.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kForTheOwner)};
    if (open.file < 0) refuse("write", path);
    if (!writeAll(open.file, bytes, 0) || ::fsync(open.file) != 0) {
      const int error = errno;
      ::unlink(beside.c_str());
      refuse("write", path, error);
    }
  }
  if (std::rename(beside.c_str(), path.c_str()) != 0) {
    const int error = errno;
    ::unlink(beside.c_str());
    refuse("write", path, error);
  }
  syncFolder(path);
}

}  // namespace kernel
