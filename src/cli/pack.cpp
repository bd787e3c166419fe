// `w13 pack`, `w13 unpack` and `w13 versions`: cards of a designer's own in one file, and back, and what is new in it.

#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "engine/house/cards/card_part.h"
#include "engine/house/data_folder.h"
#include "engine/kernel/errors.h"
#include "packs/changes.h"
#include "packs/pack.h"
#include "packs/versions.h"

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
  std::string german;       ///< the name in German; empty: as in English
  std::string germanNotes;  ///< likewise
  PackLabel label;
};

struct UnpackOptions {
  std::string file;
  std::string into;
  std::vector<std::string> over;
};

struct VersionsOptions {
  std::string was;
  std::string now;
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
  if (!label.notes.en.empty()) std::cout << "  notes: " << label.notes.en << '\n';
  for (const PackChange& change : report.changes) std::cout << "  " << toString(change) << '\n';
  for (const std::string& conflict : report.conflicts) std::cout << "conflict: " << conflict << '\n';
  for (const std::string& mistake : report.mistakes) std::cout << mistake << '\n';
  std::cout << report.changes.size() << " changes, " << report.conflicts.size() << " conflicts, "
            << report.mistakes.size() << " errors, " << report.warnings << " warnings\n";
  return report.mistakes.empty();
}

void print(const house::VersionStep& step) {
  for (const std::string& line : linesOf(step)) std::cout << line << '\n';
  std::cout << "files that differ: " << step.changes.size() << '\n';
}

/// A pack in a file or unpacked in a folder.
Pack packAt(const fs::path& place) {
  return fs::is_directory(place) ? readPackFolder(place, cards()) : readPack(place, cards());
}

/// The version of a pack that is at a place already; nothing if there is none, or something else.
std::optional<Pack> versionAt(const fs::path& place, const std::string& id) {
  try {
    Pack there = packAt(place);
    return there.label.id == id ? std::optional(std::move(there)) : std::nullopt;
  } catch (const kernel::DataError&) {
    return std::nullopt;
  }
}

/// A pack takes the place of one with the same id, and of nothing else unless told to.
kernel::Over overOlder(const PackOptions& options, bool older) {
  if (options.force || older) return kernel::Over::anything();
  return kernel::Over::nothing().orElse("name another file with --out, or write over it with --force");
}

void runPack(PackOptions& options) {
  PackLabel& label = options.label;
  if (label.id.empty()) label.id = fs::weakly_canonical(options.cards).filename().string();
  if (options.german.empty()) options.german = label.name.en;
  label.name.set(house::kGerman, options.german);
  if (label.notes.en.empty()) label.notes.en = options.germanNotes;
  if (!options.germanNotes.empty()) label.notes.set(house::kGerman, options.germanNotes);
  label.madeFor = cards().read({shippedCards()}).fingerprint;
  Pack pack = packOf(label, cards(), options.cards, options.scenarios);
  const PackReport report = reportOn(pack, cards(), shippedCards());
  pack.label.warnings = report.warnings;
  const bool good = tell(pack, report);
  if (!good) throw kernel::DataError("nothing has been packed; mend the errors above first");
  const fs::path out =
      options.out.empty() ? fs::path(label.id + "." + std::string(cards().packEnding())) : fs::path(options.out);
  const std::optional<Pack> older = versionAt(out, label.id);
  if (older) print(stepBetween(*older, pack, shippedCards()));
  writePack(pack, out, overOlder(options, older.has_value()));
  std::cout << "packed into " << out.string() << '\n';
}

void runUnpack(const UnpackOptions& options) {
  const Pack pack = readPack(options.file, cards());
  std::vector<Pack> others;
  for (const std::string& other : options.over) others.push_back(readPack(other, cards()));
  const bool good = tell(pack, reportOn(pack, cards(), shippedCards(), others));
  if (!good) throw kernel::DataError("nothing has been unpacked: its cards would not load");
  if (options.into.empty()) return;
  if (const std::optional<Pack> there = versionAt(fs::path(options.into) / pack.label.id, pack.label.id))
    print(stepBetween(*there, pack, shippedCards()));
  std::cout << "unpacked into " << installPack(pack, cards(), options.into).string() << '\n';
}

void runVersions(const VersionsOptions& options) {
  print(stepBetween(packAt(options.was), packAt(options.now), shippedCards()));
}

const Command kPack{62, addPack};
const Command kUnpack{64, addUnpack};
const Command kVersions{66, addVersions};

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
  command->add_option("--notes", options->label.notes.en, "What this version is or changes, in a sentence or two");
  command->add_option("--notes-de", options->germanNotes, "The same in German");
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

void addVersions(CLI::App& app) {
  CLI::App* command = app.add_subcommand("versions", "Say what differs between two versions of a pack, card by card");
  const auto options = std::make_shared<VersionsOptions>();
  command->add_option("WAS", options->was, "The one, a file or unpacked in a folder")->required();
  command->add_option("NOW", options->now, "The other")->required();
  command->callback([options] { runVersions(*options); });
}

}  // namespace w13
