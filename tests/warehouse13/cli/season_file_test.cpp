// A season's file and the programs that use it: secrets are opened only by whoever says so, damage and what others do
// to the file are told, and no file is written over that is not the program's.

#include <algorithm>
#include <filesystem>

#include "engine/games/warehouse13/said/words.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "support/catch.h"
#include "support/program.h"
#include "warehouse13/log/play.h"
#include "warehouse13/protocol/served.h"

using program::has;
using program::Ran;
using program::runW13;
namespace fs = std::filesystem;

namespace {

/// A season under way, in a file.
struct Underway {
  files::Folder folder;
  std::string path = folder.file("friday.season");
  std::string whole = written();

  [[nodiscard]] std::string written() const {
    w13::Season season = w13::beginSeason(logs::cards(), logs::start(3, 8));
    kernel::Luck mind(8);
    logs::playOn(season, mind, 40);
    w13::saveSeason(season, path);
    return files::textOf(path);
  }
};

}  // namespace

TEST_CASE("the secrets of a season that is not over are shown only to whoever says yes, and its log tells", "[log]") {
  const Underway season;
  // given nobody who could be asked, or somebody who sees only what the table sees
  for (const char* options : {"--open", "--seat 1", "--readable", "--open --seat 1"}) {
    INFO(options);
    const Ran ran = runW13("replay " + season.path + " " + options, "yes\n");
    CHECK(ran.code == 1);
    CHECK(ran.out == "");
    CHECK(has(ran.err, "is not over"));
    CHECK(files::textOf(season.path) == season.whole);
  }
  CHECK(runW13("replay " + season.path).code == 0);
  CHECK(runW13("replay " + season.path + " --open --verify").code == 0);
  CHECK(files::textOf(season.path) == season.whole);
  // when somebody has said yes, then it is shown, and one line for everybody to read is added
  const Ran opened = runW13("replay " + season.path + " --open --yes");
  CHECK(opened.code == 0);
  CHECK(has(opened.out, "work-the-case") ==
        has(runW13("replay " + season.path + " --open --yes").out, "work-the-case"));
  const std::string after = files::textOf(season.path);
  CHECK(after.substr(after.find('\n'), season.whole.size() - season.whole.find('\n')) ==
        season.whole.substr(season.whole.find('\n')));
  CHECK(has(after.substr(season.whole.size()), " opened 20"));
  CHECK(after.find(" opened 20") == after.rfind(" opened 20"));
  // then whoever goes on is told, in the terminal and by the protocol, also in a copy and in a branch
  CHECK(has(runW13("play " + season.path, "\nq\n").out, "this season's log was opened on 20"));
  w13::LoadedSeason loaded = w13::loadSeason(season.path);
  CHECK(loaded.note.starts_with("this season's log was opened on 20"));
  CHECK(loaded.note.ends_with(": whoever did that could see all of its secrets"));
  w13::saveSeason(loaded.season, season.folder.file("copy.season"));
  CHECK(w13::loadSeason(season.folder.file("copy.season")).note == loaded.note);
  w13::saveSeason(w13::branchSeason(loaded.season, 5, 1), season.folder.file("branch.season"));
  CHECK(w13::loadSeason(season.folder.file("branch.season")).note == loaded.note);
}

TEST_CASE("a season that is being played cannot be opened beside it", "[log]") {
  const Underway season;
  const w13::LoadedSeason playing = w13::loadSeason(season.path, w13::Autosave::Continue);
  const Ran ran = runW13("replay " + season.path + " --open --yes");
  CHECK(ran.code == 1);
  CHECK(ran.out == "");
  CHECK(has(ran.err, "is open as the log of a running season"));
}

