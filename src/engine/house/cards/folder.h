#pragma once
// Reads the card files of a folder. The only part of the card data that touches the disk.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace house {

/// A file as read: its path below the folder, with forward slashes, and its text.
struct SourceFile {
  std::string path;
  std::string text;
};

/// One folder of card files. A season's cards come from several, overlaid.
struct Layer {
  std::string name;                       ///< the folder, as mistakes name it
  std::vector<SourceFile> files;          ///< by path
  bool shipped = false;                   ///< comes with the program: its cards must have words for all they ask
  std::vector<SourceFile> pictures = {};  ///< own_pictures.h, as they lie there, good or not; no save carries them
};

/// All *.json files of a folder and its subfolders, and the PNG and SVG files in those called "pictures". Throws
/// kernel::DataError if the folder cannot be read.
[[nodiscard]] Layer readFolder(const std::filesystem::path& folder);

/// The text of one file. Throws kernel::DataError if it cannot be read.
[[nodiscard]] std::string readText(const std::filesystem::path& file);

/// A card file's directory entry.
struct Stamp {
  std::string path;
  std::uintmax_t size = 0;
  std::filesystem::file_time_type time;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// All *.json files of a folder and its subfolders, by path, without opening them. None if the folder cannot be read.
[[nodiscard]] std::vector<Stamp> stampsOf(const std::filesystem::path& folder);

/// The folder of a named overlay: a folder, or the name of one beside the shipped cards in `shipped`, like "promos".
/// Any other name is returned as it is, so that reading it reports what is missing.
[[nodiscard]] std::filesystem::path overlayNamed(const std::filesystem::path& named,
                                                 const std::filesystem::path& shipped);

}  // namespace house
