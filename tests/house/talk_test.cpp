// What is said in the open, in any game that has sentences for it: beside the match, kept, and heard by everybody.

#include <algorithm>
#include <optional>

#include "engine/house/log/match_log.h"
#include "engine/house/log/replaying.h"
#include "engine/house/match/referee.h"
#include "engine/kernel/errors.h"
#include "engine/kernel/whole_file.h"
#include "house/any_game.h"
#include "support/catch.h"
#include "support/folder.h"

namespace {

using house::KeptMatch;
using kernel::Remark;
using kernel::Seat;
using kernel::seatAt;

bool hasTalk(const any::Game& game) { return !game.module.vocabulary().remarks.empty(); }

house::Start talking(const any::Game& game, std::uint64_t seed) {
  house::Start start = game.start(seed);
  start.talk = true;
  return start;
}

/// Answers by luck until a seat may say something.
void untilSayable(KeptMatch& match, Seat seat, kernel::Luck& luck) {
  while (match.sayable(seat).empty()) any::answer(match, luck);
}

void sayFirst(KeptMatch& match, Seat seat) { match.say(seat, match.sayable(seat).front()); }

std::vector<kernel::Said> saidIn(const KeptMatch& match) { return {match.said().begin(), match.said().end()}; }

}  // namespace

TEST_CASE("What is said is heard by all, is no move and stands in no state", "[house][talk]") {
  int games = 0;
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    ++games;
    INFO(game.id());
    // given a match with table talk
    const auto match = beginMatch(game.box, talking(game, 3));
    kernel::Luck luck(3);
    untilSayable(*match, seatAt(0), luck);
    const auto before = match->stateAt(match->history().size());
    const std::vector<std::uint8_t> state(before.begin(), before.end());
    const std::uint64_t views = match->viewsDigest();
    const int steps = match->steps();
    const bool mayUndo = match->mayUndo();
    // when a seat says something
    const Remark remark = match->sayable(seatAt(0)).back();
    match->say(seatAt(0), remark);
    // then it is kept with who said it and when, and nothing else is other than before
    CHECK(saidIn(*match) == std::vector<kernel::Said>{{seatAt(0), remark, steps}});
    const auto after = match->stateAt(match->history().size());
    CHECK(std::ranges::equal(state, after));
    CHECK(match->viewsDigest() == views);
    CHECK(match->steps() == steps);
    CHECK(match->mayUndo() == mayUndo);
  }
  CHECK(games > 0);
}

TEST_CASE("Only what is on offer is said, not twice in a row, and not without end", "[house][talk]") {
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    INFO(game.id());
    const auto match = beginMatch(game.box, talking(game, 4));
    kernel::Luck luck(4);
    untilSayable(*match, seatAt(1), luck);
    // what the game has no sentence for, and what a seat that does not play would say
    CHECK_THROWS_AS(match->say(seatAt(1), {200, {}}), kernel::RefusedError);
    CHECK_THROWS_AS(match->say(Seat::Table, match->sayable(seatAt(1)).front()), kernel::RefusedError);
    CHECK(match->said().empty());
    // the same again
    const Remark remark = match->sayable(seatAt(1)).front();
    match->say(seatAt(1), remark);
    const std::vector<Remark> left = match->sayable(seatAt(1));
    CHECK(std::ranges::find(left, remark) == left.end());
    CHECK_THROWS_AS(match->say(seatAt(1), remark), kernel::RefusedError);
    // three times between two moves is enough, and another seat still may
    sayFirst(*match, seatAt(1));
    sayFirst(*match, seatAt(1));
    CHECK(match->sayable(seatAt(1)).empty());
    CHECK_THROWS_AS(match->say(seatAt(1), remark), kernel::RefusedError);
    CHECK_FALSE(match->sayable(seatAt(0)).empty());
    CHECK(match->said().size() == 3);
  }
}

TEST_CASE("Nobody says anything in a game without sentences, or in a match without talk", "[house][talk]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const auto match = beginMatch(game.box, hasTalk(game) ? game.start(3) : talking(game, 3));
    kernel::Luck luck(3);
    house::Referee bots(*match, game.module, *game.box,
                        std::vector<std::string>(static_cast<std::size_t>(match->seats()), "random"));
    for (int move = 0; move < 30 && !match->over(); ++move) {
      CHECK_FALSE(match->talks());
      CHECK(match->sayable(seatAt(0)).empty());
      CHECK_FALSE(bots.remark());
      any::answer(*match, luck);
    }
    CHECK_THROWS_WITH(match->say(seatAt(0), {}), "there is no table talk in this match");
  }
}

