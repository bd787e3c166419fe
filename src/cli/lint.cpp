// `w13 lint`: checks card files.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/warehouse13/cards/lint.h"
#include "engine/warehouse13/cards/usage.h"
#include "engine/warehouse13/data_folder.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;

struct LintOptions {
  CardFolders cards;
  std::vector<std::string> files;
  bool usage = false;
};

/// The place of a file below one of the folders; empty if it lies elsewhere.
std::string below(const fs::path& file, const std::vector<std::string>& folders) {
  for (const std::string& folder : folders) {
    std::string path = fs::weakly_canonical(file).lexically_relative(fs::weakly_canonical(folder)).generic_string();
    if (!path.empty() && !path.starts_with("..")) return path;
  }
  return {};
}

/// A file that lies in none of the folders counts as laid over them: its folder names the deck.
Layer laidOver(const fs::path& file) {
  const fs::path whole = fs::weakly_canonical(file);
  const fs::path deck = whole.parent_path();
  return {deck.parent_path().generic_string(),
          {{(deck.filename() / whole.filename()).generic_string(), textOf(file.string())}}};
}

/// The words of the card language that one card uses, or none.
void tellUsage(const Catalog& cards) {
  for (const Usage& each : usage(cards)) {
    if (each.designs.size() > 1) continue;
    std::cout << each.list << ' ' << each.word << ": "
              << (each.designs.empty() ? "no card" : cards.of(each.designs.front()).id) << '\n';
  }
}

void run(const LintOptions& options) {
  const std::vector<std::string> folders = options.cards.all();
  std::vector<Layer> layers;
  for (const std::string& folder : folders) layers.push_back(readFolder(folder));
  std::vector<std::string> wanted;
  for (const std::string& file : options.files) {
    std::string place = below(file, folders);
    if (place.empty()) {
      layers.push_back(laidOver(file));
      place = layers.back().files[0].path;
    } else {
      (void)textOf(file);  // says so if it is not there
    }
    wanted.push_back(place);
  }
  Loaded loaded = lint(layers, readArtNames(dataFolder() / "art/game-icons.txt"));
  if (!wanted.empty())
    std::erase_if(loaded.mistakes, [&](const Mistake& mistake) {
      return std::none_of(wanted.begin(), wanted.end(),
                          [&](const std::string& place) { return mistake.file.ends_with(place); });
    });
  for (const Mistake& mistake : loaded.mistakes) std::cout << toString(mistake) << '\n';
  if (options.usage && loaded.catalog) tellUsage(*loaded.catalog);
  std::cout << summary(loaded) << '\n';
  if (loaded.errors() > 0) throw Exit{1};
}

const Command kLint{60, addLint};

}  // namespace

void addLint(CLI::App& app) {
  CLI::App* command = app.add_subcommand("lint", "Check card files: the shipped ones, or those named");
  const auto options = std::make_shared<LintOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->files,
                      "Card files: only their mistakes; others than shipped ones are laid over");
  command->add_flag("--usage", options->usage, "List the words of the card language that only one card uses, or none");
  command->callback([options] { run(*options); });
}

}  // namespace w13
