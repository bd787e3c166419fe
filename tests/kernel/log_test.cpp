// The log as text and as a file: what is read is what was written, and what was not written whole is no record.

#include "engine/kernel/log.h"

#include <filesystem>

#include "engine/kernel/chance.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/log_file.h"
#include "support/catch.h"
#include "support/folder.h"

using namespace kernel;
using files::Folder;

namespace {

constexpr const char* kTitle = "Vault log";

std::vector<LogRecord> threeRecords() {
  return {{"begin with 3 seats", {1, 2, 3, 4, 5}}, {"seat 0 bids", {9, 9, 9, 9, 9}}, {"seat 1 looks", {}}};
}

std::string threeLines() {
  LogText text(kTitle, 1, 77);
  text.add(threeRecords());
  return text.bytes();
}

std::string refusalOf(const std::string& bytes) {
  try {
    (void)readLog(bytes, "my.log", kTitle, 1);
  } catch (const DataError& error) {
    return error.what();
  }
  return "nothing";
}

}  // namespace

TEST_CASE("A log that is read gives the records that were written, and goes on as if it had not been away", "[log]") {
  ReadLog read = readLog(threeLines(), "my.log", kTitle, 1);
  REQUIRE(read.records.size() == 3);
  for (std::size_t at = 0; at < 3; ++at) {
    CHECK(read.records[at].text == threeRecords()[at].text);
    CHECK(read.records[at].secret == threeRecords()[at].secret);
  }
  CHECK_FALSE(read.torn);
  LogText inOneGo(kTitle, 1, 77);
  inOneGo.add(threeRecords());
  const std::vector<LogRecord> fourth{{"seat 2 bids", {8}}};
  inOneGo.add(fourth);
  CHECK(read.text.bytes() + read.text.lines(fourth) == inOneGo.bytes());
  read.text.add(fourth);
  CHECK(read.text.bytes() == inOneGo.bytes());
  CHECK(inOneGo.with(threeRecords()).bytes() == threeLines());
}

TEST_CASE("The open part of a record is readable, the sealed part is not, and both keep their lengths", "[log]") {
  const std::string lines = threeLines();
  CHECK(lines.find("seat 0 bids") != std::string::npos);
  const auto secretOf = [](const Bytes& secret, std::uint32_t salt) {
    LogText text(kTitle, 1, salt);
    text.add(std::vector<LogRecord>{{"x", secret}, {"x", secret}});
    return text.bytes();
  };
  const Bytes plain(24, 65);
  const std::string one = secretOf(plain, 1);
  CHECK(one.find(toLetters(plain)) == std::string::npos);
  CHECK(one.substr(one.find('\t'), 30) != one.substr(one.rfind('\t'), 30));  // equal secrets look different
  CHECK(one.substr(one.find('\t')) != secretOf(plain, 2).substr(one.find('\t')));
  CHECK(one.size() == secretOf(Bytes(24, 0), 1).size());
}

TEST_CASE("A last record that was cut off anywhere is left out, and the others stay", "[log]") {
  const std::string whole = threeLines();
  const std::size_t lastBegins = whole.rfind('\n', whole.size() - 2) + 1;
  for (std::size_t size = lastBegins + 1; size < whole.size(); ++size) {
    const ReadLog read = readLog(std::string_view(whole).substr(0, size), "my.log", kTitle, 1);
    REQUIRE(read.torn);
    REQUIRE(read.records.size() == 2);
    REQUIRE(read.text.bytes() == whole.substr(0, lastBegins));
  }
  const ReadLog zeros = readLog(whole.substr(0, lastBegins) + std::string(50, '\0'), "my.log", kTitle, 1);
  CHECK(zeros.torn);
  CHECK(zeros.records.size() == 2);
}

TEST_CASE("A log that is foreign, newer or damaged is refused in one sentence that names file and place", "[log]") {
  const std::string whole = threeLines();
  CHECK(refusalOf("") == "my.log is empty");
  CHECK(refusalOf("PNG\n") == "my.log is no Vault log: it does not begin with \"Vault log, format \"");
  CHECK(refusalOf("Vault log, format x, seal 00000000\n") == "my.log is no Vault log: its first line names no format");
  CHECK(refusalOf("Vault log, format 2, whatever\n") ==
        "my.log was written by a newer program: it has format 2, this program reads up to 1");
  CHECK(refusalOf("Vault log, format 1, seal 0000\n") == "my.log is damaged in line 1: the seal is missing");
  CHECK(refusalOf(whole.substr(0, whole.find('\n') + 9)) == "my.log was cut off before its first record");
  const std::size_t second = whole.find("seat 0 bids");
  std::string changed = whole;
  changed[second] = 'S';
  CHECK(refusalOf(changed) == "my.log is damaged in line 3: the checksum does not fit");
}

