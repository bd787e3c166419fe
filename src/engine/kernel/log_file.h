#pragma once
// Logs on disk: the only files that grow while they are held.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "engine/kernel/errors.h"

namespace kernel {

/// The log of a running season is not where it was, or not what it was: somebody else has been at it. What was to be
/// written is not written.
class LogLost : public DataError {
 public:
  using DataError::DataError;
};

/// Where a growing log goes.
class LogSink {
 public:
  virtual ~LogSink() = default;
  /// Makes the log `whole`; its first `before` bytes are there already, but for the number of records in its first
  /// line. Returns when that is safe. Throws DataError if it cannot; the log is then what it was.
  virtual void grow(std::string_view whole, std::size_t before) = 0;
};

/// A file that only grows. What was written is on the disk itself, so it outlives the program and the computer. While
/// it is held, no other program of ours can hold it; what others do to it is noticed when it grows.
class LogFile final : public LogSink {
 public:
  /// A new file with a first text. Throws DataError if there is one already or it cannot be written.
  [[nodiscard]] static std::unique_ptr<LogFile> create(const std::string& path, std::string_view text);
  /// The file that was read and begins with a text goes on after it; what lies behind is cut off when it grows. Throws
  /// DataError if it is another one by now, cannot be written, or another program holds it.
  [[nodiscard]] static std::unique_ptr<LogFile> resume(const std::string& path, std::string_view text);
  /// A new whole file in the place of one that still is as it was read. Throws as resume does.
  [[nodiscard]] static std::unique_ptr<LogFile> renew(const std::string& path, std::string_view text,
                                                      std::string_view asRead);
  /// After LogLost: the whole text in a new file, of the same name if nothing stands there but a beginning of that
  /// text, or else of a new name: "friday-2.season". Throws DataError.
  [[nodiscard]] static std::unique_ptr<LogFile> writeAgain(const std::string& path, std::string_view text);
  ~LogFile() override;
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// Throws LogLost if the file was deleted, renamed, replaced, cut or changed since it was written last.
  void grow(std::string_view whole, std::size_t before) override;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  LogFile(std::string path, int file, std::string_view text, std::size_t size);
  void checkUntouched(std::string_view whole, std::size_t before) const;

  std::string path_;
  int file_;
  std::string head_;  ///< the first line as it stands in the file
  std::size_t size_;  ///< of the whole file, with what is to be cut off
};

}  // namespace kernel
