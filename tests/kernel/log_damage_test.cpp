// What becomes of a log that is damaged: it is told where, every record that its checksum proves is kept, and one wrong
// letter is set right.

#include <algorithm>

#include "engine/kernel/chance.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/log.h"
#include "support/catch.h"

using namespace kernel;

namespace {

constexpr const char* kTitle = "Vault log";
constexpr std::size_t kRecords = 12;

LogRecord recordAt(std::size_t at) {
  if (at % 5 == 4) return {"look " + std::to_string(at), {}};
  Bytes secret(8, static_cast<std::uint8_t>(40 + at));
  secret.resize(12);  // with zeros: how a place is known
  return {"seat " + std::to_string(at % 3) + " bids, number " + std::to_string(at), secret};
}

std::vector<LogRecord> allRecords() {
  std::vector<LogRecord> all;
  for (std::size_t at = 0; at < kRecords; ++at) all.push_back(recordAt(at));
  return all;
}

std::string wholeLog() {
  LogText text(kTitle, 1, 77);
  text.add(allRecords());
  return text.bytes();
}

bool endsWithZeros(const LogRecord& record) {
  return record.secret.size() == 12 && record.secret[8] == 0 && record.secret[9] == 0 && record.secret[10] == 0 &&
         record.secret[11] == 0;
}

ReadLog read(const std::string& bytes) { return readLog(bytes, "my.log", kTitle, 1, endsWithZeros); }

bool same(const LogRecord& a, const LogRecord& b) { return a.text == b.text && a.secret == b.secret; }

/// Where a line begins; the first one is 1.
std::size_t lineBegins(const std::string& text, int line) {
  std::size_t at = 0;
  for (; line > 1; --line) at = text.find('\n', at) + 1;
  return at;
}

/// Every record that is left is one that was written.
void checkNoneInvented(const ReadLog& log) {
  static const std::vector<LogRecord> kAll = allRecords();
  for (const LogRecord& record : log.records)
    REQUIRE(std::any_of(kAll.begin(), kAll.end(), [&](const LogRecord& each) { return same(each, record); }));
}

}  // namespace

TEST_CASE("A bit that flips anywhere in a log is told and set right, and no record is lost", "[log]") {
  const std::string whole = wholeLog();
  for (std::size_t at = 0; at < whole.size(); ++at)
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string flipped = whole;
      flipped[at] = static_cast<char>(static_cast<std::uint8_t>(flipped[at]) ^ (1u << bit));
      INFO("byte " << at << ", bit " << bit);
      const ReadLog log = read(flipped);
      REQUIRE(log.records.size() == kRecords);
      REQUIRE(log.text.bytes() == whole);
      REQUIRE_FALSE(log.sound());
      REQUIRE_FALSE(log.torn);
      REQUIRE(log.damage.front().mended);
      const int line =
          1 + static_cast<int>(std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
      REQUIRE(log.fault("my.log") == "my.log is damaged in line " + std::to_string(line));
    }
}

TEST_CASE("A letter that became zero is told as damage, not as an end, and is set right", "[log]") {
  const std::string whole = wholeLog();
  for (std::size_t at = 0; at < whole.size(); ++at) {
    std::string zeroed = whole;
    zeroed[at] = '\0';
    INFO("byte " << at);
    const ReadLog log = read(zeroed);
    REQUIRE(log.text.bytes() == whole);
    REQUIRE_FALSE(log.torn);
    REQUIRE_FALSE(log.sound());
  }
}

TEST_CASE("Of a record that cannot be set right the place is told, and all others are kept", "[log]") {
  // given a log in which several letters of one record are wrong
  const std::string whole = wholeLog();
  for (int line = 3; line <= static_cast<int>(kRecords) + 1; ++line) {
    std::string broken = whole;
    const std::size_t begin = lineBegins(whole, line);
    for (const std::size_t at : {18u, 20u, 22u}) broken[begin + at] = '?';
    INFO("line " << line);
    // when it is read
    const ReadLog log = read(broken);
    // then that record alone is missing
    REQUIRE(log.records.size() == kRecords - 1);
    checkNoneInvented(log);
    REQUIRE(log.damage.size() == 1);
    CHECK_FALSE(log.damage[0].mended);
    CHECK(log.damage[0].line == line);
    CHECK(log.damage[0].record == static_cast<std::size_t>(line - 2));
    // and what is left is a log again
    CHECK(read(log.text.bytes()).sound());
  }
}

