#include "cli/inputs.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <random>

#include "engine/games/warehouse13/cards/folder.h"
#include "engine/games/warehouse13/cards/loader.h"
#include "engine/games/warehouse13/said/sentences.h"
#include "engine/games/warehouse13/season/data_folder.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/harmless.h"

namespace w13 {

// ---- cards and rules --------------------------------------------------------------------------------------------

void CardFolders::addTo(CLI::App& command) {
  command
      .add_option(
          "--data", over,
          "Lay a folder of card files over the shipped ones (several: in order); promos: the shipped promo cards")
      ->type_name("DIR")
      ->allow_extra_args(false);
}

std::vector<std::string> CardFolders::all() const {
  const std::filesystem::path cards = dataFolder() / "cards";
  std::vector<std::string> folders = {(cards / "warehouse13").string()};
  for (const std::string& folder : over) folders.push_back(overlayNamed(folder, cards).string());
  return folders;
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

std::string textOf(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  if (!in) throw kernel::DataError("cannot read " + path + "; check its name and rights");
  return text;
}

RuleBook shippedRules() {
  const auto file = [](const char* name) { return textOf((dataFolder() / "rules" / name).string()); };
  return RuleBook::fromJson({file("ledger.json"), file("glossary.json"), file("uses.json")});
}

// ---- set-up -----------------------------------------------------------------------------------------------------

void SeatingOptions::addTo(CLI::App& command) {
  command.add_option("--players", players, "How many play")->check(CLI::Range(2, kMaxPlayers))->type_name("2..5");
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

namespace {

std::string noSuchAgent(const std::string& id, const Catalog& cards) {
  std::string known;
  for (const AgentCard& each : cards.agents) known.append(known.empty() ? "" : ", ").append(each.id);
  return "there is no Agent " + kernel::inQuotes(id) + "; the Agents are " + known;
}

}  // namespace

Setup SeatingOptions::setup(const Catalog& cards) const {
  Setup setup;
  for (const std::string& id : agents) {
    const AgentId agent = cards.findAgent(id);
    if (agent == AgentId::None) throw kernel::RefusedError(noSuchAgent(id, cards));
    setup.agents.push_back(agent);
  }
  const std::size_t seats = players > 0 ? static_cast<std::size_t>(players) : setup.agents.size();
  if (setup.agents.size() > seats)
    throw kernel::RefusedError("there are more Agents than players; leave out an --agent or raise --players");
  for (std::size_t next = 0; next < cards.agents.size() && setup.agents.size() < seats; ++next) {
    const AgentId agent = static_cast<AgentId>(next);
    const bool taken = std::find(setup.agents.begin(), setup.agents.end(), agent) != setup.agents.end();
    if (!taken && !cards.of(agent).promo) setup.agents.push_back(agent);
  }
  for (const std::string& name : variants)
    if (const std::string complaint = switchOn(setup.variants, name); !complaint.empty())
      throw kernel::RefusedError(complaint);
  if (setup.agents.size() == 2) setup.variants.cooperative = true;
  if (const std::string fault = faultOf(setup, cards); !fault.empty()) throw kernel::RefusedError(fault);
  return setup;
}

std::uint64_t anySeed() {
  std::random_device device;
  return (static_cast<std::uint64_t>(device()) << 32) | device();
}

}  // namespace w13
