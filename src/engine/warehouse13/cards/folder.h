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

/// The folder of an overlay as somebody names it: a folder, or the name of one that lies beside the shipped cards in
/// `shipped`, like "promos". A name that is neither is given back, so that reading it tells what is missing.
[[nodiscard]] std::filesystem::path overlayNamed(const std::filesystem::path& named,
                                                 const std::filesystem::path& shipped);

}  // namespace w13
