#pragma once
// Files that are written whole or not at all, and over nothing that should stay. Everything that the program writes
// goes through here; only a log grows otherwise (log_file.h).

#include <string>
#include <string_view>

namespace kernel {

/// Which file may give way to a new one of its name. The log of a running season never does.
struct Over {
  enum class What : unsigned char { Nothing, Ours, Anything };
  What what = What::Nothing;
  std::string beginning;                       ///< of Ours: how a file begins that was written by us
  std::string remedy = "choose another name";  ///< how the sentence ends if something stands there that stays

  /// Only a new file.
  static Over nothing() { return {}; }
  /// A file of ours, which begins so. What is empty gives way as well, a link does not.
  static Over ours(std::string_view beginning) { return {What::Ours, std::string(beginning)}; }
  /// Whatever file is there, because somebody was asked. Of a link the file that it leads to.
  static Over anything() { return {What::Anything, {}}; }
  /// The same with another end of the sentence.
  [[nodiscard]] Over orElse(std::string_view end) && {
    remedy = end;
    return std::move(*this);
  }
};

/// Who may read a new file.
enum class Rights : unsigned char {
  Usual,     ///< as files of this account are, or as the older file was
  OwnerOnly  ///< this account alone
};

/// A file that has no lasting name yet: a new one beside its place, with a name that nobody else has. It goes away with
/// this object if it was given no other.
class PassingFile {
 public:
  /// Throws DataError with one sentence if there can be none.
  PassingFile(std::string path, Over over, Rights rights);
  ~PassingFile();
  PassingFile(const PassingFile&) = delete;
  PassingFile& operator=(const PassingFile&) = delete;

  /// Returns when the bytes are on the disk itself. Throws DataError.
  void write(std::string_view bytes);
  /// Takes its place. Throws DataError with one sentence if that is not free.
  void settle();
  /// The open file, which is the caller's from now on.
  [[nodiscard]] int keep();
  [[nodiscard]] int file() const { return file_; }

 private:
  [[noreturn]] void fail(int error) const;
  void checkPlace();
  void settleAsNew();

  std::string path_;
  Over over_;
  std::string name_;  ///< empty as soon as it has its own
  int file_ = -1;
};

/// Writes a whole file. Throws DataError with one sentence if it cannot; what stood there is then still there.
void writeWholeFile(const std::string& path, std::string_view bytes, const Over& over, Rights rights = Rights::Usual);

/// Tries whether a file could be written, so that it is told before the work is done; leaves nothing behind. Throws
/// DataError with one sentence if it could not.
void checkWritable(const std::string& path, const Over& over);

/// Copies a file beside itself, under a name that nothing has yet: "a.season.damaged", "a.season.damaged-2". Gives the
/// copy's path. Throws DataError.
[[nodiscard]] std::string keepCopy(const std::string& path, std::string_view bytes, std::string_view ending);

/// The whole of a file. Throws DataError if it cannot be read or is larger than 64 MiB.
[[nodiscard]] std::string readWholeFile(const std::string& path);

}  // namespace kernel
