// A damaged season: told where, gone on with as far as its records prove, and never cut before a copy is kept.

#include <algorithm>

#include "engine/games/warehouse13/season/season_box.h"
#include "engine/games/warehouse13/season/season_inside.h"
#include "engine/house/log/match_journal.h"
#include "engine/kernel/errors.h"
#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::ChanceOf;
using kernel::Luck;
using w13::Season;

namespace {

/// A season that was killed, so that nothing but its last whole record ends it, and its file.
struct Saved {
  Folder folder;
  std::string path = folder.file("a.season");
  Season season = w13::beginSeason(cards(), start(4, 21));
  std::string whole = played();

  [[nodiscard]] std::string played() {
    Luck mind(21);
    playOn(season, mind, 160);
    return house::journalOf(season.inside()).text().bytes();
  }
  /// Where each line begins, and where the text ends.
  [[nodiscard]] std::vector<std::size_t> lines() const {
    std::vector<std::size_t> begins{0};
    for (std::size_t at = 0; at < whole.size(); ++at)
      if (whole[at] == '\n') begins.push_back(at + 1);
    return begins;
  }
  /// The lines of records of a kind, by their index in lines().
  [[nodiscard]] std::vector<std::size_t> linesOf(const std::string& kind) const {
    std::vector<std::size_t> found;
    const std::vector<std::size_t> begins = lines();
    for (std::size_t line = 1; line + 1 < begins.size(); ++line)
      if (whole.compare(begins[line] + 17, kind.size() + 1, kind + " ") == 0) found.push_back(line);
    return found;
  }
  /// The text with several letters of a line made unreadable.
  [[nodiscard]] std::string without(std::size_t line) const {
    std::string broken = whole;
    for (const std::size_t at : {18u, 20u, 21u}) broken[lines()[line] + at] = '?';
    return broken;
  }
  [[nodiscard]] std::string copy() const { return path + ".damaged"; }
};

/// What every viewer sees, and where the season stands.
bool standsAs(const Season& a, const Season& b) {
  for (int at = -1; at < a.seats(); ++at) {
    w13::View one{}, other{};
    a.view(w13::seatAt(at), one);
    b.view(w13::seatAt(at), other);
    if (!(one == other)) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("A flipped bit in any line costs no step, is told with its line, and the file is kept as it was", "[log]") {
  const Saved saved;
  const std::vector<std::size_t> begins = saved.lines();
  Luck luck(3);
  for (std::size_t line = 0; line + 1 < begins.size(); line += 5) {
    // given one bit of a season's file that is wrong
    std::string flipped = saved.whole;
    const std::size_t at = begins[line] + static_cast<std::size_t>(luck.pick(
                                              static_cast<int>(begins[line + 1] - begins[line]), ChanceOf::Card));
    flipped[at] = static_cast<char>(static_cast<std::uint8_t>(flipped[at]) ^ (1u << (line % 8)));
    write(saved.path, flipped);
    INFO("byte " << at);
    // when it is gone on with
    {
      const w13::LoadedSeason loaded = w13::loadSeason(saved.path, w13::Autosave::Continue);
      // then all of it is there and the sentence says what happened
      REQUIRE(difference(loaded.season, saved.season) == "");
      CHECK(loaded.note == saved.path + " is damaged in line " + std::to_string(line + 1) + ", but none of its " +
                               std::to_string(saved.season.steps()) + " steps is lost; the file as it was is kept as " +
                               saved.copy());
    }
    CHECK(textOf(saved.copy()) == flipped);
    CHECK(w13::loadSeason(saved.path).note == "");
    std::filesystem::remove(saved.copy());
  }
}

TEST_CASE("A letter that became zero in the middle of a season is damage and not its end", "[log]") {
  const Saved saved;
  const std::size_t fourth = saved.linesOf("step").at(3);
  std::string zeroed = saved.whole;
  zeroed[saved.lines()[fourth] + 40] = '\0';
  write(saved.path, zeroed);
  const w13::LoadedSeason loaded = w13::loadSeason(saved.path);
  CHECK(difference(loaded.season, saved.season) == "");
  CHECK(loaded.note == saved.path + " is damaged in line " + std::to_string(fourth + 1) + ", but none of its " +
                           std::to_string(saved.season.steps()) + " steps is lost");
  CHECK_FALSE(w13::labelOf(saved.path).torn);
  CHECK(w13::labelOf(saved.path).damaged);
}

TEST_CASE("A choice that is lost in the middle costs the way there, not where the season stands", "[log]") {
  const Saved saved;
  REQUIRE(saved.linesOf("state").size() > 2);
  const std::size_t lost = saved.linesOf("step").at(10);
  write(saved.path, saved.without(lost));
  w13::LoadedSeason loaded = w13::loadSeason(saved.path, w13::Autosave::Continue);
  CHECK(loaded.note == saved.path + " is damaged in line " + std::to_string(lost + 1) +
                           "; it goes on from the last stored state, and what led there cannot be looked at or taken "
                           "back any more; the file as it was is kept as " +
                           saved.copy());
  CHECK(standsAs(loaded.season, saved.season));
  CHECK(textOf(saved.copy()) == saved.without(lost));
  // it goes on, and loads without another word
  Luck mind(4);
  for (int deed = 0; deed < 12; ++deed) {
    const Deed next = pick(loaded.season, mind);
    if (next.kind != Deed::Kind::Undo) carryOut(loaded.season, next);
  }
  const w13::LoadedSeason again = w13::loadSeason(saved.path);
  CHECK(again.note == "");
  CHECK(difference(again.season, loaded.season) == "");
}

TEST_CASE("A choice that is lost behind the last stored state costs what came after it, and that is counted", "[log]") {
  const Saved saved;
  const std::size_t state = saved.linesOf("state").back();
  std::vector<std::size_t> after;
  for (const std::size_t line : saved.linesOf("step"))
    if (line > state) after.push_back(line);
  REQUIRE(after.size() > 3);
  write(saved.path, saved.without(after[1]));
  const w13::LoadedSeason loaded = w13::loadSeason(saved.path, w13::Autosave::Continue);
  const int left = loaded.season.steps();
  CHECK(loaded.note == saved.path + " is damaged in line " + std::to_string(after[1] + 1) + "; " +
                           std::to_string(left) + " steps are left; the last " + std::to_string(after.size() - 2) +
                           " choices are lost; the file as it was is kept as " + saved.copy());
  CHECK(left == house::numberAfter(saved.whole.substr(saved.lines()[after[0]], 80), "step "));
  CHECK(textOf(saved.copy()) == saved.without(after[1]));
  CHECK(w13::loadSeason(saved.path).season.steps() == left);
}

TEST_CASE("A look or a stored state that is lost costs nothing", "[log]") {
  const Saved saved;
  for (const char* kind : {"state", "look"}) {
    INFO(kind);
    const std::size_t lost = saved.linesOf(kind).front();
    write(saved.path, saved.without(lost));
    const w13::LoadedSeason loaded = w13::loadSeason(saved.path);
    CHECK(loaded.season.steps() == saved.season.steps());
    CHECK(standsAs(loaded.season, saved.season));
    CHECK(loaded.note == saved.path + " is damaged in line " + std::to_string(lost + 1) + ", but none of its " +
                             std::to_string(saved.season.steps()) + " steps is lost");
  }
}

TEST_CASE("A piece that is zeros or gone costs the way there, not where the season stands", "[log]") {
  const Saved saved;
  const std::size_t from = saved.lines()[saved.linesOf("step").at(5)] + 30;
  std::string broken = saved.whole;
  SECTION("zeros") { broken.replace(from, 4096, 4096, '\0'); }
  SECTION("gone") { broken.erase(from, 4096); }
  write(saved.path, broken);
  const w13::LoadedSeason loaded = w13::loadSeason(saved.path);
  INFO(loaded.note);
  CHECK(loaded.note.find("it goes on from the last stored state") != std::string::npos);
  CHECK(standsAs(loaded.season, saved.season));
}

TEST_CASE("A season that was cut where a record ends is told to have been longer", "[log]") {
  const Saved saved;
  const std::vector<std::size_t> steps = saved.linesOf("step");
  const std::vector<std::size_t> begins = saved.lines();
  const std::size_t cut = begins[steps[steps.size() / 2] + 1];
  write(saved.path, saved.whole.substr(0, cut));
  const w13::LoadedSeason loaded = w13::loadSeason(saved.path, w13::Autosave::Continue);
  const std::size_t missing = begins.size() - 1 - (steps[steps.size() / 2] + 1);
  CHECK(loaded.note == saved.path + " ends earlier than it did: its last " + std::to_string(missing) +
                           " records are missing; " + std::to_string(loaded.season.steps()) +
                           " steps are left; the file as it was is kept as " + saved.copy());
  CHECK(w13::labelOf(saved.copy()).damaged);
  CHECK(w13::loadSeason(saved.path).note == "");
}

TEST_CASE("A season whose set-up or cards are lost is refused with its place, and stays as it is", "[log]") {
  const Saved saved;
  for (const std::size_t line : {std::size_t{1}, std::size_t{2}}) {
    write(saved.path, saved.without(line));
    CHECK_THROWS_WITH(w13::loadSeason(saved.path, w13::Autosave::Continue),
                      saved.path + " is damaged in line " + std::to_string(line + 1) +
                          ", where its set-up and cards stand, so nothing of it can be played");
    CHECK(textOf(saved.path) == saved.without(line));
  }
}

TEST_CASE("A season cut or changed anywhere is the same, or its damage is told with the steps that are left",
          "[log][heavy]") {
  const Saved saved;
  const std::size_t cards = saved.lines()[3];
  Luck luck(12);
  int jumped = 0, mended = 0, shorter = 0;
  for (std::size_t at = cards; at < saved.whole.size();
       at += 1 + static_cast<std::size_t>(luck.pick(60, ChanceOf::Card)))
    for (const bool cuts : {true, false}) {
      std::string broken = cuts ? saved.whole.substr(0, at) : saved.whole;
      if (!cuts) broken[at] = static_cast<char>(luck.bits());
      if (broken == saved.whole) continue;
      write(saved.path, broken);
      INFO((cuts ? "cut at " : "changed at ") << at);

      const w13::LoadedSeason loaded = w13::loadSeason(saved.path);
      INFO(loaded.note);
      const bool ends = loaded.note.find("ends earlier than it did") != std::string::npos;
      REQUIRE((ends || loaded.note.starts_with(saved.path + " is damaged in line ")));
      REQUIRE((ends || !cuts || saved.whole[at] == '\n'));  // a record without its line end is whole
      const bool goesOn = loaded.note.find("it goes on from the last stored state") != std::string::npos;
      const bool none = loaded.note.find("but none of its") != std::string::npos;
      REQUIRE(
          (goesOn || none || loaded.note.find(std::to_string(loaded.season.steps()) + " step") != std::string::npos));
      if (goesOn || none) REQUIRE(standsAs(loaded.season, saved.season));
      (goesOn ? jumped : none ? mended : shorter) += 1;
    }
  CHECK(jumped > 50);
  CHECK(mended > 50);
  CHECK(shorter > 50);
}
