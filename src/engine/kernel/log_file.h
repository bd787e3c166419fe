#pragma once
// Logs on disk. The kernel's only file access.

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace kernel {

/// Where a growing log goes.
class LogSink {
 public:
  virtual ~LogSink() = default;
  /// Puts bytes at the end and returns when they are safe. Throws DataError if it cannot; the end is then where it
  /// was.
  virtual void append(std::string_view bytes) = 0;
};

/// A file that only grows. What was appended is on the disk itself, so it outlives the program and the computer.
/// While it is held, no other program can hold it.
class LogFile final : public LogSink {
 public:
  /// A new file with a first text. Throws DataError if there is one already or it cannot be written.
  [[nodiscard]] static std::unique_ptr<LogFile> create(const std::string& path, std::string_view text);
  /// A file that goes on after its first `size` bytes; what lies behind them is cut off by the first append. Throws
  /// DataError if it cannot be written or another program holds it.
  [[nodiscard]] static std::unique_ptr<LogFile> resume(const std::string& path, std::size_t size);
  ~LogFile() override;
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  void append(std::string_view bytes) override;

 private:
  LogFile(std::string path, int file, std::size_t size, bool clean)
      : path_(std::move(path)), file_(file), size_(size), clean_(clean) {}
  std::string path_;
  int file_;
  std::size_t size_;
  bool clean_;  ///< nothing lies behind the end
};

/// The whole of a file. Throws DataError if it cannot be read or is larger than 64 MiB.
[[nodiscard]] std::string readWholeFile(const std::string& path);
/// Writes a file beside the path and puts it in its place, so that there is always a whole one. A file that does not
/// begin like one of ours is not replaced. Throws DataError.
void writeWholeFile(const std::string& path, std::string_view bytes, std::string_view beginsWith);

}  // namespace kernel
