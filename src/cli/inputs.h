#pragma once
// Input that commands share: cards, rule texts, and the set-up of a season from the command line.

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/season/setup.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/match/game_module.h"

namespace w13 {

/// What the card files of the chosen game bring to tools for designers. Throws kernel::RefusedError if its cards are no
/// files.
[[nodiscard]] const house::CardPart& chosenCards();

/// The folders of cards of the chosen game: the shipped one, and the overlays of --data.
struct CardFolders {
  std::vector<std::string> over;

  void addTo(CLI::App& command);
  [[nodiscard]] std::vector<std::string> all() const;
  /// What lies in them; the program's own are marked as shipped.
  [[nodiscard]] std::vector<house::Layer> layers() const;
  /// Throws kernel::DataError with the first mistake in the files.
  [[nodiscard]] std::shared_ptr<const Catalog> load() const;
};

/// The named files, and all *.json in named folders, sorted by name. Throws kernel::DataError for a folder without any;
/// `what` names the kind of file in the message: "scenario".
[[nodiscard]] std::vector<std::string> jsonFiles(const std::vector<std::string>& named, const std::string& what);
/// The place of a file below one of the folders; empty if it lies elsewhere.
[[nodiscard]] std::string below(const std::filesystem::path& file, const std::vector<std::string>& folders);
/// A whole file as text. Throws kernel::DataError if it cannot be read.
[[nodiscard]] std::string textOf(const std::string& path);

/// Accepts the code of a language that has sentences, and `also` if given.
[[nodiscard]] CLI::Validator isLanguage(const std::string& also = "");

/// Options for the players and variants.
struct SeatingOptions {
  int players = 0;  ///< 0: not given
  std::vector<std::string> agents;
  std::vector<std::string> variants;
  std::optional<std::uint64_t> seed;

  void addTo(CLI::App& command);
  void addOthersTo(CLI::App& command);  ///< the same without --players
  /// As typed.
  [[nodiscard]] house::SetupValues values() const;
  /// The set-up of a season; see completed.
  [[nodiscard]] Setup setup(const Catalog& cards) const;
};

}  // namespace w13
