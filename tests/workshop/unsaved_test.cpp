// What is not saved lies on the disk while it is written, and is found after the program has gone without asking.

#include "workshop/warehouse13/kit.h"

#include "bench.h"
#include "engine/kernel/errors.h"

namespace w13::test {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> filesBeside(const fs::path& own) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& each : fs::directory_iterator(own.parent_path())) files.push_back(each.path());
  return files;
}

/// What a killed program leaves: its file, which nobody holds any more.
void leave(const fs::path& own, const Drafts& drafts) {
  Unsaved running(own);
  running.keep(drafts);
}

}  // namespace

TEST_CASE("Cards that were not saved are found after the program has gone, as they were last written", "[unsaved]") {
  const Bench bench;
  {
    // given a program in which two cards are written, one of them twice, and a third is dropped
    Unsaved running(bench.own());
    running.keep({{"traits/tesla.json", "a"}, {"plots/x.json", "gone"}});
    running.keep({{"traits/tesla.json", "b\n\"\xC3\xA4\""}, {"pings/milan.json", "{"}});
    // when another looks while it runs, then there is nothing left behind
    CHECK(leftBehind(bench.own()).empty());
  }
  // when it is gone
  const std::vector<LeftBehind> found = leftBehind(bench.own());
  // then all is there
  REQUIRE(found.size() == 1);
  CHECK(found.front().drafts == Drafts{{"traits/tesla.json", "b\n\"\xC3\xA4\""}, {"pings/milan.json", "{"}});
}

TEST_CASE("Nothing is left behind of what was saved or dropped, and nothing is written before there is something",
          "[unsaved]") {
  const Bench bench;
  Unsaved running(bench.own());
  running.keep({});
  CHECK(filesBeside(bench.own()).empty());
  running.keep({{"traits/tesla.json", "a"}});
  CHECK(filesBeside(bench.own()).size() == 1);
  running.keep({});
  CHECK(filesBeside(bench.own()).empty());
}

TEST_CASE("Two programs over one folder, and what an earlier one left, do not touch one another", "[unsaved]") {
  const Bench bench;
  // given what an earlier program left behind
  leave(bench.own(), {{"traits/tesla.json", "old"}});
  {
    // when two others write
    Unsaved one(bench.own()), other(bench.own());
    one.keep({{"traits/tesla.json", "one"}});
    other.keep({{"traits/tesla.json", "other"}});
    // then what was left is still there, and only that
    REQUIRE(leftBehind(bench.own()).size() == 1);
    CHECK(leftBehind(bench.own()).front().drafts.at("traits/tesla.json") == "old");
  }
  CHECK(leftBehind(bench.own()).size() == 3);
}

TEST_CASE("A file cut anywhere, as by a power cut, gives a text that was written, whole", "[unsaved]") {
  const Bench bench;
  leave(bench.own(), {{"traits/tesla.json", "first"}});
  const fs::path file = leftBehind(bench.own()).front().file;
  const std::string whole = files::textOf(file.string());
  const std::string more = R"({"path":"traits/tesla.json","text":"second"})";
  for (std::size_t cut = 0; cut <= more.size(); ++cut) {
    INFO(cut);
    files::write(file.string(), whole + more.substr(0, cut));
    REQUIRE(leftBehind(bench.own()).size() == 1);
    CHECK(leftBehind(bench.own()).front().drafts.at("traits/tesla.json") == "first");
  }
  files::write(file.string(), whole + more + '\n');
  CHECK(leftBehind(bench.own()).front().drafts.at("traits/tesla.json") == "second");
}

TEST_CASE("A file that somebody has taken away is written anew, and one that has grown large is written short",
          "[unsaved]") {
  const Bench bench;
  Unsaved running(bench.own());
  running.keep({{"traits/tesla.json", "a"}});
  // when the file is taken away
  for (const fs::path& each : filesBeside(bench.own())) fs::remove(each);
  running.keep({{"traits/tesla.json", "b"}});
  // then there is another with all that is to be kept
  REQUIRE(filesBeside(bench.own()).size() == 1);
  // when much is written over and over
  for (int turn = 0; turn < 12; ++turn)
    running.keep({{"traits/tesla.json", std::string(500000, static_cast<char>('a' + turn))}});
  // then what has been written over does not stay for ever
  REQUIRE(filesBeside(bench.own()).size() == 1);
  CHECK(fs::file_size(filesBeside(bench.own()).front()) < 4u << 20u);
}

TEST_CASE("Where nothing can be kept, one sentence says so and names the place", "[unsaved]") {
  const Bench bench;
  // given a file where the folder should be
  const fs::path own = fs::path(bench.folder.path()) / "file/cards";
  files::write(own.parent_path().string(), "x");
  Unsaved running(own);
  CHECK_THROWS_WITH(running.keep({{"traits/tesla.json", "a"}}), Catch::Matchers::Contains("cards.unsaved-1"));
}

}  // namespace w13::test