TEST_CASE("Every changed byte of a log's records is noticed, and so are lines that change places", "[log]") {
  const std::string whole = threeLines();
  const std::size_t body = whole.find('\n') + 1;
  for (std::size_t at = body; at + 1 < whole.size(); ++at) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    INFO(at);
    REQUIRE(refusalOf(changed) != "nothing");
  }
  const std::size_t second = whole.find('\n', body) + 1;
  const std::size_t third = whole.find('\n', second) + 1;
  const std::string swapped = whole.substr(0, body) + whole.substr(second, third - second) +
                              whole.substr(body, second - body) + whole.substr(third);
  CHECK(refusalOf(swapped).find("damaged in line 2") != std::string::npos);
}

TEST_CASE("Letters give their bytes back, and nothing else is taken for letters", "[log]") {
  Luck luck(5);
  for (std::size_t size = 0; size < 50; ++size) {
    Bytes bytes;
    for (std::size_t at = 0; at < size; ++at) bytes.push_back(static_cast<std::uint8_t>(luck.bits()));
    Bytes back{1};
    REQUIRE(fromLetters(toLetters(bytes), back));
    REQUIRE(back == bytes);
  }
  Bytes back;
  CHECK_FALSE(fromLetters("abc", back));
  CHECK_FALSE(fromLetters("ab!d", back));
  CHECK_FALSE(fromLetters("a=bc", back));
}

TEST_CASE("Packed numbers come out again, and zeros beyond the end", "[log]") {
  Packing packing;
  packing.put(0x1234, 2).put(7, 1).put(0xFFFFFFFFFFFFFFFFu, 8);
  const Bytes bytes = std::move(packing).paddedTo(16);
  CHECK(bytes.size() == 16);
  Unpacking from(bytes);
  CHECK(from.take(2) == 0x1234);
  CHECK(from.take(1) == 7);
  CHECK(from.take(8) == 0xFFFFFFFFFFFFFFFFu);
  CHECK(from.take(8) == 0);
  CHECK(from.take(8) == 0);
}

// ---- files --------------------------------------------------------------------------------------------------------

TEST_CASE("A log file grows by what is appended and is held by one program alone", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  {
    const auto file = LogFile::create(path, "one\n");
    using std::filesystem::perms;  // what is sealed in it is nobody else's
    CHECK(std::filesystem::status(path).permissions() == (perms::owner_read | perms::owner_write));
    file->append("two\n");
    CHECK(readWholeFile(path) == "one\ntwo\n");
    CHECK_THROWS_WITH(LogFile::create(path, ""), path + " exists already: choose another name or take it away first");
    CHECK_THROWS_WITH(LogFile::resume(path, 4),
                      path + " is open as the log of a running season: end that season or choose another name");
    CHECK_THROWS_AS(writeWholeFile(path, "new\n", "one"), DataError);
    file->append("three\n");
  }
  CHECK(readWholeFile(path) == "one\ntwo\nthree\n");
}

TEST_CASE("A log file that goes on cuts off what lies behind its last whole record, at its first append", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  (void)LogFile::create(path, "one\ntwo, and then");
  const auto file = LogFile::resume(path, 4);
  CHECK(readWholeFile(path) == "one\ntwo, and then");
  file->append("2\n");
  CHECK(readWholeFile(path) == "one\n2\n");
  CHECK_THROWS_AS(LogFile::resume(folder.file("none.log"), 0), DataError);
  CHECK_THROWS_AS(LogFile::resume(path, 400), DataError);
}

TEST_CASE("A whole file replaces an older log, but nothing that is something else", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.log");
  writeWholeFile(path, "log 1", "log");
  writeWholeFile(path, "log 2", "log");
  CHECK(readWholeFile(path) == "log 2");
  CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
  const std::string letter = folder.file("letter.txt");
  writeWholeFile(letter, "Dear Myka", "");
  CHECK_THROWS_WITH(writeWholeFile(letter, "log 3", "log"),
                    letter + " exists and is something else: choose another name");
  CHECK(readWholeFile(letter) == "Dear Myka");
}

TEST_CASE("What cannot be read or written is said in one sentence", "[log]") {
  const Folder folder;
  const std::string nowhere = folder.file("no/such/folder/a.log");
  CHECK_THROWS_WITH(readWholeFile(nowhere), "cannot read " + nowhere + ": No such file or directory");
  CHECK_THROWS_WITH(LogFile::create(nowhere, ""), "cannot create " + nowhere + ": No such file or directory");
  CHECK_THROWS_AS(writeWholeFile(nowhere, "", ""), DataError);
  CHECK_THROWS_WITH(readWholeFile(folder.path()), "cannot read " + folder.path() + ": it is no file");
}
