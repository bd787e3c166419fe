#pragma once
// Input that commands share: cards, rule texts, and the set-up of a season from the command line.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/games/warehouse13/cards/catalog.h"
#include "engine/games/warehouse13/rulebook/rulebook.h"
#include "engine/games/warehouse13/season/setup.h"

namespace w13 {

/// The folders of cards: the shipped one, and the overlays of --data.
struct CardFolders {
  std::vector<std::string> over;

  void addTo(CLI::App& command);
  [[nodiscard]] std::vector<std::string> all() const;
  /// Throws kernel::DataError with the first mistake in the files.
  [[nodiscard]] std::shared_ptr<const Catalog> load() const;
};

/// The named files, and all *.json in named folders, sorted by name. Throws kernel::DataError for a folder without any;
/// `what` names the kind of file in the message: "scenario".
[[nodiscard]] std::vector<std::string> jsonFiles(const std::vector<std::string>& named, const std::string& what);
/// A whole file as text. Throws kernel::DataError if it cannot be read.
[[nodiscard]] std::string textOf(const std::string& path);
/// The shipped rule texts.
[[nodiscard]] RuleBook shippedRules();

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
  /// The set-up; Agents not named are added in the order of the data. Two players play the cooperative game, the only
  /// one for two (VAR-02). Throws kernel::RefusedError with one sentence if it cannot be played.
  [[nodiscard]] Setup setup(const Catalog& cards) const;
};

/// A random seed from the system.
[[nodiscard]] std::uint64_t anySeed();

}  // namespace w13