TEST_CASE("What was said is loaded again, also after moves were taken back, and goes into copies and branches",
          "[house][talk][log]") {
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    INFO(game.id());
    const files::Folder folder;
    const std::string path = folder.file("said");
    std::vector<kernel::Said> all;
    int first = 0;
    {
      // given a match in which something is said, a move is taken back, and more is said
      const auto match = beginMatch(game.box, talking(game, 5), path);
      kernel::Luck luck(5);
      untilSayable(*match, seatAt(0), luck);
      sayFirst(*match, seatAt(0));
      first = match->steps();
      while (!match->mayUndo() || match->sayable(seatAt(1)).empty()) any::answer(*match, luck);
      sayFirst(*match, seatAt(1));
      match->undo();
      // then what was said stays, after the moves that are left
      REQUIRE(match->said().size() == 2);
      CHECK(match->said().back().step == match->steps());
      untilSayable(*match, seatAt(0), luck);
      sayFirst(*match, seatAt(0));
      all = saidIn(*match);
    }
    // when it is replayed, then all of it is heard in order
    house::Replaying replay(path, game.module.log());
    std::vector<Remark> heard;
    for (house::RecordWas was = replay.doNext(); was != house::RecordWas::End; was = replay.doNext())
      if (was == house::RecordWas::Said) heard.push_back(replay.said.remark);
    REQUIRE(heard.size() == all.size());
    for (std::size_t at = 0; at < all.size(); ++at) CHECK(heard[at] == all[at].remark);
    // when it is loaded, then all of it is there
    const house::Loaded loaded = loadMatch(path, game.module.log());
    CHECK(loaded.note.empty());
    CHECK(loaded.start.talk);
    CHECK(loaded.match->talks());
    CHECK(saidIn(*loaded.match) == all);
    // and in a copy, and in a branch as far as that goes
    saveMatch(*loaded.match, folder.file("copy"));
    CHECK(saidIn(*loadMatch(folder.file("copy"), game.module.log()).match) == all);
    const auto branch = branchMatch(*loaded.match, first, 1);
    REQUIRE_FALSE(branch->said().empty());
    CHECK(branch->said().front() == all.front());
    CHECK(std::ranges::all_of(branch->said(), [&](const kernel::Said& each) { return each.step <= first; }));
    saveMatch(*branch, folder.file("branch"));
    CHECK(saidIn(*loadMatch(folder.file("branch"), game.module.log()).match) == saidIn(*branch));
  }
}

TEST_CASE("A match that was begun without talk has none when it is loaded", "[house][talk][log]") {
  for (const any::Game& game : any::games()) {
    INFO(game.id());
    const files::Folder folder;
    saveMatch(*beginMatch(game.box, game.start(2)), folder.file("old"));
    CHECK(kernel::readWholeFile(folder.file("old")).find("\"talk\"") == std::string::npos);
    const house::Loaded loaded = loadMatch(folder.file("old"), game.module.log());
    CHECK_FALSE(loaded.start.talk);
    CHECK_FALSE(loaded.match->talks());
  }
}

TEST_CASE("What may be said, and when bots are asked, is the same in all worlds that the table cannot tell apart",
          "[house][talk][fair-play]") {
  int compared = 0, moments = 0;
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      INFO(game.id() << ", seed " << seed);
      const house::Start start = talking(game, seed);
      const auto match = beginMatch(game.box, start);
      kernel::Luck luck(seed), dealing(seed + 50);
      while (!match->over() && match->steps() < 250) {
        any::answer(*match, luck);
        if (match->steps() % 5 != 0) continue;
        // given the match with everything dealt again that the table does not know
        const auto other = game.inState(start, match->imagined(Seat::Table, dealing));
        REQUIRE(other);
        other->letTalk(true);
        // then every seat may say the same there, and bots are asked at the same moments
        for (int seat = 0; seat < match->seats(); ++seat)
          REQUIRE(other->sayable(seatAt(seat)) == match->sayable(seatAt(seat)));
        REQUIRE(other->talkMoment() == match->talkMoment());
        moments += match->talkMoment() != 0 ? 1 : 0;
        ++compared;
      }
    }
  }
  CHECK(compared > 100);
  CHECK(moments > 10);
}