TEST_CASE("a season told again says once how it ended", "[log]") {
  // given a season that is over, in a file
  const files::Folder folder;
  const std::string path = folder.file("over.season");
  w13::Season season = w13::beginSeason(logs::cards(), logs::start(3, 8));
  kernel::Luck mind(8);
  logs::playOn(season, mind, 100'000);
  REQUIRE(season.over());
  w13::saveSeason(season, path);
  w13::View v;
  season.view(w13::Seat::Table, v);
  const std::string ending = w13::Words(season.cards(), nullptr).ending(v);
  REQUIRE_FALSE(ending.empty());
  for (const char* viewer : {"", " --seat 1"}) {
    // when it is told again
    const Ran ran = runW13("replay " + path + viewer);
    // then its result stands there once
    CHECK(ran.code == 0);
    const std::vector<std::string> lines = program::linesOf(ran.out);
    CHECK(std::ranges::count_if(lines, [&](const std::string& line) { return has(line, ending); }) == 1);
  }
}

TEST_CASE("the programs say that this account can look into a season", "[log]") {
  for (const char* help : {"--help", "replay --help"}) {
    std::string said = runW13(help).out;
    for (char& each : said)
      if (each == '\n') each = ' ';
    CHECK(has(said, "can use this account can look into the log of a running season"));
  }
}

TEST_CASE("a damaged season is told by every way to go on with it", "[log]") {
  const Underway season;
  std::string broken = season.whole;
  broken[broken.size() - 5000] = '\0';
  files::write(season.path, broken);
  const Ran verified = runW13("replay " + season.path + " --verify");
  CHECK(verified.code == 1);
  CHECK(has(verified.err, season.path + " is damaged in line "));
  const Ran played = runW13("play " + season.path, "\nq\n");
  CHECK(has(played.out, "is damaged in line "));
  CHECK(files::textOf(season.path + ".damaged") == broken);
  CHECK(runW13("replay " + season.path + " --verify").code == 0);
}

TEST_CASE("a protocol whose season's file goes says so once, in the answer that follows", "[log]") {
  const Underway season;
  served::Program program(season.folder.path());
  REQUIRE(program.ask(R"({"op":"load","path":"friday.season","autosave":true})")["ok"] == true);
  fs::rename(season.path, season.folder.file("saturday.season"));
  const served::Json looked = program.ask(R"({"op":"look","seat":0})");
  CHECK(looked["ok"] == true);
  CHECK(looked["note"] == season.folder.path() + "/friday.season was deleted, renamed or moved while its season was " +
                              "played; the whole season is written again, in " + season.folder.path() +
                              "/friday.season");
  CHECK_FALSE(program.ask(R"({"op":"look","seat":1})").contains("note"));
  CHECK(files::textOf(season.folder.file("saturday.season")) == season.whole);
  CHECK(files::textOf(season.path).substr(200, 20000) == season.whole.substr(200, 20000));
}

TEST_CASE("a protocol that is kept to a folder follows no link out of it, and writes over nothing", "[log]") {
  // given links and foreign files in the folder of the saves
  const Underway season;
  const files::Folder saves;
  saves.write("a.season.new", "foreign");
  saves.write("letter.season", "Dear Myka");
  fs::create_symlink(season.path, saves.file("link.season"));
  served::Program program(saves.path());
  REQUIRE(program.ask(R"({"op":"new","players":[{"agent":"claudia"},{"agent":"pete"},{"agent":"myka"}]})")["ok"] ==
          true);
  // when a season is saved and loaded under such names
  CHECK(program.ask(R"({"op":"save","path":"a.season"})")["ok"] == true);
  const std::string link = "file: \"link.season\" is a link, which may lead out of the folder; name a file";
  CHECK(served::refusalOf(program.ask(R"({"op":"save","path":"link.season"})")) == link);
  CHECK(served::refusalOf(program.ask(R"({"op":"load","path":"link.season","autosave":true})")) == link);
  CHECK(served::refusalOf(program.ask(R"({"op":"save","path":"letter.season"})")) ==
        "file: " + saves.path() + "/letter.season exists and is something else: choose another name");
  // then all of them are as they were
  CHECK(files::textOf(saves.file("a.season.new")) == "foreign");
  CHECK(files::textOf(saves.file("letter.season")) == "Dear Myka");
  CHECK(files::textOf(season.path) == season.whole);
}

TEST_CASE("a pack is written over its own older file and over nothing else, unless told to", "[packs]") {
  // given a folder of cards, an older pack of it, another pack and a letter
  const files::Folder folder;
  folder.write("mine/traits/tesla.json", R"({"number": 2})");
  const auto pack = [&](const std::string& id, const std::string& file, const std::string& more = "") {
    return runW13("pack " + folder.file("mine") + " --id " + id + " --name Mine --author Ann --out " +
                  folder.file(file) + more);
  };
  REQUIRE(pack("mine", "mine.w13pack").code == 0);
  REQUIRE(pack("other", "other.w13pack").code == 0);
  folder.write("letter", "Dear Myka");
  const std::string other = files::textOf(folder.file("other.w13pack"));
  // then the older one gives way, the others do not
  CHECK(pack("mine", "mine.w13pack", " --pack-version 2").code == 0);
  for (const char* file : {"other.w13pack", "letter"}) {
    const Ran ran = pack("mine", file);
    CHECK(ran.code == 1);
    CHECK(has(ran.err,
              folder.file(file) + " exists already: name another file with --out, or write over it with --force"));
  }
  CHECK(files::textOf(folder.file("letter")) == "Dear Myka");
  CHECK(files::textOf(folder.file("other.w13pack")) == other);
  CHECK(pack("mine", "letter", " --force").code == 0);
  CHECK(runW13("unpack " + folder.file("letter")).code == 0);
}

TEST_CASE("two versions of a pack are told side by side: packed over, unpacked over, and asked for", "[packs]") {
  // given a pack in its first version, unpacked
  const files::Folder folder;
  const auto pack = [&](const std::string& version, const std::string& tesla, const std::string& notes) {
    folder.write("mine/traits/tesla.json", tesla);
    return runW13("pack " + folder.file("mine") + " --id mine --name Mine --author Ann --pack-version " + version +
                  " --notes '" + notes + "' --out " + folder.file("mine.w13pack"));
  };
  REQUIRE(has(pack("1.9", R"({"number": 2})", "Two.").out, "  notes: Two.\n"));
  REQUIRE(runW13("unpack " + folder.file("mine.w13pack") + " --into " + folder.file("packs")).code == 0);
  const std::string step =
      "Mine: version 1.9 -> 1.10 (newer)\n  notes of 1.9: Two.\n  notes of 1.10: Three.\n"
      "  Tesla (traits/tesla)\n    number: 2 -> 3\nfiles that differ: 1\n";
  // when the next is packed over it, then what is new is told
  CHECK(has(pack("1.10", R"({"number": 3})", "Three.").out, step));
  // and likewise when it is asked for, or unpacked over the older one
  CHECK(runW13("versions " + folder.file("packs/mine") + " " + folder.file("mine.w13pack")).out == step);
  CHECK(has(runW13("unpack " + folder.file("mine.w13pack") + " --into " + folder.file("packs")).out, step));
  CHECK(runW13("versions " + folder.file("packs/mine") + " " + folder.file("mine.w13pack")).out ==
        "Mine: version 1.10 -> 1.10 (the same)\n  notes of 1.10: Three.\n  notes of 1.10: Three.\nfiles that differ: "
        "0\n");
  // and what is no pack is named
  CHECK(runW13("versions " + folder.file("mine") + " " + folder.file("mine.w13pack")).code == 1);
  CHECK(pack("1.11", R"({"number": 3})", "a\nb").code == 1);
}
