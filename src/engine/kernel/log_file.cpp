#include "engine/kernel/log_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/kernel/open_file.h"
#include "engine/kernel/whole_file.h"

namespace kernel {

namespace {

[[noreturn]] void refuse(const std::string& what, const std::string& path, int error = errno) {
  throw DataError("cannot " + what + " " + path + ": " + std::strerror(error));
}

/// False on an error, which stands in errno.
bool writeAt(int file, std::string_view bytes, std::size_t at) {
  while (!bytes.empty()) {
    const ssize_t done = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return false;
    const auto written = static_cast<std::size_t>(done);
    bytes.remove_prefix(written);
    at += written;
  }
  return true;
}

/// False on an error, which stands in errno.
bool cutTo(int file, std::size_t size) { return ::ftruncate(file, static_cast<off_t>(size)) == 0; }

/// Whether a file holds these bytes at a place.
bool holds(int file, std::string_view bytes, std::size_t at) {
  char piece[16384];
  while (!bytes.empty()) {
    const std::size_t size = std::min(bytes.size(), sizeof piece);
    const std::size_t done = readAt(file, piece, size, at).value_or(0);
    if (done == 0 || std::memcmp(piece, bytes.data(), done) != 0) return false;
    bytes.remove_prefix(done);
    at += done;
  }
  return true;
}

void lock(int file, const std::string& path) {
  if (::flock(file, LOCK_EX | LOCK_NB) == 0) return;
  if (errno == EWOULDBLOCK)
    throw DataError(path + " is open as the log of a running season: end that season or choose another name");
}

std::string_view firstLine(std::string_view text) { return text.substr(0, std::min(text.find('\n'), text.size())); }

/// "friday.season" and 2: "friday-2.season".
std::string numbered(const std::string& path, int number) {
  const std::size_t dot = path.rfind('.');
  const std::size_t slash = path.rfind('/');
  const bool ends = dot != std::string::npos && (slash == std::string::npos || dot > slash + 1) && dot > 0;
  const std::size_t end = ends ? dot : path.size();
  return path.substr(0, end) + "-" + std::to_string(number) + path.substr(end);
}

bool isThere(const std::string& path) {
  struct stat is {};
  return ::lstat(path.c_str(), &is) == 0;
}

/// What stands there is nothing that would be missed: the text has it all.
bool isBeginningOf(const std::string& path, std::string_view text) {
  try {
    const std::string there = readWholeFile(path);
    const std::string_view head = firstLine(text);
    if (there.size() < head.size()) return text.starts_with(there);
    // the first line may have counted fewer records
    return firstLine(there).size() == head.size() && there.size() <= text.size() &&
           text.substr(head.size()).starts_with(std::string_view(there).substr(head.size()));
  } catch (const DataError&) {
    return false;
  }
}

/// Gives a whole file its name and holds it from before it has one.
int settled(const std::string& path, std::string_view text, const Over& over) {
  PassingFile file(path, over, Rights::OwnerOnly);
  file.write(text);
  lock(file.file(), path);
  file.settle();
  return file.keep();
}

}  // namespace

LogFile::LogFile(std::string path, int file, std::string_view text, std::size_t size)
    : path_(std::move(path)), file_(file), head_(firstLine(text)), size_(size) {}

LogFile::~LogFile() {
  ::fdatasync(file_);
  ::close(file_);
}

std::unique_ptr<LogFile> LogFile::create(const std::string& path, std::string_view text) {
  Over over = Over::nothing().orElse("choose another name or take it away first");
  return std::unique_ptr<LogFile>(new LogFile(path, settled(path, text, over), text, text.size()));
}

std::unique_ptr<LogFile> LogFile::resume(const std::string& path, std::string_view text) {
  OpenFile open{::open(path.c_str(), O_RDWR | O_CLOEXEC)};
  if (open.file < 0) refuse("write to", path);
  lock(open.file, path);
  const std::string there = readWholeFile(path);
  const std::string_view head = firstLine(there);
  if (head.size() != firstLine(text).size() ||
      !std::string_view(there).substr(head.size()).starts_with(text.substr(std::min(head.size(), text.size()))))
    throw DataError(path + " has been changed by another program since it was read: open it again");
  return std::unique_ptr<LogFile>(new LogFile(path, open.keep(), there, there.size()));
}

std::unique_ptr<LogFile> LogFile::renew(const std::string& path, std::string_view text, std::string_view asRead) {
  if (readWholeFile(path) != asRead)
    throw DataError(path + " has been changed by another program since it was read: open it again");
  return std::unique_ptr<LogFile>(new LogFile(path, settled(path, text, Over::anything()), text, text.size()));
}

std::unique_ptr<LogFile> LogFile::writeAgain(const std::string& path, std::string_view text) {
  std::string name = path;
  for (int number = 2; isThere(name) && !isBeginningOf(name, text); ++number) name = numbered(path, number);
  const Over over = isThere(name) ? Over::anything() : Over::nothing();
  return std::unique_ptr<LogFile>(new LogFile(name, settled(name, text, over), text, text.size()));
}

/// Reads all of it: a season's log is small, and nothing less tells that every byte is still there.
void LogFile::checkUntouched(std::string_view whole, std::size_t before) const {
  struct stat ours {
  }, there{};
  const std::string told = " while its season was played";
  if (::fstat(file_, &ours) != 0) refuse("read", path_);
  if (::stat(path_.c_str(), &there) != 0) throw LogLost(path_ + " was deleted, renamed or moved" + told);
  if (ours.st_dev != there.st_dev || ours.st_ino != there.st_ino)
    throw LogLost("another file was put in the place of " + path_ + told);
  if (std::cmp_less(ours.st_size, size_)) throw LogLost(path_ + " was cut short" + told);
  const std::string_view rest = whole.substr(head_.size(), before - head_.size());
  if (std::cmp_greater(ours.st_size, size_) || !holds(file_, head_, 0) || !holds(file_, rest, head_.size()))
    throw LogLost(path_ + " was changed" + told);
}

void LogFile::grow(std::string_view whole, std::size_t before) {
  checkUntouched(whole, before);
  if (size_ != before && !cutTo(file_, before)) refuse("write to", path_);
  size_ = before;
  if (!writeAt(file_, whole.substr(before), before) || ::fdatasync(file_) != 0) {
    const int error = errno;
    if (!cutTo(file_, before)) size_ = whole.size();
    refuse("write to", path_, error);
  }
  size_ = whole.size();
  // Counted when they are safe. If this is lost with the power, more records are there than are counted: no harm.
  if (const std::string_view head = firstLine(whole); head != head_ && writeAt(file_, head, 0)) head_ = head;
}

}  // namespace kernel
