#pragma once
// Logs on disk: the only files that grow while held.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "engine/kernel/errors.h"

namespace kernel {

/// The log of a running season was deleted, moved, replaced or changed from outside. The new records are not written.
class LogLost : public DataError {
 public:
  using DataError::DataError;
};

/// The destination of a growing log.
class LogSink {
 public:
  virtual ~LogSink() = default;
  /// Extends the log to `whole`; its first `before` bytes are there already, except the number of records in its first
  /// line. Returns once that is safely stored. Throws DataError on failure; the log is then unchanged.
  virtual void grow(std::string_view whole, std::size_t before) = 0;
};

/// A file that only grows. Writes are synced to disk, so they outlive a crash of program or computer. While held, it is
/// locked against other runs of this program; changes by others are noticed when it grows.
class LogFile final : public LogSink {
 public:
  /// Creates a file with a first text. Throws DataError if it exists already or cannot be written.
  [[nodiscard]] static std::unique_ptr<LogFile> create(const std::string& path, std::string_view text);
  /// Continues the file that was read after its beginning `text`; the rest is cut off when it grows. Throws DataError
  /// if the file is another one by now, cannot be written, or is held by another program.
  [[nodiscard]] static std::unique_ptr<LogFile> resume(const std::string& path, std::string_view text);
  /// Puts a new whole file in the place of one that is still as it was read. Throws as resume does.
  [[nodiscard]] static std::unique_ptr<LogFile> renew(const std::string& path, std::string_view text,
                                                      std::string_view asRead);
  /// After LogLost: writes the whole text to a new file. It keeps its name if nothing is there, or only a beginning of
  /// that text; otherwise it gets a new one: "friday-2.season". Throws DataError.
  [[nodiscard]] static std::unique_ptr<LogFile> writeAgain(const std::string& path, std::string_view text);
  ~LogFile() override;
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// Throws LogLost if the file was deleted, renamed, replaced, cut or changed since the last write.
  void grow(std::string_view whole, std::size_t before) override;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  LogFile(std::string path, int file, std::string_view text, std::size_t size);
  void checkUntouched(std::string_view whole, std::size_t before) const;

  std::string path_;
  int file_;
  std::string head_;  ///< the first line in the file
  std::size_t size_;  ///< of the whole file, with the part to be cut off
};

}  // namespace kernel
