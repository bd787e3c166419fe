#pragma once
// Writes files whole or not at all, and never over a file that should stay. All of the program's files are written
// here; only logs grow (log_file.h).

#include <string>
#include <string_view>

namespace kernel {

/// Which existing file a new one may replace. The log of a running season never gives way.
struct Over {
  enum class What : unsigned char { Nothing, Ours, Anything };
  What what = What::Nothing;
  std::string beginning;                       ///< for Ours: how the program's own files begin
  std::string remedy = "choose another name";  ///< the end of the message if a file must stay

  /// Only a new file.
  static Over nothing() { return {}; }
  /// Over this program's file, which begins so, or an empty one; not over a link.
  static Over ours(std::string_view beginning) { return {What::Ours, std::string(beginning)}; }
  /// Over any file, because the user agreed; over a link's target, not the link.
  static Over anything() { return {What::Anything, {}}; }
  /// The same with another end of the message.
  [[nodiscard]] Over orElse(std::string_view end) && {
    remedy = end;
    return std::move(*this);
  }
};

/// Access rights of a new file.
enum class Rights : unsigned char {
  Usual,     ///< this account's default, or the older file's
  OwnerOnly  ///< this account only
};

/// A new file beside its final place, under a unique temporary name. It is deleted with this object unless settled.
class PassingFile {
 public:
  /// Throws DataError with one sentence if it cannot be made.
  PassingFile(std::string path, Over over, Rights rights);
  ~PassingFile();
  PassingFile(const PassingFile&) = delete;
  PassingFile& operator=(const PassingFile&) = delete;

  /// Returns once the bytes are synced to disk. Throws DataError.
  void write(std::string_view bytes);
  /// Moves it to its place. Throws DataError with one sentence if that is taken.
  void settle();
  /// Hands the open file over to the caller.
  [[nodiscard]] int keep();
  [[nodiscard]] int file() const { return file_; }

 private:
  [[noreturn]] void fail(int error) const;
  void checkPlace();
  void settleAsNew();

  std::string path_;
  Over over_;
  std::string name_;  ///< temporary; empty once settled
  int file_ = -1;
};

/// Writes a whole file. Throws DataError with one sentence on failure; an older file is then still there.
void writeWholeFile(const std::string& path, std::string_view bytes, const Over& over, Rights rights = Rights::Usual);

/// Checks before the work is done that a file can be written; leaves nothing behind. Throws DataError with one sentence
/// if it cannot.
void checkWritable(const std::string& path, const Over& over);

/// Writes a copy beside a file, under an unused name: "a.season.damaged", "a.season.damaged-2". Returns its path.
/// Throws DataError.
[[nodiscard]] std::string keepCopy(const std::string& path, std::string_view bytes, std::string_view ending);

/// Reads a whole file. Throws DataError if it cannot be read or is larger than 64 MiB.
[[nodiscard]] std::string readWholeFile(const std::string& path);

}  // namespace kernel
