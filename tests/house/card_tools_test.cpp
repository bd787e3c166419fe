// `w13 lint` and `w13 explain` for the cards of any game.

#include "engine/house/cards/card_part.h"
#include "engine/house/data_folder.h"
#include "house/any_game.h"
#include "support/catch.h"
#include "support/program.h"

using program::Ran;
using program::runW13;

namespace {

std::string forGame(const any::Game& game, const std::string& command) { return "--game " + game.id() + " " + command; }

/// The path of the first card file in a game's first folder: "relics/ark.json".
std::string firstCard(const any::Game& game) {
  const std::string folder(game.module.cards()->folders().front().name);
  for (const house::SourceFile& file : house::readFolder(house::dataFolder() / "cards" / game.id()).files)
    if (house::folderIn(file.path) == folder) return file.path;
  return {};
}

}  // namespace

TEST_CASE("lint finds the shipped cards and lessons of any game sound", "[house][cards]") {
  for (const any::Game& game : any::games()) {
    const Ran ran = runW13(forGame(game, "lint"));
    INFO(game.id() << "\n" << ran.out << ran.err);
    if (game.module.cards() == nullptr) {
      CHECK(ran.code == 1);
      CHECK(program::has(ran.err, "are no files"));
      continue;
    }
    CHECK(ran.code == 0);
    CHECK(program::has(ran.out, " lessons, 0 errors\n"));
    CHECK(program::has(program::lastLineOf(ran.out), " files, 0 errors, 0 warnings"));
  }
}

TEST_CASE("lint names the place of a mistake in a card file of any game", "[house][cards]") {
  for (const any::Game& game : any::games()) {
    if (game.module.cards() == nullptr) continue;
    const files::Folder folder;
    folder.write(firstCard(game), "{\n  \"nonsense\": 2\n}\n");
    for (const std::string& named : {"--data " + folder.path(), folder.file(firstCard(game))}) {
      const Ran ran = runW13(forGame(game, "lint " + named));
      INFO(game.id() << "\n" << ran.out << ran.err);
      CHECK(ran.code == 1);
      CHECK(program::has(ran.out, firstCard(game) + ":2:3: error: "));
      CHECK(program::has(program::lastLineOf(ran.out), " 1 errors, "));
    }
  }
}

TEST_CASE("explain says what is understood of a card of any game, by id or name", "[house][cards]") {
  for (const any::Game& game : any::games()) {
    if (game.module.cards() == nullptr) {
      CHECK(runW13(forGame(game, "explain anything")).code == 1);
      continue;
    }
    const std::string path = firstCard(game), id = house::idIn(path);
    const std::string words = game.module.cards()->inPlainWords(path, *game.box);
    REQUIRE_FALSE(words.empty());
    for (const std::string& named : {id, game.module.cards()->nameOf(path, *game.box).en}) {
      const Ran ran = runW13(forGame(game, "explain \"" + named + "\""));
      INFO(game.id() << ", " << named << "\n" << ran.out << ran.err);
      CHECK(ran.code == 0);
      CHECK(ran.out.starts_with(words));
    }
    CHECK(program::has(runW13(forGame(game, "explain nothing-like-it")).err, "there is no card \"nothing-like-it\""));
    CHECK(program::has(runW13(forGame(game, "explain e")).out, " cards have this in their name:\n"));
  }
}
