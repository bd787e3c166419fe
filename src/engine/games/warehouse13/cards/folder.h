#pragma once
// Reads the card files of a folder. The only place of the card data that touches the disk.

#include <cstdint>
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
  bool shipped = false;           ///< comes with the program: its cards must have words for all they ask
};

/// All *.json files of a folder and the folders in it. Throws kernel::DataError if the folder cannot be read.
[[nodiscard]] Layer readFolder(const std::filesystem::path& folder);

/// The text of one file. Throws kernel::DataError if it cannot be read.
[[nodiscard]] std::string readText(const std::filesystem::path& file);

/// What a card file looks like from outside.
struct Stamp {
  std::string path;
  std::uintmax_t size = 0;
  std::filesystem::file_time_type time;
  friend bool operator==(const Stamp&, const Stamp&) = default;
};

/// All *.json files of a folder and the folders in it, by path, from their entries alone. None if the folder cannot be
/// read.
[[nodiscard]] std::vector<Stamp> stampsOf(const std::filesystem::path& folder);

/// The folder of an overlay as somebody names it: a folder, or the name of one that lies beside the shipped cards in
/// `shipped`, like "promos". A name that is neither is given back, so that reading it tells what is missing.
[[nodiscard]] std::filesystem::path overlayNamed(const std::filesystem::path& named,
                                                 const std::filesystem::path& shipped);

}  // namespace w13
