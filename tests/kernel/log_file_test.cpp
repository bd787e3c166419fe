// The log on disk, and files that are written whole: nothing is written over that should stay, and what somebody else
// does to a log while it grows is noticed.

#include "engine/kernel/log_file.h"

#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "support/catch.h"
#include "support/folder.h"

using namespace kernel;
using files::Folder;
using files::textOf;
namespace fs = std::filesystem;

namespace {

std::size_t filesIn(const Folder& folder) {
  return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder.path()), {}));
}

}  // namespace

TEST_CASE("A log file grows by what is new and is held by one program alone", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  {
    const auto file = LogFile::create(path, "one\n");
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));  // it holds secrets
    file->grow("one\ntwo\n", 4);
    CHECK(textOf(path) == "one\ntwo\n");
    CHECK_THROWS_WITH(LogFile::create(path, ""), path + " exists already: choose another name or take it away first");
    const std::string held = path + " is open as the log of a running season: end that season or choose another name";
    CHECK_THROWS_WITH(LogFile::resume(path, "one\n"), held);
    CHECK_THROWS_WITH(writeWholeFile(path, "new\n", Over::ours("one")), held);
    CHECK_THROWS_WITH(writeWholeFile(path, "new\n", Over::anything()), held);
    file->grow("one\ntwo\nthree\n", 8);
  }
  CHECK(textOf(path) == "one\ntwo\nthree\n");
  CHECK(filesIn(folder) == 1);
}

TEST_CASE("A log file that goes on cuts off what lies behind its last whole record, when it grows", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  folder.write("a.log", "one\ntwo, and then");
  const auto file = LogFile::resume(path, "one\n");
  CHECK(textOf(path) == "one\ntwo, and then");
  file->grow("one\n2\n", 4);
  CHECK(textOf(path) == "one\n2\n");
  CHECK_THROWS_AS(LogFile::resume(folder.file("none.log"), ""), DataError);
}

TEST_CASE("A log file that is another one than was read does not go on", "[log]") {
  const Folder folder;
  folder.write("a.log", "one\ntwo\n");
  const std::string path = folder.file("a.log");
  const std::string changed = path + " has been changed by another program since it was read: open it again";
  CHECK_THROWS_WITH(LogFile::resume(path, "one\ntwo\nthree\n"), changed);
  CHECK_THROWS_WITH(LogFile::resume(path, "one\nTwo\n"), changed);
  CHECK_THROWS_WITH(LogFile::renew(path, "one\n", "one\n"), changed);
  CHECK(textOf(path) == "one\ntwo\n");
  const auto file = LogFile::renew(path, "one\n", "one\ntwo\n");
  CHECK(textOf(path) == "one\n");
}

TEST_CASE("The first line of a log file counts records only when they are there", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  const auto file = LogFile::create(path, "head 1\none\n");
  file->grow("head 2\none\ntwo\n", 11);
  CHECK(textOf(path) == "head 2\none\ntwo\n");
}

TEST_CASE("What somebody does to a log while it grows is noticed at the next write, which does not happen", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  auto file = LogFile::create(path, "one\ntwo\nthree\n");
  std::string told, stays;
  SECTION("deleted") {
    fs::remove(path);
    told = path + " was deleted, renamed or moved while its season was played";
  }
  SECTION("renamed") {
    fs::rename(path, folder.file("b.log"));
    told = path + " was deleted, renamed or moved while its season was played";
  }
  SECTION("replaced") {
    folder.write("b.log", stays = "Dear Myka");
    fs::rename(folder.file("b.log"), path);
    told = "another file was put in the place of " + path + " while its season was played";
  }
  SECTION("cut") {
    fs::resize_file(path, 6);
    stays = "one\ntw";
    told = path + " was cut short while its season was played";
  }
  SECTION("overwritten") {
    files::write(path, stays = "Dear Myka, all well.");
    told = path + " was changed while its season was played";
  }
  SECTION("changed in one letter") {
    files::write(path, stays = "one\ntwO\nthree\n");
    told = path + " was changed while its season was played";
  }
  SECTION("written on") {
    files::write(path, stays = "one\ntwo\nthree\nfour\n");
    told = path + " was changed while its season was played";
  }
  const std::string whole = "one\ntwo\nthree\nfour\nfive\n";
  CHECK_THROWS_WITH(file->grow(whole, 14), told);
  CHECK_THROWS_AS(file->grow(whole, 14), LogLost);
  CHECK(textOf(path) == stays);
  // and all of it is written again: under its name where that costs nothing, or else under another
  file.reset();
  const bool free = stays.empty() || whole.starts_with(stays);
  file = LogFile::writeAgain(path, whole);
  CHECK(file->path() == (free ? path : folder.file("a-2.log")));
  CHECK(textOf(file->path()) == whole);
  if (!free) CHECK(textOf(path) == stays);
  file->grow(whole + "six\n", whole.size());
  CHECK(textOf(file->path()) == whole + "six\n");
}

TEST_CASE("A log that is written again finds a free name, with or without an ending", "[log]") {
  const Folder folder;
  folder.write("a", "Dear Myka");
  folder.write("a-2", "Dear Pete");
  CHECK(LogFile::writeAgain(folder.file("a"), "one\n")->path() == folder.file("a-3"));
  CHECK(textOf(folder.file("a-2")) == "Dear Pete");
}

