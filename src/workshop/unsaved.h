#pragma once
// Keeps a desk's unsaved drafts on disk: if the program ends without asking, its next run finds them.

#include <cstddef>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace kernel {
class LogFile;
}

namespace house {

/// Unsaved cards: their texts by path.
using Drafts = std::map<std::string, std::string>;

/// What an ended program has left behind.
struct LeftBehind {
  std::filesystem::path file;
  Drafts drafts;
};

/// The file of one running program beside a designer's folder: "cards.unsaved-1". A line per text written, so that a
/// kill or a power cut costs at most the last one. It is locked while its program runs.
class Unsaved {
 public:
  /// Writes nothing until there is something to keep.
  explicit Unsaved(std::filesystem::path own);
  ~Unsaved();
  Unsaved(const Unsaved&) = delete;
  Unsaved& operator=(const Unsaved&) = delete;

  /// From now on keeps exactly these; returns once they are synced to disk. Without drafts the file is deleted. Throws
  /// kernel::DataError with one sentence; the earlier drafts are then still kept, or will be written again.
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

/// What ended programs have left behind of this folder, the last written first. Unreadable files are left out.
[[nodiscard]] std::vector<LeftBehind> leftBehind(const std::filesystem::path& own);

}  // namespace house
