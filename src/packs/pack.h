#pragma once
// Packs: a designer's own cards in one file, to be shared.
//
// A pack is a zip: a manifest "pack.json", cards as in a folder overlaid on the shipped ones
// ("cards/traits/coffee-break.json"), their pictures ("cards/pictures/coffee.png", each found harmless) and positions
// to play ("scenarios/coffee-break.json"). It holds only data: nothing in it is run, nothing is written outside its own
// folder, and nothing larger than a pack may be is read.

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/house/cards/card_part.h"
#include "engine/kernel/whole_file.h"

namespace house {

inline constexpr std::size_t kLongestNotes = 1000;  ///< bytes, in each language
inline constexpr std::size_t kMostPackFiles = 1000;
inline constexpr std::uintmax_t kLargestPack = std::uintmax_t{8} << 20;       ///< bytes of the zip
inline constexpr std::uintmax_t kLargestUnpacked = std::uintmax_t{32} << 20;  ///< bytes of all its files together

/// The contents of a pack's manifest.
struct PackLabel {
  std::string id;       ///< lower-case words and hyphens; also the name of its folder
  Text name;            ///< shown where packs are chosen
  std::string version;  ///< numbers and dots: "1.2"
  std::string author;
  std::uint64_t madeFor = 0;  ///< fingerprint of the shipped cards it was checked with
  int warnings = 0;           ///< that remained when it was made
  Text notes = {};            ///< what this version is or changes, for people; empty: nothing is said
  friend bool operator==(const PackLabel& a, const PackLabel& b) {
    return a.id == b.id && a.version == b.version && a.author == b.author && a.name == b.name && a.notes == b.notes;
  }
};

/// A pack as read: every file has a path that packs allow.
struct Pack {
  PackLabel label;
  std::vector<SourceFile> files;  ///< by path, without the manifest

  /// Its cards, to be overlaid on the shipped ones.
  [[nodiscard]] Layer cards() const;
};

/// Reads a pack of a game with these cards. Throws kernel::DataError with one sentence that names the file and its
/// fault.
[[nodiscard]] Pack readPack(const std::filesystem::path& file, const CardPart& cards);
/// Reads an unpacked pack, or a designer's folder with a manifest.
[[nodiscard]] Pack readPackFolder(const std::filesystem::path& folder, const CardPart& cards);

/// Makes a pack from a folder of cards and, if given, a folder of scenarios. Throws kernel::DataError if packs do not
/// allow a file's path, or if it would be too large.
[[nodiscard]] Pack packOf(const PackLabel& label, const CardPart& cards, const std::filesystem::path& folder,
                          const std::filesystem::path& scenarios = {});
/// Writes a pack: the same pack gives the same bytes. An older file stays whole until the new one is, and stays for
/// good if `over` says so. Throws kernel::DataError.
void writePack(const Pack& pack, const std::filesystem::path& file, const kernel::Over& over = kernel::Over::nothing());

/// Unpacks into `folder`/<id>, replacing an older version but nothing else. Returns that folder. Throws
/// kernel::DataError; the older version is then still there.
std::filesystem::path installPack(const Pack& pack, const CardPart& cards, const std::filesystem::path& folder);
/// The packs unpacked in a folder, by id; unreadable ones are left out and reported in `faults`.
[[nodiscard]] std::vector<Pack> installedPacks(const std::filesystem::path& folder, const CardPart& cards,
                                               std::vector<std::string>& faults);

}  // namespace house
