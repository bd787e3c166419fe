// Damaged logs: whatever stands in a file, it is a season or one sentence, and the file stays as it is.

#include <optional>

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "support/trials.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::ChanceOf;
using kernel::LogRecord;
using kernel::Luck;

namespace {

std::string aLog(std::uint64_t seed) {
  w13::Season season = w13::beginSeason(cards(), start(2 + static_cast<int>(seed % 4), seed));
  Luck mind(seed);
  playOn(season, mind, 60);
  return house::journalOf(season.inside()).copy();
}

/// Changes bytes, cuts, doubles or swaps pieces.
std::string damaged(std::string text, Luck& luck) {
  const auto place = [&] { return static_cast<std::size_t>(luck.pick(static_cast<int>(text.size()), ChanceOf::Card)); };
  for (int times = 1 + luck.pick(3, ChanceOf::Card); times > 0 && !text.empty(); --times) {
    switch (luck.pick(6, ChanceOf::Card)) {
      case 0: text[place()] = static_cast<char>(luck.bits()); break;
      case 1: text.resize(place()); break;
      case 2: text.erase(place(), 1 + static_cast<std::size_t>(luck.pick(40, ChanceOf::Card))); break;
      case 3: text.insert(place(), text.substr(place(), 80)); break;
      case 4: text.insert(place(), "\n"); break;
      default: text.insert(place(), 1, '\0'); break;
    }
  }
  return text;
}

/// Changes what the records say and hold, with checksums that fit: as somebody would who knows the format.
std::string forged(const std::string& text, Luck& luck) {
  kernel::ReadLog log = house::readLog(text, "log", w13::seasonLogs());
  for (int times = 1 + luck.pick(3, ChanceOf::Card); times > 0; --times) {
    const auto at = static_cast<std::size_t>(luck.pick(static_cast<int>(log.records.size()), ChanceOf::Card));
    LogRecord& record = log.records[at];
    const auto in = [&](std::size_t size) {
      return static_cast<std::size_t>(luck.pick(static_cast<int>(size), ChanceOf::Card));
    };
    switch (luck.pick(7, ChanceOf::Card)) {
      case 0:
      case 1:
        if (!record.secret.empty())
          record.secret[in(std::min<std::size_t>(record.secret.size(), 32))] = static_cast<std::uint8_t>(luck.bits());
        break;
      case 2: record.secret.resize(in(record.secret.size() + 2)); break;
      case 3: {
        const char letter = static_cast<char>(32 + luck.pick(95, ChanceOf::Card));
        if (!record.text.empty()) record.text[in(record.text.size())] = letter;
        break;
      }
      case 4: record.text.resize(in(record.text.size() + 1)); break;
      case 5: std::swap(record, log.records[in(log.records.size())]); break;
      default:
        log.records.insert(log.records.begin() + static_cast<std::ptrdiff_t>(in(log.records.size())), record);
        break;
    }
  }
  return log.text.with(log.records).bytes();
}

/// Loads it and gives the note, or nothing if there is no season in it. Anything but a season that can be looked at or
/// one clear sentence fails the test.
std::optional<std::string> noteOf(const std::string& path) {
  try {
    const w13::LoadedSeason loaded = w13::loadSeason(path);
    for (int at = -1; at < loaded.season.seats(); ++at) {
      w13::View view{};
      loaded.season.view(w13::seatAt(at), view);
    }
    return loaded.note;
  } catch (const kernel::DataError& error) {
    const std::string said = error.what();
    REQUIRE(said.find(path) != std::string::npos);
    REQUIRE(said.find('\n') == std::string::npos);
    return std::nullopt;
  }
}

}  // namespace

TEST_CASE("A damaged log is a season or one sentence that names it, and stays as it is", "[log]") {
  const Folder folder;
  const std::string path = folder.file("damaged.season");
  Luck luck(31);
  int refused = 0, told = 0;
  for (int mutant = 0; mutant < support::trials(300); ++mutant) {
    static const std::vector<std::string> whole{aLog(1), aLog(2), aLog(3), aLog(4)};
    const std::string text = damaged(whole[static_cast<std::size_t>(mutant % 4)], luck);
    write(path, text);
    INFO("mutant " << mutant);
    const std::optional<std::string> note = noteOf(path);
    refused += note ? 0 : 1;
    told += note && !note->empty() ? 1 : 0;
    REQUIRE(textOf(path) == text);
    if (note && note->empty()) REQUIRE(text == whole[static_cast<std::size_t>(mutant % 4)]);
  }
  CHECK(refused > support::trials(30));  // what stands at the beginning is needed for all the rest
  CHECK(told > support::trials(40));
}

TEST_CASE("A forged log with checksums that fit is a season or one sentence as well", "[log]") {
  const Folder folder;
  const std::string path = folder.file("forged.season");
  Luck luck(32);
  int refused = 0;
  for (int mutant = 0; mutant < support::trials(300); ++mutant) {
    static const std::vector<std::string> whole{aLog(1), aLog(2), aLog(3), aLog(4)};
    write(path, forged(whole[static_cast<std::size_t>(mutant % 4)], luck));
    INFO("mutant " << mutant);
    refused += noteOf(path) ? 0 : 1;
    try {
      (void)w13::labelOf(path);
    } catch (const kernel::DataError&) {
    }
  }
  CHECK(refused >= support::trials(6));  // most go on from a stored state
}

TEST_CASE("Files that are no logs are refused by name", "[log]") {
  const Folder folder;
  const std::string path = folder.file("letter.txt");
  write(path, "Dear Pete,\nthe Ferret is in the Warehouse.\n");
  CHECK_THROWS_WITH(
      w13::loadSeason(path),
      path + " is no Warehouse 13 season log: it does not begin with \"Warehouse 13 season log, format \"");
  write(path, "Warehouse 13 season log, format 3, seal 00000000\n");
  CHECK_THROWS_WITH(w13::loadSeason(path), path +
                                               " was written by a newer program: it has format 3, this program reads "
                                               "up to 2");
  write(path, "");
  CHECK_THROWS_WITH(w13::labelOf(path), path + " is empty");
  CHECK_THROWS_AS(w13::loadSeason(folder.file("none.season")), kernel::DataError);
  CHECK_THROWS_AS(w13::loadSeason(folder.path()), kernel::DataError);
}
