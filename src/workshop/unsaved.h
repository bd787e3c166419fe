#pragma once
// What is written at a desk but not saved, kept on disk while somebody works: should the program end without asking,
// the next one finds it there.

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kernel {
class LogFile;
}

namespace w13 {

/// Cards that were not saved, as they were written: their texts by path.
using Drafts = std::map<std::string, std::string>;

/// What a program that is gone has left behind.
struct LeftBehind {
  std::filesystem::path file;
  Drafts drafts;
};

/// The file of one running program beside a designer's folder: "cards.unsaved-1". A line for each text that is written,
/// so that a kill or a power cut costs at most the last one. It is locked while its program runs.
class Unsaved {
 public:
  /// Nothing is written before there is something to keep.
  explicit Unsaved(std::filesystem::path own);
  ~Unsaved();
  Unsaved(const Unsaved&) = delete;
  Unsaved& operator=(const Unsaved&) = delete;

  /// From now on exactly these are kept; they are on the disk itself when it returns. With none the file goes. Throws
  /// kernel::DataError with one sentence; what was kept before is kept then, or will be kept anew.
  void keep(const Drafts& drafts);

 private:
  void beginFile(const Drafts& drafts);
  void dropFile();

  std::filesystem::path own_;
  std::filesystem::path place_;
  std::unique_ptr<kernel::LogFile> file_;
  std::string whole_;  ///< what the file holds
  Drafts kept_;
};

/// What programs that run no more have left behind of this folder, the last written first. Files that cannot be read
/// are left out.
[[nodiscard]] std::vector<LeftBehind> leftBehind(const std::filesystem::path& own);

}  // namespace w13
