#pragma once
// Packs: cards of a designer's own in one file that can be given away.
//
// A pack is a zip of text files: a manifest "pack.json", cards as in a folder that is laid over the shipped ones
// ("cards/traits/coffee-break.json") and positions to play ("scenarios/coffee-break.json"). It holds data only: nothing
// in it is run, nothing of it is written outside its own folder, and nothing is read that is larger than a pack may be.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/cards/folder.h"
#include "engine/kernel/whole_file.h"

namespace w13 {

inline constexpr std::string_view kPackEnding = ".w13pack";
inline constexpr std::size_t kMostPackFiles = 1000;
inline constexpr std::uintmax_t kLargestPack = std::uintmax_t{8} << 20;       ///< bytes of the zip
inline constexpr std::uintmax_t kLargestUnpacked = std::uintmax_t{32} << 20;  ///< bytes of all its files together

/// What the manifest says of a pack.
struct PackLabel {
  std::string id;       ///< lower-case words and hyphens: also the name of its folder
  Text name;            ///< shown where packs are chosen
  std::string version;  ///< numbers and points: "1.2"
  std::string author;
  std::uint64_t madeFor = 0;  ///< fingerprint of the shipped cards it was checked with
  int warnings = 0;           ///< that were left when it was made
  friend bool operator==(const PackLabel& a, const PackLabel& b) {
    return a.id == b.id && a.version == b.version && a.author == b.author && a.name == b.name;
  }
};

/// A pack as read: every file is known to be of a place that packs have.
struct Pack {
  PackLabel label;
  std::vector<SourceFile> files;  ///< by path, without the manifest

  /// Its cards, to be laid over the shipped ones.
  [[nodiscard]] Layer cards() const;
};

/// Reads a pack. Throws kernel::DataError with one sentence that names the file and what is wrong with it.
[[nodiscard]] Pack readPack(const std::filesystem::path& file);
/// Reads a pack that has been unpacked, or a designer's folder that has a manifest.
[[nodiscard]] Pack readPackFolder(const std::filesystem::path& folder);

/// Makes a pack of a folder of cards and, if there is one, a folder of scenarios. Throws kernel::DataError if a file
/// has a place that packs do not have, or if it would be too large.
[[nodiscard]] Pack packOf(const PackLabel& label, const std::filesystem::path& cards,
                          const std::filesystem::path& scenarios = {});
/// Writes a pack: the same pack gives the same bytes. An older file at this place is whole until the new one is, and
/// stays if it may not give way. Throws kernel::DataError.
void writePack(const Pack& pack, const std::filesystem::path& file, const kernel::Over& over = kernel::Over::nothing());

/// Unpacks into `folder`/<id>, in the place of an older version, but of nothing else. Gives that folder. Throws
/// kernel::DataError; then what was there is there still.
std::filesystem::path installPack(const Pack& pack, const std::filesystem::path& folder);
/// The packs that lie unpacked in a folder, by id; what cannot be read is left out and told in `faults`.
[[nodiscard]] std::vector<Pack> installedPacks(const std::filesystem::path& folder, std::vector<std::string>& faults);

}  // namespace w13
