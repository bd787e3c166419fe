#include "cli/inputs.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "cli/commands.h"
#include "engine/games/warehouse13/cards/kit.h"
#include "engine/games/warehouse13/cards/loader.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/season/season_box.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"

namespace w13 {

// ---- cards and rules --------------------------------------------------------------------------------------------

const house::CardPart& chosenCards() {
  if (const house::CardPart* cards = chosenGame().cards()) return *cards;
  throw kernel::RefusedError("the cards of " + std::string(chosenGame().name()) +
                             " are no files; name a game whose cards are with --game");
}

void CardFolders::addTo(CLI::App& command) {
  command
      .add_option(
          "--data", over,
          "Lay a folder of card files over the shipped ones (several: in order); promos: the shipped promo cards")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

std::vector<std::string> CardFolders::all() const {
  const std::filesystem::path cards = house::dataFolder() / "cards";
  std::vector<std::string> folders = {(cards / chosenGame().id()).string()};
  for (const std::string& folder : over) folders.push_back(overlayNamed(folder, cards).string());
  return folders;
}

std::vector<house::Layer> CardFolders::layers() const {
  std::vector<house::Layer> layers;
  for (const std::string& folder : all()) {
    layers.push_back(house::readFolder(folder));
    layers.back().shipped = !below(folder, {house::dataFolder().string()}).empty();
  }
  return layers;
}

std::shared_ptr<const Catalog> CardFolders::load() const {
  const std::vector<std::string> names = all();
  Loaded loaded = loadFolders({names.begin(), names.end()});
  if (loaded.catalog) return std::make_shared<const Catalog>(std::move(*loaded.catalog));
  std::string first = "the cards cannot be loaded";
  for (const Mistake& mistake : loaded.mistakes) {
    if (!mistake.error) continue;
    first = toString(mistake);
    break;
  }
  const int more = loaded.errors() - 1;
  throw kernel::DataError(first + (more > 0 ? " (and " + std::to_string(more) + " more: w13 lint)" : ""));
}

CLI::Validator isLanguage(const std::string& also) {
  const auto check = [also](const std::string& code) -> std::string {
    std::string known;
    for (const house::SpokenLanguage& each : sentences().languages()) {
      if (codeOf(each.language) == code) return {};
      known += (known.empty() ? "" : ", ") + codeOf(each.language);
    }
    if (!also.empty() && code == also) return {};
    return "there is no language " + kernel::inQuotes(code) + "; take one of " + known +
           (also.empty() ? "" : ", or " + also);
  };
  return {check, ""};
}

std::vector<std::string> jsonFiles(const std::vector<std::string>& named, const std::string& what) {
  std::vector<std::string> files;
  for (const std::string& each : named) {
    if (!std::filesystem::is_directory(each)) {
      files.push_back(each);
      continue;
    }
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(each))
      if (entry.path().extension() == ".json") found.push_back(entry.path().generic_string());
    if (found.empty()) {
      std::string sentence = "the folder ";
      throw kernel::DataError(sentence.append(each).append(" holds no ").append(what).append(" (*.json)"));
    }
    std::sort(found.begin(), found.end());
    files.insert(files.end(), found.begin(), found.end());
  }
  return files;
}

std::string below(const std::filesystem::path& file, const std::vector<std::string>& folders) {
  namespace fs = std::filesystem;
  for (const std::string& folder : folders) {
    std::string path = fs::weakly_canonical(file).lexically_relative(fs::weakly_canonical(folder)).generic_string();
    if (!path.empty() && !path.starts_with("..")) return path;
  }
  return {};
}

std::string textOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw kernel::DataError("cannot read " + path + "; check its name and rights");
  return text;
}

// ---- set-up -----------------------------------------------------------------------------------------------------

void SeatingOptions::addTo(CLI::App& command) {
  command.add_option("--players", players, "How many play")->check(CLI::Range(2, kMaxPlayers))->type_name("2..6");
  addOthersTo(command);
}

void SeatingOptions::addOthersTo(CLI::App& command) {
  command
      .add_option("--agent", agents, "The Agent of the next seat: artie, claudia, jinks, myka, pete, or one of --data")
      ->type_name("ID")
      ->allow_extra_args(false);
  std::string names;
  for (const std::string& name : variantNames()) names += (names.empty() ? "" : ", ") + name;
  command.add_option("--variant", variants, "Switch an option on: " + names)
      ->type_name("ID[=n]")
      ->allow_extra_args(false);
  command.add_option("--seed", seed, "Deal and roll by this number: the same seed, the same season");
}

house::SetupValues SeatingOptions::values() const { return {agents, variants}; }

Setup SeatingOptions::setup(const Catalog& cards) const { return setupOf(completed(values(), players, cards), cards); }

}  // namespace w13