TEST_CASE("What a bot says is the same in all worlds that its seat cannot tell apart", "[house][talk][fair-play]") {
  int compared = 0, said = 0;
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    const std::string bot = "rule";
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      INFO(game.id() << ", seed " << seed);
      const house::Start start = talking(game, seed);
      const auto match = beginMatch(game.box, start);
      kernel::Luck luck(seed), dealing(seed + 70);
      while (!match->over() && match->steps() < 200) {
        any::answer(*match, luck);
        if (match->talkMoment() == 0) continue;
        for (int at = 0; at < match->seats(); ++at) {
          const Seat seat = seatAt(at);
          // given the same match as it could be as well for this seat, with the same heard
          const auto other = game.inState(start, match->imagined(seat, dealing));
          REQUIRE(other);
          other->letTalk(true);
          const std::vector<Remark> offers = match->sayable(seat);
          REQUIRE(other->sayable(seat) == offers);
          kernel::Luck mine(seed), theirs(seed);
          // when a bot at this seat is asked in both, then it says the same
          const auto here = game.module.bot(bot, *game.box)->say(*match, seat, offers, mine);
          const auto there = game.module.bot(bot, *game.box)->say(*other, seat, offers, theirs);
          REQUIRE(here == there);
          said += here ? 1 : 0;
          ++compared;
        }
      }
    }
  }
  CHECK(compared > 100);
  CHECK(said > 20);
}

TEST_CASE("Bots are asked once at each moment, and not again after a moment has come back or a match is loaded",
          "[house][talk][bots]") {
  int remarks = 0;
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    INFO(game.id());
    const files::Folder folder;
    const auto match = beginMatch(game.box, talking(game, 8));
    const std::vector<std::string> names(static_cast<std::size_t>(match->seats()), "rule");
    house::Referee bots(*match, game.module, *game.box, names);
    kernel::Luck luck(8);
    while (!match->over() && match->steps() < 200) {
      const std::size_t before = match->said().size();
      while (const auto said = bots.remark()) match->say(said->seat, said->remark);
      CHECK(match->said().size() - before <= static_cast<std::size_t>(match->seats()));
      remarks += static_cast<int>(match->said().size() - before);
      CHECK_FALSE(bots.remark());
      if (match->said().size() > before) {
        house::Referee loaded(*match, game.module, *game.box, names);
        CHECK_FALSE(loaded.remark());
      }
      any::answer(*match, luck);
      if (!match->mayUndo()) continue;
      while (const auto said = bots.remark()) match->say(said->seat, said->remark);
      match->undo();
      CHECK_FALSE(bots.remark());
      any::answer(*match, luck);
    }
  }
  CHECK(remarks > 3);
}

TEST_CASE("A bot that joins a match that goes on says what it would say had it watched from the beginning",
          "[house][talk][bots]") {
  int remarks = 0, others = 0;
  for (const any::Game& game : any::games()) {
    if (!hasTalk(game)) continue;
    INFO(game.id());
    const auto match = beginMatch(game.box, talking(game, 8));
    const std::vector<std::string> names(static_cast<std::size_t>(match->seats()), "rule");
    house::Referee bots(*match, game.module, *game.box, names);
    kernel::Luck luck(8);
    std::optional<house::Referee> joined;
    const auto saysUntold = [&](kernel::Seat seat) {
      const auto player = game.module.bot("rule", *game.box);
      const std::vector<kernel::Remark> offers = match->sayable(seat);
      const std::optional<int> wanted = player->say(*match, seat, offers, luck);
      return wanted ? kernel::at(offers, *wanted) : kernel::Remark{};
    };
    while (!match->over() && match->steps() < 400) {
      // given bots that have sat there from the beginning, when one of them says something
      while (const auto said = bots.remark()) {
        // then one that has taken its seat a move ago says the same, other than one that knows nothing
        if (joined) CHECK(joined->remark() == said);
        others += saysUntold(said->seat) == said->remark ? 0 : 1;
        ++remarks;
        match->say(said->seat, said->remark);
      }
      if (joined) CHECK_FALSE(joined->remark());
      joined.emplace(*match, game.module, *game.box, names);
      const auto move = bots.move();
      REQUIRE(move);
      if (move->how != kernel::How::Interjection) bots.askNoMore();
      match->play(*move);
    }
  }
  CHECK(remarks > 10);
  CHECK(others > 0);
}
