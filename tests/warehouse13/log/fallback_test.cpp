// When a log does not fit the rules any more, the last stored state is what is left, and a sentence says so.

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::LogRecord;
using kernel::Luck;
using w13::Season;

namespace {

/// A log of a hundred deeds, its file, and its records.
struct OldLog {
  Folder folder;
  std::string path = folder.file("old.season");
  Season season = w13::beginSeason(cards(), start(4, 21));
  kernel::ReadLog log = read();

  [[nodiscard]] kernel::ReadLog read() {
    Luck mind(21);
    playOn(season, mind, 100);
    w13::saveSeason(season, path);
    return house::readLog(textOf(path), path, w13::seasonLogs());
  }
  /// Writes the records as they are now.
  void rewrite() const { write(path, log.text.with(log.records).bytes()); }
  [[nodiscard]] std::vector<std::size_t> all(std::string_view kind) const {
    std::vector<std::size_t> found;
    for (std::size_t at = 0; at < log.records.size(); ++at)
      if (house::kindOf(log.records[at]) == kind) found.push_back(at);
    return found;
  }
  [[nodiscard]] int stepOf(std::size_t record) const { return house::numberAfter(log.records[record].text, "step "); }
  /// As if the rules let another question follow this choice: its digest is another one.
  void changeRulesAt(std::size_t record) { log.records[record].secret[14] ^= 1; }
};

}  // namespace

TEST_CASE("A log whose rules have changed in the middle goes on from the last stored state", "[log]") {
  OldLog old;
  REQUIRE(old.all("state").size() >= 2);
  const std::size_t changed = old.all("step")[10];
  old.changeRulesAt(changed);
  old.rewrite();
  w13::LoadedSeason loaded = w13::loadSeason(old.path, w13::Autosave::Continue);
  CHECK(loaded.note == old.path + " does not fit the rules of this program: step " +
                           std::to_string(old.stepOf(changed)) +
                           ": another question follows; it goes on from the last stored state, and what led there "
                           "cannot be looked at or taken back any more");
  CHECK(loaded.season.steps() == 0);
  CHECK_FALSE(loaded.season.mayUndo());
  for (int at = -1; at < loaded.season.seats(); ++at) {
    w13::View was{}, is{};
    old.season.view(w13::seatAt(at), was);
    loaded.season.view(w13::seatAt(at), is);
    CHECK(was == is);
  }
  // it goes on as it would have, and the next load begins at that state without another word
  Luck mind(4), sameMind(4);
  for (int deed = 0; deed < 12; ++deed) {
    const Deed next = pick(loaded.season, mind);
    if (next.kind == Deed::Kind::Undo) continue;
    carryOut(loaded.season, next);
  }
  const w13::LoadedSeason again = w13::loadSeason(old.path);
  CHECK(again.note == "");
  CHECK(difference(again.season, loaded.season) == "");
  const Season branch = w13::branchSeason(again.season, 2, 7);
  CHECK(branch.steps() == 2);
}

TEST_CASE("Choices after the last stored state that do not fit any more are counted as lost", "[log]") {
  // given a program that was killed, so no state stands at the end, and other rules from the next choice on
  OldLog old;
  old.log.records.resize(old.all("state").back());
  const std::size_t state = old.all("state").back();
  std::vector<std::size_t> after;
  for (const std::size_t step : old.all("step"))
    if (step > state) after.push_back(step);
  REQUIRE(after.size() > 1);
  old.changeRulesAt(after.front());
  old.rewrite();
  const w13::LoadedSeason loaded = w13::loadSeason(old.path);
  INFO(loaded.note);
  CHECK(loaded.note.find("does not fit the rules") != std::string::npos);
  CHECK(loaded.note.ends_with("; the last " + std::to_string(after.size()) + " choices are lost"));
}

TEST_CASE("A state that another build has stored is not looked at", "[log]") {
  OldLog old;
  old.changeRulesAt(old.all("step")[0]);
  const auto states = old.all("state");
  SECTION("laid out in another way") {
    for (const std::size_t at : states) old.log.records[at].text += "1";
  }
  SECTION("with bytes that we did not write") {
    for (const std::size_t at : states) old.log.records[at].secret[40] ^= 0xFF;
  }
  SECTION("that would show the seats something else") {
    for (const std::size_t at : states) old.log.records[at].secret[16] ^= 1;
  }
  old.rewrite();
  // what came before the misfit is still there: nothing but the beginning
  const w13::LoadedSeason loaded = w13::loadSeason(old.path);
  CHECK(loaded.season.steps() == 0);
  CHECK(loaded.note.find("; the last ") != std::string::npos);
}

TEST_CASE("A stored state that the rules do not come to any more is noticed though every choice fits", "[log]") {
  OldLog old;
  const std::size_t first = old.all("state").front();
  old.log.records[first].secret[16] ^= 1;  // the digest of what the seats saw
  old.rewrite();
  CHECK(w13::loadSeason(old.path).note.find("a seat sees something else than it saw") != std::string::npos);
}

TEST_CASE("A log of cards that this program cannot read is refused", "[log]") {
  OldLog old;
  old.log.records[1].text.resize(old.log.records[1].text.size() - 4);
  old.rewrite();
  CHECK_THROWS_WITH(w13::loadSeason(old.path), old.path + " cannot be played: its cards are not as they were written");
  old.log.records.resize(1);
  old.rewrite();
  CHECK_THROWS_WITH(w13::loadSeason(old.path),
                    old.path + " cannot be played: it does not begin with a set-up and cards");
}

TEST_CASE("A replay names the step that does not fit, and stands before it", "[log]") {
  OldLog old;
  const std::size_t changed = old.all("step")[10];
  old.changeRulesAt(changed);
  old.rewrite();
  w13::SeasonReplay replay(old.path);
  CHECK_THROWS_WITH(
      [&] {
        while (replay.next() != w13::SeasonReplay::Was::End) {
        }
      }(),
      old.path + " does not fit the rules of this program: step " + std::to_string(old.stepOf(changed)) +
          ": another question follows");
  CHECK(replay.season().steps() == old.stepOf(changed) - 1);
}
