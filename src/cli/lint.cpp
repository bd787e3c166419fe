// `w13 lint`: checks card files and lessons.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/warehouse13/cards/lint.h"
#include "engine/games/warehouse13/cards/usage.h"
#include "engine/games/warehouse13/lesson/lesson.h"
#include "engine/house/data_folder.h"

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

/// A card has no steps.
bool isLesson(const std::string& file) { return textOf(file).find("\"steps\"") != std::string::npos; }

/// The lessons among the files that were named; without any name those of the program.
std::vector<std::string> lessonsAmong(const std::vector<std::string>& named) {
  std::vector<std::string> files = named;
  const fs::path own = house::lessonFolder(chosenGame().id());
  if (named.empty()) return fs::exists(own) ? jsonFiles({own.string()}, "lesson") : files;
  std::erase_if(files, [](const std::string& file) { return !isLesson(file); });
  return files;
}

/// Plays lessons through with these cards and tells what is wrong with them: how many mistakes.
std::size_t lintLessons(const std::vector<std::string>& files, const Catalog& cards) {
  std::size_t errors = 0;
  for (const std::string& file : files) {
    const ReadLesson read = readLesson(file, textOf(file), cards);
    for (const std::string& mistake : read.mistakes) std::cout << mistake << '\n';
    errors += read.mistakes.size();
  }
  if (!files.empty()) std::cout << files.size() << " lessons, " << errors << " errors\n";
  return errors;
}

void run(const LintOptions& options) {
  const std::vector<std::string> folders = options.cards.all();
  std::vector<Layer> layers;
  for (const std::string& folder : folders) {
    layers.push_back(readFolder(folder));
    layers.back().shipped = !below(folder, {house::dataFolder().string()}).empty();
  }
  const std::vector<std::string> files = jsonFiles(options.files, "card or lesson");
  const std::vector<std::string> lessons = lessonsAmong(files);
  std::vector<std::string> wanted;
  for (const std::string& file : files) {
    if (std::find(lessons.begin(), lessons.end(), file) != lessons.end()) continue;
    std::string place = below(file, folders);
    if (place.empty()) {
      layers.push_back(laidOver(file));
      place = layers.back().files[0].path;
    } else {
      (void)textOf(file);  // says so if it is not there
    }
    wanted.push_back(place);
  }
  Loaded loaded = lint(layers, readArtNames(house::dataFolder() / "art/game-icons.txt"));
  if (!files.empty())
    std::erase_if(loaded.mistakes, [&](const Mistake& mistake) {
      return std::none_of(wanted.begin(), wanted.end(),
                          [&](const std::string& place) { return mistake.file.ends_with(place); });
    });
  for (const Mistake& mistake : loaded.mistakes) std::cout << toString(mistake) << '\n';
  if (options.usage && loaded.catalog) tellUsage(*loaded.catalog);
  const std::size_t wrong = loaded.catalog ? lintLessons(lessons, *loaded.catalog) : 0;
  std::cout << summary(loaded) << '\n';
  if (loaded.errors() > 0 || wrong > 0) throw Exit{1};
}

const Command kLint{60, addLint};

}  // namespace

void addLint(CLI::App& app) {
  CLI::App* command = app.add_subcommand("lint", "Check card files and lessons: the shipped ones, or those named");
  const auto options = std::make_shared<LintOptions>();
  options->cards.addTo(*command);
  command->add_option("FILE", options->files,
                      "Card files and lessons, or folders of them: only their mistakes; cards that are not shipped "
                      "are laid over those that are");
  command->add_flag("--usage", options->usage, "List the words of the card language that only one card uses, or none");
  command->callback([options] {
    onlyFirstGame("check of cards");
    run(*options);
  });
}

}  // namespace w13
