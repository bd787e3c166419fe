// The log of a match, whatever game it is of: what is written down can be played again, to the letter.

#include "engine/house/log/match_log.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>

#include "engine/games/vault/match.h"
#include "engine/house/log/match_journal.h"
#include "engine/house/log/replaying.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "house/any_game.h"
#include "kernel/vault_words.h"
#include "support/catch.h"
#include "support/folder.h"
#include "support/trials.h"

namespace {

using namespace house;
using kernel::Luck;
using kernel::seatAt;

const auto kBox = std::make_shared<const vault::VaultBox>();

Start vaultStart(int seats, std::uint64_t seed) {
  Start start;
  start.setup.roles.resize(static_cast<std::size_t>(seats));
  start.seed = seed;
  return start;
}

/// Both stand alike, for everybody, and so does chance.
void checkAlike(KeptMatch& one, KeptMatch& other) {
  REQUIRE(one.steps() == other.steps());
  REQUIRE(one.viewsDigest() == other.viewsDigest());
  CHECK(one.questionDigest(one.history().size()) == other.questionDigest(other.history().size()));
  CHECK(one.luck()->position().state == other.luck()->position().state);
  CHECK(one.result() == other.result());
}

}  // namespace

TEST_CASE("A match of any game is loaded as it was left, at any point, and goes on alike", "[house][log]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= support::trials(12); ++seed) {
      INFO(game.id() << ", seed " << seed);
      // given a match that keeps its log in a file, played for a while
      const files::Folder folder;
      const LogKind& kind = game.module.log();
      const std::string path = folder.file("played");
      auto match = beginMatch(game.box, game.start(seed), path);
      Luck luck(seed);
      any::playOn(*match, luck, static_cast<int>(seed * seed) * 2);
      // when a copy of it is loaded
      const std::string copy = folder.file("copy");
      saveMatch(*match, copy);
      const Loaded loaded = loadMatch(copy, kind);
      // then it stands where the first stands, and the same choices lead both to the same end
      CHECK(loaded.note.empty());
      CHECK(loaded.start.players == game.start(seed).players);
      CHECK(loaded.start.setup.roles == game.start(seed).setup.roles);
      checkAlike(*match, *loaded.match);
      Luck mine(seed + 100), theirs(seed + 100);
      any::playOut(*match, mine);
      any::playOut(*loaded.match, theirs);
      REQUIRE(match->over());
      checkAlike(*match, *loaded.match);
      // and the file it was written to while it was played leads there as well
      match.reset();
      checkAlike(*loadMatch(path, kind).match, *loaded.match);
      CHECK(labelOf(path, kind).over);
      CHECK(labelOf(path, kind).players == game.start(seed).players);
    }
}

TEST_CASE("A match of any game goes on in the file it came from", "[house][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const files::Folder folder;
    const LogKind& kind = game.module.log();
    const std::string path = folder.file("on");
    Luck luck(3);
    any::playOn(*beginMatch(game.box, game.start(3), path), luck, 10);
    int steps = 0;
    {
      const Loaded loaded = loadMatch(path, kind, Autosave::Continue);
      CHECK(autosavePath(*loaded.match) == path);
      any::playOn(*loaded.match, luck, 10);
      steps = loaded.match->steps();
    }
    CHECK(loadMatch(path, kind).match->steps() == steps);
  }
}

TEST_CASE("A branch of a match of any game shares its past and has chance of its own", "[house][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    auto match = beginMatch(game.box, game.start(5));
    Luck luck(5);
    any::playOn(*match, luck, 20);
    const int half = match->steps() / 2;
    const auto branch = branchMatch(*match, half, 99);
    CHECK(branch->steps() == half);
    for (std::size_t step = 0; step <= static_cast<std::size_t>(half); ++step)
      CHECK(branch->questionDigest(step) == match->questionDigest(step));
    CHECK(branch->luck()->position().state != match->luck()->position().state);
    CHECK_THROWS_AS(branchMatch(*match, match->steps() + 1, 1), kernel::RefusedError);
  }
}

TEST_CASE("A match of any game whose program is killed at any moment loses no move it has answered", "[house][log]") {
  for (const any::Game& game : any::games())
    for (std::uint64_t seed = 1; seed <= support::trials(6); ++seed) {
      INFO(game.id() << ", seed " << seed);
      // given a program that plays, and says after each move how many have been made
      const files::Folder folder;
      const std::string path = folder.file("killed");
      int pipe[2] = {};
      REQUIRE(::pipe(pipe) == 0);
      const pid_t child = ::fork();
      REQUIRE(child >= 0);
      if (child == 0) {
        auto match = beginMatch(game.box, game.start(seed), path);
        Luck luck(seed);
        while (!match->over()) {
          any::answer(*match, luck);
          const int steps = match->steps();
          if (::write(pipe[1], &steps, sizeof steps) != sizeof steps) ::_exit(1);
        }
        ::_exit(0);
      }
      ::close(pipe[1]);
      // when it is killed somewhere
      int answered = 0;
      for (std::uint64_t heard = 0; heard < 3 * seed; ++heard)
        REQUIRE(::read(pipe[0], &answered, sizeof answered) == sizeof answered);
      ::kill(child, SIGKILL);
      int status = 0;
      ::waitpid(child, &status, 0);
      for (int more = 0; ::read(pipe[0], &more, sizeof more) == sizeof more;) answered = more;
      ::close(pipe[0]);
      // then all that it has answered is there, and the match goes on to its end in the same file
      const Loaded loaded = loadMatch(path, game.module.log(), Autosave::Continue);
      CHECK(loaded.match->steps() >= answered);
      Luck luck(seed);
      any::playOut(*loaded.match, luck);
      CHECK(loaded.match->over());
    }
}