TEST_CASE("Behind a piece that is gone, zero or somebody else's, records are found at their places again", "[log]") {
  const std::string whole = wholeLog();
  const std::size_t from = lineBegins(whole, 4) + 30;
  const std::size_t to = lineBegins(whole, 9) + 12;
  std::string broken = whole;
  SECTION("zeros") { broken.replace(from, to - from, to - from, '\0'); }
  SECTION("gone") { broken.erase(from, to - from); }
  SECTION("another text") { broken.replace(from, to - from, "Dear Myka,\nthe ferret is in.\n\n\n\n\n\n\n\n\n\n"); }
  const ReadLog log = read(broken);
  checkNoneInvented(log);
  REQUIRE(log.records.size() == 2 + (kRecords - 9));  // the first one behind it continues a checksum that is gone
  CHECK(same(log.records[2], recordAt(9)));
  CHECK(same(log.records.back(), recordAt(kRecords - 1)));
  CHECK(log.damage.front().line == 5 - 1);
  CHECK(log.damage.front().record == 2);
  CHECK(log.missing == 0);
}

TEST_CASE("A log that ends where a record ends is not taken for whole", "[log]") {
  const std::string whole = wholeLog();
  for (std::size_t left = 1; left < kRecords; ++left) {
    const ReadLog log = read(whole.substr(0, lineBegins(whole, static_cast<int>(left) + 2)));
    CHECK_FALSE(log.torn);
    CHECK(log.missing == kRecords - left);
    CHECK_FALSE(log.sound());
    const std::string count = std::to_string(kRecords - left);
    CHECK(log.fault("my.log") == "my.log ends earlier than it did: its last " +
                                     (left + 1 == kRecords ? "record is" : count + " records are") + " missing");
  }
}

TEST_CASE("A log that is cut anywhere has the records before that, and never without a word", "[log]") {
  const std::string whole = wholeLog();
  const std::size_t first = lineBegins(whole, 3);
  for (std::size_t size = first; size < whole.size(); ++size) {
    const ReadLog log = read(whole.substr(0, size));
    checkNoneInvented(log);
    REQUIRE_FALSE(log.sound());
    const auto lines =
        static_cast<std::size_t>(std::count(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
    REQUIRE(log.records.size() >= lines - 1);
  }
}

TEST_CASE("Lines that change places, come twice or come from another log are told", "[log]") {
  const std::string whole = wholeLog();
  const auto line = [&](int at) {
    return whole.substr(lineBegins(whole, at), lineBegins(whole, at + 1) - lineBegins(whole, at));
  };
  const auto with = [&](int at, const std::string& text) {
    return whole.substr(0, lineBegins(whole, at)) + text + whole.substr(lineBegins(whole, at + 1));
  };
  for (const std::string& changed : {with(4, line(5)), with(4, line(4) + line(4)), with(6, line(6) + line(3)),
                                     with(4, ""), with(4, "\n" + line(4))}) {
    const ReadLog log = read(changed);
    checkNoneInvented(log);
    CHECK_FALSE(log.sound());
  }
}

TEST_CASE("Any damage is told, and what is left of the log is what was written", "[log]") {
  Luck luck(15);
  const std::string whole = wholeLog();
  const auto pick = [&](std::size_t size) {
    return static_cast<std::size_t>(luck.pick(static_cast<int>(size), ChanceOf::Card));
  };
  int kept = 0;
  for (int mutant = 0; mutant < 3000; ++mutant) {
    std::string broken = whole;
    for (std::size_t times = 1 + pick(4); times > 0; --times) switch (pick(4)) {
        case 0: broken[pick(broken.size())] = static_cast<char>(pick(256)); break;
        case 1: broken.erase(pick(broken.size()), 1 + pick(90)); break;
        case 2: broken.insert(pick(broken.size()), whole.substr(pick(whole.size()), 90)); break;
        default: broken.replace(pick(broken.size()), 3, 3, '\0'); break;
      }
    INFO("mutant " << mutant);
    try {
      const ReadLog log = read(broken);
      checkNoneInvented(log);
      if (log.sound() && !log.torn) REQUIRE(log.text.bytes() == broken);
      kept += static_cast<int>(log.records.size());
    } catch (const DataError& error) {
      REQUIRE(std::string(error.what()).starts_with("my.log "));
    }
  }
  CHECK(kept > 3000 * 7);
}

TEST_CASE("A log of a program that did not count its records is read, and goes on as it began", "[log]") {
  // given two records as format 1 was written
  const std::string old =
      "Vault log, format 1, seal 0000004d\n"
      "293b79b0 0000018 begin with 3 seats\n"
      "b8df0e99 0000006 look 4\n";
  const ReadLog log = readLog(old, "my.log", kTitle, 1);
  CHECK(log.sound());
  REQUIRE(log.records.size() == 2);
  CHECK(log.text.bytes() == old);
  // then it is as sound without its last record, since nobody counted
  CHECK(readLog(old.substr(0, lineBegins(old, 3)), "my.log", kTitle, 1).sound());
  // and a flipped bit is set right all the same
  std::string flipped = old;
  flipped[lineBegins(old, 3) + 22] ^= 4;
  CHECK(readLog(flipped, "my.log", kTitle, 1).text.bytes() == old);
  CHECK_FALSE(readLog(flipped, "my.log", kTitle, 1).sound());
}
