// `w13 lint`: checks card files and lessons of any game.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/games/games.h"
#include "engine/games/warehouse13/cards/usage.h"
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/house/data_folder.h"
#include "engine/house/lesson/lesson.h"
#include "engine/house/scenario/stage.h"

namespace w13 {

namespace {

namespace fs = std::filesystem;
using house::CardsRead;

struct LintOptions {
  CardFolders cards;
  std::vector<std::string> files;
  bool usage = false;
};

/// A file that lies in none of the folders counts as laid over them: its folder names the deck.
house::Layer laidOver(const fs::path& file) {
  const fs::path whole = fs::weakly_canonical(file);
  const fs::path deck = whole.parent_path();
  return {deck.parent_path().generic_string(),
          {{(deck.filename() / whole.filename()).generic_string(), textOf(file.string())}}};
}

/// The first game's cards in a box of its own; nullptr of another game, or if there is no box.
const Catalog* catalogOf(const CardsRead& read) {
  if (!read.box || &chosenGame() != games::all().front()) return nullptr;
  return static_cast<const SeasonBox&>(*read.box).cards().cards.get();
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
std::size_t lintLessons(const std::vector<std::string>& files, const std::shared_ptr<const house::Box>& box) {
  std::size_t errors = 0;
  const std::unique_ptr<house::Staging> staging = chosenGame().staging(box);
  for (const std::string& file : files) {
    const house::ReadLesson read = house::readLesson(file, textOf(file), *staging);
    for (const std::string& mistake : read.mistakes) std::cout << mistake << '\n';
    errors += read.mistakes.size();
  }
  if (!files.empty()) std::cout << files.size() << " lessons, " << errors << " errors\n";
  return errors;
}

/// What only the first game counts besides.
std::string pendingIn(const CardsRead& read) {
  const Catalog* cards = catalogOf(read);
  if (cards == nullptr) return {};
  const auto many = std::ranges::count_if(
      cards->designs, [](const Design& design) { return design.pending || !design.pendingPart.empty(); });
  return ", " + std::to_string(many) + " pending effects";
}

void run(const LintOptions& options) {
  const house::CardPart& part = chosenCards();
  if (options.usage) onlyFirstGame("list of rare words");
  const std::vector<std::string> folders = options.cards.all();
  std::vector<house::Layer> layers = options.cards.layers();
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
  CardsRead read = part.check(layers, house::readArtNames(house::dataFolder() / "art/game-icons.txt"));
  if (!files.empty())
    std::erase_if(read.mistakes, [&](const house::Mistake& mistake) {
      return std::none_of(wanted.begin(), wanted.end(),
                          [&](const std::string& place) { return mistake.file.ends_with(place); });
    });
  for (const house::Mistake& mistake : read.mistakes) std::cout << toString(mistake) << '\n';
  if (const Catalog* cards = catalogOf(read); cards != nullptr && options.usage) tellUsage(*cards);
  const std::size_t wrong = read.box ? lintLessons(lessons, read.box) : 0;
  std::cout << house::summary(read.files, read.mistakes) << pendingIn(read) << '\n';
  if (read.errors() > 0 || wrong > 0) throw Exit{1};
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
  command->callback([options] { run(*options); });
}

}  // namespace w13