TEST_CASE("Damage to a log of any game is noticed and reported", "[house][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const files::Folder folder;
    const LogKind& kind = game.module.log();
    const std::string path = folder.file("hurt");
    Luck luck(6);
    any::playOn(*beginMatch(game.box, game.start(6), path), luck, 30);
    // when a line in the middle is gone
    std::string bytes = kernel::readWholeFile(path);
    const std::size_t at = bytes.find('\n', bytes.size() - bytes.size() / 4);
    bytes.erase(at, bytes.find('\n', at + 1) - at);
    files::write(path, bytes);
    // then list and loading tell of it
    CHECK(labelOf(path, kind).damaged);
    CHECK_FALSE(loadMatch(path, kind).note.empty());
    // and the log of another game is refused
    for (const any::Game& other : any::games())
      if (&other != &game) CHECK_THROWS_AS(loadMatch(path, other.module.log()), kernel::DataError);
  }
}

TEST_CASE("A look into the secrets of a match of any game stands in its log for all", "[house][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const files::Folder folder;
    const std::string path = folder.file("opened");
    Luck luck(2);
    any::playOn(*beginMatch(game.box, game.start(2), path), luck, 9);
    noteOpened(path, "2026-05-01", game.module.log());
    const std::string note = loadMatch(path, game.module.log()).note;
    INFO(note);
    CHECK(note.find("2026-05-01") != std::string::npos);
  }
}

TEST_CASE("What a seat notes in a match of any game is in its log, sealed, and takes the same room whatever it is",
          "[house][log][notes][fair-play]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const files::Folder folder;
    const auto sizeWith = [&](const std::string& text) {
      // given a match in which the first seat writes something down, twice, with moves between
      const std::string path = folder.file("noted" + std::to_string(text.size()));
      {
        auto match = beginMatch(game.box, game.start(4), path);
        match->writeNotes(seatAt(0), "first");
        Luck luck(4);
        for (int move = 0; move < 5; ++move) any::answer(*match, luck);
        match->writeNotes(seatAt(0), text);
        match->writeNotes(seatAt(1), "mine");
      }
      // when it is loaded, then each has their own back
      const Loaded loaded = loadMatch(path, game.module.log());
      CHECK(loaded.note.empty());
      CHECK(loaded.match->notes(seatAt(0)) == text);
      CHECK(loaded.match->notes(seatAt(1)) == "mine");
      CHECK(loaded.match->steps() == 5);
      // and a copy has them, a branch has not
      saveMatch(*loaded.match, folder.file("copy"));
      CHECK(loadMatch(folder.file("copy"), game.module.log()).match->notes(seatAt(0)) == text);
      CHECK(branchMatch(*loaded.match, 3, 1)->notes(seatAt(0)).empty());
      // and the file says nothing of it in the clear
      const std::string bytes = kernel::readWholeFile(path);
      CHECK(bytes.find("mine") == std::string::npos);
      return bytes.size();
    };
    CHECK(sizeWith("a") == sizeWith("The Traitor must be whoever left the Regents' clue.\nWatch seat 2.\n"));
  }
}

TEST_CASE("What each move of a log answered is on offer in its question", "[house][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    auto match = beginMatch(game.box, game.start(11));
    Luck luck(11);
    any::playOut(*match, luck);
    for (std::size_t move = 0; move < match->history().size(); ++move) {
      kernel::Decision d;
      match->answered(move, d);
      REQUIRE(d.find(match->history()[move].choice) >= 0);
    }
  }
}

TEST_CASE("A log of Vault keeps its secrets: bids, places and cards are not in the clear", "[house][log][fair-play]") {
  // given two matches alike but for what Ada hides and bids
  const auto played = [&](std::uint16_t place, std::uint16_t coins) {
    auto match = beginMatch(kBox, vaultStart(2, 8));
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

TEST_CASE("A set-up that Vault cannot play is refused with a sentence", "[house][log]") {
  CHECK_THROWS_WITH(beginMatch(kBox, vaultStart(5, 1)), "2 to 4 can play, not 5");
  Start odd = vaultStart(3, 1);
  odd.setup.options = {"snow"};
  CHECK_THROWS_WITH(beginMatch(kBox, odd), "there is no option \"snow\"; Vault has none");
}