// ---- whole files ------------------------------------------------------------------------------------------------

TEST_CASE("A whole file replaces what may give way, and nothing else", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  writeWholeFile(path, "log 1", Over::nothing());
  CHECK_THROWS_WITH(writeWholeFile(path, "log 2", Over::nothing()), path + " exists already: choose another name");
  writeWholeFile(path, "log 2", Over::ours("log"));
  CHECK(textOf(path) == "log 2");
  const std::string letter = folder.file("letter.txt");
  folder.write("letter.txt", "Dear Myka");
  CHECK_THROWS_WITH(writeWholeFile(letter, "log 3", Over::ours("log")),
                    letter + " exists and is something else: choose another name");
  CHECK_THROWS_WITH(checkWritable(letter, Over::ours("log").orElse("say --force")),
                    letter + " exists and is something else: say --force");
  CHECK(textOf(letter) == "Dear Myka");
  writeWholeFile(letter, "log 3", Over::anything());
  CHECK(textOf(letter) == "log 3");
  folder.write("empty", "");
  writeWholeFile(folder.file("empty"), "log 4", Over::ours("log"));
  CHECK(textOf(folder.file("empty")) == "log 4");
  CHECK(filesIn(folder) == 3);
}

TEST_CASE("Writing a whole file touches no other file, whatever that is called", "[log]") {
  // given files and links of all the names that a passing file might have been given
  const Folder folder;
  const std::string path = folder.file("a.log");
  for (const char* ending : {".new", ".tmp", "~", ".part", ".XXXXXX"}) files::write(path + ending, "foreign");
  folder.write("precious", "precious");
  fs::create_symlink(folder.file("precious"), folder.file("b.log.new"));
  // when logs and files are written beside them
  (void)LogFile::create(path, "log 1");
  writeWholeFile(path, "log 2", Over::ours("log"));
  writeWholeFile(folder.file("b.log"), "log 3", Over::ours("log"));
  // then all of them are as they were, and nothing is left behind
  for (const char* ending : {".new", ".tmp", "~", ".part", ".XXXXXX"}) CHECK(textOf(path + ending) == "foreign");
  CHECK(textOf(folder.file("precious")) == "precious");
  CHECK(fs::is_symlink(folder.file("b.log.new")));
  CHECK(filesIn(folder) == 9);
}

TEST_CASE("A link gives way to nobody; who was asked about it was asked about its file", "[log]") {
  const Folder folder;
  folder.write("real.log", "log 1");
  const std::string link = folder.file("link.log");
  fs::create_symlink(folder.file("real.log"), link);
  const std::string stays = link + " is a link, and what it leads to stays: choose another name";
  CHECK_THROWS_WITH(writeWholeFile(link, "log 2", Over::ours("log")), stays);
  CHECK_THROWS_WITH(writeWholeFile(link, "log 2", Over::nothing()), stays);
  CHECK(textOf(folder.file("real.log")) == "log 1");
  writeWholeFile(link, "log 3", Over::anything());
  CHECK(textOf(folder.file("real.log")) == "log 3");
  CHECK(fs::is_symlink(link));
  fs::create_symlink(folder.file("nowhere"), folder.file("empty.log"));
  CHECK_THROWS_AS(LogFile::create(folder.file("empty.log"), "log"), DataError);
  CHECK_FALSE(fs::exists(folder.file("nowhere")));
}

TEST_CASE("A file keeps its rights when it gives way, and secrets are the owner's alone", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.txt");
  writeWholeFile(path, "1", Over::nothing());
  REQUIRE(::chmod(path.c_str(), 0640) == 0);
  writeWholeFile(path, "2", Over::anything());
  CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write | fs::perms::group_read));
  writeWholeFile(path, "3", Over::anything(), Rights::OwnerOnly);
  CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("A copy that is kept takes a name that nothing has", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  CHECK(keepCopy(path, "1", ".damaged") == path + ".damaged");
  CHECK(keepCopy(path, "2", ".damaged") == path + ".damaged-2");
  fs::create_symlink(folder.file("nowhere"), path + ".damaged-3");
  CHECK(keepCopy(path, "3", ".damaged") == path + ".damaged-4");
  CHECK(textOf(path + ".damaged") == "1");
}

TEST_CASE("What cannot be read or written is said in one sentence", "[log]") {
  const Folder folder;
  const std::string nowhere = folder.file("no/such/folder/a.log");
  const std::string why = ": No such file or directory";
  CHECK_THROWS_WITH(readWholeFile(nowhere), "cannot read " + nowhere + why);
  CHECK_THROWS_WITH(LogFile::create(nowhere, ""),
                    "cannot write " + nowhere + why + "; choose another name or take it away first");
  CHECK_THROWS_WITH(checkWritable(nowhere, Over::nothing()), "cannot write " + nowhere + why + "; choose another name");
  CHECK_THROWS_WITH(readWholeFile(folder.path()), "cannot read " + folder.path() + ": it is no file");
  CHECK_THROWS_WITH(writeWholeFile(folder.path(), "", Over::anything()),
                    "cannot write " + folder.path() + ": Is a directory; choose another name");
  CHECK_THROWS_AS(writeWholeFile("/dev/null", "", Over::anything()), DataError);
}
