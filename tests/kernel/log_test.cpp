// The log as text: what is read is what was written, and what was not written whole is no record.

#include "engine/kernel/log.h"

#include "engine/kernel/chance.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"

using namespace kernel;

namespace {

constexpr const char* kLogTitle = "Vault log";

std::vector<LogRecord> threeRecords() {
  return {{"begin with 3 seats", {1, 2, 3, 4, 5}}, {"seat 0 bids", {9, 9, 9, 9, 9}}, {"seat 1 looks", {}}};
}

std::string threeLines() {
  LogText text(kLogTitle, 1, 77);
  text.add(threeRecords());
  return text.bytes();
}

std::string refusalOf(const std::string& bytes) {
  try {
    (void)readLog(bytes, "my.log", kLogTitle, 1);
  } catch (const DataError& error) {
    return error.what();
  }
  return "nothing";
}

}  // namespace

TEST_CASE("A log that is read gives the records that were written, and goes on as if it had not been away", "[log]") {
  ReadLog read = readLog(threeLines(), "my.log", kLogTitle, 1);
  REQUIRE(read.records.size() == 3);
  for (std::size_t at = 0; at < 3; ++at) {
    CHECK(read.records[at].text == threeRecords()[at].text);
    CHECK(read.records[at].secret == threeRecords()[at].secret);
  }
  CHECK_FALSE(read.torn);
  CHECK(read.sound());
  LogText inOneGo(kLogTitle, 1, 77);
  inOneGo.add(threeRecords());
  const std::vector<LogRecord> fourth{{"seat 2 bids", {8}}};
  inOneGo.add(fourth);
  read.text.add(fourth);
  CHECK(read.text.bytes() == inOneGo.bytes());
  CHECK(inOneGo.with(threeRecords()).bytes() == threeLines());
}

TEST_CASE("The open part of a record is readable, the sealed part is not, and both keep their lengths", "[log]") {
  const std::string lines = threeLines();
  CHECK(lines.find("seat 0 bids") != std::string::npos);
  const auto secretOf = [](const Bytes& secret, std::uint32_t salt) {
    LogText text(kLogTitle, 1, salt);
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
  // given a log whose first line does not count the third record yet, as when the program was killed while it wrote it
  const std::string whole = threeLines();
  LogText two(kLogTitle, 1, 77);
  std::vector<LogRecord> records = threeRecords();
  records.pop_back();
  two.add(records);
  const std::string begun = two.bytes();
  for (std::size_t size = begun.size() + 1; size + 1 < whole.size(); ++size) {
    const std::string torn = begun + whole.substr(begun.size(), size - begun.size());
    const ReadLog read = readLog(torn, "my.log", kLogTitle, 1);
    REQUIRE(read.torn);
    REQUIRE(read.sound());
    REQUIRE(read.records.size() == 2);
    REQUIRE(read.text.bytes() == begun);
  }
  for (const std::size_t part : {std::size_t{0}, std::size_t{12}, std::size_t{25}}) {
    const ReadLog zeros =
        readLog(begun + whole.substr(begun.size(), part) + std::string(50, '\0'), "my.log", kLogTitle, 1);
    CHECK(zeros.torn);
    CHECK(zeros.sound());
    CHECK(zeros.records.size() == 2);
  }
}

TEST_CASE("A log that is foreign, newer or cut off at once is refused in one sentence that names it", "[log]") {
  const std::string whole = threeLines();
  CHECK(refusalOf("") == "my.log is empty");
  CHECK(refusalOf("PNG\n") == "my.log is no Vault log: it does not begin with \"Vault log, format \"");
  CHECK(refusalOf("Vault log, format x, seal 00000000\n") == "my.log is no Vault log: its first line names no format");
  CHECK(refusalOf("Vault log, format 2, whatever\n") ==
        "my.log was written by a newer program: it has format 2, this program reads up to 1");
  CHECK(refusalOf("Vault log, format 1, seal 0000\n") == "my.log is damaged in line 1: the seal is missing");
  CHECK(refusalOf(LogText(kLogTitle, 1, 77).bytes()) == "my.log was cut off before its first record");
  CHECK(refusalOf(LogText(kLogTitle, 1, 77).bytes() + whole.substr(whole.find('\n') + 1, 9)) ==
        "my.log was cut off before its first record");
  CHECK(refusalOf(LogText(kLogTitle, 1, 77).bytes() + "What is this?\n") ==
        "my.log is damaged in line 2, and nothing in it can be read");
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
