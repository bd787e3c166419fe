// Where programs find the shipped cards and rule texts: in the build folder, and wherever they were installed.

#include "engine/house/data_folder.h"

#include <filesystem>
#include <regex>

#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/program.h"

namespace fs = std::filesystem;

using program::Folder;
using program::has;
using program::Ran;

namespace {

std::string refusal(const fs::path& program) {
  try {
    return "found " + house::dataFolderOf(program).string();
  } catch (const kernel::DataError& error) {
    return error.what();
  }
}

/// `w13` and, if wanted, its data, copied as an installation puts them.
void install(const Folder& folder, bool data) {
  fs::create_directories(folder.file("bin"));
  fs::copy(W13_BIN_DIR "/w13", folder.file("bin/w13"));
  if (!data) return;
  fs::create_directories(folder.file("share"));
  fs::copy(W13_DATA_DIR, folder.file("share/warehouse13"), fs::copy_options::recursive);
}

}  // namespace

TEST_CASE("a program finds the data that was installed with it, wherever that is") {
  for (const char* prefix : {"usr/", "home/a b/.local/"}) {
    const Folder folder;
    const std::string at = prefix;
    folder.write(at + "bin/w13", "");
    folder.write(at + "share/warehouse13/cards/warehouse13/dice.json", "{}");
    CHECK(house::dataFolderOf(folder.file(at + "bin/w13")) == fs::canonical(folder.file(at + "share/warehouse13")));
  }
}

TEST_CASE("a link to the data is followed, so that mistakes name the files to change") {
  const Folder folder;
  folder.write("source/data/cards/warehouse13/dice.json", "{}");
  folder.write("build/bin/w13", "");
  fs::create_directories(folder.file("build/share"));
  fs::create_directory_symlink(folder.file("source/data"), folder.file("build/share/warehouse13"));
  CHECK(house::dataFolderOf(folder.file("build/bin/w13")) == fs::canonical(folder.file("source/data")));
  CHECK(house::dataFolderOf(W13_BIN_DIR "/w13") == fs::canonical(W13_DATA_DIR));
}

TEST_CASE("a program without its data says where it looked and what to do") {
  const Folder folder;
  folder.write("bin/w13", "");
  CHECK(has(refusal(folder.file("bin/w13")), folder.file("share/warehouse13") + "; install the program again"));
  folder.write("share/warehouse13/README.md", "no cards");
  CHECK(has(refusal(folder.file("bin/w13")), folder.file("share/warehouse13") + "; install the program again"));
}

TEST_CASE("an installed w13 reads its own data, not the build's") {
  const Folder folder;
  install(folder, true);
  const Ran sound = program::runProgram(folder.file("bin/w13"), "lint");
  INFO(sound.out << sound.err);
  CHECK(sound.code == 0);
  // when one of its cards is broken
  folder.write("share/warehouse13/cards/warehouse13/traits/tesla.json", "{\n  \"nummer\": 2\n}\n");
  const Ran broken = program::runProgram(folder.file("bin/w13"), "lint");
  CHECK(broken.code == 1);
  CHECK(has(broken.out, folder.file("share/warehouse13/cards/warehouse13") + "/traits/tesla.json:2:3: error: "));
}

TEST_CASE("an installed w13 without its data still tells version and help, and refuses the rest") {
  const Folder folder;
  install(folder, false);
  const std::string w13 = folder.file("bin/w13");
  CHECK(program::runProgram(w13, "--help").code == 0);
  CHECK(program::runProgram(w13, "--version").code == 0);
  for (const char* command : {"lint", "rules", "rules --untested", "simulate --players 3 --seasons 1"}) {
    const Ran ran = program::runProgram(w13, command);
    CHECK(ran.code == 1);
    CHECK(program::linesOf(ran.err).size() == 1);
    CHECK(has(ran.err, folder.file("share/warehouse13")));
  }
}

TEST_CASE("w13 has the version of the project") {
  const std::string lists = files::textOf(W13_SOURCE_DIR "/CMakeLists.txt");
  std::smatch version;
  REQUIRE(std::regex_search(lists, version, std::regex(R"(project\(\w+ VERSION ([0-9.]+))")));
  CHECK(program::runW13("--version").out == "w13 " + version[1].str() + "\n");
}
