#include "engine/kernel/whole_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "engine/kernel/errors.h"
#include "engine/kernel/open_file.h"

namespace kernel {

namespace {

constexpr std::size_t kLargest = std::size_t{64} << 20u;
constexpr int kMostCopies = 1000;

std::string folderOf(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "./" : path.substr(0, slash + 1);
}

/// Makes the entry of a new file in its folder last.
void syncFolder(const std::string& path) {
  const OpenFile open{::open(folderOf(path).c_str(), O_RDONLY | O_CLOEXEC)};
  if (open.file >= 0) ::fsync(open.file);  // not every file system can; the file itself is safe
}

/// The rights that a new file gets here.
mode_t usualRights() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return mode_t{0666} & ~mask;
}

/// The file that a path means in the end: whoever was asked about a link was asked about that file.
std::string behindLinks(const std::string& path) {
  char* real = ::realpath(path.c_str(), nullptr);
  std::string found = real == nullptr ? path : real;
  std::free(real);
  return found;
}

[[noreturn]] void cannotRead(const std::string& path, int error) {
  throw DataError("cannot read " + path + ": " + std::strerror(error));
}

}  // namespace

PassingFile::PassingFile(std::string path, Over over, Rights rights)
    : path_(over.what == Over::What::Anything ? behindLinks(path) : std::move(path)), over_(std::move(over)) {
  checkPlace();
  std::string name = folderOf(path_) + ".new-XXXXXX";
  file_ = ::mkostemp(name.data(), O_CLOEXEC);  // a new file: it follows no link and takes nobody's place
  if (file_ < 0) fail(errno);
  name_ = name;
  if (rights == Rights::OwnerOnly) return;
  struct stat older {};
  const bool there = ::stat(path_.c_str(), &older) == 0;
  (void)::fchmod(file_, there ? older.st_mode & mode_t{0777} : usualRights());
}

PassingFile::~PassingFile() {
  if (!name_.empty()) ::unlink(name_.c_str());
  if (file_ >= 0) ::close(file_);
}

int PassingFile::keep() { return std::exchange(file_, -1); }

void PassingFile::fail(int error) const {
  throw DataError("cannot write " + path_ + ": " + std::strerror(error) + "; " + over_.remedy);
}

/// What stands where the file shall be, and whether it may give way.
void PassingFile::checkPlace() {
  struct stat is {};
  if (::lstat(path_.c_str(), &is) != 0) return;
  if (S_ISDIR(is.st_mode)) fail(EISDIR);
  if (S_ISLNK(is.st_mode)) throw DataError(path_ + " is a link, and what it leads to stays: " + over_.remedy);
  if (!S_ISREG(is.st_mode))
    throw DataError("cannot write " + path_ + ": it is a device or a pipe, which a file would replace; " +
                    over_.remedy);
  if (over_.what == Over::What::Nothing) throw DataError(path_ + " exists already: " + over_.remedy);
  const OpenFile old{::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)};
  if (old.file < 0) {
    if (over_.what == Over::What::Anything) return;  // we may not read it, and somebody wants it replaced
    fail(errno);
  }
  std::string start(over_.beginning.size(), '\0');
  const bool same = readAt(old.file, start.data(), start.size(), 0) == start.size() && start == over_.beginning;
  if (over_.what == Over::What::Ours && is.st_size > 0 && !same)
    throw DataError(path_ + " exists and is something else: " + over_.remedy);
  if (::flock(old.file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    throw DataError(path_ + " is open as the log of a running season: end that season or choose another name");
}

void PassingFile::write(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t done = ::write(file_, bytes.data(), bytes.size());
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) fail(done == 0 ? ENOSPC : errno);
    bytes.remove_prefix(static_cast<std::size_t>(done));
  }
  if (::fsync(file_) != 0) fail(errno);
}

void PassingFile::settle() {
  checkPlace();  // again: the work may have taken long
  if (over_.what == Over::What::Nothing) settleAsNew();
  else if (std::rename(name_.c_str(), path_.c_str()) != 0) fail(errno);
  name_.clear();
  syncFolder(path_);
}

/// Never takes the place of another file, whenever that comes.
void PassingFile::settleAsNew() {
  if (::link(name_.c_str(), path_.c_str()) == 0) {
    ::unlink(name_.c_str());
    return;
  }
  if (errno == EEXIST) throw DataError(path_ + " exists already: " + over_.remedy);
  const bool noLinks = errno == EPERM || errno == ENOTSUP;  // as on memory sticks
  if (!noLinks || std::rename(name_.c_str(), path_.c_str()) != 0) fail(errno);
}

void writeWholeFile(const std::string& path, std::string_view bytes, const Over& over, Rights rights) {
  PassingFile file(path, over, rights);
  file.write(bytes);
  file.settle();
}

void checkWritable(const std::string& path, const Over& over) { const PassingFile file(path, over, Rights::Usual); }

std::string keepCopy(const std::string& path, std::string_view bytes, std::string_view ending) {
  for (int copy = 1; copy < kMostCopies; ++copy) {
    std::string name = path + std::string(ending) + (copy == 1 ? "" : "-" + std::to_string(copy));
    struct stat is {};
    if (::lstat(name.c_str(), &is) == 0) continue;
    writeWholeFile(name, bytes, Over::nothing(), Rights::OwnerOnly);
    return name;
  }
  throw DataError("cannot keep a copy of " + path + ": there are " + std::to_string(kMostCopies) +
                  " of them already; take some away");
}

std::string readWholeFile(const std::string& path) {
  const OpenFile open{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};  // a pipe must not make us wait
  if (open.file < 0) cannotRead(path, errno);
  struct stat is {};
  if (::fstat(open.file, &is) != 0) cannotRead(path, errno);
  if (!S_ISREG(is.st_mode)) throw DataError("cannot read " + path + ": it is no file");
  if (std::cmp_greater(is.st_size, kLargest))
    throw DataError("cannot read " + path + ": it is larger than any log of ours (64 MiB)");
  std::string bytes(static_cast<std::size_t>(is.st_size), '\0');
  std::size_t at = 0;
  while (at < bytes.size()) {
    const std::optional<std::size_t> done = readAt(open.file, bytes.data() + at, bytes.size() - at, at);
    if (!done) cannotRead(path, errno);
    if (*done == 0) break;
    at += *done;
  }
  bytes.resize(at);
  return bytes;
}

}  // namespace kernel
