// The program may be killed at any instant: at most the choice that was not confirmed yet is missing.

#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "support/catch.h"
#include "support/trials.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::Luck;
using w13::Season;

namespace {

/// Plays with autosave and says after each deed that it is done, until it is killed or the season is over.
[[noreturn]] void playUntilKilled(const std::string& path, int players, std::uint64_t seed, int confirm) {
  Season season = w13::beginSeason(cards(), start(players, seed), path);
  Luck mind(seed);
  while (!season.over()) {
    playOn(season, mind, 1);
    if (::write(confirm, "x", 1) != 1) break;
  }
  ::_exit(0);
}

/// Writes a file until a certain record, of which it writes a part before it dies.
class DiesWriting final : public kernel::LogSink {
 public:
  DiesWriting(std::string path, int times, unsigned part) : path_(std::move(path)), times_(times), part_(part) {}
  void grow(std::string_view whole, std::size_t before) override {
    if (--times_ > 0) return write(path_, std::string(whole));
    const std::string_view bytes = whole.substr(before);
    std::ofstream(path_, std::ios::binary | std::ios::app) << bytes.substr(0, part_ % (bytes.size() + 1)) << std::flush;
    ::raise(SIGKILL);
  }

 private:
  std::string path_;
  int times_;
  unsigned part_;
};

[[noreturn]] void playUntilWriteFails(const std::string& path, int players, std::uint64_t seed, int appends,
                                      unsigned part, int confirm) {
  Season season = w13::beginSeason(cards(), start(players, seed));
  write(path, house::journalOf(season.inside()).text().bytes());
  house::journalOf(season.inside()).writeTo(std::make_unique<DiesWriting>(path, appends, part));
  Luck mind(seed);
  while (!season.over()) {
    playOn(season, mind, 1);
    if (::write(confirm, "x", 1) != 1) break;
  }
  ::_exit(0);
}

/// Waits until a child has confirmed so many deeds, or has ended; says how many it has.
int confirmedUpTo(int most, int confirm) {
  int deeds = 0;
  for (char each = 0; deeds < most && ::read(confirm, &each, 1) == 1;) ++deeds;
  return deeds;
}

/// Waits until a child has ended and counts what it confirmed.
int confirmedBy(pid_t child, int confirm) {
  int deeds = 0;
  char buffer[64];
  for (ssize_t got = 0; (got = ::read(confirm, buffer, sizeof buffer)) > 0;) deeds += static_cast<int>(got);
  ::close(confirm);
  int status = 0;
  ::waitpid(child, &status, 0);
  return deeds;
}

template <class Play>
std::pair<pid_t, int> inChild(Play play) {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  (void)cards();  // read before, so that children only play
  const pid_t child = ::fork();
  REQUIRE(child >= 0);
  if (child == 0) {
    ::close(ends[0]);
    play(ends[1]);
  }
  ::close(ends[1]);
  return {child, ends[0]};
}

/// The season in the file is what was confirmed, or one deed more.
void checkLoss(const std::string& path, int players, std::uint64_t seed, int confirmed) {
  const w13::LoadedSeason loaded = w13::loadSeason(path);
  Season twin = w13::beginSeason(cards(), start(players, seed));
  Luck mind(seed);
  playOn(twin, mind, confirmed);
  const std::string asConfirmed = difference(loaded.season, twin);
  if (asConfirmed.empty()) return;
  playOn(twin, mind, 1);
  INFO("confirmed deeds: " << confirmed << "; as confirmed: " << asConfirmed);
  REQUIRE(difference(loaded.season, twin) == "");
}

}  // namespace

TEST_CASE("A season whose program is killed at a random instant goes on without loss of a confirmed choice", "[log]") {
  const Folder folder;
  Luck luck(13);
  int inTheMiddle = 0;
  for (int kill = 0; kill < support::trials(40); ++kill) {
    const std::string path = folder.file("kill-" + std::to_string(kill) + ".season");
    const int players = 2 + kill % 4;
    const auto seed = static_cast<std::uint64_t>(kill) + 1;
    const auto [child, confirm] = inChild([&](int end) { playUntilKilled(path, players, seed, end); });
    const int before = confirmedUpTo(luck.pick(250, kernel::ChanceOf::Card), confirm);
    for (int turn = luck.pick(2000, kernel::ChanceOf::Card); turn > 0; --turn) std::this_thread::yield();
    ::kill(child, SIGKILL);
    const int confirmed = before + confirmedBy(child, confirm);
    INFO("kill " << kill);
    if (!std::filesystem::exists(path) || textOf(path).empty())
      continue;  // killed before the new file had its first record
    checkLoss(path, players, seed, confirmed);
    ++inTheMiddle;
    // and it goes on in the same file
    w13::LoadedSeason loaded = w13::loadSeason(path, w13::Autosave::Continue);
    Luck mind(5);
    playOn(loaded.season, mind, 3);
    REQUIRE(difference(w13::loadSeason(path).season, loaded.season) == "");
  }
  CHECK(inTheMiddle >= support::trials(30));
}

TEST_CASE("A season whose program dies in the middle of writing loses that choice alone", "[log]") {
  const Folder folder;
  Luck luck(14);
  int torn = 0;
  for (int kill = 0; kill < support::trials(40); ++kill) {
    const std::string path = folder.file("torn-" + std::to_string(kill) + ".season");
    const int players = 2 + kill % 4;
    const auto seed = static_cast<std::uint64_t>(kill) + 100;
    const int appends = 1 + luck.pick(80, kernel::ChanceOf::Card);
    const unsigned part = luck.bits();
    const auto [child, confirm] =
        inChild([&](int end) { playUntilWriteFails(path, players, seed, appends, part, end); });
    const int confirmed = confirmedBy(child, confirm);
    INFO("kill " << kill << " at write " << appends);
    checkLoss(path, players, seed, confirmed);
    torn += w13::labelOf(path).torn ? 1 : 0;
    w13::LoadedSeason loaded = w13::loadSeason(path, w13::Autosave::Continue);
    Luck mind(5);
    playOn(loaded.season, mind, 3);
    REQUIRE(difference(w13::loadSeason(path).season, loaded.season) == "");
    REQUIRE_FALSE(w13::labelOf(path).torn);
  }
  CHECK(torn >= support::trials(20));
}
