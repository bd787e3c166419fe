#pragma once
// Reads the card files of a folder. The only place of the card data that touches the disk.

#include <filesystem>
#include <string>
#include <vector>

namespace w13 {

/// A file as read: its place below the folder, with forward slashes, and its text.
struct SourceFile {
  std::string path;
  std::string text;
};

/// One folder of card files. Several laid over each other make the cards of a season.
struct Layer {
  std::string name;               ///< the folder, as mistakes name it
  std::vector<SourceFile> files;  ///< by path
};

/// All *.json files of a folder and the folders in it. Throws kernel::DataError if the folder cannot be read.
[[nodiscard]] Layer readFolder(const std::filesystem::path& folder);

}  // namespace w13
