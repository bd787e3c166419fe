// Somebody else is at the log while a season is played: it is noticed, told, and the whole of it is written again.

#include <functional>

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::Luck;
using w13::Season;
namespace fs = std::filesystem;

TEST_CASE("A log that goes or changes while its season is played is told once, and written again whole", "[log]") {
  const Folder folder;
  const std::string path = folder.file("friday.season");
  const std::string other = folder.file("friday-2.season");
  Season season = w13::beginSeason(cards(), start(3, 8), path);
  Luck mind(8);
  playOn(season, mind, 20);
  REQUIRE(w13::takeNotice(season) == "");
  std::string told, again = path, stays;
  SECTION("deleted") {
    fs::remove(path);
    told = path + " was deleted, renamed or moved";
  }
  SECTION("renamed") {
    stays = textOf(path);
    fs::rename(path, folder.file("saturday.season"));
    told = path + " was deleted, renamed or moved";
  }
  SECTION("cut") {
    fs::resize_file(path, 28000);
    told = path + " was cut short";
  }
  SECTION("emptied") {
    fs::resize_file(path, 0);
    told = path + " was cut short";
  }
  SECTION("overwritten by another season") {
    w13::saveSeason(w13::beginSeason(cards(), start(2, 1)), folder.file("other.season"));
    stays = textOf(folder.file("other.season"));
    fs::copy_file(folder.file("other.season"), path, fs::copy_options::overwrite_existing);
    told = path + " was c";
    again = other;
  }
  SECTION("replaced by a letter") {
    write(folder.file("letter"), stays = "Dear Myka");
    fs::rename(folder.file("letter"), path);
    told = "another file was put in the place of " + path;
    again = other;
  }
  // when somebody plays on
  playOn(season, mind, 1);
  // then it is said, once, and the season is whole on disk, under its name or, if that is taken, under another
  const std::string notice = w13::takeNotice(season);
  CHECK(notice.starts_with(told));
  CHECK(notice.ends_with(" while its season was played; the whole season is written again, in " + again));
  CHECK(w13::takeNotice(season) == "");
  CHECK(w13::autosavePath(season) == again);
  playOn(season, mind, 10);
  CHECK(w13::takeNotice(season) == "");
  CHECK((textOf(again) == house::journalOf(season.inside()).text().bytes()));
  if (again == other) CHECK((textOf(path) == stays));
  if (fs::exists(folder.file("saturday.season"))) CHECK((textOf(folder.file("saturday.season")) == stays));
  const w13::LoadedSeason loaded = w13::loadSeason(again);
  CHECK(loaded.note == "");
  CHECK(difference(loaded.season, season) == "");
}

TEST_CASE("A log that cannot be written again keeps the choice from happening, until it can", "[log]") {
  // given a season whose whole folder has gone
  const Folder folder;
  fs::create_directory(folder.file("saves"));
  const std::string path = folder.file("saves/friday.season");
  Season season = w13::beginSeason(cards(), start(3, 8), path);
  Luck mind(8);
  playOn(season, mind, 5);
  fs::rename(folder.file("saves"), folder.file("gone"));
  const int before = season.steps();
  const Deed next = [&] {
    Deed deed = pick(season, mind);
    while (deed.kind == Deed::Kind::Undo || deed.kind == Deed::Kind::Look) deed = pick(season, mind);
    return deed;
  }();
  // when somebody chooses, then nothing happens but a sentence, as often as it is tried
  for (int times = 0; times < 2; ++times) {
    CHECK_THROWS_WITH(carryOut(season, next), Catch::Contains("cannot write " + path));
    CHECK(season.steps() == before);
  }
  // when there is a folder again, then the season goes on in it
  fs::create_directory(folder.file("saves"));
  carryOut(season, next);
  CHECK(season.steps() > before);
  CHECK(w13::takeNotice(season).starts_with(path + " was deleted, renamed or moved"));
  CHECK(difference(w13::loadSeason(path).season, season) == "");
}

TEST_CASE("Saving a season under a name touches no other file", "[log]") {
  // given a file and a link with the names that saving once used on its way, and a season that is being played
  const Folder folder;
  const Season season = w13::beginSeason(cards(), start(3, 8), folder.file("own.season"));
  write(folder.file("a.season.new"), "foreign");
  write(folder.file("precious"), "precious");
  fs::create_symlink(folder.file("precious"), folder.file("b.season.new"));
  // when it is saved
  w13::saveSeason(season, folder.file("a.season"));
  w13::saveSeason(season, folder.file("b.season"));
  // then they are as they were, and so is the log of a running season
  CHECK(textOf(folder.file("a.season.new")) == "foreign");
  CHECK(textOf(folder.file("precious")) == "precious");
  CHECK_THROWS_WITH(
      w13::saveSeason(season, folder.file("own.season")),
      folder.file("own.season") + " is open as the log of a running season: end that season or choose another name");
  fs::create_symlink(folder.file("precious"), folder.file("c.season"));
  CHECK_THROWS_WITH(w13::saveSeason(season, folder.file("c.season")), Catch::Contains("is a link"));
  CHECK(textOf(folder.file("precious")) == "precious");
}
