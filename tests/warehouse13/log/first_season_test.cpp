// A first season in its log: what was agreed at the start is kept, and what has been asked can be told from it.

#include <set>

#include "support/catch.h"
#include "warehouse13/log/play.h"

using namespace logs;
using kernel::Luck;
using w13::Ask;
using w13::Season;
using w13::Seat;
using w13::seatAt;

TEST_CASE("A log keeps that a season is a first one, and who knows the game", "[log]") {
  const Folder folder;
  w13::SeasonStart first = start(4, 3);
  CHECK_FALSE(w13::loadSeason([&] {
                w13::saveSeason(w13::beginSeason(cards(), first), folder.file("plain.season"));
                return folder.file("plain.season");
              }())
                  .start.first.on);
  first.first = {true, seatAt(1) | w13::SeatSet(seatAt(3))};
  // given the log of one, and a copy of it
  const std::string path = folder.file("first.season");
  const std::string copy = folder.file("copy.season");
  {
    Season season = w13::beginSeason(cards(), first, path);
    Luck mind(1);
    playOn(season, mind, 20);
    w13::saveSeason(season, copy);
  }
  // then both tell it, in the open
  CHECK(w13::loadSeason(path).start.first == first.first);
  CHECK(w13::loadSeason(copy).start.first == first.first);
  CHECK(textOf(path).find(R"("first-season":{"know":[1,3]})") != std::string::npos);
  CHECK(textOf(folder.file("plain.season")).find("first-season") == std::string::npos);
}

TEST_CASE("What a log has asked is told by its open questions, and by them alone", "[log][secrecy]") {
  const Folder folder;
  const std::string path = folder.file("a.season");
  for (const std::uint64_t seed : {2U, 5U}) {
    // given a season, and each question as the table saw it before somebody answered
    Season season = w13::beginSeason(cards(), start(4, seed));
    std::vector<w13::Answered> asked;
    Luck mind(seed);
    kernel::Decision d;
    for (int deed = 0; deed < 150 && !season.over(); ++deed) {
      const Deed next = pick(season, mind);
      season.decision(Seat::Table, d);
      const bool answers = next.kind == Deed::Kind::Choose || next.kind == Deed::Kind::Visit;
      if (answers)
        asked.push_back({next.seat, static_cast<Ask>(d.question()), d.openness() == kernel::Openness::Secret});
      carryOut(season, next);
    }
    w13::saveSeason(season, path);
    // when the log is asked, then it tells the same
    std::vector<w13::Answered> told = w13::answeredIn(path);
    CHECK(asked.size() > 60);
    std::erase_if(told, [](const w13::Answered& each) { return each.question == Ask::Nothing; });
    CHECK((told == asked));
    std::filesystem::remove(path);
  }
}

TEST_CASE("A look in response counts as asked", "[log]") {
  const Folder folder;
  const std::string path = folder.file("a.season");
  Season season = w13::beginSeason(cards(), start(4, 2), path);
  Luck mind(2);
  kernel::Decision d;
  std::set<int> looked;
  while (looked.size() < 2 && !season.over()) {
    season.decision(Seat::Table, d);
    for (int seat = 0; seat < 4; ++seat)
      if (!d.asked().has(seatAt(seat)) && season.mayInterject(seatAt(seat)) && looked.insert(seat).second) {
        season.looked(seatAt(seat));
        break;
      }
    playOn(season, mind, 1);
  }
  std::set<int> told;
  for (const w13::Answered& each : w13::answeredIn(path))
    if (each.question == Ask::Nothing) told.insert(index(each.seat));
  REQUIRE(looked.size() == 2);
  CHECK(told == looked);
}
