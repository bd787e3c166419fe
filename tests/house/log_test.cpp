// The log of a match, whatever game it is of: what is written down can be played again, to the letter.

#include "engine/house/log/match_log.h"

#include <filesystem>
#include <fstream>

#include "engine/games/vault/match.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/whole_file.h"
#include "kernel/vault_words.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

using namespace house;
using kernel::Decision;
using kernel::Luck;
using kernel::Seat;
using kernel::seatAt;

const auto kBox = std::make_shared<const vault::VaultBox>();

Start start(int seats, std::uint64_t seed) {
  Start start;
  start.setup.roles.resize(static_cast<std::size_t>(seats));
  start.seed = seed;
  start.players = {"Ada", "Bo"};
  return start;
}

/// Answers, burns and takes back by luck, so many times or to the end.
void playOn(KeptMatch& match, Luck& luck, int times) {
  for (; times > 0 && !match.over(); --times) {
    Decision d;
    const Seat any = seatAt(luck.pick(match.seats(), kernel::ChanceOf::Card));
    if (luck.pick(6, kernel::ChanceOf::Card) == 0) match.looked(any);
    if (luck.pick(9, kernel::ChanceOf::Card) == 0 && match.mayUndo()) match.undo();
    if (luck.pick(5, kernel::ChanceOf::Card) == 0 && match.mayInterject(any)) {
      match.interjections(any, d);
      if (!d.empty()) match.interject(any, d[luck.pick(d.size(), kernel::ChanceOf::Card)]);
      continue;
    }
    const Seat asked = match.asked().first();
    match.decision(asked, d);
    match.chooseIndex(asked, luck.pick(d.size(), kernel::ChanceOf::Card));
  }
}

/// Both stand alike: state, history and chance.
void checkAlike(KeptMatch& one, KeptMatch& other) {
  REQUIRE(one.steps() == other.steps());
  REQUIRE(one.viewsDigest() == other.viewsDigest());
  const auto mine = one.stateAt(one.history().size()), theirs = other.stateAt(other.history().size());
  CHECK(std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end()));
  CHECK(one.luck()->position().state == other.luck()->position().state);
  CHECK(one.result() == other.result());
}

}  // namespace

TEST_CASE("A match of Vault is loaded as it was left, at any point, and goes on alike", "[house][log]") {
  const files::Folder folder;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    // given a match that keeps its log in a file, played for a while
    const std::string path = folder.file("vault-" + std::to_string(seed) + ".match");
    auto match = beginMatch(kBox, start(2 + static_cast<int>(seed % 3), seed), path);
    Luck luck(seed);
    playOn(*match, luck, static_cast<int>(seed) * 4);
    // when a copy of it is loaded
    const std::string copy = folder.file("copy-" + std::to_string(seed) + ".match");
    saveMatch(*match, copy);
    Loaded loaded = loadMatch(copy, kBox->log());
    // then it stands where the first stands, and the same choices lead both to the same end
    CHECK(loaded.note.empty());
    CHECK(loaded.start.players[0] == "Ada");
    checkAlike(*match, *loaded.match);
    Luck mine(seed + 100), theirs(seed + 100);
    playOn(*match, mine, 500);
    playOn(*loaded.match, theirs, 500);
    REQUIRE(match->over());
    checkAlike(*match, *loaded.match);
    // and the file it was written to while it was played leads there as well
    match.reset();
    checkAlike(*loadMatch(path, kBox->log()).match, *loaded.match);
    CHECK(labelOf(path, kBox->log()).over);
    CHECK(labelOf(path, kBox->log()).chapter == 3);
  }
}

TEST_CASE("A match goes on in the file it came from", "[house][log]") {
  const files::Folder folder;
  const std::string path = folder.file("on.match");
  Luck luck(3);
  {
    auto match = beginMatch(kBox, start(3, 3), path);
    playOn(*match, luck, 10);
  }
  int steps = 0;
  {
    const Loaded loaded = loadMatch(path, kBox->log(), Autosave::Continue);
    CHECK(autosavePath(*loaded.match) == path);
    playOn(*loaded.match, luck, 10);
    steps = loaded.match->steps();
  }
  CHECK(loadMatch(path, kBox->log()).match->steps() == steps);
}

TEST_CASE("A branch of a match shares its past and has chance of its own", "[house][log]") {
  auto match = beginMatch(kBox, start(3, 5));
  Luck luck(5);
  playOn(*match, luck, 20);
  const int half = match->steps() / 2;
  const auto branch = branchMatch(*match, half, 99);
  CHECK(branch->steps() == half);
  const auto mine = match->stateAt(static_cast<std::size_t>(half)), theirs = branch->stateAt(branch->history().size());
  CHECK(std::equal(mine.begin(), mine.end(), theirs.begin(), theirs.end()));
  CHECK(branch->luck()->position().state != match->luck()->position().state);
  CHECK_THROWS_AS(branchMatch(*match, match->steps() + 1, 1), kernel::RefusedError);
}

TEST_CASE("A log of Vault keeps its secrets: bids, places and cards are not in the clear", "[house][log][fair-play]") {
  // given two matches alike but for what Ada hides and bids
  const files::Folder folder;
  const auto played = [&](std::uint16_t place, std::uint16_t coins) {
    auto match = beginMatch(kBox, start(2, 8));
    match->choose(seatAt(0), vault::hide(place));
    match->choose(seatAt(1), vault::hide(0));
    match->choose(seatAt(0), vault::bid(coins));
    return journalOf(*match).text().bytes();
  };
  const std::string one = played(1, 0), other = played(3, 2);
  // then their logs have the same length, and the same words in the clear
  REQUIRE(one.size() == other.size());
  const auto open = [](const std::string& bytes) {
    std::vector<std::string> texts;
    for (const kernel::LogRecord& record : readLog(bytes, "log", vault::vaultLogs()).records)
      texts.push_back(record.text);
    return texts;
  };
  CHECK(open(one) == open(other));
}

TEST_CASE("Damage to a log of Vault is noticed and reported", "[house][log]") {
  const files::Folder folder;
  const std::string path = folder.file("hurt.match");
  {
    auto match = beginMatch(kBox, start(3, 6), path);
    Luck luck(6);
    playOn(*match, luck, 30);
  }
  std::string bytes = kernel::readWholeFile(path);
  // a record in the middle is gone
  const std::size_t at = bytes.find('\n', bytes.size() / 2);
  bytes.erase(at, bytes.find('\n', at + 1) - at);
  std::ofstream(path, std::ios::binary) << bytes;
  CHECK(labelOf(path, kBox->log()).damaged);
  CHECK_FALSE(loadMatch(path, kBox->log()).note.empty());
  // and what is no log of Vault is refused
  std::ofstream(path, std::ios::binary) << "Warehouse 13 season log, format 2\n";
  CHECK_THROWS_AS(loadMatch(path, kBox->log()), kernel::DataError);
}

TEST_CASE("A set-up that Vault cannot play is refused with a sentence", "[house][log]") {
  CHECK_THROWS_WITH(beginMatch(kBox, start(5, 1)), "2 to 4 can play, not 5");
  Start odd = start(3, 1);
  odd.setup.options = {"snow"};
  CHECK_THROWS_WITH(beginMatch(kBox, odd), "there is no option \"snow\"; Vault has none");
}
