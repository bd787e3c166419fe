// `w13 pack` and `w13 unpack`: cards of a designer's own in one file, and back.

#include <filesystem>
#include <iostream>
#include <memory>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "packs/changes.h"
#include "packs/pack.h"

namespace w13 {

using house::Pack;
using house::PackChange;
using house::PackLabel;
using house::PackReport;

namespace {

namespace fs = std::filesystem;

struct PackOptions {
  std::string cards;
  std::string scenarios;
  std::string out;
  bool force = false;
  std::string german;  ///< the name in German; empty: as in English
  PackLabel label;
};

struct UnpackOptions {
  std::string file;
  std::string into;
  std::vector<std::string> over;
};

/// The cards of the game that was named. Throws kernel::RefusedError if they are no files.
const house::CardPart& cards() {
  if (const house::CardPart* part = chosenGame().cards()) return *part;
  throw kernel::RefusedError(std::string(chosenGame().name()) + " has no card files: nothing of it can be packed");
}

house::Layer shippedCards() { return house::readFolder(house::dataFolder() / "cards" / chosenGame().id()); }

/// Tells what a pack is and does. False if its cards would not load.
bool tell(const Pack& pack, const PackReport& report) {
  const PackLabel& label = pack.label;
  std::cout << label.name.en << ' ' << label.version << " (" << label.id << ") by " << label.author << '\n';
  for (const PackChange& change : report.changes) std::cout << "  " << toString(change) << '\n';
  for (const std::string& conflict : report.conflicts) std::cout << "conflict: " << conflict << '\n';
  for (const std::string& mistake : report.mistakes) std::cout << mistake << '\n';
  std::cout << report.changes.size() << " changes, " << report.conflicts.size() << " conflicts, "
            << report.mistakes.size() << " errors, " << report.warnings << " warnings\n";
  return report.mistakes.empty();
}

/// A pack takes the place of one with the same id, and of nothing else unless told to.
kernel::Over overOlder(const PackOptions& options, const fs::path& out) {
  const auto same = [&] {
    try {
      return readPack(out, cards()).label.id == options.label.id;
    } catch (const kernel::DataError&) {
      return false;
    }
  };
  if (options.force || same()) return kernel::Over::anything();
  return kernel::Over::nothing().orElse("name another file with --out, or write over it with --force");
}

void runPack(PackOptions& options) {
  PackLabel& label = options.label;
  if (label.id.empty()) label.id = fs::weakly_canonical(options.cards).filename().string();
  if (options.german.empty()) options.german = label.name.en;
  label.name.set(house::kGerman, options.german);
  label.madeFor = cards().read({shippedCards()}).fingerprint;
  Pack pack = packOf(label, cards(), options.cards, options.scenarios);
  const PackReport report = reportOn(pack, cards(), shippedCards());
  pack.label.warnings = report.warnings;
  const bool good = tell(pack, report);
  if (!good) throw kernel::DataError("nothing has been packed; mend the errors above first");
  const fs::path out =
      options.out.empty() ? fs::path(label.id + "." + std::string(cards().packEnding())) : fs::path(options.out);
  writePack(pack, out, overOlder(options, out));
  std::cout << "packed into " << out.string() << '\n';
}

void runUnpack(const UnpackOptions& options) {
  const Pack pack = readPack(options.file, cards());
  std::vector<Pack> others;
  for (const std::string& other : options.over) others.push_back(readPack(other, cards()));
  const bool good = tell(pack, reportOn(pack, cards(), shippedCards(), others));
  if (!good) throw kernel::DataError("nothing has been unpacked: its cards would not load");
  if (options.into.empty()) return;
  std::cout << "unpacked into " << installPack(pack, cards(), options.into).string() << '\n';
}

const Command kPack{62, addPack};
const Command kUnpack{64, addUnpack};

}  // namespace

void addPack(CLI::App& app) {
  CLI::App* command = app.add_subcommand("pack", "Put a folder of cards into one file that can be given away");
  const auto options = std::make_shared<PackOptions>();
  command->add_option("CARDS", options->cards, "Folder of cards, as for --data")->required();
  command->add_option("--scenarios", options->scenarios, "Folder of scenarios that go with them");
  command->add_option("--id", options->label.id, "Lower-case words and hyphens; without it the folder's name");
  command->add_option("--name", options->label.name.en, "What it is called")->required();
  command->add_option("--name-de", options->german, "The same in German; without it as in English");
  command->add_option("--pack-version", options->label.version, "Numbers and points: 1.2")->default_val("1");
  command->add_option("--author", options->label.author, "Who made it")->required();
  command->add_option("--out", options->out, "File to write; without it the id with the ending of the game's packs");
  command->add_flag("--force", options->force, "Write over a file that is there and is no pack of this id");
  command->callback([options] { runPack(*options); });
}

void addUnpack(CLI::App& app) {
  CLI::App* command = app.add_subcommand("unpack", "Say what a pack of cards changes, and unpack it");
  const auto options = std::make_shared<UnpackOptions>();
  command->add_option("PACK", options->file, "The file")->required();
  command->add_option("--into", options->into, "Folder to unpack into; without it nothing is written");
  command->add_option("--over", options->over, "Packs that lie below it: conflicts with them are told");
  command->callback([options] { runUnpack(*options); });
}

}  // namespace w13
